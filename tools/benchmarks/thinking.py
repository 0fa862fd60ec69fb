"""How much computer players delay users: presses at one table while sheriffs think at others."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count, cycle
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, time
from typing import TypeVar

from bot.services.computer_players import ComputerPlayers
from bot.services.search_process import SearchProcess
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.search.levels import GREENHORN, SHERIFF, SearchRequest
from engine.store.store import Store
from engine.tables.service import Tables
from tools.benchmarks.store import answer_something, deal, people

T = TypeVar("T")

TABLES = 20
SECONDS = 25.0  # seconds of presses after all tables have started
EVERY = 0.1  # seconds from press to press
PAUSE = 2.0  # seconds before a computer replies
SEARCHED = ("bang", "revolver", "ragnguns", "gnadenlos")


class Watched(SearchProcess):
    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []
        self.missing = 0

    async def thought(
        self,
        table_id: int,
        think: Callable[[SearchRequest], T],
        request: SearchRequest,
        *,
        in_time: bool = True,
    ) -> T | None:
        begun = perf_counter()
        result = await super().thought(table_id, think, request, in_time=in_time)
        self.waits.append((perf_counter() - begun) * 1000)
        self.missing += result is None
        return result


def bench() -> dict[str, float]:
    return asyncio.run(_bench())


async def _bench() -> dict[str, float]:
    with TemporaryDirectory() as place:
        store = await Store.open(Path(place) / "wanted.db", lambda: int(time()))
        tables = Tables(store, GAMES, lambda: int(time()))
        alone = await _pressed(store, tables)
        async with _thinking(store, tables, GREENHORN):
            among = await _pressed(store, tables)
        async with _thinking(store, tables, SHERIFF) as search:
            thinking = await _pressed(store, tables)
        await store.close()
    return {
        **_figures("press_alone", alone),
        **_figures(f"press_among_{TABLES}_tables_that_do_not_think", among),
        **_figures(f"press_among_{TABLES}_tables_of_sheriffs", thinking),
        **_figures("thought_waited_for", search.waits),
        "thoughts_per_s": round(len(search.waits) / SECONDS, 1),
        "thoughts_that_never_came": search.missing,
    }


def _figures(name: str, taken: list[float]) -> dict[str, float]:
    slowest = quantiles(taken, n=100)
    return {
        f"{name}_median_ms": round(median(taken), 2),
        f"{name}_p95_ms": round(slowest[94], 2),
        f"{name}_p99_ms": round(slowest[98], 2),
    }


@asynccontextmanager
async def _thinking(store: Store, tables: Tables, level: str) -> AsyncIterator[Watched]:
    search = Watched()
    await search.warm()
    computers = ComputerPlayers(tables, search, PAUSE, lambda: int(time()))
    keeper = asyncio.create_task(_kept_busy(store, tables, computers, level))
    await asyncio.sleep(2 * PAUSE)
    search.waits.clear()
    yield search
    keeper.cancel()
    await computers.stop()
    await search.stop()


async def _kept_busy(store: Store, tables: Tables, computers: ComputerPlayers, level: str) -> None:
    under_way: list[int] = []
    for game in cycle(SEARCHED):
        while len(under_way) == TABLES:
            await asyncio.sleep(1)
            under_way = [table for table in under_way if (await tables.get(table)).game.winners is None]
        seats = max(2, GAMES[game].seats[0])
        players = [Participant(None, f"{level} {seat}", level=level) for seat in range(seats)]
        table = (await deal(store, tables, game, players)).id
        under_way.append(table)
        computers.notify(table)
        await asyncio.sleep(PAUSE / TABLES)  # tables do not start at the same moment


async def _pressed(store: Store, tables: Tables) -> list[float]:
    taken: list[float] = []
    until = perf_counter() + SECONDS
    for number in count():
        table, rng = (await deal(store, tables, "outlaws-duel", people(2))).id, Random(number)
        while (await tables.get(table)).game.winners is None:
            begun = perf_counter()
            await answer_something(tables, table, rng)
            taken.append((perf_counter() - begun) * 1000)
            if perf_counter() > until:
                return taken
            await asyncio.sleep(EVERY)
    return taken
