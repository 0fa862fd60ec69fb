"""WANTED (Forajidos) by Oscar Antonio Fernández Payares: duel, shoot-out and gangs."""

from __future__ import annotations

from types import MappingProxyType

from engine.core.module import GameModule, Match, Reaction
from engine.games.outlaws.computer import play
from engine.games.outlaws.refusals import REFUSALS
from engine.games.outlaws.rules import Duel, Gangs, Shootout

GAME = GameModule(
    rules=(
        Duel(),
        Shootout(),
        Gangs(),
    ),
    play=play,
    place=1,
    refusals=REFUSALS,
    matches=(
        Match("outlaws-duel", "standard", 2),
        Match("outlaws-duel", "revolvers-first", 2),
        Match("outlaws-shootout", "standard", 3),
        Match("outlaws-shootout", "revolvers-first", 5),
        Match("outlaws-gangs", "standard", 2),
        Match("outlaws-gangs", "standard", 4),
    ),
    reactions=MappingProxyType({"leader": Reaction(trivial=True)}),
)
