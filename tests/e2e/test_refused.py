"""Refusals describe the actual situation in players' words, without internal terms."""

from __future__ import annotations

from e2e.playing import rush
from e2e.world import World, answer_text

from bot.i18n.texts import load_texts

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
