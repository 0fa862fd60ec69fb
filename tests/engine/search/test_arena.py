"""The bench for strength: paired games that go on where they were, and what can be said of so few."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.arena import Arena, interval
from engine.core.module import Match

GANGS = Match("outlaws-gangs", "standard", 2)
NEVER = float("inf")


def test_a_pairing_goes_on_where_it_was_and_plays_every_deal_from_each_seat(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    first = Arena(file).pair(GANGS, "deputy", "random", 1, NEVER)
    again = Arena(file).pair(GANGS, "deputy", "random", 3, NEVER)

    assert list(again.deals) == ["0", "1", "2"]
    assert again.deals["0"] == first.deals["0"]
    assert all(len(deal) == 2 for deal in again.deals.values())
    assert len(Arena(file).records) == 1


def test_when_the_time_is_up_no_deal_is_begun(tmp_path: Path) -> None:
    assert Arena(tmp_path / "arena.json").pair(GANGS, "deputy", "random", 3, 0.0).deals == {}


def test_the_same_level_against_itself_wins_as_often_as_it_loses(tmp_path: Path) -> None:
    record = Arena(tmp_path / "arena.json").pair(GANGS, "random", "random", 4, NEVER)

    assert 0 < sum(record.scores) / len(record.scores) < 1


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(21, 24, 0.69, 0.957), (0, 0, 0.0, 1.0), (8, 8, 0.676, 1.0)]
)
def test_intervals_are_wilsons(won: int, games: int, low: float, high: float) -> None:
    found = interval([1.0] * won + [0.0] * (games - won))

    assert found == (pytest.approx(low, abs=0.003), pytest.approx(high, abs=0.003))
