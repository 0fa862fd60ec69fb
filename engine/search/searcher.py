"""The search of players that look ahead, for any game.

A line is a row of own replies; where it ends or does not fit, the policy continues, as it plays all other
seats. Lines are compared in the same worlds with the same luck, and the worse half is dropped until one is
left. A line other than the policy's is played only if it is clearly better. Simultaneous choices are drawn
among lines about as good as the best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

from engine.core.decisions import Decision, Reply
from engine.core.game import AnyGame
from engine.core.plays import Play, legal_plays
from engine.core.rng import Rng
from engine.search.memory import CardMemory
from engine.search.proven_wins import proven_win
from engine.search.rollouts import Line, Outcome, SearchProfile, SearchWorlds, next_reply

Timer: TypeAlias = Callable[[], float]

SURE = 6  # worlds in which a line has won before the turn was over: then no more are tried
UNSURE = 0.1  # of the squares of gains, before any is seen: few worlds that agree prove little
CARE = 0.5  # by so many standard errors must a line be better than the quick player's
CLEAR = 3.0  # standard errors behind the best: so far a line is dropped before its round is over
ENOUGH = 12  # worlds in which it must have been tried for that
EVEN = 0.02  # a chance to win so much smaller is drawn a third as often, where others choose at once
TOGETHER = 20  # lines by chance that are tried in one world
KEPT = 4  # of those, how many are compared with the others
PROMPT = 0.25  # seconds that the quickest levels, too, may look for a sure win
FAIREST = 8  # replies of rollouts that one line may cost at the least: fewer lines where there is little time


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchBudget:
    """How much one question may cost."""

    replies: int  # of all rollouts together: the same on every machine
    win_nodes: int  # looked into for a proven win
    max_lines: int  # compared
    max_seconds: float  # a ceiling for slow machines, from the end of the look for a proven win


@dataclass(frozen=True, slots=True)
class SearchResult:
    """A reply and how to continue while nothing new is known."""

    line: Line
    win_chance: float | None = None  # to win so; None where nothing was looked ahead
    runner_up_chance: float | None = None  # the same of the best other line
    is_proven: bool = False  # it wins this turn whatever is hidden
    rollouts: int = 0
    replies: int = 0  # in these rollouts

    @property
    def reply(self) -> Reply:
        return self.line[0][1]


@dataclass(slots=True)
class LineStats:
    """A line's results, world by world."""

    line: Line
    values: list[float] = field(default_factory=list)
    won_this_turn: bool = True  # every rollout so far was won before the turn was over

    def count(self, outcome: Outcome) -> None:
        self.values.append(outcome.value)
        self.won_this_turn &= outcome.won_this_turn

    @property
    def mean(self) -> float:
        return fmean(self.values) if self.values else -1.0

    @property
    def sure(self) -> bool:
        """Return whether it wins now, whatever is hidden."""
        return self.won_this_turn and len(self.values) >= SURE

    def ahead(self, other: LineStats) -> float:
        """Return the paired lead over another line, in standard errors."""
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values)]
        count = len(gains)
        if count < 2:
            return 0.0
        mean = fmean(gains)
        squares = sum((gain - mean) ** 2 for gain in gains)
        return mean / sqrt((squares + UNSURE) / (count + 2) / count)


class Search:
    """One search for one question."""

    worlds: type[SearchWorlds] = SearchWorlds  # all that is read of the game, beside the view

    def __init__(
        self,
        style: SearchProfile,
        effort: SearchBudget,
        rng: Rng,
        clock: Timer | None = None,
        memory: CardMemory | None = None,
    ) -> None:
        self._style = style
        self._memory = memory
        self._effort = effort
        self._chance = Random(f"{rng.seed} {rng.use_count}")
        rng.use_count += 1  # so that the next question is thought about in other worlds
        self._seeds = self._dealt()
        self._clock = clock
        self._start = clock() if clock else 0.0

    def _dealt(self) -> Iterator[str]:
        while True:
            yield f"{self._chance.getrandbits(256):064x}"

    def run(
        self, game: AnyGame, decision: Decision, quick: Reply, plan: Line = (), *, sure: bool = False
    ) -> SearchResult:
        """Return the best line; `quick` is the policy's reply, `plan` another candidate.

        `sure`: the plan was a proven win by knowledge the seat may have forgotten since.
        """
        if decision.kind in self._style.game.policy_only_kinds:
            return SearchResult(((decision.kind, quick),))
        view = game.view(decision.seat)
        worlds = self.worlds(game, decision.seat, self._style, self._memory)
        line = self._won(worlds, view) or (plan if sure and next_reply(plan, decision) else None)
        if line:
            return SearchResult(line, win_chance=1.0, is_proven=True)
        if not self._effort.replies:
            return SearchResult(((decision.kind, quick),))
        lines = self._lines(game, view, decision, quick)
        if next_reply(plan, decision):
            lines = list(dict.fromkeys([lines[0], plan, *lines[1:]]))
        if len(lines) < 2:
            return SearchResult(lines[0])
        return self._compared(worlds, decision, lines)

    def _won(self, worlds: SearchWorlds, view: Any) -> Line | None:
        """Return a proven win if the turn may hold one."""
        near = self._style.game.may_win_now
        if near is None or not near(view) or not self._effort.win_nodes:
            return None
        worlds.is_uniform = True  # a sure win is one whatever the others hold
        line = proven_win(worlds, self._seeds, self._effort.win_nodes, self._has_looked)
        worlds.is_uniform = False
        worlds.replies_spent, self._start = 0, self._clock() if self._clock else 0.0
        return line

    def _lines(self, game: AnyGame, view: Any, decision: Decision, quick: Reply) -> list[Line]:
        """Return the lines to compare: the policy's first, then one per way to begin."""
        own = self._style.game.candidates
        named = own(view, decision) if own else ()
        most = min(self._effort.max_lines, 2 + self._effort.replies // FAIREST // 4)
        if named:
            found: list[Line] = [((decision.kind, reply),) for reply in named]
        elif decision.min_count == decision.max_count == 1:
            found = self._plays(game, decision)
        else:
            found = [((decision.kind, self._some(decision)),) for _ in range(most)]
        first: Line = ((decision.kind, quick),)
        return list(dict.fromkeys([first, *found]))[:most]

    def _plays(self, game: AnyGame, decision: Decision) -> list[Line]:
        plays = legal_plays(game, decision.seat)
        lines = [_choice(play) for play in plays]
        lines = lines or [((decision.kind, (option,)),) for option in decision.options]
        unlike = {
            tuple(self._style.game.equivalence_key(reply[0]) for _, reply in line): line
            for line in lines[::-1]
        }
        found = list(unlike.values())[::-1]
        self._chance.shuffle(found)
        begun = {self._style.game.equivalence_key(line[0][1][0]): line for line in found}
        return [*begun.values(), *(line for line in found if line not in begun.values())]

    def _some(self, decision: Decision) -> Reply:
        count = self._chance.randint(max(decision.min_count, 1), decision.max_count)
        chosen = set(self._chance.sample(decision.options, count))
        return tuple(option for option in decision.options if option in chosen)

    def _compared(self, worlds: SearchWorlds, decision: Decision, lines: list[Line]) -> SearchResult:
        """Halve the lines by comparing them until one is left or the budget is spent."""
        start = self._style.game.random_share
        if start:
            lines = list(dict.fromkeys([*lines, *self._random_lines(worlds, lines, start)]))
        quick, *others = live = tried = [LineStats(line) for line in lines]
        mixed = decision.kind in self._style.game.simultaneous_kinds
        rounds = 1 if mixed else max(1, len(others).bit_length())
        for number in range(1, rounds + 1):
            until = start + (1 - start) * number / rounds
            while not (quick.values and (self._budget_share_spent(worlds) >= until or _decided(live))):
                if not self._rolled(worlds, live, until):
                    return SearchResult(quick.line)
                live = live if mixed else _without_stragglers(live)
            if not mixed and not _decided(live):
                live = _better_half(live, quick)
        best = self._drawn(quick, live) if mixed else self._best(quick, live)
        second = max((each.mean for each in tried if each is not best and each.values), default=None)
        rollouts = sum(len(each.values) for each in tried)
        return SearchResult(best.line, best.mean, second, best.sure, rollouts, worlds.replies_spent)

    def _has_looked(self) -> bool:
        """Return whether the time for proven wins is over."""
        return self._clock is not None and self._clock() - self._start >= max(
            PROMPT, self._effort.max_seconds
        )

    def _budget_share_spent(self, worlds: SearchWorlds) -> float:
        """Return the spent share of the budget, in replies or seconds."""
        seconds = (self._clock() - self._start) / self._effort.max_seconds if self._clock else 0.0
        return max(worlds.replies_spent / self._effort.replies, seconds)

    def _rolled(self, worlds: SearchWorlds, live: Sequence[LineStats], until: float) -> bool:
        """Play every line in one more world; return False if there is none."""
        seed = next(self._seeds)
        for each in live:
            outcome = worlds.roll_out(seed, each.line)
            if outcome is None:
                return False
            each.count(outcome)
            if self._budget_share_spent(worlds) >= max(1.0, until):
                break
        return True

    def _random_lines(self, worlds: SearchWorlds, lines: Sequence[Line], until: float) -> list[Line]:
        """Return the best of many random lines to the end of the turn."""
        found: dict[Line, float] = {}
        while self._budget_share_spent(worlds) < until:
            seed = next(self._seeds)
            for _ in range(TOGETHER):
                outcome = worlds.roll_out(seed, self._chance.choice(lines), self._chance)
                if outcome is None or not outcome.replies:
                    return []
                found[outcome.replies] = outcome.value
        return sorted(found, key=lambda line: -found[line])[:KEPT]

    def _best(self, quick: LineStats, live: Sequence[LineStats]) -> LineStats:
        best = max(live, key=lambda each: (each.sure, each.mean))
        return best if best.sure or best.ahead(quick) > CARE else quick

    def _drawn(self, quick: LineStats, live: Sequence[LineStats]) -> LineStats:
        """Choose among lines about as good as the best, because a fixed choice is predictable."""
        good = [quick, *(each for each in live if each is not quick and each.ahead(quick) > CARE)]
        top = max(each.mean for each in good)
        return self._chance.choices(good, [exp((each.mean - top) / EVEN) for each in good])[0]


def _decided(live: Sequence[LineStats]) -> bool:
    """Return whether one line is left or wins now."""
    return len(live) == 1 or any(each.sure for each in live)


def _without_stragglers(live: list[LineStats]) -> list[LineStats]:
    """Drop lines that are clearly behind the best."""
    best = max(live, key=lambda each: each.mean)
    if len(best.values) < ENOUGH:
        return live
    return [each for each in live if each is best or best.ahead(each) < CLEAR]


def _better_half(live: Sequence[LineStats], quick: LineStats) -> list[LineStats]:
    """Return the better half, with the policy's line first if it is left."""
    others = sorted((each for each in live if each is not quick), key=lambda each: -each.mean)
    return [*(each for each in live if each is quick), *others[: len(live) // 2]]


def _choice(play: Play) -> Line:
    """Return a play's replies up to the next choice."""
    first, *others = play.steps
    within = [first, *(step for step in others if step.decision.can_go_back)]
    return tuple((step.decision.kind, (step.option,)) for step in within)
