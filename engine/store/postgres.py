"""PostgreSQL through psycopg's blocking API: threads in which an operation runs as one piece."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import copy_context
from threading import local
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, make_url
from sqlalchemy.exc import DBAPIError

from engine.store.sqlite import to_its_end

T = TypeVar("T")

OLDEST = 14  # version of PostgreSQL
LOCK = 0x57414E54  # the advisory lock that a migration holds
READERS = 4  # threads
CONNECT_SECONDS, LOCK_MS, STATEMENT_MS = 5, 5_000, 60_000
IN_ERROR = 3  # psycopg's TransactionStatus.INERROR

_CODES = {
    "28": "password-refused",
    "3D": "no-database",
    "53": "full",
    "55": "locked",
    "40": "locked",
    "25006": "unwritable",
    "42501": "unwritable",
    "XX001": "corrupt",
    "XX002": "corrupt",
    "08": "unreachable",
    "57": "unreachable",
}
# libpq gives no SQLSTATE when it cannot connect; the server's words are English unless its owner chose others
_WORDS = {"password ": "password-refused", 'role "': "password-refused", 'database "': "no-database"}


class CommitUnknown(Exception):
    """The connection was lost during COMMIT: what was written may be saved, so it is not done again."""


class Swallowed(RuntimeError):
    """An operation ignored a database error: PostgreSQL would answer COMMIT with a silent ROLLBACK."""


def parse_url(value: str) -> URL:
    """Return the URL of a database; raises `ValueError`, which does not repeat it."""
    try:
        url = make_url(value)
    except Exception:
        raise ValueError("no URL") from None
    if url.drivername not in ("postgresql", "postgres") or not url.database:
        raise ValueError("no URL of PostgreSQL")
    return url.set(drivername="postgresql+psycopg")


def code_of(error: BaseException | None) -> str:
    """Return an error of the driver as a code of `StoreUnavailable` and `SaveFailed`.

    A lost connection is `unreachable`: it says nothing about any row.
    """
    state = getattr(error, "sqlstate", None)
    if state is not None:
        return _CODES.get(state) or _CODES.get(state[:2], "unreadable")
    words = str(error) if "FATAL" in str(error) else ""
    return next((code for word, code in _WORDS.items() if word in words), "unreachable")


class PostgresThreads:
    """Threads with a connection each; `engine` is SQLAlchemy on top of them."""

    def __init__(self, url: URL, threads: int, isolation: str) -> None:
        logging.getLogger("psycopg").setLevel(logging.ERROR)  # a refused row is not worth a warning
        settings = f"-c lock_timeout={LOCK_MS} -c statement_timeout={STATEMENT_MS}"
        given: dict[str, Any] = {"connect_timeout": CONNECT_SECONDS, "application_name": "wanted"}
        self.engine: Engine = create_engine(
            url, poolclass=NullPool, isolation_level=isolation, connect_args={**given, "options": settings}
        )
        self._threads = ThreadPoolExecutor(threads, "store")
        self._kept = local()
        self._open: set[Connection] = set()

    async def open(self) -> None:
        """Do nothing: each thread connects when it is first used, and again after a lost connection."""

    async def run(self, work: Callable[[], T]) -> T:
        """Work in a thread, to the end even if the caller is cancelled."""
        loop = asyncio.get_running_loop()
        return await to_its_end(loop.run_in_executor(self._threads, copy_context().run, work))

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Begin a transaction on the thread's connection; raises `CommitUnknown` and `Swallowed`."""
        connection: Connection | None = getattr(self._kept, "connection", None)
        if connection is None:
            connection = self._kept.connection = self.engine.connect()
            self._open.add(connection)
        try:
            transaction = connection.begin()
            yield connection
            driver: Any = connection.connection.driver_connection
            if driver.info.transaction_status == IN_ERROR:
                raise Swallowed
            _commit(transaction.commit)
        except BaseException:
            self._kept.connection = None
            self._open.discard(connection)
            connection.close()
            raise

    async def close(self) -> None:
        """Finish pending work and close the connections; may be called again."""
        await asyncio.to_thread(self._threads.shutdown)
        while self._open:
            await asyncio.to_thread(self._open.pop().close)


def _commit(commit: Callable[[], None]) -> None:
    try:
        commit()
    except DBAPIError as why:
        if code_of(why.orig) == "unreachable":
            raise CommitUnknown from why
        raise
