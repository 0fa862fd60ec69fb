"""Entrants of the arena: a level, a variant of it, a beginner, or chance."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from time import process_time
from typing import Protocol

from engine.core.decisions import Decision, Reply
from engine.core.game import AnyGame, LogRow
from engine.core.game_module import BalanceMatch, GameModule
from engine.core.rng import Rng
from engine.games import GAMES, MODULES
from engine.search.levels import LEVELS, LevelPlayer
from engine.search.memory import observations_of
from engine.search.rollouts import SearchProfile
from engine.search.value import Weights

RANDOM, BEGINNER = "random", "beginner"
FAULTS = 1 / 6  # the share of a beginner's choices that are random


class Entrant(Protocol):
    def begin(self, match: BalanceMatch, seed: str) -> None:
        """Start a new game."""

    def hear(self, action: LogRow) -> None:
        """Observe a log row; the first is the deal."""

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        """Answer a decision."""


def timed(entrant: Entrant) -> list[float]:
    if not isinstance(entrant, Here):
        return []
    times, entrant.times = entrant.times, []
    return times


class Here:
    def __init__(self, name: str, ceiling: bool) -> None:
        self._level, _, turns = name.partition("/turns=")
        self._turns, _, self._crude = turns.partition(",")
        self._clock = process_time if ceiling else None
        self.times: list[float] = []

    def begin(self, match: BalanceMatch, seed: str) -> None:
        module = module_of(match.game)
        self.style = SearchProfile.of(module, int(self._turns)) if self._turns else None
        if self.style is not None and self._crude:
            self.style = replace(self.style, weights=crude(self.style.weights))
        self._thinker = LevelPlayer(module, LEVELS[self._level], self._clock, self.style)

    def hear(self, action: LogRow) -> None:
        self._thinker.observe(observations_of(action))

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        start = process_time()
        reply = self._thinker.reply(game, decision, rng)
        self.times.append(process_time() - start)
        return reply


def crude(weights: Weights) -> Weights:
    """Return a cruder valuation: every other weight, and no hidden units."""
    halved = tuple(0.0 if place % 2 else weight for place, weight in enumerate(weights.weights))
    return weights.model_copy(update={"weights": halved, "units": ()})


class Chance:
    def begin(self, match: BalanceMatch, seed: str) -> None:
        self._random = Random(seed)

    def hear(self, action: LogRow) -> None:
        pass

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        count = self._random.randint(decision.min_count, decision.max_count)
        return tuple(self._random.sample(decision.options, count))


class Beginner:
    """The policy with the faults of who has just had the lessons: one choice in six is not thought about."""

    def begin(self, match: BalanceMatch, seed: str) -> None:
        self._play, self._random = module_of(match.game).policy, Random(seed)

    def hear(self, action: LogRow) -> None:
        pass

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        if decision.min_count == decision.max_count == 1 and self._random.random() < FAULTS:
            return (self._random.choice(decision.options),)
        return self._play(game.view(decision.seat), decision, rng)


def entrant(name: str, ceiling: bool) -> Entrant:
    """Return an entrant; raises `KeyError` for an unknown name."""
    simple: Mapping[str, type[Chance] | type[Beginner]] = {RANDOM: Chance, BEGINNER: Beginner}
    return simple[name]() if name in simple else Here(name, ceiling)


def module_of(name: str) -> GameModule:
    return MODULES[GAMES[name].family]
