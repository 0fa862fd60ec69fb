"""Gnadenlos! by Klaus Teuber: gold rush, duels, poker, debts and vultures for three and four."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType

from engine.core.module import GameModule, Match, Reaction
from engine.games.gnadenlos.cards import SYMBOLS
from engine.games.gnadenlos.computer import play
from engine.games.gnadenlos.lookahead import LOOKAHEAD
from engine.games.gnadenlos.refusals import REFUSALS
from engine.games.gnadenlos.rules import Gnadenlos
from engine.games.gnadenlos.view import lot_strength

GAME = GameModule(
    rules=(Gnadenlos(),),
    play=play,
    lookahead=LOOKAHEAD,
    place=5,
    refusals=REFUSALS,
    matches=(
        Match("gnadenlos", "standard", 3),
        Match("gnadenlos", "standard", 4),
    ),
    reactions=MappingProxyType(
        {
            "bid": Reaction(),
            "take": Reaction(
                ranks=MappingProxyType({symbol: partial(lot_strength, symbol) for symbol in SYMBOLS}),
                trivial=True,
            ),
        }
    ),
)
