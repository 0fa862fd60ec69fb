"""Rag'n'Guns: the duel of bullets, stash and face-down traps."""

from __future__ import annotations

from types import MappingProxyType

from engine.core.module import GameModule, Match, Reaction
from engine.games.ragnguns.computer import play
from engine.games.ragnguns.decks import Building
from engine.games.ragnguns.lookahead import LOOKAHEAD
from engine.games.ragnguns.refusals import REFUSALS
from engine.games.ragnguns.rules import RagNGuns

GAME = GameModule(
    rules=(RagNGuns(),),
    play=play,
    lookahead=LOOKAHEAD,
    place=2,
    refusals=REFUSALS,
    matches=(Match("ragnguns", "standard", 2),),
    reactions=MappingProxyType(
        {
            "disarm": Reaction(("pay", "overbid", "take")),
            "split": Reaction(("0",), lives=True),
            "place-trap": Reaction(("left", "right"), trivial=True),
        }
    ),
    decks=Building(),
)
