"""Check SQLite's query plan of each statement of the store when a test first runs it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from sqlalchemy import Connection, Delete, Select, Update, event
from sqlalchemy.engine import Engine

from engine import store

STORE = Path(store.__file__).parent
# Tables that grow with users and servers; all others grow with games and offers.
SMALL = {
    "guild_settings",
    "meta",
    "user_settings",
    "dm_quota",
    "decks",
    "standing_orders",
    "suspension_notices",
    "user_blocks",
    "blocked_guilds",
    "alembic_version",
    "CONSTANT",
}
OPEN_ONLY = {
    *(f"open_{what}" for what in ("tables", "by_guild", "by_channel", "by_parent")),
    *("outdated", "untidy", "seats_asked", "set_back"),
}  # indexes of open games and offers
SCAN = re.compile(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?")


class Plans:
    """Collect statements that would scan a table that grows with history."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.scans: list[str] = []

    def listen(self) -> None:
        event.listen(Engine, "before_cursor_execute", self._look)

    def _look(self, on: Connection, _cursor: Any, sql: str, values: Any, context: Any, many: bool) -> None:
        if (
            on.dialect.name != "sqlite"
            or sql in self.seen
            or not _is_query(context)
            or not _from_store(sys._getframe())
        ):
            return
        self.seen.add(sql)
        cursor = on.connection.cursor()
        cursor.execute(f"EXPLAIN QUERY PLAN {sql}", values[0] if many else values)
        steps = [str(row[3]) for row in cursor.fetchall()]
        self.scans += [f"{step}: {sql}" for step in steps if _grows(step, sql)]


def _is_query(context: Any) -> bool:
    return isinstance(getattr(context.compiled, "statement", None), (Select, Update, Delete))


def _from_store(frame: FrameType | None) -> bool:
    while frame is not None:
        file = Path(frame.f_code.co_filename)
        if file.name == "copying.py":  # it reads everything
            return False
        if STORE in file.parents and file.name != "database.py":
            return True
        frame = frame.f_back
    return False


def _grows(step: str, sql: str) -> bool:
    if (match := SCAN.match(step)) is None:
        return False
    name, index = match.groups()
    alias = re.search(rf"(\w+) AS {name}\b", sql)
    return index not in OPEN_ONLY and (alias[1] if alias else name) not in SMALL
