"""Tables whose channel is gone: frozen; those who play there learn of it the next time they talk to the bot.

What they read, and how they move a table, is in bot/features/shared/channels.py.
"""

from __future__ import annotations

import logging

from engine.core.records import TableSummary
from engine.store.store import Store
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

log = logging.getLogger(__name__)


class SuspendedTables:
    """Suspends and moves tables, and knows who has yet to learn of it."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store, self._tables = store, tables
        # Users, so that no press waits for the disk to learn that it is none.
        self._unnotified: set[int] = set()

    async def load(self) -> None:
        """Load who has yet to learn of a suspended table."""
        self._unnotified = await self._store.unnotified_users()

    async def suspend(self, table: int) -> None:
        """Suspend a table that nobody can see any more."""
        log.warning("table %s is frozen: its channel is gone", table)
        await self._tables.suspend(table)
        await self.load()

    async def move(self, snapshot: TableSnapshot, channel: int, *, thread: bool) -> None:
        """Play a frozen table in this channel, or in a thread of it; raises `Illegal`."""
        await self._tables.resume(snapshot, channel, thread)
        await self.load()

    def is_unnotified(self, user: int) -> bool:
        """Has this person yet to learn of suspended tables?"""
        return user in self._unnotified

    async def news(self, user: int) -> list[TableSummary]:
        """The suspended tables that this person does not know of yet; from now on they count as told."""
        self._unnotified.discard(user)  # a second press must not be told the same
        tables = await self._store.unnotified(user)
        return [line for line in await self._store.lines(user=user) if line.table in tables]

    async def told(self, user: int) -> None:
        """Save that a person knows of them now."""
        await self._store.mark_notified(user)

    def unmark_notified(self, user: int) -> None:
        """Forget that a person knows, as that failed: it is retried when they next talk to the bot."""
        self._unnotified.add(user)
