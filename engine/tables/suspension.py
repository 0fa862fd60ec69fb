"""Tables whose channel is gone: suspended until one of their players moves them. No SQL, no Discord."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Illegal
from engine.core.records import TableLocation
from engine.store.store import Store
from engine.tables.clock_updates import ClockUpdates
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot


class Suspension:
    """Suspends and resumes tables. A table's cached snapshot is reloaded after either."""

    def __init__(self, store: Store, tables: Tables, now: Callable[[], int]) -> None:
        self._store, self._tables = store, tables
        self._clock_updates = ClockUpdates(store, now)

    async def suspend(self, table: int) -> None:
        """Suspend a table whose channel is gone: nobody can be expected to play on, and no clock runs."""
        await self._store.suspend(table)
        await self._tables.forget(table)

    async def move(self, snapshot: TableSnapshot, parent: int, thread: bool) -> None:
        """Resume a table in this channel, or in a thread of it; its clocks continue. Raises `Illegal`."""
        place = TableLocation(snapshot.place.guild, parent, None if thread else parent, thread)
        moved = await self._store.settle(snapshot.id, place, await self._clock_updates.resumed(snapshot))
        await self._tables.forget(snapshot.id)
        if not moved:
            raise Illegal("not-frozen")
