"""The commands of the games: a group for each family, and what further cogs it brings along."""

from __future__ import annotations

from discord.ext import commands

from bot.features.play.game_cog import game_cog
from bot.games import PRESENTERS


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add a cog for each family of games."""
    for face in PRESENTERS.values():
        await bot.add_cog(game_cog(face.commands, __name__))
        for extension in face.commands.extensions:
            await bot.load_extension(extension)


async def teardown(bot: commands.AutoShardedBot) -> None:
    """Unload what the games brought along; discord.py itself removes the cogs."""
    for face in PRESENTERS.values():
        for extension in face.commands.extensions:
            await bot.unload_extension(extension)
