"""What a seat remembers of cards that it no longer sees.

Memory comes from events that the seat saw and from its own replies, and holds in every world.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

from engine.core.decisions import Fact, Reply, Seat
from engine.core.game_module import Lookahead
from engine.core.log import LogRow, rows_with_events
from engine.core.rng import Rng
from engine.core.rules import Event


@dataclass(frozen=True, slots=True)
class OwnReply:
    seat: Seat | None
    reply: Reply


Observation: TypeAlias = Event | OwnReply
CARDS = ("card", "cards")  # the facts that name cards


def observations_of(row: LogRow) -> Iterator[Observation]:
    """Yield the reply, for its own seat, and the events of a log row."""
    yield OwnReply(row.seat, row.reply)
    yield from row.events


def observations(log: Iterable[LogRow]) -> tuple[Observation, ...]:
    return tuple(chain.from_iterable(map(observations_of, rows_with_events(log))))


class CardMemory:
    """One seat's memory: a card is where the last event that named it put it."""

    def __init__(self, seat: Seat, game: Lookahead) -> None:
        self._seat = seat
        self._game = game
        self._hands: dict[str, Seat] = {}
        self._chosen: list[str] = []  # by the last reply, and named by no event since
        self._signs = game.inference() if game.inference else None
        self.top = ""  # the card on the deck, if the seat has put one there

    def observe(self, events: Iterable[Observation]) -> None:
        """Follow events; other seats' secrets are ignored."""
        for event in events:
            if isinstance(event, OwnReply):
                self._chosen = [*event.reply] if event.seat == self._seat else []
                continue
            if self._signs is not None:
                self._signs.read(Event(event.kind, event.seat, event.facts))
            self._draws(event)
            for card in _words(event.facts):
                self._hands.pop(card, None)
            if event.kind in self._game.taken and event.seat is not None:
                cards = [fact for fact in event.facts if fact[0] in CARDS]
                self._hands |= dict.fromkeys(_words(cards), event.seat)
            if event.seat == self._seat:
                self._hands |= dict.fromkeys(_words(event.secret), self._seat)

    def _draws(self, event: Event) -> None:
        """Notice that a chosen card that no event names went back on the deck."""
        if event.kind in self._game.drawn:
            self.top = ""
        self._chosen = [card for card in self._chosen if card not in _words(event.facts)]
        if event.kind == self._game.put_back and event.seat == self._seat and len(self._chosen) == 1:
            self.top = self._chosen.pop()
            self._hands.pop(self.top, None)

    def settle(self, state: object, rng: Rng) -> None:
        if self._signs is not None:
            self._signs.settle(state, self._seat, rng)

    def others(self, hand: Sequence[str], seats: int) -> Mapping[str, Seat]:
        """Return the cards known to be in other hands; in games for two also those taken unseen."""
        rivals = [seat for seat in range(seats) if seat != self._seat]
        return {
            card: rivals[0] if seat == self._seat else seat
            for card, seat in self._hands.items()
            if seat != self._seat or (card not in hand and len(rivals) == 1)
        }


def _words(facts: Iterable[tuple[str, Fact]]) -> Iterator[str]:
    return chain.from_iterable(str(value).split() for _, value in facts)


def place_known_cards(game: Lookahead, state: object, known: Mapping[str, Seat], top: str = "") -> None:
    """Swap cards of a redealt state until known cards lie in the right hands.

    `top` is known to be the last card of the first pile, the deck.
    """
    if game.hidden_piles is None:
        return
    hands, piles = game.hidden_piles(state)
    _put_on_top(top, hands, piles)
    for card, seat in known.items():
        pile = next((pile for pile in (*hands, *piles) if card in pile), None)
        spot = next((at for at, other in enumerate(hands[seat]) if other not in known), None)
        if pile is None or pile is hands[seat] or spot is None:
            continue
        was_sorted = [cards for cards in (pile, hands[seat]) if cards == sorted(cards)]
        pile[pile.index(card)], hands[seat][spot] = hands[seat][spot], card
        for cards in was_sorted:
            cards.sort()


def _put_on_top(card: str, hands: Sequence[list[str]], piles: Sequence[list[str]]) -> None:
    pile = next((pile for pile in (*hands, *piles) if card in pile), None)
    if pile is not None and piles[0]:
        at = pile.index(card)
        pile[at], piles[0][-1] = piles[0][-1], card
