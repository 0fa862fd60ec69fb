"""Ratings: how games move them, what farming does not gain, and who stands on the ladder."""

from itertools import pairwise
from random import Random

import pytest

from engine.core.clocks import DAY
from engine.core.ratings import (
    CENTER,
    START_MU,
    START_SIGMA,
    RatedGame,
    Rating,
    RatingBook,
    RatingChange,
    after_season,
    ladder_of,
)
from engine.core.records.users import PSEUDONYMS

DAYS = 1000 * DAY
A, B, C, D, E = range(1, 6)


def played(book: RatingBook, *orders: tuple[int, ...], day: float = 0) -> None:
    """Rate games an hour apart; the winner comes first in each."""
    for number, order in enumerate(orders):
        places = tuple((user, place) for place, user in enumerate(order, 1))
        book.settle(RatedGame(number, int(DAYS + day * DAY) + number * 3600, places))


def a_club(members: int = 20) -> RatingBook:
    """Return a club whose members have met at random; the first ones win more often."""
    book, rng = RatingBook(), Random(1)
    for day in range(8 * members):
        pair = rng.sample(range(100, 100 + members), 2)
        scores = {user: rng.gauss(-user / 5, 1) for user in pair}
        played(book, tuple(sorted(pair, key=lambda user: -scores[user])), day=60 * day / (8 * members))
    return book


def test_a_win_moves_both_by_the_same_and_makes_them_more_certain() -> None:
    book = RatingBook()
    played(book, (A, B))

    assert book.ratings[A].mu - START_MU == pytest.approx(START_MU - book.ratings[B].mu)
    assert book.ratings[A].mu > START_MU
    assert book.ratings[A].sigma < START_SIGMA
    assert (book.ratings[A].games, book.ratings[A].opponents) == (1, 1)


def test_equal_places_of_equals_move_nobody() -> None:
    book = RatingBook()
    book.settle(RatedGame(1, DAYS, ((A, 1), (B, 1))))

    assert book.ratings[A].mu == pytest.approx(START_MU)


def test_games_of_the_same_pair_count_less_and_less_and_then_not_at_all() -> None:
    book, sigmas = a_club(), []
    for number in range(8):
        played(book, (A, B), (B, A), day=60 + number / 8)
        sigmas.append(book.ratings[A].sigma)

    steps = [before - after for before, after in pairwise(sigmas)]
    assert steps[0] > steps[1] > 0
    assert steps[2:] == [0] * 5  # after six games within sixty days


def test_after_sixty_days_a_pair_counts_again() -> None:
    book = a_club()
    played(book, *[(A, B)] * 10, day=60)
    before = book.ratings[A]
    played(book, (B, A), day=122)

    assert book.ratings[A].mu < before.mu


def test_in_a_small_club_pairs_count_for_longer() -> None:
    book = RatingBook()
    played(book, *[(A, B), (C, A), (B, C)] * 8)

    assert book.ratings[A].sigma < 5.5


def test_the_win_of_a_sure_favorite_moves_nothing_but_an_upset_does() -> None:
    book = RatingBook(ratings={A: Rating(45, 3, 20), B: Rating(25, 3, 20)})
    played(book, (A, B))
    assert (book.ratings[A].mu, book.ratings[B].sigma) == (45, 3)

    played(book, (B, A))

    assert book.ratings[A].mu < 45 - 0.1


def test_whoever_is_fed_by_friends_is_not_let_through_the_door() -> None:
    book = a_club()
    played(book, *[(A, (B, C, D, E)[number % 4]) for number in range(100)], day=60)

    ladder = ladder_of(book.ratings, DAYS + 61 * DAY, (), A)
    assert A not in [user for user, _ in ladder.places]
    assert ladder.own.games_to_go() == 1


def test_two_who_win_by_turns_stay_where_they_were() -> None:
    book = a_club()
    played(book, *[(A, B), (B, A)] * 100, day=60)

    assert abs(book.ratings[A].mu - START_MU) < 1
    assert book.ratings[A].games_to_go() == 1


def test_the_same_games_give_the_same_figures_to_the_last_bit_also_under_a_pseudonym() -> None:
    orders = [(A, B, C), (B, A), (C, D), (D, A, B)] * 20
    book, again = RatingBook(), RatingBook()
    played(book, *orders)
    played(again, *(tuple(PSEUDONYMS if user == C else user for user in order) for order in orders))

    assert again.ratings.pop(PSEUDONYMS) == book.ratings.pop(C)
    assert again.ratings == book.ratings


def test_the_door_asks_for_games_opponents_certainty_and_a_recent_game() -> None:
    through = Rating(26, 6.0, 8, 4, last_at=DAYS)
    assert through.is_through(9, DAYS)

    assert Rating(26, 6.0, 7, 4, DAYS).games_to_go() == 1
    assert Rating(26, 6.3, 30, 4, DAYS).games_to_go() == 1
    assert Rating(26, 6.0, 8, 2, DAYS).opponents_to_go(9) == 2
    assert Rating(26, 6.0, 8, 2, DAYS).opponents_to_go(3) == 0  # a club of three has no more
    assert not through.is_through(9, DAYS + 30 * DAY)


def test_who_hides_their_record_or_has_been_deleted_is_on_no_ladder() -> None:
    rating = Rating(26, 6.0, 8, 4, DAYS)
    ladder = ladder_of(dict.fromkeys((A, B, C, D, PSEUDONYMS), rating), DAYS, {B}, E)

    assert [user for user, _ in ladder.places] == [A, C, D]
    assert (ladder.active, ladder.is_open, ladder.own) == (5, True, None)
    assert not ladder_of({A: rating, B: rating}, DAYS, (), A).is_open


def test_a_season_draws_ratings_together_and_closes_the_door() -> None:
    new = after_season(Rating(31, 4.0, 40, 9, DAYS))

    assert (new.mu, new.sigma, new.games) == (29, 6.5, 40)
    assert new.games_to_go() == 1


def test_a_rating_is_shown_in_points() -> None:
    assert (Rating().points, Rating(30, 5).points, Rating(30, 5).spread) == (CENTER, CENTER + 200, 200)
    assert RatingChange(A, 25, 25.51, 8).gain == 20
