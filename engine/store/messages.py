"""Board messages, what Discord refuses, pending pings, server settings and small facts, in the database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import asdict, astuple, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, select, update

from engine.core.clocks import NONE
from engine.core.records.guilds import ServerSettings
from engine.core.records.tables import Posted, Trouble
from engine.store.database import OF_TABLE, Database, Memory, reads, writes, writes_aside
from engine.store.integrity.checksums import FACT, put
from engine.store.schema import boards, calls, facts, houses, letters, offers, seats, tables, troubles

TABLES_KNOWN, SERVERS_KNOWN = 2000, 1000  # so many are kept in memory
PINGS_KEPT = 4  # of one person for one table: as many as they may have a day


class NoteRows(Database):
    """The part of the store that keeps board messages and their troubles, server settings and small facts."""

    def __init__(self, path: Path, now: Callable[[], int]) -> None:
        super().__init__(path, now)
        self._boards: Memory[int, Posted | None] = Memory(TABLES_KNOWN)
        self._servers: Memory[int, ServerSettings] = Memory(SERVERS_KNOWN)
        self._pings: Memory[int, Pings] = Memory(TABLES_KNOWN)

    async def posted(self, table: int) -> Posted | None:
        """The board message of a table."""
        return await self._boards.of(table, self._read_posted)

    @reads
    def _read_posted(self, connection: Connection, table: int) -> Posted | None:
        row = connection.execute(_BOARD, {"of_table": table}).one_or_none()
        return Posted(*row) if row else None

    async def pings(self, table: int) -> Pings:
        """When people were pinged for a table."""
        return await self._pings.of(table, self._read_pings)

    @reads
    def _read_pings(self, connection: Connection, table: int) -> Pings:
        of_table = {"of_table": table}
        times = connection.execute(_ALL_PINGED, of_table)
        clock = connection.scalar(_CLOCK, of_table) or NONE
        return Pings(clock, {row.user_id: _times(row.pinged) for row in times})

    async def save_pings(self, table: int, users: Collection[int], now: int) -> None:
        """Save that these people were pinged for a table."""
        with self._pings.changing(table, partial(Pings.after, users=users, now=now)):
            await self._write_pings(table, users, now)

    @writes_aside
    def _write_pings(self, connection: Connection, table: int, users: Collection[int], now: int) -> None:
        save_pings(connection, table, users, now)

    @reads
    def boards(self, connection: Connection, user: int) -> dict[int, Posted]:
        """The board messages of the open tables at which this user sits, by table."""
        mine = (seats.c.user_id == user, tables.c.winners.is_(None))
        sitting = boards.join(tables).join(seats, seats.c.table_id == tables.c.id)
        found = select(boards).select_from(sitting).where(*mine)
        return {row.table_id: Posted(*row) for row in connection.execute(found)}

    async def save_posted(
        self, posted: Posted, pending: Iterable[Call] = (), pinged: Collection[int] = ()
    ) -> None:
        """Save what the board message of a table shows, the calls still to be made, whom it has pinged."""
        pings = self._pings.changing(posted.table, partial(Pings.after, users=pinged, now=posted.at))
        with self._boards.changing(posted.table, lambda _: posted), pings:
            await self._write_posted(posted, pending, pinged)

    @writes_aside
    def _write_posted(
        self, connection: Connection, posted: Posted, pending: Iterable[Call], pinged: Collection[int]
    ) -> None:
        values = asdict(posted)
        forget_older(connection, posted)
        save_calls(connection, pending)
        save_pings(connection, posted.table, pinged, posted.at)
        put(connection, boards, {"table_id": values.pop("table")}, values)
        connection.execute(_SHOWS, {"of_table": posted.table, "shown": posted.ply})

    @reads
    def outdated_boards(self, connection: Connection) -> list[int]:
        """The tables whose board does not show their latest ply, although they have a channel."""
        late = select(tables.c.id).where(tables.c.shown < tables.c.ply, tables.c.frozen.is_(None))
        return list(connection.scalars(late.order_by(tables.c.id)))

    @reads
    def troubles(self, connection: Connection) -> list[Trouble]:
        """The tables that Discord refuses to show."""
        return [Trouble(*row) for row in connection.execute(select(troubles))]

    @writes
    def save_trouble(self, connection: Connection, trouble: Trouble) -> None:
        """Remember that Discord refuses to show a table."""
        values = asdict(trouble)
        put(connection, troubles, {"table_id": values.pop("table")}, values)

    @writes
    def end_trouble(self, connection: Connection, table: int) -> None:
        """Forget that Discord has refused to show a table."""
        connection.execute(delete(troubles).where(troubles.c.table_id == table))

    @reads
    def guilds(self, connection: Connection) -> set[int]:
        """The servers with games under way that are not suspended."""
        running = (tables.c.winners.is_(None), tables.c.frozen.is_(None))
        return set(connection.scalars(select(tables.c.guild).where(*running).distinct()))

    async def server_settings(self, guild: int) -> ServerSettings:
        """A guild's settings, or the defaults."""
        return await self._servers.of(guild, self._read_server_settings)

    @reads
    def _read_server_settings(self, connection: Connection, guild: int) -> ServerSettings:
        row = connection.execute(_SETTINGS, {"of_guild": guild}).one_or_none()
        return ServerSettings(*row) if row else ServerSettings()

    async def save_server_settings(self, guild: int, server_settings: ServerSettings) -> None:
        """Set a guild's settings."""
        with self._servers.changing(guild, lambda _: server_settings):
            await self._write_server_settings(guild, server_settings)

    @writes
    def _write_server_settings(
        self, connection: Connection, guild: int, server_settings: ServerSettings
    ) -> None:
        put(connection, houses, {"guild": guild}, asdict(server_settings))

    @reads
    def fact(self, connection: Connection, name: str) -> str | None:
        """A small fact that was saved under this name."""
        return read_fact(connection, name)

    @writes_aside
    def save_fact(self, connection: Connection, name: str, value: str) -> None:
        """Save a small fact under this name."""
        put_fact(connection, name, value)


def put_fact(connection: Connection, name: str, value: str) -> None:
    """The same within an operation."""
    put(
        connection,
        facts,
        {"name": name},
        {"value": value, "sum": FACT.sum_of({"name": name, "value": value})},
    )


def read_fact(connection: Connection, name: str) -> str | None:
    """What was saved under this name, within an operation; what is damaged and lost was never saved."""
    row = connection.execute(_FACT, {"its_name": name}).one_or_none()
    if row is None:
        return None
    FACT.check(row._mapping, FACT.drop)
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
_CALL = (calls.c.table_id, calls.c.user, calls.c.what, calls.c.asked, calls.c.due)

# What a board and its pings need: made once, since to build a statement takes longer than to do it.
_BOARD = select(boards).where(boards.c.table_id == OF_TABLE)
_SHOWS = update(tables).where(tables.c.id == OF_TABLE)
_CLOCK = select(offers.c.clock).where(offers.c.id == OF_TABLE)
_ALL_PINGED = select(seats.c.user_id, seats.c.pinged).where(seats.c.table_id == OF_TABLE)
_MINE = (seats.c.table_id == OF_TABLE, seats.c.user_id == bindparam("of_user"))
_PINGED, _PING = select(seats.c.pinged).where(*_MINE), update(seats).where(*_MINE)
_FORGET = delete(calls).where(
    calls.c.table_id == OF_TABLE, calls.c.asked < bindparam("before"), calls.c.what.in_(QUESTIONS)
)
_DUE = (
    select(*_CALL)
    .where(calls.c.done.is_(False), calls.c.due <= bindparam("now"))
    .order_by(calls.c.table_id, calls.c.user, calls.c.due)
)
_DUE_HERE = _DUE.where(calls.c.table_id == OF_TABLE)
_THEIRS = tuple(column == bindparam(f"its_{column.name}") for column in _CALL[:3])
_OF_EARLIER = delete(calls).where(*_THEIRS, calls.c.asked != bindparam("its_asked"))
_IS_DONE, _OWE = select(calls.c.done).where(*_THEIRS), insert(calls)
_FACT = select(facts).where(facts.c.name == bindparam("its_name"))
_SETTINGS = select(*(each for each in houses.c if each is not houses.c.guild)).where(
    houses.c.guild == bindparam("of_guild")
)


@dataclass(frozen=True, slots=True)
class Call:
    """A pending ping of a person, at `due`, for the question put at ply `asked`; `what`: which kind of ping.

    Of the ping "next", which says that their turn comes after this one, `asked` is this turn's number; of
    "proposal" it is that proposal's. Of "offer" `table` is the offer, whose number its table will have.
    """

    table: int
    user: int
    what: str
    asked: int
    due: int


@dataclass(frozen=True, slots=True)
class Pings:
    """When each person at a table was pinged for it, the last times, and the clock that the table has."""

    clock: str = NONE
    times: Mapping[int, tuple[int, ...]] = field(default_factory=dict)

    def after(self, users: Iterable[int], now: int) -> Pings:
        """The same when these were pinged now."""
        new = {user: (*self.times.get(user, ()), now)[-PINGS_KEPT:] for user in users}
        return replace(self, times={**self.times, **new})


def _times(kept: str) -> tuple[int, ...]:
    return tuple(map(int, kept.split()))


@dataclass(frozen=True, slots=True)
class DirectMessageCount:
    """The direct messages to one person: today's, all people's today, whether Discord refused the last.

    `told`: they know that it did.
    """

    sent: int
    sent_to_all: int
    closed: bool
    told: bool


class CallRows(Database):
    """The part of the store that keeps pending pings.

    A call that was made is kept until the next question, so that it is not made again; that somebody is
    next, until they are next another time. The number of a table is that of its offer.
    """

    @writes_aside
    def save_calls(self, connection: Connection, pending: Iterable[Call]) -> None:
        """Save these calls, but none that was made for the same question before."""
        save_calls(connection, pending)

    @reads
    def due_calls(self, connection: Connection, now: int, *, table: int | None = None) -> list[Call]:
        """The calls due now, everywhere or at a table, grouped by table and person."""
        here = {} if table is None else {"of_table": table}
        rows = connection.execute(_DUE_HERE if here else _DUE, {"now": now, **here})
        return [Call(*row) for row in rows]

    @reads
    def was_called(self, connection: Connection, call: Call) -> bool:
        """Has this call been made, or was it no longer needed?"""
        return bool(connection.scalar(select(calls.c.done).where(*_same(call))))

    @writes_aside
    def settle_calls(
        self, connection: Connection, made: Iterable[Call], later: Iterable[Call] = (), due: int = 0
    ) -> None:
        """Mark calls as made, or as no longer needed, and postpone others until `due`."""
        for call in later:
            connection.execute(update(calls).where(*_same(call)).values(due=due))
        for call in made:
            change = delete(calls) if call.what in ONCE else update(calls).values(done=True)
            connection.execute(change.where(*_same(call)))

    @reads
    def direct_message_count(self, connection: Connection, user: int, day: int) -> DirectMessageCount:
        """The count of direct messages to a person on a day, which is counted from 1970."""
        row = connection.execute(select(letters).where(letters.c.user == user)).one_or_none()
        all_of_them = select(func.coalesce(func.sum(letters.c.sent), 0)).where(letters.c.day == day)
        everybody = connection.scalar(all_of_them) or 0
        if row is None:
            return DirectMessageCount(0, everybody, closed=False, told=False)
        return DirectMessageCount(row.sent if row.day == day else 0, everybody, row.closed, row.told)

    @writes
    def save_direct_message_count(
        self, connection: Connection, user: int, day: int, sent: int, *, closed: bool
    ) -> None:
        """Save how many were sent to a person that day and whether Discord refused the last one."""
        values = {"day": day, "sent": sent, "closed": closed, "told": False}
        put(connection, letters, {"user": user}, values)

    @reads
    def unreached(self, connection: Connection) -> set[int]:
        """The users whose direct messages are closed and who do not know it yet."""
        unnotified = select(letters.c.user).where(letters.c.closed, letters.c.told.is_(False))
        return set(connection.scalars(unnotified))

    @writes
    def tell_closed(self, connection: Connection, user: int) -> bool:
        """True once: when a person should read that their direct messages are closed."""
        unnotified = and_(letters.c.user == user, letters.c.closed, letters.c.told.is_(False))
        return connection.execute(update(letters).where(unnotified).values(told=True)).rowcount == 1


def save_calls(connection: Connection, pending: Iterable[Call]) -> None:
    """Save these calls inside a transaction."""
    for call in pending:
        row = dict(zip((column.name for column in _CALL), astuple(call)))
        whose = {f"its_{name}": row[name] for name in ("table_id", "user", "what")}
        connection.execute(_OF_EARLIER, {**whose, "its_asked": call.asked})
        if connection.scalar(_IS_DONE, whose) is None:
            connection.execute(_OWE, {**row, "done": False})


def save_pings(connection: Connection, table: int, users: Collection[int], now: int) -> None:
    """Save inside a transaction that these people were pinged for a table."""
    for user in users:
        mine = {"of_table": table, "of_user": user}
        before = _times(connection.scalar(_PINGED, mine) or "")
        kept = " ".join(map(str, (*before, now)[-PINGS_KEPT:]))
        connection.execute(_PING, {**mine, "pinged": kept})


def forget_older(connection: Connection, posted: Posted) -> None:
    """Delete the calls for earlier questions."""
    connection.execute(_FORGET, {"of_table": posted.table, "before": posted.asked})


def _same(call: Call) -> tuple[ColumnElement[bool], ...]:
    """The condition for this call: the same table, user, kind and question."""
    return tuple(column == value for column, value in zip(_CALL[:4], astuple(call)))
