"""A quick store for tests of other things: no threads, no sync, migrations once.

tests/killing tests what is saved when a process or disk dies, without these shortcuts.
"""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any, TypeVar

import pytest
from shared import shared_from
from sqlalchemy import event

from engine.store.postgres import PostgresThreads
from engine.store.sqlite import SqliteThread
from engine.store.store import Store

T = TypeVar("T")

_NEW: dict[str, bytes] = {}
_NONE: Mapping[str, str] = MappingProxyType({})


async def prepared(path: Path, facts: Mapping[str, str] = _NONE) -> Path:
    """Create a database with these meta values unless it exists; migrations run once in all tests."""
    key = sha256(repr(sorted(facts.items())).encode()).hexdigest()
    if key not in _NEW:
        _NEW[key] = await shared_from(f"store-{key}", partial(_made, facts))
    _put(path, _NEW[key])
    return path


def _put(path: Path, data: bytes) -> None:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


async def _made(facts: Mapping[str, str]) -> bytes:
    with TemporaryDirectory() as folder:
        first = Path(folder, "wanted.sqlite3")
        store = await Store.open(first, lambda: 0)
        for name, value in facts.items():
            await store.meta.set(name, value)
        await store.close()
        return await asyncio.to_thread(first.read_bytes)


def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SqliteThread, "open", opened)
    monkeypatch.setattr(SqliteThread, "run", directly)
    monkeypatch.setattr(SqliteThread, "close", closed)
    monkeypatch.setattr(PostgresThreads, "run", directly)


async def opened(_thread: SqliteThread) -> None:
    """Let SQLAlchemy open the connection, in the test's own thread."""


async def closed(thread: SqliteThread) -> None:
    thread._disconnect()
    if thread._thread is not None:  # it was opened before
        await thread._thread.close()


async def directly(_thread: SqliteThread | PostgresThreads, work: Callable[[], T]) -> T:
    """Run work without the store's threads, even if the caller is cancelled; other tasks run first."""
    try:
        await asyncio.sleep(0)
    finally:
        done = work()
    return done


def unsynced(store: Store) -> Store:
    for thread in (store.database.reading, store.database.writing):
        if isinstance(thread, SqliteThread):
            event.listen(thread.engine, "connect", _not_synced)
    return store


def _not_synced(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA synchronous = OFF")
