"""Logs and last checkpoints of games, and what users have seen of them.

The log and all but the last checkpoint of a finished game are packed into one row, because separate rows
take several times the space. `rows_of_log` and `checkpoint_rows` read both kinds.
"""

import json
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from logging import getLogger
from typing import Any, NamedTuple, TypeAlias
from zlib import compress, decompress

from sqlalchemy import Connection, bindparam, delete, select, update

from engine.core.decisions import Seat
from engine.core.game import Checkpoint, LogRow
from engine.core.records.errors import TableDamaged
from engine.core.records.tables import CLOCK_KEY, ORDER_KEY
from engine.core.records.users import NewcomerRecord
from engine.store.database import TABLE_PARAM, Database, Part, RowDamaged, reads, writes
from engine.store.integrity import checksums
from engine.store.integrity.checksums import Values
from engine.store.mapping import checkpoint_of, log_of
from engine.store.row_cache import RowCache
from engine.store.schema.games import checkpoints, game_archives, log_rows, seats, tables
from engine.store.schema.users import newcomers, opt_outs

log = getLogger(__name__)

CHECKPOINTS_KEPT = 16  # checkpoints kept per table, besides the deal's
PASTS_KNOWN, SEATS_KNOWN, PEOPLE_KNOWN = 200, 5000, 2000  # kept in memory
SEATS_COUNTED = 200  # first seats of a user, to know which games they have played before

SeatKey: TypeAlias = tuple[int, Seat]  # a table and one of its seats

_SEEN = update(seats).where(
    seats.c.table_id == TABLE_PARAM,
    seats.c.seat == bindparam("of_seat"),
    seats.c.seen_ply < bindparam("before"),
)
LOG = (
    select(log_rows)
    .where(log_rows.c.table_id == TABLE_PARAM, log_rows.c.ply >= bindparam("first"))
    .order_by(log_rows.c.ply)
)
_CHECKPOINTS = select(checkpoints).where(checkpoints.c.table_id == TABLE_PARAM).order_by(checkpoints.c.ply)
_ARCHIVE = select(game_archives).where(game_archives.c.table_id == TABLE_PARAM)
_PLY = select(tables.c.last_ply).where(tables.c.id == TABLE_PARAM)
_ENDED = select(tables.c.checkpoint_ply, tables.c.winners).where(tables.c.id == TABLE_PARAM)
_IS_THERE = select(tables.c.id).where(tables.c.id == TABLE_PARAM, tables.c.last_ply >= bindparam("first"))


class RecentLog(NamedTuple):
    """The last checkpoints of a game, and its log since the first of them."""

    checkpoints: tuple[Checkpoint, ...]
    log: tuple[LogRow, ...]


class Archive(NamedTuple):
    """The packed rows of a game's log and checkpoints, without checksums."""

    log: list[dict[str, Any]]
    checkpoint_rows: list[dict[str, Any]]


def rows_of_log(connection: Connection, table_id: int, first: int = 0) -> Sequence[Values]:
    rows = connection.execute(LOG, {"of_table": table_id, "first": first}).mappings().all()
    if rows and rows[0]["ply"] == first:
        return rows
    packed = checksums.with_checksums(archived(connection, table_id).log, None)
    return [*(row for row in packed if row["ply"] >= first), *rows]


def checkpoint_rows(connection: Connection, table_id: int) -> Sequence[Values]:
    rows = connection.execute(_CHECKPOINTS, {"of_table": table_id}).mappings().all()
    if rows and rows[0]["ply"] == 0:
        return rows
    packed = archived(connection, table_id).checkpoint_rows
    return [*({**row, "checksum": checksums.checkpoint_sum(row, None)} for row in packed), *rows]


def archived(connection: Connection, table_id: int) -> Archive:
    """Return the packed rows of a game; raises `RowDamaged`."""
    row = connection.execute(_ARCHIVE, {"of_table": table_id}).mappings().one_or_none()
    if row is None:
        return Archive([], [])
    if row["checksum"] != _sum_of(table_id, row["packed"]):
        raise RowDamaged(partial(_lose_archive, table_id))
    log, packed_checkpoints = json.loads(decompress(row["packed"]))
    return Archive(
        [dict(zip(checksums.ACTION, (table_id, *values))) for values in log],
        [dict(zip(checksums.SNAPSHOT, (table_id, *values))) for values in packed_checkpoints],
    )


def pack(
    connection: Connection, table_id: int, log: Sequence[Values], saved_checkpoints: Sequence[Values]
) -> None:
    """Pack these sound rows of a finished game, and delete them."""
    parts = [[[row[name] for name in checksums.ACTION[1:]] for row in log]]
    parts += [[[row[name] for name in checksums.SNAPSHOT[1:]] for row in saved_checkpoints]]
    data = compress(json.dumps(parts, separators=(",", ":"), ensure_ascii=False).encode(), 9)
    row = {"table_id": table_id, "packed": data, "checksum": _sum_of(table_id, data)}
    checksums.upsert(connection, game_archives, row)
    connection.execute(delete(log_rows).where(log_rows.c.table_id == table_id))
    plies = [row["ply"] for row in saved_checkpoints]
    connection.execute(
        delete(checkpoints).where(checkpoints.c.table_id == table_id, checkpoints.c.ply.in_(plies))
    )


def _sum_of(table_id: int, data: object) -> str:
    return checksums.digest(table_id, data.hex() if isinstance(data, bytes) else data)


def _lose_archive(table_id: int, connection: Connection) -> None:
    connection.execute(delete(game_archives).where(game_archives.c.table_id == table_id))
    log.error("table %s: lost its packed log, which was damaged", table_id)


class LogStore(Part):
    """The logs and checkpoints of games, which `GameStore.append` writes."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._pasts: RowCache[int, RecentLog] = RowCache(PASTS_KNOWN)
        self._seen: RowCache[SeatKey, int] = RowCache(SEATS_KNOWN)
        self._experience: RowCache[int, Mapping[str, NewcomerRecord]]
        self._experience = RowCache(PEOPLE_KNOWN, database.shards)

    def extending(
        self, table_id: int, done: Sequence[LogRow], checkpoint: Checkpoint | None
    ) -> AbstractContextManager[None]:
        """Enclose a save of these log rows."""
        return self._pasts.updating(table_id, lambda past: _extended(past, done, checkpoint))

    def forget(self, table_id: int) -> None:
        self._pasts.forget(table_id)

    @reads
    def has_key(self, connection: Connection, table_id: int, key: str) -> bool:
        row = select(log_rows.c.ply).where(log_rows.c.table_id == table_id, log_rows.c.idempotency_key == key)
        if connection.execute(row).first() is not None:
            return True
        return any(row["idempotency_key"] == key for row in archived(connection, table_id).log)

    @reads
    def log(self, connection: Connection, table_id: int, *, last: int | None = None) -> list[LogRow]:
        """Return all log rows with their events, or the last few; raises `TableDamaged`."""
        ply = connection.scalar(_PLY, {"of_table": table_id})
        return [] if ply is None else _log_from(connection, table_id, max(ply - last + 1, 0) if last else 0)

    @reads
    def deal(self, connection: Connection, table_id: int) -> Checkpoint | None:
        """Return the checkpoint of the deal, if it is not lost; raises `TableDamaged`."""
        rows = checkpoint_rows(connection, table_id)
        return checkpoint_of(rows[0], None) if rows and rows[0]["ply"] == 0 else None

    async def past(self, table_id: int) -> RecentLog:
        """Return the last checkpoints and the log since the first of them; raises `TableDamaged`."""
        return await self._pasts.get(table_id, self._read_past)

    @reads
    def _read_past(self, connection: Connection, table_id: int) -> RecentLog:
        table = connection.execute(_ENDED, {"of_table": table_id}).one()
        newest = checkpoint_rows(connection, table_id)[-CHECKPOINTS_KEPT:]
        first = min((row["ply"] for row in newest), default=0)
        checkpoints = tuple(
            checkpoint_of(row, table.winners if row["ply"] == table.checkpoint_ply else None)
            for row in newest
        )
        return RecentLog(checkpoints, tuple(_log_from(connection, table_id, first)))

    async def log_since(self, table_id: int, ply: int) -> list[LogRow]:
        """Return the log rows after this ply, with their events; raises `TableDamaged`."""
        past = await self.past(table_id)
        if past.checkpoints and past.checkpoints[0].ply <= ply + 1:
            return [log_row for log_row in past.log if log_row.ply > ply]
        return await self._read_from(table_id, ply + 1)

    @reads
    def _read_from(self, connection: Connection, table_id: int, first: int) -> list[LogRow]:
        return _log_from(connection, table_id, first)

    async def seen_ply(self, table_id: int, seat: Seat) -> int:
        return await self._seen.get((table_id, seat), self._read_seen)

    @reads
    def _read_seen(self, connection: Connection, seat_key: SeatKey) -> int:
        of_seat = (seats.c.table_id == seat_key[0], seats.c.seat == seat_key[1])
        return connection.scalar(select(seats.c.seen_ply).where(*of_seat)) or 0

    async def save_seen_ply(
        self, table_id: int, seat: Seat, ply: int, knows: NewcomerRecord | None = None
    ) -> None:
        """Save up to which ply a seat has read the log, and its player's newcomer record."""
        newer = ply > await self.seen_ply(table_id, seat)
        with ExitStack() as changes:
            if newer:
                changes.enter_context(self._seen.updating((table_id, seat), lambda seen: max(seen, ply)))
            if knows is not None:
                known = {knows.game: knows}
                changes.enter_context(self._experience.updating(knows.user_id, lambda was: {**was, **known}))
            if newer or knows is not None:
                await self._write_seen(table_id, seat, ply, knows)

    @writes
    def _write_seen(
        self, connection: Connection, table_id: int, seat: Seat, ply: int, knows: NewcomerRecord | None
    ) -> None:
        connection.execute(_SEEN, {"of_table": table_id, "of_seat": seat, "seen_ply": ply, "before": ply})
        if knows is None:
            return
        if connection.scalar(select(opt_outs.c.user_id).where(opt_outs.c.user_id == knows.user_id)) is None:
            row = {
                "user_id": knows.user_id,
                "game": knows.game,
                "first_table_ids": " ".join(map(str, knows.tables)),
                "answered_kinds": " ".join(knows.answered),
                "explained": " ".join(knows.explained),
            }
            checksums.upsert(connection, newcomers, row)

    async def experience(self, user_id: int, game: str) -> NewcomerRecord:
        known = await self._experience.get(user_id, self._read_experience)
        return known.get(game, NewcomerRecord(user_id, game))

    @reads
    def _read_experience(self, connection: Connection, user_id: int) -> dict[str, NewcomerRecord]:
        """Return a user's newcomer records by game; without a row, derive one from their first seats."""
        sat = select(tables.c.game, tables.c.id).join(seats).where(seats.c.user_id == user_id)
        records: dict[str, NewcomerRecord] = {}
        for row in connection.execute(sat.order_by(tables.c.id).limit(SEATS_COUNTED)):
            records[row.game] = records.get(row.game, NewcomerRecord(user_id, row.game)).at(row.id)
        for row in connection.execute(select(newcomers).where(newcomers.c.user_id == user_id)):
            ids = tuple(map(int, row.first_table_ids.split()))
            records[row.game] = NewcomerRecord(
                user_id, row.game, ids, tuple(row.answered_kinds.split()), tuple(row.explained.split())
            )
        return records

    def forget_experience(self, user_id: int) -> None:
        self._experience.forget(user_id)

    @reads
    def saved_at(self, connection: Connection, table_id: int, ply: int) -> int | None:
        row = select(log_rows.c.created_at).where(log_rows.c.table_id == table_id, log_rows.c.ply == ply)
        return connection.scalar(row)

    @reads
    def last_person_to_act(self, connection: Connection, table_id: int, since: int) -> int | None:
        """Return the seat whose user acted last in person, if that was after this moment."""
        ordered = log_rows.c.idempotency_key.startswith(ORDER_KEY)
        clicks = select(log_rows).where(
            log_rows.c.table_id == table_id, log_rows.c.idempotency_key.is_not(None), ~ordered
        )
        row = connection.execute(clicks.order_by(log_rows.c.ply.desc()).limit(1)).one_or_none()
        there = row is not None and row.created_at >= since and not row.idempotency_key.startswith(CLOCK_KEY)
        return row.seat if row is not None and there else None


def _log_from(connection: Connection, table_id: int, first: int) -> list[LogRow]:
    """Return the log rows from ply `first` on; raises `TableDamaged`."""
    rows = rows_of_log(connection, table_id, max(first - 1, 0))
    if not rows and connection.scalar(_IS_THERE, {"of_table": table_id, "first": first}) is not None:
        raise TableDamaged(table_id)
    return log_of(table_id, rows, first)


def _extended(past: RecentLog, done: Sequence[LogRow], checkpoint: Checkpoint | None) -> RecentLog:
    """Return the recent log with these rows added, unless it has them already."""
    new = (checkpoint,) if checkpoint is not None and checkpoint.ply > past.checkpoints[-1].ply else ()
    checkpoints, known = (*past.checkpoints, *new)[-CHECKPOINTS_KEPT:], past.log[-1].ply
    log = (*past.log, *(log_row for log_row in done if log_row.ply > known))
    return RecentLog(checkpoints, tuple(log_row for log_row in log if log_row.ply >= checkpoints[0].ply))
