"""Standings of a tournament, with named tie-breaks. No I/O; points are in halves."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from engine.club.tournaments import HALF, WIN, Pairing, active, points_of
from engine.core.records.deals import Score
from engine.core.records.tournaments import KNOCKOUT, OPEN, RODEO, SWISS, Entrant

PODIUM = 3  # the last place that a lot may decide; further ones are shared
POINTS, BUCHHOLZ, SONNEBORN, DIRECT = "points", "buchholz", "sonneborn", "direct"
WINS, MARGIN, LOT = "wins", "margin", "lot"


def tie_breaks_of(form: str) -> tuple[str, ...]:
    """Return what decides between equal points, in this order."""
    if form == RODEO:
        return (WINS, MARGIN, LOT)
    # In a round robin all have the same opponents.
    return (BUCHHOLZ if form == SWISS else SONNEBORN, DIRECT, WINS, MARGIN, LOT)


class Standing(NamedTuple):
    place: int
    entrant: Entrant
    points: int
    won: int
    drawn: int
    lost: int
    tie_break: int  # the first one of the form
    is_out: bool = False  # has left, was absent too often, or has lost a knock-out
    decided_by: str = POINTS  # what puts them behind the entrant above


class _Record(NamedTuple):
    entrant: Entrant
    points: int
    results: tuple[tuple[int, int], ...]  # own points and the opponent, of each game with one
    byes: int
    margins: tuple[int, ...]

    def count(self, points: int) -> int:
        return sum(own == points for own, _ in self.results)


def standings_of(
    form: str, seeds: Sequence[Entrant], pairings: Sequence[Pairing], next_round: int
) -> list[Standing]:
    """Return all entrants in order of their places; `seeds` are in the order of their lots."""
    records = {entrant.user_id: _record(entrant, pairings) for entrant in seeds}
    here = {entrant.user_id for entrant in active(seeds, pairings, next_round)}
    if form == KNOCKOUT:
        return _knockout(seeds, records, pairings, here)
    return list(_places(form, records, here))


def _record(entrant: Entrant, pairings: Sequence[Pairing]) -> _Record:
    own = [pairing for pairing in pairings if entrant.user_id in pairing.users]
    results = tuple(
        (pairing.points(entrant.user_id), other)
        for pairing in own
        if pairing.decided and (other := pairing.opponent(entrant.user_id)) is not None
    )
    margins = tuple(
        game.margin if game.first == entrant.user_id else -game.margin
        for pairing in own
        for game in pairing.decided
        if game.margin is not None
    )
    byes = sum(len(pairing.users) == 1 for pairing in own)
    return _Record(entrant, points_of(entrant, pairings), results, byes, margins)


def _tie_break(name: str, record: _Record, records: Mapping[int, _Record], equal: set[int]) -> Fraction:
    """Return what counts for a record among those that are equal so far; more is better."""
    match name:
        case "points":
            return Fraction(record.points)
        case "buchholz":  # a bye counts like an opponent with as many points
            return Fraction(sum(records[other].points for _, other in record.results)) + (
                record.byes * record.points
            )
        case "sonneborn":
            return Fraction(sum(points * records[other].points for points, other in record.results))
        case "direct":
            return Fraction(sum(points for points, other in record.results if other in equal))
        case "wins":
            return Fraction(record.count(WIN))
        case "margin":
            return Fraction(sum(record.margins), len(record.margins) or 1)
        case _:
            return Fraction(0)  # the lot: the order stays as it is


def _places(form: str, records: Mapping[int, _Record], here: set[int]) -> Iterator[Standing]:
    names = tie_breaks_of(form)
    groups = [list(records.values())]
    decided: dict[int, str] = {}
    for name in (POINTS, *names[:-1]):
        parts = []
        for group in groups:
            equal = {record.entrant.user_id for record in group}
            values = {record: _tie_break(name, record, records, equal) for record in group}
            group.sort(key=lambda record: -values[record])
            split = [list(part) for _, part in groupby(group, key=lambda record: values[record])]
            decided |= {record.entrant.user_id: name for part in split[1:] for record in part[:1]}
            parts += split
        groups = parts
    ahead = 0
    for group in groups:
        for number, record in enumerate(group):
            user = record.entrant.user_id
            place = ahead + 1 if ahead >= PODIUM else ahead + 1 + number
            by = decided.get(user, POINTS) if number == 0 else LOT
            first = int(_tie_break(names[0], record, records, set()))
            yield _standing(place, record, first, is_out=user not in here, decided_by=by)
        ahead += len(group)


def _standing(place: int, record: _Record, tie_break: int, *, is_out: bool, decided_by: str) -> Standing:
    won, drawn, lost = (record.count(points) for points in (WIN, HALF, 0))
    return Standing(place, record.entrant, record.points, won, drawn, lost, tie_break, is_out, decided_by)


def _knockout(
    seeds: Sequence[Entrant], records: Mapping[int, _Record], pairings: Sequence[Pairing], here: set[int]
) -> list[Standing]:
    """Rank by the rounds that each has survived; who was beaten in the same round shares a place."""
    order = [entrant.user_id for entrant in seeds]
    reached, played, lost = dict.fromkeys(order, 0), dict.fromkeys(order, 0), set[int]()
    for pairing in pairings:
        if pairing.games[-1].result == OPEN:
            continue
        winner = pairing.winner(order)
        for user in pairing.users:
            played[user] += len(pairing.users) == 2
        lost |= set(pairing.users) - {winner}
        if winner is not None:
            reached[winner] = pairing.round
    nobody_left = int(not here - lost)  # then there is no first place
    return [
        Standing(
            1 + nobody_left + sum(other > reached[user] for other in reached.values()),
            records[user].entrant,
            WIN * reached[user],
            played[user] - (user in lost),
            0,
            int(user in lost),
            reached[user],
            user in lost or user not in here,
        )
        for user in sorted(order, key=lambda user: (-reached[user], user in lost))
    ]


def rodeo_standings(
    seeds: Sequence[Entrant], scores: Mapping[int, Mapping[int, Score]], deals: Sequence[int]
) -> list[Standing]:
    """Rank by how many others each has beaten over all deals, where ties count half; `scores` are by user."""
    records = {}
    for entrant in seeds:
        own = scores.get(entrant.user_id, {})
        results = tuple(
            (_compare(own.get(deal), scores.get(other.user_id, {}).get(deal)), other.user_id)
            for deal in deals
            for other in seeds
            if other.user_id != entrant.user_id
        )
        points = sum(result for result, _ in results)
        won = tuple((WIN if own[deal].won else 0, deal) for deal in deals if deal in own)
        margins = tuple(score.margin for score in own.values())
        records[entrant.user_id] = _Record(entrant, points, won, 0, margins)
    return list(_places(RODEO, records, {entrant.user_id for entrant in seeds if not entrant.has_left}))


def _compare(own: Score | None, other: Score | None) -> int:
    """Return the points of a comparison on a deal; not to have played it is worst."""
    ranks = [() if score is None else score.rank for score in (own, other)]
    if not any(ranks):
        return 0
    return WIN if ranks[0] > ranks[1] else HALF if ranks[0] == ranks[1] else 0
