"""The arena: paired games that continue where they stopped, and the intervals of few games."""

from pathlib import Path

import pytest

from engine.core.game_module import BalanceMatch
from engine.search.value import weights_of
from tools.benchmarks.arena import DOCS, FILE, STYLE, Arena, Record, interval
from tools.benchmarks.entrants import Here

GANGS = BalanceMatch("outlaws-gangs", "standard", 2)
NEVER = float("inf")


def test_a_pairing_goes_on_where_it_was_and_plays_every_deal_from_each_seat(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    first = Arena(file).pair(GANGS, "deputy", "random", 1, NEVER)
    again = Arena(file).pair(GANGS, "deputy", "random", 3, NEVER)

    assert list(again.deals) == ["0", "1", "2"]
    assert again.deals["0"] == first.deals["0"]
    assert all(len(deal) == 2 for deal in again.deals.values())
    assert len(Arena(file).records) == 1


def test_several_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    alone = Arena(tmp_path / "alone.json").pair(GANGS, "deputy", "random", 3, NEVER)
    together = Arena(tmp_path / "together.json", jobs=2).pair(GANGS, "deputy", "random", 3, NEVER)

    assert together.deals == alone.deals
    assert Arena(tmp_path / "together.json").records == {together.key: together}


def test_a_sample_of_which_single_deals_are_not_known_goes_on_behind_them() -> None:
    record = Record("outlaws-gangs", "standard", 2, "deputy", "random", earlier=5, earlier_won=7.0)
    record.add(5, [1.0, 0.0])

    assert list(record.left(8)) == [6, 7]
    assert (record.won, record.games) == (8.0, 12)


def test_the_table_in_the_docs_is_that_of_the_samples() -> None:
    rows = [record.row() for record in Arena(FILE).records.values()]

    assert rows
    assert [row for row in rows if row not in DOCS.read_text("utf-8")] == []


@pytest.mark.parametrize(
    ("won", "deals", "judged"),
    [([1.0, 1.0], 99, "55%, too few games"), ([1.0, 1.0], 100, "55%, met"), ([1.0, 0.0], 100, "55%, missed")],
)
def test_a_sample_is_judged_by_its_lower_end_once_it_is_large_enough(
    won: list[float], deals: int, judged: str
) -> None:
    record = Record("bang", "standard", 2, "sheriff", "deputy", deals={str(n): won for n in range(deals)})

    assert record.judged() == judged
    assert f"| {judged} |" in record.row()
    assert Record("bang", "standard", 2, "sheriff", "random", deals=record.deals).judged() == ""


@pytest.mark.parametrize(
    ("won", "judged"), [(140, "50%, met"), (95, "50%, even"), (105, "50%, even"), (80, "50%, missed")]
)
def test_against_another_style_it_is_even_as_long_as_the_fair_share_is_within(won: int, judged: str) -> None:
    parts = {str(n): [float(n < won)] for n in range(200)}

    assert Record("bang", "standard", 2, "sheriff", STYLE, deals=parts).judged() == judged


def test_when_the_time_is_up_no_deal_is_begun(tmp_path: Path) -> None:
    assert Arena(tmp_path / "arena.json").pair(GANGS, "deputy", "random", 3, 0.0).deals == {}


def test_the_same_level_against_itself_wins_as_often_as_it_loses(tmp_path: Path) -> None:
    record = Arena(tmp_path / "arena.json").pair(GANGS, "random", "random", 4, NEVER)

    assert 0 < record.won < record.games == 8


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(21, 24, 0.69, 0.957), (0, 0, 0.0, 1.0), (8, 8, 0.676, 1.0)]
)
def test_intervals_are_wilsons(won: int, games: int, low: float, high: float) -> None:
    bounds = interval(won, games)

    assert bounds == (pytest.approx(low, abs=0.003), pytest.approx(high, abs=0.003))


def test_beginners_play_their_games_to_the_end(tmp_path: Path) -> None:
    match = BalanceMatch("gnadenlos", "standard", 3)
    record = Arena(tmp_path / "arena.json").pair(match, "beginner", "greenhorn", 1, NEVER)

    assert record.games == 3


def test_a_searcher_of_another_style_is_an_entrant() -> None:
    here = Here(STYLE, ceiling=False)
    here.begin(BalanceMatch("bang", "standard", 2), "4d" * 32)

    assert (here.style.turns, here.style.weights.units) == (4, ())
    assert here.style.weights != weights_of("bang")
