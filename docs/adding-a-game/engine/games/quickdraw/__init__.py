"""Quickdraw, the game of the guide to adding games: two gunslingers, ten shots, one chance to dodge each."""

from __future__ import annotations

from types import MappingProxyType

from engine.core.module import GameModule, Match, Reaction
from engine.games.quickdraw.computer import play
from engine.games.quickdraw.refusals import REFUSALS
from engine.games.quickdraw.rules import Quickdraw

GAME = GameModule(
    rules=(Quickdraw(),),
    play=play,
    place=9,
    refusals=REFUSALS,
    matches=(Match("quickdraw", "standard", 2),),
    reactions=MappingProxyType({"dodge": Reaction(passes=True, lives=True)}),
)
