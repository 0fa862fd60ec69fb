"""Draw cards: face up, in play, face down, and posters."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from bot.render import typesetting
from bot.render.canvas import ItemCanvas, ItemDrawing, head, moods, shapes
from bot.render.icons import icon
from bot.render.icons import names as icons
from bot.render.scene import (
    CARD,
    DIGIT,
    CardBackItem,
    CardInPlay,
    CardItem,
    IconValue,
    PosterItem,
    WideCard,
)
from bot.render.theme import Palette
from bot.render.typesetting import fit


def playing(corner: str) -> tuple[str, str]:
    """Split a corner into text and icon: rank and suit of a playing card, or only one of them."""
    rank, suit = corner[:-1], corner[-1:]
    if rank in RANKS and suit in "SHDC":
        return rank, f"suit-{suit}"
    return ("", corner) if corner in icons() else (corner, "")


REDS = ("suit-H", "suit-D")
RANKS = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"}
TALL = 210 * CARD  # units of a card, which is 210 wide
LOW = TALL - 12  # where the inner rim ends
BANNER = 38  # height of the band with the kind of card
CLEAR = 9  # pixels between the name of a wide card and its rim
LEAST_NAME = 22  # pixels of an em below which a card in play has no name
HEADED = 42  # where a poster's picture begins, below its head


def card(item: CardItem, p: Palette) -> ItemDrawing:
    sheet, tone = ItemCanvas(p, item.width / 210), p.tones[item.tone]
    em = max(36, DIGIT / sheet.scale)
    foot, title = em * 1.12 if item.pips else 0, 60 if item.title else 0
    window = TALL - 32 - title - foot
    tab = _corner(item.corner, item.sign, sheet)
    lower = BANNER / 2 * item.banner.count("\n")  # of a second line
    aside = _opposite(item.opposite, sheet, em, tone.tint)
    picture = _picture(item, tone.deep, tone.tint, window - lower, tab, aside)
    band = BANNER + lower if item.banner else 0
    banner = 13 + window - band
    left = 18 if tab.low < banner else tab.width + 12  # beside a corner that reaches down to it
    sheet.write(item.banner, (left, banner, 189 - left, band), 34, "slab", p.paper, max_lines=2)
    margin = 12 if item.title_em else 21
    name_box = (margin, 14 + window, 207 - 2 * margin, title)
    sheet.write(item.title, name_box, item.title_em or 38, "slab", p.ink, max_lines=2)
    _pips(item.pips, sheet, (14, LOW - foot - 2, 179, foot), em)
    svg = shapes(
        "card", p, *item.size, tone=tone, window=window, picture=Markup(picture), tab=tab,
        banner=band, suit=Markup(tab.suit), signs=sheet.drawn(), mark=item.mark, tall=TALL,
    )  # fmt: skip
    return ItemDrawing(svg, tuple(sheet.lines), item.faint, askew=item.mood == "dead")


def wide_card(item: WideCard, p: Palette) -> ItemDrawing:
    """Draw a card's value at the left, above its option's number; its name and other values beside them."""
    sheet, tone, (width, height) = ItemCanvas(p), p.tones[item.tone], item.size
    in_play, low = isinstance(item, CardInPlay), height - 68
    margin = 7 if in_play else 10
    left = item.aside + margin
    sign = item.sign if len(item.corner) == 1 else ""
    rank, suit = playing(item.corner)
    color = p.red if suit in REDS else p.ink
    edge = 9 if suit and len(rank) > 1 else 4 if suit else 6  # so that two digits stay clear of the frame
    room = 68 - edge if suit else 56 if sign else item.aside - 12
    sheet.write(rank, (edge, 2, room, 68), 64, "slab", color)
    if suit:
        sheet.sign(suit, 69, 18, 40, color, tone.tint)
    if sign:
        sheet.sign(sign, 58, 14, 46, p.ink, tone.tint)
    beside = (14, height - 54, 48) if in_play else (left, low + 2, 58)
    x, y, size = beside if item.corner else ((item.aside - 68) // 2, 4, 68)
    ground = p.paper if item.corner and not in_play else tone.tint
    room = height - (72 if not in_play and (item.pips or item.corner) else 20)
    across, title, lines = width - left - margin - CLEAR, item.title, 3 if in_play else 2
    if in_play and fit(title, (across, room), 44, "slab", lines).em < LEAST_NAME:
        title, (x, y, size) = "", (left + (across - room) // 2, 10, room)  # a large picture instead
    picture = icon(item.icon, x, y, size, tone.deep, ground) if item.icon else ""
    if item.portrait:
        picture = head(item.portrait, x, y, size, item.mood)
    sheet.write(title, (left, 6, across, room), item.title_em or 44, "slab", p.ink, "left", lines)
    start = left + 62 * bool(item.corner)
    _pips(item.pips, sheet, (start, low, width - start - 12, 62), DIGIT)
    svg = shapes(
        "wide_card", p, width, height, tone=tone, aside=item.aside, picture=Markup(picture),
        signs=sheet.drawn(), mark=item.mark,
    )  # fmt: skip
    return ItemDrawing(svg, tuple(sheet.lines), item.faint)


def _picture(item: CardItem, ink: str, ground: str, window: float, tab: CornerFrame, right: float) -> str:
    aside = tab.width * 0.4
    if item.portrait:
        size = min(181, max(115 if item.banner else 130, window))
        left = min(103.5 + aside, 196 - size / 2) - size / 2
        if item.opposite and not item.corner:  # clear of it
            size, left = min(150, size, right + 20), 7
        return head(item.portrait, left, 13 + window - size, size, item.mood)
    if not item.icon:
        return ""
    height = window - (BANNER if item.banner else 0)
    size = min(130, height - (4 if "\n" in item.banner else 10), 181 - tab.width)
    return icon(item.icon, 103.5 + aside - size / 2, 13 + (height - size) / 2, size, ink, ground)


class CornerFrame(NamedTuple):
    """The ground of a corner's text, and the icon on it."""

    width: float
    height: float
    suit: str

    @property
    def low(self) -> float:
        return self.height + 11  # as the template draws it


def _corner(corner: str, below: str, sheet: ItemCanvas) -> CornerFrame:
    """Write a card's value at the upper left: rank and suit, or a number and its sign."""
    if not corner:
        return CornerFrame(0, 0, "")
    rank, suit = playing(corner)
    suit = suit or below
    color = sheet.palette.red if suit in REDS else sheet.palette.ink
    em = max(52, DIGIT / sheet.scale)
    wide, size = typesetting.width(rank, "slab", em), em * (0.58 if rank else 0.8)
    width = max(wide, size) + 14
    height = em * (0.82 if rank else 0.1) + (size if suit else 0) + 10
    left, top = max(0, min(7 + (width - wide) / 2, 206 - wide)), max(0, 9 - em * 0.12)
    sheet.write(rank, (left, top, wide + 4, em * 1.16), em, "slab", color)
    at = 9 + (width - size) / 2, height - size + 4
    drawn = icon(suit, *at, size, color, sheet.palette.paper) if suit else ""
    return CornerFrame(width, height, drawn)


def _opposite(corner: str, sheet: ItemCanvas, em: float, ground: str) -> float:
    """Write rank and suit at the upper right, as on a poster; return where the suit begins."""
    if not corner:
        return 196
    rank, suit = playing(corner)
    color = sheet.palette.red if suit in REDS else sheet.palette.ink
    size = em * 0.8
    wide = max(typesetting.width(rank, "slab", em), size) + 4
    left = 196 - wide
    sheet.write(rank, (left, max(0, 9 - em * 0.12), wide, em * 1.16), em, "slab", color)
    aside = left + (wide - size) / 2
    sheet.sign(suit, aside, em * 0.95 if rank else 16, size, color, ground)
    return aside if rank else 196


SIGN = 0.82  # of the room beside a value, so that it and the next sign stand apart


def _pips(
    pips: tuple[IconValue, ...], sheet: ItemCanvas, box: tuple[float, float, float, float], em: float
) -> None:
    """Write values at full size, each after its icon; the icons fill the rest of the room."""
    if not pips:
        return
    (left, top, width, height), p = box, sheet.palette
    texts = [typesetting.width(pip.value, "slab", em) + 4 if pip.value else 0 for pip in pips]
    size = min(em, (width - sum(texts)) / len(pips) * SIGN)
    gap = (width - sum(texts) - size * len(pips)) / len(pips)
    for pip, text in zip(pips, texts):
        left += gap / 2
        color = p.red if pip.icon in REDS else p.tones[pip.tone].deep if pip.tone else p.ink
        sheet.sign(pip.icon, left, top + (height - size) / 2, size, color, p.paper)
        sheet.write(pip.value, (left + size + 3, top, text, height), em, "slab", p.ink, "left")
        left += size + text + gap / 2


def back(item: CardBackItem, p: Palette) -> ItemDrawing:
    sheet = ItemCanvas(p, item.width / 210)
    tone, middle = p.tones[item.tone], 90 if item.note else 124
    em = max(46, DIGIT / sheet.scale)
    ribbon = em * 1.2
    sheet.write(item.note, (20, LOW - 14 - ribbon, 167, ribbon), em, "slab", p.ink)
    picture = Markup(icon(item.icon, 67.5, middle - 36, 72, tone.deep, p.paper))
    svg = shapes(
        "back", p, *item.size, tone=tone, picture=picture, note=item.note, middle=middle, tall=TALL,
        top=LOW - 14 - ribbon, ribbon=ribbon,
    )  # fmt: skip
    return ItemDrawing(svg, tuple(sheet.lines))


def poster(item: PosterItem, p: Palette) -> ItemDrawing:
    """Draw the skill and the playing card beside the portrait, the name and the reward below it."""
    sheet = ItemCanvas(p, item.width / 210)
    em = max(30, DIGIT / sheet.scale)
    line = em * 1.14
    foot = LOW - 3 - line * (bool(item.pips) + bool(item.reward))
    needed = 60 if item.head else 100  # of the picture; a poster without room for it has no head
    top = HEADED if foot - HEADED - 46 >= needed else 12
    widest = "10" if playing(item.corner)[0] else item.skill
    aside = max(em * 0.66, typesetting.width(widest, "slab", em)) + 7  # at either side of the picture
    window = (12 + aside, top, 186 - 2 * aside, foot - top - (46 if item.name else 8))
    sheet.write(item.head if top == HEADED else "", (14, 9, 182, top - 10), 34, "display", p.ink)
    _beside(item, sheet, em, window)
    sheet.write(item.name, (14, foot - 45, 182, 46), 27, "slab", p.ink, max_lines=2)
    _pips(item.pips, sheet, (12, foot, 186, line), em)
    sheet.write(item.reward, (12, LOW - 3 - line, 186, line), em, "slab", p.tones["brick"].deep)
    size, mood = window[3], moods(item.mark, item.faint)
    left, upper = 105 - size / 2, window[1] + window[3] - size
    picture = head(item.portrait, left, upper, size, mood) if item.portrait else ""
    svg = shapes(
        "poster", p, *item.size, picture=Markup(picture), signs=sheet.drawn(), mark=item.mark, window=window,
        foot=foot, tall=TALL,
    )  # fmt: skip
    return ItemDrawing(svg, tuple(sheet.lines), item.faint, askew=item.faint)


def _beside(
    item: PosterItem, sheet: ItemCanvas, em: float, window: tuple[float, float, float, float]
) -> None:
    """Write the skill left of the picture, and the playing card right of it."""
    p, (rank, suit) = sheet.palette, playing(item.corner)
    left, top, width, height = window
    aside, right, large = left - 12, left + width + 2, max(em, min(em * 1.5, 60, height - 26))
    sheet.write(item.skill, (10, max(0, top - 4), aside, large * 1.1), large, "slab", p.ink)
    size = min(aside - 4, 34, height - large + 2)
    if item.skill and size > 12:
        sheet.sign("skill", 10 + (aside - size) / 2, top + large - 1, size, p.ink, p.paper)
    color = p.red if suit in REDS else p.ink
    sheet.write(rank, (right - 2, top - 2, aside, em * 1.1), em, "slab", color)
    if suit:
        size = min(aside - 4, 34, max(20, height - em + 2))  # above the name
        sheet.sign(suit, right - 2 + (aside - size) / 2, top + em if rank else top + 4, size, color, p.paper)
