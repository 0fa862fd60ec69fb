"""Table actions go to the right table and name it."""

import re
from dataclasses import replace
from typing import Any

import pytest
from e2e.lobbying import challenge
from e2e.world import World, answer_text, button, buttons, rest_of_more
from simcord import InteractionResult, MemberActor

from bot.features.table_actions.actions import TABLE_ACTIONS
from bot.i18n.texts import load_texts

ENGLISH = load_texts("en")


async def two_duels(world: World) -> tuple[int, int]:
    """Seat Alice with Bob and with Carol, in two threads; she must act in both."""
    with_bob = await world.duel(clock="day")
    offer = await challenge(world, to=world.carol, clock="day")
    await offer.press(world.carol, "accept")
    return with_bob, offer.number


async def moves(world: World, table_id: int, person: MemberActor) -> None:
    hand = await person.slash(await world.channel(table_id), "wanted hand")
    message: Any = hand.response
    ids = buttons(message)
    first = next(name for name in ids if name[:2] in ("c:", "s:"))
    if first.startswith("c:"):
        await person.click(message, custom_id=first)
        return
    row = next(item for row in message.components for item in row.children if item.custom_id == first)
    await person.select(message, [option.value for option in row.options[: row.min_values]], custom_id=first)


async def picks(person: MemberActor, question: InteractionResult, table_id: int) -> InteractionResult:
    return await person.select(
        question.response, [str(table_id)], custom_id=button(question.response, "mine:")
    )


# which table


def _names_table(text: str, table_id: int) -> bool:
    return re.search(rf"table\s{table_id}\b", text) is not None


@pytest.mark.parametrize("verb", ["draw", "abort", "resign", "time", "undo"])
async def test_elsewhere_with_several_games_it_asks_which_and_then_does_just_that(
    world: World, verb: str
) -> None:
    first, second = await two_duels(world)
    for table in (first, second):
        await moves(world, table, world.alice)

    prompt = await world.alice.slash(world.saloon, f"table {verb}")
    assert prompt.ephemeral
    assert ENGLISH(f"which-table-{verb}", count=1) in answer_text(prompt)
    done = await picks(world.alice, prompt, second)

    assert _names_table(answer_text(done), second)
    assert not _names_table(answer_text(done), first)
    assert ("with **carol**" in answer_text(done)) == (verb != "undo")  # a table where a player must decide


async def test_with_two_silent_opponents_it_asks_whose_game_is_claimed(world: World) -> None:
    first, second = await two_duels(world)
    for table in (first, second):
        await moves(world, table, world.alice)
    for table in (first, second):
        await is_silent(world, table)

    prompt = await world.alice.slash(world.saloon, "table claim")
    assert ENGLISH("which-table-claim") in answer_text(prompt)
    sure = await picks(world.alice, prompt, second)
    assert "carol" in answer_text(sure)
    await world.alice.click(sure.response, custom_id=button(sure.response, f"k:{second}:take"))

    assert (await world.snapshot(first)).game.winners is None
    assert (await world.snapshot(second)).game.winners == (0,)


async def is_silent(world: World, table_id: int) -> None:
    """Let the opponent miss as many decisions as the table allows."""
    for running in await world.bot.store.clocks.running_clocks():
        if running.table_id == table_id and running.seat == 1:
            await world.bot.store.clocks.replace_clock(running, replace(running.clock, missed_in_row=3))
    await world.bot.services.tables.evict(table_id)


async def test_a_verb_goes_to_the_only_table_where_it_makes_sense(world: World) -> None:
    first, second = await two_duels(world)
    await moves(world, second, world.alice)

    result = await world.alice.slash(world.saloon, "table undo")

    assert _names_table(answer_text(result), second)
    assert (await world.snapshot(first)).game.ply == 0
    nowhere = await world.alice.slash(world.saloon, "table claim")
    assert "Too early" in answer_text(nowhere)


async def test_a_draw_is_offered_to_nobody_before_it_is_confirmed_by_name(world: World) -> None:
    first, second = await two_duels(world)

    prompt = await world.alice.slash(await world.channel(second), "table draw")

    assert "**WANTED: Duel** with **carol**" in answer_text(prompt)
    assert "your opponent agrees" in answer_text(prompt)
    assert await world.bot.store.proposals.open_proposals() == []
    result = await world.alice.click(prompt.response, custom_id=button(prompt.response, "a:"))
    [proposal] = await world.bot.store.proposals.open_proposals()
    assert proposal.table_id == second
    assert "with **carol**" in answer_text(result)
    assert first != second


async def test_words_fit_the_number_of_people(world: World) -> None:
    table, people = await world.start_table(3, "outlaws-shootout")

    prompt = await people[0].slash(await world.channel(table), "table draw")

    assert "all 2 others agree" in answer_text(prompt)
    assert "your opponent" not in answer_text(prompt)


async def test_where_one_stands_is_what_is_meant_even_if_the_other_table_waits(world: World) -> None:
    first, second = await two_duels(world)
    await moves(world, second, world.alice)

    prompt = await world.alice.slash(await world.channel(second), "table resign")

    assert "with **carol**" in answer_text(prompt)
    ended = await world.alice.click(prompt.response, custom_id=button(prompt.response, "x:"))
    assert "with **carol**" in answer_text(ended)
    assert (await world.snapshot(first)).game.winners is None
    assert (await world.snapshot(second)).game.winners == (1,)


async def test_where_it_makes_sense_at_no_table_the_answer_says_what_was_wanted(world: World) -> None:
    first, second = await two_duels(world)
    await moves(world, first, world.alice)
    draw = await world.alice.slash(await world.channel(first), "table draw")
    await world.alice.click(draw.response, custom_id=button(draw.response, "a:"))
    on_second = await world.alice.slash(await world.channel(second), "table resign")
    await world.alice.click(on_second.response, custom_id=button(on_second.response, "x:"))

    assert "already being proposed" in answer_text(await world.alice.slash(world.saloon, "table draw"))
    assert "no game" in answer_text(await world.carol.slash(world.saloon, "table draw"))


# More


async def test_more_under_the_board_names_the_table_and_offers_what_makes_sense_there(world: World) -> None:
    _, second = await two_duels(world)
    await moves(world, second, world.alice)
    board = await world.board(second)

    opened = await world.alice.click(board, custom_id=f"t:{second}")

    assert opened.ephemeral
    assert f"**WANTED: Duel** with **carol** · table {second}" in answer_text(opened)
    offered = [name.split(":")[2] for name in buttons(opened.response, "t:")]
    assert offered == ["board", "cards", "log", "note", "replay", "undo", "rest"]
    await world.alice.click(opened.response, custom_id=f"t:{second}:rest")
    more = world.message(opened.response.channel_id, opened.response.id)
    seldom = [name.partition(f"t:{second}")[2] for name in buttons(more, "t:")]
    assert seldom == [":time", ":notips", "", ":draw", ":abort", ":resign"]  # to resign comes last
    await world.alice.click(more, custom_id=f"t:{second}")
    more = world.message(opened.response.channel_id, opened.response.id)
    assert [name.split(":")[2] for name in buttons(more, "t:")] == offered


async def test_more_in_the_hand_does_it_at_that_table(world: World) -> None:
    first, second = await two_duels(world)
    hand = await world.alice.slash(await world.channel(second), "wanted hand")
    more = await rest_of_more(world.alice, hand.response, second)

    prompt = await world.alice.click(more, custom_id=f"t:{second}:abort")

    assert "with **carol**" in answer_text(prompt)
    await world.alice.click(prompt.response, custom_id=button(prompt.response, "a:"))
    [proposal] = await world.bot.store.proposals.open_proposals()
    assert (proposal.table_id, proposal.kind) == (second, "abort")
    assert first != second


async def test_to_those_who_do_not_sit_there_more_shows_what_everybody_may_see(world: World) -> None:
    first, _ = await two_duels(world)
    board = await world.board(first)

    more = await world.carol.click(board, custom_id=f"t:{first}")

    assert [name.split(":")[2] for name in buttons(more.response, "t:")] == ["board", "cards", "log"]


async def test_among_several_one_leaves_where_two_resign(world: World) -> None:
    table, people = await world.start_table(3, "outlaws-shootout")
    board = await world.board(table)

    more: Any = await rest_of_more(people[1], board, table)

    json_text = str(more.components)
    assert "Leave the table" in json_text
    assert "Resign" not in json_text


def test_every_verb_has_a_question_for_several_tables() -> None:
    assert [verb for verb in TABLE_ACTIONS if not ENGLISH.has(f"which-table-{verb}")] == []
