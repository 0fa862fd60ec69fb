"""Find the offered play that matches a step-by-step choice."""

from collections.abc import Callable
from typing import TypeAlias

from bot.games import PRESENTERS
from bot.games.offered import offered_plays
from engine.core.decisions import TOGETHER, Decision, Reply, Seat
from engine.core.game import AnyGame
from engine.core.lessons import LEARNER, LessonRun, press, replies_of
from engine.core.plays import Play
from engine.core.rng import Rng
from engine.games import MODULES
from engine.tables.lessons import default_opponent
from engine.tables.transitions import copy_game

Think: TypeAlias = Callable[[AnyGame, Decision], Reply]


def computer_play(game: AnyGame, seat: Seat, think: Think) -> Play | None:
    """Return the listed play that this seat would choose; None if it must pick several options.

    It accepts what is proposed for the following decisions.
    """
    copy, fitting, depth = copy_game(game), list(offered_plays(game, seat)), 0
    while any(len(play.steps) > depth for play in fitting):
        reply = think(copy, fitting[0].steps[depth].decision)
        fitting = [play for play in fitting if play.steps[depth].option == TOGETHER.join(reply)] or fitting
        copy.answer(seat, tuple(fitting[0].steps[depth].option.split(TOGETHER)))
        depth += 1
    return fitting[0] if fitting else None


def accepted_move(attempt: LessonRun) -> list[Reply]:
    """Return the path of the next accepted move, as a press or pick would send it."""
    decision, respond = attempt.game.decision(LEARNER), default_opponent(MODULES[attempt.game.rules.family])
    assert decision is not None
    offers = offered_plays(attempt.game, LEARNER)
    plays = [[tuple(step.option.split(TOGETHER)) for step in play.steps] for play in offers]
    if attempt.task is None or not attempt.task.accepted_moves:
        reply = respond(attempt.game, decision, Rng("5e" * 32, attempt.game.ply))
        face = PRESENTERS[attempt.game.rules.family].face_of  # equal cards may be one entry
        alike = [play for play in plays if [*map(face, play[0])] == [*map(face, reply)]]
        return alike[0] if alike else (plays or [[reply]])[-1]  # what a panel leaves out
    for play in plays or [replies_of(move)[:1] for move in attempt.task.accepted_moves]:
        try:
            press(attempt, play, respond)
        except Exception:
            continue
        return play
    raise AssertionError(attempt.task)
