"""What has happened in games, in the database: their logs, last checkpoints, what each seat has read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, select, update

from engine.core.game import Action, Checkpoint
from engine.core.prompts import Seat
from engine.store.database import Database, Memory, reads, writes
from engine.store.rows import log_of, rest_of
from engine.store.schema import actions, seats, snapshots, tables

RESTS = 16  # so many snapshots of a table are kept, and that of the deal
PASTS_KNOWN, CHAIRS_KNOWN = 200, 5000  # so many are kept in memory

Chair: TypeAlias = tuple[int, Seat]  # at a table


class Recent(NamedTuple):
    """The last checkpoints of a game, and its log since the first of them, events included."""

    rests: tuple[Checkpoint, ...]
    log: tuple[Action, ...]


class LogRows(Database):
    """The part of the store that knows the past of games. It grows in `GameRows.append`."""

    def __init__(self, path: Path, now: Callable[[], int]) -> None:
        super().__init__(path, now)
        self._pasts: Memory[int, Recent] = Memory(PASTS_KNOWN)
        self._seen: Memory[Chair, int] = Memory(CHAIRS_KNOWN)

    @reads
    def taken(self, connection: Connection, table: int, key: str) -> bool:
        """Whether this click was taken at this table."""
        row = select(actions.c.ply).where(actions.c.table_id == table, actions.c.click == key)
        return connection.execute(row).first() is not None

    @reads
    def log(self, connection: Connection, table: int, *, last: int | None = None) -> list[Action]:
        """The actions with their events, from the deal on, or the last so many; raises `Damaged`."""
        newest = select(actions).where(actions.c.table_id == table).order_by(actions.c.ply.desc())
        rows = connection.execute(newest.limit(last and last + 1)).all()[::-1]
        return log_of(table, rows, rows[0].ply + 1 if last and len(rows) > last else 0)

    async def past(self, table: int) -> Recent:
        """The last checkpoints, and the log since the first of them, events included; raises `Damaged`."""
        return await self._pasts.of(table, self._read_past)

    @reads
    def _read_past(self, connection: Connection, table: int) -> Recent:
        ended = select(tables.c.rested, tables.c.winners).where(tables.c.id == table)
        rested, winners = connection.execute(ended).one()
        newest = select(snapshots).where(snapshots.c.table_id == table).order_by(snapshots.c.ply.desc())
        kept = connection.execute(newest.limit(RESTS)).all()
        first = min((row.ply for row in kept), default=0)
        rests = tuple(rest_of(row, winners if row.ply == rested else None) for row in reversed(kept))
        return Recent(rests, tuple(_log_from(connection, table, first)))

    async def log_since(self, table: int, ply: int) -> list[Action]:
        """The actions after this ply, with their events; raises `Damaged`."""
        past = await self.past(table)
        if past.rests and past.rests[0].ply <= ply + 1:
            return [action for action in past.log if action.ply > ply]
        return await self._read_from(table, ply + 1)

    @reads
    def _read_from(self, connection: Connection, table: int, first: int) -> list[Action]:
        return _log_from(connection, table, first)

    async def seen(self, table: int, seat: Seat) -> int:
        """The ply up to which this seat has read what has happened."""
        return await self._seen.of((table, seat), self._read_seen)

    @reads
    def _read_seen(self, connection: Connection, chair: Chair) -> int:
        mine = (seats.c.table_id == chair[0], seats.c.seat == chair[1])
        return connection.scalar(select(seats.c.seen).where(*mine)) or 0

    async def save_seen(self, table: int, seat: Seat, ply: int) -> None:
        """This seat has been told all up to this ply."""
        if ply > await self.seen(table, seat):
            with self._seen.changing((table, seat), lambda seen: max(seen, ply)):
                await self._write_seen(table, seat, ply)

    @writes
    def _write_seen(self, connection: Connection, table: int, seat: Seat, ply: int) -> None:
        mine = (seats.c.table_id == table, seats.c.seat == seat, seats.c.seen < ply)
        connection.execute(update(seats).where(*mine).values(seen=ply))


def _log_from(connection: Connection, table: int, first: int) -> list[Action]:
    """The actions from ply `first` on; raises `Damaged`."""
    rows = select(actions).where(actions.c.table_id == table, actions.c.ply >= first - 1)
    return log_of(table, connection.execute(rows.order_by(actions.c.ply)).all(), first)


def longer(past: Recent, done: Sequence[Action], checkpoint: Checkpoint | None) -> Recent:
    """The past after these actions; it may have been read when they were there already."""
    new = (checkpoint,) if checkpoint is not None and checkpoint.ply > past.rests[-1].ply else ()
    rests, known = (*past.rests, *new)[-RESTS:], past.log[-1].ply
    log = (*past.log, *(action for action in done if action.ply > known))
    return Recent(rests, tuple(action for action in log if action.ply >= rests[0].ply))
