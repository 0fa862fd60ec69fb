"""Tables whose channel is gone: frozen, until somebody who sits there moves them. No SQL, no Discord."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Illegal
from engine.core.records import Place
from engine.store.store import Store
from engine.tables.clock_updates import ClockUpdates
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot


class Suspension:
    """Freezes and thaws tables. What is kept of a table in memory is read anew after either."""

    def __init__(self, store: Store, tables: Tables, now: Callable[[], int]) -> None:
        self._store, self._tables = store, tables
        self._clock_updates = ClockUpdates(store, now)

    async def suspend(self, table: int) -> None:
        """The channel of a table is gone: nobody can be expected to play on, and no clock runs."""
        await self._store.suspend(table)
        await self._tables.forget(table)

    async def move(self, snapshot: TableSnapshot, parent: int, thread: bool) -> None:
        """Play a frozen table in this channel, or in a thread of it; its clocks go on as they stood."""
        place = Place(snapshot.place.guild, parent, None if thread else parent, thread)
        moved = await self._store.settle(snapshot.id, place, await self._clock_updates.thawed(snapshot))
        await self._tables.forget(snapshot.id)
        if not moved:
            raise Illegal("not-frozen")
