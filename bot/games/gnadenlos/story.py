"""What belongs into the story of a game of Gnadenlos!, and what speaks for who gained by it."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.parts import TurnEvent
from engine.core.decisions import Seat
from engine.core.rules import Event
from engine.story.story import TurningPoint

OPENINGS = frozenset({"opened", "bid", "turned"})  # kinds of event whose result comes after a question
BEFORE_RESULT = OPENINGS | {"revealed"}  # and all that a result says more than
RESULTS = frozenset({"found", "took", "advanced", "retreated"})  # of events, for which somebody was sent
GAINS = frozenset({"found", "took", "advanced", "recruited", "lasted"})
LOSSES = frozenset({"ruined", "retreated", "took-back"})
MOST = 2  # vultures and narrow escapes beside three turning points, for which a page has room


def agreeing_events(events: Sequence[Event], point: TurningPoint) -> Sequence[Event]:
    """Leave out what speaks against who gained by a turning point, and of several vultures all but one.

    Who won less where they could have won more still lost by their mistake.
    """
    mistake, events = (
        point.mistake,
        [row.event for row in _with_escapes(TurnEvent(0, 0, event) for event in events)],
    )
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
    """Return the gravest vultures that no turning point tells, but for the one that was the end.

    Who was in front and just escaped one weighs more than a first vulture.
    """
    turn, stones, fields = 0, list[tuple[int, TurnEvent]](), dict[Seat | None, int]()
    for row in _with_escapes(rows):
        facts = dict(row.event.facts)
        turn = int(facts.get("number", turn)) if row.event.kind == "turn-began" else turn
        fields[row.event.seat] = int(facts.get("field", fields.get(row.event.seat, 0)))
        is_in_front = fields[row.event.seat] == max(fields.values())
        weight = {"ruined": 2 * int(facts.get("vultures", 0)), "lasted": 3 * is_in_front}
        if weight.get(row.event.kind) and row.event not in of_points:
            stones.append((weight[row.event.kind], row._replace(turn=turn)))
    last = [row for _, row in stones if row.ply == end and row.event.kind == "ruined"][-1:]
    rest = [(weight, row) for weight, row in stones if row not in last]
    gravest = sorted(rest, key=lambda stone: (-stone[0], -stone[1].ply))[:MOST]
    return sorted((row for _, row in gravest), key=lambda row: row.ply)


def _with_escapes(rows: Iterable[TurnEvent]) -> Iterator[TurnEvent]:
    """Yield the rows, and at the end of each payday who has paid with their last nuggets, and no more."""
    paid = dict[Seat | None, tuple[int, int]]()  # what each has paid, and what they have left
    for row in rows:
        yield row
        event, facts = row.event, dict(row.event.facts)
        if event.kind == "paid":
            before, _ = paid.get(event.seat, (0, 0))
            paid[event.seat] = before + int(facts["value"]), int(facts["left"])
        elif event.kind in ("payday-ended", "ruined"):
            for seat, (value, left) in paid.items():
                if value and not left and seat != event.seat:
                    yield row._replace(event=Event("lasted", seat, (("value", value),)))
            paid = {}


def _agrees(event: Event, *, is_up: bool) -> bool:
    return event.kind not in GAINS | LOSSES or (event.kind in GAINS) == is_up


def _is_ruin(event: Event) -> bool:
    return event.kind == "ruined" or dict(event.facts).get("why") == "ruin"
