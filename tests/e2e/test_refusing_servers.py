"""Refusing servers: tables are suspended and resumed, requests stay few, and players learn why."""

from collections import Counter

import pytest
from e2e.lobbying import pass_time
from e2e.playing import by_command, play
from e2e.test_panels import panels
from e2e.world import World, answer_text, button, buttons, text_of
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.types import HttpLogEntry

from bot.i18n.texts import load_texts
from bot.services.publish_failures import LEFT, LOCKED, NO_ACCESS, NO_RIGHT
from engine.core.clocks import DAY

MINUTES, MONTH = 600, 30 * DAY
ENGLISH = load_texts("en")
CALLBACK = "/interactions/"


def shut_out(world: World, table_channel: int, code: int = NO_ACCESS, status: int = 403) -> None:
    for path in (f"/channels/{table_channel}", f"/channels/{table_channel}/*"):
        world.env.inject_error("*", path, status=status, code=code, times=None)


def requests_about(world: World, channel_id: int, since: int) -> list[HttpLogEntry]:
    return [
        request for request in world.env.http_requests[since:] if f"/channels/{channel_id}" in request.path
    ]


async def rests(world: World, table_id: int) -> bool:
    return (await world.snapshot(table_id)).location.suspended_at is not None


async def moves(world: World, table_id: int) -> None:
    """Let the seat to act answer by a command, without checking the result."""
    snapshot = await world.snapshot(table_id)
    decision = snapshot.game.open_decisions[0]
    assert (await by_command(world, snapshot, decision, world.people[decision.seat])).acknowledged
    await world.env.settle()


async def three(world: World) -> list[int]:
    return [await world.duel(clock="day") for _ in range(3)]


async def test_three_tables_without_access_are_asked_about_ever_less(world: World) -> None:
    tables = await three(world)
    channels = [(await world.channel(table)).id for table in tables]
    for channel in channels:
        shut_out(world, channel)
    start = len(world.env.http_requests)
    for table in tables:
        await moves(world, table)

    await world.env.advance_time(MINUTES)
    soon = sum(len(requests_about(world, channel, start)) for channel in channels)
    for _ in range(30):
        await pass_time(world, DAY, at_work=True)
    month = sum(len(requests_about(world, channel, start)) for channel in channels)

    assert all([await rests(world, table) for table in tables])
    assert soon <= 3 * 4
    assert month <= 3 * 40


async def test_a_restart_remembers_how_long_discord_is_left_alone(world: World) -> None:
    table = await world.duel()
    channel = (await world.channel(table)).id
    shut_out(world, channel)
    await moves(world, table)
    for _ in range(5):
        await pass_time(world, DAY, at_work=True)
    start = len(world.env.http_requests)

    await world.restart()
    await world.env.advance_time(MINUTES)

    assert len(requests_about(world, channel, start)) == 0


async def test_a_table_without_access_stands_still_and_goes_on_when_the_bot_is_let_in(world: World) -> None:
    table, people = await world.duel(clock="day"), [world.alice, world.bob]
    before = (await world.snapshot(table)).clocks
    me = world.env.backend.bot_user.id
    # View Channel
    world.env.backend.set_overwrite(world.saloon.id, Overwrite(me, OverwriteType.MEMBER, deny=1 << 10))
    await world.env.settle()
    rested = await rests(world, table)
    read = await world.alice.slash(world.saloon, "wanted games")
    now = world.bot.services.now()
    await pass_time(world, 3 * DAY, at_work=True)

    world.env.backend.delete_overwrite(world.saloon.id, me)
    await world.env.settle()
    await world.env.advance_time(61)

    snapshot = await world.snapshot(table)
    posted = await world.bot.store.boards.board_message(table)
    assert rested
    assert "closed to the bot" in answer_text(read)
    assert snapshot.location.suspended_at is None
    assert posted.shown_ply == snapshot.game.ply
    assert table not in world.bot.services.publish_failures.by_table
    waiting = snapshot.game.open_decisions[0].seat
    assert snapshot.clocks[waiting].deadline >= before[waiting].deadline + 3 * DAY - (
        now - before[waiting].started_at
    )
    await play(world, table, people, [by_command], steps=2)


@pytest.mark.parametrize("seconds", [2, MINUTES])
async def test_a_locked_thread_is_not_called_gone_and_goes_on_within_a_minute_of_its_unlocking(
    world: World, caplog: pytest.LogCaptureFixture, seconds: int
) -> None:
    table, people = await world.duel(), [world.alice, world.bob]
    channel = (await world.channel(table)).id
    world.env.backend.edit_channel(channel, {}, thread_metadata={"locked": True})
    shut_out(world, channel, LOCKED, 400)
    await world.env.settle()
    rested = await rests(world, table)

    world.env.backend.faults.clear()
    await world.env.advance_time(seconds)
    still = await rests(world, table)
    world.env.backend.edit_channel(channel, {}, thread_metadata={"locked": False})
    await world.env.settle()
    await world.env.advance_time(59)

    assert (rested, still, await rests(world, table)) == (True, True, False)
    assert "its thread is locked" in caplog.text
    assert "is gone" not in caplog.text
    await play(world, table, people, [by_command], steps=2)


async def test_tables_of_a_server_that_throws_the_bot_out_rest_and_ask_nothing(world: World) -> None:
    tables = await three(world)
    start = len(world.env.http_requests)

    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    await pass_time(world, DAY, at_work=True)
    await world.env.advance_time(MINUTES)

    assert all([await rests(world, table) for table in tables])
    assert [item for item in world.env.http_requests[start:] if "/channels/" in item.path] == []
    assert {item.discord_code for item in await world.bot.store.boards.publish_failures()} == {LEFT}


async def test_tables_of_a_server_that_takes_the_bot_back_go_on(world: World) -> None:
    tables = await three(world)
    await world.bot.services.suspension.guild_left(world.guild.id)
    rested = [await rests(world, table) for table in tables]

    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    world.bot.dispatch("guild_join", guild)
    await world.env.settle()
    await world.env.advance_time(61)
    await world.env.settle()

    assert rested == [True] * 3
    assert [await rests(world, table) for table in tables] == [False] * 3
    assert await world.bot.store.boards.publish_failures() == []
    await play(world, tables[0], [world.alice, world.bob], [by_command], steps=2)


async def test_a_server_that_threw_the_bot_out_while_it_was_away_is_noticed_at_its_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.duel()
    await world.stop()
    with monkeypatch.context() as away:
        away.setattr(world.env.backend, "emit", lambda *event: None)
        world.env.backend.remove_guild(world.guild.id)

    await world.begin()

    assert await rests(world, table)


async def test_a_missing_right_is_tried_for_minutes_before_the_table_rests(world: World) -> None:
    table, people = await world.duel(), [world.alice, world.bob]
    channel = (await world.channel(table)).id
    for method, path in (("PATCH", "messages/*"), ("POST", "messages")):
        world.env.inject_error(method, f"/channels/{channel}/{path}", status=403, code=NO_RIGHT, times=None)
    start = len(world.env.http_requests)
    with world.not_waiting_for_retries():
        await play(world, table, people, [by_command], steps=1)

    await world.env.advance_time(120)
    early = await rests(world, table)
    await world.env.advance_time(MINUTES)

    assert (early, await rests(world, table)) == (False, True)
    assert len(requests_about(world, channel, start)) <= 15


async def test_who_presses_reads_that_the_board_is_behind_until_it_is_not(world: World) -> None:
    table = await world.duel()
    thread = await world.channel(table)
    opened = await world.alice.slash(thread, "wanted hand")
    for method, path in (("PATCH", "messages/*"), ("POST", "messages")):
        world.env.inject_error(method, f"/channels/{thread.id}/{path}", status=503, times=None)

    card = (await world.snapshot(table)).game.state.players[0].hand[0]
    with world.not_waiting_for_retries():
        await world.alice.click(opened.response, custom_id=f"c:{table}:0:{card}")
        behind = answer_text(opened)
    world.env.backend.faults.clear()
    await world.env.advance_time(180)

    assert ENGLISH("panel-behind") in behind
    assert ENGLISH("panel-behind") not in answer_text(opened)


def silenced(world: World) -> None:
    me = world.env.backend.bot_user.id
    world.env.backend.set_overwrite(
        world.saloon.id, Overwrite(me, OverwriteType.MEMBER, deny=1 << 11 | 1 << 38)
    )


async def test_a_table_where_the_bot_may_not_write_stands_still_and_is_not_said_to_be_shown(
    world: World,
) -> None:
    table = await world.duel(clock="day")
    opened = await world.alice.slash(await world.channel(table), "wanted hand")
    before = await world.snapshot(table)
    await world.restart()  # the new process does not know that this hand is open

    silenced(world)
    await world.env.settle()
    answer = await world.carol.slash(world.saloon, "wanted games")
    board = await world.alice.slash(world.saloon, "wanted board", table=table)
    hand = await world.bob.slash(world.saloon, "wanted hand", table=table)
    old = await world.alice.click(opened.response, custom_id=button(opened.response, "c:"))
    await pass_time(world, 10 * DAY, at_work=True)

    after = await world.snapshot(table)
    assert after.location.suspended_at is not None
    assert after.game.ply == before.game.ply
    assert answer.acknowledged
    assert ENGLISH("board-again") not in answer_text(board)
    assert "Send Messages" in answer_text(board)
    assert ENGLISH("no-table-suspended", table=table) in answer_text(hand).replace("\\n", "\n")
    assert ENGLISH("no-table-suspended", table=table) in answer_text(old)
    assert [name for name in buttons(hand.response) if name[0] in "cstpk"] == []


@pytest.mark.parametrize("game", ["outlaws-duel", "ragnguns"])
async def test_a_hand_that_is_open_when_its_table_is_suspended_loses_what_can_be_pressed(
    world: World, game: str
) -> None:
    table = await world.duel(game, clock="day")
    open_decision = (await world.snapshot(table)).game.open_decisions[0].seat
    person = (world.alice, world.bob)[open_decision]
    opened = await person.slash(await world.channel(table), "wanted hand")
    assert buttons(opened.response, "c:") or buttons(opened.response, "s:")
    assert len(panels(world, person)) == 1

    silenced(world)
    await world.env.settle()

    [message] = panels(world, person)
    assert buttons(message) == []
    assert ENGLISH("no-table-suspended", table=table).split("`")[0] in text_of(message)


async def test_a_server_whose_channels_are_reordered_is_looked_at_twice_at_most(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.duel()
    suspension, looks = world.bot.services.suspension, Counter[int]()
    look = suspension.suspend_unreachable

    async def counted(guild_id: int) -> None:
        looks[guild_id] += 1
        await look(guild_id)

    monkeypatch.setattr(suspension, "suspend_unreachable", counted)
    channel = world.bot.get_channel(world.saloon.id)
    for _ in range(30):
        await world.bot.on_guild_channel_update(channel, channel)
    await world.env.settle()

    assert looks[world.guild.id] in (1, 2)
