"""Deals that several users play alone: how they are dealt, and what the computers reply. No I/O.

Everything follows from the deal: equal replies lead to the same game, whatever the machine has to do besides.
So computers think by count, never by a clock, and remember no plan that a restart would lose.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from engine.club.daily import score_of
from engine.core.branches import Branch
from engine.core.decisions import BACK, Seat
from engine.core.forced import finish_private_steps, play_forced_replies
from engine.core.game import AnyGame, Checkpoint, Game, LogRow
from engine.core.log import effective_replies
from engine.core.records.deals import Score, SealedDeal
from engine.core.rng import deal_seed
from engine.core.rules import Rules
from engine.games import GAMES, MODULES
from engine.search.levels import SearchRequest, run_request
from engine.search.memory import observations


def deal_game(deal: SealedDeal) -> Branch:
    """Deal an opened deal; raises `UnsupportedVersion`."""
    assert deal.number is not None
    rules = _rules_of(deal)
    seed = deal_seed(deal.secret, deal.id, [deal.number] * deal.seats)
    game: AnyGame = Game.new(rules, deal.seats, seed, rules.variants[deal.variant])
    start, events = game.checkpoint, game.deal_events
    return Branch(game, start, tuple(play_forced_replies(game)), events)


def _rules_of(deal: SealedDeal) -> Rules[Any, Any]:
    """Return the rules of the version with which a deal was opened."""
    rules = GAMES[deal.game]
    return rules.at_version(deal.rules_version or rules.version)


def position_seed(game: AnyGame, seat: Seat) -> str:
    """Return the seed of a computer's reply, the same wherever equal replies have led.

    It depends on the deal, as the checkpoint contains its chance. Private steps that another seat has taken
    back do not count.
    """
    replies = [(row.seat, row.reply) for row in effective_replies(game.tail)]
    undone = [number for number, (other, reply) in enumerate(replies, 1) if reply == BACK and other != seat]
    replies = replies[max(undone, default=0) :]
    return sha256(game.checkpoint.data + f" computer {seat} {replies}".encode()).hexdigest()


def search_request(game: AnyGame, level: str, seat: Seat, log: Sequence[LogRow]) -> SearchRequest:
    """Return the request for a computer's reply; `log` begins with the deal."""
    lookahead = MODULES[game.rules.family].lookahead
    has_memory = lookahead is not None and lookahead.hidden_piles is not None
    return SearchRequest(
        *(game.rules.name, level, seat, position_seed(game, seat), game.checkpoint, tuple(game.tail)),
        observations(log) if has_memory else (),
        version=game.rules.version,
    )


@dataclass(frozen=True, slots=True)
class HouseTask:
    """A run of a deal by one of the house's own players, in another process."""

    deal: SealedDeal
    number: int
    level: str


@dataclass(frozen=True, slots=True)
class HouseProgress:
    """How far such a run is; with its score it is finished."""

    checkpoint: Checkpoint
    log: tuple[LogRow, ...]
    tail: tuple[LogRow, ...]
    score: Score | None = None


def begin_house_run(task: HouseTask) -> HouseProgress:
    branch = deal_game(task.deal)
    deal = LogRow(0, None, (), 0, branch.events)
    return HouseProgress(branch.game.checkpoint, (deal, *branch.rows), tuple(branch.game.tail))


def play_house_run(task: HouseTask, progress: HouseProgress, is_time_up: Callable[[], bool]) -> HouseProgress:
    """Play at least one reply, until the time is up or the game is over."""
    deal, log = task.deal, list(progress.log)
    game = Game.restore(_rules_of(deal), progress.checkpoint, progress.tail)
    while game.winners is None:
        decision = game.open_decisions[0]
        is_own = decision.seat == deal.seat
        request = search_request(game, task.level if is_own else deal.level, decision.seat, log)
        if is_own:
            seed = sha256(f"{request.seed} {task.number}".encode()).hexdigest()
            request = replace(request, seed=seed)
        log.append(game.answer(decision.seat, run_request(request).reply))
        log += finish_private_steps(game, decision.seat)
        log += play_forced_replies(game)
        if is_time_up():
            break
    score = score_of(game, log, deal.seat, deal.seats)
    return HouseProgress(game.checkpoint, tuple(log), tuple(game.tail), score)
