"""What a story under way costs presses and searches: blocks with and without one, in pairs, in one run."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, time

from bot.services.search_process import SearchProcess, reply_to
from bot.services.stories import reckon_slice
from engine.core.game import Game
from engine.games import GAMES
from engine.search.levels import DEPUTY, SearchRequest
from engine.search.reckoning import Progress, StoryRequest
from engine.store.store import Store
from engine.tables.service import Tables
from tools.benchmarks.store import answer_something, deal, people
from tools.benchmarks.stories import finished

PAIRS, PRESSES, SEARCHES = 20, 30, 3  # of one block
NAMES = ("press_wall", "press_processor", "search")
EVERY = 0.02  # seconds from press to press


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
            work = partial(reckon_slice, self._request, self._progress)
            part = await self._search.in_spare_time(work)
            self._progress = Progress() if part.story else part.progress


def bench() -> dict[str, float]:
    return asyncio.run(_bench())


async def _bench() -> dict[str, float]:
    taken = defaultdict[str, list[float]](list)
    with TemporaryDirectory() as place:
        store = await Store.open(Path(place) / "wanted.db", lambda: int(time()))
        tables, search = Tables(store, GAMES, lambda: int(time())), SearchProcess()
        await search.warm()
        story = UnderWay(search, finished("bang", 2, 0))
        for pair in range(PAIRS):
            for is_on in (False, True) if pair % 2 else (True, False):
                async with story.going_on(is_on):
                    for name, value in (await _block(store, tables, search, pair)).items():
                        taken[f"{name} {is_on}"].append(value)
        await search.stop()
        await store.close()
    pairs = {name: [*zip(taken[f"{name} True"], taken[f"{name} False"])] for name in NAMES}
    return {
        f"{name}_with_story_ratio": round(median(one / other for one, other in pairs[name]), 3)
        for name in NAMES[:2]
    } | {"search_waits_for_story_ms": round(1000 * median(one - other for one, other in pairs[NAMES[2]]))}


async def _block(store: Store, tables: Tables, search: SearchProcess, number: int) -> dict[str, float]:
    """Return the means of some presses and searches."""
    table, rng = (await deal(store, tables, "bang", people(2))).id, Random(number)
    taken: list[tuple[float, float]] = []
    while len(taken) < PRESSES and (await tables.get(table)).game.winners is None:
        await asyncio.sleep(EVERY)
        begun, used = perf_counter(), process_time()
        await answer_something(tables, table, rng)
        taken.append((perf_counter() - begun, process_time() - used))
    waited = []
    for place in range(SEARCHES):
        game = Game.new(GAMES["gnadenlos"], 3, f"{number * SEARCHES + place:064x}")
        seat = game.open_decisions[0].seat
        request = SearchRequest("gnadenlos", DEPUTY, seat, "5e" * 32, game.checkpoint, tuple(game.tail), ())
        begun = perf_counter()
        await search.thought(place, reply_to, request)
        waited.append(perf_counter() - begun)
    wall, used = (fmean(column) for column in zip(*taken))
    return dict(zip(NAMES, (wall, used, fmean(waited))))
