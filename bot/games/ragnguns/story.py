"""What belongs into the story of a game of Rag'n'Guns: turns in which a Pistolero took many bullets."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from bot.games.parts import TurnEvent
from engine.core.decisions import Seat
from engine.core.rules import Event
from engine.games.ragnguns.cards import key_of
from engine.games.ragnguns.effects import TRAPS
from engine.games.ragnguns.state import BARREL, MANY, VOLLEY

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


def counted(event: Event) -> Event:
    """Return several hits of one card or Piège as what says how many they are."""
    facts = dict(event.facts)
    count, by = int(facts.get("taken", facts.get("count", 0))), facts.get("by")
    if event.kind not in ("hurt", "shot") or count < BY_TRAP or by in (None, VOLLEY):
        return event
    return Event("hits-by", _target(event), (("count", count), ("total", facts["total"]), ("by", by)))


def without_causes(events: Iterable[Event]) -> list[Event]:
    """Leave out plays of what then hit, and of a Piège that hit a Pistolero all else."""
    best = [*events]
    weapons = {dict(event.facts).get("by") for event in best}
    gravest = {dict(event.facts)["by"] for event in best if event.kind == "hits-by"}

    def is_said(event: Event) -> bool:
        facts = dict(event.facts)
        if event.kind == "played":
            return facts["card"] in weapons
        return event.kind != "hits-by" and not gravest.isdisjoint((facts.get("by"), facts.get("card")))

    return [event for event in best if not is_said(event)]


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
