"""What belongs into the story of a game of Gnadenlos!: vultures, narrow escapes, steps and gold."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.games.parts import Episode, TurnEvent
from engine.core.decisions import Fact, Seat
from engine.core.rules import Event

RESULTS = frozenset({"found", "took", "advanced", "retreated"})  # of events, for which somebody was sent
VULTURE, ESCAPE = 150, 60  # weights
FIXED = {"took-back": 50, "recruited": 30, "took": 20}
EACH = {"advanced": ("steps", 12), "retreated": ("steps", 12), "found": ("nuggets", 5)}  # facts that weigh


def episodes(rows: Sequence[TurnEvent], end: int) -> list[Episode]:
    """Return what a chronicle may tell; the vulture that ended the game is told beside it.

    Who was in front and just escaped one weighs more than who was not.
    """
    turn, result, fields = 0, list[Episode](), dict[Seat | None, int]()
    for row in _with_escapes(_with_who_went(rows)):
        facts, kind = dict(row.event.facts), row.event.kind
        turn = int(facts.get("number", turn)) if kind == "turn-began" else turn
        fields[row.event.seat] = int(facts.get("field", fields.get(row.event.seat, 0)))
        weight = FIXED.get(kind, 0)
        if kind == "ruined":
            weight = VULTURE * int(facts["vultures"])
        elif kind == "lasted":
            weight = ESCAPE + VULTURE * (fields[row.event.seat] == max(fields.values()))
        elif kind in EACH and facts.get("why") != "ruin":
            fact, factor = EACH[kind]
            weight = factor * int(facts[fact])
        if weight:
            result.append(Episode(row._replace(turn=turn), weight, kind == "ruined"))
    ends = [one for one in result if one.row.ply == end and one.row.event.kind == "ruined"][-1:]
    return [one for one in result if one not in ends]


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
    """Return how many others sent somebody as strong, and who."""
    strength = dict(who.facts).get("strength")
    others = [
        f"seat:{seat}"
        for seat, other in sent.items()
        if other is not who and dict(other.facts).get("strength") == strength
    ]
    return ("tied", len(others)), ("others", " ".join(others))
