"""Makes the store quick where a test is about something else: no thread, no sync, migrations once.

What is saved when a process or its disk dies is tried without all this, by tests/killing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from sqlalchemy import event

from engine.store.store import Store

T = TypeVar("T")

_EMPTY: list[bytes] = []
HOP = "engine.store.database.hop"  # what `directly` replaces


async def prepared(path: Path) -> Path:
    """A new database, if there is none: all migrations are run once for all tests of a process."""
    if not _EMPTY:
        with TemporaryDirectory() as folder:
            first = Path(folder, "wanted.sqlite3")
            await (await Store.open(first, lambda: 0)).close()
            _EMPTY.append(await asyncio.to_thread(first.read_bytes))
    _put(path)
    return path


def _put(path: Path) -> None:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_EMPTY[0])


async def directly(_thread: Executor, work: Callable[[], T]) -> T:
    """Instead of the store's threads, which take most of the time where everything waits for them.

    Others have their turn first, and the work is done even if the caller is cancelled, as with the thread.
    """
    try:
        await asyncio.sleep(0)
    finally:
        done = work()
    return done


def unsynced(store: Store) -> Store:
    """The same store, whose new connections do not wait for the disk: no power fails here."""
    event.listen(store._engine, "connect", _not_synced)
    return store


def _not_synced(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA synchronous = OFF")
