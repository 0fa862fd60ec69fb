"""Notice players who left the server or cannot see their table, which Discord does not report.

The bot asks Discord about a player who is pinged and has pressed nothing in the channel lately, or who
has kept the others waiting for hours. A departed player is not called, and their clock stands still for a
while; engine/tables/timeouts.py says for how long, and what follows.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.services.keyed_worker import KeyedWorker
from bot.services.publish_failures import REQUEST_ERRORS
from engine.core.clocks import DAY, HOUR, MINUTE
from engine.core.decisions import Refused, Seat
from engine.core.log import LEFT_SERVER, LOST_SIGHT
from engine.core.records.pings import Reminder
from engine.core.records.tables import TableLocation
from engine.store.tables import GameStore
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot
from engine.tables.timeouts import Timeouts, is_silent

log = logging.getLogger(__name__)

NO_MEMBER = (10007, 10013)  # Discord's errors: an unknown member, an unknown user
WAITED = 12 * HOUR  # seconds without a move before Discord is asked about the player
MAX_ASKED = 50  # players who keep others waiting, checked per hour
SEEN = 5 * MINUTE  # seconds after a press in the channel in which Discord is not asked
MAX_SEEN = 5000  # presses to remember
AGAIN = MINUTE  # seconds until a departed player is looked for again, later a quarter of their absence
HERE = "here"
ALL_TABLES = 0  # the only sweep


async def look_for(client: discord.Client, location: TableLocation, user_id: int) -> str | None:
    """Return the note that says why a user cannot play there; `HERE` if they can, None if unknown."""
    if (guild := client.get_guild(location.guild_id)) is None:
        return None
    try:
        member = await guild.fetch_member(user_id)
    except discord.NotFound as why:
        return LEFT_SERVER if why.code in NO_MEMBER else None
    except REQUEST_ERRORS:
        return None
    channels = (location.channel_id, location.parent_channel_id)  # archived threads are not in the cache
    known = (guild.get_channel_or_thread(channel_id) for channel_id in channels if channel_id is not None)
    if (channel := next(filter(None, known), None)) is None:
        return None
    try:
        return HERE if await _sees(channel, member) else LOST_SIGHT
    except (discord.ClientException, *REQUEST_ERRORS):
        return None


async def _sees(channel: Any, member: discord.Member) -> bool:
    rights: discord.Permissions = channel.permissions_for(member)
    if rights.view_channel and isinstance(channel, discord.Thread) and channel.is_private():
        try:
            return rights.manage_threads or await channel.fetch_member(member.id) is not None
        except discord.NotFound:
            return False
    return rights.view_channel


class DepartureWatcher:
    """Notices that a player cannot play, and that they can again."""

    def __init__(
        self,
        games: GameStore,
        tables: Tables,
        timeouts: Timeouts,
        look_for: Callable[[TableLocation, int], Awaitable[str | None]],
        tell: Callable[[TableSnapshot, Seat], Awaitable[None]],
        call: Callable[[int, Seat, Reminder], Awaitable[None]],
        now: Callable[[], int],
    ) -> None:
        """`look_for` asks Discord about a user, `tell` writes to one who lost sight, `call` pings."""
        self._games, self._tables, self._timeouts, self._now = games, tables, timeouts, now
        self._look_for, self._tell, self._call = look_for, tell, call
        # when a user pressed something in a channel, the latest last
        self._seen: dict[tuple[int, int], int] = {}
        self._checked_at: dict[tuple[int, Seat], int] = {}  # when Discord was asked about a seat
        self._next = self._changed_at = 0
        self._worker = KeyedWorker("departures", self._check_called)
        self._sweeps = KeyedWorker("departures sweep", self._sweep)
        self.notify = self._worker.notify

    async def stop(self) -> None:
        await self._sweeps.stop()
        await self._worker.finish()

    def saw(self, user_id: int, channel_id: int) -> None:
        self._seen.pop((user_id, channel_id), None)
        self._seen[user_id, channel_id] = self._now()
        if len(self._seen) > MAX_SEEN:
            del self._seen[next(iter(self._seen))]

    def permissions_changed(self) -> None:
        self._changed_at = self._now()

    async def catch_up(self) -> None:
        """Begin a sweep; the caller, who has boards and pings to look after, does not wait for Discord."""
        self._sweeps.notify(ALL_TABLES)

    async def _sweep(self, _: int) -> bool:
        """Look for departed players again, and once an hour for some who keep the others waiting."""
        now = self._now()
        for table_id, seat, since in await self._games.departed_people():
            last_asked = self._checked_at.get((table_id, seat), since)
            pause = AGAIN if last_asked < self._changed_at else max(AGAIN, (now - since) // 4)
            if now - last_asked >= pause:
                await self._check(table_id, seat)
        if now < self._next:
            return False
        self._next = now + HOUR
        waiting = await self._games.waiting_people(before=now - WAITED)
        self._checked_at = {seat: at for seat, at in self._checked_at.items() if at > now - DAY}
        for table_id, seat in [seat for seat in waiting if seat not in self._checked_at][:MAX_ASKED]:
            await self._check(table_id, seat)
        return False

    async def _check_called(self, table_id: int) -> bool:
        """Look for the players who must act, unless they were here a moment ago or are departed."""
        try:
            snapshot = await self._tables.get(table_id)
        except Refused:  # an offer, whose users are pinged, too
            return False
        channels = (snapshot.location.channel_id, snapshot.location.parent_channel_id)
        for decision in snapshot.game.open_decisions:
            user_id = snapshot.participants[decision.seat].active_user or 0
            presses = (self._seen.get((user_id, channel_id or 0), 0) for channel_id in channels)
            last = max(*presses, self._checked_at.get((table_id, decision.seat), 0))
            if decision.seat not in snapshot.departed_at and self._now() - last > SEEN:
                await self._check(table_id, decision.seat)
        return False

    async def _check(self, table_id: int, seat: Seat) -> None:
        self._checked_at[table_id, seat] = self._now()
        try:
            await self._look_at(await self._tables.get(table_id), seat)
        except Refused as why:  # the game cannot be opened, or another change was faster
            log.info(
                "table %s: seat %s: not checked whether its player can play: %s", table_id, seat, why.code
            )

    async def _look_at(self, snapshot: TableSnapshot, seat: Seat) -> None:
        """Ask Discord about a player; one who departed long ago counts as silent."""
        user_id, since = snapshot.participants[seat].active_user, snapshot.departed_at.get(seat)
        if user_id is None or snapshot.location.suspended_at is not None:
            return
        note = await self._look_for(snapshot.location, user_id)
        if note == HERE:
            if since is not None:
                await self._tables.set_departed(snapshot.id, seat, None)
                await self._call(snapshot.id, seat, "turn")
        elif since is None:
            if note is not None:
                await self._note(snapshot, seat, note)
        elif is_silent(snapshot, seat, self._now()):
            await self._replace(snapshot, seat)

    async def _note(self, snapshot: TableSnapshot, seat: Seat, note: str) -> None:
        await self._timeouts.note_departure(snapshot.id, seat, note)
        if note == LOST_SIGHT:
            await self._tell(snapshot, seat)

    async def _replace(self, snapshot: TableSnapshot, seat: Seat) -> None:
        """Let the computer play for a silent player, or tell the opponent in a duel that they may choose."""
        if len(snapshot.participants) > 2 or snapshot.participants[1 - seat].active_user is None:
            await self._timeouts.replace_departed(snapshot.id, seat)
        else:
            await self._call(snapshot.id, 1 - seat, "claim")
