"""Decks that people build: what a deck is, and what a game that is played with such decks provides."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.core.prompts import Illegal


class Deck(Protocol):
    """Anything that says which deck it is."""

    @property
    def leader(self) -> str:
        """The key of the piece whose deck it is."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The keys of its cards."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A deck without a name or an owner: just its list."""

    leader: str
    cards: tuple[str, ...]


class DeckBuilding(Protocol):
    """What a game knows of decks: what they are made of, what makes one legal, and how one is encoded.

    A deck of another version may name leaders and cards that are unknown now: only `write` refuses them.
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

    def faults(self, deck: Deck) -> Iterator[Illegal]:
        """Every rule of deck building that a deck breaks."""

    def misbuilt(self, deck: Deck) -> Iterator[Illegal]:
        """Every rule that it breaks and would still break with more cards."""

    def addable(self, deck: Deck) -> list[str]:
        """The cards of which each one, by itself, may be added."""

    def write(self, deck: Deck) -> str:
        """The code by which a deck travels, complete or not; raises `Illegal` if it cannot be written."""

    def parse(self, code: str) -> Deck:
        """The deck of a code, legal or not.

        Raises `Illegal`: `code-foreign` for what is no code of this game, others for one that cannot be read.
        """
