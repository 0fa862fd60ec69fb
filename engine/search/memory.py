"""What a seat has seen of cards that it cannot see any more: who took them, and whom it had to give them to.

It is made of the events that the seat was shown. What it remembers holds in every world it thinks of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from engine.core.module import Lookahead
from engine.core.prompts import Facts, Seat
from engine.core.rules import Event


class Memory:
    """One seat's. A card is where the last event that named it has put it."""

    def __init__(self, seat: Seat, taken: frozenset[str]) -> None:
        """`taken` are the events by which cards that they name come to the hand of their seat."""
        self._seat = seat
        self._taken = taken
        self._hands: dict[str, Seat] = {}

    def hear(self, events: Iterable[Event]) -> None:
        """What happened; of the secrets of others nothing is read."""
        for event in events:
            for card in _words(event.about):
                self._hands.pop(card, None)
            if event.what in self._taken and event.seat is not None:
                self._hands |= dict.fromkeys(_words(event.about), event.seat)
            if event.seat == self._seat:
                self._hands |= dict.fromkeys(_words(event.secret), self._seat)

    def others(self, hand: Sequence[str], seats: int) -> Mapping[str, Seat]:
        """The cards that are in the hands of others, and whose; between two, also what was taken unseen."""
        rivals = [seat for seat in range(seats) if seat != self._seat]
        found = {}
        for card, seat in self._hands.items():
            if seat != self._seat:
                found[card] = seat
            elif card not in hand and len(rivals) == 1:
                found[card] = rivals[0]
        return found


def _words(facts: Facts) -> Iterator[str]:
    return chain.from_iterable(str(value).split() for _, value in facts)


def place(game: Lookahead, state: object, known: Mapping[str, Seat]) -> None:
    """Exchange cards of a dealt state until those that are known lie in the hands where they must."""
    if game.hidden is None:
        return
    hands, piles = game.hidden(state)
    for card, seat in known.items():
        pile = next((pile for pile in (*hands, *piles) if card in pile), None)
        spot = next((at for at, other in enumerate(hands[seat]) if other not in known), None)
        if pile is None or pile is hands[seat] or spot is None:
            continue
        ordered = [each for each in (pile, hands[seat]) if each == sorted(each)]
        pile[pile.index(card)], hands[seat][spot] = hands[seat][spot], card
        for each in ordered:
            each.sort()
