"""The connection to the database: pragmas, transactions, and what its errors mean. No tables."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Table, event, insert, update
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from engine.core.records import Broken, Unsaved

P = ParamSpec("P")
T = TypeVar("T")
D = TypeVar("D", bound="Database")

BUSY_SECONDS = 5  # how long one process waits for another's transaction
CONNECTIONS = 5  # each is a thread; only one of them writes

_CODES = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_READONLY: "unwritable",
    sqlite3.SQLITE_CANTOPEN: "unwritable",
    sqlite3.SQLITE_PERM: "unwritable",
}


def code_of(error: BaseException | None) -> str:
    """An error of the driver as a code of `Broken` and `Unsaved`."""
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest tells details
    return _CODES.get(primary, "unreadable")


def connect(path: Path, *, foreign_keys: bool = True) -> AsyncEngine:
    """An engine on this file. Without foreign keys a migration may rebuild a table that others point to."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)), pool_size=CONNECTIONS, max_overflow=0
    )

    def set_up(connection: DBAPIConnection, _record: object) -> None:
        connection.isolation_level = None  # the driver begins nothing: `begin` does
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA foreign_keys = {foreign_keys:d}")
        cursor.close()

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    event.listen(engine.sync_engine, "connect", set_up)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def for_writing(engine: AsyncEngine) -> AsyncEngine:
    """The same engine, whose transactions take the database's write lock when they begin."""
    return engine.execution_options(begin="BEGIN IMMEDIATE")


class Database:
    """One file, many readers, one writer at a time."""

    def __init__(self, path: Path, now: Callable[[], int]) -> None:
        self.path = path
        self._now = now
        self._engine = connect(path)
        self._writer = for_writing(self._engine)
        self._writing = asyncio.Lock()  # forty that wait in SQLite's own queue wait ten times as long

    async def close(self) -> None:
        """Wait for the transaction under way, then close the file."""
        async with self._writing:
            await self._engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads; raises `Broken`."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except DBAPIError as why:
            raise Broken(code_of(why.orig), path=str(self.path), why=str(why.orig), backup="") from why

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes, alone; raises `Unsaved`."""
        try:
            async with self._writing, self._writer.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DBAPIError as why:
            raise Unsaved(code_of(why.orig)) from why


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Finish the work even if the caller is cancelled, which then finds it either done or not begun."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def reads(
    method: Callable[Concatenate[D, AsyncConnection, P], Awaitable[T]],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Give a method the connection of a transaction of its own that only reads."""

    @wraps(method)
    async def transaction(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async def work() -> T:
            async with self.reading() as connection:
                return await method(self, connection, *args, **kwargs)

        return await _to_its_end(work())

    return transaction


def writes(
    method: Callable[Concatenate[D, AsyncConnection, P], Awaitable[T]],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Give a method the connection of a transaction of its own, saved as a whole or not at all."""

    @wraps(method)
    async def transaction(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async def work() -> T:
            async with self.writing() as connection:
                return await method(self, connection, *args, **kwargs)

        return await _to_its_end(work())

    return transaction


async def put(
    connection: AsyncConnection, table: Table, key: Mapping[str, object], values: Mapping[str, object]
) -> None:
    """Update the row with this key, or insert it."""
    mine = [table.c[name] == value for name, value in key.items()]
    changed = await connection.execute(update(table).where(*mine).values(**values))
    if not changed.rowcount:
        await connection.execute(insert(table).values(**key, **values))
