"""The race of Gnadenlos! in a picture: for each seat a lane of the street with its hat, and what it has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.gnadenlos.pieces import hat
from bot.games.gnadenlos.stage import is_poker
from bot.i18n.texts import Phrases
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    ArtItem,
    Badge,
    Icon,
    Item,
    Label,
    PlacedItem,
    Plate,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import ARRIVAL, section_of, total
from engine.games.gnadenlos.view import View

EDGE, PAD = 12, 10
HEAD, LANE, GAP = 44, 84, 6  # heights of the words above the lanes, of a lane, and between lanes
NAME, NUMBER = 240, 116  # widths of a name, and of the number of the field
COLUMNS = {"nugget": 166, "people": 104, "poker": 196, "bid": 120}  # widths of what a seat has
SHOWN = ARRIVAL + 1  # fields of a lane; whoever is farther stands on the last
HAT, BIRD = 78, 46  # widths of a hat, and of a vulture that follows it
GROUND = 30  # height of the street


def lanes(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw the lanes in turn order, the viewer's last."""
    columns = _columns(view)
    left = EDGE + NAME + 2 * PAD
    width = SCENE_WIDTH - EDGE - PAD - sum(columns.values()) - NUMBER - left
    yield from _heading(columns, left, width, phrases, y)
    for n, seat in enumerate(_from_above(view)):
        top = y + HEAD + n * (LANE + GAP)
        yield from _name(view, seat, phrases, top)
        yield from _street(view, seat, left, top, width)
        x = left + width
        field = Label(str(view.seats[seat].field), NUMBER, LANE, 88, "display", "brass", "center")
        yield PlacedItem(field, x, top)
        x += NUMBER
        for column, room in columns.items():
            if (item := _column(view, seat, column)) is not None:
                yield PlacedItem(item, x, top + (LANE - item.height) // 2)
            x += room


def _columns(view: View) -> Mapping[str, int]:
    """Return the widths of what seats have: what poker does to each if it is in town, bids while one bids."""
    last = ("people", "bid") if view.lots else ("poker",) if is_poker(view) else ("people",)
    return {column: COLUMNS[column] for column in ("nugget", *last)}


def _heading(
    columns: Mapping[str, int], left: int, width: int, phrases: Phrases, y: int
) -> Iterator[PlacedItem]:
    """Say who wins, where the Finish is, and what the numbers are."""
    aim = Label(phrases.texts("gnadenlos-aim"), left + width - 3 * EDGE - 110, HEAD - 4, 44, "slab", "brass")
    yield PlacedItem(aim, EDGE + 4, y - 6)
    yield PlacedItem(Icon("marker", 40, "brass", "panel"), left + width - 100, y - 4)
    goal = Label(str(ARRIVAL), 84, 68, DIGIT, "slab", "brass")
    yield PlacedItem(goal, left + width - 56, y - EDGE)
    x = left + width + NUMBER
    for column, room in columns.items():
        word = phrases.texts(f"picture-gnadenlos-{column}")
        yield PlacedItem(Label(word, room - 14, HEAD - 4, 38, "slab", "dust", "center"), x, y - 6)
        x += room


def _from_above(view: View) -> list[Seat]:
    """Return the seats as they are drawn: in turn order, the viewer's last."""
    first = 0 if view.seat is None else view.seat + 1
    return [(first + n) % len(view.seats) for n in range(len(view.seats))]


def _name(view: View, seat: Seat, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    waiting = {to_act for to_act, _ in view.waiting}
    won = view.over and seat in view.winners
    turn = won or seat in waiting
    rest = "" if view.over else "hat" if seat == view.active else "check"
    sign = "trophy" if won else "hourglass" if seat in waiting else rest
    yield PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, LANE, turn=turn), EDGE, y)
    plate = Plate(NAME, phrases.name(seat), turn, sign, 64, face=phrases.face(seat))
    yield PlacedItem(plate, EDGE + PAD, y + (LANE - 64) // 2)


def _street(view: View, seat: Seat, x: int, y: int, width: int) -> Iterator[PlacedItem]:
    """Draw the street, the hat on its field, and the vultures that follow it."""
    own, ground = view.seats[seat], y + LANE - GROUND - 6
    sections = " ".join(section_of(field).color for field in range(1, SHOWN + 1))
    yield PlacedItem(ArtItem("gnadenlos-lane", width, GROUND, (("sections", sections),)), x, ground)
    middle = x + round((min(own.field, SHOWN) - 0.5) * width / SHOWN)
    at = max(x, min(x + width - HAT, middle - HAT // 2))
    behind = at - own.vultures * BIRD
    start, step = (behind, BIRD) if behind >= x else (at + HAT, BIRD)
    for n in range(own.vultures):
        yield PlacedItem(Icon("vulture", BIRD, "chalk", "panel"), start + n * step, y + 6)
    yield PlacedItem(hat(seat, HAT), at, ground + 20 - HAT)


def _column(view: View, seat: Seat, column: str) -> Item | None:
    own = view.seats[seat]
    if column == "poker":
        section = section_of(own.field)
        steps = f"+{section.gain} −{section.loss}" if section.gain else "–"
        return Label(steps, COLUMNS[column] - 14, LANE - 12, DIGIT, "slab", "chalk", "center")
    if column == "bid":
        bid = next((bid for bid in view.bids if bid.seat == seat), None)
        if bid is None:
            return None
        number = str(total(bid.notes)) if bid.notes else "–"
        return Label(number, COLUMNS[column] - 14, LANE, 84, "display", "brass", "center")
    counts = {"nugget": own.nuggets, "people": own.hand_size}
    return Badge(column, str(counts[column]), tone="gold" if column == "nugget" else "")
