"""Whole games by players of a level, on all processors; the same seed is the same game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeAlias

from engine.core.decisions import Reply, Seat
from engine.core.game import Action, AnyGame, Game
from engine.core.game_module import GameModule, Match
from engine.core.rng import Rng
from engine.games import GAMES, MODULES
from engine.search.levels import Level, Thinker, player_of
from engine.search.memory import told

QUICK = "quick"  # in place of a level: who replies at once, as in rollouts, and looks for no sure win

Map: TypeAlias = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]
Replies: TypeAlias = Sequence[tuple[Seat, Reply]]


@dataclass(frozen=True, slots=True)
class Deal:
    seed: str
    decks: tuple[str, ...] = ()


@contextmanager
def processors(count: int = 0) -> Iterator[Map]:
    """Yield a `map` over as many processes as there are processors."""
    count = count or os.cpu_count() or 1
    if count == 1:
        yield map
        return
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        yield pool.map


def begun(match: Match, seed: str, decks: Sequence[str] = (), *, keep: bool = True) -> AnyGame:
    rules = GAMES[match.game]
    return Game.new(rules, match.seats, seed, rules.variants[match.preset], decks=decks, keep=keep)


def player(level: str, module: GameModule) -> Thinker:
    return Thinker(module, Level()) if level == QUICK else player_of(level, module)


def over(match: Match, level: str, decks: Sequence[str], seed: str) -> tuple[AnyGame, Replies]:
    game, rng = begun(match, seed, decks, keep=level != QUICK), Rng(seed[::-1])
    seats = [player(level, MODULES[game.rules.family]) for _ in range(match.seats)]
    made: list[tuple[Seat, Reply]] = []
    for each in seats:
        each.hear(told(Action(0, None, (), 0, game.dealt)))
    while game.winners is None:
        decision = game.waiting[0]
        reply = seats[decision.seat].reply(game, decision, rng)
        made.append((decision.seat, reply))
        action = game.answer(decision.seat, reply)
        for each in seats:
            each.hear(told(action))
    return game, made


def replies(match: Match, level: str, deal: Deal) -> Replies:
    return over(match, level, deal.decks, deal.seed)[1]
