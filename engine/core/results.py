"""Results of finished games: who came where, how it ended, and how each seat played. No I/O.

Records are counted from results, so the same game always gives the same result.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import median_low
from types import MappingProxyType
from typing import NamedTuple

from engine.core.decisions import Seat, value_object
from engine.core.forced import was_forced
from engine.core.game import AnyGame
from engine.core.log import AGREED_DRAW, SEAT_TAKEN, SILENT_FORFEIT, TIMED_OUT, LogRow
from engine.core.undo import AGREED

PLAYED = "played"  # ended by the rules
SCORED = (PLAYED, "resigned")  # endings of a run of a shared deal that give it a score
MIN_ANSWERS, MAX_ANSWERS = 2, 8  # bounds of `FinalStandings.min_answers`
DECISIVE = (PLAYED, "resigned", "claimed", AGREED_DRAW, SILENT_FORFEIT)  # other endings do not count


@value_object
class SeatStanding:
    place: int  # from 1; equal seats share it
    # lead over the best other seat, in the unit of `Rules.score`; None if the game has no score
    margin: int | None
    side: str  # `Rules.side`
    achieved: tuple[str, ...] = ()  # keys of achievements


@value_object
class FinalStandings:
    turns: int
    seats: tuple[SeatStanding, ...]
    min_answers: int  # of each seat, before a game that did not end by the rules is rated


class TimedRow(NamedTuple):
    """A row of the log with the time of its save, in UTC seconds."""

    row: LogRow
    saved_at: int
    is_own: bool  # a user's own request, not a standing order's or a time-out's


class SeatConduct(NamedTuple):
    answers: int  # the seat's replies in person, private steps included
    median_seconds: int | None  # from the move of another seat to its next; None without an answer
    missed: int  # time-outs
    took_over: bool  # by another user than at the deal


def final_standings(
    game: AnyGame, seats: int, achieved: Mapping[Seat, tuple[str, ...]] = MappingProxyType({})
) -> FinalStandings:
    """Rank the seats: winners first, the others by score; all are equal if nobody has won, or not yet."""
    rules, state, winners = game.rules, game.state, game.winners
    scores = [rules.score(state, seat) for seat in range(seats)]
    ranks = [(True,) if seat in (winners or ()) else (False, *scores[seat]) for seat in range(seats)]
    if not winners:
        ranks = [(False,)] * seats
    return FinalStandings(
        rules.turn(state),
        tuple(
            SeatStanding(
                1 + sum(other > ranks[seat] for other in ranks),
                _margin(scores, seat),
                rules.side(state, seat),
                achieved.get(seat, ()),
            )
            for seat in range(seats)
        ),
        min(MAX_ANSWERS, max(MIN_ANSWERS, rules.expected_decisions // 5)),
    )


def _margin(scores: Sequence[tuple[int, ...]], seat: Seat) -> int | None:
    others = [score[0] for other, score in enumerate(scores) if other != seat and score]
    return scores[seat][0] - max(others) if scores[seat] and others else None


def ending_of(log: Sequence[LogRow]) -> str:
    """Return how a game ended: the word of the note that closed it, or `PLAYED`."""
    return log[-1].note or PLAYED


def count_undos(log: Sequence[LogRow]) -> int:
    return sum(event.kind == AGREED for row in log for event in row.events)


def conduct_of(log: Sequence[TimedRow], seats: Iterable[Seat]) -> list[SeatConduct]:
    """Return how each of these seats was played by its last user; forced replies belong to no player."""
    answers, missed, new = Counter[Seat](), Counter[Seat](), set[Seat]()
    times = defaultdict[Seat, list[int]](list)
    last, since = None, log[0].saved_at if log else 0  # who moved last, and when the next seat's time began
    for row, saved_at, is_own in log:
        if row.seat is None or was_forced(row):
            continue
        if row.note == SEAT_TAKEN:
            new.add(row.seat)
            answers[row.seat], missed[row.seat], times[row.seat] = 0, 0, []
            last, since = None, saved_at
        elif row.is_note:
            missed[row.seat] += row.note == TIMED_OUT
        else:
            if is_own:
                answers[row.seat] += 1
                if row.seat != last:
                    times[row.seat].append(saved_at - since)
            last, since = row.seat, saved_at
    return [
        SeatConduct(
            answers[seat], median_low(times[seat]) if times[seat] else None, missed[seat], seat in new
        )
        for seat in seats
    ]
