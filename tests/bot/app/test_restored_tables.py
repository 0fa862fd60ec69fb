"""Many boards to post at a start: within Discord's limit, the newest first; and a stop before that.

How many after a restore: TABLES, few here; `make lab NAME=restored` takes 300.
"""

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from quick_store import prepared, unsynced
from scenes.dealt_tables import FIRST_THREAD, deal
from scenes.fake_discord import fake_discord
from scenes.forked_bot import ended, heard, running_bot
from scenes.limited_discord import LimitedDiscord

from bot.app.settings import Settings
from bot.cli.restore import restore
from engine.core.clocks import HOUR
from engine.games import GAMES
from engine.store.seat_clocks import HEARTBEAT
from engine.store.store import Store

pytestmark = pytest.mark.long

TABLES = int(os.environ.get("TABLES", "40"))
SECONDS = 30  # seconds in which all boards must be right
FIRST, NEAR = 10, 5  # boards that find no queue, and places by which the others may be exchanged


async def copied(settings: Settings, copy: Path, tables: int = TABLES) -> None:
    """Deal all tables, one a second until an hour ago, and copy the database."""
    moments = [int(time.time()) - HOUR - tables]
    store = unsynced(await Store.open(await prepared(settings.database), lambda: moments[-1]))
    await store.epochs.begin("first")
    for number in range(tables):
        moments.append(moments[-1] + 1)
        await deal(store, number, list(GAMES)[number % len(GAMES)])
    await store.meta.set(f"{HEARTBEAT}0/1", str(moments[-1]))
    await store.backup(copy)
    await store.close()


def outdated(database: Path) -> int:
    """Return how many boards do not show the last move."""
    with closing(sqlite3.connect(database)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM tables WHERE board_ply < last_ply").fetchone()
    return int(count)


async def test_all_boards_are_right_soon_after_a_restore_without_a_refusal_the_newest_first(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    settings = Settings(data_dir=tmp_path / "var")
    await copied(settings, tmp_path / "copy")
    await asyncio.to_thread(restore, settings, tmp_path / "copy")
    async with fake_discord(kind=LimitedDiscord) as discord:
        await discord.let_in(saloon=0)
        async with running_bot(discord.api, settings.data_dir, WANTED_LOG_LEVEL="info") as process:
            await heard(process, "ready as")
            ready = time.monotonic()
            async with asyncio.timeout(5 * SECONDS):
                for _ in range(TABLES):
                    await discord.arrived.acquire()
            await asyncio.sleep(3)  # edits, if a board was not right
            process.terminate()
            code, _ = await ended(process)

    boards, behind = discord.boards, outdated(settings.database)
    order = [FIRST_THREAD + TABLES - 1 - board.channel_id for board in boards]
    buttons = [json.dumps(board.content["components"]) for board in boards]
    took = max(max(board.posted_at, board.edited_at) for board in boards) - ready
    record_property("figures", f"{TABLES} boards in {took:.1f} s, {len(discord.requests)} requests")

    assert code == 0
    assert discord.refusals == 0
    assert behind == 0
    assert sorted(order) == list(range(TABLES))  # one board each
    assert all(f"e2:h:{board.channel_id - FIRST_THREAD + 1}" in text for board, text in zip(boards, buttons))
    assert sum(abs(place - rank) > NEAR for place, rank in enumerate(order)) <= FIRST
    assert took < SECONDS


async def test_a_stop_while_discord_is_slow_is_clean_and_the_next_start_posts_each_board_once(
    tmp_path: Path,
) -> None:
    settings = Settings(data_dir=tmp_path / "var")
    await copied(settings, tmp_path / "copy", tables=3)
    await asyncio.to_thread(restore, settings, tmp_path / "copy")
    async with fake_discord(kind=LimitedDiscord) as discord:
        await discord.let_in(saloon=0)
        discord.open.clear()
        async with running_bot(discord.api, settings.data_dir) as process:
            await discord.waiting.wait()
            process.terminate()
            stopped = await ended(process)
        before = outdated(settings.database)
        discord.open.set()
        async with running_bot(discord.api, settings.data_dir) as process:
            for _ in range(3):
                await discord.arrived.acquire()
            process.terminate()  # what was sent is saved
            again = await ended(process)

    assert stopped[0] == again[0] == 0
    assert "Traceback" not in stopped[1]
    assert before == 3
    assert outdated(settings.database) == 0
    assert len(discord.boards) == 3
