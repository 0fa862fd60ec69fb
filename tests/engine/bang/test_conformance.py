"""What must hold at every decision, in all variants of BANG!; and that games end."""

from itertools import count

import pytest

from engine.bang.rules import Bang
from engine.game import Game
from engine.selfplay import Series, play_series


@pytest.mark.parametrize("preset", Bang.presets)
def test_every_decision_of_random_games_holds(preset: str) -> None:
    series = Series(rules=Bang(), seats=2, seed="any", verify=True, options=Bang.presets[preset])

    report = play_series(series, 4, clock=count().__next__)

    assert report.notes == []
    assert report.clean
    assert report.restores > report.decisions
    assert report.leak_checks > report.decisions


def test_many_random_games_end() -> None:
    report = play_series(Series(rules=Bang(), seats=2, seed="many"), 150, clock=count().__next__)

    assert report.notes == []
    assert report.finished == 150


def test_v33_a_game_of_silent_players_ends_as_a_draw() -> None:
    game = Game.new(Bang(), 2, "3e" * 32, keep=False)
    while game.winners is None:
        decision = game.waiting[0]
        game.answer(decision.seat, decision.default)

    assert game.winners == ()
    assert game.state.turn == 201
