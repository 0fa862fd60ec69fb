"""Error reports in the owner's channel, in a simulated Discord."""

import logging

import pytest
from e2e.world import World

from bot.services.error_reports import ErrorReports

log = logging.getLogger("bot.test")


def failed(words: str) -> None:
    try:
        raise ValueError(words)
    except ValueError:
        log.exception("it fails at table %s", 5)


@pytest.mark.errors("it fails")
async def test_a_kind_is_one_message_that_counts(world: World) -> None:
    office = world.guild.create_text_channel("office")
    reports = ErrorReports(world.bot, world.bot.services.error_reports.errors, office.id)
    failed("bang-7S")
    await reports.catch_up()
    failed("bang-8S")
    await reports.catch_up()
    await reports.catch_up()
    [message] = world.env.backend.messages[office.id].values()

    assert "× 2: ValueError, bot.test: it fails at table 5" in message.content
    assert "bang-" not in message.content


@pytest.mark.errors("it fails", "another")
async def test_after_its_message_was_deleted_a_kind_is_posted_anew_and_so_are_others(world: World) -> None:
    office = world.guild.create_text_channel("office")
    reports = ErrorReports(world.bot, world.bot.services.error_reports.errors, office.id)
    failed("x")
    await reports.catch_up()
    [posted] = world.env.backend.messages[office.id]
    await world.bot.get_partial_messageable(office.id).get_partial_message(posted).delete()
    failed("x")
    log.error("another error")
    await reports.catch_up()

    texts = [message.content for message in world.env.backend.messages[office.id].values()]
    assert ["× 2" in texts[0], "another error" in texts[1]] == [True, True]


@pytest.mark.errors("it fails")
async def test_a_channel_that_is_gone_is_a_line_of_the_log(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    failed("x")
    await ErrorReports(world.bot, world.bot.services.error_reports.errors, 999).catch_up()

    assert any("WANTED_ERROR_CHANNEL_ID: error" in text for text in caplog.messages)
