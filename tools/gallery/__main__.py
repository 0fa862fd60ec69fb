"""Draw every picture: those of the docs into docs/pictures, all others into build/gallery."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.games import PRESENTERS
from bot.i18n.texts import load_texts
from bot.render import icons
from bot.render.rasterizer import image, reduced
from bot.render.scene import Scene
from bot.render.theme import PALETTES
from tools.gallery import colors, scenes, sheets
from tools.gallery.files import keep
from tools.gallery.sheets import item_groups

ROOT = Path(__file__).parents[2]
DOCS, BUILD = ROOT / "docs" / "pictures", ROOT / "build" / "gallery"
IN_DOCS = {
    *("pieces", "palette", "icons", "outlaws-gangs-table", "outlaws-gangs-hand"),
    *("revolver-table", "revolver-hand"),
    *(f"{family}-cards" for family in PRESENTERS),
}


def main() -> int:
    argparse.ArgumentParser(prog="tools.gallery", description=__doc__).parse_args()
    colors.choose_outgrown()
    scenes.keep_new()
    BUILD.mkdir(parents=True, exist_ok=True)
    for name, scene, palette in everything():
        path = (DOCS if name in IN_DOCS else BUILD) / f"{name}.png"
        done = "written" if keep(path, drawn(scene, palette)) else "unchanged"
        size = f"{scene.width} x {scene.height}, {path.stat().st_size / 1024:.0f} KB"
        print(f"{path.relative_to(ROOT)}: {size}, {done}")
    return 0


def drawn(scene: Scene, palette: str) -> Image.Image:
    """Draw a picture in the 256 colors of its palette, as it is sent to Discord."""
    return reduced(image(scene, PALETTES[palette]), palette)


def everything() -> Iterator[tuple[str, Scene, str]]:
    """Yield each picture with its file's name and its palette."""
    for palette in PALETTES:
        more = "" if palette == "on" else f"-{palette}"
        yield f"palette{more}", sheets.palette(), palette
    yield "pieces", sheets.pieces(), "on"
    yield "icons", sheets.icons(frozenset(path.stem for path in (icons.ART / "icons").glob("*.svg"))), "on"
    for family in PRESENTERS:
        if own := frozenset(path.stem for path in (icons.DATA / "games" / family / "art").glob("*.svg")):
            yield f"{family}-icons", sheets.icons(own), "on"
        yield f"{family}-cards", sheets.shelved(item_groups(family, load_texts("en"))), "on"
    for name in scenes.MOMENTS:
        board = scenes.board(name)
        yield f"{name}-table", board, "on"
        yield f"{name}-table-high-contrast", board, "high-contrast"
        yield f"{name}-hand", scenes.panel(name), "on"


if __name__ == "__main__":
    sys.exit(main())
