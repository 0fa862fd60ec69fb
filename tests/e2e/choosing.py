"""Which of the offered plays somebody means who decides step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.game import AnyGame
from engine.core.plays import Play, offered
from engine.core.prompts import Decision, Reply, Seat
from engine.tables.transitions import copied

Think: TypeAlias = Callable[[AnyGame, Decision], Reply]


def meant_play(game: AnyGame, seat: Seat, think: Think) -> Play | None:
    """The play in the panel's list that this seat would say; None where it is asked for several things."""
    copy, fitting, depth = copied(game), list(offered(game, seat)), 0
    while any(len(play.steps) > depth for play in fitting):
        [option] = think(copy, fitting[0].steps[depth].decision)
        fitting = [play for play in fitting if play.steps[depth].option == option]
        copy.answer(seat, (option,))
        depth += 1
    return fitting[0] if fitting else None
