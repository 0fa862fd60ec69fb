"""What a game must say of the decks that people build for it: the shelf and `/deck` are the same for all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.i18n.texts import Words
from engine.core.decks import Deck


@dataclass(frozen=True, slots=True)
class Section:
    """Cards of a deck that are shown together: what they are, and a line for each."""

    title: str
    lines: tuple[str, ...]


class DeckPresenter(ABC):
    """How a game's decks are described. Holds no state.

    `leaders`, `types` and `keywords` are what `/deck` lets people pick: each value with the message of its
    name.
    """

    leaders: Mapping[str, str]
    types: Mapping[str, str]
    keywords: Mapping[str, str]

    @abstractmethod
    def card(self, key: str, text: Words) -> str:
        """The name of a card or a leader."""

    @abstractmethod
    def prebuilt(self, key: str, text: Words) -> str:
        """What a prebuilt deck is called."""

    @abstractmethod
    def line(self, card: str, text: Words) -> str:
        """A card in one line: its name and all that it may be looked for by."""

    @abstractmethod
    def fits(self, card: str, kind: str | None, keyword: str | None) -> bool:
        """Is the card of this type, and has it this keyword? None stands for any."""

    @abstractmethod
    def summary(self, deck: Deck, text: Words) -> list[str]:
        """What is said of a deck as a whole below the name of its leader; cards may be unknown."""

    @abstractmethod
    def sections(self, deck: Deck, text: Words) -> Iterator[Section]:
        """The cards of a deck; those that are unknown are left out."""
