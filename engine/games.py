"""The games that can be played, and the computer opponent of each: one line a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.bang import player as bang
from engine.bang.rules import Bang
from engine.flow import Decision, Reply
from engine.gnadenlos import player as gnadenlos
from engine.gnadenlos.rules import Gnadenlos
from engine.luck import Luck
from engine.outlaws import player as outlaws
from engine.outlaws.rules import Duel, Gangs, Shootout
from engine.ragnguns import player as ragnguns
from engine.ragnguns.rules import RagNGuns
from engine.revolver import player as revolver
from engine.revolver.rules import Revolver
from engine.rules import Rules

Player: TypeAlias = Callable[[Any, Decision, Luck], Reply]  # from a view, never from a state

_ALL: tuple[tuple[Rules[Any, Any], Player], ...] = (
    (Duel(), outlaws.play),
    (Shootout(), outlaws.play),
    (Gangs(), outlaws.play),
    (RagNGuns(), ragnguns.play),
    (Bang(), bang.play),
    (Revolver(), revolver.play),
    (Gnadenlos(), gnadenlos.play),
)
GAMES: Mapping[str, Rules[Any, Any]] = MappingProxyType({rules.name: rules for rules, _ in _ALL})
PLAYERS: Mapping[str, Player] = MappingProxyType({rules.name: player for rules, player in _ALL})
