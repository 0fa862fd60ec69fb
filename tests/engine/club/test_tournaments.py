"""Pairings and standings of tournaments, from rows alone."""

import os
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournaments import Played, entrants, games_of

from engine.club.tournament_standings import rodeo_standings, standings_of
from engine.club.tournaments import Pair, bracket, pair_round, pairings_of, rounds_of, seeded
from engine.core.records.deals import Score
from engine.core.records.tournaments import (
    BOTH_ABSENT,
    BYE,
    DRAWN,
    FIRST,
    FIRST_ABSENT,
    HALVED,
    KNOCKOUT,
    LEAGUE,
    OPEN,
    REPLAYED,
    ROBIN,
    SECOND,
    SECOND_ABSENT,
    SWISS,
    VOID,
    PairingGame,
    Tournament,
)

PEOPLE = tuple(map(int, os.environ.get("ENTRANTS", "2 3 7 16").split()))
FORMS = (KNOCKOUT, SWISS, ROBIN, LEAGUE)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("count", PEOPLE)
@pytest.mark.parametrize("vanish", [0, 0.1])
def test_every_form_ends_and_places_everybody_once(form: str, count: int, vanish: float) -> None:
    for seed in range(3):
        played = Played(form, count, seed, vanish, both_sides=seed == 1).play()
        standings = standings_of(form, played.seeds, pairings_of(played.games), played.rounds + 1)

        assert sorted(standing.entrant.user_id for standing in standings) == [
            entrant.user_id for entrant in played.seeds
        ]
        assert [standing.place for standing in standings] == sorted(standing.place for standing in standings)


@pytest.mark.parametrize("form", [KNOCKOUT, SWISS])
def test_sixty_four_end_with_people_vanishing(form: str) -> None:
    Played(form, 64, 1, 0.1).play()


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 9), st.integers(0, 10**6), st.sampled_from([0, 0.1]))
def test_in_swiss_nobody_meets_twice_or_sits_out_twice_while_that_can_be_avoided(
    count: int, seed: int, vanish: float
) -> None:
    def check(played: Played, pairs: list[Pair]) -> None:
        here = sorted(played.here_by_round[-1])
        met = {frozenset(pairing.users) for pairing in pairings_of(played.games)}
        sat_out = {pairing.users[0] for pairing in pairings_of(played.games) if len(pairing.users) == 1}
        bad = {frozenset((pair.first, pair.second)) for pair in pairs if pair.second} & met
        again = {pair.first for pair in pairs if pair.second is None} & sat_out

        assert sorted(user for pair in pairs for user in pair[1:3] if user) == here
        assert not bad or not _can_pair(here, met, sat_out)
        assert not again or len(sat_out & set(here)) == len(here)

    Played(SWISS, count, seed, vanish).play(check)


def _can_pair(here: list[int], met: set[frozenset[int]], sat_out: set[int]) -> bool:
    """Return whether all can be paired without a second meeting or a second bye."""
    if not here:
        return True
    one, *others = here
    if len(here) % 2 and one not in sat_out and _can_pair(others, met, sat_out):
        return True
    return any(
        frozenset((one, other)) not in met
        and _can_pair([user for user in others if user != other], met, sat_out)
        for other in others
    )


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 13), st.integers(0, 10**6))
def test_sides_are_balanced(count: int, seed: int) -> None:
    for form, most in ((SWISS, 2), (ROBIN, 1)):
        played = Played(form, count, seed).play()
        sides: Counter[int] = Counter()
        for pairing in pairings_of(played.games):
            if len(pairing.users) == 2:
                game = pairing.games[-1]
                sides[game.first] += 1
                sides[game.second] -= 1

        assert max(map(abs, sides.values())) <= most


@pytest.mark.parametrize("count", [2, 3, 7, 12, 16, 64])
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    seeds, met = entrants(count), Counter[frozenset[int]]()
    for number in range(1, rounds_of(ROBIN, count) + 1):
        pairs = pair_round(ROBIN, seeds, [], number)
        met.update(frozenset((pair.first, pair.second or 0)) for pair in pairs)
        assert len({user for pair in pairs for user in pair[1:3]}) == 2 * len(pairs) == count - count % 2

    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}


def test_a_round_robin_is_won_without_a_game_against_those_who_have_left() -> None:
    seeds = [replace(entrant, left_round=1) if entrant.user_id == 100 else entrant for entrant in entrants(4)]
    results = [pair.result for number in (1, 2, 3) for pair in pair_round(ROBIN, seeds, [], number)]

    assert (results.count(OPEN), len(results)) == (3, 6)


@pytest.mark.parametrize("count", [2, 3, 7, 16, 64])
def test_the_best_seeds_have_byes_and_meet_last(count: int) -> None:
    order = bracket(count)
    pairs = pair_round(KNOCKOUT, entrants(count), [], 1)
    byes = {pair.first - 100 for pair in pairs if pair.result == BYE}

    assert sorted(order) == [*range(len(order))]
    assert byes == set(range(len(order) - count))
    half = len(order) // 2
    assert len({order.index(0) < half, order.index(1) < half}) == 2


def _game(
    first: int, second: int | None, result: str, leg: int = 1, turns: int = 9, board: int = 0
) -> PairingGame:
    return PairingGame(1, 1, board, leg, first, second, result=result, margin=2, turns=turns)


def _sides_after(form: str, *results: str, both: bool = False) -> tuple[int, int] | None:
    games = [_game(100, 101, result, leg) for leg, result in enumerate(results, 1)]
    return pairings_of(games)[0].next_sides(form, both_sides=both)


def test_a_game_is_played_again_after_an_abort_but_once_only() -> None:
    assert _sides_after(SWISS, VOID) == (100, 101)
    assert _sides_after(SWISS, VOID, VOID) is None
    assert pairings_of([_game(100, 101, VOID), _game(100, 101, VOID, 2)])[0].points(100) == 1


def test_a_moderator_can_have_a_game_played_again_any_number_of_times() -> None:
    assert _sides_after(SWISS, REPLAYED, REPLAYED, REPLAYED) == (100, 101)


def test_a_drawn_game_of_a_knockout_is_played_once_more_with_sides_exchanged() -> None:
    assert _sides_after(KNOCKOUT, DRAWN) == (101, 100)
    assert _sides_after(KNOCKOUT, DRAWN, DRAWN) is None
    assert _sides_after(SWISS, DRAWN) is None


def test_both_sides_are_played_where_they_differ_and_fewer_turns_decide() -> None:
    games = [_game(100, 101, FIRST, 1, turns=12), _game(101, 100, FIRST, 2, turns=8)]

    assert _sides_after(KNOCKOUT, FIRST, both=True) == (101, 100)
    assert _sides_after(KNOCKOUT, FIRST_ABSENT, both=True) is None
    assert pairings_of(games)[0].winner([100, 101]) == 101


def test_the_better_seed_goes_on_when_a_knockout_stays_undecided() -> None:
    assert pairings_of([_game(101, 100, HALVED)])[0].winner([100, 101]) == 100


def test_nobody_goes_on_when_both_were_absent() -> None:
    seeds = entrants(4)
    games = games_of(pair_round(KNOCKOUT, seeds, [], 1), 1)
    games = [replace(games[0], result=BOTH_ABSENT), replace(games[1], result=FIRST)]

    [final] = pair_round(KNOCKOUT, seeds, games, 2)
    assert final == Pair(0, games[1].first, None, BYE)


def test_users_are_out_after_two_absences_or_one_of_both() -> None:
    seeds = entrants(6)
    once = [
        _game(100, 101, FIRST_ABSENT),
        _game(102, 103, BOTH_ABSENT, board=1),
        _game(104, 105, FIRST, board=2),
    ]
    twice = [*once, replace(_game(101, 100, SECOND_ABSENT), round=2)]

    assert _paired(pair_round(SWISS, seeds, once, 2)) == {100, 101, 104, 105}
    assert _paired(pair_round(SWISS, seeds, twice, 3)) == {101, 104, 105}


def _paired(pairs: list[Pair]) -> set[int]:
    return {user for pair in pairs for user in pair[1:3] if user is not None}


def test_those_who_avoid_each_other_meet_only_if_nothing_else_is_possible() -> None:
    seeds = entrants(4)
    for other in (101, 102, 103):
        pairs = pair_round(SWISS, seeds, [], 1, [frozenset((100, other))])
        assert frozenset((100, other)) not in {frozenset(pair[1:3]) for pair in pairs}

    assert len(pair_round(SWISS, seeds[:2], [], 1, [frozenset((100, 101))])) == 1


def test_who_joins_a_swiss_late_has_half_a_point_for_the_first_round() -> None:
    seeds = [*entrants(2), replace(entrants(3)[2], first_round=2)]
    standings = standings_of(SWISS, seeds, pairings_of([_game(100, 101, FIRST)]), 2)

    assert [(one.entrant.user_id, one.points) for one in standings] == [(100, 2), (102, 1), (101, 0)]


def test_opponents_points_decide_between_equal_points() -> None:
    seeds = entrants(4)
    games = [
        *(_game(100, 101, FIRST), _game(102, 103, FIRST, board=1)),
        *(replace(_game(100, 102, FIRST), round=2), replace(_game(103, 101, FIRST, board=1), round=2)),
    ]
    standings = standings_of(SWISS, seeds, pairings_of(games), 3)

    assert [one.entrant.user_id for one in standings] == [100, 102, 103, 101]
    assert [one.decided_by for one in standings] == ["points", "points", "buchholz", "points"]


def test_places_below_the_third_are_shared_before_a_lot_decides() -> None:
    games = [_game(100 + 2 * board, 101 + 2 * board, DRAWN, board=board) for board in range(3)]
    standings = standings_of(SWISS, entrants(6), pairings_of(games), 2)

    assert [one.place for one in standings] == [1, 2, 3, 4, 4, 4]


def test_who_was_beaten_in_the_same_round_of_a_knockout_shares_a_place() -> None:
    played = Played(KNOCKOUT, 8, 4).play()
    standings = standings_of(KNOCKOUT, played.seeds, pairings_of(played.games), played.rounds + 1)

    assert [standing.place for standing in standings] == [1, 2, 3, 3, 5, 5, 5, 5]
    assert [standing.is_out for standing in standings] == [False, *[True] * 7]


def test_a_rodeo_counts_whom_one_has_beaten_on_each_deal() -> None:
    win, loss = Score(2, True, 3, 10), Score(0, True, -2, 12)
    seeds = entrants(3)
    standings = rodeo_standings(seeds, {100: {7: win, 8: loss}, 101: {7: loss, 8: loss}}, [7, 8])

    assert [(one.entrant.user_id, one.points) for one in standings] == [(100, 7), (101, 5), (102, 0)]


def test_lots_follow_from_the_secret_and_the_announcement() -> None:
    tournament = Tournament(1, 2, 3, 4, "Cup", SWISS, "bang-duel", "day", 8, 3600, 0, 0, "ab" * 32, 1)
    order = [entrant.user_id for entrant in seeded(tournament, entrants(9))]

    assert order == [entrant.user_id for entrant in seeded(tournament, entrants(9)[::-1])]
    assert order != [entrant.user_id for entrant in seeded(replace(tournament, number=5), entrants(9))]
    assert len(tournament.commitment) == 64


def test_second_wins_count_for_the_second_seat() -> None:
    assert pairings_of([_game(100, 101, SECOND)])[0].points(101) == 2
