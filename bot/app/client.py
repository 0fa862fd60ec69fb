"""The bot as Discord sees it: what it is made of, how it starts and stops, when commands are synced."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import partial
from secrets import token_hex
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.items import ITEMS
from bot.app.settings import Settings
from bot.features.proposals.messages import Proposals
from bot.features.shared.errors import explain
from bot.features.shared.resolve_table import Several, ask_which
from bot.i18n.translator import FluentTranslator
from bot.services.auto_responses import Orders
from bot.services.computer_players import Computers
from bot.services.emojis import Emojis, uploaded
from bot.services.janitor import Sweep
from bot.services.notifications import Pings
from bot.services.pictures import Illustrator
from bot.services.publisher import Publisher
from bot.services.suspension import Frost
from bot.services.timekeeper import Timekeeper
from bot.services.user_cache import People
from bot.ui.commands import group
from engine.games import GAMES
from engine.store.store import Store
from engine.tables.decks import Decks
from engine.tables.offers import Offers
from engine.tables.proposals import Agreements
from engine.tables.service import Tables

COGS = (
    "cogs.lobby",
    "cogs.table",
    "cogs.me",
    "cogs.clock",
    "cogs.orders",
    "cogs.together",
    "cogs.rules",
    "cogs.settings",
    "cogs.outlaws",
    "cogs.ragnguns",
    "cogs.decks",
    "cogs.bang",
    "cogs.revolver",
    "cogs.gnadenlos",
)
SYNCED = "commands"  # the fact in the store: which commands Discord knows


fresh_secret = partial(token_hex, 32)  # 32 bytes that nobody can guess


class Tree(app_commands.CommandTree["WantedBot"]):
    """The slash commands, on servers only."""

    async def on_error(
        self, interaction: discord.Interaction[WantedBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person what went wrong, or ask which table was meant; nothing is swallowed."""
        cause = getattr(error, "original", error)
        if isinstance(cause, Several):
            await ask_which(interaction, cause.lines)
        else:
            await explain(interaction, cause)
        await interaction.client.frost.tell(interaction)


def _lean() -> dict[str, Any]:
    """How the bot asks Discord for little: no members, no messages, no mentions unless one is meant."""
    return {
        "command_prefix": commands.when_mentioned,
        "help_command": None,
        "intents": discord.Intents(guilds=True),
        "allowed_mentions": discord.AllowedMentions.none(),
        "chunk_guilds_at_startup": False,
        "member_cache_flags": discord.MemberCacheFlags.none(),
        "max_messages": None,
    }


class WantedBot(commands.AutoShardedBot):
    """The game master. Holds nothing that the store does not: a new one goes on where this one stops."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        secret: Callable[[], str] = fresh_secret,
        **options: Any,
    ) -> None:
        """`secret` makes what a deal is drawn from, 64 hexadecimal digits: chance itself, but in tests."""
        super().__init__(tree_cls=Tree, **_lean(), **options)
        self.settings, self.store = settings, store
        self.tables = Tables(store, GAMES, self.now)
        self.decks = Decks(store)
        self.offers = Offers(store, self.tables, GAMES, self.now, secret, settings.offer_hours)
        self.agreements = Agreements(store, self.tables, self.now)
        self.people = People(store, self.now)
        self._staff()

    def _staff(self) -> None:
        """Those who bring it to Discord, and who hear of every save."""
        self.signs = Emojis({})
        self.pings = Pings(self)
        self.illustrator = Illustrator(self)
        self.publisher = Publisher(self)
        self.computers = Computers(self.tables, self.store, self.settings.pause, self.now)
        self.orders = Orders(self)
        self.clock = Timekeeper(self)
        self.sweep = Sweep(self)
        self.proposals = Proposals(self)
        self.frost = Frost(self)
        told = (self.publisher, self.computers, self.orders, self.proposals)
        self.tables.watchers += [each.poke for each in told]

    @staticmethod
    def now() -> int:
        """UTC seconds; discord's own clock, which a simulated Discord may turn."""
        return int(discord.utils.utcnow().timestamp())

    async def setup_hook(self) -> None:
        """Bring up commands and items before the first interaction can arrive."""
        self.signs = await uploaded(self.store, self.application_id)
        await self.people.load()
        await self.frost.load()
        self.tree.add_command(group("cmd-wanted"))  # the cogs add its commands
        for cog in COGS:
            await self.load_extension(cog)
        self.add_dynamic_items(*ITEMS)
        await self.tree.set_translator(FluentTranslator())
        await self.sync_changed()
        self.sweep.start()
        self.clock.start()

    async def on_ready(self) -> None:
        """Catch up with what was saved but not shown; harmless when Discord says ready again."""
        await self.clock.look()
        await self.publisher.catch_up()
        await self.computers.catch_up()
        await self.illustrator.studio.warm()

    async def on_app_command_completion(self, interaction: discord.Interaction[WantedBot], _: object) -> None:
        """Whoever talks to the bot hears of his frozen tables."""
        await self.frost.tell(interaction)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Whatever is played there must go elsewhere or be frozen."""
        await self.frost.look(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """The same."""
        await self.frost.look(thread.thread_id)

    async def sync_changed(self) -> None:
        """Tell Discord our commands if they are not what it was told last."""
        home = self.settings.home_guild and discord.Object(self.settings.home_guild)
        if home:
            self.tree.copy_global_to(guild=home)
        told = f"{self.settings.home_guild}:{await self._fingerprint()}"
        if await self.store.fact(SYNCED) != told:
            await self.tree.sync(guild=home or None)
            await self.store.save_fact(SYNCED, told)

    async def _fingerprint(self) -> str:
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()

    async def close(self) -> None:
        """Finish what is being shown, then stop: what is saved is safe either way."""
        self.sweep.stop()
        self.clock.stop()
        await self.computers.stop()
        await self.orders.stop()
        await self.proposals.stop()
        await self.publisher.stop()
        await self.pings.stop()
        await self.illustrator.studio.close()
        await super().close()
