"""Compute the story of a game in small units, so that other searches can run in between.

The same seed gives the same story, however the work is divided: finished turns of a running game can be
computed before the others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise, takewhile
from random import Random

from engine.core.decisions import Seat
from engine.core.game import Checkpoint, LogRow
from engine.core.positions import Recording
from engine.games import GAMES, MODULES
from engine.search.rollouts import Line
from engine.story.costs import Cost, confirm_cost, decision_cost, needs_confirmation
from engine.story.curves import (
    Chances,
    TrueWorlds,
    before_turns,
    drifted,
    drifts,
    is_steep,
    next_seed,
    seeds,
    shares,
    until_missed,
)
from engine.story.segments import Course, Segment, course_of
from engine.story.story import WHOLE, Chapter, Mistake, Story, Thousandths

CHANCE_WORLDS = 200  # for each question of a game in which looking ahead is useless
FINER = 4  # times the worlds at both ends of each steep step
PAIRED, LARGE = 2, 0.05  # times the worlds in which mistakes of this cost are compared as the table was
MAX_SEGMENTS = 170  # with all worlds; later questions have fewer
MAX_SLOW_SEGMENTS = 100  # where a fair policy is slow
MIN_WORLDS = 8


@dataclass(frozen=True, slots=True)
class StoryRequest:
    """A game as plain data, for another process."""

    game: str
    version: int
    seats: int
    deal: Checkpoint
    log: tuple[LogRow, ...] = field(repr=False)
    seed: str = ""
    spared: frozenset[Seat] = frozenset()  # whose decisions are not judged
    before: int | None = None  # only turns before this one, of a game that runs

    @property
    def recording(self) -> Recording:
        return Recording(GAMES[self.game].at_version(self.version), self.deal, self.log)


@dataclass(frozen=True, slots=True)
class Sample:
    """Chances in some worlds: how many, and their sum by seat."""

    count: int
    sums: Chances

    def join(self, other: Sample) -> Sample:
        sums = [own + more for own, more in zip(self.sums, other.sums)]
        return Sample(self.count + other.count, sums)

    @property
    def means(self) -> Chances:
        return [total / self.count for total in self.sums]


@dataclass(frozen=True, slots=True)
class Progress:
    """What has been computed so far."""

    ends: tuple[int, ...] = ()  # plies at which its segments end: other ones once a turn was taken back
    costs: Mapping[tuple[int, Seat], Cost | None] = field(default_factory=dict)
    fair: frozenset[tuple[int, Seat]] = frozenset()  # measured again with a fair policy
    samples: Mapping[int, Sample] = field(default_factory=dict)
    steep: tuple[bool, ...] = ()  # the steps looked at so far: whether there are more worlds at their ends
    guessed: Mapping[int, Sample] = field(default_factory=dict)  # guesses made, and no dice rolled yet
    as_before: Mapping[int, Sample] = field(default_factory=dict)  # valued when the question before is
    gains: Mapping[tuple[int, Seat], float] = field(default_factory=dict)  # of best lines, as the table was


@dataclass(frozen=True, slots=True)
class Slice:
    """The result of some units of work; the story of a finished game once none is left."""

    progress: Progress
    story: Story | None = None
    share: float = 0  # of the work that is done, roughly; 1 once none is left


def reckon(
    request: StoryRequest, progress: Progress, is_time_up: Callable[[], bool] = lambda: False
) -> Slice:
    """Work until the time is up, for at least one unit.

    Raises `KeyError` for an unknown game, `UnsupportedVersion`, `InvalidCheckpoint` or `ReplayDiverged`, and
    `ValueError` if nobody decided anything.
    """
    reckoning = _Reckoning(request, progress)
    while reckoning.work():
        if is_time_up():
            return Slice(reckoning.progress, share=reckoning.share)
    return Slice(reckoning.progress, reckoning.story() if request.before is None else None, share=1)


@lru_cache(maxsize=2)
def _course(request: StoryRequest) -> Course:
    """Return a game's segments, which all slices of its story need."""
    return course_of(request.recording, request.seats)


class _Reckoning:
    def __init__(self, request: StoryRequest, progress: Progress) -> None:
        self._request = request
        self._course = _course(request)
        known = takewhile(
            lambda one: request.before is None or one.turn < request.before, self._course.segments
        )
        self._segments = list(known)
        if not self._segments and request.before is None:
            raise ValueError("nobody decided anything")
        self._module = MODULES[self._course.recording.rules.family]
        ends = tuple(segment.end_ply for segment in self._segments)
        is_of_these = ends[: len(progress.ends)] == progress.ends
        self.progress = replace(progress if is_of_these else Progress(), ends=ends)

    def _worlds(self, number: int) -> int:
        """Return in how many worlds to value the question of a segment."""
        lookahead = self._module.lookahead
        most = MAX_SLOW_SEGMENTS if lookahead and lookahead.story_policy else MAX_SEGMENTS
        worlds = lookahead.story_worlds if lookahead else CHANCE_WORLDS
        return max(MIN_WORLDS, worlds * min(most, number + 1) // (number + 1))

    @property
    def share(self) -> float:
        progress, lines = self.progress, 0
        if self._module.lookahead:
            lines = sum(len(segment.lines) for segment in self._segments)
        units = lines + 2 * len(self._segments)
        return (len(progress.costs) + len(progress.samples) + len(progress.steep)) / (units + 1)

    def work(self) -> bool:
        """Do one unit: a decision's cost, or a question's chances; return False if nothing is left."""
        progress, segments = self.progress, self._segments
        for number, segment in enumerate(segments if self._module.lookahead else ()):
            for seat in sorted(segment.lines):
                if (number, seat) not in progress.costs:
                    cost = self._cost(number, seat)
                    self.progress = replace(progress, costs={**progress.costs, (number, seat): cost})
                    return True
        if self._confirm():
            return True
        for number in range(len(segments)):
            if number not in progress.samples:
                return self._sample(number)
        return self._sample_guessed() or self._refine() or self._sample_as_before() or self._compare()

    def _cost(self, number: int, seat: Seat) -> Cost | None:
        if seat in self._request.spared:
            return None
        return decision_cost(self._course, number, seat, self._module, self._request.seed)

    def _confirm(self) -> bool:
        """Measure a cost again with a policy that plays fairly; False if all are done."""
        for (number, seat), cost in self.progress.costs.items():
            at = number, seat
            if cost is not None and at not in self.progress.fair and needs_confirmation(cost, self._module):
                new = confirm_cost(self._course, number, cost, self._module, self._request.seed)
                costs = {**self.progress.costs, at: new}
                self.progress = replace(self.progress, costs=costs, fair=self.progress.fair | {at})
                return True
        return False

    def _sample(self, number: int) -> bool:
        """Add worlds to a question's chances."""
        old = self.progress.samples.get(number)
        chance = seeds("curve", self._request.seed, number, old and old.count)
        new = self._rolled(self._course.segments[number], self._lines(number), self._worlds(number), chance)
        samples = {**self.progress.samples, number: old.join(new) if old else new}
        self.progress = replace(self.progress, samples=samples)
        return True

    def _sample_guessed(self) -> bool:
        """Value guesses whose turn goes on after chance has come in between; False if all are done."""
        segments, guesses = self._segments, self._module.guesses
        for number, (segment, following) in enumerate(pairwise(segments)):
            lines = {seat: line[:1] for seat, line in segment.lines.items() if line[0][0] in guesses}
            goes_on = segment.is_random and segment.turn == following.turn
            if lines and goes_on and number not in self.progress.guessed:
                chance = seeds("guessed", self._request.seed, number)
                sample = self._rolled(segment, lines, self._worlds(number) * FINER, chance)
                self.progress = replace(self.progress, guessed={**self.progress.guessed, number: sample})
                return True
        return False

    def _sample_as_before(self) -> bool:
        """Value a new turn's question when the question before it is valued; False if all are done.

        A formula that is wrong there would otherwise make a step of the turn that passes.
        """
        steep = {number + 1 for number, is_one in enumerate(self.progress.steep) if is_one}
        for number in sorted(steep - {*self.progress.as_before, len(self._segments)}):
            segment, turn = self._segments[number], self._segments[number - 1].turn
            if segment.turn != turn and self._module.lookahead:
                chance = seeds("as-before", self._request.seed, number)
                worlds = self._worlds(number) * FINER
                sample = self._rolled(replace(segment, turn=turn), self._lines(number), worlds, chance)
                as_before = {**self.progress.as_before, number: sample}
                self.progress = replace(self.progress, as_before=as_before)
                return True
        return False

    def _compare(self) -> bool:
        """Compare a large mistake with the best line in the same worlds; False if all are done."""
        mistakes = ((number, cost) for number, costs in self._mistakes().items() for cost in costs)
        large = ((number, cost) for number, cost in mistakes if cost.loss >= LARGE)
        left = ((number, cost) for number, cost in large if (number, cost.seat) not in self.progress.gains)
        number, cost = next(left, (0, None))
        if cost is None:
            return False
        at, count = (number, cost.seat), self._worlds(number) * PAIRED
        real = {cost.seat: self._course.segments[number].lines[cost.seat], **self._lines(number)}
        gain = 0.0
        for sign, lines in ((-1, real), (1, {**real, cost.seat: cost.best})):
            chance = seeds("gain", self._request.seed, *at)
            sample = self._rolled(self._course.segments[number], lines, count, chance)
            gain += sign * sample.means[cost.seat]
        self.progress = replace(self.progress, gains={**self.progress.gains, at: gain})
        return True

    def _rolled(self, segment: Segment, lines: Mapping[Seat, Line], count: int, chance: Random) -> Sample:
        truth = TrueWorlds(self._course.recording, segment, self._module, self._course.seats)
        rows = [truth.roll_out(next_seed(chance), lines) for _ in range(count)]
        return Sample(len(rows), [sum(column) for column in zip(*rows)])

    def _lines(self, number: int) -> Mapping[Seat, Line]:
        """Return the seats' real replies in this turn, since what they did later is no luck.

        A guess about hidden cards is left out, because nobody can know which reply is right.
        """
        style = self._module.lookahead
        guesses = style.simultaneous_kinds if style else self._module.guesses
        return {seat: self._until_guess(number, seat, guesses) for seat in range(self._course.seats)}

    def _until_guess(self, number: int, seat: Seat, guesses: Collection[str]) -> Line:
        line: Line = ()
        segments = self._course.segments
        for segment in segments[number:]:
            own = segment.lines.get(seat, ())
            if segment.turn != segments[number].turn or (own and own[0][0] in guesses):
                break
            line += own
        return line

    def _refine(self) -> bool:
        """Add worlds at both ends of each steep step, and of all in a short game; False if all are done."""
        samples, curve, count = self.progress.samples, self._curve(), len(self._segments)
        for number in (number for number, is_one in enumerate(self.progress.steep) if is_one):
            for near in range(number, min(number + 2, count)):
                if samples[near].count < self._worlds(near) * FINER:
                    return self._sample(near)
        number = len(self.progress.steep)
        if number + 1 >= len(curve):
            return False
        is_one = self._module.lookahead is None or is_steep(curve[number], curve[number + 1])
        self.progress = replace(self.progress, steep=(*self.progress.steep, is_one))
        return True

    def _curve(self) -> list[Chances]:
        """Return the chances at each question and, once the game is over, at the end."""
        curve = [self.progress.samples[number].means for number in range(len(self._segments))]
        if self._request.before is not None:
            return curve
        winners = self._course.winners
        return [*curve, curve[-1] if winners is None else shares(winners, self._course.seats)]

    def story(self) -> Story:
        mistakes = {
            number: tuple(_mistake(cost, self._gain(number, cost.seat)) for cost in costs)
            for number, costs in self._mistakes().items()
        }
        *valued, end = self._curve()
        turns = [segment.turn for segment in self._segments]
        curve = until_missed(valued, turns, mistakes)
        drift = drifts(curve, {number: sample.means for number, sample in self.progress.as_before.items()})
        curve = [drifted(*both) for both in zip(curve, drift)]
        if self._module.lookahead:
            curve = before_turns(curve, turns)
        chapters = [
            Chapter(
                ply=segment.ply,
                end_ply=segment.end_ply,
                turn=segment.turn,
                chances=thousandths(chances),
                mistakes=mistakes.get(number, ()),
            )
            for number, (segment, chances) in enumerate(zip(self._course.segments, curve))
        ]
        return Story(
            seed=self._request.seed,
            worlds=self._worlds(len(chapters) - 1),
            chapters=tuple(self._with_chance(chapters)),
            end=thousandths(end),
            is_closed=self._course.winners is None,
        )

    def _with_chance(self, chapters: Sequence[Chapter]) -> Iterator[Chapter]:
        """Yield the chapters; a guess and the chance after it as two, if they were valued so."""
        for number, chapter in enumerate(chapters):
            if (sample := self.progress.guessed.get(number)) is None:
                yield chapter
                continue
            ply = chapter.end_ply - 1  # the last reply brings both
            yield chapter.model_copy(update={"end_ply": ply})
            chances = thousandths(sample.means)
            yield chapter.model_copy(update={"ply": ply, "chances": chances})

    def _gain(self, number: int, seat: Seat) -> float:
        return self.progress.gains.get((number, seat), 0.0)

    def _mistakes(self) -> Mapping[int, tuple[Cost, ...]]:
        """Return the mistakes by segment; a chance missed several times in a turn counts once."""
        largest: dict[tuple[int, Seat, Line], tuple[int, Cost]] = {}
        for (number, seat), cost in self.progress.costs.items():
            if cost is not None and cost.counts:
                key = (self._course.segments[number].turn, seat, cost.best[:1])
                if key not in largest or largest[key][1].loss < cost.loss:
                    largest[key] = number, cost
        mistakes = defaultdict[int, tuple[Cost, ...]](tuple)
        for number, cost in largest.values():
            mistakes[number] = (*mistakes[number], cost)
        return mistakes


def _mistake(cost: Cost, gain: float) -> Mistake:
    return Mistake(
        seat=cost.seat,
        loss=round(WHOLE * cost.loss),
        error=round(WHOLE * cost.error),
        best=cost.best,
        played=cost.played,
        chance=round(WHOLE * cost.chance),
        better=round(WHOLE * cost.better),
        real_gain=round(WHOLE * gain),
        gains={key: round(gain, 2) for key, gain in cost.gains.items()},
    )


def thousandths(chances: Chances) -> Thousandths:
    """Round chances to thousandths whose sum is exactly 1000, by the largest remainder."""
    scaled = [WHOLE * chance for chance in chances]
    whole = [int(value) for value in scaled]
    by_rest = sorted(range(len(whole)), key=lambda seat: whole[seat] - scaled[seat])
    for seat in by_rest[: WHOLE - sum(whole)]:
        whole[seat] += 1
    return tuple(whole)
