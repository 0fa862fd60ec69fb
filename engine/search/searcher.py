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
from engine.core.plays import Play, offered
from engine.core.rng import Rng
from engine.search.memory import Memory
from engine.search.proven_wins import sure_win
from engine.search.rollouts import Line, Outcome, Style, Worlds, fitting

Clock: TypeAlias = Callable[[], float]

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
class Effort:
    """How much one question may cost."""

    replies: int  # of all rollouts together: the same on every machine
    tables: int  # looked into for a proven win
    lines: int  # compared
    seconds: float  # a ceiling for slow machines, from the end of the look for a proven win


@dataclass(frozen=True, slots=True)
class Thought:
    """A reply and how to continue while nothing new is known."""

    line: Line
    chance: float | None = None  # to win so; None where nothing was looked ahead
    second: float | None = None  # the same of the best other line
    sure: bool = False  # it wins this turn whatever is hidden
    rollouts: int = 0
    replies: int = 0  # in these rollouts

    @property
    def reply(self) -> Reply:
        return self.line[0][1]


@dataclass(slots=True)
class Tried:
    """A line's results, world by world."""

    line: Line
    values: list[float] = field(default_factory=list)
    at_once: bool = True  # every rollout so far was won before the turn was over

    def count(self, outcome: Outcome) -> None:
        self.values.append(outcome.value)
        self.at_once &= outcome.at_once

    @property
    def mean(self) -> float:
        return fmean(self.values) if self.values else -1.0

    @property
    def sure(self) -> bool:
        """Return whether it wins now, whatever is hidden."""
        return self.at_once and len(self.values) >= SURE

    def ahead(self, other: Tried) -> float:
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

    worlds: type[Worlds] = Worlds  # all that is read of the game, beside the view

    def __init__(
        self,
        style: Style,
        effort: Effort,
        rng: Rng,
        clock: Clock | None = None,
        memory: Memory | None = None,
    ) -> None:
        self._style = style
        self._memory = memory
        self._effort = effort
        self._chance = Random(f"{rng.seed} {rng.used}")
        rng.used += 1  # so that the next question is thought about in other worlds
        self._seeds = self._dealt()
        self._clock = clock
        self._start = clock() if clock else 0.0

    def _dealt(self) -> Iterator[str]:
        while True:
            yield f"{self._chance.getrandbits(256):064x}"

    def thought(
        self, game: AnyGame, decision: Decision, quick: Reply, plan: Line = (), *, sure: bool = False
    ) -> Thought:
        """Return the best line; `quick` is the policy's reply, `plan` another candidate.

        `sure`: the plan was a proven win by knowledge the seat may have forgotten since.
        """
        if decision.kind in self._style.game.leave:
            return Thought(((decision.kind, quick),))
        view = game.view(decision.seat)
        worlds = self.worlds(game, decision.seat, self._style, self._memory)
        line = self._won(worlds, view) or (plan if sure and fitting(plan, decision) else None)
        if line:
            return Thought(line, chance=1.0, sure=True)
        if not self._effort.replies:
            return Thought(((decision.kind, quick),))
        lines = self._lines(game, view, decision, quick)
        if fitting(plan, decision):
            lines = list(dict.fromkeys([lines[0], plan, *lines[1:]]))
        if len(lines) < 2:
            return Thought(lines[0])
        return self._compared(worlds, decision, lines)

    def _won(self, worlds: Worlds, view: Any) -> Line | None:
        """Return a proven win if the turn may hold one."""
        near = self._style.game.near
        if near is None or not near(view) or not self._effort.tables:
            return None
        worlds.even = True  # a sure win is one whatever the others hold
        line = sure_win(worlds, self._seeds, self._effort.tables, self._has_looked)
        worlds.even = False
        worlds.spent, self._start = 0, self._clock() if self._clock else 0.0
        return line

    def _lines(self, game: AnyGame, view: Any, decision: Decision, quick: Reply) -> list[Line]:
        """Return the lines to compare: the policy's first, then one per way to begin."""
        own = self._style.game.candidates
        named = own(view, decision) if own else ()
        most = min(self._effort.lines, 2 + self._effort.replies // FAIREST // 4)
        if named:
            found: list[Line] = [((decision.kind, reply),) for reply in named]
        elif decision.least == decision.most == 1:
            found = self._plays(game, decision)
        else:
            found = [((decision.kind, self._some(decision)),) for _ in range(most)]
        first: Line = ((decision.kind, quick),)
        return list(dict.fromkeys([first, *found]))[:most]

    def _plays(self, game: AnyGame, decision: Decision) -> list[Line]:
        plays = offered(game, decision.seat)
        lines = [_choice(play) for play in plays]
        lines = lines or [((decision.kind, (option,)),) for option in decision.options]
        unlike = {tuple(self._style.game.alike(reply[0]) for _, reply in line): line for line in lines[::-1]}
        found = list(unlike.values())[::-1]
        self._chance.shuffle(found)
        begun = {self._style.game.alike(line[0][1][0]): line for line in found}
        return [*begun.values(), *(line for line in found if line not in begun.values())]

    def _some(self, decision: Decision) -> Reply:
        count = self._chance.randint(max(decision.least, 1), decision.most)
        chosen = set(self._chance.sample(decision.options, count))
        return tuple(option for option in decision.options if option in chosen)

    def _compared(self, worlds: Worlds, decision: Decision, lines: list[Line]) -> Thought:
        """Halve the lines by comparing them until one is left or the budget is spent."""
        start = self._style.game.wild
        if start:
            lines = list(dict.fromkeys([*lines, *self._wild(worlds, lines, start)]))
        quick, *others = live = tried = [Tried(line) for line in lines]
        mixed = decision.kind in self._style.game.mixed
        rounds = 1 if mixed else max(1, len(others).bit_length())
        for number in range(1, rounds + 1):
            until = start + (1 - start) * number / rounds
            while not (quick.values and (self._gone(worlds) >= until or _decided(live))):
                if not self._rolled(worlds, live, until):
                    return Thought(quick.line)
                live = live if mixed else _near(live)
            if not mixed and not _decided(live):
                live = _better_half(live, quick)
        best = self._drawn(quick, live) if mixed else self._best(quick, live)
        second = max((each.mean for each in tried if each is not best and each.values), default=None)
        rollouts = sum(len(each.values) for each in tried)
        return Thought(best.line, best.mean, second, best.sure, rollouts, worlds.spent)

    def _has_looked(self) -> bool:
        """Return whether the time for proven wins is over."""
        return self._clock is not None and self._clock() - self._start >= max(PROMPT, self._effort.seconds)

    def _gone(self, worlds: Worlds) -> float:
        """Return the spent share of the budget, in replies or seconds."""
        seconds = (self._clock() - self._start) / self._effort.seconds if self._clock else 0.0
        return max(worlds.spent / self._effort.replies, seconds)

    def _rolled(self, worlds: Worlds, live: Sequence[Tried], until: float) -> bool:
        """Play every line in one more world; return False if there is none."""
        seed = next(self._seeds)
        for each in live:
            outcome = worlds.rolled(seed, each.line)
            if outcome is None:
                return False
            each.count(outcome)
            if self._gone(worlds) >= max(1.0, until):
                break
        return True

    def _wild(self, worlds: Worlds, lines: Sequence[Line], until: float) -> list[Line]:
        """Return the best of many random lines to the end of the turn."""
        found: dict[Line, float] = {}
        while self._gone(worlds) < until:
            seed = next(self._seeds)
            for _ in range(TOGETHER):
                outcome = worlds.rolled(seed, self._chance.choice(lines), self._chance)
                if outcome is None or not outcome.made:
                    return []
                found[outcome.made] = outcome.value
        return sorted(found, key=lambda line: -found[line])[:KEPT]

    def _best(self, quick: Tried, live: Sequence[Tried]) -> Tried:
        best = max(live, key=lambda each: (each.sure, each.mean))
        return best if best.sure or best.ahead(quick) > CARE else quick

    def _drawn(self, quick: Tried, live: Sequence[Tried]) -> Tried:
        """Choose among lines about as good as the best, because a fixed choice is predictable."""
        good = [quick, *(each for each in live if each is not quick and each.ahead(quick) > CARE)]
        top = max(each.mean for each in good)
        return self._chance.choices(good, [exp((each.mean - top) / EVEN) for each in good])[0]


def _decided(live: Sequence[Tried]) -> bool:
    """Return whether one line is left or wins now."""
    return len(live) == 1 or any(each.sure for each in live)


def _near(live: list[Tried]) -> list[Tried]:
    """Drop lines that are clearly behind the best."""
    best = max(live, key=lambda each: each.mean)
    if len(best.values) < ENOUGH:
        return live
    return [each for each in live if each is best or best.ahead(each) < CLEAR]


def _better_half(live: Sequence[Tried], quick: Tried) -> list[Tried]:
    """Return the better half, with the policy's line first if it is left."""
    others = sorted((each for each in live if each is not quick), key=lambda each: -each.mean)
    return [*(each for each in live if each is quick), *others[: len(live) // 2]]


def _choice(play: Play) -> Line:
    """Return a play's replies up to the next choice."""
    first, *others = play.steps
    within = [first, *(step for step in others if step.decision.back)]
    return tuple((step.decision.kind, (step.option,)) for step in within)
