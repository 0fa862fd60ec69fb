"""Entrants of the arena: a level, a variant of it, chance, or the computer player of another commit."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen
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
from tools.benchmarks.rivals import rival

RANDOM = "random"


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


class Elder:
    """The computer player of another commit, following the game in a process in its own tree."""

    def __init__(self, tree: Path) -> None:
        command = [sys.executable, "-m", "tools.benchmarks.elder"]
        self._process = Popen(command, cwd=tree, stdin=PIPE, stdout=PIPE, text=True)

    def begin(self, match: BalanceMatch, seed: str) -> None:
        self._say("new", match.game, match.seats, seed, match.preset)

    def hear(self, action: LogRow) -> None:
        if action.seat is not None:
            self._say("told", action.seat, action.reply)

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        self._say("ask", decision.seat)
        assert self._process.stdout is not None
        return tuple(json.loads(self._process.stdout.readline()))

    def _say(self, *words: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()


def is_here(name: str) -> bool:
    return name == RANDOM or rival(name) is not None or name.partition("/")[0] in LEVELS


def entrant(name: str, tree: Path | None, ceiling: bool) -> Entrant:
    if tree is not None:
        return Elder(tree)
    return Chance() if name == RANDOM else rival(name) or Here(name, ceiling)


def module_of(name: str) -> GameModule:
    return MODULES[GAMES[name].family]
