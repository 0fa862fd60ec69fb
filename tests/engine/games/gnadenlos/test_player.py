"""How well the computer opponent of Gnadenlos! plays."""

from itertools import count

import pytest
from scenes.gnadenlos import RULES

from engine.conformance.selfplay import HEURISTIC, RANDOM, Report, Series, play_series
from engine.games.gnadenlos.computer import play


def played(seats: int, games: int, **more) -> Report:
    series = Series(rules=RULES, seats=seats, seed="any", opponents={RULES.name: play}, **more)
    return play_series(series, games, clock=count().__next__)


@pytest.mark.long
@pytest.mark.parametrize("seats", RULES.seats)
def test_the_computer_beats_players_by_chance(seats: int) -> None:
    report = played(seats, 120, players=(HEURISTIC, *(RANDOM,) * (seats - 1)))

    assert report.wins_by_seat[0] >= 120 * (0.6 if seats == 3 else 0.5)
