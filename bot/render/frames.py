"""Draw every item: its shapes as SVG, and the text on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from markupsafe import Markup

from bot.render.canvas import ItemCanvas, ItemDrawing, TextLine, head, moods, shapes
from bot.render.cards import back, card, poster, wide_card
from bot.render.icons import icon
from bot.render.scene import (
    BADGE_EM,
    CARD,
    DIGIT,
    ArtItem,
    Badge,
    CardBackItem,
    CardInPlay,
    CardItem,
    DieItem,
    Icon,
    IconRow,
    Item,
    Label,
    LowCard,
    NumberItem,
    PathItem,
    Pile,
    Plate,
    Portrait,
    PosterItem,
    Stamp,
    WideCard,
    ZoneItem,
)
from bot.render.theme import Palette
from bot.render.typesetting import fit


def number(item: NumberItem, p: Palette) -> ItemDrawing:
    sheet, (width, height) = ItemCanvas(p), item.size
    sheet.write(str(item.value), (6, 0, width - 12, height), DIGIT, "slab", p.ink)
    return ItemDrawing(shapes("number", p, width, height), tuple(sheet.lines))


SPOTS = {0: (), 1: ((31, 31),), 2: ((18, 18), (44, 44)), 3: ((17, 17), (31, 31), (45, 45))}
SPOTS[4] = ((18, 18), (44, 18), (18, 44), (44, 44))
SPOTS[5] = (*SPOTS[4], (31, 31))
SPOTS[6] = (*SPOTS[4], (18, 31), (44, 31))
HEAD = 46  # height of a zone's head, where its name stands


def pile(item: Pile, p: Palette) -> ItemDrawing:
    """Draw what lies under the top card; the rasterizer adds the card and the tag with the count."""
    width, height = item.size
    card_height = round(item.width * CARD)
    size, picture = item.width * 0.42, ""
    if not item.count:
        at = (item.width - size) / 2, (card_height - size) / 2
        picture = icon(item.icon, *at, size, p.dust, p.wood, hollow=True)
    svg = shapes(
        "pile", p, width, height, card=item.width, tall=card_height, count=item.count,
        under=min(2, max(0, item.count - 1)), picture=Markup(picture),
    )  # fmt: skip
    return ItemDrawing(svg)


def tag(count: int, p: Palette) -> ItemDrawing:
    text = str(count)
    width, height = 32 + 36 * len(text), 66
    sheet = ItemCanvas(p)
    sheet.write(text, (8, 0, width - 16, height), DIGIT, "slab", p.paper)
    return ItemDrawing(shapes("count", p, width, height), tuple(sheet.lines))


def zone(item: ZoneItem, p: Palette) -> ItemDrawing:
    sheet, left = ItemCanvas(p), 18
    if item.icon:
        sheet.sign(item.icon, 14, 8, 38, p.dust, p.panel)
        left = 60
    sheet.write(item.title, (left, 3, item.width - left - 16, HEAD), 40, "slab", p.chalk, "left")
    rim = p.brass if item.turn else p.tones[item.tone].deep if item.tone else p.rim
    svg = shapes(
        "zone", p, *item.size, rim=rim, turn=item.turn or item.tone, toned=item.tone and not item.turn,
        title=item.title, head=HEAD, signs=sheet.drawn(),
    )  # fmt: skip
    return ItemDrawing(svg, tuple(sheet.lines))


WORD = 16  # characters of a name without spaces that is not broken
URGENT = ("hourglass", "trophy", "skull", "crown")  # signs of a plate that a face does not replace


def _round_face(who: str, x: float, y: float, size: float, p: Palette) -> str:
    middle = f'cx="{x + size / 2:g}" cy="{y + size / 2:g}"'
    ground = f'<circle {middle} r="{size / 2:g}" fill="{p.paper}"/>'
    clip = f'<clipPath id="face"><circle {middle} r="{size / 2 - 2:g}"/></clipPath>'
    return f'{clip}{ground}<g clip-path="url(#face)">{head(who, x, y, size)}</g>'


def plate(item: Plate, p: Palette) -> ItemDrawing:
    sheet, height = ItemCanvas(p), item.height
    color, ground = (p.ink, p.brass) if item.turn else (p.chalk, p.tones[item.tone].deep)
    sign = item.sign or ("hat" if item.turn else "")
    left = 16.0
    if item.face and sign not in URGENT:
        sheet.signs.append(_round_face(item.face, 14, 5, height - 10, p))
        left = 12.0 + height
    elif sign:
        sheet.sign(sign, 16, height * 0.2, height * 0.6, color, ground)
        left = 24 + height * 0.6
    right = height * 0.7 if item.turn else 14  # keeps clear of the nail
    box = (left, 5, item.width - left - right, height - 10)
    tight = fit(item.name, (int(box[2]), int(box[3])), round(height * 0.6), "display", 1).em < height * 0.42
    lines = 2 if tight and (" " in item.name or len(item.name) > WORD) else 1
    sheet.write(item.name, box, height * 0.6, "slab" if tight else "display", color, "left", lines)
    svg = shapes("plate", p, *item.size, turn=item.turn, tone=p.tones[item.tone], signs=sheet.drawn())
    return ItemDrawing(svg, tuple(sheet.lines))


def pips(item: IconRow, p: Palette) -> ItemDrawing:
    sheet, ink = ItemCanvas(p), p.color(item.color)
    ground = p.color(item.ground) if item.ground else p.wood
    if item.ground:
        width, height = item.size
        sheet.signs.append(f'<rect width="{width}" height="{height}" rx="{height / 2:g}" fill="{ground}"/>')
    for n in range(max(item.full, item.of)):
        sheet.sign(item.icon, n * (item.icon_size + 4), 0, item.icon_size, ink, ground, hollow=n >= item.full)
    return ItemDrawing(shapes("sheet", p, *item.size, signs=sheet.drawn()))


def badge(item: Badge, p: Palette) -> ItemDrawing:
    sheet, (width, height) = ItemCanvas(p), item.size
    ground = p.tones[item.tone].deep if item.tone else p.wood
    size, left = height * 0.74, height * (0.2 if item.tone else 0.02)
    sheet.sign(item.icon, left, (height - size) / 2, size, p.chalk, ground)
    start = left + size + height * 0.1
    sheet.write(item.value, (start, 0, width - start, height), height * BADGE_EM, "slab", p.chalk, "left")
    tone = p.tones[item.tone] if item.tone else None
    return ItemDrawing(shapes("badge", p, width, height, tone=tone, signs=sheet.drawn()), tuple(sheet.lines))


def label(item: Label, p: Palette) -> ItemDrawing:
    line = TextLine(item.text, (0, 0, *item.size), item.em, item.face, p.color(item.color), item.align, 6)
    return ItemDrawing("", (line,))


def die(item: DieItem, p: Palette) -> ItemDrawing:
    return ItemDrawing(shapes("die", p, *item.size, spots=SPOTS[item.value], tone=p.tones[item.tone]))


def medallion(item: Portrait, p: Palette) -> ItemDrawing:
    picture = Markup(head(item.who, 8, 4, 184, item.mood or moods(False, item.faint)))
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
    WideCard: wide_card,
    CardInPlay: wide_card,
    LowCard: wide_card,
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
    return PRINTS[type(item)](item, p)
