"""The daily deal without a store: days, the order of runs, streaks, forks."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from zlib import crc32

import pytest

from engine.club.daily import (
    FORTNIGHT,
    GAMES_BY_TURNS,
    HOUSE,
    MIN_PEOPLE,
    SEATS,
    Streak,
    day_of,
    featured_game,
    field_of,
    fifths,
    is_alive,
    level_of,
    percent,
    seat_of,
    starts_at,
    streak_after,
    weekday_of,
)
from engine.club.forks import MIN_SHARED, last_fork
from engine.club.shared_deals import HouseTask, begin_house_run, deal_game, play_house_run, position_seed
from engine.core.decisions import BACK
from engine.core.game import Game
from engine.core.records.deals import Score, SealedDeal
from engine.games import GAMES

MONDAY = 20_783  # 2026-11-26 was day 20,783, a Thursday
MONDAY -= 3


def deal(game: str, level: str = "deputy", day: int = MONDAY) -> SealedDeal:
    seats = SEATS[game]
    return SealedDeal(
        id=7,
        day=day,
        game=game,
        variant="standard",
        level=level,
        seats=seats,
        seat=seat_of(day, game),
        secret="ab" * 32,
        epoch=1,
        created_at=0,
        closes_at=0,
        number=1234567,
        rules_version=1,
    )


def score(won: int = 2, margin: int = 0, turns: int = 9, *, is_played_out: bool = True) -> Score:
    return Score(won, is_played_out, margin, turns)


def test_each_game_is_featured_by_turns_and_the_week_grows_harder() -> None:
    days = range(MONDAY, MONDAY + 7)

    assert [weekday_of(day) for day in days] == [*range(7)]
    assert [level_of(day) for day in days] == [
        *("deputy", "deputy", "scout", "scout", "sheriff", "sheriff", "marshal")
    ]
    assert {featured_game(day) for day in days[:4]} == {*GAMES_BY_TURNS}
    assert GAMES_BY_TURNS == ("bang", "ragnguns", "gnadenlos", "revolver")
    assert day_of(starts_at(MONDAY) - 1) == MONDAY - 1


@pytest.mark.parametrize("game", GAMES_BY_TURNS)
def test_everybody_plays_the_same_seat_which_changes_each_time_that_the_game_is_featured(game: str) -> None:
    times = [day for day in range(MONDAY, MONDAY + 50) if featured_game(day) == game]

    assert {seat_of(day, game) for day in times} == {*range(SEATS[game])}
    assert all(seat_of(a, game) != seat_of(b, game) for a, b in pairwise(times))


def test_a_win_is_better_than_any_loss_then_the_margin_counts_then_the_turn() -> None:
    best_first = [
        score(2, margin=3, turns=9),
        score(2, margin=3, turns=12),
        score(2, margin=1, turns=5),
        score(1),
        score(0, margin=-1, turns=20),
        score(0, margin=-1, turns=10),
        score(0, margin=-4, turns=30),
        score(0, margin=2, turns=12, is_played_out=False),
        score(0, margin=2, turns=3, is_played_out=False),
    ]

    assert sorted(best_first, key=lambda item: item.rank, reverse=True) == best_first


def test_percent_counts_ties_half_and_people_alone_are_the_field_once_they_are_enough() -> None:
    won, lost = score(2), score(0)

    assert percent(won, []) is None
    assert percent(won, [won, lost, lost, lost]) == 88
    assert percent(lost, [won, won]) == 0
    assert field_of([won] * (MIN_PEOPLE - 2), [lost]) == [*[won] * (MIN_PEOPLE - 2), lost]
    assert field_of([won] * (MIN_PEOPLE - 1), [lost]) == [won] * (MIN_PEOPLE - 1)


def test_the_house_is_mixed_from_its_first_players_on() -> None:
    assert [HOUSE.count(level) for level in ("greenhorn", "deputy", "scout", "sheriff")] == [8, 8, 6, 2]
    assert len({*HOUSE[:4]}) == 4


def test_one_missed_day_a_fortnight_is_forgiven() -> None:
    first = streak_after(None, 100)
    rested = streak_after(first, 102)

    assert (first.length, rested) == (1, Streak(2, 102, 101))
    assert streak_after(rested, 102) == rested
    assert streak_after(first, 103).length == 1  # two days missed
    assert streak_after(rested, 104).length == 1  # the second within a fortnight
    assert streak_after(Streak(9, 101 + FORTNIGHT - 1, 101), 101 + FORTNIGHT + 1).length == 10


def test_days_away_stop_a_streak_without_a_break() -> None:
    before = Streak(6, 100, 95)

    assert streak_after(before, 110, {*range(101, 110)}) == Streak(7, 110, 95)
    assert streak_after(before, 110, {*range(101, 108)}).length == 1  # two days were missed
    assert is_alive(before, 101)
    assert not is_alive(before, 102)


def test_fifths_say_how_it_stood_and_never_what_happened() -> None:
    assert fifths([0.1, 0.5, 0.5, 0.7, 0.9]) == "beeaa"
    assert fifths([]) == "eeeee"
    assert fifths([0.9]) == "aaaaa"
    assert fifths([0.1] * 50 + [0.9] * 50) == "bbeaa"


def line(word: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return (("play", (word,)),)


def test_runs_part_where_enough_people_stood_and_did_different_things() -> None:
    own = [line("draw"), line("bang"), line("end")]
    others = [
        ([line("draw"), line("beer")], 20),
        ([line("draw"), line("beer")], 40),
        ([line("draw"), line("bang"), line("end")], 90),
        ([line("draw"), line("bang"), line("pass")], 70),
        ([line("draw")], 10),  # it ended there
    ]
    fork = last_fork(own, others, 80)

    assert (fork.answers, fork.people, fork.own) == (1, 5, line("bang"))
    assert fork.ways == ((line("bang"), 3, 80), (line("beer"), 2, 30))
    assert last_fork(own, others[: MIN_SHARED - 2], 80) is None


def played(task: HouseTask, slices: int) -> int:
    """Return a checksum of the log after slices of one reply each."""
    progress = begin_house_run(task)
    for _ in range(slices):
        progress = play_house_run(task, progress, lambda: True)
    return crc32(repr([(row.seat, row.reply, row.state_crc) for row in progress.log]).encode())


SEARCHED, QUICK = HouseTask(deal("gnadenlos", "scout"), 1, "scout"), HouseTask(deal("gnadenlos"), 1, "deputy")


def test_another_process_plays_the_same() -> None:
    program = f"from runpy import run_path; run_path({str(Path(__file__))!r}, run_name='other')"
    paths = {"PYTHONPATH": ".:tests", "PYTHONHASHSEED": "3"}
    other = subprocess.run([sys.executable, "-c", program], env=paths, capture_output=True, text=True)

    assert other.stdout.split() == [str(played(SEARCHED, 9)), str(played(QUICK, 99))], other.stderr


def test_a_slice_more_or_less_changes_nothing() -> None:
    whole = play_house_run(QUICK, begin_house_run(QUICK), lambda: False)

    assert whole.score is not None
    assert play_house_run(QUICK, whole, lambda: False) == whole
    assert played(QUICK, 99) == crc32(
        repr([(row.seat, row.reply, row.state_crc) for row in whole.log]).encode()
    )


def test_a_run_has_no_score_before_its_game_is_over() -> None:
    progress, steps = begin_house_run(QUICK), 0
    while progress.score is None:
        assert progress.checkpoint.winners is None
        progress, steps = play_house_run(QUICK, progress, lambda: True), steps + 1

    assert steps > 10
    assert progress.checkpoint.winners is not None


@pytest.mark.parametrize("game", GAMES_BY_TURNS)
def test_a_deal_follows_from_its_secret_its_id_and_the_first_press(game: str) -> None:
    first, again = deal_game(deal(game)).game, deal_game(deal(game)).game

    assert first.rules.dump(first.state) == again.rules.dump(again.state)
    assert len(first.open_decisions) >= 1


def test_a_private_step_that_was_taken_back_changes_no_reply_of_the_others() -> None:
    game = deal_game(deal("bang")).game
    while game.open_decisions[0].kind != "play":
        decision = game.open_decisions[0]
        game.answer(decision.seat, decision.default)
    seat = game.open_decisions[0].seat
    before = position_seed(game, 1 - seat)
    for option in game.open_decisions[0].options:
        copy = Game.restore(GAMES["bang"], game.checkpoint, game.tail)
        copy.answer(seat, (option,))
        if (step := copy.decision(seat)) is not None and step.can_go_back:
            copy.answer(seat, BACK)
            break

    assert copy.ply > game.ply
    assert position_seed(copy, 1 - seat) == before


if __name__ == "other":  # the process of the test above
    print(played(SEARCHED, 9), played(QUICK, 99))
