"""Plays every lesson of a game by the moves that are meant and by others; says where it does not fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.decisions import Refused, Reply
from engine.core.game import AnyGame
from engine.core.lessons import (
    LEARNER,
    Lesson,
    LessonRun,
    OffLesson,
    Respond,
    begin,
    play_accepted,
    press,
    resume,
)
from engine.core.plays import legal_plays
from engine.core.rng import Rng
from engine.core.rules import Rules

MOST_PRESSES = 400  # in a lesson's game


@dataclass
class Walk:
    """A lesson that was played: its faults, every state in which it asked something, and the last one."""

    faults: list[str] = field(default_factory=list)
    asked: list[LessonRun] = field(default_factory=list)
    last: LessonRun | None = None


def walked(lesson: Lesson, rules: Rules[Any, Any], respond: Respond) -> Walk:
    """Play a lesson from its deal to its end: its tasks as they are meant, the rest as a computer does."""
    walk = Walk()
    attempt = begin(lesson, rules, respond)
    while not attempt.is_over and len(walk.asked) < MOST_PRESSES:
        walk.asked.append(attempt)
        faults, following = _step(attempt, respond)
        walk.faults += [f"{lesson.key}, question {attempt.tasks_done + 1}: {fault}" for fault in faults]
        if following is None:
            return walk
        attempt = following
    walk.last = attempt
    walk.faults += [f"{lesson.key}: {fault}" for fault in _ending(attempt, respond)]
    return walk


def _ending(attempt: LessonRun, respond: Respond) -> Iterator[str]:
    if not attempt.is_over:
        yield "does not end"
    if attempt.tasks_done != len(attempt.lesson.tasks):
        yield f"is over after {attempt.tasks_done} of {len(attempt.lesson.tasks)} tasks"
    again = resume(attempt.lesson, attempt.game.rules, attempt.moves, respond)
    if again.game.view(LEARNER) != attempt.game.view(LEARNER):
        yield "does not come to the same when it is taken up again"


def _step(attempt: LessonRun, respond: Respond) -> tuple[list[str], LessonRun | None]:
    """The faults of one question, and the lesson after it."""
    task, decision = attempt.task, attempt.game.decision(LEARNER)
    assert decision is not None
    if task is None and attempt.tasks_done < len(attempt.lesson.tasks):
        return [f"{decision.kind} is asked, not {attempt.lesson.tasks[attempt.tasks_done].kind}"], None
    if task is None or not task.accepted_moves:
        reply = respond(attempt.game, decision, Rng(f"{attempt.lesson.seed:064x}", attempt.game.ply))
        return [], press(attempt, [reply], respond)
    faults = list(_others(attempt, respond))
    ways = [play_accepted(attempt, move, respond) for move in task.accepted_moves]
    faults += [f"{move} cannot be played" for move, way in zip(task.accepted_moves, ways) if way is None]
    return faults, next((way for way in ways if way is not None), None)


def _others(attempt: LessonRun, respond: Respond) -> Iterator[str]:
    """Legal moves that are not meant must be told so, and nothing may be played."""
    assert attempt.task is not None
    before, unmeant = attempt.game.ply, 0
    for replies in _moves(attempt.game):
        try:
            press(attempt, replies, respond)
        except OffLesson:
            unmeant += 1
        except Refused as why:
            yield f"{replies} is offered and refused: {why.code}"
    if attempt.game.ply != before:
        yield "a move that is not meant was played"
    if not unmeant and len(list(_moves(attempt.game))) > len(attempt.task.accepted_moves):
        yield "whatever is pressed is right"


def _moves(game: AnyGame) -> Iterator[Sequence[Reply]]:
    """What the panel offers now; of several things at once the first few."""
    decision = game.decision(LEARNER)
    plays = legal_plays(game, LEARNER)
    if plays:
        yield from ([(step.option,) for step in play.steps] for play in plays)
    elif decision is not None:
        yield [decision.options[: decision.min_count]]
        yield [decision.options[-decision.min_count :] if decision.min_count else ()]
