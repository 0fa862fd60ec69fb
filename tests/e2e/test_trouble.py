"""Faults of Discord in the middle of a game: nothing is lost, and nobody is pinged wrongly."""

from typing import Any

import pytest
from e2e.lobbying import challenge
from e2e.playing import by_command, by_press, play
from e2e.world import World, answer_text, button, buttons

from bot.i18n.texts import load_texts

EN = load_texts("en")


async def two(world: World) -> tuple[int, list[Any]]:
    return await world.duel(), [world.alice, world.bob]


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (503, 0)])
async def test_a_move_counts_when_the_board_cannot_be_shown_and_is_shown_in_seconds(
    world: World, status: int, code: int
):
    table, people = await two(world)
    channel = (await world.channel(table)).id
    world.env.inject_error("PATCH", f"/channels/{channel}/messages/*", status=status, code=code)
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=status, code=code)

    await play(world, table, people, [by_command], steps=2)
    await world.env.advance_time(7)

    snapshot, posted = await world.snapshot(table), await world.bot.store.boards.board_message(table)
    assert snapshot.game.ply == 2
    assert posted.shown_ply == 2
    assert table not in world.bot.services.publish_failures.by_table


@pytest.mark.parametrize(
    ("status", "code"),
    [
        pytest.param(500, 0, marks=pytest.mark.errors("table")),
        (400, 40060),  # Discord accepted the answer, but the receipt was lost: nothing is logged
    ],
)
async def test_a_move_counts_though_its_answer_did_not_arrive(world: World, status: int, code: int):
    table, _ = await two(world)
    opened = await world.alice.slash(await world.channel(table), "wanted hand")
    option = buttons(opened.response, "c:")[0]
    world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)

    await world.alice.click(opened.response, custom_id=option)

    assert (await world.snapshot(table)).game.ply == 1


async def test_a_new_board_is_whole_though_the_old_one_could_not_be_closed_before_the_next_sweep(
    world: World, caplog: pytest.LogCaptureFixture
):
    table, people = await two(world)
    channel, old = (await world.channel(table)).id, (await world.board(table)).id
    caplog.set_level("INFO")
    await play(world, table, people, [by_command], steps=1)
    for _ in range(9):
        world.lose_connection("PATCH", f"/channels/{channel}/messages/{old}")

    await play(world, table, people, [by_command], steps=1)

    assert (await world.board(table)).id != old
    assert buttons(world.message(channel, old))
    world.env.backend.faults.clear()
    assert "the old board is not closed" in caplog.text
    assert "cannot be shown" not in caplog.text
    await world.env.advance_time(70)
    assert not world.message(channel, old).content
    assert not buttons(world.message(channel, old))


async def test_a_forged_id_is_refused_in_words(world: World):
    table, _ = await two(world)
    channel = await world.channel(table)
    opened = await world.alice.slash(channel, "wanted hand")
    real = buttons(opened.response, "c:")[0]
    answers = []
    for forged in (f"c:{table}:0:joker", f"c:999:0:{real.rsplit(':', 1)[1]}", f"c:{table}:77:pass"):
        stored = world.env.backend.get_message(opened.response.channel_id, opened.response.id)
        stored.components[0]["components"][0]["custom_id"] = forged
        answers.append(await world.alice.click(opened.response, custom_id=forged))
        opened = await world.alice.slash(channel, "wanted hand")

    assert all(answer.acknowledged for answer in answers)
    assert (await world.snapshot(table)).game.ply == 0


async def test_names_with_markup_and_mentions_stay_names(world: World):
    eve = world.guild.add_member(world.env.create_user("eve", global_name="**@everyone** [x](https://a.b)"))
    offer = await challenge(world, by=eve)
    await offer.press(world.bob, "accept")

    await play(world, offer.number, [eve, world.bob], [by_press], steps=4)

    board = str((await world.board(offer.number)).embeds[0].to_dict())
    assert "@everyone" not in board.replace("@\u200b", "")
    assert "**@" not in board
    assert "[x](" not in board.replace("\\[", "")


@pytest.mark.errors("was found closed")
async def test_a_game_of_rules_that_are_gone_is_closed_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    table, _ = await two(world)
    monkeypatch.setattr("engine.games.outlaws.rules.Duel.format", 99)

    await world.restart()
    await world.alice.slash(world.saloon, "wanted hand", table=table)
    await world.env.settle()

    saloon = [world.saloon, *world.saloon.threads]
    texts = [message.content for channel in saloon for message in channel.history()]
    assert any(load_texts("en")("event-rules-unsupported") in text for text in texts)
    assert await world.bot.store.boards.outdated_boards() == []


async def test_ten_can_play_and_the_board_holds_them_all(world: World):
    table, people = await world.start_table(10, "outlaws-gangs")

    await play(world, table, people, [by_press, by_command], strangers=[world.person("stranger")], steps=11)

    assert len((await world.board(table)).embeds[0].fields) >= 10


async def test_a_table_with_ninety_digits_is_refused_in_words(world: World):
    await two(world)
    await two(world)
    opened = await world.alice.slash(world.saloon, "wanted hand")
    stored = world.env.backend.get_message(opened.response.channel_id, opened.response.id)
    stored.components[0]["components"][0]["options"][0]["value"] = "9" * 90
    name = button(opened.response, "mine")

    refused = await world.alice.select(opened.response, ["9" * 90], custom_id=name)

    assert load_texts("en")("no-table-unknown") in answer_text(refused)


async def test_a_forged_button_changes_no_message_that_all_see(world: World):
    table, _ = await two(world)
    board = await world.board(table)
    stored = world.env.backend.messages[board.channel.id][board.id]
    for person, forged in (
        (world.carol, f"l:{table}:0"),
        (world.carol, f"x:{table}"),
        (world.alice, f"x:{table}"),
    ):
        stored.components[0]["components"][0]["custom_id"] = forged
        pressed = await person.click(board, custom_id=forged)

        assert pressed.response is None or pressed.ephemeral
        assert (await world.board(table)).embeds


# The offer of a game that is over


async def resigned(world: World, table_id: int) -> Any:
    """Let Bob resign; return the offer's message afterwards."""
    await world.resign(world.bob, table_id)
    await world.env.settle()
    return await offer_of(world, table_id)


async def offer_of(world: World, table_id: int) -> Any:
    offer = await world.bot.store.offers.get(table_id)
    return world.message(offer.channel_id, offer.message_id)


async def test_the_offer_says_how_its_game_ended(world: World):
    table, _ = await two(world)
    assert EN("offer-started-thread", thread="")[:10] in said_by(await offer_of(world, table))

    message = await resigned(world, table)

    thread = (await world.snapshot(table)).location.channel_id
    outcome = EN("board-won", names="**alice**", count=1)
    assert EN("offer-over-thread", outcome=outcome, thread=f"<#{thread}>") in said_by(message)
    assert (await world.bot.store.offers.get(table)).state == "over"


@pytest.mark.errors("offer results failed")
async def test_what_the_offer_could_not_say_it_says_after_a_restart(world: World):
    table, _ = await two(world)
    path = f"/channels/{world.saloon.id}/messages/*"
    world.env.inject_error("PATCH", path, status=500, times=None)
    with world.not_waiting_for_retries():
        assert "wins the game" not in said_by(await resigned(world, table))
    world.env.backend.faults.clear()

    await world.restart()
    await world.env.advance_time(60)

    assert "wins the game" in said_by(await offer_of(world, table))
    assert await world.bot.store.offers.unshown_results(0, world.bot.services.now()) == []


async def test_an_offer_that_was_deleted_is_left_alone_when_its_game_ends(world: World):
    table, _ = await two(world)
    message = await offer_of(world, table)
    world.env.backend.delete_message(world.saloon.id, message.id)

    await world.resign(world.bob, table)
    await world.env.settle()

    assert (await world.bot.store.offers.get(table)).state == "over"
    assert (await world.snapshot(table)).game.winners == (0,)


def said_by(message: Any) -> str:
    return str(message.embeds[0].description)
