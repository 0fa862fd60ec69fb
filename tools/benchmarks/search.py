"""The speed of search: rollouts per second, and a sheriff's time per decision, in processor time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from statistics import median
from time import process_time

from engine.core.game_module import BalanceMatch
from engine.core.rng import Rng, seed_from
from engine.search.levels import SHERIFF, player_of
from tools.benchmarks.arena import matches
from tools.benchmarks.entrants import module_of
from tools.benchmarks.questions import questions_of

DECISIONS = 20
EVERY = 7  # takes one of so many decisions with several options


def bench() -> dict[str, float]:
    return {name: number for match in matches(()) for name, number in _match(match)}


def _match(match: BalanceMatch) -> Iterator[tuple[str, float]]:
    times: list[float] = []
    rollouts = replies = 0
    several = (pair for pair in questions_of(match, 0) if len(pair[1].options) > 1)
    for game, decision in islice(several, 0, DECISIONS * EVERY, EVERY):
        thinker, start = player_of(SHERIFF, module_of(match.game)), process_time()
        thought = thinker.think(game, decision, Rng(seed_from("bench", game.ply)))
        times.append(process_time() - start)
        rollouts, replies = rollouts + thought.rollouts, replies + thought.replies
    name, times = f"{match.game}_{match.seats}", sorted(times)
    yield f"{name}_rollouts_per_s", round(rollouts / sum(times))
    yield f"{name}_replies_per_s", round(replies / sum(times))
    yield f"{name}_thought_ms", round(1000 * median(times), 1)
    yield f"{name}_thought_p95_ms", round(1000 * times[int(0.95 * len(times))], 1)
