"""What a seat remembers of cards that it cannot see any more.

Memory is made of the events that the seat was shown, and of its own replies. It holds in every world; signs
by other seats make worlds more or less likely.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import TypeAlias

from engine.core.decisions import Fact, Reply, Seat
from engine.core.game_module import Lookahead
from engine.core.log import NOTE_PREFIX, REPEATED_FACTS, UNDONE, LogRow
from engine.core.rng import Rng
from engine.core.rules import Event


@dataclass(frozen=True, slots=True)
class OwnReply:
    """A seat's reply, known to that seat only."""

    seat: Seat | None
    reply: Reply


Observation: TypeAlias = Event | OwnReply
CARDS = ("card", "cards")  # the facts that name them
ROUNDS = 3  # times that each card of a hand may be exchanged


def observations_of(action: LogRow) -> Iterator[Observation]:
    """Yield the reply, for its own seat, and the events of a log row."""
    yield OwnReply(action.seat, action.reply)
    yield from action.events


def observations(log: Iterable[LogRow]) -> tuple[Observation, ...]:
    """Return what a log tells about the game as it stands, without what was undone.

    Replies repeated after an undo get the events of the rows they replace.
    """
    rows: list[LogRow] = []
    gone: list[LogRow] = []
    for row in log:
        if row.reply[:1] == (NOTE_PREFIX + UNDONE,):
            gone = [each for each in rows if each.ply > int(row.reply[1]) and not each.is_note]
            rows = [each for each in rows if each.ply <= int(row.reply[1])]
        elif gone and not row.is_note:
            first, *gone = gone
            is_again = (row.seat, row.reply) == (first.seat, first.reply) and _is_silent(row)
            row, gone = (replace(row, events=first.events), gone) if is_again else (row, [])
        rows.append(row)
    return tuple(chain.from_iterable(map(observations_of, rows)))


def _is_silent(row: LogRow) -> bool:
    return all(event.facts == REPEATED_FACTS for event in row.events)


class CardMemory:
    """One seat's memory: a card is where the last event that named it has put it."""

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
        """Apply the inference to a redealt state."""
        if self._signs is not None:
            self._signs.settle(state, self._seat, rng)

    def share_covered(self, seat: Seat, unseen: int) -> Mapping[str, float]:
        """Return for each sign the share of a seat's unseen cards that it covers."""
        return self._signs.share_covered(seat, unseen) if self._signs else {}

    def others(self, hand: Sequence[str], seats: int) -> Mapping[str, Seat]:
        """Return the cards known in other hands; between two also those taken unseen."""
        rivals = [seat for seat in range(seats) if seat != self._seat]
        found = {}
        for card, seat in self._hands.items():
            if seat != self._seat:
                found[card] = seat
            elif card not in hand and len(rivals) == 1:
                found[card] = rivals[0]
        return found


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
        ordered = [each for each in (pile, hands[seat]) if each == sorted(each)]
        pile[pile.index(card)], hands[seat][spot] = hands[seat][spot], card
        for each in ordered:
            each.sort()


def _put_on_top(card: str, hands: Sequence[list[str]], piles: Sequence[list[str]]) -> None:
    pile = next((pile for pile in (*hands, *piles) if card in pile), None)
    if pile is not None and piles[0]:
        at = pile.index(card)
        pile[at], piles[0][-1] = piles[0][-1], card


Worth: TypeAlias = Callable[[str], float]  # of a card: how likely it is in a hand


def resample_hands(
    game: Lookahead,
    state: object,
    worth: Callable[[Seat, int], Worth | None],
    fixed: Collection[str],
    chance: Random,
) -> None:
    """Swap hidden cards until each hand appears as often as it is likely (Metropolis).

    `worth` is how likely cards are in a seat's hand of so many unseen ones, None if unknown.
    Cards in `fixed` stay.
    """
    if game.hidden_piles is None:
        return
    hands, piles = game.hidden_piles(state)
    for seat, hand in enumerate(hands):
        pile = piles[seat if len(piles) > 1 else 0]
        spots = [at for at, card in enumerate(hand) if card not in fixed]
        if pile and (likely := worth(seat, len(spots))) is not None:
            was_sorted = hand == sorted(hand)
            for at in spots:
                _draw(hand, at, pile, likely, fixed, chance)
            if was_sorted:
                hand.sort()


def _draw(
    hand: list[str], at: int, pile: list[str], likely: Worth, fixed: Collection[str], chance: Random
) -> None:
    held, luck, size = likely(hand[at]), chance.random, len(pile)
    for _ in range(ROUNDS):
        there = int(luck() * size)
        other = likely(pile[there])
        if luck() * held < other and pile[there] not in fixed:
            hand[at], pile[there] = pile[there], hand[at]
            held = other
