"""Pairs of a Swiss round: a matching of least cost. No I/O."""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import NamedTuple

# Each cost outweighs all of the cheaper ones together, for up to 64 users and eight rounds.
AVOIDED, SECOND_BYE, SECOND_MEETING, UNBALANCED = 10**15, 10**13, 10**11, 10**9
FURTHER_POINTS, SAME_SIDE = 10**3, 1
MAX_UNBALANCED = 2  # how much more often somebody may sit on one side
NOBODY = -1  # stands for a bye


class Candidate(NamedTuple):
    user_id: int
    points: int  # in halves
    balance: int  # games in the first seat less those in the second
    had_bye: bool


def match_swiss(
    candidates: Sequence[Candidate], met: Collection[frozenset[int]], avoided: Collection[frozenset[int]] = ()
) -> tuple[list[tuple[int, int]], int | None]:
    """Return pairs of users, the best first, and who has a bye.

    In this order it avoids: pairs who do not want to meet, second byes, second meetings, sides that differ by
    more than two games, unequal points, and third games on a side.
    """
    import networkx  # takes most of a second, and most processes never pair

    graph = networkx.Graph()
    for (here, one), (there, other) in combinations(enumerate(candidates), 2):
        graph.add_edge(here, there, weight=-_cost(one, other, met, avoided))
    if len(candidates) % 2:
        for here, one in enumerate(candidates):
            graph.add_edge(here, NOBODY, weight=-(one.points**2 * FURTHER_POINTS + one.had_bye * SECOND_BYE))
    pairs: list[tuple[int, int]] = sorted(
        (min(pair), max(pair)) for pair in networkx.max_weight_matching(graph, maxcardinality=True)
    )
    bye = [candidates[other].user_id for one, other in pairs if one == NOBODY]
    met_now = [(candidates[one].user_id, candidates[other].user_id) for one, other in pairs if one != NOBODY]
    return met_now, next(iter(bye), None)


def _cost(
    one: Candidate, other: Candidate, met: Collection[frozenset[int]], avoided: Collection[frozenset[int]]
) -> int:
    pair = frozenset((one.user_id, other.user_id))
    low, high = sorted((one.balance, other.balance))
    most = max(abs(low + 1), abs(high - 1))  # afterwards: whoever sat first less often sits first now
    return (
        AVOIDED * (pair in avoided)
        + SECOND_MEETING * (pair in met)
        + UNBALANCED * (most > MAX_UNBALANCED)
        + FURTHER_POINTS * (one.points - other.points) ** 2
        + SAME_SIDE * most
    )
