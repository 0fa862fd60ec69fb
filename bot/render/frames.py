"""How cards, posters and all other items look: their shapes as SVG and the text that is set on them.

Shapes come from the templates in data/art, which know no text; text is set by bot/render/typesetting.py
in the boxes given here, so that what is measured is what is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from bot.render.icons import ART, game_art, icon, portrait
from bot.render.icons import names as icons
from bot.render.scene import Align, CardBackItem, CardItem, NumberItem, Pip, PosterItem
from bot.render.theme import Palette
from bot.render.typesetting import FontFace


@dataclass(frozen=True, slots=True)
class TextLine:
    """Text in a box, in pixels: left, top, width, height."""

    text: str
    box: tuple[float, float, float, float]
    em: float
    face: FontFace
    colour: str
    align: Align = "centre"
    most: int = 1


@dataclass(frozen=True, slots=True)
class Print:
    """Shapes, and the text on them."""

    svg: str
    lines: tuple[TextLine, ...] = ()
    faint: bool = False
    turned: float = 0  # degrees


@dataclass(slots=True)
class Sheet:
    """What is gathered for one item, in the units of its template; `scale` makes pixels of them."""

    palette: Palette
    scale: float = 1
    signs: list[str] = field(default_factory=list)
    lines: list[TextLine] = field(default_factory=list)

    def sign(
        self, name: str, x: float, y: float, size: float, ink: str, ground: str, *, hollow: bool = False
    ) -> None:
        """Put an icon there."""
        self.signs.append(icon(name, x, y, size, ink, ground, hollow=hollow))

    def write(
        self, text: str, box: tuple[float, float, float, float], em: float, face: FontFace, colour: str,
        align: Align = "centre", most: int = 1,
    ) -> None:  # fmt: skip
        """Set text in a box, if there is any."""
        if text:
            left, top, width, height = (value * self.scale for value in box)
            self.lines.append(
                TextLine(text, (left, top, width, height), em * self.scale, face, colour, align, most)
            )

    def drawn(self) -> Markup:
        """The icons so far, for a template."""
        return Markup("".join(self.signs))


@cache
def art() -> Environment:
    """The templates of data/art."""
    found = Environment(
        loader=FileSystemLoader([ART, *game_art()]),
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
    )
    found.globals["icon"] = lambda *args, **more: Markup(icon(*args, **more))
    found.globals["portrait"] = lambda who: Markup(portrait(who))
    return found


def shapes(template: str, palette: Palette, width: float, height: float, **facts: object) -> str:
    """A template filled in."""
    return art().get_template(f"{template}.svg.j2").render(p=palette, w=width, h=height, **facts)


def playing(corner: str) -> tuple[str, str]:
    """The text of a corner and the icon below it: a playing card's rank and suit, or one of the two."""
    rank, suit = corner[:-1], corner[-1:]
    if rank in RANKS and suit in "SHDC":
        return rank, f"suit-{suit}"
    return ("", corner) if corner in icons() else (corner, "")


REDS = ("suit-H", "suit-D")
RANKS = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"}


def head(who: str, x: float, y: float, size: float) -> str:
    """A portrait as SVG."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 200:g})">{portrait(who)}</g>'


def card(item: CardItem, p: Palette) -> Print:
    """A card from the front."""
    sheet, tone = Sheet(p, item.width / 210), p.tones[item.tone]
    foot = (76 if item.text else 0) + (34 if item.text and item.pips else 52 if item.pips else 0)
    title = 58 if item.title else 0
    window = 262 - title - foot
    picture = _picture(item, tone.deep, tone.tint, window)
    tab = _corner(item.corner, sheet)
    sheet.write(item.banner, (18, 13 + window - 27, 171, 25), 19, "slab", p.paper)
    sheet.write(item.title, (15, 14 + window, 177, title - 5), 30, "slab", p.ink, most=2)
    if item.text:
        sheet.write(
            item.text, (17, 282 - foot, 173, foot - (36 if item.pips else 4)), 22, "text", p.ink, most=5
        )
    _pips(item.pips, sheet, (14, 282 - (36 if item.text else foot), 179, 34 if item.text else foot))
    svg = shapes(
        "card", p, *item.size, tone=tone, window=window, picture=Markup(picture), banner=item.banner,
        tab=tab, suit=Markup(tab.suit), foot=foot, rule=15 + window + title,
        signs=sheet.drawn(), mark=item.mark,
    )  # fmt: skip
    return Print(svg, tuple(sheet.lines), item.faint)


def _picture(item: CardItem, ink: str, ground: str, window: float) -> str:
    if item.portrait:
        size = min(181, max(150, window))
        return head(item.portrait, 103.5 - size / 2, max(13, 13 + window - size), size)
    if not item.icon:
        return ""
    tall = window - (28 if item.banner else 0)
    size = min(104, tall - 22)
    aside = 14 if item.corner and tall < 150 else 0
    below = 0 if item.title or not item.corner else 30 if playing(item.corner)[0] in RANKS else 12
    return icon(item.icon, 103.5 + aside - size / 2, 13 + below + (tall - size) / 2, size, ink, ground)


class CornerFrame(NamedTuple):
    """The ground of a corner's text, and the suit on it."""

    wide: float
    tall: float
    suit: str


def _corner(corner: str, sheet: Sheet) -> CornerFrame:
    """A playing card's rank and suit at the upper left."""
    if not corner:
        return CornerFrame(0, 0, "")
    rank, suit = playing(corner)
    colour = sheet.palette.red if suit in REDS else sheet.palette.ink
    grown = max(1.0, min(2.3, (0.72 if suit else 1) / sheet.scale))  # on small cards one looks for it
    tab = (50 if suit or len(rank) <= 2 else 24 + 14 * len(rank)) * grown
    tall = 60 * grown if suit else 46 * grown
    sheet.write(rank, (12, 11, tab - 8, tall * (0.55 if suit else 0.94)), 33 * grown, "slab", colour)
    if not suit:
        return CornerFrame(tab, tall, "")
    size = (22 if rank else 34) * grown
    at = 9 + (tab - size) / 2, 10 + (tall * 0.56 if rank else (tall - size) / 2)
    return CornerFrame(tab, tall, icon(suit, *at, size, colour, sheet.palette.paper))


def _pips(pips: tuple[Pip, ...], sheet: Sheet, box: tuple[float, float, float, float]) -> None:
    """Icons with their values, side by side."""
    if not pips:
        return
    left, top, width, height = box
    room, p = width / len(pips), sheet.palette
    size = min(height - 6, 38, room * 0.46)
    for n, pip in enumerate(pips):
        colour = p.red if pip.icon in REDS else p.tones[pip.tone].deep if pip.tone else p.ink
        text = size * (0.2 + 0.5 * max(1, len(pip.value)))
        start = left + n * room + max(0, (room - size - text) / 2)
        middle = top + height / 2
        sheet.sign(pip.icon, start, middle - size / 2, size, colour, p.paper)
        rest = left + (n + 1) * room - start - size
        sheet.write(
            pip.value,
            (start + size + 2, middle - size * 0.62, rest - 3, size * 1.3),
            size * 1.02,
            "slab",
            p.ink,
            "left",
        )


def number(item: NumberItem, p: Palette) -> Print:
    """The number that an option has in the list."""
    sheet, across = Sheet(p), item.across
    sheet.write(str(item.value), (across * 0.13, 0, across * 0.74, across), across * 0.68, "slab", p.ink)
    return Print(shapes("number", p, *item.size), tuple(sheet.lines))


def back(item: CardBackItem, p: Palette) -> Print:
    """A card from behind."""
    sheet = Sheet(p, item.width / 210)
    tone, middle = p.tones[item.tone], 120 if item.note else 145
    sheet.write(item.note, (26, 207, 155, 54), 46, "slab", p.ink)
    picture = Markup(icon(item.icon, 67.5, middle - 36, 72, tone.deep, p.paper))
    svg = shapes("back", p, *item.size, tone=tone, picture=picture, note=item.note)
    return Print(svg, tuple(sheet.lines))


def poster(item: PosterItem, p: Palette) -> Print:
    """WANTED."""
    sheet = Sheet(p, item.width / 200)
    rank, suit = playing(item.corner)
    colour = p.red if suit in REDS else p.ink
    mark = icon(suit, *((14.5, 100, 22) if rank else (11.5, 72, 28)), colour, p.paper) if suit else ""
    sheet.write(rank, (12.5, 68, 27, 32), 30, "slab", colour)
    sheet.write(item.head, (16, 16, 167, 40), 40, "display", p.ink)
    sheet.write(item.name, (14, 176, 171, 46), 25, "display", p.ink, most=2)
    _pips(item.pips, sheet, (14, 224, 171, 34))
    sheet.write(item.reward, (16, 262, 167, 26), 27, "display", p.tones["brick"].deep)
    picture = Markup(head(item.portrait, 42, 64, 115)) if item.portrait else ""
    svg = shapes(
        "poster", p, *item.size, picture=picture, suit=Markup(mark), signs=sheet.drawn(), mark=item.mark
    )
    return Print(svg, tuple(sheet.lines), item.faint)
