"""A process next to the bot for CPU-bound work: pictures and search.

It ends with the bot, even if that is killed; a new process replaces one that has died.
"""

import asyncio
import ctypes
import faulthandler
import math
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess
from threading import Thread
from time import perf_counter as elapsed
from typing import ParamSpec, TypeVar

__all__ = ["BrokenProcessPool", "Worker", "elapsed"]

P = ParamSpec("P")
T = TypeVar("T")

MALLOC = {-3: 2**16, -1: 2**17}  # M_MMAP_THRESHOLD, M_TRIM_THRESHOLD of malloc.h


def _nothing() -> None:
    """Do nothing besides the calls."""


class Worker:
    """One process at a time, started when it is first needed."""

    def __init__(
        self,
        tasks: int,
        stuck: int,
        nice: int = 0,
        idle: float = math.inf,
        meanwhile: Callable[[], Callable[[], object]] = lambda: _nothing,
    ) -> None:
        """Replace the process after `tasks` calls, or after `stuck` seconds at one.

        `nice` lowers its priority. `end_if_idle` ends it after `idle` seconds without a call. `meanwhile`
        returns what a new process does besides its calls.
        """
        self._tasks = tasks
        self._stuck = stuck
        self._nice = nice
        self._idle = idle
        self._left = 0  # calls until the process is replaced
        self._busy = 0  # calls that are not answered
        self._last = elapsed()  # when the last call was
        self._meanwhile = meanwhile
        self._pool: ProcessPoolExecutor | None = None
        self._old: Sequence[BaseProcess] = ()  # of the pool before, until its last call is answered
        self.deaths = 0  # processes that died during a call

    @property
    def is_up(self) -> bool:
        return self._pool is not None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work`, a function of a module, in the process; raises what it raises.

        Raises `BrokenProcessPool` if the process dies meanwhile; the next call starts a new one.
        """
        if self._pool is not None and not self._left:  # `max_tasks_per_child` loses calls in Python 3.11
            self._old = [*self._pool._processes.values()]
            self._pool.shutdown(wait=False)  # after the calls that it has
            self._pool = None
        if self._pool is None:
            spawn, settings = multiprocessing.get_context("spawn"), (self._nice, self._meanwhile())
            self._pool, self._left = ProcessPoolExecutor(1, spawn, _settle_in, settings), self._tasks
        pool = self._pool
        self._left -= 1
        self._busy += 1
        try:
            return await asyncio.wrap_future(
                pool.submit(_limited, self._stuck, partial(work, *args, **kwargs))
            )
        except BrokenProcessPool:
            if self._pool is pool:  # not replaced meanwhile
                self._pool = None
                self.deaths += 1
            raise
        finally:
            self._busy -= 1
            self._last = elapsed()

    async def end_if_idle(self) -> None:
        """End a process that was not called for long and only holds memory; a call starts a new one."""
        if not self._busy and elapsed() - self._last >= self._idle:
            await self.close()

    async def close(self) -> None:
        """End the process in the middle of its work; no caller waits for it any more."""
        pool, self._pool = self._pool, None
        for process in self._old:
            process.kill()
        if pool is not None:
            for process in tuple(pool._processes.values()):
                process.kill()
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _settle_in(nice: int, meanwhile: Callable[[], object]) -> None:
    """In the process: prepare it, and start its work besides calls."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C ends the bot, which then ends this process
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    # Return the memory of bitmaps to the system; glibc would keep it. Other C libraries lack mallopt.
    with suppress(AttributeError, OSError, TypeError):
        for setting, value in MALLOC.items():
            ctypes.CDLL(None).mallopt(setting, value)
    Thread(target=_end_with_the_bot, daemon=True).start()
    Thread(target=meanwhile, daemon=True).start()


def _end_with_the_bot() -> None:
    """In the process: end when the bot has ended or was killed; the resource tracker then ends too."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def _limited(stuck: int, work: Callable[[], T]) -> T:
    """In the process: if the work never ends, print where it is and exit; a new process takes over."""
    faulthandler.dump_traceback_later(stuck, exit=True)
    try:
        return work()
    finally:
        faulthandler.cancel_dump_traceback_later()
