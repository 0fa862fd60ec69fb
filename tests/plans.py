"""Check the query plan of each statement of the store, by each engine, when a test first runs it.

PostgreSQL would read the few rows of a test one after the other, or an index from end to end; here it must
look rows up in an index if there is one.
"""

import re
import sys
from collections.abc import Iterator
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
    "avoided_users",
    "dm_quota",
    "decks",
    "sealed_deals",  # four a day
    "publish_failures",  # only while Discord refuses a board
    "standing_orders",
    "suspension_notices",
    "user_blocks",
    "blocked_guilds",
    "alembic_version",
    "CONSTANT",
}
OPEN_ONLY = {
    *(f"open_{what}" for what in ("tables", "by_guild_id", "by_channel_id", "by_parent_channel_id")),
    *("outdated_boards", "unpacked_tables", "seats_to_act", "unannounced_losses", "unfinished_runs"),
    *("open_tournaments", "unposted_seasons"),
}  # indexes of open games, offers and tournaments, and of seasons that ended a moment ago
SCAN = re.compile(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?")


class Plans:
    """Collect statements that would scan a table that grows with history."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.scans: list[str] = []

    def listen(self) -> None:
        event.listen(Engine, "before_cursor_execute", self._look)

    def _look(self, on: Connection, _cursor: Any, sql: str, values: Any, context: Any, many: bool) -> None:
        if sql in self.seen or not _is_query(context) or not _from_store(sys._getframe()):
            return
        self.seen.add(sql)
        explain = _scans_of_sqlite if on.dialect.name == "sqlite" else _scans_of_postgres
        self.scans += [f"{step}: {sql}" for step in explain(on, sql, values[0] if many else values)]


def _scans_of_sqlite(on: Connection, sql: str, values: Any) -> list[str]:
    cursor = on.connection.cursor()
    cursor.execute(f"EXPLAIN QUERY PLAN {sql}", values)
    steps = [str(row[3]) for row in cursor.fetchall()]
    return [step for step in steps if _grows(step, sql)]


def _scans_of_postgres(on: Connection, sql: str, values: Any) -> list[str]:
    cursor = on.connection.cursor()
    cursor.execute("SET LOCAL enable_seqscan = off; SET LOCAL random_page_cost = 4")
    cursor.execute(f"EXPLAIN (FORMAT JSON) {sql}", values)
    [[plan]] = cursor.fetchall()
    cursor.execute("SET LOCAL enable_seqscan = on; SET LOCAL random_page_cost TO DEFAULT")
    return [name_of(node) for node in nodes_of(plan[0]["Plan"]) if reads_all(node)]


def nodes_of(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for child in node.get("Plans", ()):
        yield from nodes_of(child)


def reads_all(node: dict[str, Any]) -> bool:
    kind, index = node["Node Type"], node.get("Index Name")
    if node.get("Relation Name") in SMALL:
        return False
    if kind == "Seq Scan":
        return True
    if kind not in ("Index Scan", "Index Only Scan", "Bitmap Index Scan") or "Index Cond" in node:
        return False
    return index not in OPEN_ONLY and str(index).removesuffix("_pkey") not in SMALL


def name_of(node: dict[str, Any]) -> str:
    return " ".join(str(node[key]) for key in ("Node Type", "Relation Name", "Index Name") if key in node)


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
