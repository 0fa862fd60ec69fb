"""What each tip of Gnadenlos! claims is true in 120 games."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, takewhile
from typing import TypeAlias

import pytest
from tips import (
    GAMES,
    Claims,
    Ply,
    Reason,
    fact,
    false_statements,
    played,
    tips_of,
)

from engine.core.decisions import Seat
from engine.core.rules import Event
from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.cards import ADVENTURERS, COLORS, EVENTS, FIELDS, owner_of, value_of
from engine.games.gnadenlos.operations import plain_worth, sums, taken
from engine.games.gnadenlos.policy import play
from engine.games.gnadenlos.rules import FINE, Gnadenlos
from engine.games.gnadenlos.state import GnadenlosState

Reply: TypeAlias = Ply[GnadenlosState]
PAID = ("paid", "ruined")


def fought(ply: Reply) -> tuple[list[Event], dict[Seat, int]]:
    """Return what followed from this choice of adventurers, and the seats' strengths."""
    if ply.kind != "adventurer" or not ply.events_of("revealed"):
        return [], {}
    symbol = EVENTS[ply.before.event].symbol
    events = list(takewhile(lambda event: event.kind != "turn-began", ply.events))
    reveals = [event for event in events if event.kind == "revealed"]
    return events, {event.seat: ADVENTURERS[fact(event, "card")].strength(symbol) for event in reveals}


def best(strengths: dict[Seat, int]) -> set[Seat]:
    return {seat for seat, strength in strengths.items() if strength == max(strengths.values())}


def symbol_counts(ply: Reply) -> bool | None:
    events, strengths = fought(ply)
    if not strengths or EVENTS[ply.before.event].symbol != "gold":
        return None
    first = EVENTS[ply.before.event].first
    names = {e.seat for e in events if e.kind == "found" and fact(e, "nuggets") == first}
    return names == best(strengths)


def winner_leaves(ply: Reply) -> bool | None:
    events, strengths = fought(ply)
    if not strengths or ply.after.why == "rip":
        return None
    gone = {event.seat for event in events if event.kind == "discarded"}
    return best(strengths) <= gone


def one_for_one(ply: Reply) -> bool | None:
    if ply.kind != "prestige" or ply.option == "0":
        return None
    [spent], [walked] = (
        ply.events_of("spent"),
        [e for e in ply.events_of("advanced") if fact(e, "why") == "prestige"],
    )
    at_the_end = fact(walked, "field") == FIELDS
    return fact(spent, "nuggets") == int(ply.option) == fact(walked, "steps") or at_the_end


def called_in(ply: Reply) -> bool | None:
    """A player pays for notes of their own color, which return from the market."""
    if ply.kind != "take" or ply.events_of("took") or not ply.events_of(*PAID):
        return None
    back = {event.seat for event in ply.events_of("took-back")}
    gained: Counter[tuple[Seat, int]] = Counter()
    for seat, (before, after) in enumerate(zip(ply.before.players, ply.after.players)):
        new = Counter(after.notes) - Counter(before.notes)
        new -= Counter(note for bid in ply.before.bids if bid.seat == seat in back for note in bid.notes)
        if any(owner_of(note) != seat for note in new):
            return False
        gained += Counter((seat, value_of(note)) for note in new.elements())
    return gained == Counter((event.seat, fact(event, "value")) for event in ply.events_of(*PAID))


def opener_bids_first(ply: Reply) -> bool | None:
    if ply.kind != "recruit" or ply.option != "open":
        return None
    passed = [event.seat for event in ply.events_of("passed")]
    return [*passed, ply.rest[0].seat][0] == ply.seat


def bids_or_cannot(ply: Reply) -> bool | None:
    """The decision has no option to pass."""
    if ply.kind != "bid":
        return None
    return "pass" not in ply.decision.options and not ply.decision.can_go_back


def without_notes_no_bid(ply: Reply) -> bool | None:
    """Players pass only if they have no sum left to bid."""
    if not ply.events_of("passed"):
        return None
    now = ply.after
    passed = [bid.seat for bid in now.bids if not bid.notes]
    return not passed or all(not sums(now.players[seat].notes, seat, taken(now)) for seat in passed)


def foreign_notes_count(ply: Reply) -> bool | None:
    """A sum is made of others' notes first, which the bid names."""
    bids = [event for event in ply.events_of("bid") if event.seat == ply.seat]
    if ply.kind != "bid" or not bids:
        return None
    notes = str(fact(bids[0], "notes")).split()
    if all(note.startswith(COLORS[ply.seat]) for note in notes):
        return None
    return sum(map(value_of, notes)) == fact(bids[0], "sum") == int(ply.option)


def settled(ply: Reply) -> list[Event]:
    """Return what has happened since the recruiting was opened, if this reply settles it."""
    return ply.since("opened") if ply.events_of("laid", "took-back") else []


def bids_of(events: list[Event]) -> dict[Seat, int]:
    return {event.seat: fact(event, "sum") for event in events if event.kind == "bid"}


def lowest_pays_nothing(ply: Reply) -> bool | None:
    """If everybody bids, the lowest pays nothing; if a player could not bid, all bidders recruit."""
    events = settled(ply)
    if not events or any(event.kind == "passed" for event in events):
        return None
    bids = bids_of(events)
    lowest = min(bids, key=lambda seat: bids[seat])
    back = {event.seat: fact(event, "sum") for event in events if event.kind == "took-back"}
    recruited = {event.seat for event in events if event.kind == "recruited"}
    return lowest not in recruited and back.get(lowest) == bids[lowest]


def each_sum_once(ply: Reply) -> bool | None:
    if not (events := settled(ply)):
        return None
    bids = [fact(event, "sum") for event in events if event.kind == "bid"]
    return len(bids) == len(set(bids))


def highest_chooses_first(ply: Reply) -> bool | None:
    if not (events := settled(ply)):
        return None
    bids = bids_of(events)
    order = [bids[event.seat] for event in events if event.kind == "recruited"]
    return order == sorted(order, reverse=True)


def ten_in_all(ply: Reply) -> bool | None:
    return (
        all(plain_worth(card) == 10 for lot in ply.before.lots for card in lot)
        if ply.kind == "take"
        else None
    )


CLAIMS: Claims = {
    "adventurer": (symbol_counts, winner_leaves),
    "prestige": (one_for_one, called_in),
    "recruit": (opener_bids_first, bids_or_cannot, without_notes_no_bid),
    "bid": (foreign_notes_count, called_in, lowest_pays_nothing),
    "taken": (each_sum_once, highest_chooses_first),
    "notes": (called_in,),
    "take": (ten_in_all,),
}


def played_plies() -> Iterator[Reply]:
    rules = Gnadenlos()
    presets = list(rules.presets.values())
    tables = [(number, 3 + number % 2, presets[number // 2 % 2]) for number in range(GAMES)]
    return (ply for number, seats, options in tables for ply in played(rules, number, seats, play, options))


def test_every_tip_has_a_claim() -> None:
    assert CLAIMS.keys() == tips_of("gnadenlos")


def unpaid_note_cost_five_fields(ply: Reply, event: Event) -> bool:
    """The nuggets did not suffice, so the hat goes back five fields, or to the first one."""
    place = ply.events.index(event)
    back = [e for e in ply.events[place:] if e.kind == "retreated" and e.seat == event.seat][:1]
    return not back or (fact(back[0], "why"), fact(back[0], "steps") <= FINE) == ("ruin", True)


REASONS: dict[str, Reason] = {
    "vulture": unpaid_note_cost_five_fields,
}


@pytest.mark.long
def test_what_tips_claim_and_setbacks_are_said_to_come_from_is_true() -> None:
    wrong = false_statements(CLAIMS, GAME.setbacks, REASONS, played_plies(), 4)

    assert [*islice(wrong, 3)] == []
    assert REASONS.keys() == {setback.key for setback in GAME.setbacks}
