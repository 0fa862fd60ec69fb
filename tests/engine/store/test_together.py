"""Writes that arrive during a save share one commit, and a failure reaches only its own caller."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import closing
from threading import Event
from time import monotonic

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError
from tables_world import World

from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.core.records.tables import BoardMessage
from engine.store import database
from engine.store.database import MAX_TOGETHER, RowDamaged, nothing

FULL = sqlite3.OperationalError("database or disk is full")
FULL.sqlite_errorcode = sqlite3.SQLITE_FULL


async def dealt(world: World, count: int) -> list[BoardMessage]:
    return [BoardMessage(await world.deal(), 1, 100 + number, 0, 0, 0) for number in range(count)]


def failing_commits(world: World, count: int) -> list[int]:
    """Make this many commits fail; return a list that records every attempted commit."""
    tried: list[int] = []

    def commit(_: Connection) -> None:
        tried.append(len(tried))
        if len(tried) <= count:
            raise OperationalError("COMMIT", {}, FULL)

    event.listen(world.store.database.writing.engine, "commit", commit)
    return tried


async def saved(world: World, boards: Sequence[BoardMessage]) -> list[bool]:
    await world.crash()
    return [await world.store.boards.board_message(board.table_id) == board for board in boards]


async def all_at_once(world: World, saves: Iterable[Awaitable[object]]) -> list[object]:
    """Return the results of these saves; no save runs before all are pending."""
    all_pending = Event()
    waiting = asyncio.ensure_future(world.store.database.writing.run(all_pending.wait))
    await asyncio.sleep(0)
    done = asyncio.gather(*saves, return_exceptions=True)
    await asyncio.sleep(0)  # each runs until it waits
    all_pending.set()
    await waiting
    return await done


async def test_what_waits_is_saved_with_one_commit(world: World) -> None:
    boards = await dealt(world, 5)
    tried = failing_commits(world, 0)

    await all_at_once(world, map(world.store.boards.save_board_message, boards))

    assert len(tried) == 1
    assert await saved(world, boards) == [True] * 5


async def test_no_transaction_grows_without_end(world: World) -> None:
    replies: list[int] = []
    tried = failing_commits(world, 0)

    await all_at_once(
        world, (world.store.database.write(note(replies, number)) for number in range(MAX_TOGETHER + 1))
    )

    assert len(tried) == 2
    assert replies == [*range(MAX_TOGETHER + 1)]


async def test_a_write_that_fails_takes_no_other_with_it(world: World) -> None:
    boards, replies = await dealt(world, 2), list[int]()

    def fail(_: Connection) -> None:
        raise ZeroDivisionError

    results = await asyncio.gather(
        world.store.boards.save_board_message(boards[0]),
        world.store.database.write(fail),
        world.store.database.write(note(replies, 7)),
        world.store.boards.save_board_message(boards[1]),
        return_exceptions=True,
    )

    assert [type(item) for item in results] == [type(None), ZeroDivisionError, type(None), type(None)]
    assert replies == [7]
    assert await saved(world, boards) == [True, True]


@pytest.mark.sqlite
async def test_a_commit_that_fails_is_tried_for_each(world: World) -> None:
    boards = await dealt(world, 3)
    tried = failing_commits(world, 2)

    results = await all_at_once(world, map(world.store.boards.save_board_message, boards))

    assert [isinstance(item, SaveFailed) for item in results] == [True, False, False]
    assert len(tried) == 4
    assert await saved(world, boards) == [False, True, True]


@pytest.mark.sqlite
async def test_on_a_full_disk_each_is_told(world: World) -> None:
    boards = await dealt(world, 3)
    failing_commits(world, 9)

    results = await all_at_once(world, map(world.store.boards.save_board_message, boards))

    assert [item.code for item in results if isinstance(item, SaveFailed)] == ["full"] * 3


@pytest.mark.sqlite
async def test_a_lock_of_another_program_is_waited_for_once_and_not_for_each_write(world: World) -> None:
    boards = await dealt(world, MAX_TOGETHER + 10)
    await world.store.database.write(
        lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 200")
    )
    with closing(sqlite3.connect(world.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        begun = monotonic()
        saves = asyncio.gather(*map(world.store.boards.save_board_message, boards), return_exceptions=True)
        await asyncio.sleep(0)
        await world.store.close()
        took = monotonic() - begun
        results = await saves

    assert [item.code for item in results if isinstance(item, SaveFailed)] == ["locked"] * len(boards)
    assert took < 1
    assert await saved(world, boards) == [False] * len(boards)


def note(done: list[int], number: int) -> Callable[[Connection], None]:
    """An operation that writes nothing, and records that it ran."""
    return lambda _: done.append(number)


async def test_a_row_that_no_repair_mends_ends_in_an_error(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "MAX_REPAIRS", 3)
    tries = 0

    def damaged(_: Connection) -> None:
        nonlocal tries
        tries += 1
        raise RowDamaged(nothing)

    with pytest.raises(StoreUnavailable, match="corrupt"):
        await world.store.database.read(damaged)
    with pytest.raises(SaveFailed, match="corrupt"):
        await world.store.database.write(damaged)

    assert tries == 6
