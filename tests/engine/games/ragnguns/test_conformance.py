"""Games end, and no card is lost. tests/engine/conformance tests every kind of player."""

from itertools import count

import pytest

from engine.conformance.selfplay import RANDOM, SelfPlayReport, Series, play_series
from engine.games.ragnguns.rules import RagNGuns


def played(games: int, **more: bool) -> SelfPlayReport:
    series = Series(rules=RagNGuns(), seats=2, seed="here", players=(RANDOM,), **more)
    return play_series(series, games, clock=count().__next__)


@pytest.mark.long
def test_q79_nothing_is_lost_leaked_or_stuck() -> None:
    report = played(1, verify=True)

    assert report.notes == []
    assert report.clean


@pytest.mark.long
def test_random_games_end() -> None:
    report = played(50)

    assert report.clean
    assert report.draws < 10
