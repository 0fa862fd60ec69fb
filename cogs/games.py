"""The commands of the games, a group for each family, and the deck commands if a game has decks."""

from __future__ import annotations

from discord.ext import commands

from bot.features.game_panels.game_cog import game_cog
from bot.games import DECK_PRESENTERS, PRESENTERS

DECKS = "cogs.decks"
COGS = [
    game_cog(presenter.commands, __name__)
    for presenter in PRESENTERS.values()
    if presenter.commands is not None
]


async def setup(bot: commands.AutoShardedBot) -> None:
    for cog in COGS:
        await bot.add_cog(cog())
    if DECK_PRESENTERS:
        await bot.load_extension(DECKS)


async def teardown(bot: commands.AutoShardedBot) -> None:
    if DECK_PRESENTERS:
        await bot.unload_extension(DECKS)
