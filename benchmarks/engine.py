"""Decisions a second of random play: bare, and with snapshot and checksum of every action."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter
from typing import Any

from engine.conformance.selfplay import play_many
from engine.core.rules import Rules
from engine.games import GAMES

RUNS = 7
GAMES_A_RUN = 200


def bench() -> dict[str, float]:
    """For each game, with as many seats as it allows: decisions a second, and what of it saving leaves."""
    return {name: number for rules in GAMES.values() for name, number in _game(rules)}


def _game(rules: Rules[Any, Any]) -> Iterator[tuple[str, float]]:
    """Bare and saved runs by turns, so that whatever else the machine does slows both alike."""
    pairs = [(_speed(rules, run, keep=False), _speed(rules, run, keep=True)) for run in range(RUNS)]
    yield f"{rules.name}_bare_per_s", round(median(bare for bare, _ in pairs))
    yield f"{rules.name}_saved_per_s", round(median(saved for _, saved in pairs))
    yield f"{rules.name}_saved_to_bare_ratio", round(median(saved / bare for bare, saved in pairs), 3)


def _speed(rules: Rules[Any, Any], run: int, *, keep: bool) -> float:
    seats = rules.seats[-1]
    return play_many(rules, seats, GAMES_A_RUN, run, clock=perf_counter, keep=keep).decisions_per_s
