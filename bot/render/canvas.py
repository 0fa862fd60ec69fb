"""What drawings of items are made of.

Shapes come from the templates in data/art, which contain no text. typesetting.py sets text in the boxes
of an item's drawing, so that measured and drawn text agree.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from bot.render.icons import ART, game_art, icon, portrait
from bot.render.scene import (
    Align,
    Mood,
)
from bot.render.theme import Palette
from bot.render.typesetting import FontFace


@dataclass(frozen=True, slots=True)
class TextLine:
    text: str
    box: tuple[float, float, float, float]  # left, top, width, height in pixels
    em: float
    face: FontFace
    color: str
    align: Align = "center"
    max_lines: int = 1


@dataclass(frozen=True, slots=True)
class ItemDrawing:
    svg: str
    lines: tuple[TextLine, ...] = ()
    faint: bool = False
    turned: float = 0  # degrees
    askew: bool = False  # tilted within its size


@dataclass(slots=True)
class ItemCanvas:
    """Icons and text of one item, in the units of its template."""

    palette: Palette
    scale: float = 1  # pixels per unit
    signs: list[str] = field(default_factory=list)
    lines: list[TextLine] = field(default_factory=list)

    def sign(
        self, name: str, x: float, y: float, size: float, ink: str, ground: str, *, hollow: bool = False
    ) -> None:
        self.signs.append(icon(name, x, y, size, ink, ground, hollow=hollow))

    def write(
        self, text: str, box: tuple[float, float, float, float], em: float, face: FontFace, color: str,
        align: Align = "center", max_lines: int = 1,
    ) -> None:  # fmt: skip
        if text:
            left, top, width, height = (value * self.scale for value in box)
            self.lines.append(
                TextLine(text, (left, top, width, height), em * self.scale, face, color, align, max_lines)
            )

    def drawn(self) -> Markup:
        return Markup("".join(self.signs))


@cache
def art() -> Environment:
    loader = FileSystemLoader([ART, *game_art()])
    environment = Environment(loader=loader, undefined=StrictUndefined, autoescape=True, trim_blocks=True)
    environment.globals["icon"] = lambda *args, **more: Markup(icon(*args, **more))
    environment.globals["portrait"] = lambda who, mood="": Markup(portrait(who, mood))
    return environment


def shapes(template: str, palette: Palette, width: float, height: float, **facts: object) -> str:
    return art().get_template(f"{template}.svg.j2").render(p=palette, w=width, h=height, **facts)


def head(who: str, x: float, y: float, size: float, mood: Mood = "") -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({size / 200:g})">{portrait(who, mood)}</g>'


def moods(won: bool, fell: bool) -> Mood:
    return "winning" if won else "dead" if fell else ""
