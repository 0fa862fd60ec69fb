"""What a seat has seen of cards that it cannot see any more: who has them, and which it put back on the deck.

It is made of the events that the seat was shown, and of its own replies. What it remembers holds in every
world it thinks of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

from engine.core.log import Action
from engine.core.module import Lookahead
from engine.core.prompts import Facts, Reply, Seat
from engine.core.rules import Event


@dataclass(frozen=True, slots=True)
class Replied:
    """What a seat has replied, of which that seat alone knows."""

    seat: Seat | None
    reply: Reply


Heard: TypeAlias = Event | Replied


def told(action: Action) -> Iterator[Heard]:
    """What an action tells: the reply to its own seat, and what happened."""
    yield Replied(action.seat, action.reply)
    yield from action.events


class Memory:
    """One seat's. A card is where the last event that named it has put it."""

    def __init__(self, seat: Seat, game: Lookahead) -> None:
        """`game` says by which events cards are taken, drawn and put back."""
        self._seat = seat
        self._game = game
        self._hands: dict[str, Seat] = {}
        self._chosen: list[str] = []  # by the last reply, and named by no event since
        self.top = ""  # the card on the deck, if the seat has put one there

    def hear(self, events: Iterable[Heard]) -> None:
        """What happened; of the secrets of others nothing is read."""
        for event in events:
            if isinstance(event, Replied):
                self._chosen = [*event.reply] if event.seat == self._seat else []
                continue
            self._draws(event)
            for card in _words(event.about):
                self._hands.pop(card, None)
            if event.what in self._game.taken and event.seat is not None:
                self._hands |= dict.fromkeys(_words(event.about), event.seat)
            if event.seat == self._seat:
                self._hands |= dict.fromkeys(_words(event.secret), self._seat)

    def _draws(self, event: Event) -> None:
        """With an own card drawn, one that was chosen and not named went back on the deck."""
        if event.what in self._game.drawn:
            self.top = ""
        self._chosen = [card for card in self._chosen if card not in _words(event.about)]
        if event.what == self._game.put_back and event.seat == self._seat and len(self._chosen) == 1:
            self.top = self._chosen.pop()
            self._hands.pop(self.top, None)

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


def place(game: Lookahead, state: object, known: Mapping[str, Seat], top: str = "") -> None:
    """Exchange cards of a dealt state until those that are known lie in the hands where they must.

    `top` is known to be the last card of the first pile, which is the deck.
    """
    if game.hidden is None:
        return
    hands, piles = game.hidden(state)
    _put_on_top(top, hands, piles)
    for card, seat in known.items():
        pile = next((pile for pile in (*hands, *piles) if card in pile), None)
        spot = next((at for at, other in enumerate(hands[seat]) if other not in known), None)
        if pile is None or pile is hands[seat] or spot is None:
            continue
        ordered = [each for each in (pile, hands[seat]) if each == sorted(each)]
        pile[pile.index(card)], hands[seat][spot] = hands[seat][spot], card
        for each in ordered:
            each.sort()


def _put_on_top(card: str, hands: Sequence[list[str]], piles: Sequence[list[str]]) -> None:
    pile = next((pile for pile in (*hands, *piles) if card in pile), None)
    if pile is not None and piles[0]:
        at = pile.index(card)
        pile[at], piles[0][-1] = piles[0][-1], card
