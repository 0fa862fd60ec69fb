"""Boards that Discord refuses: shown more plainly, posted again, or the table is suspended."""

import pytest
from e2e.lobbying import challenge, pass_time
from e2e.playing import by_command, play
from e2e.test_refusing_servers import moves
from e2e.world import World, answer_text, buttons, text_of

from bot.app.metrics import Metrics
from bot.i18n.texts import load_texts
from bot.services import publish_failures
from bot.services.publish_failures import GONE, LOCKED, NO_ACCESS, NO_RIGHT
from engine.core.clocks import HOUR, TIME_CONTROLS

ENGLISH = load_texts("en")
CODES = [(400, 200000), (503, 0)]


async def refused(world: World, table: int, status: int, code: int, *, times: int | None = None) -> None:
    channel = (await world.channel(table)).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=status, code=code, times=times)


@pytest.mark.parametrize(("status", "code"), CODES)
async def test_a_table_that_discord_refuses_for_minutes_stands_still_and_its_players_read_why(
    world: World, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    table, people = await world.duel(clock="live"), [world.alice, world.bob]
    await refused(world, table, status, code)
    with world.not_waiting_for_retries(1.9):
        await play(world, table, people, [by_command], steps=2)
        await world.env.advance_time(20)  # the first pauses are short
    soon = (await Metrics().text(world.bot.services)).decode()
    with world.not_waiting_for_retries():
        await world.env.advance_time(600)
        await pass_time(world, 12 * HOUR, at_work=True)
    late = (await Metrics().text(world.bot.services)).decode()
    resting = await world.snapshot(table)
    read = await world.bob.slash(world.saloon, "wanted games")
    metrics = await world.bot.store.stats.stats()
    world.env.backend.faults.clear()
    await world.bob.slash(world.saloon, "wanted board", table=table)
    await world.env.settle()
    await pass_time(world, 90, at_work=True)

    snapshot, posted = await world.snapshot(table), await world.bot.store.boards.board_message(table)
    assert resting.location.suspended_at is not None
    assert resting.game.ply == 2
    assert ENGLISH("frozen-news", names="", count=1).strip()[:40] in answer_text(read)
    assert metrics.suspended == 1
    assert "wanted_boards_refused 1.0" in soon
    assert "wanted_boards_refused 0.0" in late
    assert f"table {table} cannot be shown, try 1" in caplog.text
    assert snapshot.location.suspended_at is None
    assert posted.shown_ply == snapshot.game.ply == 2
    running = await world.bot.store.clocks.running_clocks()
    assert min(clock.clock.deadline for clock in running) > world.bot.services.now() + 60


async def test_a_board_that_is_refused_is_shown_in_plain_words(world: World) -> None:
    table, people = await world.duel(), [world.alice, world.bob]
    await refused(world, table, 400, 200000, times=3)

    await play(world, table, people, [by_command], steps=2)

    board = await world.board(table)
    assert board.embeds == []
    assert "bob" in board.content
    assert buttons(board, "h:")
    assert table not in world.bot.services.publish_failures.by_table


@pytest.mark.parametrize(("status", "code"), [(429, 30046), (404, 10008)])
async def test_a_board_that_cannot_be_edited_is_posted_again_at_once(
    world: World, status: int, code: int
) -> None:
    table = await world.duel()
    before = await world.board(table)
    await world.restart()
    channel = before.channel.id
    world.env.inject_error("PATCH", f"/channels/{channel}/messages/*", status=status, code=code, times=None)

    await world.settle_after(world.bot.services.publisher.redraw(table))

    after = await world.board(table)
    assert after.id != before.id
    assert text_of(after) == text_of(before)
    assert table not in world.bot.services.publish_failures.by_table


async def test_a_clock_starts_when_its_board_has_been_posted(world: World) -> None:
    with world.not_waiting_for_retries(1.9):
        offer = await challenge(world, clock="live")
        world.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
        await offer.press(world.bob, "accept")
        await world.env.advance_time(20)
    with world.not_waiting_for_retries():
        await world.env.advance_time(180)
    world.env.backend.faults.clear()
    await world.env.advance_time(60)

    now, board = world.bot.services.now(), await world.board(offer.number)
    running = await world.bot.store.clocks.running_clocks()
    posted = int(board.created_at.timestamp())
    assert posted > now - 60
    live = TIME_CONTROLS["live"]
    assert {clock.clock.deadline for clock in running} == {posted + live.per_decision + live.bank}
    assert f"<t:{running[0].clock.deadline}" in text_of(board)


async def test_after_an_outage_boards_follow_at_the_first_request_that_works(world: World) -> None:
    first, second = await world.duel(), await world.duel()
    for table in (first, second):
        await refused(world, table, 503, 0)
    with world.not_waiting_for_retries(1.9):
        for table in (first, first, second, second):
            await moves(world, table)
        await world.env.advance_time(20)
    with world.not_waiting_for_retries():
        await world.env.advance_time(150)
        pauses = {
            failure.retry_at - failure.failed_at
            for failure in world.bot.services.publish_failures.by_table.values()
        }
        world.env.backend.faults.clear()
        await world.settle_after(world.bot.services.publisher.repost(first))

    posted = await world.bot.store.boards.board_message(second)
    assert pauses == {30}
    assert posted.shown_ply == 2
    assert world.bot.services.publish_failures.by_table == {}


# Refusals with any code

# Those with a meaning of their own, and one that has none: general error.
MESSAGES = (GONE, NO_ACCESS, NO_RIGHT, LOCKED, 0)
THREADS = (GONE, NO_RIGHT, 160006)  # 160006: too many active threads
EMOJIS = (10014, 50035)  # unknown emoji, invalid form


@pytest.mark.parametrize("code", MESSAGES)
async def test_a_board_that_is_refused_with_any_code_suspends_the_table_and_its_players_are_told(
    world: World, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publish_failures, "LASTING", 0)  # another test waits for the minutes
    table = await world.duel(clock="live")
    await refused(world, table, 403 if code in (NO_ACCESS, NO_RIGHT) else 400, code)
    await moves(world, table)
    await moves(world, table)
    read = await world.bob.slash(world.guild.create_text_channel("bank"), "wanted games")

    snapshot = await world.snapshot(table)
    if code == GONE:  # the thread is gone, so a new one is made
        assert (await world.board(table)).channel.id != world.saloon.id
        assert snapshot.location.suspended_at is None
    else:
        assert snapshot.location.suspended_at is not None
        assert ENGLISH("games-frozen") in answer_text(read)
    assert all(clock.missed_in_row == 0 for clock in snapshot.clocks.values())  # no clock ran meanwhile


@pytest.mark.parametrize("code", THREADS)
async def test_a_thread_that_is_refused_with_any_code_leaves_the_table_in_the_channel(
    world: World, code: int
) -> None:
    path = "/channels/*/messages/*/threads"
    world.env.inject_error("POST", path, status=400, code=code, times=None)
    world.env.inject_error("POST", "/channels/*/threads", status=400, code=code, times=None)

    table = await world.duel()

    board = await world.board(table)
    offer = await world.bot.store.offers.get(table)
    assert board.channel.id == world.saloon.id
    assert f"<#{offer.message_id}>" not in text_of(world.message(offer.channel_id, offer.message_id))


@pytest.mark.parametrize("code", EMOJIS)
async def test_a_board_whose_emojis_are_refused_is_shown_without_them(world: World, code: int) -> None:
    table = await world.duel()
    before = await world.board(table)
    await refused(world, table, 400, code, times=1)

    await moves(world, table)
    await moves(world, table)
    await world.env.settle()

    after = await world.board(table)
    assert after.id != before.id
    assert table not in world.bot.services.publish_failures.by_table
