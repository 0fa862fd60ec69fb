"""Quickdraw, the game of the guide to adding games: two gunslingers, ten shots, one chance to dodge each."""

from __future__ import annotations

from types import MappingProxyType

from engine.core.game_module import BalanceMatch, GameModule, Reaction
from engine.core.refusals import Refusals, refusal
from engine.games.quickdraw.policy import play
from engine.games.quickdraw.rules import Quickdraw

REFUSALS: Refusals = MappingProxyType(
    {
        "not-in-hand": refusal("the player does not hold the shot", card="its id"),
        "too-slow": refusal("the shot is slower than the one to dodge", card="its id", shot="the other's id"),
    }
)

GAME = GameModule(
    rules=(Quickdraw(),),
    policy=play,
    list_order=9,
    refusals=REFUSALS,
    matches=(BalanceMatch("quickdraw", "standard", 2),),
    reactions=MappingProxyType({"dodge": Reaction(can_pass=True, lives=True)}),
)
