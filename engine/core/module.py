"""What a family of games gives to those who do not know it: its rules, its computer player, and more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from engine.core.decks import DeckBuilding
from engine.core.prompts import Decision, Reply
from engine.core.reactions import Reaction
from engine.core.rng import Rng
from engine.core.rules import Rules

Player: TypeAlias = Callable[[Any, Decision, Rng], Reply]  # from a view, never from a state


class Match(NamedTuple):
    """A way to play a game of which `make balance` reports who wins: a mode, a preset, so many seats."""

    game: str
    preset: str
    seats: int


@dataclass(frozen=True)
class GameModule:
    """One family of games, found in its package of engine/games as `GAME`.

    `rules` has one value for each mode; `place` says where the family stands in lists, the lowest first;
    `reactions` are the kinds of question out of turn that may be answered by standing orders; `matches` are
    the rows of its balance report, at least one for each mode; `decks` is given by a game that is played with
    decks which people build.
    """

    rules: tuple[Rules[Any, Any], ...]
    play: Player
    place: int
    matches: tuple[Match, ...] = ()
    reactions: Mapping[str, Reaction] = field(default_factory=lambda: MappingProxyType({}))
    decks: DeckBuilding | None = None

    @property
    def family(self) -> str:
        """The name of the package, which its words begin with."""
        return self.rules[0].family
