"""Ratings of players: how a rated game moves them, and who may stand on the ladder. No I/O.

A seat moves by the mean weight of its games with its opponents. The weight falls with each game of the same
pair, so that two friends cannot lift one another without end.
"""

import math
from collections import OrderedDict, defaultdict, deque
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from openskill.models import PlackettLuce

from engine.core.clocks import DAY
from engine.core.records.users import PSEUDONYMS

_MODEL = PlackettLuce()
START_MU, START_SIGMA = _MODEL.mu, _MODEL.sigma
CENTER, POINTS = 1500, 40  # a rating as users see it: the points of `START_MU`, and those of one mu

WINDOW = 60 * DAY  # how long a game counts for the pair and makes its players active
WEIGHTS = (1.0, 0.5, 0.25, 0.0)  # of a pair's games, two steps each; then none counts
GAMES_A_STEP, PAIRINGS = 2, 8  # a step is longer in a club whose players have fewer than PAIRINGS opponents
CERTAIN = 0.9  # a favorite with more than this chance wins nothing

DOOR_SIGMA, DOOR_GAMES, DOOR_OPPONENTS = 6.2, 8, 4
DOOR_DAYS = 30  # since the last rated game
LADDER_SIZE = 3  # players through the door before there is a ladder
SEASON_SIGMA, SEASON_PULL = 6.5, 1 / 3  # after a season: the least sigma, and the way back to the start


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float = START_MU
    sigma: float = START_SIGMA
    games: int = 0
    opponents: int = 0  # different ones
    last_at: int = 0  # when the last game was settled

    @property
    def points(self) -> int:
        return round(CENTER + POINTS * (self.mu - START_MU))

    @property
    def spread(self) -> int:
        """The uncertainty in points."""
        return round(POINTS * self.sigma)

    def games_to_go(self) -> int:
        """Return how many games the door still asks for: at least one while the rating is uncertain."""
        return max(DOOR_GAMES - self.games, int(self.sigma > DOOR_SIGMA), 0)

    def opponents_to_go(self, active: int) -> int:
        """Return how many more opponents the door asks for in a club of `active` players."""
        return max(0, min(DOOR_OPPONENTS, active - 1) - self.opponents)

    def is_through(self, active: int, now: int) -> bool:
        recent = self.last_at > now - DOOR_DAYS * DAY
        return recent and not self.games_to_go() and not self.opponents_to_go(active)


@dataclass(frozen=True, slots=True)
class RatedGame:
    """The places of a settled game, by user in order of the seats."""

    table_id: int
    settled_at: int
    places: tuple[tuple[int, int], ...]


@dataclass(slots=True)
class RatingBook:
    """The ratings of one game on one server, moved game by game in order of their settlement.

    It may be complete, or hold only what the next game needs.
    """

    ratings: dict[int, Rating] = field(default_factory=dict)
    # when each pair that has ever met did so lately, and when each player last played, oldest first
    meetings: defaultdict[frozenset[int], deque[int]] = field(default_factory=lambda: defaultdict(deque))
    active: OrderedDict[int, int] = field(default_factory=OrderedDict)

    def settle(self, game: RatedGame) -> list[Rating]:
        """Move the ratings of a game's players and return them, in order of the seats."""
        users, places = [user for user, _ in game.places], [place for _, place in game.places]
        before = [self.ratings.get(user, Rating()) for user in users]
        new_pairs = {pair for pair in map(frozenset, combinations(users, 2)) if pair not in self.meetings}
        weights = self._weights(users, game.settled_at - WINDOW)
        changed = []
        for user, old, (mu, sigma), weight in zip(users, before, _moved(before, places), weights):
            new = Rating(
                old.mu + weight * (mu - old.mu),
                old.sigma + weight * (sigma - old.sigma),
                old.games + 1,
                old.opponents + sum(user in pair for pair in new_pairs),
                game.settled_at,
            )
            changed.append(new)
            self.ratings[user] = new
            self.active[user] = game.settled_at
            self.active.move_to_end(user)
        for pair in combinations(users, 2):
            self.meetings[frozenset(pair)].append(game.settled_at)
        return changed

    def end_season(self) -> None:
        self.ratings = {user: after_season(rating) for user, rating in self.ratings.items()}

    def _weights(self, users: Sequence[int], since: int) -> list[float]:
        """Return how much a game counts for each of these users; forget what is older than the window."""
        _forget(self.active, since)
        step = GAMES_A_STEP * max(1, -(-PAIRINGS // max(1, len(self.active) - 1)))
        met: dict[frozenset[int], float] = {}
        for pair in map(frozenset, combinations(users, 2)):
            moments = self.meetings[pair]
            while moments and moments[0] < since:
                moments.popleft()
            met[pair] = WEIGHTS[min(len(moments) // step, len(WEIGHTS) - 1)]
        others = len(users) - 1
        return [sum(weight for pair, weight in met.items() if user in pair) / others for user in users]


def _forget(active: OrderedDict[int, int], since: int) -> None:
    while active and active[user := next(iter(active))] < since:
        del active[user]


@dataclass(frozen=True, slots=True)
class RatingChange:
    user_id: int
    mu_before: float
    mu: float
    sigma: float

    @property
    def points(self) -> int:
        return Rating(self.mu).points

    @property
    def is_certain(self) -> bool:
        return self.sigma <= DOOR_SIGMA

    @property
    def gain(self) -> int:
        return self.points - Rating(self.mu_before).points


@dataclass(frozen=True, slots=True)
class Podium:
    game: str
    user_id: int
    place: int
    mu: float
    games: int
    ended_at: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """Those through the door, best first, and what is known of the user who looks."""

    places: tuple[tuple[int, Rating], ...]
    active: int  # players with a game in the last days
    own: Rating | None
    # By user, how many places up in the last week; none of those who did not stand there then.
    climbed: Mapping[int, int] = field(default_factory=dict)

    @property
    def is_open(self) -> bool:
        return len(self.places) >= LADDER_SIZE


def ladder_of(ratings: Mapping[int, Rating], now: int, hidden: Container[int], user_id: int) -> Ladder:
    """Return the ladder of these users, without those who hide their records or are deleted."""
    active = sum(rating.last_at >= now - WINDOW for rating in ratings.values())
    through = [
        (user, rating)
        for user, rating in ratings.items()
        if user < PSEUDONYMS and user not in hidden and rating.is_through(active, now)
    ]
    through.sort(key=lambda place: (-place[1].mu, place[0]))
    return Ladder(tuple(through), active, ratings.get(user_id))


def with_movements(ladder: Ladder, before: Ladder) -> Ladder:
    """Return a ladder with the places that its users have climbed since an earlier one."""
    places = {user: place for place, (user, _) in enumerate(before.places)}
    users = [user for user, _ in ladder.places]
    climbed = {user: places[user] - place for place, user in enumerate(users) if user in places}
    return replace(ladder, climbed=climbed)


def after_season(rating: Rating) -> Rating:
    mu = rating.mu + SEASON_PULL * (START_MU - rating.mu)
    return replace(rating, mu=mu, sigma=max(rating.sigma, SEASON_SIGMA))


def _moved(before: Sequence[Rating], places: Sequence[int]) -> list[tuple[float, float]]:
    """Return mu and sigma of each seat after a game, without any weight."""
    if len(before) == 2 and places[0] != places[1]:
        first = places.index(min(places))
        lead = before[first].mu - before[1 - first].mu
        if 1 / (1 + math.exp(-lead / (math.sqrt(2) * _MODEL.beta))) > CERTAIN:
            return [(rating.mu, rating.sigma) for rating in before]
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    return [
        (rated.mu, rated.sigma) for [rated] in _MODEL.rate(teams, ranks=[float(place) for place in places])
    ]
