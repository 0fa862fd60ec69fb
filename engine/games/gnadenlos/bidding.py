"""Sums and the notes that make them: what may be bid. Who bids when is in rules/recruiting.py."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from engine.core.prompts import Seat
from engine.games.gnadenlos.cards import COLOURS, VALUES, total, value_of
from engine.games.gnadenlos.state import GnadenlosState

MOST_NOTES = 3
SHOWN = 25  # notes to choose from: a list on Discord holds no more


def offered(notes: Sequence[str]) -> list[str]:
    """The notes of a hand that are offered for a bid: of a very large one so many that no sum is lost."""
    if len(notes) <= SHOWN:
        return list(notes)
    needed = {note for value in VALUES for note in _of(notes, value)[:MOST_NOTES]}
    others = [note for note in notes if note not in needed][: SHOWN - len(needed)]
    return [note for note in notes if note in needed or note in others]


def sums(notes: Sequence[str], seat: Seat, taken: Collection[int] = ()) -> Mapping[int, tuple[str, ...]]:
    """Every sum that one to three of a seat's notes make and nobody has bid, the lowest first.

    Each with the notes that do it: the fewest, and rather those of others than his own.
    """
    foreign_first = sorted(offered(notes), key=lambda note: note.startswith(COLOURS[seat]))
    enough = [note for value in VALUES for note in _of(foreign_first, value)[:MOST_NOTES]]
    found: dict[int, tuple[str, ...]] = {}
    for count in range(1, MOST_NOTES + 1):
        for some in combinations(enough, count):
            found.setdefault(total(some), some)
    return {sum_: found[sum_] for sum_ in sorted(found) if sum_ not in taken}


def taken(g: GnadenlosState) -> list[int]:
    """The sums that have been bid, in the order of the bids."""
    return [total(bid.notes) for bid in g.bids if bid.notes]


def bidder(g: GnadenlosState) -> Seat:
    """Whose turn it is to bid."""
    return (g.active + len(g.bids)) % len(g.players)


def can_bid(g: GnadenlosState) -> bool:
    """Has he whose turn it is a sum left?"""
    seat = bidder(g)
    return bool(sums(g.players[seat].notes, seat, taken(g)))


def _of(notes: Sequence[str], value: int) -> list[str]:
    return [note for note in notes if value_of(note) == value]
