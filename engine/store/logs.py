"""What has happened in games, in the database: their logs, last checkpoints, what people know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, select, update

from engine.core.game import Action, Checkpoint
from engine.core.lessons import Experience
from engine.core.prompts import Seat
from engine.store.database import Database, Memory, put, reads, writes_aside
from engine.store.rows import log_of, rest_of
from engine.store.schema import actions, experience, optouts, seats, snapshots, tables

RESTS = 16  # so many snapshots of a table are kept, and that of the deal
PASTS_KNOWN, CHAIRS_KNOWN, PEOPLE_KNOWN = 200, 5000, 2000  # so many are kept in memory
SEATS_COUNTED = 200  # of a person, to know which games they have played before

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
        self._experience: Memory[int, Mapping[str, Experience]] = Memory(PEOPLE_KNOWN)

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

    async def save_seen(self, table: int, seat: Seat, ply: int, knows: Experience | None = None) -> None:
        """This seat has been told all up to this ply; `knows`: what its player knows of the game by now."""
        newer = ply > await self.seen(table, seat)
        with ExitStack() as changes:
            if newer:
                changes.enter_context(self._seen.changing((table, seat), lambda seen: max(seen, ply)))
            if knows is not None:
                known = {knows.game: knows}
                changes.enter_context(self._experience.changing(knows.user, lambda was: {**was, **known}))
            if newer or knows is not None:
                await self._write_seen(table, seat, ply, knows)

    @writes_aside
    def _write_seen(
        self, connection: Connection, table: int, seat: Seat, ply: int, knows: Experience | None
    ) -> None:
        mine = (seats.c.table_id == table, seats.c.seat == seat, seats.c.seen < ply)
        connection.execute(update(seats).where(*mine).values(seen=ply))
        if knows is not None and not _wants_nothing_stored(connection, knows.user):
            put(connection, experience, {"user": knows.user, "game": knows.game}, _words_of(knows))

    async def experience(self, user: int, game: str) -> Experience:
        """What a person knows of a game."""
        known = await self._experience.of(user, self._read_experience)
        return known.get(game, Experience(user, game))

    @reads
    def _read_experience(self, connection: Connection, user: int) -> dict[str, Experience]:
        """By game. Who has played one before anything was written down is known by their first seats."""
        sat = select(tables.c.game, tables.c.id).join(seats).where(seats.c.user_id == user)
        found: dict[str, Experience] = {}
        for row in connection.execute(sat.order_by(tables.c.id).limit(SEATS_COUNTED)):
            found[row.game] = found.get(row.game, Experience(user, row.game)).at(row.id)
        for row in connection.execute(select(experience).where(experience.c.user == user)):
            ids = tuple(map(int, row.tables.split()))
            found[row.game] = Experience(
                user, row.game, ids, tuple(row.answered.split()), tuple(row.told.split())
            )
        return found

    def forget_experience(self, user: int) -> None:
        """Read again what a person knows: they have been forgotten."""
        self._experience.forget(user)


def _wants_nothing_stored(connection: Connection, user: int) -> bool:
    return connection.scalar(select(optouts.c.user).where(optouts.c.user == user)) is not None


def _words_of(knows: Experience) -> dict[str, str]:
    return {
        "tables": " ".join(map(str, knows.tables)),
        "answered": " ".join(knows.answered),
        "told": " ".join(knows.told),
    }


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
