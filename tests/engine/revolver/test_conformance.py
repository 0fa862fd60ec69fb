"""What every game must hold, for this one: at every decision of games by chance, and without any answer."""

from itertools import count

import pytest

from engine.revolver.rules import Revolver
from engine.selfplay import Series, play_series


@pytest.mark.parametrize("variant", Revolver.presets)
def test_every_decision_of_random_games_holds(variant: str) -> None:
    series = Series(rules=Revolver(), seats=2, seed="any", verify=True, options=Revolver.presets[variant])
    report = play_series(series, 2, clock=count().__next__)

    assert report.notes == []
    assert report.clean
    assert report.restores > report.decisions
    assert report.leak_checks > report.decisions
