"""`/wanted daily tournament stats ladder`: what a server's players have in common."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.daily.actions import open_daily
from bot.features.records.ladder import open_ladder
from bot.features.records.panel import open_stats
from bot.features.tournaments.actions import open_tournaments
from bot.services.context import Interaction
from bot.ui.commands import GROUP, SharedGroupCog, command
from cogs.lobby import games
from engine.games import GAMES

STATS, LADDER = "cmd-wanted-stats", "cmd-wanted-ladder"


class ClubCommands(SharedGroupCog):
    @command("cmd-wanted-daily")
    async def daily(self, interaction: Interaction) -> None:
        await open_daily(interaction)

    @command("cmd-wanted-tournament")
    async def tournament(self, interaction: Interaction) -> None:
        await open_tournaments(interaction)

    @command(STATS)
    @app_commands.choices(game=games(GAMES))
    async def stats(
        self,
        interaction: Interaction,
        user: discord.Member | discord.User | None = None,
        game: str | None = None,
    ) -> None:
        await open_stats(interaction, user, game)

    @command(LADDER)
    @app_commands.choices(game=games(GAMES))
    async def ladder(self, interaction: Interaction, game: str | None = None) -> None:
        await open_ladder(interaction, game)


async def setup(bot: commands.AutoShardedBot) -> None:
    await ClubCommands().join(bot, GROUP)
