"""The three modes of WANTED, phase by phase: rounds.py has the duel and the shoot-out, gangs.py the gangs."""

from engine.games.outlaws.rules.gangs import Gangs
from engine.games.outlaws.rules.rounds import Duel, Shootout

__all__ = ["Duel", "Gangs", "Shootout"]
