"""How a table is spoken of: its family's words, with the names of those who sit there."""

from __future__ import annotations

from bot.i18n.texts import Speech, Words
from engine.tables.snapshot import TableSnapshot


def speech(snapshot: TableSnapshot, text: Words) -> Speech:
    """How this table is spoken of in this language."""
    return Speech(
        text, snapshot.game.rules.family, [participant.name for participant in snapshot.participants]
    )
