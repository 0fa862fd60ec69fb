"""Draws pictures in a process of its own, because resvg keeps the interpreter to itself while it draws.

A picture that fails or is late is no picture: whoever wants it goes on without, and the log says it once.
Whole pictures are kept here, by what they show; cards and other bitmaps in the process (rasterizer.py).
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from threading import Thread

from bot.render.rasterizer import paint, prerender
from bot.render.scene import Item, Scene
from bot.render.theme import WESTERN

log = logging.getLogger(__name__)

ROOM = 32 * 2**20  # bytes of whole pictures that are kept
COMMON_ITEMS = 2000  # pictures that one process draws before the next takes its place
STUCK = 20  # seconds after which a process that still draws the same picture ends itself
MALLOC = {-3: 2**16, -1: 2**17}  # M_MMAP_THRESHOLD, M_TRIM_THRESHOLD of malloc.h
LATE = 4.0  # seconds that the board waits for its picture
QUEUE = 6  # pictures that wait to be drawn; while there are more, none that can be missed is asked for

Shown = tuple[Scene, str]  # a scene and the name of a palette


class RenderPool:
    """One drawing process, started when the first picture is wanted; `pictures` False: there never is one."""

    def __init__(
        self,
        pictures: bool = True,
        room: int = ROOM,
        common_items: Callable[[], tuple[Item | Scene, ...]] = tuple,
    ) -> None:
        """`common_items`: what a new process draws in advance, because pictures will need it soon."""
        self._open = pictures
        self._room = room
        self._common_items = common_items
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[Shown, bytes] = OrderedDict()
        self._used = 0
        self._drawing: dict[Shown, asyncio.Task[bytes | None]] = {}
        self._failed = False

    @property
    def is_busy(self) -> bool:
        """Is more to be drawn than can be drawn soon?"""
        return len(self._drawing) > QUEUE

    async def draw(
        self, scene: Scene, palette: str, within: float = LATE, ready: Callable[[], None] | None = None
    ) -> bytes | None:
        """The PNG, or None if it is not ready in so many seconds; a late one is kept for the next time.

        `ready` is called when a late one is there.
        """
        if not self._open or palette == "off":
            return None
        shown = (scene, palette)
        if (found := self._kept.get(shown)) is not None:
            self._kept.move_to_end(shown)
            return found
        if (task := self._drawing.get(shown)) is None:
            task = self._drawing[shown] = asyncio.create_task(self._draw(shown), name="picture")
            task.add_done_callback(lambda _: self._drawing.pop(shown, None))
        done = (await asyncio.wait([task], timeout=within))[0] if within else None
        if not done and ready is not None:
            task.add_done_callback(lambda done: None if done.cancelled() or not done.result() else ready())
        elif not done:
            self._warn(f"not drawn within {within:g} s")
        return task.result() if done and not task.cancelled() else None

    def is_drawing(self, scene: Scene, palette: str) -> bool:
        """Is this picture being drawn, or waiting for that?"""
        return (scene, palette) in self._drawing

    async def warm(self) -> None:
        """Start the process and have it load its fonts, so that the first player need not wait for that."""
        await self.draw(Scene(8, 8, ()), WESTERN.name)

    async def close(self) -> None:
        """End the process; nothing is drawn any more."""
        self._open = False
        for task in tuple(self._drawing.values()):
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
            self._pool = None

    async def _draw(self, shown: Shown) -> bytes | None:
        try:
            png = await self._ask(shown)
        except Exception as why:  # whatever it is, the game goes on without a picture
            self._warn(repr(why), why)
            return None
        self._failed = False
        self._keep(shown, png)
        return png

    async def _ask(self, shown: Shown) -> bytes:
        """Have it drawn; by a new process where the old one has died."""
        with suppress(BrokenProcessPool):
            return await asyncio.wrap_future(self._submit(shown))
        self._pool = None
        return await asyncio.wrap_future(self._submit(shown))

    def _submit(self, shown: Shown) -> Future[bytes]:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, spawn, _settle_in, (self._common_items(),), max_tasks_per_child=COMMON_ITEMS
            )
        return self._pool.submit(_painted, *shown)

    def _keep(self, shown: Shown, png: bytes) -> None:
        self._kept[shown] = png
        self._used += len(png)
        while self._used > self._room and len(self._kept) > 1:
            self._used -= len(self._kept.popitem(last=False)[1])

    def _warn(self, what: str, why: Exception | None = None) -> None:
        """Say it once, until a picture succeeds again."""
        if not self._failed:
            self._failed = True
            log.warning("no picture: %s", what, exc_info=why)


def _settle_in(common_items: tuple[Item | Scene, ...]) -> None:
    """In the process: Ctrl+C is for the bot, which then ends us. Start to draw what is needed often."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _return_bitmaps()
    Thread(target=_end_with_the_bot, daemon=True).start()
    Thread(target=prerender, args=(common_items, WESTERN.name), daemon=True).start()


def _return_bitmaps() -> None:
    """In the process: what a bitmap took goes back to the system; glibc would keep as much again."""
    with suppress(AttributeError, OSError, TypeError):  # another C library
        mallopt = ctypes.CDLL(None).mallopt
        for setting, value in MALLOC.items():
            mallopt(setting, value)


def _end_with_the_bot() -> None:
    """In the process: end when the bot is no more, even if it was killed; our resource tracker follows."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def _painted(scene: Scene, palette: str) -> bytes:
    """In the process: paint; should that never end, the alarm ends the process and a new one is made."""
    signal.alarm(STUCK)
    try:
        return paint(scene, palette)
    finally:
        signal.alarm(0)
