"""What the pictures of finished games share: the deciding step, the way to it in chips, and the hands.

The winner stands at the left, lit; the loser lies at the right. Each side has its color of the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.i18n.texts import Phrases
from bot.render import typesetting
from bot.render.layout import bottom, row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    CardItem,
    Icon,
    Item,
    Label,
    PlacedItem,
    Plate,
    PosterItem,
    ZoneItem,
)
from engine.core.decisions import Seat

EDGE, PAD = 12, 14
ROOM = SCENE_WIDTH - 2 * EDGE
FIGURE = 320  # width of the winner's and the loser's card
PLATE = 66  # height of a name
SHOUT = 92  # height of a line above a headline
ALONE = 76  # pixels of an em of a headline that has the room of such a line, too
LONG = 0  # in place of its lines: too long for one
LOW = {1: 76, 2: 116, LONG: 128}  # heights of what is said below the deciding step, by its lines
BETWEEN = EDGE + FIGURE + 2 * PAD  # where the middle of the deciding step begins
CHIP, CHIPS, FACE = 214, 10, 84  # height of a chip, most in a row, width of a face on it
VALUE = 62  # height of a second value on a chip
LEGEND = 54  # height of what the chips count
SEATS = ("sage", "plum", "leather", "gold", "brick", "slate")  # tones


class Figure(NamedTuple):
    """A card of the deciding step, with its player's name and color."""

    card: CardItem | PosterItem
    name: str
    tone: str
    sign: str = ""  # a trophy, or what else the one who stands gets; empty: a skull


@dataclass(frozen=True, slots=True)
class Chip:
    """A round or turn on the way to the end."""

    label: str
    items: tuple[Item, ...]
    value: str  # what it gained or cost; a line for each side of a tie
    tone: str = "coal"  # tone of the side that gained
    decided: bool = False
    has_plate: bool = False  # the label stands on that side's color
    sign: Item | None = None  # at the lower right of what it shows
    tones: Sequence[str] = ()  # of those whom each line of the value pays


SKULL = Icon("skull", 46, "brass", "panel")


def tone(seat: Seat, phrases: Phrases) -> str:
    """Return a player's color, the same in all pictures and in a rematch."""
    return SEATS[phrases.place(seat) % len(SEATS)]


def deciding_step(
    winner: Figure, loser: Figure, between: Sequence[Sequence[Item]], caption: str = ""
) -> Iterator[PlacedItem]:
    """Draw both cards, rows of what passed between them, and a sentence that the words above do not say."""
    cards = max(figure.card.size[1] for figure in (winner, loser))
    yield from ground(PLATE + PAD + cards, caption)
    yield from standing(winner._replace(sign="trophy"), EDGE + PAD)
    yield from standing(loser, EDGE + ROOM - PAD - FIGURE)
    heights = [max(item.size[1] for item in items) for items in between]
    y, gap = EDGE + PAD, (PLATE + PAD + cards - sum(heights)) // (len(between) + 1)
    for items, height in zip(between, heights):
        y += gap
        yield from row(items, BETWEEN, y, SCENE_WIDTH - 2 * BETWEEN, align="center", height=height)
        y += height


def ground(height: int, caption: str, lines: int = 2) -> Iterator[PlacedItem]:
    """Draw a lit zone with this much room, and at its foot a sentence, if any, or a headline of one line.

    What stands in a line before a headline is larger; after an empty one it stands in the middle of both.
    Else a long one takes two lines.
    """
    *shout, caption = caption.split("\n")
    room, top = ROOM - 2 * PAD, EDGE + 2 * PAD + height
    is_long = lines == 1 and not shout and typesetting.width(caption, "slab", DIGIT) > room
    low = LOW[LONG if is_long else lines] if caption else 0
    yield PlacedItem(ZoneItem(ROOM, height + low + SHOUT * len(shout) + 2 * PAD, turn=True), EDGE, EDGE)
    label = Label(caption, room, low - 8, 46, "text", "chalk", "center")
    if lines == 1:
        label = replace(label, em=DIGIT, face="slab", color="brass")
    if shout == [""]:
        shout, label = [], replace(label, height=label.height + SHOUT, em=ALONE)
    for line in shout:
        yield PlacedItem(Label(line, room, SHOUT, SHOUT, "display", "brass", "center"), EDGE + PAD, top)
        top += SHOUT
    if caption:
        yield PlacedItem(label, EDGE + PAD, top)


def standing(figure: Figure, x: int) -> Iterator[PlacedItem]:
    """Draw a card below its player's name."""
    sign = figure.sign or SKULL.name
    plate = Plate(FIGURE, figure.name, sign != SKULL.name, sign, PLATE, figure.tone)
    yield PlacedItem(plate, x, EDGE + PAD)
    yield PlacedItem(figure.card, x + (FIGURE - figure.card.width) // 2, EDGE + 2 * PAD + PLATE)


def chips(story: Sequence[Chip], y: int, legend: str) -> Iterator[PlacedItem]:
    """Draw the last rounds or turns side by side, below what they count."""
    latest = story[-CHIPS:]
    if latest:
        yield PlacedItem(Label(legend, ROOM, LEGEND, 44, "slab", "dust", "center"), EDGE, y - 6)
        y += LEGEND - 6
    width = min(206, (ROOM + 8) // max(1, len(latest)) - 8)
    height = CHIP + VALUE * max((chip.value.count("\n") for chip in latest), default=0)
    left = EDGE + (ROOM + 8 - len(latest) * (width + 8)) // 2
    words = [chip.label for chip in latest if chip.label.isalpha()]  # names beside each other are as large
    sizes = (typesetting.fit(word, (width - 24, 62), DIGIT, "slab", 1).em for word in words)
    em = int(min(sizes, default=DIGIT))
    for n, chip in enumerate(latest):
        x, color = left + n * (width + 8), "brass" if chip.decided else "chalk"
        yield PlacedItem(ZoneItem(width, height, tone=chip.tone, turn=chip.decided), x, y)
        if chip.has_plate:
            yield PlacedItem(Plate(width - 12, "", height=58, tone=chip.tone), x + 6, y + 7)
        size = em if chip.label in words else DIGIT
        yield PlacedItem(Label(chip.label, width - 24, 62, size, "slab", color, "center"), x + 12, y + 4)
        yield from row(chip.items, x + 4, y + 64, width - 8, gap=6, align="center", height=FACE)
        if chip.sign is not None:
            yield PlacedItem(
                chip.sign, x + min(width // 2 + 2, width - 56), y + 64 + FACE - chip.sign.size[1] + 4
            )
        for line, value in enumerate(chip.value.split("\n")):
            label, low = Label(value, width - 8, 62, DIGIT, "slab", color, "center"), y + 148 + VALUE * line
            if chip.tones:
                yield PlacedItem(
                    Plate(width - 12, "", height=VALUE - 4, tone=chip.tones[line]), x + 6, low + 4
                )
            yield PlacedItem(label, x + 4, low)


def hands(
    cards: Sequence[Sequence[Item]],
    phrases: Phrases,
    y: int,
    viewer: Seat | None,
    beside: Sequence[Sequence[Item]] = ((), ()),
    tones: Sequence[str] = (),
) -> Iterator[PlacedItem]:
    """Draw both last hands, the viewer's or seat 0's below, and at the right what else is left.

    `tones` are the seats' colors where they do not follow from the viewer.
    """
    for seat in (1 - (viewer or 0), viewer or 0):
        if not (items := cards[seat]) and not beside[seat]:
            continue
        height = max(item.size[1] for item in (*items, *beside[seat])) + 2 * PAD
        color = tones[seat] if tones else tone(seat, phrases)
        yield PlacedItem(ZoneItem(ROOM, height, tone=color), EDGE, y)
        plate = Plate(230, phrases.name(seat), sign="hand", height=PLATE, tone=color)
        yield PlacedItem(plate, EDGE + PAD, y + (height - PLATE) // 2)
        room = ROOM - 230 - 3 * PAD
        right = sum(item.size[0] + 8 for item in beside[seat])
        yield from row(items, EDGE + 230 + 2 * PAD, y + PAD, room - right, gap=8)
        yield from row(
            beside[seat], SCENE_WIDTH - EDGE - PAD - right, y + PAD, right, gap=8, align="right",
            height=height - 2 * PAD,
        )  # fmt: skip
        y += height + EDGE


def below(items: Sequence[PlacedItem]) -> int:
    return bottom(items) + EDGE
