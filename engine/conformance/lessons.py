"""Plays lessons by their accepted moves and by others, and lists the faults."""

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
    Task,
    begin,
    play_accepted,
    press,
    resume,
)
from engine.core.plays import legal_plays
from engine.core.rng import Rng
from engine.core.rules import Rules

MAX_PRESSES = 400


@dataclass
class Walk:
    faults: list[str] = field(default_factory=list)
    decisions: list[LessonRun] = field(default_factory=list)  # at each of the learner's decisions
    last: LessonRun | None = None


def walked(lesson: Lesson, rules: Rules[Any, Any], respond: Respond) -> Walk:
    """Play a lesson to its end: tasks by their accepted moves, the rest by `respond`."""
    walk = Walk()
    attempt = begin(lesson, rules, respond)
    while not attempt.is_over and len(walk.decisions) < MAX_PRESSES:
        walk.decisions.append(attempt)
        faults, after = _step(attempt, respond)
        walk.faults += [f"{lesson.key}, decision {attempt.tasks_done + 1}: {fault}" for fault in faults]
        if after is None:
            return walk
        attempt = after
    walk.last = attempt
    if not attempt.is_over:
        walk.faults.append(f"{lesson.key}: does not end")
    if attempt.tasks_done != len(lesson.tasks):
        walk.faults.append(f"{lesson.key}: is over after {attempt.tasks_done} of {len(lesson.tasks)} tasks")
    resumed = resume(lesson, rules, attempt.moves, respond)
    if resumed.game.view(LEARNER) != attempt.game.view(LEARNER):
        walk.faults.append(f"{lesson.key}: resumes at another position")
    return walk


def _step(attempt: LessonRun, respond: Respond) -> tuple[list[str], LessonRun | None]:
    task, decision = attempt.task, attempt.game.decision(LEARNER)
    assert decision is not None
    if task is None and attempt.tasks_done < len(attempt.lesson.tasks):
        return [f"{decision.kind} is asked, not {attempt.lesson.tasks[attempt.tasks_done].kind}"], None
    if task is None or not task.accepted_moves:
        reply = respond(attempt.game, decision, Rng(f"{attempt.lesson.seed:064x}", attempt.game.ply))
        return [], press(attempt, [reply], respond)
    faults = list(_off_lesson_faults(attempt, task, respond))
    runs = [play_accepted(attempt, move, respond) for move in task.accepted_moves]
    faults += [f"{move} cannot be played" for move, run in zip(task.accepted_moves, runs) if run is None]
    return faults, next((run for run in runs if run is not None), None)


def _off_lesson_faults(attempt: LessonRun, task: Task, respond: Respond) -> Iterator[str]:
    before, moves, off_lesson = attempt.game.ply, list(_moves(attempt.game)), 0
    for replies in moves:
        try:
            press(attempt, replies, respond)
        except OffLesson:
            off_lesson += 1
        except Refused as refusal:
            yield f"{replies} is offered and refused: {refusal.code}"
    if attempt.game.ply != before:
        yield "a move off the lesson was played"
    if not off_lesson and len(moves) > len(task.accepted_moves):
        yield "every move is accepted"


def _moves(game: AnyGame) -> Iterator[Sequence[Reply]]:
    """Yield what the panel offers; if several options are picked at once, the first and the last."""
    decision = game.decision(LEARNER)
    plays = legal_plays(game, LEARNER)
    if plays:
        yield from ([(step.option,) for step in play.steps] for play in plays)
    elif decision is not None:
        yield [decision.options[: decision.min_count]]
        yield [decision.options[-decision.min_count :] if decision.min_count else ()]
