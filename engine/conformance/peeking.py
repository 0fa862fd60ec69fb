"""Whether a player that looks ahead peeps: in games that its seat cannot tell apart it must think the same.

Such a test is worth something only if it catches one who does peep: `Peeping` is that one.
"""

from __future__ import annotations

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
    """Not other worlds, but the real one."""

    def __init__(self, game: AnyGame, *known: Any) -> None:
        """`known`: whatever else a seat goes by; who peeps needs none of it."""
        super().__init__(game, *known)
        self._game = game

    def world(self, seed: str) -> AnyGame | None:
        """The real cards, with other luck to come."""
        game = Game.restore(self._game.rules, self._game.checkpoint, self._game.tail)
        game.state.rng = Rng(seed)
        return game


class Peeping(Search):
    """The control: it looks at the cards."""

    worlds = PeekingWorlds


@dataclass(slots=True)
class PeekingReport:
    """Questions asked twice; how many thoughts and replies differed, how many were inside a step."""

    asked: int = 0
    thoughts: int = 0
    replies: int = 0
    inside: int = 0


def compare_twins(
    module: GameModule,
    match: BalanceMatch,
    questions: int,
    seed: str,
    effort: SearchBudget,
    search: type[Search] = Search,
) -> PeekingReport:
    """Ask a searching player so many questions in the real game and in a twin of it, with the same luck.

    In the real game it hears all, secrets of others, too; in the twin only what its seat is shown.
    """
    style, found, number = SearchProfile.of(module), PeekingReport(), 0
    assert style is not None
    while found.asked < questions:
        number += 1
        for game, decision, chance, log in _questions(module, match, f"{seed} {number}"):
            if found.asked == questions:
                break
            twin = WorldSampler(game, decision.seat).twin(Rng(seed_from(chance.random())))
            if twin is None:
                continue
            key, quick = seed_from(chance.random()), decision.options[: max(1, decision.min_count)]
            here, there = (
                search(style, effort, Rng(key), None, memory).run(each, decision, quick)
                for each, memory in zip((game, twin), _memories(style, decision.seat, log))
            )
            found.asked += 1
            found.thoughts += here != there  # by the chances that it reckons with, too
            found.replies += here.reply != there.reply
            found.inside += game.ply != game.checkpoint.ply
    return found


def _memories(style: SearchProfile, seat: Seat, log: Sequence[Observation]) -> Iterator[CardMemory]:
    """That of a seat which hears everything, and of one which hears what it may know."""
    for heard in (log, shown(log, seat)):
        memory = CardMemory(seat, style.game)
        memory.observe(heard)
        yield memory


def shown(log: Iterable[Observation], seat: Seat) -> Iterator[Observation]:
    """What one seat may know of all that has happened."""
    for each in log:
        if isinstance(each, OwnReply):
            yield each if each.seat == seat else OwnReply(each.seat, ())
        else:
            yield each if each.seat == seat else replace(each, secret=())


def _questions(
    module: GameModule, match: BalanceMatch, seed: str, often: float = 0.2
) -> Iterator[tuple[AnyGame, Decision, Random, Sequence[Observation]]]:
    """Questions of a game of quick players with more than one answer, some of them, and what has happened."""
    rules, chance = GAMES[match.game], Random(seed)
    game = Game.new(rules, match.seats, seed_from(seed), rules.presets[match.preset])
    rng, log = Rng(seed_from("quick", seed)), list[Observation](game.deal_events)
    while game.winners is None:
        decision = game.open_decisions[0]
        if len(decision.options) > 1 and chance.random() < often:
            yield game, decision, chance, log
        reply = module.policy(game.view(decision.seat), decision, rng)
        log += observations_of(game.answer(decision.seat, reply))
