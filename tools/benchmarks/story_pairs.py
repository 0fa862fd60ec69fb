"""What a story under way costs: the bot's own processor time for each slice, and how long searches wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from statistics import median
from time import perf_counter, process_time

from bot.services.search_process import NICE, THOUGHTS, SearchProcess, reply_to
from bot.services.stories import PIECE, reckon_slice
from bot.worker import Worker
from engine.core.game import Game
from engine.games import GAMES
from engine.search.levels import DEPUTY, SearchRequest
from engine.story.reckoning import Progress, StoryRequest
from tools.benchmarks.stories import finished

PAIRS, SLICES = 10, 30
STUCK = 600  # seconds: on a busy machine a slice takes long


class UnderWay:
    """A story that a search process computes in its spare time, again and again."""

    def __init__(self, search: SearchProcess, request: StoryRequest) -> None:
        self._search, self._request = search, request
        self._progress, self._is_on = Progress(), False

    @asynccontextmanager
    async def going_on(self, is_on: bool) -> AsyncIterator[None]:
        self._is_on = is_on
        work = asyncio.create_task(self._work())
        yield
        self._is_on = False
        await work

    async def _work(self) -> None:
        while self._is_on:
            await self.slice()

    async def slice(self) -> float:
        """Compute a slice; return the processor time that this process, the bot's, spent on it."""
        used = process_time()
        part = await self._search.in_spare_time(partial(reckon_slice, self._request, self._progress))
        self._progress = Progress() if part.story else part.progress
        return process_time() - used


def bench() -> dict[str, float]:
    return asyncio.run(_bench())


async def _bench() -> dict[str, float]:
    search, waits = SearchProcess(), list[float]()
    search.worker = Worker(THOUGHTS, STUCK, NICE)
    await search.warm()
    story = UnderWay(search, finished("bang", 2, 0))
    used = [await story.slice() for _ in range(SLICES)]
    for pair in range(PAIRS):
        taken = {}
        for is_on in (False, True) if pair % 2 else (True, False):
            async with story.going_on(is_on):
                taken[is_on] = await _searched(search, pair)
        waits.append(taken[True] - taken[False])
    await search.stop()
    return {
        "story_of_bot_percent": round(100 * median(used) / PIECE, 1),
        "search_waits_for_story_ms": round(1000 * median(waits)),
    }


async def _searched(search: SearchProcess, number: int) -> float:
    """Return the seconds until a search is answered."""
    game = Game.new(GAMES["gnadenlos"], 3, f"{number:064x}")
    seat = game.open_decisions[0].seat
    request = SearchRequest("gnadenlos", DEPUTY, seat, "5e" * 32, game.checkpoint, tuple(game.tail), ())
    begun = perf_counter()
    await search.thought(number, reply_to, request)
    return perf_counter() - begun
