"""One task per table with work: nothing is lost, nothing runs twice at once."""

import asyncio
import logging

import pytest

from bot.services.keyed_worker import AT_ONCE, KeyedWorker, tasks


class Board:
    """Work to do: the newest state by table, and the states that were shown."""

    def __init__(self) -> None:
        self.newest: dict[int, int] = {}
        self.states: list[tuple[int, int]] = []
        self.at_work: set[int] = set()
        self.chores = KeyedWorker("daily deal", self.bring)

    def change(self, table_id: int) -> None:
        self.newest[table_id] = self.newest.get(table_id, 0) + 1
        self.chores.notify(table_id)

    async def bring(self, table_id: int) -> bool:
        assert table_id not in self.at_work
        self.at_work.add(table_id)
        newest = self.newest[table_id]
        await asyncio.sleep(0)
        self.at_work.remove(table_id)
        if self.states and self.states[-1] == (table_id, newest):
            return False
        self.states.append((table_id, newest))
        return True


async def test_many_changes_at_once_are_shown_once():
    board = Board()
    for _ in range(50):
        board.change(1)

    await board.chores.finish()

    assert board.states == [(1, 50)]


async def test_a_change_during_the_work_is_shown_after_it():
    board = Board()
    board.change(1)
    await asyncio.sleep(0)
    assert board.at_work == {1}
    board.change(1)

    await board.chores.finish()

    assert board.states == [(1, 1), (1, 2)]


async def test_no_poke_is_lost_at_any_moment():
    for moment in range(12):
        board = Board()
        board.change(1)
        for _ in range(moment):
            await asyncio.sleep(0)
        board.change(1)

        await board.chores.finish()

        assert board.states[-1] == (1, 2)


async def test_tables_do_not_wait_for_each_other():
    board = Board()
    board.change(1)
    board.change(2)
    await asyncio.sleep(0)

    assert board.at_work == {1, 2}
    assert tasks() == {"daily deal": 2}
    board.newest.clear()
    await board.chores.stop()


async def test_a_backlog_is_worked_off_in_order_a_limited_number_at_once_and_a_change_does_not_wait():
    tables, fresh, open_doors, all_begun = range(3 * AT_ONCE), 4 * AT_ONCE, asyncio.Event(), asyncio.Event()
    begun: list[int] = []

    async def bring(table_id: int) -> bool:
        begun.append(table_id)
        if len(begun) > len(tables):
            all_begun.set()
        await open_doors.wait()
        return False

    worker = KeyedWorker("board", bring)
    worker.work_off(tables)
    worker.notify(fresh)
    await asyncio.sleep(0)
    assert begun == [*tables[:AT_ONCE], fresh]

    open_doors.set()
    await all_begun.wait()
    assert begun == [*tables[:AT_ONCE], fresh, *tables[AT_ONCE:]]


async def test_what_waits_behind_a_backlog_is_stopped_with_the_rest():
    begun: list[int] = []

    async def bring(table_id: int) -> bool:
        begun.append(table_id)
        return False

    worker = KeyedWorker("board", bring)
    worker.work_off(range(2 * AT_ONCE))
    await worker.stop()
    assert begun == []


async def test_a_failure_is_logged_and_the_next_poke_works_again(caplog: pytest.LogCaptureFixture):
    failures = [OSError("no disk")]
    replies: list[int] = []

    async def work(table_id: int) -> bool:
        if failures:
            raise failures.pop()
        replies.append(table_id)
        return False

    chores = KeyedWorker("work", work)
    with caplog.at_level(logging.ERROR):
        chores.notify(7)
        await chores.finish()
    chores.notify(7)
    await chores.finish()

    assert "work failed for 7" in caplog.text
    assert replies == [7]


async def test_a_change_during_work_that_fails_is_shown_after_it():
    """Between two failures there is no pause only once, so that work that always fails ends."""
    attempts: list[int] = []

    async def work(table_id: int) -> bool:
        attempts.append(table_id)
        worker.notify(table_id)
        raise OSError("no disk")

    worker = KeyedWorker("work", work)
    worker.notify(7)
    await worker.finish()

    assert attempts == [7, 7]


async def test_work_that_hangs_is_given_up_and_begun_again():
    hangs = asyncio.Event()
    begun: list[int] = []

    async def work(table_id: int) -> bool:
        begun.append(table_id)
        if len(begun) == 1:
            await hangs.wait()
        return False

    chores = KeyedWorker("work", work)
    chores.notify(7)
    await asyncio.sleep(0)
    chores.restart(7)
    chores.restart(7)
    await chores.finish()
    await chores.finish()

    assert begun == [7, 7]


async def test_work_that_was_stopped_before_it_began_can_be_begun_again():
    board = Board()
    board.change(1)
    await board.chores.stop()

    board.chores.notify(1)
    await board.chores.finish()

    assert board.states == [(1, 1)]


async def test_what_is_to_begin_again_is_stopped_with_the_rest():
    board = Board()
    board.change(1)
    await asyncio.sleep(0)
    board.chores.restart(1)

    await board.chores.stop()
    await board.chores.finish()

    assert board.states == []


async def test_a_table_that_fails_again_is_left_alone_ever_longer_and_a_line_tells_no_secret(
    caplog: pytest.LogCaptureFixture,
):
    now, tries = [0.0], []

    async def fails(table_id: int) -> bool:
        tries.append(now[0])
        raise ValueError("the seed is 5e5e5e")

    worker = KeyedWorker("work", fails)
    worker._failures._now = lambda: now[0]
    for second in range(0, 10_000, 10):
        now[0] = float(second)
        worker.notify(7)
        await worker.finish()

    assert tries[:6] == [0, 10, 40, 100, 220, 460]
    assert len(caplog.records) == len(tries) <= 12
    assert "5e5e" not in caplog.text
    assert "Traceback" not in caplog.text
