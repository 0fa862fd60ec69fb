"""Which clocks run after something has happened at a table. The arithmetic is in engine/core/clocks.py."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from engine.core.clocks import CONTROLS, Change, Clock, Control, FreeSeat, moved, wound
from engine.core.log import NOTE, RETHOUGHT, UNDONE, Action
from engine.core.prompts import Seat
from engine.core.records import Away, Sitter
from engine.store.clocks import Winding
from engine.store.store import Store
from engine.tables.availability import free_from
from engine.tables.snapshot import Seen
from engine.tables.transitions import Play

BACK_AGAIN = ((NOTE + UNDONE,), (NOTE + RETHOUGHT,))

Calendar: TypeAlias = Callable[[int, int, int], int]  # a user, a server's games, the moment from which on


class Winder:
    """Winds the clocks of tables that have one. Only those who sit there themselves have clocks."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def first(self, seen: Seen) -> Seen:
        """A table that is dealt, with its clocks."""
        winding = await self.after(seen, seen.chairs, Play(seen.game, ()))
        return replace(seen, clocks=winding({})) if winding else seen

    async def after(self, seen: Seen, chairs: Sequence[Sitter], play: Play) -> Winding | None:
        """What becomes of a table's clocks by this play; `chairs` as they are after it. None: it has none."""
        if seen.clock not in CONTROLS:
            return None
        people = [seat for seat, chair in enumerate(chairs) if chair.player is not None]
        asked = [decision.seat for decision in play.game.waiting if decision.seat in people]
        starting = {seat for seat in asked if not _runs(seen.clocks.get(seat), play.game.put)}
        change = Change(
            control=CONTROLS[seen.clock],
            now=self._now(),
            free=await self._free(seen.place.guild, chairs, {*starting, *play.more}),
            put=play.game.put,
            asked=asked,
            people=people,
            answered=_active(play),
            himself=play.himself,
            missed=play.missed,
            undone=_is_undone(play.done),
            more=play.more,
        )
        return partial(_wind, play.guard, change)

    async def thawed(self, seen: Seen) -> Winding | None:
        """The clocks of a frozen table when it is played on: they stood still. None: it has none."""
        if seen.clock not in CONTROLS or seen.place.frozen is None:
            return None
        running = [seat for seat, clock in seen.clocks.items() if clock.put is not None]
        free = await self._free(seen.place.guild, seen.chairs, running)
        return partial(_later, CONTROLS[seen.clock], self._now() - seen.place.frozen, free)

    async def _free(self, guild: int, chairs: Sequence[Sitter], seats: Iterable[Seat]) -> FreeSeat:
        users = {seat: user for seat in seats if (user := chairs[seat].player) is not None}
        free = await calendar(self._store, users.values(), self._now())
        return lambda seat, instant: free(users[seat], guild, instant)


async def calendar(store: Store, users: Collection[int], now: int) -> Calendar:
    """When each of these may be asked from now on, by what he has set."""
    if not users:
        return lambda user, guild, instant: instant
    persons, absences = await store.calendars(users, now)
    aways: dict[tuple[int, int], list[Away]] = {}
    for away in absences:
        aways.setdefault((away.user, away.guild), []).append(away)
    return lambda user, guild, instant: free_from(persons[user], aways.get((user, guild), ()), instant)


def _runs(clock: Clock | None, put: int) -> bool:
    """Is it winding down for that question already?"""
    return clock is not None and clock.put == put


def _active(play: Play) -> set[Seat]:
    """The seats that have done something themselves: any sign of life counts."""
    rows = play.done[:1] if _is_undone(play.done) else play.done  # what is given again is not done again
    return {row.seat for row in rows if row.seat is not None and row.seat != play.missed}


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
    return wound(clocks, change)
