"""What belongs into the story of a game of Revolver 2 however little it turned."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.parts import TurnEvent
from bot.games.revolver.telling import BLASTS
from engine.core.rules import Event

MOST = 2  # milestones, and one more where few events tell turning points


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
