"""Chooses the colours of all pictures, and draws those of docs/pictures: gallery, and rules by chapter."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from PIL import Image

from bot.features.reference.lookup import BOOKS
from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, words
from bot.render import icons
from bot.render.rasterizer import image, reduced
from bot.render.scene import Scene
from bot.render.theme import PALETTES
from tools.gallery import colours, scenes, sheets
from tools.gallery.files import keep
from tools.gallery.sheets import item_groups

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PLACE, RULES = PICTURES / "gallery", PICTURES / "rules"
HALF = 2  # the chapters of a book are kept so much smaller


def main() -> int:
    """Draw everything, write what looks otherwise than its file, and say which that was."""
    colours.choose_outgrown()
    PLACE.mkdir(parents=True, exist_ok=True)
    scenes.keep_new()
    names = {name for name, _, _ in everything()}
    for old in PLACE.glob("*.png"):
        if old.stem not in names:
            old.unlink()
    for name, scene, palette in everything():
        path = PLACE / f"{name}.png"
        done = "written" if keep(path, drawn(scene, palette)) else "as it was"
        print(f"{path.name}: {scene.width} x {scene.height}, {path.stat().st_size / 1024:.0f} KB, {done}")
    RULES.mkdir(parents=True, exist_ok=True)
    for name, scene, palette in books():
        path = RULES / f"{name}.png"
        done = "written" if keep(path, small(scene, palette)) else "as it was"
        print(f"{path.name}: {path.stat().st_size / 1024:.0f} KB, {done}")
    return 0


def books() -> Iterator[tuple[str, Scene, str]]:
    """The chapters of each rule book in each language and palette: file, picture, palette."""
    for (family, book), language, palette in product(BOOKS.items(), LANGUAGES, PALETTES):
        more = "" if palette == "on" else f"-{palette}"
        yield f"{family}-{language}{more}", sheets.chapters(book, words(language)), palette


def small(scene: Scene, palette: str) -> Image.Image:
    """A picture of half the size, in its colours."""
    whole = image(scene, PALETTES[palette]).convert("RGB")
    size = (whole.width // HALF, whole.height // HALF)
    return reduced(whole.resize(size, Image.Resampling.LANCZOS), palette)


def drawn(scene: Scene, palette: str) -> Image.Image:
    """A picture in the colours in which it is sent, which are the same for all of a palette.

    Colours of its own would all be others where the rounding of one is.
    """
    return reduced(image(scene, PALETTES[palette]), palette)


def everything() -> Iterator[tuple[str, Scene, str]]:
    """The pictures: the name of the file, the picture, its palette."""
    for palette in PALETTES:
        more = "" if palette == "on" else f"-{palette}"
        yield f"palette{more}", sheets.palette(), palette
    yield "pieces", sheets.pieces(), "on"
    yield "icons", sheets.icons(icons.shared()), "on"
    for family in PRESENTERS:
        if own := icons.of_game(family):
            yield f"{family}-icons", sheets.icons(own), "on"
        yield f"{family}-cards", sheets.shelved(item_groups(family, words("en"))), "on"
    for name in scenes.MOMENTS:
        board = scenes.board(name)
        yield f"{name}-table", board, "on"
        yield f"{name}-table-high-contrast", board, "high-contrast"
        yield f"{name}-hand", scenes.panel(name), "on"


if __name__ == "__main__":
    sys.exit(main())
