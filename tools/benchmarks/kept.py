"""The size of finished games, and the cost of checksums and watermark per saved reply."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from sqlite3 import connect
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from engine.core.records.tables import BoardMessage
from engine.games import GAMES
from engine.store.integrity import checksums
from engine.store.integrity.watermark import Watermark
from engine.store.store import Store
from tools.benchmarks.store import _open, answer_something, deal, people

EACH = 3  # games of each kind
ANSWERS = 300
KINDS = {"outlaws-duel": 2, "bang": 4, "ragnguns": 2, "gnadenlos": 3, "revolver": 2}
LATER = 10 * 86_400  # seconds after which nothing of a game is kept that is not kept for ever


def bench() -> dict[str, float]:
    sizes = {f"bytes_of_{game}_over": _size(game) for game in KINDS if game in GAMES}
    return sizes | asyncio.run(_costs())


def _size(game: str) -> float:
    with TemporaryDirectory() as place:
        none, some = Path(place) / "none.db", Path(place) / "some.db"
        asyncio.run(_played(none, game, 0))
        asyncio.run(_played(some, game, EACH))
        return round((_bytes(some) - _bytes(none)) / EACH)


async def _played(path: Path, game: str, times: int) -> None:
    async with _open(path) as (store, tables):
        for number in range(times):
            table, rng = (await deal(store, tables, game, people(KINDS[game]))).id, Random(number)
            while await answer_something(tables, table, rng):
                pass
            ply = (await tables.see(table)).game.ply
            await store.save_board_message(BoardMessage(table, 3, 4, ply, ply, 0))
    later = await Store.open(path, lambda: LATER)
    while await later.purge_some():
        pass
    await later.close()


def _bytes(path: Path) -> int:
    with closing(connect(path)) as database:
        database.execute("VACUUM")
    return path.stat().st_size


async def _costs() -> dict[str, float]:
    with TemporaryDirectory() as place:
        async with _open(Path(place) / "wanted.db") as (store, tables):
            await store.begin("a run")
            with _timed(checksums, "digest") as of_sums, _timed(Watermark, "kept") as of_mark:
                saved = await _answered(store, tables)
    return {
        "sums_per_answer_us": round(sum(of_sums) / saved * 1e6, 1),
        "mark_per_answer_us": round(sum(of_mark) / saved * 1e6, 1),
    }


async def _answered(store: Store, tables: Any) -> int:
    saved, rng = 0, Random(1)
    while saved < ANSWERS:
        table = (await deal(store, tables, "outlaws-duel", people(2))).id
        while await answer_something(tables, table, rng):
            saved += 1
    return saved


@contextmanager
def _timed(owner: Any, name: str) -> Iterator[list[float]]:
    taken: list[float] = []
    plain: Callable[..., Any] = getattr(owner, name)

    def timed(*args: Any) -> Any:
        begun = perf_counter()
        try:
            return plain(*args)
        finally:
            taken.append(perf_counter() - begun)

    setattr(owner, name, timed)
    yield taken
    setattr(owner, name, plain)
