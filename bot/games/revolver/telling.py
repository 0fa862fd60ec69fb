"""What happened in Revolver 2, in a few lines a turn; the log has every event."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from engine.core.decisions import Fact, Seat
from engine.core.rules import Event

ATTACKS = frozenset({"overrun", "overrun-fell", "overrun-spared", "repelled"})
RESULTS = ATTACKS | {"fell", "spared", "dynamited", "collapsed", "gatling-fired"}
LOSSES = frozenset({"discarded", "dropped"})
UNTOLD = frozenset({"drew", "ended"})
TO_HAND = frozenset({"recovered", "revealed", "returned"})
FOLDED = RESULTS | LOSSES | TO_HAND | {"played"}


def poker_rounds(events: Iterable[Event]) -> Iterator[Event]:
    """Join both cards of a poker round with its result, the winner's first."""
    cards: list[Event] = []
    for event in events:
        if event.kind == "poker-played":
            cards.append(event)
        elif event.kind in ("poker-won", "poker-tied") and len(cards) == 2:
            ordered = sorted(cards, key=lambda card: card.seat != event.seat)
            names = zip(("card", "other"), (dict(card.facts)["card"] for card in ordered))
            kind = "poker-beat" if event.kind == "poker-won" else "poker-level"
            yield replace(event, kind=kind, facts=(*names, *event.facts))
            cards = []
        else:
            yield from (*cards, event)
            cards = []
    yield from cards


def by_turn(events: Iterable[Event]) -> Iterator[Event]:
    """Yield of each turn its results, then the cards played and lost, then the rest; without draws."""
    for turn in _turns(event for event in events if event.kind not in UNTOLD):
        yield from (event for event in turn if event.kind in RESULTS)
        yield from _plays(turn)
        yield from _together(turn, LOSSES, "lost")
        yield from _together(turn, TO_HAND, "took")
        yield from (event for event in turn if event.kind not in FOLDED)


def _turns(events: Iterable[Event]) -> Iterator[Sequence[Event]]:
    turn: list[Event] = []
    player: Seat | None = None
    for event in events:
        if event.kind == "played" and (event.seat != player or any(row.kind in ATTACKS for row in turn)):
            yield turn
            turn, player = [], event.seat
        turn.append(event)
    yield turn


def _plays(turn: Sequence[Event]) -> Iterator[Event]:
    """Yield the cards played in a turn as one event, or one for each battlefield if there are several."""
    by_field: dict[Fact, list[Event]] = {}
    for event in turn:
        if event.kind == "played":
            by_field.setdefault(dict(event.facts)["field"], []).append(event)
    for field, plays in by_field.items():
        cards = " ".join(str(dict(play.facts)["card"]) for play in plays)
        where = (("field", field),) if len(by_field) > 1 else ()
        yield Event("played-there" if where else "played-here", plays[0].seat, (("cards", cards), *where))


def _together(turn: Sequence[Event], kinds: Collection[str], whole: str) -> Iterator[Event]:
    """Yield for each seat one event with the cards of all its events of these kinds."""
    by_seat: dict[Seat | None, list[str]] = {}
    for event in turn:
        if event.kind in kinds:
            facts = dict(event.facts)
            by_seat.setdefault(event.seat, []).append(str(facts.get("card") or facts["cards"]))
    for seat, cards in by_seat.items():
        yield Event(whole, seat, (("cards", " ".join(cards)),))
