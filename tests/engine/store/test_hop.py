"""Work in the store's threads whose caller is cancelled: done to its end, and silent."""

from __future__ import annotations

import asyncio
import gc
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest

from engine.store.database import run_in_thread


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
        caller = asyncio.create_task(run_in_thread(thread, fail))
        await asyncio.to_thread(began.wait, 10)
        for _ in range(times):
            caller.cancel()
            await asyncio.sleep(0)
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await caller
        await done.wait()
    await asyncio.sleep(0.01)
    gc.collect()

    assert noise == []
