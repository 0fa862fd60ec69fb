"""Revolver 2, phase by phase: the tournament in poker.py, the turn in turn.py, what is played in play.py."""

from engine.games.revolver.rules.game import Revolver, RevolverOptions

__all__ = ["Revolver", "RevolverOptions"]
