"""Draw items: their shapes as SVG, and the text on them.

Shapes come from the templates in data/art, which contain no text. typesetting.py sets text in the boxes
defined here, so that measured and drawn text agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from bot.render.icons import ART, game_art, icon, portrait
from bot.render.icons import names as icons
from bot.render.scene import (
    Align,
    ArtItem,
    Badge,
    CardBackItem,
    CardItem,
    DieItem,
    Icon,
    IconRow,
    IconValue,
    Item,
    Label,
    NumberItem,
    PathItem,
    Pile,
    Plate,
    Portrait,
    PosterItem,
    Stamp,
    ZoneItem,
)
from bot.render.theme import Palette
from bot.render.typesetting import FontFace, fit


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
    """Shapes, and the text on them."""

    svg: str
    lines: tuple[TextLine, ...] = ()
    faint: bool = False
    turned: float = 0  # degrees


@dataclass(slots=True)
class ItemCanvas:
    """Icons and text of one item, in the units of its template."""

    palette: Palette
    scale: float = 1  # from units to pixels
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
    environment.globals["portrait"] = lambda who: Markup(portrait(who))
    return environment


def shapes(template: str, palette: Palette, width: float, height: float, **facts: object) -> str:
    """Fill in a template."""
    return art().get_template(f"{template}.svg.j2").render(p=palette, w=width, h=height, **facts)


def playing(corner: str) -> tuple[str, str]:
    """Split a corner into text and icon: a playing card's rank and suit, or one of the two."""
    rank, suit = corner[:-1], corner[-1:]
    if rank in RANKS and suit in "SHDC":
        return rank, f"suit-{suit}"
    return ("", corner) if corner in icons() else (corner, "")


REDS = ("suit-H", "suit-D")
RANKS = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"}


def head(who: str, x: float, y: float, size: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({size / 200:g})">{portrait(who)}</g>'


def card(item: CardItem, p: Palette) -> ItemDrawing:
    sheet, tone = ItemCanvas(p, item.width / 210), p.tones[item.tone]
    foot = (76 if item.text else 0) + (34 if item.text and item.pips else 52 if item.pips else 0)
    title = 58 if item.title else 0
    window = 262 - title - foot
    picture = _picture(item, tone.deep, tone.tint, window)
    tab = _corner(item.corner, sheet)
    sheet.write(item.banner, (18, 13 + window - 27, 171, 25), 19, "slab", p.paper)
    sheet.write(item.title, (15, 14 + window, 177, title - 5), 30, "slab", p.ink, max_lines=2)
    below = foot - (36 if item.pips else 4)
    sheet.write(item.text, (17, 282 - foot, 173, below), 22, "text", p.ink, max_lines=5)
    _pips(item.pips, sheet, (14, 282 - (36 if item.text else foot), 179, 34 if item.text else foot))
    svg = shapes(
        "card", p, *item.size, tone=tone, window=window, picture=Markup(picture), banner=item.banner,
        tab=tab, suit=Markup(tab.suit), foot=foot, rule=15 + window + title,
        signs=sheet.drawn(), mark=item.mark,
    )  # fmt: skip
    return ItemDrawing(svg, tuple(sheet.lines), item.faint)


def _picture(item: CardItem, ink: str, ground: str, window: float) -> str:
    if item.portrait:
        size = min(181, max(150, window))
        return head(item.portrait, 103.5 - size / 2, max(13, 13 + window - size), size)
    if not item.icon:
        return ""
    height = window - (28 if item.banner else 0)
    size = min(104, height - 22)
    aside = 14 if item.corner and height < 150 else 0
    below = 0 if item.title or not item.corner else 30 if playing(item.corner)[0] in RANKS else 12
    return icon(item.icon, 103.5 + aside - size / 2, 13 + below + (height - size) / 2, size, ink, ground)


class CornerFrame(NamedTuple):
    """The ground of a corner's text, and the suit on it."""

    width: float
    height: float
    suit: str


def _corner(corner: str, sheet: ItemCanvas) -> CornerFrame:
    """Write a playing card's rank and suit at the upper left."""
    if not corner:
        return CornerFrame(0, 0, "")
    rank, suit = playing(corner)
    color = sheet.palette.red if suit in REDS else sheet.palette.ink
    factor = max(1.0, min(2.3, (0.72 if suit else 1) / sheet.scale))  # larger on small cards
    width = (50 if suit or len(rank) <= 2 else 24 + 14 * len(rank)) * factor
    height = 60 * factor if suit else 46 * factor
    sheet.write(rank, (12, 11, width - 8, height * (0.55 if suit else 0.94)), 33 * factor, "slab", color)
    if not suit:
        return CornerFrame(width, height, "")
    size = (22 if rank else 34) * factor
    at = 9 + (width - size) / 2, 10 + (height * 0.56 if rank else (height - size) / 2)
    return CornerFrame(width, height, icon(suit, *at, size, color, sheet.palette.paper))


def _pips(pips: tuple[IconValue, ...], sheet: ItemCanvas, box: tuple[float, float, float, float]) -> None:
    if not pips:
        return
    left, top, width, height = box
    room, p = width / len(pips), sheet.palette
    size = min(height - 6, 38, room * 0.46)
    for n, pip in enumerate(pips):
        color = p.red if pip.icon in REDS else p.tones[pip.tone].deep if pip.tone else p.ink
        text = size * (0.2 + 0.5 * max(1, len(pip.value)))
        start = left + n * room + max(0, (room - size - text) / 2)
        middle = top + height / 2
        sheet.sign(pip.icon, start, middle - size / 2, size, color, p.paper)
        rest = left + (n + 1) * room - start - size
        place = (start + size + 2, middle - size * 0.62, rest - 3, size * 1.3)
        sheet.write(pip.value, place, size * 1.02, "slab", p.ink, "left")


def number(item: NumberItem, p: Palette) -> ItemDrawing:
    sheet, width = ItemCanvas(p), item.width
    sheet.write(str(item.value), (width * 0.13, 0, width * 0.74, width), width * 0.68, "slab", p.ink)
    return ItemDrawing(shapes("number", p, *item.size), tuple(sheet.lines))


def back(item: CardBackItem, p: Palette) -> ItemDrawing:
    sheet = ItemCanvas(p, item.width / 210)
    tone, middle = p.tones[item.tone], 120 if item.note else 145
    sheet.write(item.note, (26, 207, 155, 54), 46, "slab", p.ink)
    picture = Markup(icon(item.icon, 67.5, middle - 36, 72, tone.deep, p.paper))
    svg = shapes("back", p, *item.size, tone=tone, picture=picture, note=item.note)
    return ItemDrawing(svg, tuple(sheet.lines))


def poster(item: PosterItem, p: Palette) -> ItemDrawing:
    sheet = ItemCanvas(p, item.width / 200)
    rank, suit = playing(item.corner)
    color = p.red if suit in REDS else p.ink
    mark = icon(suit, *((14.5, 100, 22) if rank else (11.5, 72, 28)), color, p.paper) if suit else ""
    sheet.write(rank, (12.5, 68, 27, 32), 30, "slab", color)
    sheet.write(item.head, (16, 16, 167, 40), 40, "display", p.ink)
    sheet.write(item.name, (14, 176, 171, 46), 25, "display", p.ink, max_lines=2)
    _pips(item.pips, sheet, (14, 224, 171, 34))
    sheet.write(item.reward, (16, 262, 167, 26), 27, "display", p.tones["brick"].deep)
    picture = Markup(head(item.portrait, 42, 64, 115)) if item.portrait else ""
    svg = shapes(
        "poster", p, *item.size, picture=picture, suit=Markup(mark), signs=sheet.drawn(), mark=item.mark
    )
    return ItemDrawing(svg, tuple(sheet.lines), item.faint)


SPOTS = {1: ((31, 31),), 2: ((18, 18), (44, 44)), 3: ((17, 17), (31, 31), (45, 45))}
SPOTS[4] = ((18, 18), (44, 18), (18, 44), (44, 44))
SPOTS[5] = (*SPOTS[4], (31, 31))
SPOTS[6] = (*SPOTS[4], (18, 31), (44, 31))
HEAD = 36  # height of a zone's heading


def pile(item: Pile, p: Palette) -> ItemDrawing:
    """Draw what lies under the top card; the rasterizer adds the card and the tag with the count."""
    sheet = ItemCanvas(p)
    width, height = item.size
    card_height = round(item.width * 1.4)
    size, picture = item.width * 0.42, ""
    if not item.count:
        at = (item.width - size) / 2, (card_height - size) / 2
        picture = icon(item.icon, *at, size, p.dust, p.wood, hollow=True)
    sheet.write(item.label, (0, card_height + 8, width, 34), 26, "slab", p.chalk)
    svg = shapes(
        "pile", p, width, height, card=item.width, tall=card_height, count=item.count,
        under=min(2, max(0, item.count - 1)), picture=Markup(picture),
    )  # fmt: skip
    return ItemDrawing(svg, tuple(sheet.lines))


def tag(count: int, p: Palette) -> ItemDrawing:
    """Draw the count of a pile."""
    text = str(count)
    width, height = 26 + 20 * len(text), 42
    sheet = ItemCanvas(p)
    sheet.write(text, (5, 2, width - 10, height - 4), 31, "slab", p.paper)
    return ItemDrawing(shapes("count", p, width, height), tuple(sheet.lines))


def zone(item: ZoneItem, p: Palette) -> ItemDrawing:
    sheet, left = ItemCanvas(p), 18
    if item.icon:
        sheet.sign(item.icon, 14, 9, 28, p.dust, p.panel)
        left = 50
    sheet.write(item.title, (left, 5, item.width - left - 16, HEAD), 27, "slab", p.chalk, "left")
    rim = p.brass if item.turn else p.tones[item.tone].deep if item.tone else p.rim
    svg = shapes(
        "zone", p, *item.size, rim=rim, turn=item.turn or item.tone, toned=item.tone and not item.turn,
        title=item.title, head=HEAD, signs=sheet.drawn(),
    )  # fmt: skip
    return ItemDrawing(svg, tuple(sheet.lines))


def plate(item: Plate, p: Palette) -> ItemDrawing:
    sheet, height = ItemCanvas(p), item.height
    color, ground = (p.ink, p.brass) if item.turn else (p.chalk, p.tones[item.tone].deep)
    sign = item.sign or ("hat" if item.turn else "")
    left = 16.0
    if sign:
        sheet.sign(sign, 16, height * 0.2, height * 0.6, color, ground)
        left = 24 + height * 0.6
    right = height * 0.7 if item.turn else 14  # clear of the nail
    box = (left, 5, item.width - left - right, height - 10)
    tight = fit(item.name, (int(box[2]), int(box[3])), round(height * 0.6), "display", 1).em < height * 0.42
    sheet.write(
        item.name, box, height * 0.6, "slab" if tight else "display", color, "left", 2 if tight else 1
    )
    svg = shapes("plate", p, *item.size, turn=item.turn, tone=p.tones[item.tone], signs=sheet.drawn())
    return ItemDrawing(svg, tuple(sheet.lines))


def pips(item: IconRow, p: Palette) -> ItemDrawing:
    sheet, ink = ItemCanvas(p), p.color(item.color)
    for n in range(max(item.full, item.of)):
        sheet.sign(item.icon, n * (item.each + 4), 0, item.each, ink, p.wood, hollow=n >= item.full)
    return ItemDrawing(shapes("sheet", p, *item.size, signs=sheet.drawn()))


def badge(item: Badge, p: Palette) -> ItemDrawing:
    sheet, (width, height) = ItemCanvas(p), item.size
    ground = p.tones[item.tone].deep if item.tone else p.wood
    size, left = height * 0.68, height * (0.3 if item.tone else 0.06)
    sheet.sign(item.icon, left, (height - size) / 2, size, p.chalk, ground)
    start = left + size + height * 0.14
    box = (start, 1, width - start - left * 0.8, height - 2)
    sheet.write(item.value, box, height * 0.7, "slab", p.chalk, "left")
    tone = p.tones[item.tone] if item.tone else None
    return ItemDrawing(shapes("badge", p, width, height, tone=tone, signs=sheet.drawn()), tuple(sheet.lines))


def label(item: Label, p: Palette) -> ItemDrawing:
    line = TextLine(item.text, (0, 0, *item.size), item.em, item.face, p.color(item.color), item.align, 6)
    return ItemDrawing("", (line,))


def die(item: DieItem, p: Palette) -> ItemDrawing:
    return ItemDrawing(shapes("die", p, *item.size, spots=SPOTS[item.value], tone=p.tones[item.tone]))


def medallion(item: Portrait, p: Palette) -> ItemDrawing:
    picture = Markup(head(item.who, 8, 4, 184))
    return ItemDrawing(shapes("medallion", p, *item.size, picture=picture, turn=item.turn), faint=item.faint)


def sign(item: Icon, p: Palette) -> ItemDrawing:
    ink, ground = p.color(item.color), p.color(item.ground)
    shape = icon(item.name, 0, 0, item.width, ink, ground, hollow=item.hollow)
    return ItemDrawing(shapes("sheet", p, *item.size, signs=Markup(shape)))


def stamp(item: Stamp, p: Palette) -> ItemDrawing:
    # Smaller than the item, so that it fits after turning.
    sheet, tone = ItemCanvas(p), p.tones[item.tone]
    width, height = item.width * 0.94, item.height - item.width * 0.16
    sheet.write(item.text, (16, 8, width - 32, height - 16), height, "display", tone.deep)
    svg = shapes("stamp", p, round(width), round(height), tone=tone)
    return ItemDrawing(svg, tuple(sheet.lines), turned=9)


def path(item: PathItem, p: Palette) -> ItemDrawing:
    thick, color = item.thick, p.color(item.color)
    points = " ".join(f"{x + thick},{y + thick}" for x, y in item.points)
    ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    stroke = f'{ends} stroke="{color}" stroke-width="{thick}"'
    dash = f' stroke-dasharray="{thick * 2} {thick * 1.8:g}"' if item.dashed else ""
    tip = ' marker-end="url(#tip)"' if item.arrow else ""
    line = f'{_TIP.format(color)}<polyline points="{points}" {stroke}{dash}{tip}/>'
    return ItemDrawing(shapes("sheet", p, *item.size, signs=Markup(line)))


_TIP = (
    '<marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4" markerHeight="3.4" '
    'orient="auto"><path d="M0 0 10 5 0 10z" fill="{}"/></marker>'
)


def artwork(item: ArtItem, p: Palette) -> ItemDrawing:
    lines = tuple(
        TextLine(label.text, (x, y, *label.size), label.em, label.face, p.color(label.color), label.align, 4)
        for label, x, y in item.texts
    )
    facts: dict[str, Any] = dict(item.facts)
    return ItemDrawing(shapes(item.template, p, *item.size, **facts), lines)


PRINTS: Mapping[type[Item], Callable[[Any, Palette], ItemDrawing]] = {
    CardItem: card,
    CardBackItem: back,
    PosterItem: poster,
    NumberItem: number,
    ArtItem: artwork,
    Pile: pile,
    ZoneItem: zone,
    Plate: plate,
    IconRow: pips,
    Badge: badge,
    Label: label,
    DieItem: die,
    Portrait: medallion,
    Icon: sign,
    Stamp: stamp,
    PathItem: path,
}


def printed(item: Item, p: Palette) -> ItemDrawing:
    """Return the shapes and text of an item."""
    return PRINTS[type(item)](item, p)
