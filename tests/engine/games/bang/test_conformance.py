"""Games end, at random and by defaults. engine/conformance checks every decision."""

from itertools import count

import pytest

from engine.conformance.selfplay import Series, play_series
from engine.core.game import Game
from engine.games.bang.rules import Bang


@pytest.mark.long
def test_many_random_games_end() -> None:
    report = play_series(Series(rules=Bang(), seats=2, seed="many"), 150, clock=count().__next__)

    assert report.notes == []
    assert report.finished == 150


def test_v33_a_game_of_silent_players_ends_as_a_draw() -> None:
    game = Game.new(Bang(), 2, "3e" * 32, keep=False)
    while game.winners is None:
        decision = game.open_decisions[0]
        game.answer(decision.seat, decision.default)

    assert game.winners == ()
    assert game.state.turn == 201
