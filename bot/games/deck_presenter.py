"""What a family of games provides to show its decks."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.i18n.texts import Texts
from engine.core.decks import Deck


@dataclass(frozen=True, slots=True)
class DeckSection:
    """Cards of a deck that are shown together, a line each."""

    title: str
    lines: tuple[str, ...]


class DeckPresenter(ABC):
    """Describes a game's decks, which may have unknown cards. Stateless."""

    # What `/deck` offers to pick: each value with the message of its name.
    leaders: Mapping[str, str]
    types: Mapping[str, str]  # at most five
    keywords: Mapping[str, str]
    marks: Mapping[str, tuple[str, str]]  # tone and icon of each type, for pictures

    @abstractmethod
    def card(self, key: str, text: Texts) -> str:
        """Return the name of a card or leader."""

    @abstractmethod
    def prebuilt(self, key: str, text: Texts) -> str:
        """Return the name of a prebuilt deck."""

    @abstractmethod
    def line(self, card: str, text: Texts) -> str:
        """Return a card's name and properties in one line."""

    @abstractmethod
    def list_entry(self, card: str, text: Texts) -> tuple[str, str]:
        """Return a card's name with its cost, and its effect."""

    @abstractmethod
    def leader_line(self, leader: str, text: Texts) -> str:
        """Return a leader's abilities in one line."""

    @abstractmethod
    def search_text(self, card: str, text: Texts) -> str:
        """Return all words that find a card in this language."""

    @abstractmethod
    def cost(self, card: str) -> int | None:
        """Return a card's cost; None if its player chooses it."""

    @abstractmethod
    def fits(self, card: str, kind: str | None, keyword: str | None) -> bool:
        """Return whether a card has this type and keyword; None stands for any."""

    @abstractmethod
    def summary(self, deck: Deck, text: Texts) -> list[str]:
        """Return lines about the whole deck."""

    @abstractmethod
    def status_line(self, deck: Deck, text: Texts) -> str:
        """Return what a deck has and what the rules still allow, in one line."""

    @abstractmethod
    def sections(self, deck: Deck, text: Texts) -> Iterator[DeckSection]:
        """Yield the known cards of a deck."""
