"""Simulates clubs whose members play rated games, honestly and not, and checks what their ratings are worth.

The bounds are those of docs/players/ratings.md. A member's strength is normal; a game's luck is added to it.
"""

import sys
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from statistics import mean, median

from engine.core.clocks import DAY
from engine.core.ratings import START_MU, RatedGame, RatingBook

MEMBERS, GAMES, DAYS = 200, 5000, 180
LUCK, FRIENDS = 1.4, 0.6  # luck against strength, and the share of games among the four next friends
A, B, C, D, E = range(1000, 1005)  # those who do not play honestly
NEWCOMER = 2000


@dataclass
class Club:
    """A club and its ratings; days are counted from a year after 1970."""

    book: RatingBook = field(default_factory=RatingBook)
    games: int = 0

    def play(self, order: Sequence[int], day: float) -> None:
        """Rate a game; the winner comes first."""
        self.games += 1
        when = int((365 + day) * DAY)
        self.book.settle(RatedGame(self.games, when, tuple((user, n) for n, user in enumerate(order, 1))))

    def mu(self, user: int) -> float:
        return self.book.ratings[user].mu

    def is_through(self, user: int, day: float) -> bool:
        return self.book.ratings[user].is_through(len(self.book.active), int((365 + day) * DAY))

    def ladder(self, day: float) -> list[int]:
        through = [user for user in self.book.ratings if self.is_through(user, day)]
        return sorted(through, key=lambda user: -self.mu(user))


def season(rng: Random, members: int = MEMBERS, games: int = GAMES) -> tuple[Club, list[float]]:
    """Play an honest season; return the club and the strength of each member."""
    club, strengths = Club(), [rng.gauss(0, 1) for _ in range(members)]
    eager = [1 / (number + 3) ** FRIENDS for number in range(members)]
    rng.shuffle(eager)
    for number in range(games):
        [first] = rng.choices(range(members), eager)
        friends = [(first + step) % members for step in (-2, -1, 1, 2)]
        seats, wanted = {first}, rng.choice((2, 2, 2, 3, 4))
        while len(seats) < wanted:
            seats.add(
                rng.choice(friends) if rng.random() < FRIENDS else rng.choices(range(members), eager)[0]
            )
        scores = {user: strengths[user] + rng.gauss(0, LUCK) for user in sorted(seats)}
        club.play(sorted(seats, key=lambda user: -scores[user]), DAYS * number / games)
    return club, strengths


def spearman(first: Sequence[float], second: Sequence[float]) -> float:
    count = len(first)
    ranks = [
        {place: rank for rank, place in enumerate(sorted(range(count), key=values.__getitem__))}
        for values in (first, second)
    ]
    squares = sum((ranks[0][place] - ranks[1][place]) ** 2 for place in range(count))
    return 1 - 6 * squares / (count * (count * count - 1))


def honest(seeds: int = 3, members: int = MEMBERS, games: int = GAMES) -> float:
    """Return how well the ratings order an honest club by strength: Spearman's coefficient."""
    orders = []
    for seed in range(seeds):
        club, strengths = season(Random(seed), members, games)
        users = sorted(club.book.ratings)
        orders.append(spearman([strengths[user] for user in users], [club.mu(user) for user in users]))
    return mean(orders)


def by_turns(games: int = 500) -> tuple[float, bool]:
    """Return how far two who win by turns get from the start, and whether through the door."""
    club, _ = season(Random(1))
    for number in range(games):
        club.play((A, B) if number % 2 else (B, A), DAYS * number / games)
    return abs(club.mu(A) - START_MU), club.is_through(A, DAYS)


def farmer(victims: Sequence[int], games: int = 500) -> tuple[float, bool]:
    """Return the mu of one whom others let win, and whether they are through the door."""
    club, _ = season(Random(1))
    for number in range(games):
        club.play((A, victims[number % len(victims)]), DAYS * number / games)
    return club.mu(A), club.is_through(A, DAYS)


def after_ring(honest_games: int, seeds: int = 8) -> tuple[float, int]:
    """Return the median place, and the ladder's length, of one fed by a ring who then plays honestly."""
    base, _ = season(Random(1))
    for number in range(300):
        base.play((A, (B, C, D, E)[number % 4]), DAYS - 60 + number / 5)
    places, day = [], DAYS + honest_games / 2
    for seed in range(seeds):
        rng, club = Random(seed), deepcopy(base)
        for number in range(honest_games):
            other = rng.randrange(MEMBERS)
            club.play((A, other) if rng.random() < 0.5 else (other, A), DAYS + number / 2)
        places.append(1 + sum(club.mu(user) > club.mu(A) for user in club.ladder(day)))
    return median(places), len(club.ladder(day))


def newcomer(strength: float, seeds: int = 12) -> float:
    """Return how many games a newcomer of this strength needs to be near the true place, at the median.

    Near is within 12 of 100 places, three games in a row.
    """
    base, strengths = season(Random(9))
    true, mus = sum(other < strength for other in strengths) / MEMBERS, [base.mu(u) for u in range(MEMBERS)]
    needed = []
    for seed in range(seeds):
        rng, club, near, games = Random(seed), deepcopy(base), 0, 0
        while near < 3 and games < 150:
            other = rng.randrange(MEMBERS)
            games += 1
            wins = strength + rng.gauss(0, LUCK) > strengths[other] + rng.gauss(0, LUCK)
            club.play((NEWCOMER, other) if wins else (other, NEWCOMER), DAYS + games / 2)
            place = sum(mu < club.mu(NEWCOMER) for mu in mus) / MEMBERS
            near = near + 1 if abs(place - true) < 0.12 else 0
        needed.append(games)
    return median(needed)


def small(members: int, games: int, days: float = DAYS, seeds: int = 8) -> tuple[float, float]:
    """Return Spearman's coefficient of a small club, and the share through the door."""
    orders, through = [], []
    for seed in range(seeds):
        rng, club = Random(seed), Club()
        strengths = [rng.gauss(0, 1) for _ in range(members)]
        for number in range(games):
            pair = rng.sample(range(members), 2)
            scores = {user: strengths[user] + rng.gauss(0, LUCK) for user in pair}
            club.play(sorted(pair, key=lambda user: -scores[user]), days * number / games)
        orders.append(spearman(strengths, [club.mu(user) for user in range(members)]))
        through.append(len(club.ladder(days)) / members)
    return mean(orders), mean(through)


def main() -> int:
    """Print each figure with its bound; return 1 if one is missed."""
    turns, farmed, ring = by_turns(), farmer((B,)), farmer((B, C, D, E))
    place, length = after_ring(8)
    few, shares = zip(*(small(members, games) for members, games in ((3, 60), (3, 300), (5, 60), (8, 120))))
    newcomers = {strength: newcomer(strength) for strength in (2.0, 0.0, -1.5)}
    figures: list[tuple[str, object, bool]] = [
        ("honest club, Spearman", round(order := honest(), 3), order >= 0.9),
        ("two by turns, 500 games: mu from the start, through", turns, turns[0] < 1 and not turns[1]),
        ("one lets the other win 500 times: mu, through", farmed, not farmed[1]),
        ("ring of five feeds one, 500 games: mu, through", ring, not ring[1]),
        ("a ring, then 8 honest games: place, of", (place, length), place > length / 3),
        ("newcomers' games to the true place, by strength", newcomers, max(newcomers.values()) <= 20),
        ("clubs of 3, 3, 5 and 8 with 60, 300, 60 and 120 games: through", shares, min(shares) >= 0.9),
        ("the same: Spearman", [round(one, 2) for one in few], min(few) > 0.6),
    ]
    for name, value, is_good in figures:
        print("ok  " if is_good else "MISS", name, value)
    return 0 if all(is_good for *_, is_good in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
