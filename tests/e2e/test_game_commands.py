"""A table of commands that no game has, in a simulated Discord."""

import pytest
from e2e.playing import rush
from e2e.world import World, answer_text
from simcord import SetupError

from bot.features.game_panels.game_cog import game_cog
from bot.games.command_table import CommandOption, GameCommand, GameCommands
from bot.i18n.texts import load_texts

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


# refusals describe the situation in players' words


ENGLISH = load_texts("en")


async def test_a_command_of_another_game_names_the_game_that_is_played_here(world: World) -> None:
    table = await world.duel("ragnguns")

    refused = await world.alice.slash(await world.channel(table), "outlaws pick", card="8S")

    assert "Rag’n’Guns" in answer_text(refused) or "Rag'n'Guns" in answer_text(refused)
    assert "/ragnguns" in answer_text(refused)
    assert "no game here" not in answer_text(refused)


async def test_a_command_of_another_game_for_a_named_table_names_its_game(world: World) -> None:
    table = await world.duel("ragnguns")

    refused = await world.alice.slash(world.saloon, "outlaws pick", card="8S", table=table)

    assert "/ragnguns" in answer_text(refused)


async def test_a_command_that_answers_another_question_is_refused_without_an_internal_word(
    world: World,
) -> None:
    table = await world.duel("ragnguns")

    refused = await world.alice.slash(await world.channel(table), "ragnguns end")

    assert ENGLISH("no-not-now") in answer_text(refused)
    assert "(move)" not in answer_text(refused)


async def test_a_command_out_of_turn_is_told_that_nobody_asks(world: World) -> None:
    table = await world.duel("ragnguns")
    snapshot = await rush(world, table, lambda snapshot: snapshot.game.open_decisions[0].kind == "turn")
    waiter = (world.bob, world.alice)[snapshot.game.open_decisions[0].seat]

    refused = await waiter.slash(await world.channel(table), "ragnguns end")

    assert ENGLISH("no-not-asked") in answer_text(refused)
