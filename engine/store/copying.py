"""Copy all rows of a store into an empty one, on SQLite or PostgreSQL, and compare them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256

from sqlalchemy import Connection, Table, delete, func, insert, select, text

from engine.store.database import Database
from engine.store.integrity.epochs import HOME, RUN
from engine.store.schema import meta, metadata

PIECE = 1000  # rows written at once
COUNTED = tuple(
    table.name for table in metadata.sorted_tables if table.dialect_kwargs.get("sqlite_autoincrement")
)


class NotAlike(Exception):
    """A table whose copy differs, or a target that is not empty; its argument names it."""


async def copy_rows(source: Database, target: Database, report_progress: Callable[[int, int], object]) -> int:
    """Copy all rows in one transaction and compare them; return how many. Raises `NotAlike`.

    `report_progress` takes the number of tables copied and of all. The copy begins no epoch; mark the source
    as restored.
    """
    await target.writing.open()
    return await source.reading.run(partial(_copy, source, target, report_progress))


def _copy(source: Database, target: Database, report_progress: Callable[[int, int], object]) -> int:
    copied = 0
    with source.reading.transaction() as old, target.writing.transaction() as new:
        for number, table in enumerate(metadata.sorted_tables):
            report_progress(number, len(metadata.sorted_tables))
            if new.scalar(select(func.count()).select_from(table)):
                raise NotAlike(table.name)
            copied += _copy_table(old, new, table)
            if _digest(old, table) != _digest(new, table):
                raise NotAlike(table.name)
        for name in COUNTED:
            _set_counter(new, name, _counter(old, name))
        # No run has used the copy yet, so its first start begins an epoch.
        new.execute(delete(meta).where(meta.c.key.in_((RUN, HOME))))
    return copied


def _copy_table(old: Connection, new: Connection, table: Table) -> int:
    count, write = 0, insert(table)
    for rows in old.execute(select(table)).mappings().partitions(PIECE):
        new.execute(write, [dict(row) for row in rows])
        count += len(rows)
    return count


def _digest(connection: Connection, table: Table) -> int:
    """Return the sum of all rows' hashes, which needs no order: the engines sort text differently."""
    rows = connection.execute(select(table))
    return sum(int.from_bytes(sha256(repr(tuple(row)).encode()).digest()) for row in rows)


def _counter(connection: Connection, table: str) -> int:
    """Return the last id given, which the copy must never give again."""
    if connection.dialect.name == "sqlite":
        sequence = connection.execute(
            text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": table}
        )
        return sequence.scalar() or 0
    used = f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table}_id_seq"
    return connection.scalar(text(used)) or 0


def _set_counter(connection: Connection, table: str, last: int) -> None:
    if not last:
        return
    if connection.dialect.name == "sqlite":
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": table})
        change = text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)")
        connection.execute(change, {"name": table, "last": last})
    else:
        connection.execute(text("SELECT setval(:name, :last)"), {"name": f"{table}_id_seq", "last": last})
