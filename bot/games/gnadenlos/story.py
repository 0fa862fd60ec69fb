"""What belongs into the story of a game of Gnadenlos!: vultures, narrow escapes, steps and gold."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.games.parts import Episode, TurnEvent
from engine.core.decisions import Fact, Seat
from engine.core.rules import Event
from engine.games.gnadenlos.cards import ARRIVAL, START

RESULTS = frozenset({"found", "advanced", "retreated"})  # of events, for which somebody was sent
WHO = frozenset({"card", "strength", "tied", "others"})  # facts of who was sent
VULTURE, ESCAPE, FINISH = 150, 60, 200  # weights
GOOD = frozenset({"found", "advanced", "lasted"})  # for their seats: told if these won by it
BAD = frozenset({"retreated", "drained", "ruined"})
THROWN = 18  # more of each step that poker sends a leader back
EACH = {
    "advanced": ("steps", 15),
    "retreated": ("steps", 6),
    "found": ("nuggets", 5),
    "drained": ("value", 9),
}
MOVED = 4  # of each step of a hat in a turn, for all that its seat did in that turn
DEAR, HALF = 8, 5  # nuggets for which a payday is told, and of which it is if they were most of a purse


def episodes(rows: Sequence[TurnEvent], end: int) -> list[Episode]:
    """Return what a chronicle may tell; the vulture that ended the game is told beside it.

    Who is in front in the end weighs more, and so does who is and has just escaped a vulture. Prestige is
    routine but for the step onto the Finish.
    """
    turn, best, result, fields = 1, START, list[Episode](), dict[Seat | None, int]()
    moved = Counter[tuple[int, Seat | None]]()
    for row in _with_hires(_with_ruins(_with_poker(_with_escapes(_with_who_went(rows))))):
        facts, kind, seat = dict(row.event.facts), row.event.kind, row.event.seat
        if kind == "turn-began":
            turn, best = int(facts.get("number", turn)), max(fields.values(), default=START)
        was_front = fields.get(seat, 0) >= best > START
        fields[seat] = int(facts.get("field", fields.get(seat, 0)))
        moved[turn, seat] += int(facts.get("steps", 0))
        weight = 0
        if kind == "ruined":
            weight = VULTURE * int(facts["vultures"])
        elif kind == "hired":
            weight = 1
        elif kind == "lasted":
            weight = ESCAPE + VULTURE * (fields[seat] == max(fields.values()))
        elif facts.get("why") == "prestige":
            weight = FINISH if fields[seat] >= ARRIVAL else 1
        elif kind in EACH and facts.get("why") != "ruin" and not (kind == "found" and facts.get("is_all")):
            fact, factor = EACH[kind]
            weight = (factor + THROWN * (kind == "retreated" and was_front)) * int(facts[fact])
        if weight:
            favors, hurts = (seat if kind in kinds else None for kinds in (GOOD, BAD))
            row = row._replace(turn=turn)
            result.append(Episode(row, weight, kind == "ruined", favors, kind == "hired", hurts))
    ends = [one for one in result if one.row.ply == end and one.row.event.kind == "ruined"][-1:]
    for n, (row, weight, *_) in enumerate(result):
        is_front = fields[row.event.seat] == max(fields.values()) and row.event.kind != "retreated"
        weight = (weight + MOVED * moved[row.turn, row.event.seat]) * (1 + is_front)
        result[n] = result[n]._replace(weight=weight)
    return [one for one in result if one not in ends]


def _with_hires(rows: Iterable[TurnEvent]) -> Iterator[TurnEvent]:
    """Yield the rows, and after each recruiting whom the highest bid brought, and the next."""
    hires = list[Event]()
    for row in rows:
        event = row.event
        if event.kind == "recruited":
            hires.append(event)
        elif hires:
            first, *then = hires
            facts = [("card", dict(first.facts)["cards"]), ("then", len(then))]
            for other in then[:1]:
                facts += [("other", f"seat:{other.seat}"), ("second", dict(other.facts)["cards"])]
            yield row._replace(event=Event("hired", first.seat, tuple(facts)))
            hires = []
        yield row


def _with_ruins(rows: Iterable[TurnEvent]) -> list[TurnEvent]:
    """Return the rows, all vultures of a seat in a turn as the last, with what it could not pay."""
    result, ruins, payday = list[TurnEvent](), dict[Seat | None, TurnEvent](), 0
    for row in rows:
        event, facts = row.event, dict(row.event.facts)
        if event.kind == "turn-began":
            ruins, payday = {}, 0
        elif event.kind == "payday-ended":
            payday += 1
        elif event.kind == "ruined":
            old = dict[str, Fact]()
            if event.seat in ruins:
                result.remove(ruins[event.seat])
                old = dict(ruins[event.seat].event.facts)
            facts["value"] = int(facts["value"]) + int(old.get("value", 0))
            facts["count"] = 1 + int(old.get("count", 0))
            facts["paydays"] = int(old.get("paydays", 0)) + (old.get("payday") != payday)
            facts["payday"] = payday
            row = ruins[event.seat] = row._replace(event=replace(event, facts=tuple(facts.items())))
        result.append(row)
    return result


def _with_poker(rows: Iterable[TurnEvent]) -> list[TurnEvent]:
    """Return the rows, a prestige onto the Finish with the poker won before it, which made it certain.

    What a payday cost that came with this poker did not, and is left out.
    """
    result, turned, poker = list[TurnEvent](), 0, dict[Seat | None, list[tuple[str, Fact]]]()
    for row in rows:
        event, why = row.event, dict(row.event.facts).get("why")
        if event.kind in ("turn-began", "turned"):
            turned, poker = row.ply, {}
        elif (event.kind, why) == ("advanced", "poker"):
            poker[event.seat] = [fact for fact in event.facts if fact[0] in WHO]
        elif why == "prestige":
            by = poker.get(event.seat, []) if int(dict(event.facts)["field"]) >= ARRIVAL else []
            via = ("via", "poker" if by else "no")
            row = row._replace(event=replace(event, facts=(*event.facts, via, *by)))
            result = [one for one in result if not by or (one.event.kind, one.ply) != ("drained", turned)]
        result.append(row)
    return result


def _with_escapes(rows: Iterable[TurnEvent]) -> Iterator[TurnEvent]:
    """Yield the rows, and at the end of each payday whom it cost all they had and no more, or much."""
    paid = dict[Seat | None, tuple[int, int]]()  # what each has paid, and what they have left
    for row in rows:
        yield row
        event, facts = row.event, dict(row.event.facts)
        if event.kind == "paid":
            before, _ = paid.get(event.seat, (0, 0))
            paid[event.seat] = before + int(facts["value"]), int(facts["left"])
        elif event.kind in ("payday-ended", "ruined"):
            for seat, (value, left) in paid.items():
                if seat != event.seat and value and (not left or value >= (HALF if value > left else DEAR)):
                    kind = "drained" if left else "lasted"
                    yield row._replace(event=Event(kind, seat, (("value", value), ("left", left))))
            paid = {}


def _with_who_went(rows: Iterable[TurnEvent]) -> Iterator[TurnEvent]:
    """Yield the rows, those that say what an event brought with who was sent, and who was as strong."""
    sent, before = dict[Seat | None, Event](), ""
    for row in rows:
        event = row.event
        if event.kind == "revealed":
            sent = {**(sent if before == "revealed" else {}), event.seat: event}
        before = event.kind
        is_result = event.kind in RESULTS and dict(event.facts).get("why", "poker") == "poker"
        who = sent.get(event.seat) if is_result else None
        facts = () if who is None else (*who.facts, *_ties(who, sent))
        yield row._replace(event=replace(event, facts=(*event.facts, *facts)))


def _ties(who: Event, sent: Mapping[Seat | None, Event]) -> tuple[tuple[str, Fact], ...]:
    """Return how many others sent somebody as strong, who, and whether all have."""
    strength = dict(who.facts).get("strength")
    others = [
        f"seat:{seat}"
        for seat, other in sent.items()
        if other is not who and dict(other.facts).get("strength") == strength
    ]
    is_all = int(len(others) + 1 == len(sent))
    return ("tied", len(others)), ("others", " ".join(others)), ("is_all", is_all)
