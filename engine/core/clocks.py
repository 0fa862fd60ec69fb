"""The clocks of a table: deadlines, banks and reminders. No I/O.

Times are UTC seconds. Each decision has its own time, which is lost if unused. A slower player draws on
their bank, which grows with every answer, up to a cap. A deadline that would fall in quiet hours or an
absence is postponed while the clock keeps running.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple, Self, TypeAlias

from engine.core.decisions import Refused, Seat

MINUTE, HOUR, DAY = 60, 3600, 86400
UNTIMED = "none"

# Returns the first moment, at or after the given one, at which a player may have to act.
NextAvailable: TypeAlias = Callable[[int], int]
LATER, NEVER = "later", "never"  # early reminders at three quarters of the time, and none
REMINDER_HOURS = range(1, 25)  # or so many hours before the deadline


@dataclass(frozen=True, slots=True)
class Schedule:
    next_available: NextAvailable = int  # at any time
    reminder: str | None = None  # `LATER`, `NEVER` or a number of hours; None: at half time


SeatSchedule: TypeAlias = Callable[[Seat], Schedule]


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The named pace of a table, in seconds."""

    per_decision: int
    bank: int  # full, as at the start
    increment: int  # what every answer refills of the bank
    final_reminder: int  # before the deadline


TIME_CONTROLS: Mapping[str, TimeControl] = {
    "live": TimeControl(3 * MINUTE, 5 * MINUTE, MINUTE // 2, MINUTE),
    "evening": TimeControl(30 * MINUTE, HOUR, 5 * MINUTE, 10 * MINUTE),
    "day": TimeControl(DAY, DAY, 2 * HOUR, 3 * HOUR),
    "slow": TimeControl(3 * DAY, 3 * DAY, 6 * HOUR, 12 * HOUR),
}
TIME_CONTROL_KEYS = (UNTIMED, *TIME_CONTROLS)
CORRESPONDENCE = ("day", "slow")  # their deadlines wait for the end of quiet hours and absences
MAX_MISSED_RANGE = range(1, 11)  # what a table may choose for `max_missed`


@dataclass(frozen=True, slots=True)
class Clock:
    """The time one seat has left. It runs while `decision_ply` is set."""

    bank: int
    missed_in_row: int = 0  # time-outs
    has_answered: bool = False  # in person, ever
    decision_ply: int | None = None
    started_at: int = 0
    base_seconds: int = 0  # of this decision, before the bank is used
    deadline: int = 0
    early_reminder_at: int | None = None  # None once sent
    final_reminder_at: int | None = None
    spent_log: str = ""  # the last answered decisions, see `Spent`

    @property
    def bank_runs_out_at(self) -> int:
        """The deadline without quiet hours and absences."""
        return self.started_at + self.base_seconds + self.bank

    @property
    def next_check_at(self) -> int | None:
        if self.decision_ply is None:
            return None
        times = (self.early_reminder_at, self.final_reminder_at, self.deadline)
        return min(time for time in times if time is not None)


MAX_SPENT = 16  # answered decisions that a clock keeps; no undo goes back further


class Spent(NamedTuple):
    """The time an answered decision cost, so that an undo gives none back."""

    ply: int
    used_seconds: int
    base_seconds: int
    bank: int  # before the answer

    @classmethod
    def read(cls, spent_log: str) -> list[Self]:
        """Parse a clock's `spent_log`, the oldest first."""
        return [cls(*map(int, part.split(":"))) for part in spent_log.split()]


def _spent_log(spent: Iterable[Spent]) -> str:
    return " ".join(":".join(map(str, item)) for item in [*spent][-MAX_SPENT:])


@dataclass(frozen=True, slots=True)
class ClockChange:
    """What happened at a table, as far as its clocks are concerned."""

    control: TimeControl
    now: int
    schedule: SeatSchedule
    decision_ply: int  # the ply that opened the current decisions
    to_act: Collection[Seat]  # seats whose decision is open
    user_seats: Collection[Seat]  # seats that no computer plays
    answered: Collection[Seat] = ()
    by_person: bool = True  # not by a standing order
    missed: Seat | None = None
    undone: range | None = None  # the plies at which an undone decision may have been opened
    more_time_for: Collection[Seat] = ()
    departed: Collection[Seat] = ()  # seats for whose players the others wait one decision's time
    new_users: Collection[Seat] = ()  # seats that another user has taken, with a clock of their own


def apply_change(clocks: Mapping[Seat, Clock], change: ClockChange) -> dict[Seat, Clock]:
    """Return all clocks of a table after a change; raises `Refused` if more time cannot be granted."""
    same = {seat: clock for seat, clock in clocks.items() if seat not in change.new_users}
    changed = {
        seat: _apply_to_seat(seat, same.get(seat, Clock(change.control.bank)), change)
        for seat in change.user_seats
    }
    if change.more_time_for:
        changed |= _grant_times(changed, change)
    return changed | {seat: stop(clock) for seat, clock in clocks.items() if seat not in changed}


def _apply_to_seat(seat: Seat, clock: Clock, change: ClockChange) -> Clock:
    must_decide = seat in change.to_act
    if change.undone is not None:
        clock = _apply_undo(seat, clock, change.undone, change)
    was_running = clock.decision_ply is not None
    if seat == change.missed:
        clock = replace(clock, bank=0, missed_in_row=clock.missed_in_row + 1)
    elif seat in change.answered:
        if change.by_person:
            clock = replace(clock, missed_in_row=0, has_answered=True)
        if was_running and not (must_decide and clock.decision_ply == change.decision_ply):
            clock = charge_bank(clock, change.control, change.now)
    if not must_decide:
        return stop(clock)
    if clock.decision_ply == change.decision_ply:
        waiting = change.control.per_decision if seat in change.departed else 0
        return shift(clock, change.control, waiting, change.schedule(seat)) if waiting else clock
    return start(clock, change.control, change.decision_ply, change.now, change.schedule(seat))


def _apply_undo(seat: Seat, clock: Clock, undone: range, change: ClockChange) -> Clock:
    """Return the clock as if the undone answers had not been given; their time stays used."""
    spent = Spent.read(clock.spent_log)
    if seat not in change.to_act:
        later = [item for item in spent if item.ply >= undone.stop]
        bank = later[0].bank if later else clock.bank
        return replace(clock, bank=bank, spent_log=_spent_log(item for item in spent if item not in later))
    reopened = next((item for item in reversed(spent) if item.ply in undone), None)
    if reopened is None:
        return clock if clock.decision_ply is None else replace(clock, decision_ply=change.decision_ply)
    running = 0 if clock.decision_ply is None else change.now - clock.started_at
    used = running + sum(item.used_seconds for item in spent if item.ply >= reopened.ply)
    clock = replace(
        clock,
        decision_ply=change.decision_ply,
        started_at=change.now - used,
        base_seconds=reopened.base_seconds,
        bank=reopened.bank,
        spent_log=_spent_log(item for item in spent if item.ply < reopened.ply),
        early_reminder_at=None,
        final_reminder_at=0,
    )
    return _with_deadline(clock, change.control, change.schedule(seat))


def start(clock: Clock, control: TimeControl, decision_ply: int, now: int, schedule: Schedule) -> Clock:
    clock = replace(
        clock,
        decision_ply=decision_ply,
        started_at=now,
        base_seconds=control.per_decision,
        early_reminder_at=0,
        final_reminder_at=0,
    )
    return _with_deadline(clock, control, schedule)


def stop(clock: Clock) -> Clock:
    return Clock(clock.bank, clock.missed_in_row, clock.has_answered, spent_log=clock.spent_log)


def stop_all(clocks: Mapping[Seat, Clock]) -> dict[Seat, Clock]:
    return {seat: stop(clock) for seat, clock in clocks.items()}


def charge_bank(clock: Clock, control: TimeControl, now: int) -> Clock:
    """Charge the bank for an answer, and refill it by the increment."""
    drawn = max(0, now - clock.started_at - clock.base_seconds)
    spent = Spent(clock.decision_ply or 0, max(0, now - clock.started_at), clock.base_seconds, clock.bank)
    bank = min(control.bank, max(0, clock.bank - drawn) + control.increment)
    spent_log = [*clock.spent_log.split()[1 - MAX_SPENT :], ":".join(map(str, spent))]
    return replace(clock, bank=bank, spent_log=" ".join(spent_log))


def shift(clock: Clock, control: TimeControl, seconds: int, schedule: Schedule) -> Clock:
    """Credit time in which no player could answer: move everything by this many seconds."""
    moved = replace(clock, started_at=clock.started_at + seconds)
    return _with_deadline(moved, control, schedule, clock.deadline + seconds)


def reschedule(clock: Clock, control: TimeControl, now: int, schedule: Schedule) -> Clock:
    """Follow a changed schedule: move the deadline forward, but leave one decision's time.

    Less availability never postpones an open decision's deadline.
    """
    earliest = min(clock.deadline, now + control.per_decision)
    sooner = _with_deadline(clock, control, schedule, earliest)
    if sooner.deadline < clock.deadline:
        return sooner
    early = _early_reminder(clock, clock.final_reminder_at or clock.deadline, schedule)
    return replace(clock, early_reminder_at=early if early is not None and early > now else None)


def grant_time(clock: Clock, control: TimeControl, now: int, schedule: Schedule) -> Clock:
    """Add one decision's time, at most until two of them and a full bank are left; raises `Refused`."""
    if clock.decision_ply is None:
        raise Refused("time-nobody")
    if clock.deadline <= now:
        raise Refused("time-too-late")
    max_seconds = now - clock.started_at + 2 * control.per_decision + control.bank - clock.bank
    if clock.base_seconds >= max_seconds:
        raise Refused("time-at-maximum")
    longer = replace(clock, base_seconds=min(clock.base_seconds + control.per_decision, max_seconds))
    return _with_deadline(longer, control, schedule, clock.deadline)


def _grant_times(clocks: Mapping[Seat, Clock], change: ClockChange) -> dict[Seat, Clock]:
    """Grant more time where possible; if nowhere, raise the last refusal."""
    granted, refusal = {}, Refused("time-nobody")
    for seat in change.more_time_for:
        try:
            granted[seat] = grant_time(clocks[seat], change.control, change.now, change.schedule(seat))
        except Refused as why:
            refusal = why
    if not granted:
        raise refusal
    return granted


def postpone(end: int, control: TimeControl, next_available: NextAvailable) -> int:
    """Return the deadline for time that runs out at `end`; if postponed, leave time for the last reminder."""
    later = next_available(end)
    if later == end:
        return end
    with_reminder = later + control.final_reminder
    return with_reminder if next_available(with_reminder) == with_reminder else later


def _with_deadline(clock: Clock, control: TimeControl, schedule: Schedule, earliest: int = 0) -> Clock:
    """Set the deadline, not before `earliest`, and the reminders that are neither sent nor too late."""
    next_available = schedule.next_available
    ends = (clock.bank_runs_out_at, max(clock.bank_runs_out_at, earliest))
    deadline = max(postpone(end, control, next_available) for end in ends)
    final = next_available(max(deadline - control.final_reminder, clock.started_at))
    timed = replace(clock, deadline=deadline)
    return replace(
        timed,
        early_reminder_at=_early_reminder(timed, final, schedule),
        final_reminder_at=final if clock.final_reminder_at is not None and final < deadline else None,
    )


def _early_reminder(clock: Clock, final: int, schedule: Schedule) -> int | None:
    """Return when to remind a player first, if that is neither done nor as late as the last reminder.

    Hours that a decision does not last mean half time.
    """
    if clock.early_reminder_at is None or schedule.reminder == NEVER:
        return None
    started, deadline = clock.started_at, clock.deadline
    moment = (started + deadline) // 2
    if schedule.reminder == LATER:
        moment = (started + 3 * deadline) // 4
    elif schedule.reminder is not None and deadline - int(schedule.reminder) * HOUR > started:
        moment = deadline - int(schedule.reminder) * HOUR
    moment = schedule.next_available(moment)
    return moment if moment < final else None
