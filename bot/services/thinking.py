"""Runs what may fail in any way, or never end, beside the event loop: the code of computer players."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import PurePath
from threading import Thread
from typing import Generic, TypeVar

from engine.core.prompts import Illegal

T = TypeVar("T")

LIMIT = 30  # seconds that one thought may take


class Failed(Exception):
    """There is no thought; the text says why, without a word of what was thought about."""


class Thoughts(Generic[T]):
    """One thought at a time for each table, each in a thread that keeps nobody from going home."""

    def __init__(self) -> None:
        self._open: dict[int, asyncio.Future[T | BaseException]] = {}

    async def of(self, table: int, think: Callable[[], T]) -> T:
        """What `think` returns in time; raises `Failed`, also at once while an earlier one still thinks."""
        if table in self._open:
            raise Failed("it is still at an earlier question")
        thought = self._open[table] = _begun(think)
        thought.add_done_callback(lambda _: self._open.pop(table))
        await asyncio.wait([thought], timeout=LIMIT)
        if not thought.done():
            raise Failed(f"no answer in {LIMIT} seconds")
        outcome = thought.result()
        if isinstance(outcome, BaseException):
            raise Failed(_where(outcome))
        return outcome


def _begun(think: Callable[[], T]) -> asyncio.Future[T | BaseException]:
    """A thread of its own: those of the loop's pool are waited for when the process ends."""
    loop = asyncio.get_running_loop()
    thought: asyncio.Future[T | BaseException] = loop.create_future()

    def run() -> None:
        outcome: T | BaseException
        try:
            outcome = think()
        except BaseException as error:  # SystemExit too: it is the player's, not ours
            outcome = error
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(thought.set_result, outcome)

    Thread(target=run, name="thought", daemon=True).start()
    return thought


def _where(error: BaseException) -> str:
    """What was raised and where; not its own words, in which there may be cards."""
    if isinstance(error, Illegal):
        return f"the reply is refused, {error.code}"
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.name}, {PurePath(last.filename).name} line {last.lineno}"
