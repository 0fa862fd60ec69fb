"""Checks that computer players do not peek: they must think the same in games their seat cannot tell apart.

`Peeping` does peek, so that tests can show that it is caught.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.core.decisions import Decision, Seat
from engine.core.game import AnyGame, Game
from engine.core.game_module import BalanceMatch, GameModule
from engine.core.rng import Rng, seed_from
from engine.core.worlds import WorldSampler
from engine.games import GAMES
from engine.search.memory import CardMemory, Observation, OwnReply, observations_of
from engine.search.rollouts import SearchProfile, SearchWorlds
from engine.search.searcher import Search, SearchBudget


class PeekingWorlds(SearchWorlds):
    """Yields the real world with different later chance, instead of sampled worlds."""

    def __init__(self, game: AnyGame, *args: Any) -> None:
        super().__init__(game, *args)
        self._game = game

    def world(self, seed: str) -> AnyGame | None:
        game = Game.restore(self._game.rules, self._game.checkpoint, self._game.tail)
        game.state.rng = Rng(seed)
        return game


class Peeping(Search):
    worlds = PeekingWorlds


@dataclass(slots=True)
class PeekingReport:
    decisions: int = 0  # in both games
    thoughts: int = 0  # that differed
    replies: int = 0  # that differed
    inside: int = 0  # a step


def compare_twins(
    module: GameModule,
    match: BalanceMatch,
    questions: int,
    seed: str,
    effort: SearchBudget,
    search: type[Search] = Search,
) -> PeekingReport:
    """Compare a search in real games, which is given all secrets, with the same search in their twins."""
    style, report, number = SearchProfile.of(module), PeekingReport(), 0
    assert style is not None
    while report.decisions < questions:
        number += 1
        for game, decision, chance, log in _decisions(module, match, f"{seed} {number}"):
            if report.decisions == questions:
                break
            twin = WorldSampler(game, decision.seat).twin(Rng(seed_from(chance.random())))
            if twin is None:
                continue
            key, quick = seed_from(chance.random()), decision.options[: max(1, decision.min_count)]
            results = []
            for played, events in ((game, log), (twin, without_secrets(log, decision.seat))):
                memory = CardMemory(decision.seat, style.game)
                memory.observe(events)
                results.append(search(style, effort, Rng(key), None, memory).run(played, decision, quick))
            report.decisions += 1
            report.thoughts += results[0] != results[1]  # estimated chances included
            report.replies += results[0].reply != results[1].reply
            report.inside += game.ply != game.checkpoint.ply
    return report


def without_secrets(log: Iterable[Observation], seat: Seat) -> Iterator[Observation]:
    for item in log:
        if item.seat == seat:
            yield item
        else:
            yield OwnReply(item.seat, ()) if isinstance(item, OwnReply) else replace(item, secret=())


def _decisions(
    module: GameModule, match: BalanceMatch, seed: str
) -> Iterator[tuple[AnyGame, Decision, Random, Sequence[Observation]]]:
    """Yield a fifth of the decisions with a choice in a game of quick players, and its events so far."""
    rules, chance = GAMES[match.game], Random(seed)
    game = Game.new(rules, match.seats, seed_from(seed), rules.presets[match.preset])
    rng, log = Rng(seed_from("quick", seed)), list[Observation](game.deal_events)
    while game.winners is None:
        decision = game.open_decisions[0]
        if len(decision.options) > 1 and chance.random() < 1 / 5:
            yield game, decision, chance, log
        reply = module.policy(game.view(decision.seat), decision, rng)
        log += observations_of(game.answer(decision.seat, reply))
