"""The games that can be played, and the computer opponent of each: one line a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.flow import Decision, Reply
from engine.luck import Luck
from engine.outlaws import player as outlaws
from engine.outlaws.rules import Duel, Gangs, Shootout
from engine.rules import Rules

Player: TypeAlias = Callable[[Any, Decision, Luck], Reply]  # from a view, never from a state

GAMES: Mapping[str, Rules[Any, Any]] = MappingProxyType(
    {rules.name: rules for rules in (Duel(), Shootout(), Gangs())}
)
PLAYERS: Mapping[str, Player] = MappingProxyType(
    {Duel.name: outlaws.play, Shootout.name: outlaws.play, Gangs.name: outlaws.play}
)
