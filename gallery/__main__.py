"""Chooses the colours of all pictures, and draws the sheets, tables and hands of docs/pictures/gallery."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.games import FACES
from bot.i18n.texts import words
from bot.render.rasterizer import image
from bot.render.scene import Scene
from bot.render.theme import PALETTES
from gallery import colours, scenes, sheets
from gallery.sheets import shelves

PLACE = Path(__file__).parents[1] / "docs" / "pictures" / "gallery"
COLOURS = 128  # of a file


def main() -> int:
    """Draw everything and say how large it came out."""
    colours.choose_all()
    PLACE.mkdir(parents=True, exist_ok=True)
    for old in PLACE.glob("*.png"):
        old.unlink()
    for name, scene, palette in everything():
        path = PLACE / f"{name}.png"
        _small(image(scene, PALETTES[palette])).save(path, optimize=True)
        print(f"{path.name}: {scene.width} x {scene.height}, {path.stat().st_size / 1024:.0f} KB")
    return 0


def everything() -> Iterator[tuple[str, Scene, str]]:
    """What there is to be drawn: the name of the file, the picture, its palette."""
    for palette in PALETTES:
        more = "" if palette == "on" else f"-{palette}"
        yield f"palette{more}", sheets.palette(), palette
    yield "pieces", sheets.pieces(), "on"
    yield "icons", sheets.icons(), "on"
    for family in FACES:
        yield f"{family}-cards", sheets.shelved(shelves(family, words("en"))), "on"
    for name in scenes.MOMENTS:
        board = scenes.board(name)
        yield f"{name}-table", board, "on"
        yield f"{name}-table-high-contrast", board, "high-contrast"
        yield f"{name}-hand", scenes.panel(name), "on"


def _small(drawn: Image.Image) -> Image.Image:
    return drawn.convert("RGB").quantize(
        COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE
    )


if __name__ == "__main__":
    sys.exit(main())
