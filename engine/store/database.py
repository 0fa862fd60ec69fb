"""The connection to the database: pragmas, transactions, errors, and a memory of what was read. No tables.

An operation is a function of a connection, saved as a whole or not at all. It runs as one piece in a thread:
one that writes in the only thread that does, one that reads in another, so that it waits for no disk.
(Statement by statement, each would cost two hops between threads.) One that writes may be done twice, the
first time in vain, as those that wait are saved with one commit. The driver of a database server can run the
same functions with `AsyncConnection.run_sync`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from functools import partial, wraps
from pathlib import Path
from threading import Event
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import BindParameter, Connection, Engine, bindparam, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError

from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.store.integrity.watermark import Watermark

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")
D = TypeVar("D", bound="Database")

Operation: TypeAlias = Callable[[Connection], T]

TABLE_PARAM: BindParameter[int] = bindparam(
    "of_table"
)  # in statements that are made once, as that takes time

MOST_TOGETHER = 50  # writes in one transaction
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
    """Return an error of the driver as a code of `StoreUnavailable` and `SaveFailed`."""
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest tells details
    return _CODES.get(primary, "unreadable")


def make_engine(path: Path, *, foreign_keys: bool = True) -> Engine:
    """Make an engine. Without foreign keys a migration may rebuild a table that others point to."""
    engine = create_engine(URL.create("sqlite", database=str(path)), pool_size=2, max_overflow=0)

    def set_up(connection: DBAPIConnection, _record: object) -> None:
        connection.isolation_level = None  # the driver begins nothing: `_begin` does
        connection.text_factory = _readable
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA cell_size_check = ON")  # a damaged page is noticed when it is read
        cursor.execute(f"PRAGMA foreign_keys = {foreign_keys:d}")
        cursor.close()

    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    """Begin a transaction through the driver: through SQLAlchemy it takes as long as a query."""
    how, driver = connection.get_execution_options().get("begin", "BEGIN"), connection.connection
    try:
        driver.cursor().execute(how)
    except sqlite3.Error as why:
        raise DBAPIError.instance(how, None, why, sqlite3.Error) from why


def _readable(data: bytes) -> str:
    """Decode any text: one damaged byte must not hide its row."""
    return data.decode(errors="replace")


def for_writing(engine: Engine) -> Engine:
    """Return the engine with transactions that take the write lock when they begin."""
    return engine.execution_options(begin="BEGIN IMMEDIATE")


class RowDamaged(Exception):
    """A damaged row. `mend` deletes or resets it; then the operation is repeated."""

    def __init__(self, mend: Operation[object]) -> None:
        super().__init__()
        self.mend = mend


class _Write(Generic[T]):
    """A pending write and its result."""

    value: T
    error: BaseException | None = None

    def __init__(self, operation: Operation[T], listed: bool) -> None:
        self.operation = operation
        self.listed = listed

    def result(self) -> T:
        if self.error is not None:
            raise self.error
        return self.value


def _unsaved(why: BaseException) -> BaseException:
    if not isinstance(why, DBAPIError) or isinstance(why, IntegrityError):
        return why
    unsaved = SaveFailed(code_of(why.orig))
    unsaved.__cause__ = why
    return unsaved


class Database:
    """One file, one thread that reads, one that writes.

    Writes that arrive during a commit share the next one, because a commit costs most.
    """

    def __init__(self, path: Path, now: Callable[[], int]) -> None:
        self.path = path
        self.around_save: Callable[[], AbstractContextManager[object]] = nullcontext  # measures each save
        self.watermark: Watermark | None = None  # what is saved is noted there, once a run has begun
        self.saves = 0  # transactions that were committed, but for those that no list of tables shows
        self._now = now
        self._engine = make_engine(path)
        self._writer = for_writing(self._engine)
        self._open: dict[Engine, Connection] = {}  # one that reads, one that writes
        self._reading = ThreadPoolExecutor(1, "store-reading")
        self._writing = ThreadPoolExecutor(1, "store-writing")
        self._asked: deque[_Write[Any]] = deque()  # writes that have not begun
        self._closing = Event()

    async def close(self) -> None:
        self._closing.set()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for thread in (self._reading, self._writing):
            thread.shutdown()
        if self.watermark is not None:
            self.watermark.close()
            self.watermark = None
        while self._open:
            self._open.popitem()[1].close()
        self._engine.dispose()

    async def read(self, operation: Operation[T]) -> T:
        """Return the result of an operation that only reads; raises `StoreUnavailable`."""
        try:
            return await run_in_thread(self._reading, partial(self._read, operation))
        except RowDamaged as found:
            await self.write(found.mend)
        return await self.read(operation)

    async def write(self, operation: Operation[T], *, listed: bool = True) -> T:
        """Return the result of an operation that is saved as a whole or not at all; raises `SaveFailed`.

        `listed`: lists of tables may show it.
        """
        asked = _Write(operation, listed)
        self._asked.append(asked)
        try:
            with self.around_save():
                await run_in_thread(self._writing, self._write_all)
            return asked.result()
        except RowDamaged as found:
            await self.write(found.mend)
        return await self.write(operation, listed=listed)

    def _read(self, operation: Operation[T]) -> T:
        try:
            with self._begun(self._engine) as connection:
                return operation(connection)
        except DBAPIError as why:
            raise StoreUnavailable(
                code_of(why.orig), path=str(self.path), why=str(why.orig), backup=""
            ) from why

    @contextmanager
    def _begun(self, engine: Engine) -> Iterator[Connection]:
        """Begin a transaction on a connection that stays open: getting one takes as long as a query."""
        connection = self._open[engine] = self._open.get(engine) or engine.connect()
        try:
            with connection.begin():
                yield connection
        except BaseException:
            self._open.pop(engine).close()
            raise

    def _write_all(self) -> None:
        """Do all pending writes together, or each alone if one of them fails; in the writing thread."""
        together = [self._asked.popleft() for _ in range(min(len(self._asked), MOST_TOGETHER))]
        if not together or self._done(together) or len(together) == 1:
            return
        for write in together:
            self._done([write])

    def _done(self, together: Sequence[_Write[Any]]) -> bool:
        """Do these writes in one transaction; return False and give each the error if it failed."""
        try:
            with self._begun(self._writer) as connection:
                for write in together:
                    write.value = write.operation(connection)
        except BaseException as why:
            if self.watermark is not None:
                self.watermark.rollback()
            for write in together:
                write.error = _unsaved(why)
            return False
        for write in together:
            write.error = None
            self.saves += write.listed
        if self.watermark is not None:
            self.watermark.commit()
        return True

    def _note(self, what: str, *numbers: int) -> None:
        """Add an entry to the watermark when this transaction commits."""
        if self.watermark is not None:
            self.watermark.add(what, *numbers)


async def run_in_thread(thread: Executor, work: Callable[[], T]) -> T:
    """Work in another thread, to its end even if the caller is cancelled."""
    future = asyncio.get_running_loop().run_in_executor(thread, work)
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        future.add_done_callback(_heard)
        await asyncio.wait([future])
        raise


def _heard(future: asyncio.Future[T]) -> None:
    """Take an exception that no caller will read, so that asyncio does not log it."""
    if not future.cancelled():
        future.exception()


class RowCache(Generic[K, V]):
    """A cache of rows by key; not thread-safe.

    Changes to these rows are made inside `updating`. A value read meanwhile is not cached: it may be older.
    """

    def __init__(self, most: int) -> None:
        """`most` keys are kept; what nobody has asked for longest is forgotten first."""
        self._most = most
        self._values: dict[K, V] = {}
        self._changes = 0

    async def get(self, key: K, read: Callable[[K], Awaitable[V]]) -> V:
        if key in self._values:
            self._values[key] = self._values.pop(key)  # asked for last
            return self._values[key]
        changes = self._changes
        value = await read(key)
        self._keep({key: value}, changes)
        return value

    async def of_all(
        self, keys: Collection[K], read: Callable[[Collection[K]], Awaitable[Mapping[K, V]]]
    ) -> dict[K, V]:
        """Like `get`, for several keys: unknown ones are read at once."""
        known = {key: self._values[key] for key in keys if key in self._values}
        unknown = [key for key in keys if key not in known]
        changes = self._changes
        found = await read(unknown) if unknown else {}
        self._keep(found, changes)
        return {**known, **found}

    def _keep(self, found: Mapping[K, V], changes: int) -> None:
        if self._changes == changes:
            self._values.update(found)
            while len(self._values) > self._most:
                del self._values[next(iter(self._values))]

    @contextmanager
    def updating(self, key: K, becomes: Callable[[V], V] | None = None) -> Iterator[None]:
        """Around a save: change the cached value, or forget it if the save fails or without `becomes`."""
        known = None
        try:
            yield
            known = becomes
        finally:
            self._changes += 1
            if key in self._values:
                old = self._values.pop(key)
                self._values |= {} if known is None else {key: known(old)}

    def forget(self, key: K) -> None:
        with self.updating(key):
            pass


class AlsoSaved:
    """A second write that shares the transaction of another operation."""

    def __init__(self, mark: object, save: Operation[object]) -> None:
        """The deed is the next operation that is handed `mark`, unless it finds nothing to do."""
        self.done = False
        self._mark, self._save = mark, save

    def after(self, result: object, handed: Collection[object], connection: Connection) -> bool:
        """Save now if this was the operation with the mark and it did something; return whether it was."""
        if self.done or result is False or self._mark not in handed:
            return False
        self._save(connection)
        return True


BESIDE: ContextVar[AlsoSaved | None] = ContextVar("beside", default=None)  # of what is being done now


def reads(
    method: Callable[Concatenate[D, Connection, P], T],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    @wraps(method)
    async def transaction(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.read(lambda connection: method(self, connection, *args, **kwargs))

    return transaction


def writes(
    method: Callable[Concatenate[D, Connection, P], T],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    return _saving(method, listed=True)


def writes_unlisted(
    method: Callable[Concatenate[D, Connection, P], T],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Like `writes`, for what no list of tables shows: cached lists stay valid."""
    return _saving(method, listed=False)


def _saving(
    method: Callable[Concatenate[D, Connection, P], T], *, listed: bool
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    @wraps(method)
    async def transaction(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        beside, saved = BESIDE.get(), False

        def operation(connection: Connection) -> T:
            nonlocal saved
            result = method(self, connection, *args, **kwargs)
            saved = beside is not None and beside.after(result, args, connection)
            return result

        result = await self.write(operation, listed=listed)
        if beside is not None and saved:
            beside.done = True
        return result

    return transaction
