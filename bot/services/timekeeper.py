"""Deadlines, reminders, and credit for time in which no player could reach the bot.

engine/core/clocks.py says how long a decision may take, engine/tables/timeouts.py what happens to silent
players, bot/services/notifications.py how players are pinged. Everything due is a row in the store.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace

from discord.ext import tasks

from bot.services.keyed_worker import Backoff
from engine.core.clocks import TIME_CONTROLS, Clock, reschedule, shift
from engine.core.decisions import Refused
from engine.core.records.pings import PendingPing, Reminder
from engine.core.records.tables import RunningClock
from engine.store.boards import BoardStore
from engine.store.seat_clocks import ClockStore
from engine.store.users import UserStore
from engine.tables.clock_updates import UserSchedules, for_pace, schedules_of
from engine.tables.service import Tables
from engine.tables.timeouts import Timeouts

log = logging.getLogger(__name__)

PERIOD = 20  # seconds between two checks
HEARTBEAT_SECONDS = 60  # seconds between two heartbeats
OUTAGE_SECONDS = 120  # seconds without a heartbeat after which time is credited; at a start, any gap is
SMALL = 20  # a credit below 1/20 of a decision's time does not redraw its board


class Timekeeper:
    """Watches the clocks from the start of the bot to its end; no error stops it."""

    def __init__(
        self,
        clocks: ClockStore,
        boards: BoardStore,
        users: UserStore,
        tables: Tables,
        now: Callable[[], int],
        may_look: Callable[[], Awaitable[bool]],
        pings_due: Callable[[int], None],
        redraw: Callable[[int], Awaitable[None]],
    ) -> None:
        """`may_look` returns whether users can reach the bot and the time is known.

        `pings_due` is called with a table for which the store has pings; `redraw` shows a new deadline.
        """
        self._clocks, self._boards, self._users = clocks, boards, users
        self._tables, self._now = tables, now
        self._may_look = may_look
        self._pings_due, self._redraw = pings_due, redraw
        self._failures = Backoff("the clock", now)
        self.timeouts = Timeouts(tables, now)
        self._begun = False
        self._looking = asyncio.Lock()  # two concurrent checks would credit the same time twice

    def start(self) -> None:
        self._loop.start()

    async def stop(self) -> None:
        self._loop.cancel()

    @tasks.loop(seconds=PERIOD)
    async def _loop(self) -> None:
        await self.run_once()

    async def run_once(self) -> None:
        """Check the clocks now; errors are logged."""
        try:
            if await self._may_look():
                await self.tick()
        except Exception:  # an escaping error would stop the loop forever
            log.exception("the clocks were not checked")

    async def tick(self) -> None:
        async with self._looking:
            await self._credit()
            for running in await self._clocks.running_clocks(look=self._now()):
                table_id = running.table_id
                if not self._failures.may_try(table_id):
                    continue
                try:
                    await self._handle_due(running)
                    self._failures.over(table_id)
                except Refused as why:  # answered meanwhile, or given more time, or the game cannot be loaded
                    log.info("table %s: seat %s did not time out: %s", table_id, running.seat, why.code)
                except Exception as why:  # the other clocks must still be handled
                    self._failures.failed(table_id, why)

    async def renew(self, user_id: int) -> None:
        """Recompute a user's deadlines and reminders after a change of their settings or absences."""
        clocks = await self._clocks.running_clocks(user_id=user_id)
        schedules = await self._schedules(clocks)
        for running in clocks:
            schedule = for_pace(running.time_control, schedules(running.user_id, running.guild_id))
            clock = reschedule(running.clock, TIME_CONTROLS[running.time_control], self._now(), schedule)
            if clock != running.clock and await self._clocks.replace_clock(running, clock):
                await self._changed(running, is_visible=clock.deadline != running.clock.deadline)

    async def _handle_due(self, running: RunningClock) -> None:
        """Time a seat out at its deadline, else remind it; a clock starts when its board is posted."""
        clock, now = running.clock, self._now()
        if not await self._is_shown(running):
            return
        if clock.deadline <= now:
            await self.timeouts.time_is_up(running)
            self._pings_due(running.table_id)
        elif clock.final_reminder_at is not None and clock.final_reminder_at <= now:
            await self._remind(
                running, replace(clock, early_reminder_at=None, final_reminder_at=None), "near"
            )
        else:
            await self._remind(running, replace(clock, early_reminder_at=None), "early")

    async def _is_shown(self, running: RunningClock) -> bool:
        posted = await self._boards.board_message(running.table_id)
        snapshot = await self._tables.get(running.table_id)
        return posted is not None and running.seat not in snapshot.newly_to_act(posted.pinged_ply)

    async def _remind(self, running: RunningClock, done: Clock, which: Reminder) -> None:
        """Remind a player: clock and pending ping are saved together, so no restart repeats or loses it."""
        ply = running.clock.decision_ply
        assert ply is not None
        pings = [PendingPing(running.table_id, running.user_id, which, ply, self._now())]
        if await self._clocks.replace_clock(running, done, pings):
            self._pings_due(running.table_id)

    async def _credit(self) -> None:
        now, shards = self._now(), self._clocks.shards
        gaps = {number: now - last for number, last in (await self._clocks.heartbeats()).items()}
        longest, shortest = max(gaps.values(), default=0), min(gaps.values(), default=0)
        if longest > (OUTAGE_SECONDS if self._begun else 0) or shortest < -OUTAGE_SECONDS:
            await self._credit_downtime(now, gaps)
        elif longest >= HEARTBEAT_SECONDS or shortest < 0 or len(gaps) < len(shards.numbers):
            await self._clocks.beat(now)
        self._begun = True

    async def _credit_downtime(self, now: int, gaps: Mapping[int, int]) -> None:
        """Move all deadlines by the time in which no player could answer, by the shard of their server.

        A gap below zero means that the last heartbeat, and so all deadlines, came from a wrong clock.
        """

        def gap_of(running: RunningClock) -> int:
            return gaps.get(self._clocks.shards.shard_of(running.guild_id), 0)

        ran = await self._clocks.running_clocks()
        known, schedules = {running.user_id for running in ran}, await self._schedules(ran)

        def later(running: RunningClock) -> Clock:
            if running.user_id not in known:  # their clock started afterwards, so nothing was missed
                return running.clock
            gap = gap_of(running)
            seconds = min(gap, max(0, now - running.clock.started_at)) if gap > 0 else gap
            schedule = for_pace(running.time_control, schedules(running.user_id, running.guild_id))
            return shift(running.clock, TIME_CONTROLS[running.time_control], seconds, schedule)

        credited = await self._clocks.credit(now, later)
        if min(gaps.values()) < 0:
            log.warning("the last heartbeat is in the future: moved %s clocks back", len(credited))
        else:
            away = max(gaps.values())
            log.info("the bot was away for %s seconds, credited to %s clocks", away, len(credited))
        for running in credited:
            time_left = running.clock.deadline - running.clock.started_at
            await self._changed(running, is_visible=abs(gap_of(running)) * SMALL > time_left)

    async def _changed(self, running: RunningClock, *, is_visible: bool) -> None:
        """Drop cached deadlines of a table; `is_visible`: update its board too."""
        await self._tables.evict(running.table_id)
        if is_visible and self._clocks.shards.has(running.guild_id):
            await self._redraw(running.table_id)

    async def _schedules(self, clocks: Iterable[RunningClock]) -> UserSchedules:
        users = {running.user_id for running in clocks}
        return await schedules_of(self._users, users, self._now())
