"""What belongs into the story of a game of Rag'n'Guns: turns in which a Pistolero took many bullets."""

from collections import defaultdict
from collections.abc import Sequence

from bot.games.parts import TurnEvent
from engine.core.decisions import Seat
from engine.core.rules import Event
from engine.games.ragnguns.cards import key_of
from engine.games.ragnguns.effects import TRAPS
from engine.games.ragnguns.state import BARREL, MANY

BY_TRAP = 2  # bullets that are told though fewer than many
MOST = 2  # turns: with three turning points a page has room for no more


def milestone_rows(rows: Sequence[TurnEvent], of_points: Sequence[Event], end: int) -> list[TurnEvent]:
    """Sum up the bullets that a Pistolero took in a turn, but for what was the end or is told already."""
    turns = defaultdict[tuple[int, Seat | None], list[TurnEvent]](list)
    for row in rows:
        if row.event.kind in ("hurt", "struck"):
            turns[row.turn, row.event.seat].append(row)
    totals = {(_target(event), dict(event.facts).get("total")) for event in of_points}
    stones = [_sum(hits) for hits in turns.values()]
    grave = [
        (int(facts["count"]), row)
        for row in stones
        for facts in [dict(row.event.facts)]
        if int(facts["count"]) >= (BY_TRAP if key_of(str(facts.get("by", ""))) in TRAPS else MANY)
        and facts["total"] != BARREL
        and (row.event.seat, facts["total"]) not in totals
    ]
    gravest = sorted(grave, key=lambda stone: -stone[0])[:MOST]
    return sorted((row for _, row in gravest), key=lambda row: row.ply)


def _sum(hits: Sequence[TurnEvent]) -> TurnEvent:
    """Return the hits of a turn on a Pistolero as one, by what all came from."""
    facts, last = [dict(row.event.facts) for row in hits], hits[-1]
    causes = {str(one["by"]) for one in facts}
    by = (("by", min(causes)),) if len(causes) == 1 else ()
    counts = (("count", sum(int(one["count"]) for one in facts)), ("total", facts[-1]["total"]))
    kind = "hits-by" if by else "hits"
    return last._replace(event=Event(kind, last.event.seat, (*counts, *by)))


def _target(event: Event) -> Seat | None:
    """Return whose Pistolero was hit."""
    target = str(dict(event.facts).get("target", ""))
    return int(target.removeprefix("seat:")) if target.startswith("seat:") else event.seat
