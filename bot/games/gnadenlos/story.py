"""What belongs into the story of a game of Gnadenlos!, and what speaks for who gained by it."""

from collections.abc import Sequence

from bot.games.parts import TurnEvent
from engine.core.rules import Event
from engine.story.story import TurningPoint

OPENINGS = frozenset({"opened", "bid", "turned"})  # kinds of event whose result comes after a question
BEFORE_RESULT = OPENINGS | {"revealed"}  # and all that a result says more than
RESULTS = frozenset({"found", "took", "advanced", "retreated"})  # of events, for which somebody was sent
GAINS = frozenset({"found", "took", "advanced", "recruited"})
LOSSES = frozenset({"ruined", "retreated", "took-back"})
MOST = 2  # vultures beside three turning points, for which a page has room


def agreeing_events(events: Sequence[Event], point: TurningPoint) -> Sequence[Event]:
    """Leave out what speaks against who gained by a turning point, and of several vultures all but one.

    Who won less where they could have won more still lost by their mistake.
    """
    mistake = point.mistake
    seat, is_up = (point.seat, point.after > point.before) if mistake is None else (mistake.seat, False)
    agreeing = [event for event in events if _agrees(event, is_up=is_up == (event.seat == seat))]
    ruins = [n for n, event in enumerate(agreeing) if event.kind == "ruined"]
    own = [n for n in ruins if agreeing[n].seat == seat]
    last = (own or ruins or [-2])[-1]
    if not own and any(event.kind in RESULTS and not _is_ruin(event) for event in agreeing[last + 1 :]):
        last = -2  # of an earlier turn than those
    rest = [
        event
        for n, event in enumerate(agreeing)
        if (n in (last, last + 1) if _is_ruin(event) else not own or event.kind not in GAINS | LOSSES)
    ]
    if any(event.kind in GAINS | LOSSES | {"ended"} for event in rest):
        return rest
    return [event for event in rest if event.kind not in BEFORE_RESULT]


def milestone_rows(rows: Sequence[TurnEvent], of_points: Sequence[Event], end: int) -> list[TurnEvent]:
    """Return the gravest vultures that no turning point tells, but for the one that was the end."""
    turn, ruins = 0, list[TurnEvent]()
    for row in rows:
        number = dict(row.event.facts).get("number", turn)
        turn = int(number) if row.event.kind == "turn-began" else turn
        ruins += [row._replace(turn=turn)] * (row.event.kind == "ruined")
    last = [row for row in ruins if row.ply == end][-1:]
    rest = [row for row in ruins if row not in last and row.event not in of_points]
    gravest = sorted(rest, key=lambda row: (-int(dict(row.event.facts)["vultures"]), -row.ply))[:MOST]
    return sorted(gravest, key=lambda row: row.ply)


def _agrees(event: Event, *, is_up: bool) -> bool:
    return event.kind not in GAINS | LOSSES or (event.kind in GAINS) == is_up


def _is_ruin(event: Event) -> bool:
    return event.kind == "ruined" or dict(event.facts).get("why") == "ruin"
