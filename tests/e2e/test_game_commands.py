"""A table of commands that no game has, in a simulated Discord."""

from __future__ import annotations

import pytest
from e2e.world import World
from simcord import SetupError

from bot.features.game_panels.game_cog import game_cog
from bot.games.command_table import CommandOption, GameCommand, GameCommands

PICKS_BY_DISCARDING = GameCommands(
    "outlaws", (GameCommand("discard", (CommandOption("card", "pick", required=True),)),)
)


async def test_a_command_completes_and_does_what_its_table_says(world: World) -> None:
    await world.settle_after(only(world, PICKS_BY_DISCARDING))
    table = await world.duel()
    channel, [own, _] = await world.channel(table), (await world.snapshot(table)).game.open_decisions

    offered = await world.alice.autocomplete(channel, "outlaws discard", "card", "")
    await world.alice.slash(channel, "outlaws discard", card=offered[0]["value"])

    assert [choice["value"] for choice in offered] == list(own.options)
    assert (await world.snapshot(table)).game.decision(own.seat) is None


async def test_a_command_that_is_in_no_table_is_not_there(world: World) -> None:
    await world.settle_after(only(world, PICKS_BY_DISCARDING))
    table = await world.duel()

    with pytest.raises(SetupError):
        await world.alice.slash(await world.channel(table), "outlaws pick", card="any")


async def only(world: World, table: GameCommands) -> None:
    """Give the family's group the commands of this table instead."""
    cog = game_cog(table, __name__)()
    await world.bot.remove_cog(cog.qualified_name)
    await world.bot.add_cog(cog)
    await world.bot.tree.sync()
