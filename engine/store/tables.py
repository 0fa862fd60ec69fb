"""Games in the database: seats, log, last checkpoints. No rules."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from engine.core.clocks import Clock
from engine.core.decisions import Seat
from engine.core.game import Checkpoint, LogRow
from engine.core.log import ENTROPY_ADDED, RESTORED
from engine.core.records.errors import AlreadyApplied, TableDamaged
from engine.core.records.offers import Offer
from engine.core.records.pings import PendingPing
from engine.core.records.tables import SavedGame, TableLocation
from engine.core.records.users import Participant
from engine.core.results import FinalStandings
from engine.core.rules import Event
from engine.store import mapping
from engine.store.database import (
    TABLE_PARAM,
    Database,
    Operation,
    Part,
    nothing,
    reads,
    writes,
    writes_within,
)
from engine.store.integrity.checksums import OFFER
from engine.store.integrity.watermark import TABLE
from engine.store.logs import CHECKPOINTS_KEPT, LOG, LogStore
from engine.store.lookings import leave_lookings
from engine.store.offers import end, set_stakes
from engine.store.pings import save_pending_pings
from engine.store.results import settle_open, write_result
from engine.store.schema.games import checkpoints, log_rows, offers, seats, tables
from engine.store.seat_clocks import ClockUpdate, clocks_of, set_up, update_clocks
from engine.store.summaries import PAGE


class GameStore(Part):
    """Games in progress and finished. A table's id is that of its offer."""

    def __init__(self, database: Database, logs: LogStore) -> None:
        super().__init__(database)
        self._logs = logs

    @writes
    def start(
        self,
        connection: Connection,
        offer: Offer,
        location: TableLocation,
        participants: Sequence[Participant],
        checkpoint: Checkpoint,
        events: Sequence[Event],
        to_act: Sequence[Seat],
        *,
        clocks: Mapping[Seat, Clock] = MappingProxyType({}),
        rules: tuple[int, str] = (1, ""),
        rows: Sequence[LogRow] = (),
        last: Checkpoint | None = None,
        final: FinalStandings | None = None,
        also: Operation[object] = nothing,
    ) -> bool:
        """End the offer and open its table with the deal as ply 0; False if the offer is no longer open.

        `clocks` run from the start, `rules` are the version and fingerprint of the game's rules. `rows`
        follow the deal, `last` is their newest checkpoint; a game that they end gets no board. `final` are
        the standings of such a game. `also` is an operation to save in the same transaction.
        """
        if not end(connection, offer.id, "started", now := self._database.now()):
            return False
        set_stakes(connection, offer.id, offer.stakes)
        row = mapping.table_row(offer, location, checkpoint, rules, now, len(participants))
        connection.execute(_TABLE, row)
        _take_seats(connection, offer, participants, to_act)
        _write(connection, offer.id, [LogRow(0, None, (), 0, tuple(events)), *rows], None, now)
        connection.execute(_CHECKPOINT, mapping.checkpoint_row(offer.id, checkpoint))
        set_up(connection, offer.id, clocks)
        ply, is_over = rows[-1].ply if rows else 0, last is not None and last.winners is not None
        if rows:
            _advance(connection, offer.id, ply, last, **({"board_ply": ply} if is_over else {}))
        if is_over:
            write_result(connection, offer.id, final)
        self._database.note(TABLE, offer.id, ply)
        also(connection)
        return True

    @writes_within(
        lambda self, table_id, done, checkpoint, *_, **__: self._logs.extending(table_id, done, checkpoint)
    )
    def append(
        self,
        connection: Connection,
        table_id: int,
        done: Sequence[LogRow],
        checkpoint: Checkpoint | None,
        to_act: Sequence[Seat],
        key: str | None,
        *,
        newly: Sequence[Seat] = (),
        is_told: bool = True,
        participant: tuple[Seat, Participant] | None = None,
        clock_update: ClockUpdate | None = None,
        owed: Sequence[PendingPing] = (),
        final: FinalStandings | None = None,
        departed_at: Mapping[Seat, int | None] = MappingProxyType({}),
        also: Operation[object] = nothing,
    ) -> Mapping[Seat, Clock]:
        """Save log rows, all or none; return what `clock_update` does. Raises `AlreadyApplied`, `Refused`.

        `newly` are the seats that came to act by these rows; `is_told`: others may know of them. `checkpoint`
        is given if new; with winners the table is over: `final` are the standings then, or when a player
        leaves. `departed_at` is when a player went, None for one who is back.
        """
        now = self._database.now()
        _write(connection, table_id, done, key, now)
        _advance(connection, table_id, done[-1].ply, checkpoint, **{"updated_at": now} if is_told else {})
        _take_notes(connection, table_id, done)
        is_over = checkpoint is not None and checkpoint.winners is not None
        if final is not None and not is_over:
            settle_open(connection, table_id, final)  # while the seats still name the player who left
        self._database.note(TABLE, table_id, done[-1].ply)
        _ask(connection, table_id, to_act, newly, done[-1].ply)
        _seat(connection, table_id, participant)
        _depart(connection, table_id, departed_at)
        save_pending_pings(connection, owed)
        if is_over:
            write_result(connection, table_id, final)
        also(connection)
        return update_clocks(connection, table_id, clock_update) if clock_update else {}

    @reads
    def active_tables(self, connection: Connection) -> list[int]:
        running = select(tables.c.id).where(tables.c.winners.is_(None), tables.c.suspended_at.is_(None))
        running = running.where(*self.ours(tables.c.guild_id))
        return list(connection.scalars(running.order_by(tables.c.id)))

    @reads
    def waiting_people(self, connection: Connection, before: int) -> list[tuple[int, Seat]]:
        """Return the seats of users who have had to act since before this moment, with their tables."""
        open_ones = (
            tables.c.winners.is_(None),
            tables.c.suspended_at.is_(None),
            tables.c.updated_at < before,
            *self.ours(tables.c.guild_id),
        )
        person_to_act = (seats.c.to_act, seats.c.level.is_(None), seats.c.user_id.is_not(None))
        query = select(seats.c.table_id, seats.c.seat).join(tables).where(*open_ones, *person_to_act)
        return [(row.table_id, row.seat) for row in connection.execute(query.order_by(tables.c.updated_at))]

    @reads
    def departed_people(self, connection: Connection) -> list[tuple[int, Seat, int]]:
        """Return the seats to act whose players cannot play, with their tables and since when they cannot."""
        open_ones = (
            tables.c.winners.is_(None),
            tables.c.suspended_at.is_(None),
            *self.ours(tables.c.guild_id),
        )
        departed = (seats.c.to_act, seats.c.level.is_(None), seats.c.departed_at.is_not(None))
        query = select(seats.c.table_id, seats.c.seat, seats.c.departed_at).join(tables)
        return [tuple(row) for row in connection.execute(query.where(*open_ones, *departed))]

    @reads
    def open_tables(self, connection: Connection) -> list[int]:
        unfinished = select(tables.c.id).where(tables.c.winners.is_(None), *self.ours(tables.c.guild_id))
        return sorted(connection.scalars(unfinished))

    @reads
    def tables_after(self, connection: Connection, table_id: int) -> list[int]:
        """Return the next tables after this one, in any state; none if that was the last."""
        following = select(tables.c.id).where(tables.c.id > table_id).order_by(tables.c.id)
        return list(connection.scalars(following.limit(PAGE)))

    async def load(self, table_id: int) -> SavedGame | None:
        self._logs.forget(table_id)
        return await self._load(table_id)

    @reads
    def _load(self, connection: Connection, table_id: int) -> SavedGame | None:
        of_table = {"of_table": table_id}
        head = connection.execute(HEAD, of_table).one_or_none()
        if head is None:
            return None
        offer = connection.execute(TERMS, of_table).one_or_none()
        rest = connection.execute(_REST, of_table).mappings().one_or_none()
        if offer is None or rest is None or not OFFER.is_sound(OFFER.values_of(offer)):
            raise TableDamaged(table_id)
        seated, running = connection.execute(SEATED, of_table).all(), clocks_of(connection, table_id)
        checkpoint = mapping.checkpoint_of(rest, head.winners)
        return mapping.saved_of(head, offer, seated, running, checkpoint, _tail(connection, head))

    @writes
    def set_departed(self, connection: Connection, table_id: int, seat: Seat, since: int | None) -> None:
        """Save since when the player of a seat cannot play; None if they can."""
        _depart(connection, table_id, {seat: since})

    @writes
    def rename(self, connection: Connection, guild_id: int, user_id: int, name: str) -> list[int]:
        """Change a user's name in the open games of a server; return the tables changed."""
        playing = select(tables.c.id).where(tables.c.guild_id == guild_id, tables.c.winners.is_(None))
        own_seats = (seats.c.user_id == user_id, seats.c.name != name, seats.c.table_id.in_(playing))
        changed = list(connection.scalars(select(seats.c.table_id).where(*own_seats)))
        connection.execute(update(seats).where(*own_seats).values(name=name))
        return changed

    @writes
    def move(self, connection: Connection, table_id: int, channel_id: int | None) -> None:
        connection.execute(update(tables).where(tables.c.id == table_id).values(channel_id=channel_id))


def _tail(connection: Connection, head: Row[Any]) -> list[LogRow]:
    """Return the log after the last checkpoint; raises `TableDamaged`."""
    first = {"of_table": head.id, "first": head.checkpoint_ply}
    try:
        tail = mapping.log_of(
            head.id, connection.execute(LOG, first).mappings().all(), head.checkpoint_ply + 1
        )
        is_whole = [row.ply for row in tail] == [*range(head.checkpoint_ply + 1, head.last_ply + 1)]
    except TypeError:  # a damaged ply is not a number
        is_whole = False
    if not is_whole:
        raise TableDamaged(head.id)
    return tail


# Prebuilt: building a statement costs more than executing it.
HEAD = select(tables).where(tables.c.id == TABLE_PARAM)
TERMS = select(offers).where(offers.c.id == TABLE_PARAM)
SEATED = select(seats).where(seats.c.table_id == TABLE_PARAM).order_by(seats.c.seat)
_CHECKPOINTS = checkpoints.alias()
_REST = (
    select(checkpoints)
    .join(tables, (tables.c.id == checkpoints.c.table_id) & (tables.c.checkpoint_ply == checkpoints.c.ply))
    .where(tables.c.id == TABLE_PARAM)
)
_CHANGE = update(tables).where(tables.c.id == TABLE_PARAM)
_SUM = select(log_rows.c.checksum).where(
    log_rows.c.table_id == TABLE_PARAM, log_rows.c.ply == bindparam("of_ply")
)
_TABLE, _SEATS, _LOG_ROW, _CHECKPOINT = insert(tables), insert(seats), insert(log_rows), insert(checkpoints)
_OLDER = delete(checkpoints).where(checkpoints.c.table_id == TABLE_PARAM, checkpoints.c.ply > 0)
_DROP_BEFORE = _OLDER.where(checkpoints.c.ply < bindparam("before"))
_DROP_OLDEST = _OLDER.where(
    checkpoints.c.ply
    <= select(_CHECKPOINTS.c.ply)
    .where(_CHECKPOINTS.c.table_id == TABLE_PARAM, _CHECKPOINTS.c.ply > 0)
    .order_by(_CHECKPOINTS.c.ply.desc())
    .offset(CHECKPOINTS_KEPT)
    .limit(1)
    .scalar_subquery()
)
_IS_ASKED = seats.c.seat.in_(bindparam("asked", expanding=True))
_WAITING = (
    update(seats).where(seats.c.table_id == TABLE_PARAM, seats.c.to_act != _IS_ASKED).values(to_act=_IS_ASKED)
)
_ASKED_SINCE = update(seats).where(
    seats.c.table_id == TABLE_PARAM, seats.c.seat.in_(bindparam("newly", expanding=True))
)


def _write(connection: Connection, table_id: int, done: Sequence[LogRow], key: str | None, now: int) -> None:
    """Insert log rows; raises `AlreadyApplied` if the key or the ply is already there."""
    try:
        before = connection.scalar(_SUM, {"of_table": table_id, "of_ply": done[0].ply - 1})
        connection.execute(_LOG_ROW, mapping.log_row_values(table_id, done, key, now, before))
    except IntegrityError as why:
        raise AlreadyApplied(table_id, key) from why


def _advance(
    connection: Connection, table_id: int, ply: int, checkpoint: Checkpoint | None, **more: int
) -> None:
    change: dict[str, object] = {"last_ply": ply, **more}
    if checkpoint is not None:
        _make_checkpoint(connection, table_id, checkpoint)
        change |= {"checkpoint_ply": checkpoint.ply, "winners": mapping.winners_text(checkpoint)}
    connection.execute(_CHANGE, {"of_table": table_id, **change})


def _take_notes(connection: Connection, table_id: int, done: Sequence[LogRow]) -> None:
    for log_row in done:
        if log_row.note == RESTORED:
            connection.execute(update(tables).where(tables.c.id == table_id).values(lost_moves=None))
        if log_row.note == ENTROPY_ADDED:
            this_seat = (seats.c.table_id == table_id, seats.c.seat == log_row.seat)
            connection.execute(update(seats).where(*this_seat).values(needs_entropy=False))


def _make_checkpoint(connection: Connection, table_id: int, checkpoint: Checkpoint) -> None:
    """Save a checkpoint, and delete the oldest ones; at the end of the game all but the deal."""
    connection.execute(_CHECKPOINT, mapping.checkpoint_row(table_id, checkpoint))
    if checkpoint.winners is not None:
        connection.execute(_DROP_BEFORE, {"of_table": table_id, "before": checkpoint.ply})
    else:
        connection.execute(_DROP_OLDEST, {"of_table": table_id})


def _ask(
    connection: Connection, table_id: int, waiting: Sequence[Seat], newly: Sequence[Seat], ply: int
) -> None:
    connection.execute(_WAITING, {"of_table": table_id, "asked": waiting})
    if newly:
        connection.execute(_ASKED_SINCE, {"of_table": table_id, "newly": newly, "to_act_since": ply})


def _take_seats(
    connection: Connection, offer: Offer, participants: Sequence[Participant], waiting: Sequence[Seat]
) -> None:
    """Seat the participants of a new game, who look for none any more."""
    sitting = [mapping.seat_row(offer.id, seat, who) for seat, who in enumerate(participants)]
    connection.execute(_SEATS, [row | {"to_act": row["seat"] in waiting} for row in sitting])
    leave_lookings(connection, offer.guild_id, participants)


def _depart(connection: Connection, table_id: int, departed_at: Mapping[Seat, int | None]) -> None:
    for seat, since in departed_at.items():
        this_seat = (seats.c.table_id == table_id, seats.c.seat == seat)
        connection.execute(update(seats).where(*this_seat).values(departed_at=since))


def _seat(connection: Connection, table_id: int, newcomer: tuple[Seat, Participant] | None) -> None:
    if newcomer is not None:
        seat, participant = newcomer
        this_seat = (seats.c.table_id == table_id, seats.c.seat == seat)
        connection.execute(
            update(seats).where(*this_seat).values(mapping.seat_row(table_id, seat, participant))
        )
