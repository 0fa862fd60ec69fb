"""`/wanted tournament`: the server's tournaments."""

from __future__ import annotations

from discord.ext import commands

from bot.features.tournaments.actions import open_tournaments
from bot.services.context import Interaction
from bot.ui.commands import GROUP, SharedGroupCog, command

KEY = "cmd-wanted-tournament"


class TournamentCommands(SharedGroupCog):
    @command(KEY)
    async def tournament(self, interaction: Interaction) -> None:
        await open_tournaments(interaction)


async def setup(bot: commands.AutoShardedBot) -> None:
    await TournamentCommands().join(bot, GROUP)
