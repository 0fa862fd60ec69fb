"""Whatever code Discord refuses a message, thread or emoji with, the table is shown or players learn why.

The codes are those of Discord's table (discord-api-docs, topics/opcodes-and-status-codes, 1aadd04d; the
OpenAPI document has none) that such requests of ours can meet. Codes of other features (bans, webhooks,
stickers, invitations, stages, polls, payments …) cannot; 160004 says that a message has its thread, which is
then used.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from e2e.test_refused_boards import refused
from e2e.test_refusing_servers import moves
from e2e.world import World, answer_text, text_of

from bot.i18n.texts import load_texts
from bot.services import publish_failures

pytestmark = pytest.mark.long
ENGLISH = load_texts("en")

MESSAGES: Mapping[int, str] = {
    0: "general error",
    10003: "unknown channel",
    10004: "unknown guild",
    10008: "unknown message",
    10013: "unknown user",
    10014: "unknown emoji",
    20009: "explicit content cannot be sent to the recipient",
    20012: "not authorized for this application",
    20016: "slow mode",
    20018: "only the owner of the account may",
    20022: "announcement edit limit",
    20024: "under the minimum age",
    20028: "write limit of the channel",
    20029: "write limit of the server",
    20031: "words that are not allowed",
    20035: "server needs a higher level",
    30015: "too many attachments",
    30046: "too many edits of an old message",
    40001: "unauthorized",
    40002: "account must be verified",
    40004: "sending messages is disabled for a while",
    40005: "request is too large",
    40006: "feature is disabled for a while",
    40058: "thread without a first message",
    40062: "service is being rate limited",
    40067: "a tag is required",
    40333: "Cloudflare blocks the request",
    50001: "missing access",
    50002: "invalid type of account",
    50003: "not in a direct message channel",
    50005: "message of another user",
    50006: "empty message",
    50008: "not a text channel",
    50009: "verification level is too high",
    50013: "missing permission",
    50014: "invalid token",
    50017: "invalid level of two-factor authentication",
    50021: "system message",
    50024: "not in a channel of this type",
    50033: "invalid recipients",
    50035: "invalid form body",
    50041: "invalid version of the API",
    50045: "file is too large",
    50046: "invalid file",
    50055: "invalid guild",
    50067: "invalid origin of the request",
    50068: "invalid type of message",
    50083: "archived thread",
    50095: "server is not available in a location",
    50101: "server needs boosts",
    50109: "invalid JSON",
    50110: "invalid file",
    50123: "invalid type of file",
    50138: "file cannot be made small enough",
    50146: "uploaded file is missing",
    50151: "invalid emoji",
    50178: "account must be verified first",
    60003: "two-factor authentication is required",
    110001: "application is not available",
    130000: "API is overloaded",
    160002: "no reply without reading the history",
    160005: "locked thread",
    200000: "AutoMod",
    200001: "AutoMod, of a title",
    240000: "harmful link",
    400001: "file uploads are limited",
}
THREADS: Mapping[int, str] = {
    10003: "unknown channel",
    10008: "unknown message",
    20016: "slow mode",
    20028: "write limit of the channel",
    20029: "write limit of the server",
    20031: "words that are not allowed",
    30013: "too many channels",
    30033: "too many members of a thread",
    40006: "feature is disabled for a while",
    40062: "service is being rate limited",
    40066: "no tag that may be set",
    40067: "a tag is required",
    50001: "missing access",
    50013: "missing permission",
    50024: "not in a channel of this type",
    50035: "invalid form body",
    50068: "invalid type of message",
    50086: "channels of a community are text channels",
    50083: "archived thread",
    160005: "locked thread",
    160006: "too many active threads",
    160007: "too many active announcement threads",
    200001: "AutoMod, of a title",
}
EMOJIS: Mapping[int, str] = {
    10014: "unknown emoji",
    50013: "missing permission",
    50035: "invalid form body",
    50151: "invalid emoji",
}


@pytest.mark.parametrize("code", MESSAGES)
async def test_a_board_that_is_refused_with_any_code_suspends_the_table_and_its_players_are_told(
    world: World, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publish_failures, "LASTING", 0)  # test_refused_boards.py waits for the minutes
    table = await world.duel(clock="live")
    await refused(world, table, 403 if code in (50001, 50013) else 400, code)
    await moves(world, table)
    await moves(world, table)
    read = await world.bob.slash(world.guild.create_text_channel("bank"), "wanted games")

    snapshot = await world.snapshot(table)
    if code == 10003:  # the thread is gone, so a new one is made
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
