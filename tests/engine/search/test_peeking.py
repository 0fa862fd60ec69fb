"""Search players know only what their seat knows: if it sees no difference, they think the same."""

import pytest

from engine.conformance.peeking import Peeping, compare_twins
from engine.games import MODULES
from engine.search.searcher import SearchBudget

EFFORT = SearchBudget(replies=150, win_nodes=20, max_lines=4, max_seconds=0.0)
QUESTIONS = 8  # `make lab NAME=questions` asks a thousand
SEARCHED = [module for module in MODULES.values() if module.lookahead]


@pytest.mark.parametrize("module", SEARCHED, ids=lambda module: module.family)
def test_in_games_that_a_seat_cannot_tell_apart_it_thinks_the_same(module) -> None:
    report = compare_twins(module, module.matches[0], QUESTIONS, "twins", EFFORT)

    assert (report.thoughts, report.replies) == (0, 0)
    assert report.decisions == QUESTIONS


def test_one_who_peeps_is_caught() -> None:
    module = MODULES["bang"]
    report = compare_twins(module, module.matches[0], QUESTIONS, "twins", EFFORT, Peeping)

    assert report.thoughts > QUESTIONS / 2
