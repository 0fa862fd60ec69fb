"""Copy all rows of a store into another of either engine, and compare them."""

from collections.abc import Callable
from functools import partial
from hashlib import sha256

from sqlalchemy import Connection, MetaData, Table, delete, func, insert, select, text

from engine.core.records.offers import FIRST_EPOCH
from engine.store import database_file
from engine.store.database import Database
from engine.store.integrity.epochs import EPOCH, HOME, RESTORED, RUN
from engine.store.meta import put_fact, read_fact
from engine.store.schema import metadata
from engine.store.schema.users import meta

PIECE = 1000  # rows written at once
# Their ids are generated; on SQLite those that are not counted follow the last row.
GENERATED = {table.name for table in metadata.sorted_tables if table.autoincrement_column is not None}
COUNTED = {table.name for table in metadata.sorted_tables if table.dialect_kwargs.get("sqlite_autoincrement")}


class NotAlike(Exception):
    """A table's copy differs, or the target is not empty; the argument names which."""


async def copy_rows(source: Database, target: Database, report_progress: Callable[[int, int], object]) -> int:
    """Copy all rows in one transaction and compare them; return how many. Raises `NotAlike`.

    `report_progress` takes the number of tables copied and of all. The copy begins no epoch; mark the source
    as restored.
    """
    await target.writing.open()
    await source.reading.open()
    # A server's connections belong to their threads; one that writes holds the lock.
    thread = source.reading if target.is_file else target.writing
    return await thread.run(partial(_copy, source, target, report_progress))


async def replace_rows(
    source: Database, target: Database, report_progress: Callable[[int, int], object]
) -> None:
    """Like `copy_rows`, but replace the rows of a server's database; its next run begins an epoch."""
    await source.reading.open()
    await target.writing.run(partial(_copy, source, target, report_progress, replace=True))


def _copy(
    source: Database,
    target: Database,
    report_progress: Callable[[int, int], object],
    *,
    replace: bool = False,
) -> int:
    copied = 0
    with source.reading.transaction() as old, target.writing.transaction() as new:
        tables = _tables_of(new)
        epoch = new.scalar(select(meta.c.value).where(meta.c.key == EPOCH)) if replace else None
        if replace:
            new.execute(text(f"TRUNCATE {', '.join(metadata.tables)}"))
        for number, table in enumerate(tables):
            report_progress(number, len(tables))
            if new.scalar(select(func.count()).select_from(table)):
                raise NotAlike(table.name)
            copied += _copy_table(old, new, table)
            if _digest(old, table) != _digest(new, table):
                raise NotAlike(table.name)
        for name in GENERATED & {table.name for table in tables}:
            _set_counter(new, name, _counter(old, name))
        # No run has used the copy yet, so its first start begins an epoch.
        new.execute(delete(meta).where(meta.c.key.in_((RUN, HOME))))
        if replace:
            put_fact(new, RUN, RESTORED)
            put_fact(
                new,
                EPOCH,
                max(
                    epoch or "",
                    read_fact(new, EPOCH) or str(FIRST_EPOCH),
                    key=lambda it: int(it) if it.isdecimal() else 0,
                ),
            )
    return copied


def _tables_of(target: Connection) -> list[Table]:
    """Return the tables that the target has, which may be those of an earlier version."""
    revision = target.scalar(text("SELECT version_num FROM alembic_version"))
    if revision == database_file.revisions_of(database_file.MIGRATIONS)[0]:
        return metadata.sorted_tables
    earlier = MetaData()
    earlier.reflect(target)
    return [table for table in earlier.sorted_tables if table.name != "alembic_version"]


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
    """Return the last id assigned, which the copy must never assign again."""
    if connection.dialect.name == "sqlite":
        if table not in COUNTED:
            return connection.scalar(text(f"SELECT max(id) FROM {table}")) or 0
        sequence = connection.execute(
            text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": table}
        )
        return sequence.scalar() or 0
    used = f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table}_id_seq"
    return connection.scalar(text(used)) or 0


def _set_counter(connection: Connection, table: str, last: int) -> None:
    if not last or (connection.dialect.name == "sqlite" and table not in COUNTED):
        return
    if connection.dialect.name == "sqlite":
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": table})
        change = text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)")
        connection.execute(change, {"name": table, "last": last})
    else:
        connection.execute(text("SELECT setval(:name, :last)"), {"name": f"{table}_id_seq", "last": last})
