"""The signs of all games, from data/art/icons: black on white in their files, in any colours here."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ART = Path(__file__).parents[2] / "data" / "art"  # templates, icons and colours of all pictures
ICONS = ART / "icons"
BOX = 64  # they are drawn in a square of this many units

_OUTSIDE = re.compile(r"</?svg[^>]*>")
_INKS = re.compile("#000|#fff")  # in one go: white begins like the one, black like the other


@cache
def names() -> frozenset[str]:
    """Every sign there is."""
    return frozenset(path.stem for path in ICONS.glob("*.svg"))


@cache
def _shapes(name: str) -> str:
    return _OUTSIDE.sub("", (ICONS / f"{name}.svg").read_text("utf-8")).strip()


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
