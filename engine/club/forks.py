"""Where the runs of a deal part: equal answers lead to the same position. No I/O."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.decisions import Seat
from engine.core.game import AnyGame
from engine.core.positions import Recording
from engine.games import MODULES
from engine.search.rollouts import Line
from engine.search.value import weights_of
from engine.story.segments import course_of

MIN_SHARED = 5  # people who stood there


@dataclass(frozen=True, slots=True)
class Branching:
    """What those who stood at a position did there, the most frequent first, with their mean percent."""

    answers: int  # of the user, before it
    people: int
    ways: tuple[tuple[Line, int, int], ...]  # line, how many took it, mean percent
    own: Line


def answers_of(recording: Recording, seats: int, seat: Seat) -> list[Line]:
    """Return a seat's answers to public questions, each with its private steps; none was taken back."""
    segments = course_of(recording, seats).segments
    return [segment.lines[seat] for segment in segments if seat in segment.lines]


def position_after(recording: Recording, seats: int, seat: Seat, answers: int) -> tuple[int, AnyGame] | None:
    """Return the turn and the game in which the seat gives its next answer after this many."""
    segments = [segment for segment in course_of(recording, seats).segments if seat in segment.lines]
    if answers >= len(segments):
        return None
    return segments[answers].turn, segments[answers].game(recording)


def last_fork(
    own: Sequence[Line],
    others: Sequence[tuple[Sequence[Line], int]],
    own_percent: int,
    shared: int = MIN_SHARED,
) -> Branching | None:
    """Return the last position that at least `shared` people reached and left in different ways.

    `others` are the answers of other people with their percent.
    """
    best = None
    for depth in range(len(own)):
        same = ((lines, part) for lines, part in others if lines[:depth] == own[:depth])
        here = [(lines[depth], part) for lines, part in same if len(lines) > depth]
        if len(here) + 1 < shared:
            break
        taken: dict[Line, list[int]] = {own[depth]: [own_percent]}
        for line, part in here:
            taken.setdefault(line, []).append(part)
        if len(taken) > 1:
            ways = sorted(taken.items(), key=lambda way: (-len(way[1]), way[0]))
            counted = tuple((line, len(parts), round(sum(parts) / len(parts))) for line, parts in ways)
            best = Branching(depth, len(here) + 1, counted, own[depth])
    return best


def chances_of(recording: Recording, seats: int, seat: Seat) -> list[float]:
    """Return how a seat stood at each of its questions against an average other seat, without search.

    It is the chance by the game's own value; a half is even.
    """
    module = MODULES[recording.rules.family]
    if module.lookahead is None:
        return []
    weights, features = weights_of(module.family), module.lookahead.features
    chances = []
    for segment in course_of(recording, seats).segments:
        if seat in segment.lines:
            state = segment.game(recording).state
            worth = [weights.chance(features(state, other)) for other in range(seats)]
            others = (sum(worth) - worth[seat]) / (seats - 1)
            chances.append(worth[seat] / (worth[seat] + others))
    return chances
