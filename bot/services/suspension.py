"""Tables whose channel is gone: frozen, and whoever sits there is told the next time they talk to the bot.

What they are told, and how they move a table, is in bot/features/shared/suspension.py.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from engine.core.records import TableSummary
from engine.store.store import Store
from engine.tables import suspension
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

log = logging.getLogger(__name__)


class Suspension:
    """Freezes and moves tables, and knows who is still to be told of it."""

    def __init__(self, store: Store, tables: Tables, now: Callable[[], int]) -> None:
        self._store = store
        self._suspension = suspension.Suspension(store, tables, now)
        self._untold: set[int] = set()  # users, so that no press waits for the disk to learn that it is none

    async def load(self) -> None:
        """Read who is still to be told."""
        self._untold = await self._store.untold_users()

    async def suspend(self, table: int) -> None:
        """Nobody can see this table any more."""
        log.warning("table %s is frozen: its channel is gone", table)
        await self._suspension.suspend(table)
        await self.load()

    async def move(self, snapshot: TableSnapshot, channel: int, *, thread: bool) -> None:
        """Play a frozen table in this channel, or in a thread of it; raises `Illegal`."""
        await self._suspension.move(snapshot, channel, thread)
        await self.load()

    def is_untold(self, user: int) -> bool:
        """Is this person still to be told of frozen tables?"""
        return user in self._untold

    async def news(self, user: int) -> list[TableSummary]:
        """The frozen tables that this person is to be told of; from now on they count as told."""
        self._untold.discard(user)  # a second press must not be told the same
        tables = await self._store.untold(user)
        return [line for line in await self._store.lines(user=user) if line.table in tables]

    async def told(self, user: int) -> None:
        """They were told: so it is written down."""
        await self._store.tell_untold(user)

    def not_told(self, user: int) -> None:
        """They could not be told: so it is tried again the next time they talk to the bot."""
        self._untold.add(user)
