"""Revolver 2: Last Stand at Malpaso, by Mark Chaplin and Leigh Caple."""

from __future__ import annotations

from types import MappingProxyType

from engine.core.module import GameModule, Match, Reaction
from engine.games.revolver.computer import play
from engine.games.revolver.lookahead import LOOKAHEAD
from engine.games.revolver.refusals import REFUSALS
from engine.games.revolver.rules import Revolver

GAME = GameModule(
    rules=(Revolver(),),
    play=play,
    lookahead=LOOKAHEAD,
    place=4,
    refusals=REFUSALS,
    matches=(Match("revolver", "standard", 2),),
    reactions=MappingProxyType(
        {
            "victim": Reaction(),
            "rout": Reaction(trivial=True),
            "lasso": Reaction(trivial=True),
            "sap": Reaction(trivial=True),
            "daunt": Reaction(trivial=True),
            "drop-hand": Reaction(trivial=True),
        }
    ),
)
