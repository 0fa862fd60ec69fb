"""Tournaments: who meets whom, and when a pairing is decided. No I/O.

Everything follows from the rows: the same rows give the same pairings in any process. Points are in halves.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from math import inf
from typing import NamedTuple

from engine.club.swiss import Candidate, match_swiss
from engine.core.records.tournaments import (
    BOTH_ABSENT,
    BYE,
    DRAWN,
    FIRST,
    FIRST_ABSENT,
    HALVED,
    KNOCKOUT,
    OPEN,
    REPLAYED,
    SECOND,
    SECOND_ABSENT,
    SWISS,
    VOID,
    Entrant,
    PairingGame,
    Tournament,
)

WIN, HALF = 2, 1
MAX_ABSENCES = 2  # after so many a user is out
MAX_VOID = 2  # aborted games after which a pairing is halved
LAST_JOINING_ROUND = 2  # of a Swiss tournament
_POINTS = {
    FIRST: (WIN, 0),
    SECOND: (0, WIN),
    DRAWN: (HALF, HALF),
    HALVED: (HALF, HALF),
    BYE: (WIN, 0),
    FIRST_ABSENT: (0, WIN),
    SECOND_ABSENT: (WIN, 0),
    BOTH_ABSENT: (0, 0),
}
_ABSENT = {FIRST_ABSENT: (0,), SECOND_ABSENT: (1,), BOTH_ABSENT: (0, 1)}


class Pair(NamedTuple):
    """Two users who are to meet, or one with a bye; `result` is known for those who need not play."""

    board: int
    first: int
    second: int | None
    result: str = OPEN


@dataclass(frozen=True, slots=True)
class Pairing:
    """All games of a pairing, in order."""

    games: tuple[PairingGame, ...]

    @property
    def round(self) -> int:
        return self.games[0].round

    @property
    def board(self) -> int:
        return self.games[0].board

    @property
    def users(self) -> tuple[int, ...]:
        first, second = self.games[0].first, self.games[0].second
        return (first,) if second is None else (first, second)

    @property
    def decided(self) -> list[PairingGame]:
        """The games that count."""
        return [game for game in self.games if game.result not in (OPEN, VOID, REPLAYED)]

    @property
    def absent(self) -> set[int]:
        """Who did not come to the last game that counts."""
        last = self.decided[-1:]
        return {
            (game.first, game.second)[seat] or 0 for game in last for seat in _ABSENT.get(game.result, ())
        }

    def opponent(self, user_id: int) -> int | None:
        return next((other for other in self.users if other != user_id), None)

    def points(self, user_id: int) -> int:
        """Return a user's points over all games that count, or half if none of them could be finished."""
        decided = self.decided
        if not decided:
            return 0 if any(game.result == OPEN for game in self.games) else HALF
        return sum(_POINTS[game.result][game.first != user_id] for game in decided)

    def next_sides(self, form: str, *, both_sides: bool) -> tuple[int, int] | None:
        """Return who sits where in the next game, None if all are played or one is under way.

        `both_sides`: a knock-out of this game takes two games with sides exchanged.
        """
        last, decided = self.games[-1], self.decided
        if last.result == OPEN or last.second is None:
            return None
        if last.result in (VOID, REPLAYED):
            voided = sum(game.result == VOID for game in self.games)
            return None if voided >= MAX_VOID else (last.first, last.second)
        is_open_ended = len(decided) == 1 and (both_sides or last.result == DRAWN)
        if form != KNOCKOUT or not is_open_ended or last.result in (HALVED, *_ABSENT):
            return None
        return last.second, last.first

    def is_over(self, form: str, *, both_sides: bool) -> bool:
        under_way = self.games[-1].result == OPEN
        return not under_way and self.next_sides(form, both_sides=both_sides) is None

    def winner(self, seeds: Sequence[int]) -> int | None:
        """Return who goes on in a knock-out: by points, fewer turns to their win, or the better seed."""
        here = [user for user in self.users if user not in self.absent]
        if len(here) < 2:
            return next(iter(here), None)

        def strength(user: int) -> tuple[int, int, int]:
            won = [game for game in self.decided if game.result == (FIRST if game.first == user else SECOND)]
            turns = min((game.turns or 0 for game in won), default=0)
            return self.points(user), -turns, -seeds.index(user)

        return max(here, key=strength)


def pairings_of(games: Collection[PairingGame]) -> list[Pairing]:
    ordered = sorted(games, key=lambda game: (game.round, game.board, game.leg))
    return [Pairing(tuple(group)) for _, group in groupby(ordered, key=lambda game: (game.round, game.board))]


def seeded(tournament: Tournament, entrants: Collection[Entrant]) -> list[Entrant]:
    """Return the entrants in the order of their lots, drawn from the secret and the number; saved ones first.

    Saved lots hold when the data of an entrant are deleted, who gets another id.
    """
    drawn = f"{tournament.secret}:{tournament.number or 0}"

    def lot(entrant: Entrant) -> tuple[float, str, int]:
        saved = inf if entrant.lot is None else entrant.lot
        return saved, sha256(f"{drawn}:{entrant.user_id}".encode()).hexdigest(), entrant.user_id

    return sorted(entrants, key=lot)


def rounds_of(form: str, entrants: int) -> int:
    if form == KNOCKOUT:
        return max(1, (entrants - 1).bit_length())
    every_round = max(1, entrants - 1 + entrants % 2)
    return min(every_round, (entrants - 1).bit_length() + 1) if form == SWISS else every_round


def count_at_start(entrants: Collection[Entrant]) -> int:
    return sum(entrant.first_round == 1 for entrant in entrants)


def active(entrants: Sequence[Entrant], pairings: Sequence[Pairing], round_number: int) -> list[Entrant]:
    """Return who plays in this round: who has not left, missed two games, or one that both missed."""
    absences: Counter[int] = Counter()
    for pairing in pairings:
        if pairing.round < round_number:
            absences.update({user: len(pairing.absent) for user in pairing.absent})
    return [
        entrant
        for entrant in entrants
        if entrant.first_round <= round_number
        and (entrant.left_round is None or entrant.left_round > round_number)
        and absences[entrant.user_id] < MAX_ABSENCES
    ]


def is_finished(form: str, seeds: Sequence[Entrant], games: Collection[PairingGame], last_round: int) -> bool:
    """Return whether no further round follows this one, all of whose pairings are over."""
    if last_round >= rounds_of(form, count_at_start(seeds)):
        return True
    return len(_survivors(form, seeds, pairings_of(games), last_round + 1)) < 2


def _survivors(
    form: str, seeds: Sequence[Entrant], pairings: Sequence[Pairing], round_number: int
) -> list[int]:
    here = [entrant.user_id for entrant in active(seeds, pairings, round_number)]
    if form != KNOCKOUT or round_number == 1:
        return here
    order = [entrant.user_id for entrant in seeds]
    winners = {pairing.winner(order) for pairing in pairings if pairing.round == round_number - 1}
    return [user for user in here if user in winners]


def pair_round(
    form: str,
    seeds: Sequence[Entrant],
    games: Collection[PairingGame],
    round_number: int,
    avoided: Collection[frozenset[int]] = (),
) -> list[Pair]:
    """Return the pairings of a round; `seeds` are all entrants in the order of their lots.

    `avoided` are pairs that meet only if nothing else is possible.
    """
    pairings = [pairing for pairing in pairings_of(games) if pairing.round < round_number]
    if form == KNOCKOUT:
        return _pair_knockout(seeds, pairings, round_number)
    if form == SWISS:
        return _pair_swiss(seeds, pairings, round_number, avoided)
    return _pair_robin(seeds, pairings, round_number)


def bracket(count: int) -> list[int]:
    """Return the seeds of a knock-out in the order of its places; numbers from `count` on are free places."""
    order = [0]
    while len(order) < count:
        order = [seed for best in order for seed in (best, 2 * len(order) - 1 - best)]
    return order


def _pair_knockout(seeds: Sequence[Entrant], pairings: Sequence[Pairing], round_number: int) -> list[Pair]:
    """Pair neighbors of the bracket; who has none goes on without a game."""
    order = [entrant.user_id for entrant in seeds]
    survivors = set(_survivors(KNOCKOUT, seeds, pairings, round_number))
    started = [entrant.user_id for entrant in seeds if entrant.first_round == 1]
    if round_number == 1:
        slots = [started[seed] if seed < len(started) else None for seed in bracket(len(started))]
    else:
        last = {pairing.board: pairing for pairing in pairings if pairing.round == round_number - 1}
        boards = range(1 << (rounds_of(KNOCKOUT, len(started)) - round_number + 1))
        slots = [last[board].winner(order) if board in last else None for board in boards]
    pairs = []
    for board, places in enumerate(zip(slots[::2], slots[1::2])):
        match [user for user in places if user in survivors]:
            case [int(one)]:
                pairs.append(Pair(board, one, None, BYE))
            case [int(one), int(other)]:
                pairs.append(Pair(board, *_sides(one, other, _balances(pairings), order)))
    return pairs


def _balances(pairings: Sequence[Pairing]) -> Counter[int]:
    """Return how much more often each user has sat first than second."""
    balances: Counter[int] = Counter()
    for pairing in pairings:
        for game in pairing.games:
            if game.second is not None and game.result not in (VOID, REPLAYED):
                balances[game.first] += 1
                balances[game.second] -= 1
    return balances


def _sides(one: int, other: int, balances: Counter[int], order: Sequence[int]) -> tuple[int, int]:
    """Return who sits first: who has less often, or else the one with the worse seed."""
    first, second = sorted((one, other), key=lambda user: (balances[user], -order.index(user)))
    return first, second


def points_of(entrant: Entrant, pairings: Sequence[Pairing]) -> int:
    """Return an entrant's points; rounds before they joined count half."""
    own = sum(pairing.points(entrant.user_id) for pairing in pairings if entrant.user_id in pairing.users)
    return own + HALF * (entrant.first_round - 1)


def _pair_swiss(
    seeds: Sequence[Entrant],
    pairings: Sequence[Pairing],
    round_number: int,
    avoided: Collection[frozenset[int]],
) -> list[Pair]:
    """Pair users with equal points who have not met, by least cost; the bye has the last board."""
    here, balances = active(seeds, pairings, round_number), _balances(pairings)
    byes = {pairing.users[0] for pairing in pairings if len(pairing.users) == 1}
    met = {frozenset(pairing.users) for pairing in pairings if len(pairing.users) == 2}
    if len(here) == 1:
        return [Pair(0, here[0].user_id, None, BYE)]
    candidates = [
        Candidate(user.user_id, points_of(user, pairings), balances[user.user_id], user.user_id in byes)
        for user in here
    ]
    candidates.sort(key=lambda candidate: -candidate.points)
    order = [entrant.user_id for entrant in seeds]
    pairs, bye = match_swiss(candidates, met, avoided)
    sides = [_sides(one, other, balances, order) for one, other in pairs]
    paired = [Pair(board, *users) for board, users in enumerate(sides)]
    return paired if bye is None else [*paired, Pair(len(paired), bye, None, BYE)]


def _pair_robin(seeds: Sequence[Entrant], pairings: Sequence[Pairing], round_number: int) -> list[Pair]:
    """Pair by the circle method; games with those who have left are won without being played."""
    here = {entrant.user_id for entrant in active(seeds, pairings, round_number)}
    ring: list[int | None] = [*range(len(seeds)), *([None] * (len(seeds) % 2))]
    fixed, turning = ring[-1], ring[:-1]
    turn = (round_number - 1) % max(1, len(turning))
    turning = turning[turn:] + turning[:turn]
    rivals = [(turning[0], fixed), *zip(turning[1:], reversed(turning))]
    pairs: list[Pair] = []
    for one, other in rivals[: len(ring) // 2]:
        if one is None or other is None:
            continue  # sits out
        first, second = (seeds[seed].user_id for seed in _robin_sides(one, other, len(seeds)))
        missing = (first not in here, second not in here)
        result = {(True, False): FIRST_ABSENT, (False, True): SECOND_ABSENT, (True, True): BOTH_ABSENT}
        pairs.append(Pair(len(pairs), first, second, result.get(missing, OPEN)))
    return pairs


def _robin_sides(one: int, other: int, count: int) -> tuple[int, int]:
    """Return who sits first, so that over all rounds everybody does in half of their games."""
    low, high = sorted((one, other))
    turning = count - 1 + count % 2
    is_fixed = high == turning  # the place of an even number that does not turn
    is_low = low % 2 == 0 if is_fixed else high - low <= turning // 2
    return (low, high) if is_low else (high, low)
