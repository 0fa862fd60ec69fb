"""Which clocks run after a transition. The arithmetic is in engine/core/clocks.py."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from engine.core.clocks import (
    CORRESPONDENCE,
    TIME_CONTROLS,
    Clock,
    ClockChange,
    Schedule,
    SeatSchedule,
    apply_change,
    shift,
)
from engine.core.decisions import Seat
from engine.core.forced import was_forced
from engine.core.log import DEPARTURES, REPEATED_FACTS, RETRACTED, UNDONE, LogRow
from engine.core.records.users import Absence, Participant
from engine.store.seat_clocks import ClockUpdate
from engine.store.users import UserStore
from engine.tables.availability import next_available
from engine.tables.snapshot import TableSnapshot
from engine.tables.transitions import Transition

SHOWN_WITHIN = 10  # seconds; a decision shown later than this starts its clock again

UserSchedules: TypeAlias = Callable[[int, int], Schedule]  # by user and guild


class ClockUpdates:
    """Updates the clocks of tables with a time control. Only seats that a user plays have clocks."""

    def __init__(self, users: UserStore, now: Callable[[], int]) -> None:
        self._users = users
        self._now = now

    async def first(self, snapshot: TableSnapshot) -> TableSnapshot:
        clock_update = await self.after(snapshot, snapshot.participants, Transition(snapshot.game, ()))
        return replace(snapshot, clocks=clock_update({})) if clock_update else snapshot

    async def after(
        self, snapshot: TableSnapshot, participants: Sequence[Participant], play: Transition
    ) -> ClockUpdate | None:
        """Return the clocks after this transition, or None for a table without clocks."""
        if snapshot.time_control not in TIME_CONTROLS:
            return None
        user_seats = [
            seat for seat, participant in enumerate(participants) if participant.active_user is not None
        ]
        to_act = [decision.seat for decision in play.game.open_decisions if decision.seat in user_seats]
        ply, clocks = play.game.public_ply, snapshot.clocks
        new_users = {
            seat for seat in user_seats if participants[seat].user_id != snapshot.participants[seat].user_id
        }
        starting = {seat for seat in to_act if seat not in clocks or clocks[seat].decision_ply != ply}
        change = ClockChange(
            control=TIME_CONTROLS[snapshot.time_control],
            now=self._now(),
            schedule=await self._schedules(
                snapshot, participants, {*starting, *new_users, *play.more_time_for, *play.departed_at}
            ),
            decision_ply=ply,
            to_act=to_act,
            user_seats=user_seats,
            answered=active_seats(play),
            by_person=play.by_person,
            missed=play.timed_out_seat,
            undone=_undone(snapshot, play.rows),
            more_time_for=play.more_time_for,
            departed=play.departed_at.keys(),
            new_users=new_users,
        )

        def update(clocks: Mapping[Seat, Clock]) -> Mapping[Seat, Clock]:
            if play.clock_guard is not None:
                play.clock_guard(clocks)
            return apply_change(clocks, change)

        return update

    async def resumed(self, snapshot: TableSnapshot) -> ClockUpdate | None:
        """Return the clocks of a table that is resumed, or None for a table without clocks."""
        if snapshot.time_control not in TIME_CONTROLS or snapshot.location.suspended_at is None:
            return None
        running = [seat for seat, clock in snapshot.clocks.items() if clock.decision_ply is not None]
        schedule_of = await self._schedules(snapshot, snapshot.participants, running)
        control = TIME_CONTROLS[snapshot.time_control]
        seconds = max(0, self._now() - snapshot.location.suspended_at)
        return lambda clocks: {
            seat: clock if clock.decision_ply is None else shift(clock, control, seconds, schedule_of(seat))
            for seat, clock in clocks.items()
        }

    async def shown_late(self, snapshot: TableSnapshot, seats: Iterable[Seat]) -> ClockUpdate | None:
        """Return clocks started again because these decisions were shown late; None if they were in time."""
        if snapshot.time_control not in TIME_CONTROLS:
            return None
        now, control = self._now(), TIME_CONTROLS[snapshot.time_control]
        late = {
            seat: clock.decision_ply
            for seat in seats
            if (clock := snapshot.clocks.get(seat)) is not None
            and clock.decision_ply is not None
            and now - clock.started_at > SHOWN_WITHIN
        }
        if not late:
            return None
        schedule_of = await self._schedules(snapshot, snapshot.participants, late)
        return lambda clocks: {
            seat: shift(clock, control, max(0, now - clock.started_at), schedule_of(seat))
            if seat in late and clock.decision_ply == late[seat]
            else clock
            for seat, clock in clocks.items()
        }

    async def _schedules(
        self, snapshot: TableSnapshot, participants: Sequence[Participant], seats: Iterable[Seat]
    ) -> SeatSchedule:
        guild = snapshot.location.guild_id
        users = {seat: user for seat in seats if (user := participants[seat].active_user) is not None}
        schedules = await schedules_of(self._users, users.values(), self._now())
        return lambda seat: for_pace(snapshot.time_control, schedules(users[seat], guild))


async def schedules_of(store: UserStore, users: Collection[int], now: int) -> UserSchedules:
    if not users:
        return lambda user, guild: Schedule()
    persons, planned = await store.settings_and_absences(users, now)
    absences: dict[tuple[int, int], list[Absence]] = {}
    for away in planned:
        absences.setdefault((away.user_id, away.guild_id), []).append(away)
    return lambda user, guild: Schedule(
        partial(next_available, persons[user], absences.get((user, guild), ())), persons[user].reminder
    )


def for_pace(time_control: str, schedule: Schedule) -> Schedule:
    """Return a schedule without quiet hours and absences, unless this time control waits for them."""
    return schedule if time_control in CORRESPONDENCE else Schedule(reminder=schedule.reminder)


def silent_seats(snapshot: TableSnapshot, participants: Sequence[Participant], play: Transition) -> set[Seat]:
    """Return the seats that this transition cannot let win: silent ones, and those with a substitute."""
    if not snapshot.silent_forfeit:
        return set()
    there = active_seats(play) if play.by_person else ()
    missed = {
        seat: 0 if seat in there else clock.missed_in_row + (seat == play.timed_out_seat)
        for seat, clock in snapshot.clocks.items()
    }
    return {
        seat
        for seat, participant in enumerate(participants)
        if participant.user_id is not None
        and (participant.level is not None or missed.get(seat, 0) >= snapshot.max_missed)
    }


def active_seats(play: Transition) -> set[Seat]:
    """Return the seats whose users have acted in person; any sign of life counts."""
    # replies repeated by an undo are not a sign of life
    rows = play.rows[:1] if _is_undone(play.rows) else play.rows
    return {
        row.seat
        for row in rows
        if row.seat is not None
        and row.seat != play.timed_out_seat
        and not was_forced(row)
        and row.note not in DEPARTURES
    }


def _undone(snapshot: TableSnapshot, rows: Sequence[LogRow]) -> range | None:
    """Return the plies at which the decision that an undo reopens may have been open before."""
    if not _is_undone(rows):
        return None
    if rows[0].note == RETRACTED:
        return range(snapshot.game.public_ply, snapshot.game.public_ply + 1)
    repeated = sum(1 for row in rows[1:] if all(event.facts == REPEATED_FACTS for event in row.events))
    ply = int(rows[0].reply[1])
    return range(ply, ply + repeated + 1)


def _is_undone(rows: Sequence[LogRow]) -> bool:
    return any(row.note in (UNDONE, RETRACTED) for row in rows)
