"""What belongs into the story of a game of Rag'n'Guns: turns in which a Pistolero took bullets."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from bot.games.parts import Episode, TurnEvent
from engine.core.decisions import Seat
from engine.core.rules import Event
from engine.games.ragnguns.cards import owner_of
from engine.games.ragnguns.state import BARREL

EACH, SO_FAR = 60, 25  # weights of a bullet of the turn, and of one that the Pistolero has taken in all
NEAR, GRAVE = BARREL - 2, 1000  # hits in all from which a turn is among those that are told, by this weight


def hits(rows: Sequence[TurnEvent]) -> Iterator[Episode]:
    """Sum up the bullets that a Pistolero took in a turn."""
    turns = defaultdict[tuple[int, Seat | None], list[TurnEvent]](list)
    for row in rows:
        if row.event.kind in ("hurt", "struck"):
            turns[row.turn, row.event.seat].append(row)
    for of_turn in turns.values():
        row = of_turn[-1]._replace(event=chosen) if (chosen := _spared(of_turn[-1].event)) else _sum(of_turn)
        facts = dict(row.event.facts)
        count, total = int(facts["count"]), int(facts["total"])
        weight = EACH * count + SO_FAR * total + GRAVE * (total >= NEAR)
        favors = None if row.event.seat is None else 1 - row.event.seat
        yield Episode(row, weight, is_grave=total >= NEAR, favors=favors)


def unhit(episodes: Iterable[Episode], hits: Iterable[Episode]) -> Iterator[Episode]:
    """Leave out a Piège that was sprung and then hit a Pistolero: that is told as its hits."""
    causes = {(one.row.turn, dict(one.row.event.facts).get("by")) for one in hits}
    for one in episodes:
        if one.row.event.kind != "sprung" or (one.row.turn, dict(one.row.event.facts)["card"]) not in causes:
            yield one


def with_falls(episodes: Iterable[Episode], rows: Sequence[TurnEvent]) -> Iterator[Episode]:
    """Tell the hit that brought a card down as its fall."""
    fell = {
        (row.turn, dict(row.event.facts)["card"])
        for before, row in pairwise(rows)
        if (before.event.kind, row.event.kind) == ("wounded", "discarded")
        and dict(row.event.facts)["card"] == dict(before.event.facts)["card"]
    }
    for one in episodes:
        event, card = one.row.event, dict(one.row.event.facts).get("card", "")
        if event.kind in ("wounded", "shot-card") and (one.row.turn, card) in fell:
            event = replace(event, kind="felled", seat=owner_of(str(card)))
        yield one._replace(row=one.row._replace(event=event))


def _sum(hits: Sequence[TurnEvent]) -> TurnEvent:
    """Return the hits of a turn on a Pistolero as one, by what all came from."""
    facts, last = [dict(row.event.facts) for row in hits], hits[-1]
    if sum(int(one["count"]) for one in facts) == 1:
        return last
    causes = {str(one["by"]) for one in facts}
    by = (("by", min(causes)),) if len(causes) == 1 else ()
    counts = (("count", sum(int(one["count"]) for one in facts)), ("total", facts[-1]["total"]))
    kind = "hits-by" if by else "hits"
    return last._replace(event=Event(kind, last.event.seat, (*counts, *by)))


def _spared(hit: Event) -> Event | None:
    """Return a hit as what its target chose, if a card in the alley could have kept the Pistolero alive."""
    return replace(hit, kind="spared") if "spared" in dict(hit.facts) else None
