"""A mistake asked again: the lines to choose from, and how a chosen one compares with the best."""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from engine.core.decisions import Refused
from engine.core.rng import Rng, seed_from
from engine.games import MODULES
from engine.search.rollouts import Line, SearchProfile, SearchWorlds
from engine.search.searcher import PRIOR_SQUARES, Search
from engine.story.costs import BUDGET, Measure, memory_of
from engine.story.curves import next_seed, seeds
from engine.story.reckoning import StoryRequest
from engine.story.segments import Course, course_of
from engine.story.story import Mistake

WORLDS = 32
AS_GOOD = 0.02  # chances this close are equal


@dataclass(frozen=True, slots=True)
class Retry:
    """A mistake of a finished game, asked again."""

    game: StoryRequest
    chapter: int
    mistake: Mistake


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a line compares with the best, in the same worlds that the seat cannot tell apart."""

    lead: float  # of the best
    error: float

    @property
    def is_as_good(self) -> bool:
        return self.lead <= max(AS_GOOD, 2 * self.error)


def lines_of(retry: Retry) -> tuple[Line, ...]:
    """Return the lines to choose from, in an order that reveals nothing; the same each time."""
    course, mistake = _course(retry), retry.mistake
    game = course.segments[retry.chapter].game(course.recording)
    decision, module = game.decision(mistake.seat), MODULES[game.rules.family]
    style = SearchProfile.of_stories(module, course.seats)
    if decision is None or style is None:
        raise Refused("not-asked")
    rng = Rng(seed_from("retry", retry.game.seed, retry.chapter))
    quick = module.policy(game.view(mistake.seat), decision, Rng(next_seed(seeds(rng.seed))))
    lines = Search(style, BUDGET, rng).lines(game, decision, quick)
    key = style.game.equivalence_key

    def alike(line: Line) -> tuple[object, ...]:
        return tuple((kind, tuple(map(key, reply))) for kind, reply in line)

    both = (mistake.best, mistake.played)
    longer = [
        one[:end] for one in (*lines, *both) for end in range(len(one))
    ]  # their beginnings are no choice
    unlike = {alike(line): line for line in (*(line for line in lines if line not in longer), *both)}
    return tuple(sorted(unlike.values()))


def compare(retry: Retry, chosen: Line) -> Comparison:
    """Compare a line with the best."""
    course, mistake = _course(retry), retry.mistake
    module = MODULES[course.recording.rules.family]
    style = SearchProfile.of_stories(module, course.seats, fair=True)
    if style is None:
        raise Refused("not-asked")
    game = course.segments[retry.chapter].game(course.recording)
    memory = memory_of(course, retry.chapter, mistake.seat, style)
    worlds = SearchWorlds(game, mistake.seat, style, memory)
    measure = Measure(worlds, seeds("retry", retry.game.seed, retry.chapter))
    rows = measure.rows((chosen, mistake.best), WORLDS)
    if not rows:
        raise Refused("not-asked")
    leads = [best.value - own.value for own, best in rows]
    mean, count = fmean(leads), len(leads)
    error = sqrt((sum((lead - mean) ** 2 for lead in leads) + PRIOR_SQUARES) / (count + 1) / count)
    return Comparison(mean, error)


def _course(retry: Retry) -> Course:
    return course_of(retry.game.recording, retry.game.seats)
