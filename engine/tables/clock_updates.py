"""Which clocks run after a transition. The arithmetic is in engine/core/clocks.py."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from engine.core.clocks import CONTROLS, LONG, Change, Clock, Control, FreeSeat, moved, updated
from engine.core.decisions import Seat
from engine.core.log import GIVEN_AGAIN, NOTE, RETHOUGHT, UNDONE, WENT, Action, was_forced
from engine.core.records.offers import Participant
from engine.core.records.users import Away
from engine.store.seat_clocks import ClockUpdate
from engine.store.store import Store
from engine.tables.availability import free_from
from engine.tables.snapshot import TableSnapshot
from engine.tables.transitions import Transition

BACK_AGAIN = ((NOTE + UNDONE,), (NOTE + RETHOUGHT,))

Calendar: TypeAlias = Callable[[int, int, int], int]  # a user, a server's games, the moment from which on


class ClockUpdates:
    """Updates the clocks of tables that have any. Only seats that a person plays have clocks."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def first(self, snapshot: TableSnapshot) -> TableSnapshot:
        """A newly dealt table, with its clocks."""
        clock_update = await self.after(snapshot, snapshot.participants, Transition(snapshot.game, ()))
        return replace(snapshot, clocks=clock_update({})) if clock_update else snapshot

    async def after(
        self, snapshot: TableSnapshot, participants: Sequence[Participant], play: Transition
    ) -> ClockUpdate | None:
        """The clocks after this transition, with the participants after it; None if there are no clocks."""
        if snapshot.clock not in CONTROLS:
            return None
        people = [seat for seat, participant in enumerate(participants) if participant.player is not None]
        asked = [decision.seat for decision in play.game.waiting if decision.seat in people]
        starting = {seat for seat in asked if not _runs(snapshot.clocks.get(seat), play.game.put)}
        change = Change(
            control=CONTROLS[snapshot.clock],
            now=self._now(),
            free=await self._free(snapshot, participants, {*starting, *play.more}),
            put=play.game.put,
            asked=asked,
            people=people,
            answered=active(play),
            by_player=play.by_player,
            missed=play.missed,
            undone=_undone(snapshot, play.done),
            more=play.more,
        )
        return partial(_wind, play.guard, change)

    async def resumed(self, snapshot: TableSnapshot) -> ClockUpdate | None:
        """The clocks of a suspended table that is resumed; None if it has none."""
        if snapshot.clock not in CONTROLS or snapshot.place.suspended is None:
            return None
        running = [seat for seat, clock in snapshot.clocks.items() if clock.put is not None]
        free = await self._free(snapshot, snapshot.participants, running)
        return partial(_later, CONTROLS[snapshot.clock], max(0, self._now() - snapshot.place.suspended), free)

    async def _free(
        self, snapshot: TableSnapshot, participants: Sequence[Participant], seats: Iterable[Seat]
    ) -> FreeSeat:
        if snapshot.clock not in LONG:
            return lambda seat, instant: instant
        guild = snapshot.place.guild
        users = {seat: user for seat in seats if (user := participants[seat].player) is not None}
        free = await calendar(self._store, users.values(), self._now())
        return lambda seat, instant: free(users[seat], guild, instant)


async def calendar(store: Store, users: Collection[int], now: int) -> Calendar:
    """When each of these people may be asked, by their settings."""
    if not users:
        return lambda user, guild, instant: instant
    persons, planned = await store.calendars(users, now)
    absences: dict[tuple[int, int], list[Away]] = {}
    for away in planned:
        absences.setdefault((away.user, away.guild), []).append(away)
    return lambda user, guild, instant: free_from(persons[user], absences.get((user, guild), ()), instant)


def silent_seats(snapshot: TableSnapshot, participants: Sequence[Participant], play: Transition) -> set[Seat]:
    """Who cannot win by this transition: who has let as many decisions lapse as they may, or was replaced."""
    if not snapshot.silent_lose:
        return set()
    there = active(play) if play.by_player else ()
    missed = {
        seat: 0 if seat in there else clock.missed + (seat == play.missed)
        for seat, clock in snapshot.clocks.items()
    }
    return {
        seat
        for seat, participant in enumerate(participants)
        if participant.user is not None
        and (participant.level is not None or missed.get(seat, 0) >= snapshot.patience)
    }


def _runs(clock: Clock | None, put: int) -> bool:
    """Is the clock running for that question already?"""
    return clock is not None and clock.put == put


def active(play: Transition) -> set[Seat]:
    """The seats that have done something themselves: any sign of life counts."""
    rows = play.done[:1] if _is_undone(play.done) else play.done  # what is given again is not done again
    seats = {row.seat for row in rows if not was_forced(row) and row.reply[:1] != (NOTE + WENT,)}
    return {seat for seat in seats if seat is not None and seat != play.missed}


def _undone(snapshot: TableSnapshot, done: Sequence[Action]) -> range | None:
    """From which rest, and when at most, the question had been put that a take-back asks again."""
    if not _is_undone(done):
        return None
    word, *rest = done[0].reply
    if word == NOTE + RETHOUGHT:
        return range(snapshot.game.put, snapshot.game.put + 1)
    given = sum(1 for row in done[1:] if all(event.about == GIVEN_AGAIN for event in row.events))
    return range(int(rest[0]), int(rest[0]) + given + 1)


def _is_undone(done: Sequence[Action]) -> bool:
    return any(row.reply[:1] in BACK_AGAIN for row in done)


def _later(
    control: Control, seconds: int, free: FreeSeat, clocks: Mapping[Seat, Clock]
) -> Mapping[Seat, Clock]:
    return {
        seat: clock if clock.put is None else moved(clock, control, seconds, partial(free, seat))
        for seat, clock in clocks.items()
    }


def _wind(
    guard: Callable[[Mapping[Seat, Clock]], None] | None, change: Change, clocks: Mapping[Seat, Clock]
) -> Mapping[Seat, Clock]:
    if guard is not None:
        guard(clocks)
    return updated(clocks, change)
