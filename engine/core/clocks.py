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

from engine.core.decisions import Illegal, Seat

MINUTE, HOUR, DAY = 60, 3600, 86400
NONE = "none"

Free: TypeAlias = Callable[[int], int]  # the first moment at or after one at which somebody may be asked
FreeSeat: TypeAlias = Callable[[Seat, int], int]  # the same of the one who sits there


@dataclass(frozen=True, slots=True)
class Control:
    """A pace, in seconds."""

    each: int  # for every decision
    bank: int  # in reserve at the start
    gain: int  # what every answer adds to it
    cap: int  # the most that it grows to
    near: int  # so long before the end comes the last reminder


CONTROLS: Mapping[str, Control] = MappingProxyType(
    {
        "live": Control(3 * MINUTE, 5 * MINUTE, MINUTE // 2, 10 * MINUTE, MINUTE),
        "evening": Control(30 * MINUTE, HOUR, 5 * MINUTE, 2 * HOUR, 10 * MINUTE),
        "day": Control(DAY, DAY, 2 * HOUR, 3 * DAY, 3 * HOUR),
        "slow": Control(3 * DAY, 3 * DAY, 6 * HOUR, 7 * DAY, 12 * HOUR),
    }
)
CLOCKS = (NONE, *CONTROLS)
LONG = ("day", "slow")  # their deadlines wait for the end of quiet hours and absences
PATIENCE = range(1, 11)  # decisions in a row that may be missed before others may do something about it


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of one seat. It runs while `put` is set: the ply at which the open question was put."""

    bank: int
    missed: int = 0  # decisions in a row that were played for them
    touched: bool = False  # they have answered something themselves
    put: int | None = None
    since: int = 0
    own: int = 0  # seconds of this question that cost no bank
    due: int = 0
    half: int | None = None  # when to remind them; None when that is done
    near: int | None = None
    earlier: str = ""  # the last questions that they have answered: see `Spent`

    @property
    def ends(self) -> int:
        """When all the player's time is used up, quiet hours or not."""
        return self.since + self.own + self.bank

    @property
    def look(self) -> int | None:
        """The next moment at which there is something to do."""
        if self.put is None:
            return None
        return min(time for time in (self.half, self.near, self.due) if time is not None)


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
class Change:
    """What has happened at a table that concerns its clocks.

    `put` is the question that is open now, `asked` the seats that have not answered it; `people` the seats
    where a person, not a computer, sits; `by_player`: they answered themselves, not their standing orders.
    """

    control: Control
    now: int
    free: FreeSeat
    put: int
    asked: Collection[Seat]
    people: Collection[Seat]
    answered: Collection[Seat] = ()
    by_player: bool = True
    missed: Seat | None = None
    undone: range | None = None  # a choice was taken back: when its question had been put, at one of these
    more: Collection[Seat] = ()  # who is given more time


def updated(clocks: Mapping[Seat, Clock], change: Change) -> dict[Seat, Clock]:
    """All clocks of a table after a change; raises `Illegal` if more time cannot be given."""
    there = {seat: clocks.get(seat, Clock(change.control.bank)) for seat in change.people}
    after = {seat: _updated(seat, clock, change) for seat, clock in there.items()}
    if change.more:
        after |= _more(after, change)
    return {**still(clocks), **after}


def _updated(seat: Seat, clock: Clock, change: Change) -> Clock:
    asked = seat in change.asked
    if change.undone is not None:
        clock = _before(seat, clock, change.undone, change)
    ran = clock.put is not None
    if seat == change.missed:
        clock = replace(clock, bank=0, missed=clock.missed + 1)
    elif seat in change.answered:
        if change.by_player:
            clock = replace(clock, missed=0, touched=True)
        if ran and not (asked and clock.put == change.put):
            clock = settled(clock, change.control, change.now)
    if not asked:
        return stopped(clock)
    if clock.put == change.put:
        return clock
    return started(clock, change.control, change.put, change.now, partial(change.free, seat))


def _before(seat: Seat, clock: Clock, undone: range, change: Change) -> Clock:
    """The clock as it would stand without what was taken back: to take back is not to get new time."""
    spent = Spent.read(clock.earlier)
    if seat not in change.asked:
        later = [one for one in spent if one.put >= undone.stop]
        bank = later[0].bank if later else clock.bank
        return replace(clock, bank=bank, earlier=_written(one for one in spent if one not in later))
    again = next((one for one in reversed(spent) if one.put in undone), None)
    if again is None:
        return clock if clock.put is None else replace(clock, put=change.put)
    running = 0 if clock.put is None else change.now - clock.since
    since = change.now - running - sum(one.used for one in spent if one.put >= again.put)
    kept = _written(one for one in spent if one.put < again.put)
    stood = replace(clock, put=change.put, since=since, own=again.own, bank=again.bank, earlier=kept)
    return _timed(replace(stood, half=None, near=0), change.control, partial(change.free, seat))


def started(clock: Clock, control: Control, put: int, now: int, free: Free) -> Clock:
    """The clock, running for the question put at this ply."""
    return _timed(replace(clock, put=put, since=now, own=control.each, half=0, near=0), control, free)


def stopped(clock: Clock) -> Clock:
    """The clock, stopped."""
    return Clock(clock.bank, clock.missed, clock.touched, earlier=clock.earlier)


def still(clocks: Mapping[Seat, Clock]) -> dict[Seat, Clock]:
    """All clocks of a table whose game is over."""
    return {seat: stopped(clock) for seat, clock in clocks.items()}


def settled(clock: Clock, control: Control, now: int) -> Clock:
    """The bank after an answer: reduced by what the question drew from it, increased by the gain."""
    drawn = max(0, now - clock.since - clock.own)
    spent = Spent(clock.put or 0, max(0, now - clock.since), clock.own, clock.bank)
    bank = min(control.cap, max(0, clock.bank - drawn) + control.gain)
    return replace(clock, bank=bank, earlier=_written([*Spent.read(clock.earlier), spent]))


def moved(clock: Clock, control: Control, seconds: int, free: Free) -> Clock:
    """Credit time in which nobody could answer: everything moves by so many seconds."""
    return _timed(replace(clock, since=clock.since + seconds), control, free, clock.due + seconds)


def eased(clock: Clock, control: Control, now: int, free: Free) -> Clock:
    """The clock after a change of when they may be asked; who is back early has one decision's time.

    No change gives time to a decision that is under way: it counts from the next one on.
    """
    sooner = _timed(clock, control, free, min(clock.due, now + control.each))
    return sooner if sooner.due < clock.due else clock


def given(clock: Clock, control: Control, now: int, free: Free) -> Clock:
    """More time for this question, its own once more, but never more than a full bank would give.

    Raises `Illegal` if it is too late, or if the player has that much already.
    """
    if clock.put is None:
        raise Illegal("more-nobody")
    if clock.due <= now:
        raise Illegal("more-late")
    most = now - clock.since + control.each + control.cap - clock.bank
    if clock.own >= most:
        raise Illegal("more-enough")
    return _timed(replace(clock, own=min(clock.own + control.each, most)), control, free, clock.due)


def _more(clocks: Mapping[Seat, Clock], change: Change) -> dict[Seat, Clock]:
    """The running clocks with more time for each that may have it; if none may, why the last one may not."""
    more, refused = {}, Illegal("more-nobody")
    for seat in change.more:
        try:
            more[seat] = given(clocks[seat], change.control, change.now, partial(change.free, seat))
        except Illegal as why:
            refused = why
    if not more:
        raise refused
    return more


def put_off(end: int, control: Control, free: Free) -> int:
    """The deadline for time that is up at `end`; one that is put off leaves a little time after that."""
    later = free(end)
    if later == end:
        return end
    little = later + control.near
    return little if free(little) == little else later


def _timed(clock: Clock, control: Control, free: Free, least: int = 0) -> Clock:
    """The deadline, not before `least`, and those reminders that are not done and not too late."""
    due = max(put_off(end, control, free) for end in (clock.ends, max(clock.ends, least)))
    near = free(max(due - control.near, clock.since))
    half = free((clock.since + due) // 2)
    return replace(
        clock,
        due=due,
        half=half if clock.half is not None and half < near else None,
        near=near if clock.near is not None and near < due else None,
    )
