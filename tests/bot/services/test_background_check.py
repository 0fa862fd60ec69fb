"""After a start, the file and every open table are checked with pauses, and the owner learns the result."""

import asyncio
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from tables_world import World, random_reply

from bot.services import background_check
from bot.services.background_check import BackgroundCheck
from engine.core.records.errors import StoreUnavailable
from engine.games import GAMES
from engine.store.database_file import copy_to

pytestmark = pytest.mark.long

TABLES = 12


@pytest.fixture
async def world(tmp_path: Path) -> World:
    """Open duels, the second of which is damaged."""
    world = World(tmp_path / "wanted.sqlite3", GAMES)
    await world.open()
    for _ in range(TABLES):
        table = await world.deal(game="outlaws-duel")
        for _ in range(4):
            await pressed(world, table)
    await world.store.close()
    with closing(sqlite3.connect(world.path)) as rows, rows:
        rows.execute("UPDATE checkpoints SET state = replace(state, '1', '2') WHERE table_id = 2")
    await world.open()
    return world


async def pressed(world: World, table_id: int) -> None:
    snapshot = await world.tables.get(table_id)
    decision = snapshot.game.open_decisions[0]
    user = snapshot.participants[decision.seat].user_id or 0
    [option] = random_reply(decision, Random(1))
    await world.press(table_id, user, option)


class Watched(dict[str, Any]):
    """Games that tell when the check, in another thread, has begun with a table."""

    def __init__(self) -> None:
        super().__init__(GAMES)
        self.used = Event()

    def get(self, key: str, default: Any = None) -> Any:
        self.used.set()
        return super().get(key, default)


def begun(world: World, games: Mapping[str, Any] = GAMES) -> BackgroundCheck:
    check = BackgroundCheck(world.store, world.tables, games, lambda: 1_800_000_000)
    check.start()
    return check


async def test_a_damaged_table_is_found_and_rebuilt_before_anybody_presses_there(world: World) -> None:
    check = begun(world)
    assert check._task is not None
    await check._task
    result = await world.store.stats.checked()
    await world.store.close()

    assert (result.at, result.tables, [*result.repaired], [*result.bad]) == (1_800_000_000, TABLES, [2], [])


async def test_presses_are_answered_while_it_looks_and_none_is_taken_for_damage(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_check, "PAUSE", 0.0)
    check, answered = begun(world), 0
    while not check._task.done():
        for table in range(3, TABLES + 1):
            if (await world.tables.get(table)).game.winners is None:
                await pressed(world, table)
                answered += not check._task.done()
        await asyncio.sleep(0)
    result = await world.store.stats.checked()
    await world.store.close()

    assert answered > TABLES
    assert ([*result.repaired], [*result.bad]) == ([2], [])


async def test_it_leaves_the_tables_time_to_play(world: World) -> None:
    began = asyncio.get_running_loop().time()
    check = begun(world)
    assert check._task is not None
    await check._task
    taken = asyncio.get_running_loop().time() - began
    await world.store.close()

    assert taken >= TABLES * background_check.PAUSE


async def test_it_ends_with_the_bot_in_the_middle_of_its_tables(world: World) -> None:
    games = Watched()
    check = begun(world, games)
    assert await asyncio.to_thread(games.used.wait, 30)
    await check.stop()

    assert await world.store.stats.checked() is None
    await world.store.close()


async def test_where_the_file_itself_is_damaged_it_says_which_copy_is_good(world: World) -> None:
    await world.store.close()
    copy = world.path.with_name("copy.sqlite3")
    copy_to(world.path, copy)
    content = bytearray(world.path.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 6000] = b"\xff" * 6000
    world.path.write_bytes(content)
    await world.open()
    check = begun(world)
    async with asyncio.timeout(30):
        why = await check.failed()
    await check.stop()
    await world.store.close()

    assert isinstance(why, StoreUnavailable)
    assert (why.code, why.facts["backup"]) == ("corrupt", str(copy))
