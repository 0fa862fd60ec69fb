"""BANG!/Wanted! for two, phase by phase: setup.py is what comes before the first turn, turn.py a turn."""

from engine.games.bang.rules.bang import Bang, BangOptions

__all__ = ["Bang", "BangOptions"]
