"""Every kind of card, registered by being imported: each is one record beside its effect.

To add one, write its record here, its line in data/games/bang/cards, its words and its icon beside that.
"""

from __future__ import annotations

from engine.games.bang.cards import actions, equipment
from engine.games.bang.record import RECORDS

__all__ = ["RECORDS", "actions", "equipment"]
