"""What must hold at every decision of every game, here of this one."""

from itertools import count

import pytest

from engine.conformance.selfplay import HEURISTIC, RANDOM, Report, Series, play_series
from engine.games.ragnguns.computer import play
from engine.games.ragnguns.rules import RagNGuns

RULES = RagNGuns()


def played(games: int, players: tuple[str, ...], **more: bool) -> Report:
    series = Series(
        rules=RULES, seats=2, seed="here", players=players, opponents={RULES.name: play}, **more  # type: ignore[arg-type]
    )  # fmt: skip
    return play_series(series, games, clock=count().__next__)


@pytest.mark.parametrize("players", [(RANDOM,), (HEURISTIC,), (RANDOM, HEURISTIC)])
def test_q79_nothing_is_lost_leaked_or_stuck(players: tuple[str, ...]) -> None:
    report = played(2, players, verify=True)

    assert report.notes == []
    assert report.clean


def test_random_games_end() -> None:
    report = played(200, (RANDOM,))

    assert report.clean
    assert report.draws < 40
