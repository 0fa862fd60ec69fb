"""Makes the store quick where a test is about something else: no thread, no sync, migrations once.

Not for tests of the store itself: what is saved when a process or its disk dies, they try on the real one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import event

from engine.store.store import Store

_EMPTY: list[bytes] = []
DRIVER = "aiosqlite.core.Connection._execute"  # what `directly` replaces


async def prepared(path: Path) -> Path:
    """A new database, if there is none: all migrations are run once for all tests of a process."""
    if not _EMPTY:
        with TemporaryDirectory() as folder:
            first = Path(folder, "wanted.sqlite3")
            await (await Store.open(first, lambda: 0)).close()
            _EMPTY.append(await asyncio.to_thread(first.read_bytes))
    if not await asyncio.to_thread(path.exists):
        await asyncio.to_thread(path.write_bytes, _EMPTY[0])
    return path


async def directly(_connection: Any, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """In the place of aiosqlite's thread, which takes most of the time where everything waits for it.

    Others have their turn before each statement, as they have with the thread.
    """
    if function.__name__.startswith(("execute", "commit", "rollback")):
        await asyncio.sleep(0)
    return function(*args, **kwargs)


def unsynced(store: Store) -> Store:
    """The same store, whose new connections do not wait for the disk: no power fails here."""
    event.listen(store._engine.sync_engine, "connect", _not_synced)
    return store


def _not_synced(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA synchronous = OFF")
