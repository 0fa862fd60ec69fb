"""`/wanted daily`: the day's deal."""

from __future__ import annotations

from discord.ext import commands

from bot.features.daily.actions import open_daily
from bot.services.context import Interaction
from bot.ui.commands import GROUP, SharedGroupCog, command

KEY = "cmd-wanted-daily"


class DailyCommands(SharedGroupCog):
    @command(KEY)
    async def daily(self, interaction: Interaction) -> None:
        await open_daily(interaction)


async def setup(bot: commands.AutoShardedBot) -> None:
    await DailyCommands().join(bot, GROUP)
