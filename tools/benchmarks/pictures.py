"""Processor time of pictures: composing on the event loop, and drawing in the drawing process.

Every board and hand is drawn for the first time, in a process that has drawn one game.
"""

import asyncio
import resource
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import TypeVar

from bot.games import common_items
from bot.games.parts import Moment
from bot.i18n.texts import load_texts
from bot.render import rasterizer
from bot.render.pool import RenderPool
from bot.render.scene import Scene
from engine.core.game import AnyGame
from tools.gallery import scenes

GAMES = 3  # pictures of each kind, after the first
MAX_DECISIONS = 60  # of a game
T = TypeVar("T")


def bench() -> dict[str, float]:
    results = {"first_picture_s": asyncio.run(_first()), "stock_s": _stock()}
    for name, moment in scenes.MOMENTS.items():
        results |= {f"{name}_{moment.seats}_{what}": number for what, number in _game(moment)}
    results["bitmaps_mb"] = round(rasterizer.bitmap_cache.used / 2**20)
    results["peak_mb"] = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    return results


async def _first() -> float:
    scene, pool = scenes.board("outlaws-gangs"), RenderPool()
    begun = perf_counter()
    await pool.draw(scene, "on", within=60)
    taken = perf_counter() - begun
    await pool.close()
    return round(taken, 2)


def _stock() -> float:
    items = common_items(load_texts("en"))
    return round(_milliseconds(lambda: rasterizer.prerender(items, "on"))[0] / 1000, 2)


def _game(moment: Moment) -> Iterator[tuple[str, float]]:
    composed: list[float] = []
    drawn: dict[str, list[float]] = {"table": [], "hand": []}
    for number in range(GAMES + 1):
        for what, took, scene in _states(moment, number):
            taken = _painted(scene)
            if number:
                composed.append(took)
                drawn[what].append(taken)
    yield "compose_p95_ms", _p95(composed)
    for what, times in drawn.items():
        yield f"{what}_p50_ms", round(median(times), 1)
        yield f"{what}_p95_ms", _p95(times)


def _states(moment: Moment, number: int) -> Iterator[tuple[str, float, Scene]]:
    seen: set[Scene] = set()
    for game in islice(scenes.stages(moment.game, moment.seats, f"{number:02x}" * 32), MAX_DECISIONS):
        for what, (took, scene) in (("table", _table(game)), ("hand", _hand(game))):
            if scene is not None and scene not in seen:
                seen.add(scene)
                yield what, took, scene


def _table(game: AnyGame) -> tuple[float, Scene]:
    return _milliseconds(lambda: scenes.table(game))


def _hand(game: AnyGame) -> tuple[float, Scene | None]:
    seat = game.open_decisions[0].seat if game.open_decisions else 0
    return _milliseconds(lambda: scenes.hand(game, seat))


def _painted(scene: Scene) -> float:
    return _milliseconds(lambda: rasterizer.paint(scene, "on"))[0]


def _milliseconds(work: Callable[[], T]) -> tuple[float, T]:
    begun = process_time()
    done = work()
    return (process_time() - begun) * 1000, done


def _p95(values: list[float]) -> float:
    return round(quantiles(values, n=20)[18], 1)
