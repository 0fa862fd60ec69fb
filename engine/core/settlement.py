"""Whether a game is rated, and by which places: those at the end, or when the first player left. No I/O."""

from collections import Counter
from collections.abc import Sequence

from engine.core.decisions import Seat, value_object
from engine.core.forced import was_forced
from engine.core.log import SEAT_LEFT, SUBSTITUTED
from engine.core.records.offers import RATED
from engine.core.results import DECISIVE, PLAYED, FinalStandings, TimedRow, count_undos

LEAVING = (SEAT_LEFT, SUBSTITUTED)
UNDONE, SHORT, UNDECIDED = "undone", "short", "undecided"  # why a game is not rated, besides its stakes


@value_object
class Settlement:
    """The places by seat, and when they were final."""

    places: tuple[int, ...]
    settled_at: int


def settle(
    log: Sequence[TimedRow], stakes: str, ending: str, final: FinalStandings | None
) -> Settlement | str | None:
    """Settle a game for the ratings, or return why it is not rated; None while it continues.

    `final` are the standings now, `ending` is how the game ended, "" while it continues. A player who leaves
    is last, and the others share the first place: none of them gains by it more than by winning.
    """
    if stakes != RATED:
        return stakes
    left = next((number for number, timed in enumerate(log) if timed.row.note in LEAVING), None)
    rows = log if left is None else log[: left + 1]
    if left is None and not ending:
        return None
    if final is None or (left is None and ending not in DECISIVE):
        return UNDECIDED
    if count_undos([timed.row for timed in rows]):
        return UNDONE
    seats, answers = range(len(final.seats)), _answers(rows)
    was_knocked_out = left is None and ending == PLAYED and len(seats) > 2  # by the rules, and maybe early
    if not was_knocked_out and min(answers[seat] for seat in seats) < final.min_answers:
        return SHORT
    if left is None:
        return Settlement(tuple(standing.place for standing in final.seats), log[-1].saved_at)
    gone = log[left].row.seat
    return Settlement(tuple(len(seats) if seat == gone else 1 for seat in seats), log[left].saved_at)


def _answers(log: Sequence[TimedRow]) -> Counter[Seat]:
    own = (row for row, _, is_own in log if is_own and not row.is_note and not was_forced(row))
    return Counter(row.seat for row in own if row.seat is not None)
