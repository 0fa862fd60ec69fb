"""The commands of the games, a group for each family."""

from discord.ext import commands

from bot.features.game_panels.game_cog import game_cog
from bot.games import PRESENTERS

COGS = [
    game_cog(presenter.commands, __name__)
    for presenter in PRESENTERS.values()
    if presenter.commands is not None
]


async def setup(bot: commands.AutoShardedBot) -> None:
    for cog in COGS:
        await bot.add_cog(cog())
