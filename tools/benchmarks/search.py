"""The cost of search: rollouts per second, processor time per decision, and the memory of its process."""

import asyncio
import itertools
import os
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from statistics import median
from time import process_time

from bot.services.search_process import SearchProcess, search_untimed
from engine.core.decisions import Decision
from engine.core.game import AnyGame
from engine.core.game_module import BalanceMatch
from engine.core.rng import Rng, seed_from
from engine.search.levels import MARSHAL, SHERIFF, SearchRequest, player_of
from tools.benchmarks.arena import matches
from tools.benchmarks.entrants import module_of
from tools.benchmarks.questions import questions_of

DECISIONS = 20
EVERY = 7  # takes one of so many decisions with several options
REMEMBERED = 4  # decisions of each game before the memory is read


def bench() -> dict[str, float]:
    figures = {name: number for match in matches(()) for name, number in _match(match)}
    return {**figures, "process_of_marshals_mb": asyncio.run(_memory())}


def _decisions(match: BalanceMatch, count: int) -> Iterator[tuple[AnyGame, Decision]]:
    questions = chain.from_iterable(questions_of(match, number) for number in itertools.count())
    several = (pair for pair in questions if len(pair[1].options) > 1)
    return islice(several, 0, count * EVERY, EVERY)


def _match(match: BalanceMatch) -> Iterator[tuple[str, float]]:
    name = f"{match.game}_{match.seats}"
    for level in (SHERIFF, MARSHAL):
        times: list[float] = []
        rollouts = replies = 0
        for game, decision in _decisions(match, DECISIONS):
            thinker, start = player_of(level, module_of(match.game)), process_time()
            thought = thinker.think(game, decision, Rng(seed_from("bench", game.ply)))
            times.append(process_time() - start)
            rollouts, replies = rollouts + thought.rollouts, replies + thought.replies
        times.sort()
        yield f"{name}_{level}_rollouts_per_s", round(rollouts / sum(times))
        yield f"{name}_{level}_replies_per_s", round(replies / sum(times))
        yield f"{name}_{level}_thought_ms", round(1000 * median(times), 1)
        yield f"{name}_{level}_thought_p95_ms", round(1000 * times[int(0.95 * len(times))], 1)


async def _memory() -> float:
    """Return the most memory of a process in which marshals have thought about every game, in MB."""
    search = SearchProcess()
    for match in matches(()):
        for game, decision in _decisions(match, REMEMBERED):
            request = SearchRequest(
                match.game, MARSHAL, decision.seat, seed_from(game.ply), game.checkpoint, tuple(game.tail)
            )
            await search.worker.run(search_untimed, request)
    peak = _peak(await search.worker.run(os.getpid))
    await search.stop()
    return peak


def _peak(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text("ascii")
    return round(int(status.split("VmHWM:")[1].split()[0]) / 1024, 1)
