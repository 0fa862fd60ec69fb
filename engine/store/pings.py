"""Pending pings, pings made for the open decision, and direct messages, in the database."""

from collections.abc import Collection, Iterable
from contextlib import AbstractContextManager
from dataclasses import asdict, astuple, replace
from functools import partial

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, select, update

from engine.core.clocks import UNTIMED
from engine.core.records.pings import PINGS_KEPT, DmQuota, PendingPing, PingHistory
from engine.core.records.tables import BoardMessage
from engine.store.database import TABLE_PARAM, Database, Part, reads, writes, writes_within
from engine.store.integrity.checksums import upsert
from engine.store.row_cache import RowCache
from engine.store.schema.games import offers, pending_pings, seats
from engine.store.schema.users import dm_quota

TABLES_KNOWN = 2000  # kept in memory

QUESTIONS = ("turn", "early", "near", "over")  # kinds that a newer decision makes pointless
ONCE = ("offer", "proposal", "rematch", "declined", "expired", "full", "ready")  # kinds that are sent once
_COLUMNS = (
    pending_pings.c.table_id,
    pending_pings.c.user_id,
    pending_pings.c.kind,
    pending_pings.c.subject,
    pending_pings.c.due_at,
)

# Prebuilt: building a statement costs more than executing it.
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
    select(*_COLUMNS)
    .where(pending_pings.c.is_done.is_(False), pending_pings.c.due_at <= bindparam("now"))
    .order_by(pending_pings.c.table_id, pending_pings.c.user_id, pending_pings.c.due_at)
)
_GUILD = select(offers.c.guild_id).where(offers.c.id == pending_pings.c.table_id).scalar_subquery()
_DUE_HERE = _DUE.where(pending_pings.c.table_id == TABLE_PARAM)
_THEIRS = tuple(column == bindparam(f"its_{column.name}") for column in _COLUMNS[:3])
_OF_EARLIER = delete(pending_pings).where(*_THEIRS, pending_pings.c.subject != bindparam("its_asked"))
_IS_DONE, _OWE = select(pending_pings.c.is_done).where(*_THEIRS), insert(pending_pings)


def _times(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


class PingStore(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._history: RowCache[int, PingHistory] = RowCache(TABLES_KNOWN)

    async def history(self, table_id: int) -> PingHistory:
        return await self._history.get(table_id, self._read_history)

    @reads
    def _read_history(self, connection: Connection, table_id: int) -> PingHistory:
        of_table = {"of_table": table_id}
        times = connection.execute(_ALL_PINGED, of_table)
        clock = connection.scalar(_CLOCK, of_table) or UNTIMED
        return PingHistory(clock, {row.user_id: _times(row.recent_pings) for row in times})

    def updating(self, table_id: int, users: Collection[int], now: int) -> AbstractContextManager[None]:
        """Enclose a save of pings by another part."""
        return self._history.updating(table_id, partial(PingHistory.after, users=users, now=now))

    @writes_within(updating)
    def save_pings(self, connection: Connection, table_id: int, users: Collection[int], now: int) -> None:
        save_pings(connection, table_id, users, now)

    @writes
    def save_pending_pings(self, connection: Connection, pending: Iterable[PendingPing]) -> None:
        save_pending_pings(connection, pending)

    @reads
    def due_pings(
        self, connection: Connection, now: int, *, table_id: int | None = None
    ) -> list[PendingPing]:
        here = {} if table_id is None else {"of_table": table_id}
        due = _DUE_HERE if here else _DUE.where(*self.ours(_GUILD))
        rows = connection.execute(due, {"now": now, **here})
        return [PendingPing(**row._mapping) for row in rows]

    @reads
    def was_pinged(self, connection: Connection, ping: PendingPing) -> bool:
        return bool(connection.scalar(select(pending_pings.c.is_done).where(*_same(ping))))

    @writes
    def settle_pings(
        self,
        connection: Connection,
        pings: Iterable[PendingPing],
        later: Iterable[PendingPing] = (),
        due: int = 0,
    ) -> None:
        """Mark pings as sent or no longer needed, and postpone others until `due`."""
        for ping in later:
            connection.execute(update(pending_pings).where(*_same(ping)).values(due_at=due))
        for ping in pings:
            change = (
                delete(pending_pings) if ping.kind in ONCE else update(pending_pings).values(is_done=True)
            )
            connection.execute(change.where(*_same(ping)))

    @reads
    def direct_message_count(self, connection: Connection, user_id: int, day: int) -> DmQuota:
        return _read_quota(connection, user_id, day)

    @writes
    def reserve_dm(
        self, connection: Connection, user_id: int, day: int, *, max_to_user: int, max_to_all: int
    ) -> bool:
        """Count a direct message before it is sent; False if a limit or the user's refusal forbids it."""
        quota = _read_quota(connection, user_id, day)
        if quota.is_closed or quota.sent >= max_to_user or quota.sent_to_all >= max_to_all:
            return False
        _save_quota(connection, user_id, day, replace(quota, sent=quota.sent + 1))
        return True

    @writes
    def release_dm(self, connection: Connection, user_id: int, day: int, *, closed: bool) -> None:
        """Uncount a message that Discord has refused; `closed` if it was because of the user."""
        quota = _read_quota(connection, user_id, day)
        refused = replace(quota, sent=max(0, quota.sent - 1), is_closed=closed or quota.is_closed)
        _save_quota(connection, user_id, day, refused)

    @writes
    def save_direct_message_count(
        self, connection: Connection, user_id: int, day: int, sent: int, *, closed: bool
    ) -> None:
        _save_quota(connection, user_id, day, DmQuota(sent, 0, is_closed=closed, closed_notice_sent=False))

    @reads
    def users_with_closed_dms(self, connection: Connection) -> set[int]:
        unnotified = select(dm_quota.c.user_id).where(
            dm_quota.c.is_closed, dm_quota.c.closed_notice_sent.is_(False)
        )
        return set(connection.scalars(unnotified))

    @writes
    def take_dm_closed_notice(self, connection: Connection, user_id: int) -> bool:
        """Return True, once, if a user must be informed that their direct messages are closed."""
        unnotified = and_(
            dm_quota.c.user_id == user_id, dm_quota.c.is_closed, dm_quota.c.closed_notice_sent.is_(False)
        )
        return (
            connection.execute(update(dm_quota).where(unnotified).values(closed_notice_sent=True)).rowcount
            == 1
        )


def _read_quota(connection: Connection, user_id: int, day: int) -> DmQuota:
    row = connection.execute(select(dm_quota).where(dm_quota.c.user_id == user_id)).one_or_none()
    sent_to_all = connection.scalar(select(func.sum(dm_quota.c.sent)).where(dm_quota.c.day == day)) or 0
    if row is None:
        return DmQuota(0, sent_to_all, is_closed=False, closed_notice_sent=False)
    return DmQuota(row.sent if row.day == day else 0, sent_to_all, row.is_closed, row.closed_notice_sent)


def _save_quota(connection: Connection, user_id: int, day: int, quota: DmQuota) -> None:
    row = {"user_id": user_id, "day": day, **asdict(quota)}
    del row["sent_to_all"]
    upsert(connection, dm_quota, row)


def save_pending_pings(connection: Connection, pending: Iterable[PendingPing]) -> None:
    for ping in pending:
        row = dict(zip((column.name for column in _COLUMNS), astuple(ping)))
        whose = {f"its_{name}": row[name] for name in ("table_id", "user_id", "kind")}
        connection.execute(_OF_EARLIER, {**whose, "its_asked": ping.subject})
        if connection.scalar(_IS_DONE, whose) is None:
            connection.execute(_OWE, {**row, "is_done": False})


def save_pings(connection: Connection, table_id: int, users: Collection[int], now: int) -> None:
    for user in users:
        this_seat = {"of_table": table_id, "of_user": user}
        before = _times(connection.scalar(_PINGED, this_seat) or "")
        times = " ".join(map(str, (*before, now)[-PINGS_KEPT:]))
        connection.execute(_PING, {**this_seat, "recent_pings": times})


def forget_older(connection: Connection, posted: BoardMessage) -> None:
    connection.execute(_FORGET, {"of_table": posted.table_id, "before": posted.pinged_ply})


def _same(ping: PendingPing) -> tuple[ColumnElement[bool], ...]:
    return tuple(column == value for column, value in zip(_COLUMNS[:4], astuple(ping)))
