"""The games that can be played, and the computer opponent of each: one line a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.core.prompts import Decision, Reply
from engine.core.rng import Luck
from engine.core.rules import Rules
from engine.games.bang import computer as bang
from engine.games.bang.rules import Bang
from engine.games.gnadenlos import computer as gnadenlos
from engine.games.gnadenlos.rules import Gnadenlos
from engine.games.outlaws import computer as outlaws
from engine.games.outlaws.rules import Duel, Gangs, Shootout
from engine.games.ragnguns import computer as ragnguns
from engine.games.ragnguns.rules import RagNGuns
from engine.games.revolver import computer as revolver
from engine.games.revolver.rules import Revolver

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
