"""Fit the weights of valuations: `make fit GAME=bang`, some minutes per game.

Each turn of self-play is a row of features with the result. A curve is fitted by gradient descent in plain
Python. Its log loss on held-out games is written next to the weights, in data/games/<family>/evaluation.json.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, tanh
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from engine.core.decisions import Decision, Reply
from engine.core.editions import DATA
from engine.core.game import AnyGame, Game
from engine.core.game_module import GameModule
from engine.core.rng import Rng, seed_from
from engine.games import MODULES
from engine.search.rollouts import turn_of
from engine.search.value import Unit, Weights, weights_of
from tools.benchmarks.whole_games import QUICK, player

RANDOM_SHARE = 0.02  # share of random replies, so that games differ
FOLDS = 5  # parts of the games; a fit to the others predicts each
EPOCHS, STEP, DECAY = 14, 0.01, 1e-4
SURE = 1e-6  # limit of predicted probabilities


@dataclass(frozen=True, slots=True)
class Row:
    game: int
    numbers: tuple[float, ...]
    won: float


def rows_of(module: GameModule, games: int, level: str, first: int = 0) -> Iterator[Row]:
    for number in range(first, first + games):
        for match in {(match.game, match.seats) for match in module.matches}:
            yield from rows_of_game(module, match, number, level)


def rows_of_game(module: GameModule, match: tuple[str, int], number: int, level: str) -> list[Row]:
    """Play a game of this name and these seats; return each turn's rows, one for each seat in order."""
    assert module.lookahead is not None
    name, seats = match
    rules = next(rules for rules in module.rules if rules.name == name)
    game = Game.new(rules, seats, seed_from(match, number), keep=level != QUICK)
    chance = Random(number)
    players = [player(level, module) for _ in range(seats)]
    positions: list[tuple[int, Sequence[float]]] = []
    turn = 0
    while game.winners is None:
        if turn_of(game) != turn:
            turn = turn_of(game)
            positions += ((seat, module.lookahead.features(game.state, seat)) for seat in range(seats))
        _answer(game, players, chance, seed_from(match, number, game.ply))
    return [Row(number, tuple(numbers), _part(game, seat)) for seat, numbers in positions]


def _answer(game: AnyGame, players: Sequence[Any], chance: Random, seed: str) -> None:
    decision: Decision = game.open_decisions[0]
    reply: Reply = (chance.choice(decision.options),) if decision.options else ()
    if chance.random() >= RANDOM_SHARE or decision.min_count != 1 or not reply:
        reply = players[decision.seat].reply(game, decision, Rng(seed))
    game.answer(decision.seat, reply)


def _part(game: AnyGame, seat: int) -> float:
    winners = game.winners or ()
    return (seat in winners) / len(winners) if winners else 0.5


class Curve:
    def __init__(self, rows: Sequence[Row], units: int, chance: Random) -> None:
        columns = list(zip(*(row.numbers for row in rows)))
        spreads = [(sum(x * x for x in column) / len(column)) ** 0.5 for column in columns]
        self.scale = [1 / spread if spread > SURE else 0.0 for spread in spreads]
        width = len(columns)
        self.weights, self.bias = [0.0] * width, 0.0
        self.units = [[chance.gauss(0, 0.3) for _ in range(width)] for _ in range(units)]
        self.biases = [chance.gauss(0, 0.3) for _ in range(units)]
        self.heights = [chance.gauss(0, 0.1) for _ in range(units)]

    def learn(self, row: Row, step: float) -> None:
        numbers = [a * b for a, b in zip(row.numbers, self.scale)]
        bends = [tanh(b + _dot(unit, numbers)) for unit, b in zip(self.units, self.biases)]
        logit = self.bias + _dot(self.weights, numbers) + _dot(self.heights, bends)
        slope = step * (_chance(logit) - row.won)
        self.bias -= slope
        self.weights = [w - slope * x - step * DECAY * w for w, x in zip(self.weights, numbers)]
        for n, bend in enumerate(bends):
            inner = slope * self.heights[n] * (1 - bend * bend)
            self.heights[n] -= slope * bend
            self.biases[n] -= inner
            self.units[n] = [w - inner * x - step * DECAY * w for w, x in zip(self.units[n], numbers)]

    def frozen(self) -> Weights:
        units = zip(self.units, self.biases, self.heights)
        return Weights(
            weights=self._plain(self.weights),
            bias=round(self.bias, 5),
            units=tuple(
                Unit(weights=self._plain(unit), bias=round(bias, 5), height=round(height, 5))
                for unit, bias, height in units
            ),
        )

    def _plain(self, weights: Sequence[float]) -> tuple[float, ...]:
        return tuple(round(w * scale, 6) for w, scale in zip(weights, self.scale))


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other))


def _chance(logit: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def fitted(rows: Sequence[Row], units: int) -> Weights:
    losses, bases = [], []
    for aside in range(FOLDS):
        train = [row for row in rows if row.game % FOLDS != aside]
        test = [row for row in rows if row.game % FOLDS == aside]
        trained, usual = _learned(train, units), sum(row.won for row in train) / len(train)
        losses.append(_loss(test, [trained.chance(row.numbers) for row in test]))
        bases.append(_loss(test, [usual] * len(test)))
    figures = {"positions": len(rows), "log_loss": round(fmean(losses), 4), "base": round(fmean(bases), 4)}
    return _learned(rows, units).model_copy(update=figures)


def _learned(rows: Sequence[Row], units: int) -> Weights:
    chance, order = Random(2), list(rows)
    curve = Curve(order, units, chance)
    for epoch in range(EPOCHS):
        chance.shuffle(order)
        for row in order:
            curve.learn(row, STEP / (1 + epoch))
    return curve.frozen()


def _loss(rows: Sequence[Row], predictions: Sequence[float]) -> float:
    loss = 0.0
    for row, prediction in zip(rows, predictions):
        chance = min(1 - SURE, max(SURE, prediction))
        loss -= row.won * log(chance) + (1 - row.won) * log(1 - chance)
    return loss / len(rows)


def fit(family: str, games: int, level: str, sizes: Sequence[int]) -> Weights:
    rows = list(rows_of(MODULES[family], games, level))
    best: Weights | None = None
    for units in sizes:
        start = process_time()
        weights = fitted(rows, units)
        print(
            f"{family}: {units} bends, log loss {weights.log_loss} (base {weights.base}), "
            f"{process_time() - start:.0f} s",
            flush=True,
        )
        best = weights if best is None or weights.log_loss < best.log_loss else best
    assert best is not None
    last = weights_of(family)
    kept_as_is = {
        key: getattr(last, key) for key in ("story_scale", "story_early", "story_sharpness", "values")
    }
    return best.model_copy(update={"players": level, "games": games, **kept_as_is})


def save_weights(family: str, weights: Weights) -> None:
    (DATA / family / "evaluation.json").write_text(weights.model_dump_json(indent=1) + "\n", "utf-8")


def main(arguments: list[str]) -> int:
    known = [family for family, module in MODULES.items() if module.lookahead]
    parser = argparse.ArgumentParser(prog="tools.benchmarks.fit", description="Fit weights of valuations.")
    parser.add_argument(
        "families", nargs="*", metavar="GAME", help=f"one of {', '.join(known)}; all by default"
    )
    parser.add_argument("--games", type=int, default=400, help="games of each kind")
    parser.add_argument("--level", default=QUICK, help=f"the players: {QUICK}, or a level")
    parser.add_argument("--bends", default="0,6", help="numbers of bends to try, separated by commas")
    options = parser.parse_args(arguments)
    if unknown := set(options.families) - set(known):
        parser.error(f"no search in {', '.join(sorted(unknown))}; one of {', '.join(known)}")
    for family in options.families or known:
        weights = fit(family, options.games, options.level, [int(size) for size in options.bends.split(",")])
        save_weights(family, weights)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
