"""Gnadenlos! by Klaus Teuber: gold rush, duels, poker, debts and vultures for three and four."""

from __future__ import annotations

from types import MappingProxyType

from engine.core.module import GameModule, Match, Reaction
from engine.games.gnadenlos.computer import play
from engine.games.gnadenlos.refusals import REFUSALS
from engine.games.gnadenlos.rules import Gnadenlos

GAME = GameModule(
    rules=(Gnadenlos(),),
    play=play,
    place=5,
    refusals=REFUSALS,
    matches=(
        Match("gnadenlos", "standard", 3),
        Match("gnadenlos", "standard", 4),
    ),
    reactions=MappingProxyType({"bid": Reaction()}),
)
