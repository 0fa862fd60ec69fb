"""The bot as Discord sees it: its commands, how it starts and stops."""

import asyncio
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import services as wiring
from bot.app.owner_messages import unavailable_text
from bot.app.settings import Settings
from bot.app.synced_commands import sync_commands
from bot.features.interactions.errors import explain
from bot.features.interactions.items import ITEMS, notify_suspended, submit_form
from bot.features.interactions.resolve_table import AmbiguousTable, ask_which
from bot.features.lobby.messages import channel_deleted, refresh_name, show_again
from bot.i18n.translator import FluentTranslator
from bot.services.clock import utc_now
from bot.services.context import Interaction, ServiceClient
from bot.services.keyed_worker import KeyedWorker
from bot.ui.commands import group
from bot.worker import elapsed
from engine.core.decisions import Refused
from engine.core.records.errors import StoreUnavailable
from engine.store.meta import IDENTIFY_SECONDS
from engine.store.store import Store

log = logging.getLogger(__name__)

FEATURES = Path(__file__).parents[1] / "features"

COGS = (
    "cogs.lobby",
    "cogs.my_tables",
    "cogs.me",
    "cogs.club",
    "cogs.table",
    "cogs.menus",
    "cogs.rules",
    "cogs.admin",
    "cogs.owner",
    "cogs.games",
    "cogs.decks",
)


@cache
def load_features() -> None:
    """Import all features, so that their buttons, lists and forms register themselves."""
    for _, name, _ in walk_packages([str(FEATURES)], "bot.features."):
        import_module(name)


class Tree(app_commands.CommandTree["WantedBot"]):
    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Refuse everything from a guild that the owner does not serve."""
        try:
            await interaction.client.check_served(interaction.guild_id)
        except Refused as why:
            if interaction.type is not discord.InteractionType.autocomplete:
                await explain(interaction, why)
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Explain the error to the user, or ask which table was meant; no error is swallowed."""
        cause = getattr(error, "original", error)
        if isinstance(cause, AmbiguousTable):
            await ask_which(interaction, cause)
        else:
            await explain(interaction, cause)
        await notify_suspended(interaction)


def _lean() -> dict[str, Any]:
    """Return options that request little from Discord: no members, no messages, no mentions."""
    return {
        "command_prefix": commands.when_mentioned,
        "help_command": None,
        "intents": discord.Intents(guilds=True),
        "allowed_mentions": discord.AllowedMentions.none(),
        "chunk_guilds_at_startup": False,
        "member_cache_flags": discord.MemberCacheFlags.none(),
        "max_messages": None,
    }


class WantedBot(ServiceClient):
    """The bot. All its state is in the store, so a new process continues where this one stops."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        secret: Callable[[], str] = wiring.fresh_secret,
        now: Callable[[], int] = utc_now,
        is_plausible: Callable[[], bool] = wiring.always,
        arrived: Callable[[Interaction], None] | None = None,
        **options: Any,
    ) -> None:
        """`secret`, `now` and `is_plausible` are passed to the services; only tests replace real chance.

        `arrived` is called with each press or command before it is handled.
        """
        shards = store.database.shards
        if not shards.are_all:
            options |= {"shard_ids": [*shards.numbers], "shard_count": shards.count}
        super().__init__(tree_cls=Tree, owner_ids=settings.owners, **_lean(), **options)
        self.arrived = arrived
        self._catching_up: asyncio.Task[Any] | None = None
        self._changed_guilds = KeyedWorker("permissions", self._check_permissions)
        self.settings, self.store = settings, store
        self.services = wiring.AllServices(self, settings, store, secret, now, is_plausible)
        self._buckets = 0  # how many shards may identify at once; 0: not asked yet
        self._next_turns: dict[int, float] = {}  # when the next one of a bucket may, unless the store says it
        self._began_at = 0  # measured by the services' clock, once it connects

    async def setup_hook(self) -> None:
        """Load commands and items before the first interaction can arrive."""
        self._began_at = self.services.now()
        await wiring.load(self.services, self, self.store)
        self.tree.add_command(group("cmd-wanted"))  # the cogs add its commands
        for cog in COGS:
            await self.load_extension(cog)
        load_features()
        self.add_dynamic_items(*ITEMS)
        self.add_listener(submit_form, "on_interaction")
        self.add_listener(refresh_name, "on_interaction")
        await self.tree.set_translator(FluentTranslator())
        if self.store.database.shards.are_first:
            await sync_commands(self, self.tree, self.store.meta, self.settings.home_guild_id)
        wiring.start(self.services)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for our turn to open a connection: every five seconds, Discord allows one of each bucket.

        https://discord.com/developers/docs/events/gateway#sharding-max-concurrency
        """
        if not self._buckets:
            self._buckets = (await self.fetch_session_start_limits()).max_concurrency
        bucket = (shard_id or 0) % self._buckets
        if self.store.database.shards.are_all:
            now = elapsed()
            turn = max(now, self._next_turns.get(bucket, now))
            self._next_turns[bucket] = turn + IDENTIFY_SECONDS
            await asyncio.sleep(turn - now)
        else:
            await asyncio.sleep(await self.store.meta.turn_to_identify(bucket))

    async def on_ready(self) -> None:
        """Catch up with what was saved but not shown; Discord may send "ready" again."""
        self._catching_up = asyncio.current_task()
        await self.services.processes.announce_ready()
        await wiring.catch_up(self.services)
        await show_again(self, self._began_at)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log a broken database in one line; the background check then stops the bot."""
        error = sys.exc_info()[1]
        if isinstance(error, StoreUnavailable):
            log.error("%s: %s", event_method, unavailable_text(error))
        else:
            await super().on_error(event_method, *args, **kwargs)

    async def on_interaction(self, interaction: Interaction) -> None:
        self.services.departures.saw(interaction.user.id, interaction.channel_id or 0)

    async def on_app_command_completion(self, interaction: Interaction, _: object) -> None:
        await notify_suspended(interaction)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.services.publisher.channel_deleted(channel.id)
        await channel_deleted(self.services, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.services.publisher.channel_deleted(thread.thread_id)
        await channel_deleted(self.services, thread.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.services.suspension.guild_left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the tables there, or leave a guild that the owner does not serve."""
        await self.services.owner_actions.catch_up()
        self._changed_guilds.notify(guild.id)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        self._changed_guilds.notify(channel.guild.id)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        self._changed_guilds.notify(role.guild.id)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        self._changed_guilds.notify(member.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        self._changed_guilds.notify(thread.guild_id)

    async def _check_permissions(self, guild_id: int) -> bool:
        """Suspend tables that the bot may no longer show, resume others; one reordering sends many events."""
        await self.services.suspension.suspend_unreachable(guild_id)
        await self.services.suspension.permissions_changed(guild_id)
        self.services.departures.permissions_changed()
        await self.services.suspension.catch_up()
        return False

    async def close(self) -> None:
        """Finish messages under way, then stop; everything is saved in any case."""
        if self._catching_up is not None:
            self._catching_up.cancel()  # the next start catches up
        await self._changed_guilds.finish()
        await wiring.stop(self.services)
        self.is_leaving = True
        with suppress(StoreUnavailable):
            await self.services.processes.hand_over()
        await super().close()
