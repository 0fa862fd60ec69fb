"""Whatever code Discord refuses a message, thread or emoji with, the table is shown or players learn why."""

from __future__ import annotations

import pytest
from e2e.test_refused_boards import refused
from e2e.test_refusing_servers import moves
from e2e.world import World, answer_text, text_of

from bot.i18n.texts import load_texts
from bot.services import publish_failures
from bot.services.publish_failures import GONE, LOCKED, NO_ACCESS, NO_RIGHT

pytestmark = pytest.mark.long
ENGLISH = load_texts("en")

# Those with a meaning of their own, and some that have none: general error, a required tag, an invalid form.
MESSAGES = (GONE, NO_ACCESS, NO_RIGHT, LOCKED, 0, 40067, 50035)
THREADS = (GONE, 10008, NO_RIGHT, 160006)  # 10008: unknown message; 160006: too many active threads
EMOJIS = (10014, 50035, 50151)  # unknown emoji, invalid form, invalid emoji


@pytest.mark.parametrize("code", MESSAGES)
async def test_a_board_that_is_refused_with_any_code_suspends_the_table_and_its_players_are_told(
    world: World, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publish_failures, "LASTING", 0)  # test_refused_boards.py waits for the minutes
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
    assert offer is not None
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
