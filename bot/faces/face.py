"""What a game must say of itself to be shown: the rest of board and panel is the same for all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.texts import Speech, Words
from engine.flow import Decision

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the board with a heading; `value` is at most 1024 characters."""

    name: str
    value: str
    inline: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A card with all that stands on it: its title, a line about it, and headings with their values."""

    title: str
    line: str
    facts: tuple[tuple[str, str], ...]


class Face(ABC, Generic[V]):
    """Turns a game's view into words. Holds nothing. `cards` are the ids that can be looked up."""

    cards: Sequence[str]
    told_by_fields: frozenset[str] = frozenset()  # events that the board need not tell once more

    @abstractmethod
    def headline(self, view: V, say: Speech) -> str:
        """Where the game stands, in a few words: the round, the phase."""

    @abstractmethod
    def fields(self, view: V, say: Speech) -> list[Field]:
        """What everybody may see."""

    @abstractmethod
    def hand(self, view: V, say: Speech) -> str:
        """What only the seat of this view may see; at most 3000 characters."""

    def option(self, decision: Decision, option: str, view: V, say: Speech) -> tuple[str, str]:
        """A button's label and, for a list, a line of explanation (may be empty)."""
        return say.option(decision.kind, option), ""

    @abstractmethod
    def sheet(self, card: str, text: Words) -> Sheet:
        """All that stands on a card."""

    @abstractmethod
    def called(self, card: str, text: Words) -> list[str]:
        """What people may call a card in this language, beside its id and its title."""


AnyFace = Face[Any]
