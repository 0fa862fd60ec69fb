"""BANG!/Wanted! for two by Emiliano Sciarra: two characters each, one exposed and one covered."""

from __future__ import annotations

from types import MappingProxyType

from engine.core.module import GameModule, Match, Reaction
from engine.games.bang.computer import play
from engine.games.bang.lookahead import LOOKAHEAD
from engine.games.bang.refusals import REFUSALS
from engine.games.bang.rules import Bang

GAME = GameModule(
    rules=(Bang(),),
    play=play,
    lookahead=LOOKAHEAD,
    place=3,
    refusals=REFUSALS,
    matches=(Match("bang", "standard", 2),),
    reactions=MappingProxyType(
        {
            "dodge": Reaction(("barrel", "missed", "bang"), passes=True, lives=True),
            "shoot-back": Reaction(("bang", "missed"), passes=True, lives=True),
            "last-beer": Reaction(("beer", "ability"), passes=True),
            "store": Reaction(),
            "flip": Reaction(trivial=True),
        }
    ),
)
