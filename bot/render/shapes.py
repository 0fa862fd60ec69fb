"""How the smaller items look: piles, zones, name plates, pips, badges, dice, medallions, stamps and paths."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from bot.render.frames import Print, Sheet, TextLine, head, shapes
from bot.render.icons import icon
from bot.render.scene import (
    ArtItem,
    Badge,
    DieItem,
    Icon,
    Label,
    PathItem,
    Pile,
    Pips,
    Plate,
    Portrait,
    Stamp,
    ZoneItem,
)
from bot.render.theme import Palette
from bot.render.typesetting import fit

SPOTS = {1: ((31, 31),), 2: ((18, 18), (44, 44)), 3: ((17, 17), (31, 31), (45, 45))}
SPOTS[4] = ((18, 18), (44, 18), (18, 44), (44, 44))
SPOTS[5] = (*SPOTS[4], (31, 31))
SPOTS[6] = (*SPOTS[4], (18, 31), (44, 31))
HEAD = 36  # of a zone: where its name stands


def pile(item: Pile, p: Palette) -> Print:
    """What lies under the top card; the painter puts that on it, and the tag with the count."""
    sheet = Sheet(p)
    width, height = item.size
    tall = round(item.width * 1.4)
    size = item.width * 0.42
    picture = ""
    if not item.count:
        picture = icon(
            item.icon, (item.width - size) / 2, (tall - size) / 2, size, p.dust, p.wood, hollow=True
        )
    sheet.write(item.label, (0, tall + 8, width, 34), 26, "slab", p.chalk)
    svg = shapes(
        "pile", p, width, height, card=item.width, tall=tall, count=item.count,
        under=min(2, max(0, item.count - 1)), picture=Markup(picture),
    )  # fmt: skip
    return Print(svg, tuple(sheet.lines))


def tag(count: int, p: Palette) -> Print:
    """How many cards are in a pile."""
    text = str(count)
    width, height = 26 + 20 * len(text), 42
    sheet = Sheet(p)
    sheet.write(text, (5, 2, width - 10, height - 4), 31, "slab", p.paper)
    return Print(shapes("count", p, width, height), tuple(sheet.lines))


def zone(item: ZoneItem, p: Palette) -> Print:
    """A part of the table."""
    sheet, left = Sheet(p), 18
    if item.icon:
        sheet.sign(item.icon, 14, 9, 28, p.dust, p.panel)
        left = 50
    sheet.write(item.title, (left, 5, item.width - left - 16, HEAD), 27, "slab", p.chalk, "left")
    rim = p.brass if item.turn else p.tones[item.tone].deep if item.tone else p.rim
    svg = shapes(
        "zone",
        p,
        *item.size,
        rim=rim,
        turn=item.turn or item.tone,
        toned=item.tone and not item.turn,
        title=item.title,
        head=HEAD,
        signs=sheet.drawn(),
    )
    return Print(svg, tuple(sheet.lines))


def plate(item: Plate, p: Palette) -> Print:
    """A player's name; while it is their turn there is a hat on a pointed board."""
    sheet, tall = Sheet(p), item.height
    colour, ground = (p.ink, p.brass) if item.turn else (p.chalk, p.tones[item.tone].deep)
    sign = item.sign or ("hat" if item.turn else "")
    left = 16.0
    if sign:
        sheet.sign(sign, 16, tall * 0.2, tall * 0.6, colour, ground)
        left = 24 + tall * 0.6
    right = tall * 0.7 if item.turn else 14  # clear of the nail
    box = (left, 5, item.width - left - right, tall - 10)
    tight = fit(item.name, (int(box[2]), int(box[3])), round(tall * 0.6), "display", 1).em < tall * 0.42
    sheet.write(item.name, box, tall * 0.6, "slab" if tight else "display", colour, "left", 2 if tight else 1)
    svg = shapes("plate", p, *item.size, turn=item.turn, tone=p.tones[item.tone], signs=sheet.drawn())
    return Print(svg, tuple(sheet.lines))


def pips(item: Pips, p: Palette) -> Print:
    """Solid and hollow icons in a row."""
    sheet, ink = Sheet(p), p.colour(item.colour)
    for n in range(max(item.full, item.of)):
        sheet.sign(item.icon, n * (item.each + 4), 0, item.each, ink, p.wood, hollow=n >= item.full)
    return Print(shapes("sheet", p, *item.size, signs=sheet.drawn()))


def badge(item: Badge, p: Palette) -> Print:
    """An icon and what it counts."""
    sheet, (width, height) = Sheet(p), item.size
    ground = p.tones[item.tone].deep if item.tone else p.wood
    size, left = height * 0.68, height * (0.3 if item.tone else 0.06)
    sheet.sign(item.icon, left, (height - size) / 2, size, p.chalk, ground)
    start = left + size + height * 0.14
    sheet.write(
        item.value, (start, 1, width - start - left * 0.8, height - 2), height * 0.7, "slab", p.chalk, "left"
    )
    tone = p.tones[item.tone] if item.tone else None
    return Print(shapes("badge", p, width, height, tone=tone, signs=sheet.drawn()), tuple(sheet.lines))


def label(item: Label, p: Palette) -> Print:
    """Text alone."""
    line = TextLine(item.text, (0, 0, *item.size), item.em, item.face, p.colour(item.colour), item.align, 6)
    return Print("", (line,))


def die(item: DieItem, p: Palette) -> Print:
    """A die."""
    return Print(shapes("die", p, *item.size, spots=SPOTS[item.value], tone=p.tones[item.tone]))


def medallion(item: Portrait, p: Palette) -> Print:
    """A head in a round frame."""
    picture = Markup(head(item.who, 8, 4, 184))
    return Print(shapes("medallion", p, *item.size, picture=picture, turn=item.turn), faint=item.faint)


def sign(item: Icon, p: Palette) -> Print:
    """An icon alone."""
    shape = icon(
        item.name, 0, 0, item.width, p.colour(item.colour), p.colour(item.ground), hollow=item.hollow
    )
    return Print(shapes("sheet", p, *item.size, signs=Markup(shape)))


def stamp(item: Stamp, p: Palette) -> Print:
    """A word stamped askew: made smaller by as much as turning it needs."""
    sheet, (width, height) = Sheet(p), item.size
    wide, tall = width * 0.94, height - width * 0.16
    sheet.write(item.text, (16, 8, wide - 32, tall - 16), tall, "display", p.tones[item.tone].deep)
    return Print(
        shapes("stamp", p, round(wide), round(tall), tone=p.tones[item.tone]), tuple(sheet.lines), turned=9
    )


def path(item: PathItem, p: Palette) -> Print:
    """A line, with an arrow at its end if wanted."""
    thick, colour = item.thick, p.colour(item.colour)
    points = " ".join(f"{x + thick},{y + thick}" for x, y in item.points)
    dash = f'stroke-dasharray="{thick * 2} {thick * 1.8:g}"' if item.dashed else ""
    ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    how = f'{ends} stroke="{colour}" stroke-width="{thick}" {dash}'
    if item.arrow:
        how += ' marker-end="url(#tip)"'
    line = f'{_TIP.format(colour)}<polyline points="{points}" {how}/>'
    return Print(shapes("sheet", p, *item.size, signs=Markup(line)))


_TIP = (
    '<marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4" markerHeight="3.4" '
    'orient="auto">'
    '<path d="M0 0 10 5 0 10z" fill="{}"/></marker>'
)


def artwork(item: ArtItem, p: Palette) -> Print:
    """A template of a game's own."""
    lines = tuple(
        TextLine(
            label.text, (x, y, *label.size), label.em, label.face, p.colour(label.colour), label.align, 4
        )
        for label, x, y in item.texts
    )
    facts: dict[str, Any] = dict(item.facts)
    return Print(shapes(item.template, p, *item.size, **facts), lines)
