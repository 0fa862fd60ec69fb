"""Draws pictures in a process of its own, because resvg holds Python's lock while it draws.

If a picture fails or is late, the caller continues without one; the log says so once. Whole pictures are
cached here, cards and other bitmaps in the process (rasterizer.py).
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from bot.render.scene import Item, Scene
from bot.render.theme import WESTERN
from bot.worker import BrokenProcessPool, Worker

log = logging.getLogger(__name__)

ROOM = 32 * 2**20  # bytes of cached pictures
PICTURES_PER_PROCESS = 2000  # pictures before the next process takes over
STUCK = 20  # seconds after which a process ends itself if a picture is not finished
IDLE = 3600  # seconds without a picture after which the process ends; a new one draws much in advance
LATE = 4.0  # seconds a board waits for its picture
MAX_WAITING = 6  # with more pictures waiting, hands are sent without theirs

Shown = tuple[Scene, str]  # a scene and the name of a palette


class RenderPool:
    """One drawing process, started for the first picture; without `pictures` there is none."""

    def __init__(
        self,
        pictures: bool = True,
        room: int = ROOM,
        common_items: Callable[[], tuple[Item | Scene, ...]] = tuple,
    ) -> None:
        """Set up the pool; a new process draws `common_items` in advance."""
        self._open = pictures
        self._room = room
        self.worker = Worker(
            PICTURES_PER_PROCESS,
            STUCK,
            idle=IDLE,
            meanwhile=lambda: partial(_prerender, common_items(), WESTERN.name),
        )
        self._cache: OrderedDict[Shown, bytes] = OrderedDict()
        self._used = 0
        self._drawing: dict[Shown, asyncio.Task[bytes | None]] = {}
        self._wanted: Counter[Shown] = Counter()  # by how many callers
        self._failed = False

    @property
    def is_busy(self) -> bool:
        """Whether more pictures are waiting than can be drawn soon."""
        return len(self._drawing) > MAX_WAITING

    async def draw(
        self, scene: Scene, palette: str, within: float = LATE, ready: Callable[[], None] | None = None
    ) -> bytes | None:
        """Return the PNG, or None if it is not ready in time; `ready` is called when a late one is.

        While many are waiting, what nobody wants any more is not drawn: all others would be late, too.
        """
        if not self._open or palette == "off":
            return None
        key = (scene, palette)
        if (png := self._cache.get(key)) is not None:
            self._cache.move_to_end(key)
            return png
        if (task := self._drawing.get(key)) is None:
            task = self._drawing[key] = asyncio.create_task(self._draw(key), name="picture")
            task.add_done_callback(lambda _: (self._drawing.pop(key, None), self._wanted.pop(key, None)))
        self._wanted[key] += 1
        done = (await asyncio.wait([task], timeout=within))[0] if within else None
        if not done and ready is not None:
            task.add_done_callback(lambda done: None if done.cancelled() or not done.result() else ready())
        elif not done:
            self._warn(f"not drawn within {within:g} s")
            self._wanted[key] -= 1
            if self.is_busy and not self._wanted[key]:
                task.cancel()
        return task.result() if done and not task.cancelled() else None

    def is_drawing(self, scene: Scene, palette: str) -> bool:
        return (scene, palette) in self._drawing

    async def warm(self) -> None:
        """Start the process and load its fonts, so that the first player need not wait."""
        await self.draw(Scene(8, 8, ()), WESTERN.name)

    async def close(self) -> None:
        self._open = False
        for task in tuple(self._drawing.values()):
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        await self.worker.close()

    async def _draw(self, key: Shown) -> bytes | None:
        try:
            with suppress(BrokenProcessPool):
                return self._keep(key, await self.worker.run(_paint, *key))
            return self._keep(key, await self.worker.run(_paint, *key))  # in a new process
        except Exception as why:  # the game continues without a picture
            self._warn(repr(why), why)
            return None

    def _keep(self, key: Shown, png: bytes) -> bytes:
        self._failed = False
        self._cache[key] = png
        self._used += len(png)
        while self._used > self._room and len(self._cache) > 1:
            self._used -= len(self._cache.popitem(last=False)[1])
        return png

    def _warn(self, what: str, why: Exception | None = None) -> None:
        if not self._failed:  # log once, until a picture succeeds again
            self._failed = True
            log.warning("no picture: %s", what, exc_info=why)


def _paint(scene: Scene, palette: str) -> bytes:
    from bot.render.rasterizer import paint  # its libraries are needed in the drawing process only

    return paint(scene, palette)


def _prerender(items: Sequence[Item | Scene], palette: str) -> None:
    from bot.render.rasterizer import prerender

    prerender(items, palette)
