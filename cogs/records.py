"""`/wanted stats ladder`: players' records and ratings."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.records.ladder import open_ladder
from bot.features.records.panel import open_stats
from bot.services.context import Interaction
from bot.ui.commands import GROUP, SharedGroupCog, command
from cogs.lobby import games
from engine.games import GAMES

KEY, LADDER = "cmd-wanted-stats", "cmd-wanted-ladder"


class RecordCommands(SharedGroupCog):
    @command(KEY, user=f"{KEY}-user", game=f"{KEY}-game")
    @app_commands.choices(game=games(GAMES))
    async def stats(
        self,
        interaction: Interaction,
        user: discord.Member | discord.User | None = None,
        game: str | None = None,
    ) -> None:
        await open_stats(interaction, user, game)

    @command(LADDER, game=f"{LADDER}-game")
    @app_commands.choices(game=games(GAMES))
    async def ladder(self, interaction: Interaction, game: str | None = None) -> None:
        await open_ladder(interaction, game)


async def setup(bot: commands.AutoShardedBot) -> None:
    await RecordCommands().join(bot, GROUP)
