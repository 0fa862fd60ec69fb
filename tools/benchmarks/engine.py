"""Random play without a store: decisions per processor second, with and without checkpoints."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from statistics import median
from time import process_time
from typing import Any

from engine.core.decisions import Decision
from engine.core.game import Game
from engine.core.rules import Rules
from engine.games import GAMES

RUNS = 5
DECISIONS_A_RUN = 8_000
MAX_DECISIONS = 10_000  # of a game


def bench() -> dict[str, float]:
    return {name: number for rules in GAMES.values() for name, number in _game(rules)}


def _game(rules: Rules[Any, Any]) -> Iterator[tuple[str, float]]:
    _play(rules, 0, Random(0), keep=True)
    pairs = [(_speed(rules, keep=False), _speed(rules, keep=True)) for _ in range(RUNS)]
    yield f"{rules.name}_bare_per_s", round(median(bare for bare, _ in pairs))
    yield f"{rules.name}_saved_per_s", round(median(saved for _, saved in pairs))
    yield f"{rules.name}_saved_to_bare_ratio", round(median(saved / bare for bare, saved in pairs), 3)


def _speed(rules: Rules[Any, Any], *, keep: bool) -> float:
    start, played, number, chance = process_time(), 0, 0, Random(0)
    while played < DECISIONS_A_RUN:
        played, number = played + _play(rules, number, chance, keep=keep), number + 1
    return played / (process_time() - start)


def _play(rules: Rules[Any, Any], number: int, chance: Random, *, keep: bool) -> int:
    game = Game.new(rules, rules.seats[-1], sha256(b"%d" % number).hexdigest(), keep=keep)
    while game.winners is None and game.ply < MAX_DECISIONS:
        decisions = game.open_decisions
        decision = decisions[int(chance.random() * len(decisions))]
        game.answer(decision.seat, _reply(decision, chance))
    return game.ply


def _reply(decision: Decision, chance: Random) -> tuple[str, ...]:
    options = decision.options
    if decision.min_count == decision.max_count == 1:
        return (options[int(chance.random() * len(options))],)
    return tuple(chance.sample(options, chance.randint(decision.min_count, decision.max_count)))
