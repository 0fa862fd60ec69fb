"""A quick store for tests of other things: no threads, no sync, migrations once.

tests/killing tests what is saved when a process or disk dies, without these shortcuts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any, TypeVar

from sqlalchemy import event

from engine.store.store import Store

T = TypeVar("T")

_NEW: dict[frozenset[tuple[str, str]], bytes] = {}
_NONE: Mapping[str, str] = MappingProxyType({})
HOP = "engine.store.database.run_in_thread"  # what `directly` replaces


async def prepared(path: Path, facts: Mapping[str, str] = _NONE) -> Path:
    """Create a database with these meta values unless it exists; migrations run once per process."""
    if frozenset(facts.items()) not in _NEW:
        with TemporaryDirectory() as folder:
            await _made(Path(folder, "wanted.sqlite3"), facts)
    _put(path, facts)
    return path


async def _made(first: Path, facts: Mapping[str, str]) -> None:
    store = await Store.open(first, lambda: 0)
    for name, value in facts.items():
        await store.set_meta(name, value)
    await store.close()
    _NEW[frozenset(facts.items())] = await asyncio.to_thread(first.read_bytes)


def _put(path: Path, facts: Mapping[str, str]) -> None:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_NEW[frozenset(facts.items())])


async def directly(_thread: Executor, work: Callable[[], T]) -> T:
    """Run work without the store's threads, even if the caller is cancelled; other tasks run first."""
    try:
        await asyncio.sleep(0)
    finally:
        done = work()
    return done


def unsynced(store: Store) -> Store:
    event.listen(store._engine, "connect", _not_synced)
    return store


def _not_synced(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA synchronous = OFF")
