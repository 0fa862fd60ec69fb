"""The search of computer players, for any game.

Where a line ends or does not fit, the policy continues; it also plays all other seats. Lines are compared in
the same worlds with the same chance, and the worse half is dropped until one is left. A line other than the
policy's is played only if it is clearly better. Simultaneous choices are drawn among lines about as good as
the best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from random import Random
from statistics import fmean
from typing import TypeAlias

from engine.core.decisions import Decision, Reply
from engine.core.game import AnyGame
from engine.core.plays import Play, legal_plays
from engine.core.rng import Rng
from engine.search.memory import CardMemory
from engine.search.proven_wins import proven_win
from engine.search.rollouts import Line, Outcome, SearchProfile, SearchWorlds, next_reply

Timer: TypeAlias = Callable[[], float]

SURE = 6  # worlds won this turn after which a line is played at once
PRIOR_SQUARES = 0.1  # added to the squared gains, because a few worlds that agree prove little
MIN_LEAD = 0.5  # standard errors by which a line must beat the policy's
MAX_LAG = 3.0  # standard errors behind the best, at which a line is dropped at once
MIN_WORLDS = 12  # worlds in which it must have been tried for that
TEMPERATURE = 0.02  # of the chance to win, for simultaneous choices
RANDOM_LINES = 20  # lines tried in one world
RANDOM_KEPT = 4  # lines that are kept of all random ones
MIN_PROOF_SECONDS = 0.25  # seconds that even the quickest levels have to look for a proven win
MIN_LINE_REPLIES = 8  # of rollouts per line; a small budget compares fewer lines


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchBudget:
    replies: int  # replies in all rollouts together, the same on every machine
    win_nodes: int  # states tried for a proven win
    max_lines: int  # compared
    max_seconds: float  # a limit for slow machines, after the search for a proven win


@dataclass(frozen=True, slots=True)
class SearchResult:
    """A reply and how to continue while nothing new is known."""

    line: Line
    win_chance: float | None = None  # None without rollouts
    runner_up_chance: float | None = None  # of the best other line
    is_proven: bool = False
    rollouts: int = 0
    replies: int = 0  # in these rollouts
    # How much more the best line keeps or wins on average than the next best, by the key of a hint's words.
    gains: Mapping[str, float] = field(default_factory=dict)

    @property
    def reply(self) -> Reply:
        return self.line[0][1]


@dataclass(slots=True)
class LineStats:
    """A line's results, world by world."""

    line: Line
    values: list[float] = field(default_factory=list)
    stakes: list[Mapping[str, float]] = field(default_factory=list)
    won_this_turn: bool = True  # in every rollout so far

    def count(self, outcome: Outcome) -> None:
        self.values.append(outcome.value)
        self.stakes.append(outcome.stakes)
        self.won_this_turn &= outcome.won_this_turn

    @property
    def mean(self) -> float:
        return fmean(self.values) if self.values else -1.0

    @property
    def sure(self) -> bool:
        """Whether it seems to win now, whatever is hidden."""
        return self.won_this_turn and len(self.values) >= SURE

    def gains(self, other: LineStats) -> Mapping[str, float]:
        """Return by how much the average stakes exceed another line's, in the worlds of both."""
        pairs = list(zip(self.stakes, other.stakes))
        return {
            key: fmean(own[key] - theirs[key] for own, theirs in pairs)
            for key in (pairs[0][0] if pairs else ())
        }

    def ahead(self, other: LineStats) -> float:
        """Return the paired lead over another line, in standard errors."""
        gains = [own - others for own, others in zip(self.values, other.values)]
        count = len(gains)
        if count < 2:
            return 0.0
        mean = fmean(gains)
        squares = sum((gain - mean) ** 2 for gain in gains)
        return mean / sqrt((squares + PRIOR_SQUARES) / (count + 2) / count)


class Search:
    worlds: type[SearchWorlds] = SearchWorlds  # worlds are the only access to the game, besides the view

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
        rng.use_count += 1  # so that the next decision has other worlds
        self._seeds: Iterator[str] = iter(lambda: f"{self._chance.getrandbits(256):064x}", None)
        self._clock = clock
        self._start = clock() if clock else 0.0

    def run(
        self, game: AnyGame, decision: Decision, quick: Reply, plan: Line = (), *, sure: bool = False
    ) -> SearchResult:
        """Return the best line; `quick` is the policy's reply, `plan` another candidate.

        `sure`: the plan was a proven win by knowledge the seat may have forgotten since.
        """
        if decision.kind in self._style.game.policy_only_kinds:
            return SearchResult(((decision.kind, quick),))
        worlds = self.worlds(game, decision.seat, self._style, self._memory)
        line = self.proven_win(game, worlds) or (plan if sure and next_reply(plan, decision) else None)
        if line:
            return SearchResult(line, win_chance=1.0, is_proven=True)
        if not self._effort.replies:
            return SearchResult(((decision.kind, quick),))
        lines = self.lines(game, decision, quick)
        if next_reply(plan, decision):
            lines = list(dict.fromkeys([lines[0], plan, *lines[1:]]))
        if len(lines) < 2:
            return SearchResult(lines[0])
        return self._compare(worlds, decision, lines)

    def proven_win(self, game: AnyGame, worlds: SearchWorlds) -> Line | None:
        """Return a proven win if the turn may hold one."""
        may_win_now = self._style.game.may_win_now
        if may_win_now is None or not may_win_now(game.view(worlds.seat)) or not self._effort.win_nodes:
            return None

        def is_time_up() -> bool:
            seconds = max(MIN_PROOF_SECONDS, self._effort.max_seconds)
            return self._clock is not None and self._clock() - self._start >= seconds

        line = proven_win(worlds, self._seeds, self._effort.win_nodes, is_time_up)
        worlds.replies_spent, self._start = 0, self._clock() if self._clock else 0.0
        return line

    def lines(self, game: AnyGame, decision: Decision, quick: Reply) -> list[Line]:
        """Return the lines to compare: the policy's first, then one per way to begin."""
        candidates = self._style.game.candidates
        replies = candidates(game.view(decision.seat), decision) if candidates else ()
        max_lines = min(self._effort.max_lines, 2 + self._effort.replies // MIN_LINE_REPLIES // 4)
        if replies:
            lines: list[Line] = [((decision.kind, reply),) for reply in replies]
        elif decision.min_count == decision.max_count == 1:
            lines = self._plays(game, decision)
        else:
            lines = [((decision.kind, self._random_options(decision)),) for _ in range(max_lines)]
        first: Line = ((decision.kind, quick),)
        return list(dict.fromkeys([first, *lines]))[:max_lines]

    def _plays(self, game: AnyGame, decision: Decision) -> list[Line]:
        """Return the plays, beginning with one per first step."""
        key = self._style.game.equivalence_key
        lines = [_first_choice(play) for play in legal_plays(game, decision.seat)]
        lines = lines or [((decision.kind, (option,)),) for option in decision.options]
        unlike = {tuple(key(reply[0]) for _, reply in line): line for line in lines[::-1]}
        lines = list(unlike.values())[::-1]
        self._chance.shuffle(lines)
        firsts = {key(line[0][1][0]): line for line in lines}
        return [*firsts.values(), *(line for line in lines if line not in firsts.values())]

    def _random_options(self, decision: Decision) -> Reply:
        count = self._chance.randint(max(decision.min_count, 1), decision.max_count)
        chosen = set(self._chance.sample(decision.options, count))
        return tuple(option for option in decision.options if option in chosen)

    def _compare(self, worlds: SearchWorlds, decision: Decision, lines: list[Line]) -> SearchResult:
        """Halve the lines by comparing them until one is left or the budget is spent."""
        start = self._style.game.random_share
        if start:
            lines = list(dict.fromkeys([*lines, *self._random_lines(worlds, lines, start)]))
        quick, *others = live = tried = [LineStats(line) for line in lines]
        is_simultaneous = decision.kind in self._style.game.simultaneous_kinds
        rounds = 1 if is_simultaneous else max(1, len(others).bit_length())
        for number in range(1, rounds + 1):
            until = start + (1 - start) * number / rounds
            while not (quick.values and (self._budget_share_spent(worlds) >= until or _decided(live))):
                if not self._roll_out(worlds, live, until):
                    return SearchResult(quick.line)
                live = _without_stragglers(live)
            if not is_simultaneous and not _decided(live):
                live = _better_half(live, quick)
        best = self._draw(quick, live) if is_simultaneous else self._best(quick, live)
        others = [stats for stats in tried if stats is not best and stats.values]
        second = max(others, key=lambda stats: stats.mean, default=None)
        return SearchResult(
            line=best.line,
            win_chance=best.mean,
            runner_up_chance=None if second is None else second.mean,
            is_proven=best.sure,
            gains=best.gains(second) if second else {},
            rollouts=sum(len(stats.values) for stats in tried),
            replies=worlds.replies_spent,
        )

    def _budget_share_spent(self, worlds: SearchWorlds) -> float:
        """Return the spent share of the budget, in replies or seconds."""
        seconds = (self._clock() - self._start) / self._effort.max_seconds if self._clock else 0.0
        return max(worlds.replies_spent / self._effort.replies, seconds)

    def _roll_out(self, worlds: SearchWorlds, live: Sequence[LineStats], until: float) -> bool:
        """Play every line in one more world; return False if there is none."""
        seed = next(self._seeds)
        for stats in live:
            outcome = worlds.roll_out(seed, stats.line)
            if outcome is None:
                return False
            stats.count(outcome)
            if self._budget_share_spent(worlds) >= max(1.0, until):
                break
        return True

    def _random_lines(self, worlds: SearchWorlds, lines: Sequence[Line], until: float) -> list[Line]:
        values: dict[Line, float] = {}
        while self._budget_share_spent(worlds) < until:
            seed = next(self._seeds)
            for _ in range(RANDOM_LINES):
                outcome = worlds.roll_out(seed, self._chance.choice(lines), self._chance)
                if outcome is None or not outcome.replies:
                    return []
                values[outcome.replies] = outcome.value
        return sorted(values, key=lambda line: -values[line])[:RANDOM_KEPT]

    def _best(self, quick: LineStats, live: Sequence[LineStats]) -> LineStats:
        best = max(live, key=lambda stats: (stats.sure, stats.mean))
        return best if best.sure or best.ahead(quick) > MIN_LEAD else quick

    def _draw(self, quick: LineStats, live: Sequence[LineStats]) -> LineStats:
        """Choose among lines about as good as the best, because a fixed choice is predictable."""
        good = [quick, *(stats for stats in live if stats is not quick and stats.ahead(quick) > MIN_LEAD)]
        best = max(stats.mean for stats in good)
        return self._chance.choices(good, [exp((stats.mean - best) / TEMPERATURE) for stats in good])[0]


def _decided(live: Sequence[LineStats]) -> bool:
    """Return whether one line is left or wins now."""
    return len(live) == 1 or any(stats.sure for stats in live)


def _without_stragglers(live: list[LineStats]) -> list[LineStats]:
    """Drop lines that are clearly behind the best."""
    best = max(live, key=lambda stats: stats.mean)
    if len(best.values) < MIN_WORLDS:
        return live
    return [stats for stats in live if stats is best or best.ahead(stats) < MAX_LAG]


def _better_half(live: Sequence[LineStats], quick: LineStats) -> list[LineStats]:
    """Return the better half, with the policy's line first if it is left."""
    others = sorted((stats for stats in live if stats is not quick), key=lambda stats: -stats.mean)
    return [*(stats for stats in live if stats is quick), *others[: len(live) // 2]]


def _first_choice(play: Play) -> Line:
    first, *others = play.steps
    within = [first, *(step for step in others if step.decision.can_go_back)]
    return tuple((step.decision.kind, (step.option,)) for step in within)
