"""Makes the store quick where a test is about something else: no thread of its own, no sync to the disk.

Not for tests of the store itself: what is saved when a process or its disk dies, they try on the real one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import event

from engine.store.store import Store

DRIVER = "aiosqlite.core.Connection._execute"  # what `directly` replaces


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
