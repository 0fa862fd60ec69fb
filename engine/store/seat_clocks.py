"""The clocks of seats in the database, so that deadlines outlive the process; see engine/core/clocks.py."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, bindparam, delete, insert, select, update

from engine.core.clocks import TIME_CONTROLS, Clock
from engine.core.decisions import Seat
from engine.core.records.pings import PendingPing
from engine.core.records.tables import RunningClock
from engine.store.database import TABLE_PARAM, Part, reads, writes
from engine.store.integrity.checksums import CLOCK, upsert
from engine.store.meta import put_fact, read_fact
from engine.store.pings import save_pending_pings
from engine.store.schema.games import clocks, offers, seats, tables
from engine.store.schema.users import meta
from engine.store.shards import Shards

HEARTBEAT = "heartbeat "  # meta key: when a shard was last served, followed by its number and their count
_CLOCK = tuple(field.name for field in fields(Clock))
OF_SEAT = and_(clocks.c.table_id == seats.c.table_id, clocks.c.seat == seats.c.seat)

ClockUpdate: TypeAlias = Callable[[Mapping[Seat, Clock]], Mapping[Seat, Clock]]  # may raise `Refused`


class ClockStore(Part):
    """The part of the store with clocks; a move changes them through `update_clocks`."""

    @reads
    def running_clocks(
        self, connection: Connection, *, look: int | None = None, user_id: int | None = None
    ) -> list[RunningClock]:
        """Return the running clocks: all of ours, a user's, or ours that need attention by `look`."""
        wanted = _RUNNING
        if look is not None:
            wanted = wanted.where(clocks.c.next_check_at <= look)
        if user_id is None:
            wanted = wanted.where(*self.ours(tables.c.guild_id))
        else:
            wanted = wanted.where(seats.c.user_id == user_id)
        return _running(connection, wanted)

    @writes
    def replace_clock(
        self, connection: Connection, running: RunningClock, clock: Clock, owed: Sequence[PendingPing] = ()
    ) -> bool:
        """Change a running clock and save its pings; False if the clock has changed meanwhile."""
        this_clock = (clocks.c.table_id == running.table_id, clocks.c.seat == running.seat)
        seen = [clocks.c[name].is_not_distinct_from(value) for name, value in asdict(running.clock).items()]
        values = _columns(running.table_id, running.seat, clock)
        changed = connection.execute(update(clocks).where(*this_clock, *seen).values(values))
        save_pending_pings(connection, owed if changed.rowcount else ())
        if not self.shards.has(running.guild_id):
            self._database.notify_others(connection, f"table {running.table_id}")
        return changed.rowcount == 1

    @writes
    def renew_clocks(
        self, connection: Connection, table_id: int, clock_update: ClockUpdate
    ) -> Mapping[Seat, Clock]:
        """Change only the clocks of a table; return the new ones."""
        return update_clocks(connection, table_id, clock_update)

    @writes
    def credit(
        self, connection: Connection, until: int, moved: Callable[[RunningClock], Clock]
    ) -> list[RunningClock]:
        """Move all our running clocks, and save until when time is credited; return the former clocks."""
        running = _running(connection, _RUNNING.where(*self.ours(tables.c.guild_id)))
        if running:
            rows = ((one, _columns(one.table_id, one.seat, moved(one))) for one in running)
            moves = [{"of_table": one.table_id, "of_seat": one.seat, **row} for one, row in rows]
            connection.execute(_MOVE, moves)
        self._beat(connection, until)
        return running

    @reads
    def heartbeats(self, connection: Connection) -> dict[int, int]:
        """Return when our shards were last served, as far as that is known."""
        known = {key: read_fact(connection, key) for key in connection.scalars(_HEARTBEATS)}
        times = {key: int(value) for key, value in known.items() if value is not None}
        shards = self.shards
        own = {number: times.get(heartbeat_key(number, shards)) for number in shards.numbers}
        former = [time for key, time in times.items() if not key.endswith(f"/{shards.count}")]
        last = max(former, default=None)  # of all servers, if there was another number of shards
        return {number: time for number, one in own.items() if (time := one or last) is not None}

    @writes
    def beat(self, connection: Connection, now: int) -> None:
        self._beat(connection, now)

    def _beat(self, connection: Connection, now: int) -> None:
        shards = self.shards
        others = (meta.c.key.startswith(HEARTBEAT), meta.c.key.not_like(f"%/{shards.count}"))
        connection.execute(delete(meta).where(*others))
        for number in shards.numbers:
            put_fact(connection, heartbeat_key(number, shards), str(now))


def heartbeat_key(number: int, shards: Shards) -> str:
    """Return the meta key under which it says when the shard of this number was last served."""
    return f"{HEARTBEAT}{number}/{shards.count}"


def update_clocks(connection: Connection, table_id: int, clock_update: ClockUpdate) -> dict[Seat, Clock]:
    """Update a table's clocks inside the transaction of a move; return the new ones."""
    before = clocks_of(connection, table_id)
    after = dict(clock_update(before))
    for seat, clock in after.items():
        if before.get(seat) != clock:
            upsert(connection, clocks, _columns(table_id, seat, clock))
    return after


def clocks_of(connection: Connection, table_id: int) -> dict[Seat, Clock]:
    """Return the clocks of a table; raises `RowDamaged` for a damaged one, which starts again full."""
    return {row.seat: _clock_of(row) for row in connection.execute(_ALL, {"of_table": table_id}).all()}


def set_up(connection: Connection, table_id: int, first: Mapping[Seat, Clock]) -> None:
    if first:
        rows = [_columns(table_id, seat, clock) for seat, clock in first.items()]
        connection.execute(insert(clocks), rows)


def _clock_of(row: Row[Any]) -> Clock:
    values = CLOCK.values_of(row)
    CLOCK.verify(values, CLOCK.delete)
    return Clock(**{name: values[name] for name in _CLOCK})


_RUNNING: Select[Any] = (
    select(clocks, tables.c.guild_id, seats.c.user_id, offers.c.time_control)
    .join(tables, tables.c.id == clocks.c.table_id)
    .join(offers, offers.c.id == clocks.c.table_id)
    .join(seats, (seats.c.table_id == clocks.c.table_id) & (seats.c.seat == clocks.c.seat))
    .where(clocks.c.next_check_at.is_not(None), seats.c.user_id.is_not(None), tables.c.suspended_at.is_(None))
    .where(offers.c.time_control.in_(TIME_CONTROLS))  # another is damaged, and found when the table is opened
    .order_by(clocks.c.next_check_at, clocks.c.table_id, clocks.c.seat)
)
_MINE: Iterable[ColumnElement[bool]] = (
    clocks.c.table_id == TABLE_PARAM,
    clocks.c.seat == bindparam("of_seat"),
)
_ALL = select(clocks).where(clocks.c.table_id == TABLE_PARAM)
_MOVE = update(clocks).where(*_MINE)
_HEARTBEATS = select(meta.c.key).where(meta.c.key.startswith(HEARTBEAT))


def _running(connection: Connection, wanted: Select[Any]) -> list[RunningClock]:
    return [
        RunningClock(row.table_id, row.guild_id, row.seat, row.user_id, row.time_control, _clock_of(row))
        for row in connection.execute(wanted).all()  # before one may raise
    ]


def _columns(table_id: int, seat: Seat, clock: Clock) -> dict[str, object]:
    values = {"table_id": table_id, "seat": seat, **asdict(clock), "next_check_at": clock.next_check_at}
    return {**values, "checksum": CLOCK.sum_of(values)}
