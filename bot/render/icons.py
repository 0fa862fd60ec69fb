"""The signs of all games, from data: black on white in their files, in any colours here."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

DATA = Path(__file__).parents[2] / "data"
ART = DATA / "art"  # templates, icons and colours that all pictures share
UNKNOWN = "question"
BOX = 64  # they are drawn in a square of this many units

_OUTSIDE = re.compile(r"</?svg[^>]*>")
_INKS = re.compile("#000|#fff")  # in one go: white begins like the one, black like the other


def game_art() -> list[Path]:
    """The folders with what one game alone shows: its signs, templates and people."""
    return sorted(DATA.glob("games/*/art"))


@cache
def _files() -> dict[str, Path]:
    folders = (ART / "icons", *game_art())
    return {path.stem: path for folder in folders for path in sorted(folder.glob("*.svg"))}


@cache
def names() -> frozenset[str]:
    """Every sign there is."""
    return frozenset(_files())


def known(name: str) -> str:
    """This sign, or a question mark where there is none: a card without its icon can still be played."""
    return name if name in names() else UNKNOWN


@cache
def _shapes(name: str) -> str:
    return _OUTSIDE.sub("", _files()[name].read_text("utf-8")).strip()


def icon(name: str, x: float, y: float, size: float, ink: str, ground: str, *, hollow: bool = False) -> str:
    """A sign as SVG: `ink` on `ground`, or its outline alone."""
    shapes = _shapes(name)
    if hollow:
        shapes = shapes.replace("#fff", "none").replace("#000", "none")
        dress = f'fill="none" stroke="{ink}" stroke-width="4" stroke-linejoin="round"'
        inner = f'<g transform="translate(3.2 3.2) scale(.9)">{shapes}</g>'
    else:
        inner = _INKS.sub(lambda found: ink if found[0] == "#000" else ground, shapes)
        dress = f'fill="{ink}"'
    return f'<g transform="translate({x:g} {y:g}) scale({size / BOX:g})" {dress}>{inner}</g>'
