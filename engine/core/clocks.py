"""The clocks of a table: how long a decision may take, what is in reserve, when to remind. No I/O.

Times are UTC seconds. Each decision has its own time, which is lost if it is not used; whoever takes
longer draws on their bank, which grows with every answer, up to a cap. A deadline never falls where its
player is not to be asked (quiet hours, away): it is put off, and the clock runs on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import NamedTuple, Self, TypeAlias

from engine.core.decisions import Refused, Seat

MINUTE, HOUR, DAY = 60, 3600, 86400
UNTIMED = "none"

NextAvailable: TypeAlias = Callable[
    [int], int
]  # the first moment at or after one at which somebody may be asked
SeatNextAvailable: TypeAlias = Callable[[Seat, int], int]  # the same of the one who sits there


@dataclass(frozen=True, slots=True)
class TimeControl:
    """A pace, in seconds."""

    per_decision: int  # for every decision
    bank: int  # in reserve at the start
    increment: int  # what every answer adds to it
    bank_cap: int  # the most that it grows to
    final_reminder: int  # so long before the end comes the last reminder


TIME_CONTROLS: Mapping[str, TimeControl] = MappingProxyType(
    {
        "live": TimeControl(3 * MINUTE, 5 * MINUTE, MINUTE // 2, 10 * MINUTE, MINUTE),
        "evening": TimeControl(30 * MINUTE, HOUR, 5 * MINUTE, 2 * HOUR, 10 * MINUTE),
        "day": TimeControl(DAY, DAY, 2 * HOUR, 3 * DAY, 3 * HOUR),
        "slow": TimeControl(3 * DAY, 3 * DAY, 6 * HOUR, 7 * DAY, 12 * HOUR),
    }
)
TIME_CONTROL_KEYS = (UNTIMED, *TIME_CONTROLS)
CORRESPONDENCE = ("day", "slow")  # their deadlines wait for the end of quiet hours and absences
MAX_MISSED_RANGE = range(
    1, 11
)  # decisions in a row that may be missed before others may do something about it


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of one seat. It runs while `put` is set: the ply at which the open question was put."""

    bank: int
    missed_in_row: int = 0  # decisions in a row that were played for them
    has_answered: bool = False  # they have answered something themselves
    decision_ply: int | None = None
    started_at: int = 0
    base_seconds: int = 0  # seconds of this question that cost no bank
    deadline: int = 0
    halfway_reminder_at: int | None = None  # when to remind them; None when that is done
    final_reminder_at: int | None = None
    spent_log: str = ""  # the last questions that they have answered: see `Spent`

    @property
    def bank_runs_out_at(self) -> int:
        """When all the player's time is used up, quiet hours or not."""
        return self.started_at + self.base_seconds + self.bank

    @property
    def next_check_at(self) -> int | None:
        """The next moment at which there is something to do."""
        if self.decision_ply is None:
            return None
        return min(
            time
            for time in (self.halfway_reminder_at, self.final_reminder_at, self.deadline)
            if time is not None
        )


KEPT = 16  # answered questions that are kept: no take-back goes further


class Spent(NamedTuple):
    """What a question had cost when it was answered, so that it costs no less if that is taken back."""

    put: int
    used: int  # seconds
    own: int
    bank: int  # before the answer

    @classmethod
    def read(cls, kept: str) -> list[Self]:
        """Those that a clock has kept, oldest first."""
        return [cls(*map(int, part.split(":"))) for part in kept.split()]


def _written(spent: Iterable[Spent]) -> str:
    return " ".join(":".join(map(str, one)) for one in [*spent][-KEPT:])


@dataclass(frozen=True, slots=True)
class ClockChange:
    """What has happened at a table that concerns its clocks.

    `put` is the question that is open now, `asked` the seats that have not answered it; `people` the seats
    where a person, not a computer, sits; `by_player`: they answered themselves, not their standing orders.
    """

    control: TimeControl
    now: int
    next_available: SeatNextAvailable
    put: int
    asked: Collection[Seat]
    people: Collection[Seat]
    answered: Collection[Seat] = ()
    by_person: bool = True
    missed: Seat | None = None
    undone: range | None = None  # a choice was taken back: when its question had been put, at one of these
    more_time_for: Collection[Seat] = ()  # who is given more time


def apply_change(clocks: Mapping[Seat, Clock], change: ClockChange) -> dict[Seat, Clock]:
    """All clocks of a table after a change; raises `Illegal` if more time cannot be given."""
    there = {seat: clocks.get(seat, Clock(change.control.bank)) for seat in change.people}
    after = {seat: _updated(seat, clock, change) for seat, clock in there.items()}
    if change.more_time_for:
        after |= _more(after, change)
    return {**stop_all(clocks), **after}


def _updated(seat: Seat, clock: Clock, change: ClockChange) -> Clock:
    asked = seat in change.asked
    if change.undone is not None:
        clock = _as_if_undone(seat, clock, change.undone, change)
    ran = clock.decision_ply is not None
    if seat == change.missed:
        clock = replace(clock, bank=0, missed_in_row=clock.missed_in_row + 1)
    elif seat in change.answered:
        if change.by_person:
            clock = replace(clock, missed_in_row=0, has_answered=True)
        if ran and not (asked and clock.decision_ply == change.put):
            clock = charge_bank(clock, change.control, change.now)
    if not asked:
        return stop(clock)
    if clock.decision_ply == change.put:
        return clock
    return start(clock, change.control, change.put, change.now, partial(change.next_available, seat))


def _as_if_undone(seat: Seat, clock: Clock, undone: range, change: ClockChange) -> Clock:
    """The clock as it would stand without what was taken back: to take back is not to get new time."""
    spent = Spent.read(clock.spent_log)
    if seat not in change.asked:
        later = [one for one in spent if one.put >= undone.stop]
        bank = later[0].bank if later else clock.bank
        return replace(clock, bank=bank, spent_log=_written(one for one in spent if one not in later))
    again = next((one for one in reversed(spent) if one.put in undone), None)
    if again is None:
        return clock if clock.decision_ply is None else replace(clock, decision_ply=change.put)
    running = 0 if clock.decision_ply is None else change.now - clock.started_at
    since = change.now - running - sum(one.used for one in spent if one.put >= again.put)
    kept = _written(one for one in spent if one.put < again.put)
    stood = replace(
        clock,
        decision_ply=change.put,
        started_at=since,
        base_seconds=again.own,
        bank=again.bank,
        spent_log=kept,
    )
    return _with_deadline(
        replace(stood, halfway_reminder_at=None, final_reminder_at=0),
        change.control,
        partial(change.next_available, seat),
    )


def start(clock: Clock, control: TimeControl, put: int, now: int, free: NextAvailable) -> Clock:
    """The clock, running for the question put at this ply."""
    return _with_deadline(
        replace(
            clock,
            decision_ply=put,
            started_at=now,
            base_seconds=control.per_decision,
            halfway_reminder_at=0,
            final_reminder_at=0,
        ),
        control,
        free,
    )


def stop(clock: Clock) -> Clock:
    """The clock, stopped."""
    return Clock(clock.bank, clock.missed_in_row, clock.has_answered, spent_log=clock.spent_log)


def stop_all(clocks: Mapping[Seat, Clock]) -> dict[Seat, Clock]:
    """All clocks of a table whose game is over."""
    return {seat: stop(clock) for seat, clock in clocks.items()}


def charge_bank(clock: Clock, control: TimeControl, now: int) -> Clock:
    """The bank after an answer: reduced by what the question drew from it, increased by the gain."""
    drawn = max(0, now - clock.started_at - clock.base_seconds)
    spent = Spent(clock.decision_ply or 0, max(0, now - clock.started_at), clock.base_seconds, clock.bank)
    bank = min(control.bank_cap, max(0, clock.bank - drawn) + control.increment)
    return replace(clock, bank=bank, spent_log=_written([*Spent.read(clock.spent_log), spent]))


def shift(clock: Clock, control: TimeControl, seconds: int, free: NextAvailable) -> Clock:
    """Credit time in which nobody could answer: everything moves by so many seconds."""
    return _with_deadline(
        replace(clock, started_at=clock.started_at + seconds), control, free, clock.deadline + seconds
    )


def reschedule(clock: Clock, control: TimeControl, now: int, free: NextAvailable) -> Clock:
    """The clock after a change of when they may be asked; who is back early has one decision's time.

    No change gives time to a decision that is under way: it counts from the next one on.
    """
    sooner = _with_deadline(clock, control, free, min(clock.deadline, now + control.per_decision))
    return sooner if sooner.deadline < clock.deadline else clock


def grant_time(clock: Clock, control: TimeControl, now: int, free: NextAvailable) -> Clock:
    """More time for this question, its own once more, but never more than a full bank would give.

    Raises `Illegal` if it is too late, or if the player has that much already.
    """
    if clock.decision_ply is None:
        raise Refused("more-nobody")
    if clock.deadline <= now:
        raise Refused("more-late")
    most = now - clock.started_at + control.per_decision + control.bank_cap - clock.bank
    if clock.base_seconds >= most:
        raise Refused("more-enough")
    return _with_deadline(
        replace(clock, base_seconds=min(clock.base_seconds + control.per_decision, most)),
        control,
        free,
        clock.deadline,
    )


def _more(clocks: Mapping[Seat, Clock], change: ClockChange) -> dict[Seat, Clock]:
    """The running clocks with more time for each that may have it; if none may, why the last one may not."""
    more, refused = {}, Refused("more-nobody")
    for seat in change.more_time_for:
        try:
            more[seat] = grant_time(
                clocks[seat], change.control, change.now, partial(change.next_available, seat)
            )
        except Refused as why:
            refused = why
    if not more:
        raise refused
    return more


def postpone(end: int, control: TimeControl, free: NextAvailable) -> int:
    """The deadline for time that is up at `end`; one that is put off leaves a little time after that."""
    later = free(end)
    if later == end:
        return end
    little = later + control.final_reminder
    return little if free(little) == little else later


def _with_deadline(clock: Clock, control: TimeControl, free: NextAvailable, least: int = 0) -> Clock:
    """The deadline, not before `least`, and those reminders that are not done and not too late."""
    due = max(
        postpone(end, control, free) for end in (clock.bank_runs_out_at, max(clock.bank_runs_out_at, least))
    )
    near = free(max(due - control.final_reminder, clock.started_at))
    half = free((clock.started_at + due) // 2)
    return replace(
        clock,
        deadline=due,
        halfway_reminder_at=half if clock.halfway_reminder_at is not None and half < near else None,
        final_reminder_at=near if clock.final_reminder_at is not None and near < due else None,
    )
