"""Custom decks, and what a game with deck building provides."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.core.decisions import Refused


class Deck(Protocol):
    @property
    def leader(self) -> str: ...

    @property
    def cards(self) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class UnnamedDeck:
    leader: str
    cards: tuple[str, ...]


class DeckBuilding(Protocol):
    """A game's deck building. A deck may name unknown leaders and cards; only `encode` refuses them."""

    @property
    def leaders(self) -> Sequence[str]: ...

    @property
    def cards(self) -> Collection[str]: ...

    @property
    def prebuilt(self) -> Mapping[str, Deck]:
        """The decks that come with the game, by key."""

    @property
    def size(self) -> int:
        """The number of cards in a complete deck."""

    def kind(self, card: str) -> str:
        """Return the kind of a card; decks are sorted by it."""

    def faults(self, deck: Deck) -> Iterator[Refused]:
        """Yield every rule that a deck breaks."""

    def lasting_faults(self, deck: Deck) -> Iterator[Refused]:
        """Yield every rule that a deck would still break with more cards."""

    def addable(self, deck: Deck) -> list[str]:
        """Return the cards that can each be added."""

    def encode(self, deck: Deck) -> str:
        """Return a deck's code, complete or not; raises `Refused`."""

    def decode(self, code: str) -> UnnamedDeck:
        """Return the deck of a code, legal or not.

        Raises `Refused`: `code-foreign` if it is not a code of this game, others if it cannot be read.
        """


def filled(game: DeckBuilding, deck: Deck) -> UnnamedDeck:
    """Complete a deck like its leader's prebuilt ones, as far as the rules allow."""
    models = [model for model in game.prebuilt.values() if model.leader == deck.leader]
    models = models or [*game.prebuilt.values()]
    usual = [card for model in models for card in model.cards]
    wanted, places = Counter(map(game.kind, usual)), {card: place for place, card in enumerate(usual)}
    result = UnnamedDeck(deck.leader, deck.cards)
    while len(result.cards) < game.size and (candidates := game.addable(result)):
        counts = Counter(map(game.kind, result.cards))

        def order(card: str, counts: Counter[str] = counts) -> tuple[bool, int, int]:
            kind = game.kind(card)
            return card not in places, counts[kind] * len(models) - wanted[kind], places.get(card, 0)

        result = UnnamedDeck(result.leader, (*result.cards, min(candidates, key=order)))
    return result
