"""Real processes of the bot that share a database of PostgreSQL, each with its own shards of Discord."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from postgres_server import prepared_on_server
from scenes.dealt_tables import FIRST_THREAD, deal
from scenes.fake_discord import HOME, TOKEN, fake_discord
from scenes.forked_bot import PATIENCE, ForkedBot, ended, heard, running_bot
from scenes.limited_discord import LimitedDiscord
from sqlalchemy import URL

from bot.app.settings import Settings
from bot.cli.shards import shards
from engine.core.clocks import HOUR
from engine.core.records.tables import TableLocation
from engine.store.meta import IDENTIFY_SECONDS
from engine.store.store import Store

pytestmark = pytest.mark.long

OTHER = 3 * 2**22 + 55  # a server on the second of two shards; HOME is on the first


@pytest.fixture
async def url() -> URL:
    """A database with two tables on each server, whose boards are still to be posted."""
    url = await prepared_on_server()
    store = Store(url, lambda: int(time.time()) - HOUR)
    for number, guild in enumerate((HOME, OTHER, HOME, OTHER)):
        await deal(store, number, "outlaws-duel", posted=False, guild_id=guild)
    await store.close()
    return url


def address_of(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


@asynccontextmanager
async def process(
    discord: LimitedDiscord, url: URL, folder: Path, shards: str, **more: str
) -> AsyncIterator[ForkedBot]:
    given = {
        "WANTED_DATABASE_URL": address_of(url),
        "WANTED_SHARDS": shards,
        "WANTED_LOG_LEVEL": "info",
        **more,
    }
    async with running_bot(discord.api, folder, TOKEN, **given) as running:
        yield running


async def arrived(discord: LimitedDiscord, boards: int) -> None:
    async with asyncio.timeout(PATIENCE):
        for _ in range(boards):
            await discord.arrived.acquire()


async def locations(url: URL) -> list[TableLocation]:
    store = Store(url, lambda: 0)
    summaries = await store.summaries.of_open_tables()
    await store.close()
    return [summary.location for summary in summaries]


async def test_each_process_shows_its_own_servers_and_one_press_of_the_owner_stops_all(
    url: URL, tmp_path: Path
) -> None:
    owner = {"WANTED_OWNER_IDS": "22"}
    async with fake_discord(kind=LimitedDiscord) as discord:
        for guild in (HOME, OTHER):
            await discord.let_in(guild, saloon=0)
        async with process(discord, url, tmp_path / "one", "0/2", **owner) as one:
            await heard(one, "ready as")
            await arrived(discord, 2)
            first = sorted(board.channel_id - FIRST_THREAD for board in discord.boards)
            async with process(discord, url, tmp_path / "two", "1/2", **owner) as two:
                await heard(two, "ready as")
                await arrived(discord, 2)
                await discord.press("ho:status", 22)
                async with asyncio.timeout(PATIENCE):
                    await discord.answered.wait()
                await discord.press("ho:surestop", 22)
                codes = [(await ended(bot))[0] for bot in (one, two)]

    assert first == [0, 2]
    assert sorted(board.channel_id - FIRST_THREAD for board in discord.boards) == [0, 1, 2, 3]
    assert [location.suspended_at for location in await locations(url)] == [None] * 4
    assert discord.identified_at[1] - discord.identified_at[0] > IDENTIFY_SECONDS - 0.5
    status = json.dumps(discord.answers[0])
    assert "Shards 0/2 on " in status
    assert "Shards 1/2 on " in status
    assert codes == [0, 0]


async def test_a_process_that_is_killed_is_replaced_by_one_that_waits_and_no_board_comes_twice(
    url: URL, tmp_path: Path
) -> None:
    async with fake_discord(kind=LimitedDiscord) as discord:
        await discord.let_in(HOME, saloon=0)
        async with process(discord, url, tmp_path / "one", "0/2") as one:
            await heard(one, "ready as")
            await arrived(discord, 2)
            async with process(discord, url, tmp_path / "next", "0/2") as following:
                await heard(following, "waiting for shards 0/2")
                listed = ""
                while "waits" not in listed:  # between two tries it is not connected
                    listed = await asyncio.to_thread(shards, Settings(database_url=address_of(url)))
                one.kill()
                killed = time.monotonic()
                await heard(following, "ready as")
                took = time.monotonic() - killed
                following.terminate()
                code, output = await ended(following)

    serving, waiting, missing = listed.splitlines()
    assert serving.startswith("shards 0/2 on ")
    assert "2 open tables" in serving
    assert "waits until another process" in waiting
    assert missing == "nobody serves: 1"
    assert code == 0, output
    assert len(discord.boards) == 2
    assert "Traceback" not in output
    assert took < 15


async def test_while_a_process_is_replaced_every_press_is_answered(url: URL, tmp_path: Path) -> None:
    async with fake_discord(kind=LimitedDiscord) as discord:
        await discord.let_in(HOME, saloon=0)
        async with process(discord, url, tmp_path / "one", "0/2") as one:
            await heard(one, "ready as")
            async with process(discord, url, tmp_path / "next", "0/2") as following:
                await heard(following, "waiting for shards 0/2")
                ready = asyncio.create_task(heard(following, "ready as"))
                one.terminate()
                presses = 0
                while not ready.done():
                    await discord.press("ho:status", 33)
                    presses += 1
                    await asyncio.sleep(0.1)
                code, output = await ended(one)

    contents = {reply["data"]["content"] for reply in discord.answers}
    assert code == 0
    assert "Traceback" not in output
    assert len(discord.answers) >= presses
    assert any("press again in a moment" in content for content in contents)
    assert any("Only the host" in content for content in contents)
