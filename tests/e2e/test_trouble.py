"""What goes wrong on Discord in the middle of a game: nothing is lost, nobody is pinged who should not be."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from e2e.lobbying import passes
from e2e.playing import by_command, by_press, play
from e2e.world import World, button, buttons, said

from bot.i18n.texts import load_texts
from bot.services.publisher import MAX_EDIT_AGE

EN = load_texts("en")


async def two(world: World) -> tuple[int, list[Any]]:
    return await world.duel(), [world.alice, world.bob]


async def test_a_deleted_board_is_posted_anew(world: World):
    table, people = await two(world)
    board = await world.board(table)
    world.env.backend.delete_message(board.channel.id, board.id)

    await play(world, table, people, [by_command], steps=1)

    assert (await world.board(table)).id != board.id


async def test_a_table_moves_to_a_new_thread_when_its_own_is_deleted(world: World):
    table, people = await two(world)
    thread = (await world.channel(table)).id
    world.env.backend.delete_channel(thread)
    opened = await world.alice.slash(world.saloon, "outlaws pick", card=await first_card(world, table, 0))
    await world.env.settle()

    assert opened.acknowledged
    location = (await world.snapshot(table)).location
    assert location.channel_id not in (None, thread)
    await play(world, table, people, [by_press])


async def first_card(world: World, table_id: int, seat: int) -> str:
    return (await world.snapshot(table_id)).game.state.players[seat].hand[0]


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10008), (500, 0), (503, 0)])
async def test_a_move_counts_when_the_board_cannot_be_shown_and_is_shown_later(world: World, status, code):
    table, people = await two(world)
    channel = (await world.channel(table)).id
    world.env.inject_error("PATCH", f"/channels/{channel}/messages/*", status=status, code=code)
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=status, code=code)

    await play(world, table, people, [by_command], steps=2)
    await world.env.advance_time(60)  # the sweep

    snapshot, posted = await world.snapshot(table), await world.bot.services.store.board_message(table)
    assert snapshot.game.ply == 2
    assert posted is not None
    assert posted.shown_ply == 2


async def test_what_could_not_be_shown_is_caught_up_by_the_sweep(world: World):
    table, people = await two(world)
    channel = (await world.channel(table)).id
    for method, path in (("PATCH", "messages/*"), ("POST", "messages")):
        world.env.inject_error(method, f"/channels/{channel}/{path}", status=403, code=50013, times=None)
    with world.leaving_retries():
        await play(world, table, people, [by_command], steps=2)
    assert await world.bot.services.store.outdated_boards() == [table]
    world.env.backend.faults.clear()

    await world.env.advance_time(120)

    assert await world.bot.services.store.outdated_boards() == []


@pytest.mark.errors("table")
async def test_who_presses_is_told_when_discord_is_in_trouble(world: World):
    table, _ = await two(world)
    opened = await world.alice.slash(await world.channel(table), "wanted hand")
    option = buttons(opened.response, "c:")[0]
    world.env.inject_error("POST", "/interactions/*/callback", status=500)

    await world.alice.click(opened.response, custom_id=option)

    assert (await world.snapshot(table)).game.ply == 1


async def test_a_board_older_than_an_hour_is_replaced_and_pings_nobody_again(world: World):
    table, people = await two(world)
    board = await world.board(table)
    await passes(world, MAX_EDIT_AGE + 1, at_work=True)

    await play(world, table, people, [by_command], steps=1)

    newer = await world.board(table)
    assert newer.id != board.id
    assert newer.content == ""


async def test_two_presses_of_the_same_button_at_once_count_once(world: World):
    table, _ = await two(world)
    opened = await world.alice.slash(await world.channel(table), "wanted hand")
    option = buttons(opened.response, "c:")[0]
    await world.alice.click(opened.response, custom_id=option)

    second = await world.alice.slash(
        await world.channel(table), "outlaws pick", card=option.rsplit(":", 1)[1]
    )

    assert "⚠️" in said(second)
    assert (await world.snapshot(table)).game.ply == 1


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
    offered = await eve.slash(world.saloon, "wanted duel", opponent=world.bob)
    accept = button(offered.response, "o:", ":accept")
    await world.bob.click(offered.response, custom_id=accept)
    table = int(accept.split(":")[1])

    await play(world, table, [eve, world.bob], [by_press])

    board = str((await world.board(table)).embeds[0].to_dict())
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
    assert any(load_texts("en")("event-outdated") in text for text in texts)
    assert await world.bot.services.store.outdated_boards() == []


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("es-419", "es"), ("de", "en")])
async def test_each_reads_their_hand_in_their_own_language(world: World, reads, locale, language):
    table, _ = await two(world)
    reads(locale)

    opened = await world.alice.slash(await world.channel(table), "wanted hand")
    snapshot = await world.snapshot(table)
    chosen = await by_press(world, snapshot, snapshot.game.open_decisions[0], world.alice)

    text = load_texts(language)
    assert text("panel-now") in said(opened)
    assert text("outlaws-mine-in-hand") in said(opened)
    assert text("panel-now") in said(chosen)


async def test_the_board_speaks_the_servers_language(world: World):
    guild_settings = await world.bot.services.store.guild_settings(world.guild.id)
    await world.bot.services.store.save_server_settings(
        world.guild.id, replace(guild_settings, language="es")
    )

    table, people = await two(world)
    await play(world, table, people, [by_press])

    assert "gana la partida" in (await world.board(table)).embeds[0].description


@pytest.mark.parametrize("game", ["outlaws-shootout", "outlaws-gangs"])
async def test_ten_can_play_and_the_board_holds_them_all(world: World, game):
    table, people = await world.sitting(10, game)

    await play(world, table, people, [by_press, by_command], strangers=[world.person("stranger")])

    assert len((await world.board(table)).embeds[0].fields) >= 10


async def test_two_clicks_that_arrive_together_are_one_move(world: World):
    table, _ = await two(world)
    opened = await world.alice.slash(await world.channel(table), "wanted hand")
    name = buttons(opened.response, "c:")[0]
    tables, snapshot = world.bot.services.tables, await world.snapshot(table)
    reply = (name.rsplit(":", 1)[1],)

    told = await asyncio.gather(
        tables.answer(table, snapshot.game.decision_ply, world.alice.id, [reply], "same"),
        tables.answer(table, snapshot.game.decision_ply, world.alice.id, [reply], "same"),
    )

    assert sorted(one.is_new for one in told) == [False, True]
    assert (await world.snapshot(table)).game.ply == 1


async def test_an_answer_that_discord_took_though_it_said_nothing_is_no_bug(world: World):
    table, _ = await two(world)
    opened = await world.alice.slash(await world.channel(table), "wanted hand")
    option = buttons(opened.response, "c:")[0]
    world.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060)

    await world.alice.click(opened.response, custom_id=option)

    assert (await world.snapshot(table)).game.ply == 1  # and nothing is logged as an error


async def test_a_table_with_ninety_digits_is_refused_in_words(world: World):
    await two(world)
    await two(world)
    opened = await world.alice.slash(world.saloon, "wanted hand")
    stored = world.env.backend.get_message(opened.response.channel_id, opened.response.id)
    stored.components[0]["components"][0]["options"][0]["value"] = "9" * 90
    name = button(opened.response, "mine")

    refused = await world.alice.select(opened.response, ["9" * 90], custom_id=name)

    assert load_texts("en")("no-no-table") in said(refused)


async def test_a_forged_button_changes_no_message_that_all_see(world: World):
    table, _ = await two(world)
    board = await world.board(table)
    stored = world.env.backend.messages[board.channel.id][board.id]
    for forged in (f"l:{table}:0", f"x:{table}"):
        stored.components[0]["components"][0]["custom_id"] = forged
        pressed = await world.carol.click(await world.board(table), custom_id=forged)
        assert pressed.response is None or pressed.ephemeral

    assert [embed.title for embed in (await world.board(table)).embeds] == [board.embeds[0].title]


async def test_who_resigns_by_a_forged_button_does_not_take_the_board_away(world: World):
    table, _ = await two(world)
    board = await world.board(table)
    stored = world.env.backend.messages[board.channel.id][board.id]
    stored.components[0]["components"][0]["custom_id"] = f"x:{table}"

    pressed = await world.alice.click(await world.board(table), custom_id=f"x:{table}")

    assert pressed.ephemeral
    assert (await world.board(table)).embeds


# The offer of a game that is over


async def resigned(world: World, table_id: int) -> Any:
    """Bob resigns; the offer's message as it then is."""
    asked = await world.bob.slash(await world.channel(table_id), "table resign")
    await world.bob.click(asked.response, custom_id=f"x:{table_id}")
    await world.env.settle()
    return await offer_of(world, table_id)


async def offer_of(world: World, table_id: int) -> Any:
    offer = await world.bot.services.store.offer(table_id)
    assert offer is not None
    return world.message(offer.channel_id, offer.message_id)


async def test_the_offer_says_how_its_game_ended(world: World):
    table, _ = await two(world)
    assert EN("offer-started-thread", thread="")[:10] in said_by(await offer_of(world, table))

    message = await resigned(world, table)

    thread = (await world.snapshot(table)).location.channel_id
    outcome = EN("board-won", names="**alice**", count=1)
    assert EN("offer-over-thread", outcome=outcome, thread=f"<#{thread}>") in said_by(message)
    assert (await world.bot.services.store.offer(table)).state == "over"


@pytest.mark.errors("offer results failed")
async def test_what_the_offer_could_not_say_it_says_after_a_restart(world: World):
    table, _ = await two(world)
    path = f"/channels/{world.saloon.id}/messages/*"
    world.env.inject_error("PATCH", path, status=500, times=None)
    with world.leaving_retries():
        assert "wins the game" not in said_by(await resigned(world, table))
    world.env.backend.faults.clear()

    await world.restart()
    await world.env.advance_time(60)

    assert "wins the game" in said_by(await offer_of(world, table))
    assert await world.bot.services.store.unshown_results(0) == []


async def test_an_offer_that_was_deleted_is_left_alone_when_its_game_ends(world: World):
    table, _ = await two(world)
    message = await offer_of(world, table)
    world.env.backend.delete_message(world.saloon.id, message.id)

    asked = await world.bob.slash(await world.channel(table), "table resign")
    await world.bob.click(asked.response, custom_id=f"x:{table}")
    await world.env.settle()

    assert (await world.bot.services.store.offer(table)).state == "over"
    assert (await world.snapshot(table)).game.winners == (0,)


def said_by(message: Any) -> str:
    return str(message.embeds[0].description)
