"""What belongs into the story of a game of Revolver 2 however little it turned, and what luck brought."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import dropwhile

from bot.games.parts import TurnEvent
from bot.games.presenter import DRAW
from bot.games.revolver.telling import BLASTS, FIRED
from engine.core.rules import Event
from engine.story.story import TurningPoint

HITS = frozenset({"fell", "spared"})  # which hurt their seat
DEEDS = FIRED | {"played", "rescued"}
MOST = 2  # milestones, and one more where few events tell turning points


def agreeing_events(events: Sequence[Event], point: TurningPoint) -> Sequence[Event]:
    """Return of good luck with cards the draw, and what it made possible; else what helped who gained."""
    draws = [n for n, event in enumerate(events) if event.kind == DRAW and point.is_luck]
    own = [n for n in draws if _gains(events[n], point)]
    begun = [event for event in events[: draws[0]] if event.kind == "ended"] if draws else []
    if not own or (begun and own[0] != draws[0]):
        untold = {DRAW, "played"} if draws else frozenset[str]()  # who began a turn drew nothing of use
        helping = (event for event in events if event.kind not in HITS or not _gains(event, point))
        return [event for event in helping if event.kind not in untold]
    draw = events[own[0]]
    drawn = str(dict((*draw.facts, *draw.secret)).get("cards", "")).split()
    deeds = [event for event in events[own[0] :] if event.seat == draw.seat and event.kind in DEEDS]
    deeds.sort(key=lambda event: event.kind == "played")
    uses = [one for one in deeds if one.kind != "played" or dict(one.facts)["card"] in drawn]
    return [draw, *uses[:1]]


def _gains(event: Event, point: TurningPoint) -> bool:
    """Return whether an event is of the seat that gained by a turning point."""
    return (event.seat == point.seat) == (point.after > point.before)


def is_undecided(events: Sequence[Event]) -> bool:
    """Return whether who drew first has since neither ended their turn nor done what decides one."""
    seats = [event.seat for event in events if event.kind == DRAW][:1]
    after = dropwhile(lambda event: event.kind != DRAW, events)
    return bool(seats) and not any(one.kind in FIRED | {"ended"} and one.seat in seats for one in after)


def milestone_rows(rows: Sequence[TurnEvent], of_points: Sequence[Event], end: int) -> Iterable[TurnEvent]:
    """Return blasts, turns in which several fell, and who fell to the Gatling; the gravest of them.

    What a turning point tells, or what was the end, is none.
    """
    told_of = {piece for event in of_points for piece in _pieces(event)}
    rest = [row for row in _great(rows) if row.ply != end and told_of.isdisjoint(_pieces(row.event))]
    most = MOST + (len(of_points) < MOST)
    gravest = sorted(rest, key=lambda row: -_weight(row.event))[:most]
    return [row for row in rest if row in gravest]


def _great(rows: Iterable[TurnEvent]) -> Iterator[TurnEvent]:
    """Yield them by turn, from the march or the other side's first turn on."""
    turn, padre, dead, is_by_gatling = 0, None, list[TurnEvent](), False
    for row in (*rows, TurnEvent(0, 0, Event("marched", None))):
        event, facts = row.event, dict(row.event.facts)
        if event.kind == "marched" and dead:
            cards = " ".join(str(dict(one.event.facts)["card"]) for one in dead)
            if len(dead) > 1 or is_by_gatling:
                kind = "fell-together" if len(dead) > 1 else "gatling-fell"
                deaths = Event(kind, dead[-1].event.seat, (("cards", cards), ("count", len(dead))))
                yield TurnEvent(dead[-1].ply, turn, deaths)
            dead, is_by_gatling = [], False
        if event.kind == "marched":
            turn, padre = turn + 1, event.seat
        elif event.kind == "ended":
            turn += event.seat == padre
        elif event.kind in BLASTS:
            yield row._replace(turn=turn)
        elif event.kind == "fell":
            dead.append(row)
            is_by_gatling |= facts["why"] == "gatling"


def _pieces(event: Event) -> Sequence[str]:
    """Return the cards that an event is about."""
    facts = dict(event.facts)
    return str(facts.get("cards", facts.get("card", ""))).split()


def _weight(event: Event) -> float:
    """Return how many fell; a blast is graver than two."""
    return float(dict(event.facts).get("count", 2.5))
