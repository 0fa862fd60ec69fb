"""The race of Gnadenlos! in a picture: one street with all hats, and below it what players have."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.gnadenlos.pieces import NOTES, hat
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    ArtItem,
    Badge,
    Icon,
    Label,
    PlacedItem,
    Plate,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import ARRIVAL, section_of, total
from engine.games.gnadenlos.view import View

EDGE, PAD = 12, 10
HEAD, CELL, GAP = 44, 84, 6  # heights of the words above the street, of a seat, and between seats
BRIM, NAME, NUMBER = 76, 136, 86  # widths of a hat beside its name, of a name, and of the number of the field
BIDDER = 104  # width of a name beside a bid
SHOWN = ARRIVAL + 1  # fields of the street; whoever is farther stands on the last
HAT, BIRD, STACK = 84, 46, 36  # widths of a hat and of a vulture above it; how much higher the next hat is
SIGN = 40  # width of what marks who must act
GROUND = 62  # height of the street
ROOM = SCENE_WIDTH - 2 * EDGE


def street(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw the street, and two seats beside each other in turn order; the viewer's is the last."""
    above = [*_heading(phrases, y), *_street(view, y + HEAD)]
    yield from above
    top, seats = bottom(above) + GAP, _from_above(view)
    for n, seat in enumerate(seats):
        is_alone = n == len(seats) - 1 and n % 2 == 0
        width = ROOM if is_alone else (ROOM - GAP) // 2
        yield from _cell(
            view, seat, phrases, EDGE + n % 2 * (width + GAP), top + n // 2 * (CELL + GAP), width
        )


def _heading(phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Say who wins, what the numbers on the street are, and where the Finish is."""
    room, right = (ROOM - 180) // 2, EDGE + ROOM
    aim = Label(phrases.texts("gnadenlos-aim"), room, HEAD - 4, 44, "slab", "brass")
    yield PlacedItem(aim, EDGE + 4, y - 6)
    yield PlacedItem(Icon("poker", 40, "dust", "panel"), EDGE + room, y - 4)
    steps = Label(phrases.texts("picture-gnadenlos-poker"), room - 50, HEAD - 4, 44, "slab", "dust")
    yield PlacedItem(steps, EDGE + room + 50, y - 6)
    yield PlacedItem(Icon("marker", 40, "brass", "panel"), right - 122, y - 4)
    yield PlacedItem(Label(str(ARRIVAL), 84, 68, DIGIT, "slab", "brass"), right - 78, y - EDGE)


def _from_above(view: View) -> list[Seat]:
    """Return the seats as they are drawn: in turn order, the viewer's last."""
    first = 0 if view.seat is None else view.seat + 1
    return [(first + n) % len(view.seats) for n in range(len(view.seats))]


def _street(view: View, y: int) -> Iterator[PlacedItem]:
    """Draw the hats on their fields, those that would hide another above it, and what poker does there."""
    places = _places(view)
    ground = y + HAT + STACK * max(level for _, level in places.values()) - 16
    sections = [section_of(field) for field in range(1, SHOWN + 1)]
    colors = " ".join(section.color for section in sections)
    yield PlacedItem(ArtItem("gnadenlos-lane", ROOM, GROUND, (("sections", colors),)), EDGE, ground)
    for section in dict.fromkeys(section for section in sections if section.gain):
        first = sections.index(section)
        x, width = EDGE + first * ROOM // SHOWN, section.fields * ROOM // SHOWN
        ink = "ink" if section.color in ("white", "yellow") else "chalk"
        steps = Label(f"+{section.gain} −{section.loss}", width, GROUND, DIGIT, "slab", ink, "center")
        yield PlacedItem(steps, x, ground)
    for seat, (x, level) in sorted(places.items(), key=lambda place: -place[1][1]):
        top = ground + 16 - HAT - level * STACK
        yield PlacedItem(hat(seat, HAT), x, top)
        left = max(EDGE, x - BIRD // 2)  # at the start of the street there is no room beside the hat
        for n in range(view.seats[seat].vultures):
            yield PlacedItem(Icon("vulture", BIRD, "chalk", "panel"), left + n * BIRD, top - 12)


def _places(view: View) -> dict[Seat, tuple[int, int]]:
    """Return where each hat stands, and how high: the hats behind it that it would hide are lower."""
    places: dict[Seat, tuple[int, int]] = {}
    for seat, own in sorted(enumerate(view.seats), key=lambda item: item[1].field):
        middle = EDGE + round((min(own.field, SHOWN) - 0.5) * ROOM / SHOWN)
        x = max(EDGE, min(EDGE + ROOM - HAT, middle - HAT // 2))
        near = {level for other, level in places.values() if x - other < HAT - 14}
        places[seat] = x, next(level for level in range(len(view.seats)) if level not in near)
    return places


def _cell(view: View, seat: Seat, phrases: Phrases, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw a seat's hat and name, its field and what it has, or while one bids its bid."""
    own, waiting = view.seats[seat], {to_act for to_act, _ in view.waiting}
    won = view.over and seat in view.winners
    turn = won or seat in waiting
    yield PlacedItem(ZoneItem(width, CELL, turn=turn), x, y)
    yield PlacedItem(hat(seat, BRIM), x + PAD // 2, y + (CELL - BRIM) // 2)
    left, room = x + PAD + BRIM, NAME * 2 if width == ROOM else BIDDER if view.lots else NAME
    yield PlacedItem(Plate(room, phrases.name(seat), height=64, tone=NOTES[seat]), left, y + (CELL - 64) // 2)
    if turn:
        sign = Icon("trophy" if won else "hourglass", SIGN, "brass", "panel")
        yield PlacedItem(sign, left - SIGN + 4, y + CELL - SIGN - 2)
    left += room
    yield PlacedItem(Label(str(own.field), NUMBER, CELL, 88, "display", "brass", "center"), left, y)
    left += NUMBER
    yield from row(_badges(view, seat), left, y, x + width - PAD - left, gap=24, align="center", height=CELL)


def _badges(view: View, seat: Seat) -> list[Badge]:
    """Return the nuggets, and the adventurers, or while one bids the bid in their place."""
    own = view.seats[seat]
    bid = next((bid for bid in view.bids if bid.seat == seat), None)
    people = Badge("people", str(own.hand_size))
    if bid is not None:
        sum_ = str(total(bid.notes)) if bid.notes else "–"
        people = Badge("debt", sum_, tone="gold" if len(sum_) == 1 else "")
    return [Badge("nugget", str(own.nuggets)), people]
