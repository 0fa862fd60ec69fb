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

from bot.commands import group
from bot.computer import Computers
from bot.errors import explain
from bot.items import ITEMS
from bot.publisher import Publisher
from bot.settings import Settings
from bot.sweep import Sweep
from bot.translator import FluentTranslator
from bot.which import Several, ask_which
from engine.games import GAMES
from engine.offers import Offers
from engine.store.store import Store
from engine.tables import Tables

COGS = (
    "cogs.lobby",
    "cogs.table",
    "cogs.rules",
    "cogs.settings",
    "cogs.outlaws",
    "cogs.ragnguns",
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
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            tree_cls=Tree,
            **options,
        )
        self.settings = settings
        self.store = store
        self.tables = Tables(store, GAMES, self.now)
        self.offers = Offers(store, self.tables, GAMES, self.now, secret, settings.offer_hours)
        self.publisher = Publisher(self)
        self.computers = Computers(self.tables, store, settings.pause)
        self.sweep = Sweep(self)
        self.tables.watchers += [self.publisher.poke, self.computers.poke]

    @staticmethod
    def now() -> int:
        """UTC seconds; discord's own clock, which a simulated Discord may turn."""
        return int(discord.utils.utcnow().timestamp())

    async def setup_hook(self) -> None:
        """Bring up commands and items before the first interaction can arrive."""
        self.tree.add_command(group("cmd-wanted"))  # the cogs add its commands
        for cog in COGS:
            await self.load_extension(cog)
        self.add_dynamic_items(*ITEMS)
        await self.tree.set_translator(FluentTranslator())
        await self.sync_changed()
        self.sweep.start()

    async def on_ready(self) -> None:
        """Catch up with what was saved but not shown; harmless when Discord says ready again."""
        await self.publisher.catch_up()
        await self.computers.catch_up()

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
        await self.computers.stop()
        await self.publisher.stop()
        await super().close()
