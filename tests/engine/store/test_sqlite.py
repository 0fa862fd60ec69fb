"""aiosqlite's thread runs a whole operation at once; a new aiosqlite must still allow that."""

import asyncio
import gc
import threading
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import aiosqlite
import pytest
from sqlalchemy.exc import DBAPIError

from engine.store.sqlite import SqliteThread, to_its_end

WHO = ContextVar("WHO", default="nobody")


@pytest.mark.parametrize("times", [1, 2])
async def test_what_fails_after_its_caller_was_cancelled_makes_no_noise(times: int) -> None:
    noise: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: noise.append(context))
    began, go_on, done = Event(), Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def fail() -> None:
        began.set()
        go_on.wait(10)
        loop.call_soon_threadsafe(done.set)
        raise OSError("the disk is full")

    with ThreadPoolExecutor(1) as thread:
        caller = asyncio.create_task(to_its_end(loop.run_in_executor(thread, fail)))
        await asyncio.to_thread(began.wait, 10)
        for _ in range(times):
            caller.cancel()
            await asyncio.sleep(0)
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await caller
        await done.wait()
    for _ in range(3):  # the thread has ended; its error reaches the loop and is handled there
        await asyncio.sleep(0)
    gc.collect()

    assert noise == []


async def test_an_operation_runs_as_one_piece_in_the_thread_of_aiosqlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = SqliteThread(tmp_path / "wanted.sqlite3")
    hops: list[object] = []
    execute = aiosqlite.Connection._execute

    async def counted(self: aiosqlite.Connection, work: Any, *args: Any) -> Any:
        hops.append(work)
        return await execute(self, work, *args)

    def operation() -> list[object]:
        with thread.transaction() as connection:
            rows = [connection.exec_driver_sql("SELECT 1").scalar() for _ in range(3)]
        return [*rows, current_thread() is thread._thread._thread, WHO.get()]

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    WHO.set("the caller")

    assert await thread.run(operation) == [1, 1, 1, True, "the caller"]
    assert len(hops) == 1
    await thread.close()
    await thread.close()


async def test_a_file_that_cannot_be_opened_is_tried_again(tmp_path: Path) -> None:
    thread = SqliteThread(tmp_path / "new" / "wanted.sqlite3")
    before = set(threading.enumerate())
    with pytest.raises(DBAPIError):
        await thread.open()
    assert not [one for one in set(threading.enumerate()) - before if "_connection_worker" in one.name]
    (tmp_path / "new").mkdir()
    await thread.open()
    await thread.close()


async def test_what_comes_while_it_closes_opens_it_again_afterwards(tmp_path: Path) -> None:
    thread, began, go_on = SqliteThread(tmp_path / "wanted.sqlite3"), Event(), Event()

    def operation() -> object:
        with thread.transaction() as connection:
            began.set()
            go_on.wait(10)
            return connection.exec_driver_sql("SELECT 1").scalar()

    first = asyncio.create_task(thread.run(operation))
    await asyncio.to_thread(began.wait, 10)
    closing, late = asyncio.create_task(thread.close()), asyncio.create_task(thread.run(operation))
    await asyncio.sleep(0)  # both have begun, and wait
    go_on.set()

    assert await asyncio.gather(first, closing, late) == [1, None, 1]
    await thread.close()
