"""Whole games by players of a level, on all processors; the same seed gives the same game."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeAlias

from engine.core.decisions import Reply, Seat
from engine.core.game import AnyGame, Game, LogRow
from engine.core.game_module import BalanceMatch, GameModule
from engine.core.rng import Rng
from engine.games import GAMES, MODULES
from engine.search.levels import Level, LevelPlayer, player_of
from engine.search.memory import observations_of

QUICK = "quick"  # in place of a level: the policy alone, as in rollouts

Map: TypeAlias = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]
Replies: TypeAlias = Sequence[tuple[Seat, Reply]]


@dataclass(frozen=True, slots=True)
class Deal:
    seed: str
    decks: tuple[str, ...] = ()


@contextmanager
def processors(count: int = 0) -> Iterator[Map]:
    """Yield a `map` over `count` processes, by default one per processor."""
    count = count or os.cpu_count() or 1
    if count == 1:
        yield map
        return
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        yield pool.map


def begun(match: BalanceMatch, seed: str, decks: Sequence[str] = (), *, keep: bool = True) -> AnyGame:
    rules = GAMES[match.game]
    return Game.new(rules, match.seats, seed, rules.variants[match.preset], decks=decks, keep=keep)


def player(level: str, module: GameModule) -> LevelPlayer:
    return LevelPlayer(module, Level()) if level == QUICK else player_of(level, module)


def over(match: BalanceMatch, level: str, decks: Sequence[str], seed: str) -> tuple[AnyGame, Replies]:
    game, rng = begun(match, seed, decks, keep=level != QUICK), Rng(seed[::-1])
    seats = [player(level, MODULES[game.rules.family]) for _ in range(match.seats)]
    made: list[tuple[Seat, Reply]] = []
    for seat_player in seats:
        seat_player.observe(observations_of(LogRow(0, None, (), 0, game.deal_events)))
    while game.winners is None:
        decision = game.open_decisions[0]
        reply = seats[decision.seat].reply(game, decision, rng)
        made.append((decision.seat, reply))
        action = game.answer(decision.seat, reply)
        for seat_player in seats:
            seat_player.observe(observations_of(action))
    return game, made


def replies(match: BalanceMatch, level: str, deal: Deal) -> Replies:
    return over(match, level, deal.decks, deal.seed)[1]
