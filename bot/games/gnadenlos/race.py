"""The race of a finished game of Gnadenlos!: how far each hat was after each turn, and who won what."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from bot.games.gnadenlos.pieces import hat
from bot.games.gnadenlos.stage import GAINS, first_turn
from bot.i18n.texts import Phrases
from bot.render.scene import DIGIT, SCENE_WIDTH, ArtItem, Icon, Label, PlacedItem, Portrait, ZoneItem
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import ARRIVAL, EVENTS, START
from engine.games.gnadenlos.view import View

EDGE, PAD = 12, 14
ROOM = SCENE_WIDTH - 2 * EDGE
TITLE, CHART, AXIS = 60, 180, 66  # heights of the sentence, of the lines, and of the turns' numbers
WINNER, SIGN = 76, 40  # widths of an adventurer who won an event, and of the sign of what it brought
FIELDS, HAT, BRIM = 96, 76, 56  # widths of the numbers at the left, of a hat at its line, and below those
SPREAD, DOT = 5, 14  # pixels between hats that are level, and beside the first point
NUMBERS = 9  # numbers of turns, at most


Points: TypeAlias = dict[Seat, list[tuple[int, int]]]


class Lead(NamedTuple):
    """Since when the winner has been ahead for good, and whom they overtook, if anybody."""

    turn: int
    winner: Seat
    before: Seat | None


def last_lead(view: View) -> Lead | None:
    """Return since when the one winner was ahead of all others; None if they were level at the end."""
    leaders = [_leader(turn.fields) for turn in view.turns if turn.fields]
    if not leaders or leaders[-1] is None or leaders[-1] not in view.winners:
        return None
    winner, since = leaders[-1], len(leaders)
    while since and leaders[since - 1] in (winner, None):
        since -= 1
    while leaders[since] is None:
        since += 1
    others = [leader for leader in leaders[:since] if leader not in (winner, None)]
    return Lead(first_turn(view) + since, winner, others[-1] if others else None)


def _leader(fields: tuple[int, ...]) -> Seat | None:
    best = max(fields)
    return fields.index(best) if fields.count(best) == 1 else None


def lead_text(lead: Lead | None, phrases: Phrases, name: Callable[[Seat], str]) -> str:
    """Say who overtook whom at last, or what the race shows where nobody was ahead."""
    if lead is None:
        return phrases.texts("gnadenlos-race")
    if lead.before is None:
        return phrases.texts("gnadenlos-led", name=name(lead.winner))
    return phrases.texts("gnadenlos-overtook", name=name(lead.winner), other=name(lead.before))


def ranking(view: View) -> list[Seat]:
    """Return the seats, the furthest along the street first."""
    ranks = [(seat.field, seat.nuggets, -seat.vultures) for seat in view.seats]
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)


def tracks(view: View, seat: Seat) -> list[int]:
    """Return where a hat stood before the first turn that is known, if that is the game's, and after each."""
    start = [START] if first_turn(view) == 1 else []
    return [*start, *(turn.fields[seat] for turn in view.turns if turn.fields)]


def race(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw a line for each hat, with the hat at its end, and with whom the winner won when."""
    lead = last_lead(view)
    yield PlacedItem(ZoneItem(ROOM, TITLE + CHART + AXIS + WINNER + PAD), EDGE, y)
    words = lead_text(lead, phrases, phrases.name)
    title = Label(words, ROOM - 2 * PAD, TITLE - 4, 46, "slab", "brass", "center")
    yield PlacedItem(title, EDGE + PAD, y + 4)
    y += TITLE
    left, width = EDGE + FIELDS, ROOM - FIELDS - HAT - PAD
    points = _points(view, width - 2 * DOT)
    last = [*points][::-1]  # the winner's line lies above the others
    lines = ";".join(f"{seat}:{' '.join(f'{at},{up}' for at, up in points[seat])}" for seat in last)
    ahead, up = (-HAT, -HAT) if lead is None else points[lead.winner][lead.turn - view.turn - 1]
    facts = (
        *(("tracks", lines), ("goal", _height(ARRIVAL)), ("start", _height(START))),
        *(("ahead", ahead), ("up", up)),
    )
    yield PlacedItem(ArtItem("gnadenlos-race", width, CHART, facts), left, y)
    yield PlacedItem(Icon("marker", 40, "brass", "panel"), EDGE + 2, y + _height(ARRIVAL) - 24)
    for field, color in ((ARRIVAL, "brass"), (START, "dust")):
        number = Label(str(field), FIELDS - 42, AXIS, DIGIT, "slab", color, "center")
        yield PlacedItem(number, EDGE + 36, y + _height(field) - AXIS // 2)
    yield from _wins(view, left, [at for at, _ in points[0]], y + CHART + AXIS - 4)
    for seat, top in _apart({seat: points[seat][-1][1] for seat in points}):
        yield PlacedItem(hat(seat, HAT), left + width, y + top - HAT // 2)
    yield from _turns(view, lead, points, phrases, left, y + CHART - 4)


def _turns(
    view: View, lead: Lead | None, points: Points, phrases: Phrases, x: int, y: int
) -> Iterator[PlacedItem]:
    """Number some turns below their points, that of the last overtaking in any case."""
    word = Label(phrases.texts("picture-gnadenlos-turns"), FIELDS - PAD, AXIS, 42, "slab", "dust", "center")
    yield PlacedItem(word, EDGE + PAD, y)
    places = [at for at, _ in points[0]]
    turns = range(view.turn - len(places) + 1, view.turn + 1)
    every = -(-len(places) // NUMBERS)
    for turn, at in zip(turns, places):
        is_lead = lead is not None and turn == lead.turn
        is_near = lead is not None and abs(turn - lead.turn) < every
        if is_lead or (turn and not is_near and not (view.turn - turn) % every):
            label = Label(str(turn), 2 * HAT, AXIS, DIGIT, "slab", "brass" if is_lead else "chalk", "center")
            yield PlacedItem(label, x + at - HAT, y)


def _wins(view: View, x: int, places: list[int], y: int) -> Iterator[PlacedItem]:
    """Draw below its turn each adventurer with whom the winner won an event, and what kind it was."""
    winner = ranking(view)[0]
    yield PlacedItem(hat(winner, BRIM), EDGE + 4, y + (WINNER - BRIM) // 2)
    yield PlacedItem(Icon("trophy", SIGN, "brass", "panel"), EDGE + BRIM + 6, y + (WINNER - SIGN) // 2)
    width = min(WINNER, max(WINNER - SIGN // 2, places[-1] // len(places)))
    for turn, at in zip(view.turns[::-1], places[::-1]):
        if winner in turn.winners:
            left = x + at - width // 2
            yield PlacedItem(Portrait(f"gnadenlos/{dict(turn.sent)[winner]}", width), left, y)
            sign = Icon(GAINS[EVENTS[turn.card].symbol], SIGN, "brass", "panel")
            yield PlacedItem(sign, left + width - SIGN + 6, y + width - SIGN + 6)


def _points(view: View, width: int) -> Points:
    """Return the points of each line, the winner first; hats that are level stay apart by a little."""
    rows = {seat: tracks(view, seat) for seat in ranking(view)}
    steps, middle = max(1, len(rows[0]) - 1), (len(rows) - 1) / 2
    return {
        seat: [
            (DOT + round(n * width / steps), _height(field, (place - middle) * SPREAD))
            for n, field in enumerate(row)
        ]
        for place, (seat, row) in enumerate(rows.items())
    }


def _height(field: int, shift: float = 0) -> int:
    """Return how far below the upper edge a field is."""
    return round(CHART - 24 - (min(field, ARRIVAL + 1) - 1) * (CHART - 56) / ARRIVAL + shift)


def _apart(heights: dict[Seat, int]) -> Iterator[tuple[Seat, int]]:
    """Move hats that would hide each other apart, the highest as it is."""
    above = -HAT
    for seat, height in sorted(heights.items(), key=lambda item: item[1]):
        above = max(height, above + HAT // 2)
        yield seat, above
