"""What has happened, in sentences: as many as fit, the newest last, and how many there were before."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from bot.games import PRESENTERS
from bot.i18n.texts import Speech, Words
from engine.core.log import FORCED, GIVEN_AGAIN
from engine.core.rules import Event
from engine.tables.snapshot import TableSnapshot

ROOM = 960  # characters; a field of an embed holds 1024, with how many lines there were before


class Told(NamedTuple):
    """The text of a field, empty where nothing has happened; how many lines before it were left out."""

    text: str
    left_out: int


def lines_of(events: Sequence[Event], snapshot: TableSnapshot, say: Speech) -> list[str]:
    """A line for each event, oldest first; several that are one event are one, equal ones are counted."""
    merged = PRESENTERS[snapshot.game.rules.family].merged(heard(events))
    rows = [(line, len(list(equal))) for line, equal in groupby(map(say.event, merged)) if line]
    return [line if times == 1 else say.words("told-times", line=line, times=times) for line, times in rows]


def heard(events: Sequence[Event]) -> list[Event]:
    """Those that the log has a line for: what is given again after an undo was told before."""
    return [event for event in events if (event.what, event.about) != (FORCED, GIVEN_AGAIN)]


def told(lines: Sequence[str], text: Words) -> Told:
    """The last of these lines that fit, below how many more there are."""
    if not lines:
        return Told("", 0)
    kept, room = len(lines) - 1, ROOM - len(lines[-1])
    while kept > 0 and len(lines[kept - 1]) < room:
        kept -= 1
        room -= len(lines[kept]) + 1
    shown = [line[:ROOM] for line in lines[kept:]]
    before = [text("told-before", count=kept)] if kept else []
    return Told("\n".join([*before, *shown]), kept)
