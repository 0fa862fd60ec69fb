"""Run operations on the database. This module knows no table.

An operation is a function of a connection, saved as a whole or not at all. It runs as one piece in a thread:
all writes in the same one, reads in others, so that reads need not wait for the disk. A write may run twice:
if a shared commit fails, each of its operations is repeated alone.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial, wraps
from pathlib import Path
from threading import Event
from typing import Any, Concatenate, Generic, ParamSpec, Self, TypeAlias, TypeVar

from sqlalchemy import URL, BindParameter, ColumnElement, Connection, bindparam, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.store.integrity.position import Position
from engine.store.integrity.watermark import Watermark
from engine.store.leases import IDLE_MS, session_name, take
from engine.store.postgres import READERS, CommitUnknown, PostgresThreads, listen
from engine.store.postgres import code_of as postgres_code
from engine.store.shards import ALL, Shards
from engine.store.sqlite import SqliteThread
from engine.store.sqlite import code_of as sqlite_code

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound="Part")

Place: TypeAlias = Path | URL  # a file of SQLite, or a database of PostgreSQL
Operation: TypeAlias = Callable[[Connection], T]  # may run twice: a failed group is done again singly


def name_of(place: Place) -> str:
    return str(place) if isinstance(place, Path) else f"{place.database} on {place.host or 'localhost'}"


def nothing(_: object) -> None:
    """Save nothing else in an operation's transaction."""


CHANNEL = "wanted"  # of notices between processes
EVERYTHING = "everything"  # the notice that any row may have changed
_NOTIFY = text("SELECT pg_notify(:channel, :notice)")
HANGS = {"idle_session_timeout": IDLE_MS}  # a process that hangs must not keep its shards

TABLE_PARAM: BindParameter[int] = bindparam("of_table")  # a parameter of prebuilt statements

MAX_TOGETHER = 50  # writes in one transaction
MAX_REPAIRS = 1000  # damaged rows that one operation may repair


class RowDamaged(Exception):
    """A damaged row. The operation is repeated after `mend` has deleted or reset it."""

    def __init__(self, mend: Operation[object]) -> None:
        super().__init__()
        self.mend = mend


_CUT_OFF = ("unreachable", "in-use", "replaced", "other-count")  # codes of a server that no write can use


class _Write(Generic[T]):
    value: T
    error: BaseException | None = None

    def __init__(self, operation: Operation[T]) -> None:
        self.operation = operation

    @property
    def code(self) -> str:
        return self.error.code if isinstance(self.error, SaveFailed) else ""

    def result(self) -> T:
        if self.error is not None:
            raise self.error
        return self.value


def code_of(error: BaseException | None) -> str:
    return sqlite_code(error) if isinstance(error, sqlite3.Error) else postgres_code(error)


def _unsaved(why: BaseException) -> BaseException:
    if isinstance(why, CommitUnknown):
        unknown = SaveFailed("unreachable")
        unknown.__cause__ = why
        return unknown
    if not isinstance(why, DBAPIError) or isinstance(why, IntegrityError):
        return why
    unsaved = SaveFailed(code_of(why.orig))
    unsaved.__cause__ = why
    return unsaved


class Database:
    """A file of SQLite or a database of PostgreSQL, with threads that read and one that writes.

    Writes that arrive during a commit share the next one, because a commit costs most.
    """

    def __init__(
        self, place: Place, now: Callable[[], int], folder: Path | None = None, shards: Shards = ALL
    ) -> None:
        """`folder`: the bot's data directory, if no other process may write for these shards.

        A file is locked with its directory, by the caller.
        """
        self.place, self.folder, self.shards = place, folder, shards
        self.name = name_of(place)
        self.around_save: Callable[[], AbstractContextManager[object]] = nullcontext  # measures each save
        self.watermark: Watermark | None = None  # set once a run has begun
        self.position: Position | None = None  # likewise, on a server
        self.is_ours: Operation[bool] = lambda _: True  # checked on each new connection that writes
        self.now = now
        self.reading: SqliteThread | PostgresThreads
        self.writing: SqliteThread | PostgresThreads
        if isinstance(place, Path):
            self.reading = SqliteThread(place)
            self.writing = SqliteThread(place, "BEGIN IMMEDIATE")  # takes the file's write lock
        else:
            self.reading = PostgresThreads(place, READERS, "REPEATABLE READ")  # one moment for several reads
            begin, limits = (self._take if folder else None), ({} if shards.are_all else HANGS)
            self.writing = PostgresThreads(place, 1, "READ COMMITTED", begin, session_name(shards), **limits)
        self._queue: deque[_Write[Any]] = deque()  # writes that have not begun
        self.closing = Event()
        self._lost = asyncio.Event()
        self._why_lost = ""
        self._is_released = False
        self.heard: Callable[[str], None] = nothing  # called in the writing thread with notices of others

    async def hold(self) -> None:
        """Connect the thread that writes; raises `StoreUnavailable`, "in-use" if another process does."""
        try:
            await self._save(nothing)
        except SaveFailed as why:
            raise self.unavailable(why) from why

    async def lost(self) -> StoreUnavailable:
        """Wait until this process may not write any more; if that never happens, wait forever.

        "replaced": a reconnect has found another database; "taken-over": another process has our shards.
        """
        await self._lost.wait()
        return self._unavailable(self._why_lost, "")

    async def release(self) -> None:
        """Give our shards to a process that waits for them: nothing more can be saved, but read."""
        self._is_released = True
        await self.writing.close()

    async def touch(self) -> None:
        """Show a server that this process does not hang, and hear notices; raises `SaveFailed`."""
        await self._save(self._check_ours)

    def notify_others(self, connection: Connection, notice: str) -> None:
        if not self.shards.are_all:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "notice": notice})

    def _take(self, connection: Connection) -> None:
        """Lock the database for this session, so that no other process writes while the last COMMIT runs."""
        try:
            take(connection, self.shards)
        except DBAPIError as why:
            code = code_of(why.orig)
            raise (SaveFailed("in-use") if code == "locked" else _unsaved(why)) from why
        self._check_ours(connection)
        if not self.shards.are_all:
            listen(connection, CHANNEL, lambda notice: self.heard(notice))
            self.heard(EVERYTHING)  # notices were missed while there was no session

    def _check_ours(self, connection: Connection) -> None:
        if not self.is_ours(connection):
            raise SaveFailed("replaced")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        self.closing.set()
        for thread in (self.reading, self.writing):
            await thread.close()
        if self.watermark is not None:
            await asyncio.to_thread(self.watermark.close)
            self.watermark = None

    async def read(self, operation: Operation[T]) -> T:
        """Return the result of an operation that only reads; raises `StoreUnavailable`."""
        for number in range(MAX_REPAIRS):
            try:
                return await self.reading.run(partial(self._read, operation))
            except (DBAPIError, CommitUnknown) as why:
                error = why.orig if isinstance(why, DBAPIError) else why
                code = code_of(error)
                if code != "unreachable" or number > READERS:  # each thread may have lost its connection
                    raise self._unavailable(code, str(error)) from why
            except RowDamaged as damaged:
                await self._mend(damaged)
        raise self._unavailable("corrupt", "rows are damaged again and again")

    def unavailable(self, unsaved: SaveFailed) -> StoreUnavailable:
        cause = unsaved.__cause__
        why = cause.orig if isinstance(cause, DBAPIError) else cause
        return self._unavailable(unsaved.code, str(why or ""))

    def _unavailable(self, code: str, why: str) -> StoreUnavailable:
        return StoreUnavailable(code, path=self.name, why=why, backup="")

    @property
    def path(self) -> Path:
        """The file; only SQLite has one."""
        assert isinstance(self.place, Path)
        return self.place

    @property
    def is_file(self) -> bool:
        return isinstance(self.place, Path)

    async def write(self, operation: Operation[T]) -> T:
        """Return the result of an operation that is saved as a whole or not at all; raises `SaveFailed`."""
        for _ in range(MAX_REPAIRS):
            try:
                return await self._save(operation)
            except RowDamaged as damaged:
                await self._mend(damaged)
        raise SaveFailed("corrupt")

    async def _mend(self, damaged: RowDamaged) -> None:
        try:
            await self._save(damaged.mend)
        except RowDamaged as why:
            raise SaveFailed("corrupt") from why

    async def _save(self, operation: Operation[T]) -> T:
        if self._is_released:
            raise SaveFailed("in-use")
        try:
            await self.writing.open()
        except DBAPIError as why:
            raise _unsaved(why) from why
        write = _Write(operation)
        self._queue.append(write)
        with self.around_save():
            await self.writing.run(self._write_all)
        is_taken = write.code in ("in-use", "other-count") and self.position is not None
        if write.code == "replaced" or (is_taken and not self.shards.are_all):
            self._why_lost = "taken-over" if is_taken else "replaced"
            self._lost.set()
        return write.result()

    def _read(self, operation: Operation[T]) -> T:
        with self.reading.transaction() as connection:
            return operation(connection)

    def _write_all(self) -> None:
        """Run all pending writes together, or each alone if one fails; in the writing thread."""
        together = [self._queue.popleft() for _ in range(min(len(self._queue), MAX_TOGETHER))]
        if not together or self._done(together):
            return
        if together[0].code in _CUT_OFF and self._done(together):  # on a new connection
            return
        alone, last = deque(together if len(together) > 1 else ()), together[0]
        while alone and not self._is_hopeless(last):
            last = alone.popleft()
            self._done([last])
        if self._is_hopeless(last):  # each would wait as long as this one has
            for write in (*alone, *(self._queue.popleft() for _ in range(len(self._queue)))):
                write.error = last.error

    def _is_hopeless(self, write: _Write[Any]) -> bool:
        """Return whether a write has failed as any other would: no server, or another has locked the file."""
        return write.code in _CUT_OFF or (self.is_file and write.code == "locked")

    def _done(self, together: Sequence[_Write[Any]]) -> bool:
        """Do these writes in one transaction; return False and give each the error if it failed.

        True also if the connection broke during COMMIT, so that they may have been saved.
        """
        try:
            with self.writing.transaction() as connection:
                for write in together:
                    write.value = write.operation(connection)
                if self.position is not None:
                    self.position.look(connection, self.now())
        except BaseException as why:
            if self.watermark is not None:
                self.watermark.rollback()
            for write in together:
                write.error = _unsaved(why)
            return isinstance(why, CommitUnknown)
        for write in together:
            write.error = None
        if self.watermark is not None:
            self.watermark.commit()
        if self.position is not None:
            self.position.commit()
        return True

    def note(self, what: str, *numbers: int) -> None:
        """Add an entry to the watermark when this transaction commits."""
        if self.watermark is not None:
            self.watermark.add(what, *numbers)


class Part:
    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def shards(self) -> Shards:
        return self._database.shards

    def ours(self, guild_id: ColumnElement[Any]) -> tuple[ColumnElement[bool], ...]:
        """Return the condition that a row belongs to this process; empty if all do."""
        return self._database.shards.where(guild_id)


def reads(
    method: Callable[Concatenate[S, Connection, P], T],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    @wraps(method)
    async def transaction(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._database.read(lambda connection: method(self, connection, *args, **kwargs))

    return transaction


def writes(
    method: Callable[Concatenate[S, Connection, P], T],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    @wraps(method)
    async def transaction(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._database.write(lambda connection: method(self, connection, *args, **kwargs))

    return transaction


def writes_within(
    enclosing: Callable[..., AbstractContextManager[object]],
) -> Callable[
    [Callable[Concatenate[S, Connection, P], T]], Callable[Concatenate[S, P], Coroutine[Any, Any, T]]
]:
    """Like `writes`, inside a context made from the same arguments, such as a cache's update."""

    def decorate(
        method: Callable[Concatenate[S, Connection, P], T],
    ) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
        write = writes(method)

        @wraps(method)
        async def transaction(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
            with enclosing(self, *args, **kwargs):
                return await write(self, *args, **kwargs)

        return transaction

    return decorate
