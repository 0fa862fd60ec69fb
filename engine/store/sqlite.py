"""SQLite through aiosqlite: a connection with a thread of its own, in which an operation runs as one piece.

aiosqlite hands its thread one statement at a time, two hops each. This hands it a whole operation, the way
aiosqlite's own methods do: by `Connection._execute`.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")

BUSY_SECONDS = 5  # how long one process waits for another's transaction

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
    """Return the code of `StoreUnavailable` or `SaveFailed` for an error of the driver."""
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the other bits are details
    return _CODES.get(primary, "unreadable")


class SqliteThread:
    """A connection to a file and the thread in which it works; `engine` is SQLAlchemy on top of it."""

    def __init__(self, path: Path, begin: str = "BEGIN", *, foreign_keys: bool = True) -> None:
        """`begin` begins its transactions.

        Without foreign keys a migration may rebuild a table that others point to.
        """
        self._path, self._begin, self._foreign_keys = path, begin, foreign_keys
        self._thread: aiosqlite.Connection | None = None
        self._opening = asyncio.Lock()
        self._driver: sqlite3.Connection | None = None
        self._connection: Connection | None = None
        self.engine: Engine = create_engine("sqlite://", creator=self._set_up, poolclass=StaticPool)
        event.listen(self.engine, "begin", self._begun)

    async def open(self) -> None:
        """Open the connection unless it is open; raises `DBAPIError`."""
        async with self._opening:
            if self._thread is None:
                thread = aiosqlite.Connection(self._connect, iter_chunk_size=1)
                thread._thread.daemon = True  # a store that was not closed must not keep the process alive
                try:
                    self._thread = await thread
                except sqlite3.Error as why:
                    raise DBAPIError.instance("", None, why, sqlite3.Error) from why
                finally:
                    if self._thread is None:  # else it reports its end to a loop that is gone
                        await to_its_end(asyncio.to_thread(thread._thread.join))

    async def run(self, work: Callable[[], T]) -> T:
        """Run this in the thread, to its end even if the caller is cancelled."""
        if self._thread is None:
            await self.open()
        assert self._thread is not None
        return await to_its_end(self._thread._execute(copy_context().run, work))  # type: ignore[no-untyped-call]

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Begin a transaction on a connection that stays open: getting one takes as long as a query."""
        connection = self._connection = self._connection or self.engine.connect()
        try:
            with connection.begin():
                yield connection
        except BaseException:
            self._connection = None
            connection.close()
            raise

    async def close(self) -> None:
        """Finish pending work and close the connection; may be called again."""
        async with self._opening:  # who opens it again meanwhile must not share the engine with this thread
            thread, self._thread = self._thread, None
            if thread is not None:
                await to_its_end(thread._execute(self._disconnect))  # type: ignore[no-untyped-call]
                await to_its_end(thread.close())  # else its thread reports to a loop that is gone

    def _connect(self) -> sqlite3.Connection:
        self._driver = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        return self._driver

    def _set_up(self) -> sqlite3.Connection:
        driver = self._driver or self._connect()
        driver.text_factory = _readable
        for setting in (
            f"busy_timeout = {BUSY_SECONDS * 1000}",
            "journal_mode = WAL",
            "synchronous = FULL",
            "cell_size_check = ON",  # a damaged page is noticed when it is read
            f"foreign_keys = {self._foreign_keys:d}",
        ):
            driver.execute(f"PRAGMA {setting}")
        return driver

    def _begun(self, connection: Connection) -> None:
        """Begin a transaction through the driver: through SQLAlchemy it takes as long as a query."""
        try:
            connection.connection.cursor().execute(self._begin)
        except sqlite3.Error as why:
            raise DBAPIError.instance(self._begin, None, why, sqlite3.Error) from why

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = self._driver = None
        self.engine.dispose()


def _readable(data: bytes) -> str:
    """Decode any text: one damaged byte must not hide its row."""
    return data.decode(errors="replace")


async def to_its_end(work: Awaitable[T]) -> T:
    """Wait for work that continues even if the caller is cancelled."""
    future = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        future.add_done_callback(_heard)
        await asyncio.wait([future])
        raise


def _heard(future: asyncio.Future[Any]) -> None:
    """Retrieve an exception that no caller will retrieve, so that asyncio does not log it."""
    if not future.cancelled():
        future.exception()
