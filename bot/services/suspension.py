"""Tables that nobody can be shown: suspended; those who play there learn of it at their next word to the bot.

Where the channel is gone, a player moves the table: what they read, and how that is done, is in
bot/features/shared/permissions.py. Where the bot is only shut out, the table goes on as soon as it is let in.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.services.channels import can_show
from bot.services.publish_failures import GONE, LASTING, LEFT, LOCKED, NO_ACCESS, NO_RIGHT, Troubles
from engine.core.decisions import Illegal
from engine.core.records.tables import TableLocation, TableSummary, Trouble
from engine.store.store import Store
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

log = logging.getLogger(__name__)


WHY = {
    GONE: "its channel is gone",
    LOCKED: "its thread is locked",
    NO_ACCESS: "the bot may not see its channel",
    NO_RIGHT: "the bot may not write in its channel",
    LEFT: "the bot is not on its server",
}


class SuspendedTables:
    """Suspends, resumes and moves tables, and knows who has yet to learn of it."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        troubles: Troubles,
        may_write: Callable[[TableLocation], Awaitable[bool]],
        resumed: Callable[[int], Awaitable[None]],
    ) -> None:
        """`may_write` asks Discord whether a table can be shown, `resumed` shows one that goes on."""
        self._client = client
        self._store, self._tables, self._troubles = store, tables, troubles
        self._may_write, self._resumed = may_write, resumed
        self.watchers: list[Callable[[int], None]] = []  # called with a table that is suspended
        self._looking = asyncio.Lock()  # so that none is asked about twice
        # Users, so that no press waits for the disk to learn that it is none.
        self._unnotified: set[int] = set()

    async def load(self) -> None:
        """Load who has yet to learn of a suspended table."""
        self._unnotified = await self._store.unnotified_users()

    async def catch_up(self) -> None:
        """Resume the tables that can be shown again."""
        async with self._looking:
            for trouble in self._troubles.to_look_at():
                try:
                    await self._look_at(trouble, await self._tables.see(trouble.table))
                except Illegal as why:  # nobody can open this game any more, or it was moved meanwhile
                    log.info("table %s is not resumed: %s", trouble.table, why.code)
                    await self._troubles.over(trouble.table)

    async def look_at_servers(self) -> None:
        """Suspend the tables of servers that the bot was thrown out of while it was away."""
        for guild in await self._store.guilds():
            if self._client.get_guild(guild) is None:
                await self.left(guild)
            else:
                await self.shut_out(guild)

    async def left(self, guild: int) -> None:
        """The bot is no longer on this server: suspend all that is played there."""
        for line in await self._store.lines(guild=guild):
            if line.place.suspended is None:
                await self._troubles.failed(line.table, LEFT)
                await self.suspend(line.table, LEFT)

    async def shut_out(self, guild: int) -> None:
        """Suspend the tables of a server where the bot may not show them any more."""
        for line in await self._store.lines(guild=guild):
            if line.place.suspended is None:
                await self.check_shown(line.table, line.place)

    async def check_shown(self, table: int, place: TableLocation) -> bool:
        """May this table be shown, by what is known without asking? If not it is suspended."""
        server = self._client.get_guild(place.guild)
        channel = server and server.get_channel_or_thread(place.channel or place.parent)
        if channel is None or can_show(channel):
            return True
        locked = isinstance(channel, discord.Thread) and channel.locked
        code = LOCKED if locked else NO_RIGHT
        await self._troubles.failed(table, code, LASTING)
        await self.suspend(table, code)
        return False

    async def changed(self, guild: int) -> None:
        """Rights or channels of this server have changed: what is suspended there is looked at soon."""
        if self._troubles:
            lines = await self._store.lines(guild=guild)
            await self._troubles.hurry([line.table for line in lines if line.place.suspended is not None])

    async def suspend(self, table: int, code: int) -> None:
        """Suspend a table that nobody can be shown; `code` is Discord's."""
        log.warning("table %s is suspended: %s", table, WHY[code])
        if code == GONE:  # only its players know where it is to go on
            await self._troubles.over(table)
        await self._tables.suspend(table)
        await self.load()
        for watcher in self.watchers:
            watcher(table)

    async def move(self, snapshot: TableSnapshot, channel: int, *, thread: bool) -> None:
        """Play a suspended table in this channel, or in a thread of it; raises `Illegal`."""
        await self._tables.resume(snapshot, TableLocation.new(snapshot.place.guild, channel, thread=thread))
        await self._troubles.over(snapshot.id)
        await self.load()

    async def _look_at(self, trouble: Trouble, snapshot: TableSnapshot) -> None:
        """Resume this table if it can be shown again where it was."""
        if snapshot.place.suspended is None:  # it has been resumed, and is about to be shown
            return
        if await self._is_open(snapshot.place):
            log.info("table %s goes on", snapshot.id)
            await self._tables.resume(snapshot, snapshot.place)
            await self._troubles.retry(snapshot.id)
            await self.load()
            await self._resumed(snapshot.id)
        else:
            await self._troubles.failed(snapshot.id, trouble.code)

    async def _is_open(self, place: TableLocation) -> bool:
        """Is the bot on that server, and may it write there? Discord is asked only if it is."""
        return self._client.get_guild(place.guild) is not None and await self._may_write(place)

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
