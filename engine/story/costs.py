"""The cost of a decision: the best line's chance minus that of the played one, as its seat could know.

Both are measured in worlds that the seat could not tell apart, with its memory. The best line is chosen in
some worlds and measured in others: the best of several noisy means always looks better than it is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean

from engine.core.decisions import Decision, Seat
from engine.core.game import AnyGame
from engine.core.game_module import GameModule
from engine.core.rng import Rng, seed_from
from engine.search.memory import CardMemory
from engine.search.rollouts import Line, Outcome, SearchProfile, SearchWorlds
from engine.search.searcher import PRIOR_SQUARES, Search, SearchBudget
from engine.story.curves import next_seed, seeds
from engine.story.segments import Course

BUDGET = SearchBudget(replies=1_500, win_nodes=800, max_lines=12, max_seconds=0)  # like a sheriff
CHOOSING, MEASURING = 6, 24  # worlds for each comparison of lines, and for the cost
NOTHING = 0.01  # a lead too small to measure
UNSURE, LARGE = 1.0, 0.05  # measured again within these standard errors of two, or above this cost


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of one seat's decision. All chances are between 0 and 1."""

    seat: Seat
    loss: float  # never below 0; 0 if nothing better is certain
    error: float  # its standard error
    best: Line
    played: Line
    chance: float  # of the best line
    better: float  # the share of worlds in which the best line did better
    gains: dict[str, float]  # what the best line keeps or wins more, as in hints

    @property
    def counts(self) -> bool:
        """Whether the decision is clearly a mistake."""
        return self.loss > 2 * self.error and self.loss > 0.02


class Measure:
    """Compares lines for one decision in the same worlds."""

    def __init__(self, worlds: SearchWorlds, chance: Random) -> None:
        self._worlds = worlds
        self._chance = chance
        self.least_gain = worlds.style.game.least_gain

    def rows(self, lines: Sequence[Line], count: int) -> list[list[Outcome]]:
        """Return the lines' outcomes in new worlds; empty if there are no worlds."""
        rows = []
        for _ in range(count):
            seed = next_seed(self._chance)
            outcomes = [outcome for line in lines if (outcome := self._worlds.roll_out(seed, line))]
            if len(outcomes) < len(lines):
                return []
            rows.append(outcomes)
        return rows

    def best_of(self, played: Line, lines: Sequence[Line]) -> Line | None:
        """Halve the other lines until one is left; None if it is no better than the played one."""
        others = [line for line in lines if line != played]
        values: dict[Line, list[float]] = {line: [] for line in (played, *others)}
        while len(values[played]) < 2 * CHOOSING or len(others) > 1:
            rows = self.rows([played, *others], CHOOSING)
            if not rows:
                return None
            for line, outcomes in zip((played, *others), zip(*rows)):
                values[line] += [outcome.value for outcome in outcomes]
            others.sort(key=lambda line: -fmean(values[line]))
            others = others[: max(1, len(others) // 2)]
        return others[0] if fmean(values[others[0]]) - fmean(values[played]) >= NOTHING else None


def decision_cost(course: Course, number: int, seat: Seat, module: GameModule, seed: str) -> Cost | None:
    """Return what a seat's reply in a segment cost; None if there was no choice to judge."""
    segment, style = course.segments[number], SearchProfile.of_stories(module, course.seats)
    game = segment.game(course.recording)
    decision = game.decision(seat)
    if style is None or decision is None or not _is_choice(decision, style):
        return None
    if not style.game.simultaneous_kinds.isdisjoint(dict(played := segment.lines[seat])):
        return None
    worlds = SearchWorlds(game, seat, style, memory_of(course, number, seat, style))
    search = Search(style, BUDGET, Rng(seed_from("lines", seed, segment.ply, seat)))
    measure = Measure(worlds, seeds("cost", seed, segment.ply, seat))
    best = _best(search, worlds, game, decision, module, played, measure)
    if best is None or best[: len(played)] == played[: len(best)]:  # one begins the other
        return Cost(seat, 0.0, 0.0, played, played, 0.0, 0.0, {})
    return _measured(measure, seat, played, best, _ways(course, number, seat, best))


def needs_confirmation(cost: Cost | None, module: GameModule) -> bool:
    """Return whether a cost was found with a quick policy that is not fair."""
    return (
        cost is not None
        and cost.counts
        and module.lookahead is not None
        and bool(module.lookahead.story_policy)
    )


def confirm_cost(course: Course, number: int, cost: Cost, module: GameModule, seed: str) -> Cost | None:
    """Return the cost of the same line with a policy that plays fairly."""
    segment, seat, style = (
        course.segments[number],
        cost.seat,
        SearchProfile.of_stories(module, course.seats, fair=True),
    )
    if style is None:
        return None
    worlds = SearchWorlds(segment.game(course.recording), seat, style, memory_of(course, number, seat, style))
    measure = Measure(worlds, seeds("fair", seed, segment.ply, seat))
    return _measured(measure, seat, cost.played, cost.best, _ways(course, number, seat, cost.best))


def _ways(course: Course, number: int, seat: Seat, best: Line) -> list[Line]:
    """Return three ways to continue the played line, because what can still be done was not missed."""
    played = course.segments[number].lines[seat]
    return list(dict.fromkeys([played, (*played, *course.rest_of_turn(number, seat)), (*played, *best)]))


def _is_choice(decision: Decision, style: SearchProfile) -> bool:
    """Return whether a decision can be judged: a guess about hidden cards cannot."""
    only = len(decision.options) == 1 and decision.min_count == decision.max_count
    return not only and decision.kind not in style.game.policy_only_kinds | style.game.simultaneous_kinds


def memory_of(course: Course, number: int, seat: Seat, style: SearchProfile) -> CardMemory | None:
    """Return what a seat remembered at the question of a segment."""
    if style.game.hidden_piles is None:
        return None
    memory = CardMemory(seat, style.game)
    memory.observe(course.observations[: course.segments[number].heard])
    return memory


def _best(
    search: Search,
    worlds: SearchWorlds,
    game: AnyGame,
    decision: Decision,
    module: GameModule,
    played: Line,
    measure: Measure,
) -> Line | None:
    """Return the line to compare with: a proven win, else the best of those that are worth something alone.

    What a bluff is worth nobody can know.
    """
    if (line := search.proven_win(game, worlds)) is not None:
        return line
    quick = module.policy(game.view(decision.seat), decision, Rng(next_seed(seeds("quick", game.ply))))
    lines, facts = search.lines(game, decision, quick), worlds.style.game
    vague = facts.simultaneous_kinds | facts.preparing_kinds
    openings = {line[0] for line in lines if not vague.isdisjoint(dict(line))}
    lines = [line for line in lines if line[0] not in openings]
    return measure.best_of(played, lines) if any(line != played for line in lines) else None


def _measured(measure: Measure, seat: Seat, played: Line, best: Line, ways: list[Line]) -> Cost | None:
    rows = measure.rows([best, *ways], MEASURING // 2)
    if not rows:
        return None
    cost = _cost(rows, seat, played, best, measure.least_gain)
    if not cost.loss:  # more worlds would hardly make it count
        return cost
    rows += measure.rows([best, *ways], MEASURING - MEASURING // 2)
    cost = _cost(rows, seat, played, best, measure.least_gain)
    if cost.loss > LARGE and abs(cost.loss - 2 * cost.error) < UNSURE * cost.error:
        cost = _cost([*rows, *measure.rows([best, *ways], MEASURING)], seat, played, best, measure.least_gain)
    return cost


def _cost(rows: list[list[Outcome]], seat: Seat, played: Line, best: Line, least_gain: float) -> Cost:
    """Compare the best line with the best continuation of the played one."""
    means = [fmean(outcome.value for outcome in outcomes) for outcomes in zip(*rows)]
    way = max(range(1, len(means)), key=means.__getitem__)
    leads = [row[0].value - row[way].value for row in rows]
    loss, count = fmean(leads), len(rows)
    error = sqrt((sum((lead - loss) ** 2 for lead in leads) + PRIOR_SQUARES) / (count + 1) / count)
    gains = {
        key: fmean(row[0].stakes[key] - row[way].stakes[key] for row in rows) for key in rows[0][0].stakes
    }
    if sum(gains.values()) < least_gain:
        loss = 0.0
    better = fmean(lead > 0 for lead in leads)
    return Cost(seat, max(0.0, loss), error, best, played, means[0], better, gains)
