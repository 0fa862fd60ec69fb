"""PostgreSQL through psycopg's blocking API: threads in which an operation runs as one piece."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import copy_context
from threading import local
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, make_url, text
from sqlalchemy.exc import DBAPIError, InvalidRequestError

from engine.store.sqlite import to_its_end

T = TypeVar("T")

OLDEST = 14  # version of PostgreSQL
MIGRATING = 0x57414E54  # an advisory lock; for the others see engine/store/leases.py
READERS = 4  # threads
CONNECT_SECONDS, LOCK_MS, STATEMENT_MS = 5, 5_000, 60_000
# After these seconds a server ends the session of a machine that was switched off, and releases its lock.
KEEPALIVE = {"tcp_keepalives_idle": 10, "tcp_keepalives_interval": 5, "tcp_keepalives_count": 2}
# PostgreSQL's 4 is meant for turning disks: with it, a large table is read whole for a user's few games.
RANDOM_PAGE_COST = 1.1
IN_ERROR = 3  # psycopg's TransactionStatus.INERROR

_CODES = {
    "28": "password-refused",
    "3D": "no-database",
    "53100": "full",
    "53": "unreachable",  # too many connections, or no memory
    "55": "locked",
    "40": "locked",
    "25006": "unwritable",
    "42501": "unwritable",
    "XX001": "corrupt",
    "XX002": "corrupt",
    "08": "unreachable",
    "57": "unreachable",
}
# libpq gives no SQLSTATE if it cannot connect; messages are English unless the server is set otherwise
_WORDS = {
    "password ": "password-refused",
    "no pg_hba.conf entry": "password-refused",
    'role "': "password-refused",
    "permission denied": "password-refused",
    'database "': "no-database",
    "unsupported startup parameter": "pooler",  # PgBouncer's error; it would also lose our lock
}


class CommitUnknown(Exception):
    """The connection was lost during COMMIT: the writes may be saved, so they are not repeated."""


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
    if {kind.__name__ for kind in type(error).__mro__} & {"ProgrammingError", "DataError"}:
        return "unreadable"  # psycopg has sent nothing
    words = str(error).partition("FATAL")[2]
    return next((code for word, code in _WORDS.items() if word in words), "unreachable")


class PostgresThreads:
    """Threads with a connection each; `engine` is SQLAlchemy on top of them."""

    def __init__(
        self,
        url: URL,
        threads: int,
        isolation: str,
        begin: Callable[[Connection], object] | None = None,
        name: str = "wanted",
        **more_limits: int,
    ) -> None:
        """`begin` runs in the first transaction of each new connection, which is closed if it raises.

        `name` is what the server calls the sessions; `more_limits`: settings of them, such as timeouts.
        """
        logging.getLogger("psycopg").setLevel(logging.ERROR)  # no warning for a refused row
        limits = {"lock_timeout": LOCK_MS, "statement_timeout": STATEMENT_MS, **more_limits}
        settings: dict[str, float] = {"random_page_cost": RANDOM_PAGE_COST, **KEEPALIVE, **limits}
        given: dict[str, Any] = {"connect_timeout": CONNECT_SECONDS, "application_name": name}
        given["options"] = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self.engine: Engine = create_engine(
            url, poolclass=NullPool, isolation_level=isolation, connect_args=given, hide_parameters=True
        )
        self._begin = begin
        self._threads = ThreadPoolExecutor(threads, "store")
        self._thread_local = local()
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
        connection: Connection = getattr(self._thread_local, "connection", None) or self._connect()
        try:
            transaction = connection.begin()
            yield connection
            if _driver(connection).info.transaction_status == IN_ERROR:
                raise Swallowed
            _commit(transaction.commit)
        except BaseException:
            self._roll_back(connection)
            raise

    def _connect(self) -> Connection:
        connection = self.engine.connect()
        self._open.add(connection)
        try:
            if self._begin is not None:
                with connection.begin():
                    self._begin(connection)
        except BaseException:
            self._drop(connection)
            raise
        self._thread_local.connection = connection
        return connection

    def _roll_back(self, connection: Connection) -> None:
        """Keep the connection if it still works: a new one costs a process of the server, and the lock."""
        try:
            connection.rollback()
            # checked first, because SQLAlchemy would reconnect without the lock
            is_lost = connection.invalidated or _driver(connection).closed
        except (DBAPIError, InvalidRequestError):
            is_lost = True
        if is_lost:
            self._drop(connection)

    def _drop(self, connection: Connection) -> None:
        self._thread_local.connection = None
        self._open.discard(connection)
        connection.close()

    async def close(self) -> None:
        """Finish pending work and close the connections; may be called again."""
        await asyncio.to_thread(self._threads.shutdown)
        while self._open:
            await asyncio.to_thread(self._open.pop().close)


def listen(connection: Connection, channel: str, heard: Callable[[str], None]) -> None:
    """Call `heard` with each notice of other sessions, whenever this one next executes something."""
    driver = _driver(connection)
    own = driver.info.backend_pid
    driver.add_notify_handler(lambda notice: None if notice.pid == own else heard(notice.payload))
    connection.execute(text(f"LISTEN {channel}"))


def _driver(connection: Connection) -> Any:
    return connection.connection.driver_connection


def _commit(commit: Callable[[], None]) -> None:
    try:
        commit()
    except DBAPIError as why:
        if code_of(why.orig) == "unreachable":
            raise CommitUnknown from why
        raise
