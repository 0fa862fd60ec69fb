"""The race of a finished game of Gnadenlos!: how far each hat was after each turn, and who won what."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from bot.games.gnadenlos.pieces import hat
from bot.games.gnadenlos.stage import first_turn, is_poker
from bot.i18n.texts import Phrases
from bot.render.scene import DIGIT, SCENE_WIDTH, ArtItem, Icon, Label, PlacedItem, ZoneItem
from engine.core.decisions import Seat
from engine.games.gnadenlos.cards import ARRIVAL, EVENTS, START
from engine.games.gnadenlos.rules import FINE
from engine.games.gnadenlos.rules.events import MAX_PRESTIGE
from engine.games.gnadenlos.view import View

EDGE, PAD = 12, 14
ROOM = SCENE_WIDTH - 2 * EDGE
TITLE, CHART, AXIS = 60, 360, 66  # heights of the sentence, of the lines at most, and of the turns' numbers
TALLEST = 1200  # pixels of a picture; Discord narrows higher ones
FIELDS, HAT = 156, 76  # widths of the numbers at the left, and of a hat at its line
APART = 48  # pixels between two hats at the ends of their lines
SPREAD, DOT = 7, 14  # pixels between hats that are level, and beside the first point
HEAD, FOOT = 32, 18  # pixels above the Finish, and below the lowest field
NUMBERS = 9  # numbers of turns, at most


Points: TypeAlias = dict[Seat, list[tuple[int, int]]]


class Scale(NamedTuple):
    """How high the lines are, and the lowest field that they come to."""

    chart: int
    lowest: int

    def height(self, field: int, shift: float = 0) -> int:
        """Return how far below the upper edge a field is; those beyond the Finish are little higher.

        Those before it are clearly below it, though lines of hats that are level lie apart.
        """
        steps = min(field, ARRIVAL + 1) - self.lowest
        room = self.chart - HEAD - FOOT
        high = round(self.chart - FOOT - steps * room / (ARRIVAL - self.lowest) + shift)
        return high if field >= ARRIVAL else max(high, HEAD + DOT)


class Lead(NamedTuple):
    """Since when the winner has been alone ahead, and whom they left behind then, if anybody."""

    turn: int
    winner: Seat
    before: Seat | None


def last_lead(view: View) -> Lead | None:
    """Return since when the one winner was ahead of all others; None if they were level at the end."""
    steps = _steps(view)
    leaders = [_leader(fields) for _, fields in steps]
    if not leaders or leaders[-1] is None or leaders[-1] not in view.winners:
        return None
    winner, since = leaders[-1], len(leaders) - 1
    while since and leaders[since - 1] == winner:
        since -= 1
    turn = steps[since][0]
    if not since:
        return Lead(turn, winner, None)
    fields = steps[since - 1][1]
    rivals = [seat for seat in ranking(view) if seat != winner and fields[seat] == max(fields)]
    return Lead(turn, winner, rivals[0])


def _steps(view: View) -> list[tuple[int, tuple[int, ...]]]:
    """Return where all stood with the number of each turn: after its poker, if it was one, and at its end."""
    steps, before = list[tuple[int, tuple[int, ...]]](), (START,) * len(view.seats)
    for turn, one in enumerate(view.turns, first_turn(view)):
        if one.fields and is_poker(one) and (steps or turn == 1):
            gains = dict(one.gains)
            steps.append((turn, tuple(field + gains.get(seat, 0) for seat, field in enumerate(before))))
        if one.fields:
            before = one.fields
            steps.append((turn, before))
    return steps


def _leader(fields: tuple[int, ...]) -> Seat | None:
    best = max(fields)
    return fields.index(best) if fields.count(best) == 1 else None


def lead_text(view: View, lead: Lead | None, phrases: Phrases, name: Callable[[Seat], str]) -> str:
    """Say what put the winner ahead at last, or what the race shows where nobody was ahead."""
    if lead is None:
        return phrases.texts("gnadenlos-race")
    deed, value = deed_of(view, lead)
    names = {"name": name(lead.winner), "other": name(lead.winner if lead.before is None else lead.before)}
    return phrases.texts("gnadenlos-deed", **names, deed=deed, value=value)


def deed_of(view: View, lead: Lead) -> tuple[str, int]:
    """Return what moved the winner, or whom they left behind, most in that turn, and how far."""
    n, other = lead.turn - first_turn(view), lead.before
    turn, before = view.turns[n], view.turns[n - 1].fields if n else (START,) * len(view.seats)
    gains = dict(turn.gains) if is_poker(turn) else {}
    gain = gains.get(lead.winner, 0)
    deeds = {
        "prestige": turn.fields[lead.winner] - max(1, before[lead.winner] + gain),
        "poker": gain,
        "lost": 0 if other is None else -gains.get(other, 0),
        "ruined": FINE * [seat for seat, _ in turn.ruined].count(-1 if other is None else other),
    }
    return max(deeds.items(), key=lambda deed: deed[1])


def ranking(view: View) -> list[Seat]:
    """Return the seats, the furthest along the street first."""
    ranks = [(seat.field, seat.nuggets, -seat.vultures) for seat in view.seats]
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)


def tracks(view: View, seat: Seat) -> list[int]:
    """Return where a hat stood before the first turn that is known, if that is the game's, and after each."""
    start = [START] if first_turn(view) == 1 else []
    return [*start, *(turn.fields[seat] for turn in view.turns if turn.fields)]


def own_way(view: View, phrases: Phrases) -> str:
    """Tell a loser what they could have paid, when the winner passed them, or of a fall; else the gap."""
    if view.seat is None or view.seat in view.winners:
        return ""
    own, way, lead = view.seats[view.seat], tracks(view, view.seat), last_lead(view)
    gap = view.seats[ranking(view)[0]].field - own.field
    if gap and (missed := _unpaid(view, view.seat, gap)):
        return phrases.texts("gnadenlos-own-kept", gap=gap, **missed)
    if 0 < gap <= FINE * own.vultures:
        return phrases.texts("gnadenlos-own-broke", gap=gap)
    steps = dict(enumerate(pairwise(way), view.turn - len(way) + 2))
    if lead is not None and lead.turn in steps:
        start, end = [*pairwise(tracks(view, lead.winner))][lead.turn - view.turn - 1]
        before, after = steps[lead.turn]
        facts = {"start": start, "end": end, "before": before, "after": after, "change": after - before}
        if start < before or lead.before == view.seat:
            name = phrases.seat(lead.winner)
            return phrases.texts("gnadenlos-own-passed", turn=lead.turn, name=name, **facts)
    if view.seat in dict(view.turns[-1].ruined):
        steps[view.turn] = way[-1] + FINE * (way[-1] > 1), way[-1]
    turn = min(steps, key=lambda turn: (steps[turn][1] - steps[turn][0], -turn), default=0)
    before, after = steps.get(turn, (0, 0))
    is_fatal = before - after >= max(1, gap)  # a smaller fall has not lost the game
    if is_fatal:
        return phrases.texts("gnadenlos-own-fall", turn=turn, before=before, after=after)
    return phrases.texts("gnadenlos-own-gap", gap=gap) if gap else ""


def _unpaid(view: View, seat: Seat, gap: int) -> dict[str, int] | None:
    """Return a seat's last turn that could have closed the gap with nuggets which it has had ever since.

    It comes with what was paid then and could have been. Of the turn that ended the game nobody knows.
    """
    purse = least = view.seats[seat].nuggets
    first = first_turn(view)
    for n in range(len(view.turns) - 1, -1, -1):
        turn, before = view.turns[n], view.turns[n - 1].fields[seat] if n else START
        if not turn.fields:
            return None
        purse += sum(dict(one.paid).get(seat, 0) for one in (turn, *turn.paydays))
        gain = dict(turn.gains).get(seat, 0)
        if (view.active - view.turn + first + n) % len(view.seats) == seat:
            falls = sum(seat in dict(one.ruined) for one in (turn, *turn.paydays))
            start = max(1, before + gain * is_poker(turn))
            paid = max(0, turn.fields[seat] - start + FINE * falls)
            most = min(MAX_PRESTIGE, purse + paid)
            if n < len(view.turns) - 1 and min(least, most - paid) >= gap:
                return {"turn": first + n, "paid": paid, "most": most}
            purse += paid
        is_gold = bool(turn.card) and EVENTS[turn.card].symbol == "gold"
        purse -= gain * is_gold
        least = min(least, purse)
    return None


def race(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw a line for each hat, with the hat at its end, and when the winner took the lead."""
    lead, rest = last_lead(view), TITLE + AXIS
    chart = min(CHART, TALLEST - EDGE - y - rest)
    yield PlacedItem(ZoneItem(ROOM, rest + chart), EDGE, y)
    key, name = ("gnadenlos-leads", phrases.name(lead.winner)) if lead else ("gnadenlos-race", "")
    title = Label(phrases.texts(key, name=name), ROOM - 2 * PAD, TITLE - 4, 46, "slab", "brass", "center")
    yield PlacedItem(title, EDGE + PAD, y + 4)
    y += TITLE
    left, width = EDGE + FIELDS, ROOM - FIELDS - HAT - PAD
    scale = Scale(chart, min(field for seat in range(len(view.seats)) for field in tracks(view, seat)))
    points = _points(view, width - 2 * DOT, scale)
    last = [*points][::-1]  # the winner's line lies above the others
    ways = _with_poker(view, points, scale)
    lines = ";".join(f"{seat}:{' '.join(f'{at},{up}' for at, up in ways[seat])}" for seat in last)
    ahead, up = (-HAT, -HAT) if lead is None else points[lead.winner][lead.turn - view.turn - 1]
    goal, start = scale.height(ARRIVAL), scale.height(START)
    facts = (("tracks", lines), ("goal", goal), ("start", start), ("ahead", ahead), ("up", up))
    yield PlacedItem(ArtItem("gnadenlos-race", width, chart, facts), left, y)
    yield PlacedItem(Icon("marker", 40, "brass", "panel"), left - FIELDS + 26, y + goal - 24)
    for field, height, color in ((ARRIVAL, goal, "brass"), (START, start, "dust")):
        number = Label(str(field), FIELDS - 80, AXIS, DIGIT, "slab", color, "center")
        yield PlacedItem(number, left - FIELDS + 66, y + height - AXIS // 2)
    for seat, top in _apart({seat: points[seat][-1][1] for seat in points}, chart - FOOT):
        yield PlacedItem(hat(seat, HAT), left + width, y + top - HAT // 2)
    yield from _turns(view, lead, points, phrases, left, y + chart - 4)


def _turns(
    view: View, lead: Lead | None, points: Points, phrases: Phrases, x: int, y: int
) -> Iterator[PlacedItem]:
    """Number some turns below their points, that of the last overtaking in any case."""
    word = Label(phrases.texts("picture-gnadenlos-turns"), FIELDS - PAD, AXIS, 46, "slab", "dust", "center")
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


def _points(view: View, width: int, scale: Scale) -> Points:
    """Return the points of each line, the winner first; hats that are level stay apart by a little."""
    rows = {seat: tracks(view, seat) for seat in ranking(view)}
    steps, middle = max(1, len(rows[0]) - 1), (len(rows) - 1) / 2
    return {
        seat: [
            (DOT + round(n * width / steps), scale.height(field, (place - middle) * SPREAD))
            for n, field in enumerate(row)
        ]
        for place, (seat, row) in enumerate(rows.items())
    }


def _with_poker(view: View, points: Points, scale: Scale) -> Points:
    """Return the points with how far back poker sent whoever paid the way back in the same turn."""
    ways, first = dict(points), view.turn - len(points[0]) + 1
    for turn, fields in _steps(view):
        for seat, way in points.items():
            n = turn - first
            before, end = tracks(view, seat)[n - 1 : n + 1] if n else (0, 0)
            if fields[seat] < min(before, end):
                at = (way[n - 1][0] + way[n][0]) // 2
                shift = way[n][1] - scale.height(end)
                ways[seat] = sorted({*ways[seat], (at, scale.height(fields[seat], shift))})
    return ways


def _apart(heights: dict[Seat, int], lowest: int) -> Iterator[tuple[Seat, int]]:
    """Move hats that would hide each other apart, none below `lowest`."""
    ranks, above, places = sorted(heights, key=lambda seat: heights[seat]), -HAT, dict[Seat, int]()
    for seat in ranks:
        places[seat] = above = max(heights[seat], above + APART)
    for seat in ranks[::-1]:
        places[seat] = min(places[seat], lowest)
        lowest = places[seat] - APART
    return iter(places.items())
