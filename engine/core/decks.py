"""Decks that people build: what a deck is, and what a game that is played with such decks provides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.core.decisions import Refused


class Deck(Protocol):
    """Anything that says which deck it is."""

    @property
    def leader(self) -> str:
        """The key of the piece whose deck it is."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The keys of its cards."""


@dataclass(frozen=True, slots=True)
class UnnamedDeck:
    """A deck without a name or an owner."""

    leader: str
    cards: tuple[str, ...]


class DeckBuilding(Protocol):
    """What a game knows of decks: what they are made of, what makes one legal, and how one is encoded.

    A deck may name leaders and cards that are unknown: only `write` refuses them.
    """

    @property
    def leaders(self) -> Sequence[str]:
        """The keys of all that a deck may belong to."""

    @property
    def cards(self) -> Collection[str]:
        """The keys of all cards that may be in a deck."""

    @property
    def prebuilt(self) -> Mapping[str, Deck]:
        """The decks that come with the game, by their keys."""

    @property
    def size(self) -> int:
        """How many cards a finished deck has."""

    def kind(self, card: str) -> str:
        """The kind of a card, as decks are sorted by it."""

    def faults(self, deck: Deck) -> Iterator[Refused]:
        """Every rule of deck building that a deck breaks."""

    def lasting_faults(self, deck: Deck) -> Iterator[Refused]:
        """Every rule that it breaks and would still break with more cards."""

    def addable(self, deck: Deck) -> list[str]:
        """The cards of which each one, by itself, may be added."""

    def encode(self, deck: Deck) -> str:
        """The code by which a deck travels, complete or not; raises `Illegal` if it cannot be written."""

    def decode(self, code: str) -> UnnamedDeck:
        """The deck of a code, legal or not.

        Raises `Illegal`: `code-foreign` for what is no code of this game, others for one that cannot be read.
        """


def filled(game: DeckBuilding, deck: Deck) -> UnnamedDeck:
    """The deck, completed like the prebuilt decks of its leader: with their cards, as many of each kind.

    It stays incomplete where no cards may be added.
    """
    own = [each for each in game.prebuilt.values() if each.leader == deck.leader]
    models = own or [*game.prebuilt.values()]
    usual = [card for model in models for card in model.cards]
    wanted, places = Counter(map(game.kind, usual)), {card: place for place, card in enumerate(usual)}
    full = UnnamedDeck(deck.leader, deck.cards)
    while len(full.cards) < game.size and (fits := game.addable(full)):
        have = Counter(game.kind(card) for card in full.cards)

        def order(card: str, have: Counter[str] = have) -> tuple[bool, int, int]:
            kind = game.kind(card)
            return card not in places, have[kind] * len(models) - wanted[kind], places.get(card, 0)

        full = UnnamedDeck(full.leader, (*full.cards, min(fits, key=order)))
    return full
