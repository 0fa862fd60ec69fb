"""Suspend tables that Discord cannot show; their players learn of it when they next use the bot.

If the channel is gone, a player moves the table: see bot/features/interactions/permissions.py. If the bot
only lost access, the table continues as soon as access returns.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.services.channels import can_show
from bot.services.publish_failures import GONE, LEFT, LOCKED, NO_ACCESS, NO_RIGHT, PublishFailures
from bot.services.user_cache import Guilds
from engine.core.decisions import Refused
from engine.core.records.tables import PublishFailure, TableLocation, TableSummary
from engine.store.suspensions import SuspensionStore
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


class Suspensions:
    """Suspends, resumes and moves tables, and remembers which users have yet to learn of it."""

    def __init__(
        self,
        client: discord.Client,
        suspensions: SuspensionStore,
        guilds: Guilds,
        tables: Tables,
        failures: PublishFailures,
        may_write: Callable[[TableLocation], Awaitable[bool]],
        repost: Callable[[int], Awaitable[None]],
        suspended: Callable[[int], None],
        resumed: Callable[[int], None],
    ) -> None:
        """`may_write` asks Discord whether a table can be shown, `repost` posts its board again.

        `suspended` and `resumed` are called with the table.
        """
        self._client = client
        self._suspensions, self._guilds = suspensions, guilds
        self._tables, self._failures = tables, failures
        self._may_write, self._repost = may_write, repost
        self._suspended, self.resumed = suspended, resumed
        self._looking = asyncio.Lock()  # so that no table is checked twice
        # Users who do not know of a suspended table yet; in memory, so that no press waits for the disk.
        self.unnotified: set[int] = set()

    async def load(self) -> None:
        self.unnotified = await self._suspensions.unnotified_users()

    async def catch_up(self) -> None:
        async with self._looking:
            for failure in self._failures.to_look_at():
                try:
                    await self._look_at(failure, await self._tables.get(failure.table_id))
                except Refused as why:  # the game cannot be opened, or was moved meanwhile
                    log.info("table %s is not resumed: %s", failure.table_id, why.code)
                    await self._failures.clear(failure.table_id)

    async def look_at_servers(self) -> None:
        """Suspend the tables of guilds that removed the bot while it was away."""
        for guild in await self._guilds.with_open_tables():
            if self._client.get_guild(guild) is None:
                await self.guild_left(guild)
            else:
                await self.suspend_unreachable(guild)

    async def guild_left(self, guild_id: int) -> None:
        for summary in await self._tables.summaries.of_open_tables(guild_id=guild_id):
            if summary.location.suspended_at is None:
                await self._failures.failed(summary.table_id, LEFT)
                await self.suspend(summary.table_id, LEFT)

    async def suspend_unreachable(self, guild_id: int) -> None:
        for summary in await self._tables.summaries.of_open_tables(guild_id=guild_id):
            if summary.location.suspended_at is None:
                await self.check_shown(summary.table_id, summary.location)

    async def check_shown(self, table_id: int, location: TableLocation) -> bool:
        """Return whether a table may be shown, as far as is known without asking Discord; else suspend it."""
        server = self._client.get_guild(location.guild_id)
        channel = server and server.get_channel_or_thread(location.board_channel_id)
        if channel is None or can_show(channel):
            return True
        locked = isinstance(channel, discord.Thread) and channel.locked
        code = LOCKED if locked else NO_RIGHT
        await self._failures.failed(table_id, code, lasting=True)
        await self.suspend(table_id, code)
        return False

    async def permissions_changed(self, guild_id: int) -> None:
        if self._failures.by_table:
            summaries = await self._tables.summaries.of_open_tables(guild_id=guild_id)
            await self._failures.retry_soon(
                [summary.table_id for summary in summaries if summary.location.suspended_at is not None]
            )

    async def suspend(self, table_id: int, code: int) -> None:
        """Suspend a table because of an error code of Discord's."""
        why = WHY.get(code, f"Discord has refused its board for minutes ({code})")
        log.warning("table %s is suspended: %s", table_id, why)
        if code == GONE:  # only its players can choose a new channel
            await self._failures.clear(table_id)
        await self._tables.suspend(table_id)
        await self.load()
        self._suspended(table_id)

    async def move(self, snapshot: TableSnapshot, channel_id: int, *, thread: bool) -> None:
        """Play a suspended table in this channel, or in a thread of it; raises `Refused`.

        The caller announces it by `resumed`.
        """
        await self._tables.resume(
            snapshot, TableLocation.new(snapshot.location.guild_id, channel_id, thread=thread)
        )
        await self._failures.clear(snapshot.id)
        await self.load()

    async def _look_at(self, failure: PublishFailure, snapshot: TableSnapshot) -> None:
        if snapshot.location.suspended_at is None:  # already resumed, about to be shown
            return
        location = snapshot.location
        # Discord is asked only if the bot is in that guild
        if self._client.get_guild(location.guild_id) is not None and await self._may_write(location):
            log.info("table %s resumed", snapshot.id)
            await self._tables.resume(snapshot, location)
            await self._failures.retry(snapshot.id)
            await self.load()
            await self._repost(snapshot.id)
            self.resumed(snapshot.id)
        else:
            await self._failures.failed(snapshot.id, failure.discord_code)

    async def take_notices(self, user_id: int) -> list[TableSummary]:
        """Return suspended tables that this user does not know of yet, and count them as known."""
        self.unnotified.discard(user_id)  # a second press must not announce them again
        tables = await self._suspensions.unnotified(user_id)
        return [
            summary
            for summary in await self._tables.summaries.of_open_tables(user_id=user_id)
            if summary.table_id in tables
        ]

    async def mark_notified(self, user_id: int) -> None:
        await self._suspensions.mark_notified(user_id)
