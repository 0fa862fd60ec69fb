"""Board messages, what Discord refuses, pending pings, server settings and small facts, in the database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import asdict, astuple, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, select, update

from engine.core.clocks import UNTIMED
from engine.core.records.guilds import GuildSettings
from engine.core.records.tables import BoardMessage, PublishFailure
from engine.store.database import TABLE_PARAM, Database, reads, writes, writes_unlisted
from engine.store.integrity.checksums import FACT, upsert
from engine.store.row_cache import RowCache
from engine.store.schema import (
    board_messages,
    dm_quota,
    guild_settings,
    meta,
    offers,
    pending_pings,
    publish_failures,
    seats,
    tables,
)

TABLES_KNOWN, SERVERS_KNOWN = 2000, 1000  # so many are kept in memory
PINGS_KEPT = 4  # of one person for one table: as many as they may have a day


class NoteRows(Database):
    def __init__(self, path: Path, now: Callable[[], int]) -> None:
        super().__init__(path, now)
        self._boards: RowCache[int, BoardMessage | None] = RowCache(TABLES_KNOWN)
        self._servers: RowCache[int, GuildSettings] = RowCache(SERVERS_KNOWN)
        self._pings: RowCache[int, PingHistory] = RowCache(TABLES_KNOWN)

    async def board_message(self, table_id: int) -> BoardMessage | None:
        return await self._boards.get(table_id, self._read_posted)

    @reads
    def _read_posted(self, connection: Connection, table_id: int) -> BoardMessage | None:
        row = connection.execute(_BOARD, {"of_table": table_id}).one_or_none()
        return BoardMessage(**row._mapping) if row else None

    async def pings(self, table_id: int) -> PingHistory:
        return await self._pings.get(table_id, self._read_pings)

    @reads
    def _read_pings(self, connection: Connection, table_id: int) -> PingHistory:
        of_table = {"of_table": table_id}
        times = connection.execute(_ALL_PINGED, of_table)
        clock = connection.scalar(_CLOCK, of_table) or UNTIMED
        return PingHistory(clock, {row.user_id: _times(row.recent_pings) for row in times})

    async def save_pings(self, table_id: int, users: Collection[int], now: int) -> None:
        with self._pings.updating(table_id, partial(PingHistory.after, users=users, now=now)):
            await self._write_pings(table_id, users, now)

    @writes_unlisted
    def _write_pings(self, connection: Connection, table_id: int, users: Collection[int], now: int) -> None:
        save_pings(connection, table_id, users, now)

    @reads
    def board_messages(self, connection: Connection, user_id: int) -> dict[int, BoardMessage]:
        mine = (seats.c.user_id == user_id, tables.c.winners.is_(None))
        sitting = board_messages.join(tables).join(seats, seats.c.table_id == tables.c.id)
        found = select(board_messages).select_from(sitting).where(*mine)
        return {row.table_id: BoardMessage(**row._mapping) for row in connection.execute(found)}

    async def save_board_message(
        self, posted: BoardMessage, pending: Iterable[PendingPing] = (), pinged: Collection[int] = ()
    ) -> None:
        """Save what a board shows, the pings still to be made, and whom it has pinged."""
        pings = self._pings.updating(
            posted.table_id, partial(PingHistory.after, users=pinged, now=posted.posted_at)
        )
        with self._boards.updating(posted.table_id, lambda _: posted), pings:
            await self._write_posted(posted, pending, pinged)

    @writes_unlisted
    def _write_posted(
        self,
        connection: Connection,
        posted: BoardMessage,
        pending: Iterable[PendingPing],
        pinged: Collection[int],
    ) -> None:
        values = asdict(posted)
        forget_older(connection, posted)
        save_pending_pings(connection, pending)
        save_pings(connection, posted.table_id, pinged, posted.posted_at)
        upsert(connection, board_messages, {"table_id": values.pop("table_id")}, values)
        connection.execute(_SHOWS, {"of_table": posted.table_id, "board_ply": posted.shown_ply})

    @reads
    def outdated_boards(self, connection: Connection) -> list[int]:
        """Return the tables with a channel whose board does not show their latest ply."""
        late = select(tables.c.id).where(
            tables.c.board_ply < tables.c.last_ply, tables.c.suspended_at.is_(None)
        )
        return list(connection.scalars(late.order_by(tables.c.id)))

    @reads
    def publish_failures(self, connection: Connection) -> list[PublishFailure]:
        return [PublishFailure(**row._mapping) for row in connection.execute(select(publish_failures))]

    @writes
    def save_publish_failure(self, connection: Connection, trouble: PublishFailure) -> None:
        values = asdict(trouble)
        upsert(connection, publish_failures, {"table_id": values.pop("table_id")}, values)

    @writes
    def clear_publish_failure(self, connection: Connection, table_id: int) -> None:
        connection.execute(delete(publish_failures).where(publish_failures.c.table_id == table_id))

    @reads
    def guilds(self, connection: Connection) -> set[int]:
        running = (tables.c.winners.is_(None), tables.c.suspended_at.is_(None))
        return set(connection.scalars(select(tables.c.guild_id).where(*running).distinct()))

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        return await self._servers.get(guild_id, self._read_server_settings)

    @reads
    def _read_server_settings(self, connection: Connection, guild_id: int) -> GuildSettings:
        row = connection.execute(_SETTINGS, {"of_guild": guild_id}).one_or_none()
        return GuildSettings(**row._mapping) if row else GuildSettings()

    async def save_server_settings(self, guild_id: int, settings: GuildSettings) -> None:
        with self._servers.updating(guild_id, lambda _: settings):
            await self._write_server_settings(guild_id, settings)

    @writes
    def _write_server_settings(self, connection: Connection, guild_id: int, settings: GuildSettings) -> None:
        upsert(connection, guild_settings, {"guild_id": guild_id}, asdict(settings))

    @reads
    def get_meta(self, connection: Connection, name: str) -> str | None:
        return read_fact(connection, name)

    @writes_unlisted
    def set_meta(self, connection: Connection, name: str, value: str) -> None:
        put_fact(connection, name, value)


def put_fact(connection: Connection, name: str, value: str) -> None:
    upsert(
        connection,
        meta,
        {"key": name},
        {"value": value, "checksum": FACT.sum_of({"key": name, "value": value})},
    )


def read_fact(connection: Connection, name: str) -> str | None:
    """Return a fact within an operation; a damaged one is deleted."""
    row = connection.execute(_FACT, {"its_name": name}).one_or_none()
    if row is None:
        return None
    FACT.verify(row._mapping, FACT.delete)
    return str(row.value)


QUESTIONS = ("turn", "half", "near", "over")  # calls that a newer question makes pointless
ONCE = (
    "offer",
    "proposal",
    "rematch",
    "declined",
    "expired",
    "full",
    "ready",
)  # calls that nobody makes again
Reminder: TypeAlias = Literal["half", "near", "late", "claim"]  # calls for time that passes
_CALL = (
    pending_pings.c.table_id,
    pending_pings.c.user_id,
    pending_pings.c.kind,
    pending_pings.c.subject,
    pending_pings.c.due_at,
)

# What a board and its pings need: made once, since to build a statement takes longer than to do it.
_BOARD = select(board_messages).where(board_messages.c.table_id == TABLE_PARAM)
_SHOWS = update(tables).where(tables.c.id == TABLE_PARAM)
_CLOCK = select(offers.c.time_control).where(offers.c.id == TABLE_PARAM)
_ALL_PINGED = select(seats.c.user_id, seats.c.recent_pings).where(seats.c.table_id == TABLE_PARAM)
_MINE = (seats.c.table_id == TABLE_PARAM, seats.c.user_id == bindparam("of_user"))
_PINGED, _PING = select(seats.c.recent_pings).where(*_MINE), update(seats).where(*_MINE)
_FORGET = delete(pending_pings).where(
    pending_pings.c.table_id == TABLE_PARAM,
    pending_pings.c.subject < bindparam("before"),
    pending_pings.c.kind.in_(QUESTIONS),
)
_DUE = (
    select(*_CALL)
    .where(pending_pings.c.is_done.is_(False), pending_pings.c.due_at <= bindparam("now"))
    .order_by(pending_pings.c.table_id, pending_pings.c.user_id, pending_pings.c.due_at)
)
_DUE_HERE = _DUE.where(pending_pings.c.table_id == TABLE_PARAM)
_THEIRS = tuple(column == bindparam(f"its_{column.name}") for column in _CALL[:3])
_OF_EARLIER = delete(pending_pings).where(*_THEIRS, pending_pings.c.subject != bindparam("its_asked"))
_IS_DONE, _OWE = select(pending_pings.c.is_done).where(*_THEIRS), insert(pending_pings)
_FACT = select(meta).where(meta.c.key == bindparam("its_name"))
_SETTINGS = select(*(each for each in guild_settings.c if each is not guild_settings.c.guild_id)).where(
    guild_settings.c.guild_id == bindparam("of_guild")
)


@dataclass(frozen=True, slots=True)
class PendingPing:
    """A pending ping of a user."""

    table_id: int  # of "offer": the offer, whose number its table will have
    user_id: int
    kind: str
    subject: int  # the ply of the question; of "next": the number of the turn; of "proposal": its id
    due_at: int


@dataclass(frozen=True, slots=True)
class PingHistory:
    """When each player of a table was pinged for it."""

    clock: str = UNTIMED
    times: Mapping[int, tuple[int, ...]] = field(default_factory=dict)

    def after(self, users: Iterable[int], now: int) -> PingHistory:
        new = {user: (*self.times.get(user, ()), now)[-PINGS_KEPT:] for user in users}
        return replace(self, times={**self.times, **new})


def _times(kept: str) -> tuple[int, ...]:
    return tuple(map(int, kept.split()))


@dataclass(frozen=True, slots=True)
class DmQuota:
    """How many direct messages were sent today, and whether Discord refused the last one."""

    sent: int
    sent_to_all: int
    is_closed: bool
    closed_notice_sent: bool


class CallRows(Database):
    """The part of the store that keeps pending pings, and made ones until the next question."""

    @writes_unlisted
    def save_pending_pings(self, connection: Connection, pending: Iterable[PendingPing]) -> None:
        save_pending_pings(connection, pending)

    @reads
    def due_pings(
        self, connection: Connection, now: int, *, table_id: int | None = None
    ) -> list[PendingPing]:
        here = {} if table_id is None else {"of_table": table_id}
        rows = connection.execute(_DUE_HERE if here else _DUE, {"now": now, **here})
        return [PendingPing(**row._mapping) for row in rows]

    @reads
    def was_pinged(self, connection: Connection, call: PendingPing) -> bool:
        return bool(connection.scalar(select(pending_pings.c.is_done).where(*_same(call))))

    @writes_unlisted
    def settle_pings(
        self,
        connection: Connection,
        made: Iterable[PendingPing],
        later: Iterable[PendingPing] = (),
        due: int = 0,
    ) -> None:
        """Mark pings as made or no longer needed, and postpone others until `due`."""
        for call in later:
            connection.execute(update(pending_pings).where(*_same(call)).values(due_at=due))
        for call in made:
            change = (
                delete(pending_pings) if call.kind in ONCE else update(pending_pings).values(is_done=True)
            )
            connection.execute(change.where(*_same(call)))

    @reads
    def direct_message_count(self, connection: Connection, user_id: int, day: int) -> DmQuota:
        row = connection.execute(select(dm_quota).where(dm_quota.c.user_id == user_id)).one_or_none()
        all_of_them = select(func.coalesce(func.sum(dm_quota.c.sent), 0)).where(dm_quota.c.day == day)
        everybody = connection.scalar(all_of_them) or 0
        if row is None:
            return DmQuota(0, everybody, is_closed=False, closed_notice_sent=False)
        return DmQuota(row.sent if row.day == day else 0, everybody, row.is_closed, row.closed_notice_sent)

    @writes
    def save_direct_message_count(
        self, connection: Connection, user_id: int, day: int, sent: int, *, closed: bool
    ) -> None:
        values = {"day": day, "sent": sent, "is_closed": closed, "closed_notice_sent": False}
        upsert(connection, dm_quota, {"user_id": user_id}, values)

    @reads
    def users_with_closed_dms(self, connection: Connection) -> set[int]:
        unnotified = select(dm_quota.c.user_id).where(
            dm_quota.c.is_closed, dm_quota.c.closed_notice_sent.is_(False)
        )
        return set(connection.scalars(unnotified))

    @writes
    def take_dm_closed_notice(self, connection: Connection, user_id: int) -> bool:
        """Return True once if a user must read that their direct messages are closed."""
        unnotified = and_(
            dm_quota.c.user_id == user_id, dm_quota.c.is_closed, dm_quota.c.closed_notice_sent.is_(False)
        )
        return (
            connection.execute(update(dm_quota).where(unnotified).values(closed_notice_sent=True)).rowcount
            == 1
        )


def save_pending_pings(connection: Connection, pending: Iterable[PendingPing]) -> None:
    for call in pending:
        row = dict(zip((column.name for column in _CALL), astuple(call)))
        whose = {f"its_{name}": row[name] for name in ("table_id", "user_id", "kind")}
        connection.execute(_OF_EARLIER, {**whose, "its_asked": call.subject})
        if connection.scalar(_IS_DONE, whose) is None:
            connection.execute(_OWE, {**row, "is_done": False})


def save_pings(connection: Connection, table_id: int, users: Collection[int], now: int) -> None:
    for user in users:
        mine = {"of_table": table_id, "of_user": user}
        before = _times(connection.scalar(_PINGED, mine) or "")
        kept = " ".join(map(str, (*before, now)[-PINGS_KEPT:]))
        connection.execute(_PING, {**mine, "recent_pings": kept})


def forget_older(connection: Connection, posted: BoardMessage) -> None:
    connection.execute(_FORGET, {"of_table": posted.table_id, "before": posted.pinged_ply})


def _same(call: PendingPing) -> tuple[ColumnElement[bool], ...]:
    return tuple(column == value for column, value in zip(_CALL[:4], astuple(call)))
