"""What happened in Revolver 2, in a few lines a turn; the log has every event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.core.decisions import Fact, Seat
from engine.core.rules import Event

ATTACKS = frozenset({"overrun", "overrun-fell", "overrun-spared", "repelled"})
MERGED = {"discarded": "lost", "dropped": "lost", "recovered": "took", "revealed": "took", "returned": "took"}
UNTOLD = frozenset({"drew", "ended"})


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
    """Yield of each turn the cards played, then what they and the attack did; without draws."""
    for turn in _turns(event for event in events if event.kind not in UNTOLD):
        yield from _plays(turn)
        yield from _effects(turn)


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


def _effects(turn: Iterable[Event]) -> Iterator[Event]:
    """Yield what followed, in order; what a seat loses or takes by one card as one event that names it."""
    rows: list[Event] = []
    cause, player = "", None  # a card, and who has played it
    for event in turn:
        facts = dict(event.facts)
        if event.kind == "played":
            cause, player = str(facts["card"]), event.seat
        elif event.kind in MERGED:
            by = cause if event.seat != player else ""
            row = _moved(event, by)
            same = next((n for n, other in enumerate(rows) if _is_like(other, row)), None)
            if same is None:
                rows.append(row)
            else:
                cards = f"{dict(rows[same].facts)['cards']} {dict(row.facts)['cards']}"
                rows[same] = replace(row, facts=(("cards", cards), *row.facts[1:]))
        else:
            if event.kind in ("fell", "overrun-fell"):  # a guardian may cost more as they die
                cause = str(facts["card"])
            elif event.kind in ("dynamited", "collapsed"):
                cause = ""
            rows.append(event)
    yield from rows


def _moved(event: Event, by: str) -> Event:
    """Return a loss or gain of cards with the opponent's card or the guardian that caused it, if any."""
    facts = dict(event.facts)
    cards = ("cards", str(facts.get("card") or facts["cards"]))
    kind = MERGED[event.kind]
    return Event(f"{kind}-by", event.seat, (cards, ("by", by))) if by else Event(kind, event.seat, (cards,))


def _is_like(one: Event, other: Event) -> bool:
    return (one.kind, one.seat, one.facts[1:]) == (other.kind, other.seat, other.facts[1:])
