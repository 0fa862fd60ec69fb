"""Epochs: a new one begins when the database is an older copy, or has lost commits.

The database and its watermark both name the last run of the bot; on a server the database itself says where
it was written (`HOME`), and `Position` how far it was. The ids of buttons and the seals of offers contain the
epoch, so nothing from a lost timeline fits the present one.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from logging import getLogger

from sqlalchemy import Connection, func, select, text, update

from engine.core.records.offers import FIRST_EPOCH
from engine.store.database import Database, Part, reads, writes
from engine.store.integrity import watermark
from engine.store.integrity.position import Position
from engine.store.integrity.watermark import Watermark, WatermarkContent
from engine.store.meta import put_fact, read_fact
from engine.store.postgres import MIGRATING
from engine.store.schema.games import board_messages, log_rows, proposals, seats, tables
from engine.store.schema.users import meta

log = getLogger(__name__)

RUN, EPOCH = "run", "epoch"  # meta keys: the last run to use the database, and the epoch
RESTORED = "restored"  # the run of a restored copy, which no watermark mentions
PIECE = 500  # tables per statement
# fact on PostgreSQL: the server, its timeline, the database and the transaction that wrote this
HOME = "home"
UNKNOWN = -1  # an unknown number of lost moves
MINUTE, SINCE = 60, 1_767_225_600  # start of 2026: without a watermark, an epoch is the minutes since then


@dataclass(frozen=True, slots=True)
class _DatabaseState:
    run: str | None
    epoch: int
    plies: Mapping[int, int]  # the last ply of each open game
    offer_id: int  # the last


class EpochStore(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.epoch = FIRST_EPOCH
        self._begun = False
        self._marked: WatermarkContent | None = None

    async def begin(self, run: str) -> bool:
        """Begin a run with a new name, and a watermark; return whether a new epoch begins.

        A second call does nothing.
        """
        if self._begun:
            return False
        self._begun = True
        if not self._database.is_file:
            return await self._begin_at_home(run)
        path = watermark.path_of(self._database.path)
        self._marked = await asyncio.to_thread(watermark.read, path)
        await asyncio.to_thread(watermark.announce, path, run)
        current, new = await self._begin_run(run)
        self.epoch = current.epoch
        now = WatermarkContent(run, None, current.epoch, dict(current.plies), current.offer_id)
        await asyncio.to_thread(watermark.rewrite, path, now)
        self._database.watermark = Watermark(path, now)
        return new

    @writes
    def mark_restored(self, connection: Connection) -> None:
        """Mark this copy as restored: its next run begins an epoch."""
        put_fact(connection, RUN, RESTORED)

    @reads
    def is_restored(self, connection: Connection) -> bool:
        """Return whether this is a restored copy that no run has used yet."""
        return read_fact(connection, RUN) == RESTORED

    @writes
    def _begin_run(self, connection: Connection, run: str) -> tuple[_DatabaseState, bool]:
        current, marked = _read_state(connection), self._marked
        gone = _gone(current, marked, lost=_is_one_lost(connection, current, marked))
        if gone is not None:
            epoch = max(current.epoch, 0 if marked is None else marked.epoch) + 1
            if marked is None or marked.run is None:  # the number of earlier epochs is unknown
                epoch = max(epoch, (self._database.now() - SINCE) // MINUTE)
            current = _DatabaseState(run, epoch, current.plies, current.offer_id)
            _begin_epoch(connection, epoch, gone)
            _show_again(
                connection, [] if marked is None else [table for table in marked.plies if table not in gone]
            )
            log.warning("epoch %s: the database is an older copy, or has lost commits", epoch)
        elif marked is not None and current.epoch < marked.epoch:  # the row of the epoch was lost
            current = _DatabaseState(run, marked.epoch, current.plies, current.offer_id)
            put_fact(connection, EPOCH, str(marked.epoch))
        put_fact(connection, RUN, run)
        return current, gone is not None

    async def _begin_at_home(self, run: str) -> bool:
        """Begin a run on a server; later connections check that they reach this same database.

        One of several processes joins the run of the others, if there is one.
        """
        database, folder = self._database, self._database.folder
        position = None if folder is None else Position(folder)
        self.epoch, new, run, home = await self._begin_on_server(run, position)
        database.position = position
        database.is_ours = lambda connection: connection.scalar(_RUN) == run and _home(connection) == home
        return new

    @writes
    def _begin_on_server(
        self, connection: Connection, run: str, position: Position | None
    ) -> tuple[int, bool, str, str]:
        """Begin a run; a new epoch if another server, timeline or transaction wrote the last `HOME`."""
        if not self.shards.are_all:  # two that begin at once must not begin two runs
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        current, home = _read_state(connection), _home(connection)
        is_older = position is not None and position.is_older(connection)
        is_left = home is not None and not is_older and current.run != RESTORED
        if home and is_left and current.run and not self.shards.are_all:
            return current.epoch, False, current.run, home
        epoch = current.epoch
        if current.run is not None and not is_left:
            epoch = max(epoch + 1, (self._database.now() - SINCE) // MINUTE)
            _begin_epoch(connection, epoch, dict.fromkeys(current.plies, UNKNOWN))
            log.warning("epoch %s: the database was restored, copied or promoted", epoch)
        put_fact(connection, RUN, run)
        home = f"{connection.scalar(text(_HERE))} {connection.scalar(text(_WRITER))}"
        put_fact(connection, HOME, home)
        return epoch, epoch != current.epoch, run, home

    @reads
    def rolled_back_tables(self, connection: Connection) -> list[int]:
        rolled_back = select(tables.c.id).where(tables.c.lost_moves.is_not(None))
        return list(connection.scalars(rolled_back.where(*self.ours(tables.c.guild_id))))


def _home(connection: Connection) -> str | None:
    """Return where and by which transaction `HOME` was written; None if it says something else."""
    row = connection.execute(text(_HOME)).one_or_none()
    return None if row is None or row.value != row.now else str(row.value)


def _read_state(connection: Connection) -> _DatabaseState:
    rows = connection.execute(_LAST_PLIES).all()
    offer = connection.scalar(_LAST_OFFER) if connection.dialect.name == "sqlite" else 0
    plies = {row.id: -1 if row.last_ply is None else row.last_ply for row in rows}
    run, epoch = read_fact(connection, RUN), read_fact(connection, EPOCH)
    return _DatabaseState(run, int(epoch or FIRST_EPOCH), plies, offer or 0)


_LAST_PLY = select(func.max(log_rows.c.ply)).where(log_rows.c.table_id == tables.c.id).scalar_subquery()
_LAST_PLIES = select(tables.c.id, _LAST_PLY.label("last_ply")).where(tables.c.winners.is_(None))
_LAST_OFFER = text("SELECT seq FROM sqlite_sequence WHERE name = 'offers'")
# A restored dump, a promoted replica and a copied database differ in one of these.
_HERE = """
SELECT system_identifier || ' ' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) || ' ' ||
    (SELECT oid FROM pg_database WHERE datname = current_database()) FROM pg_control_system()
"""
_HOME = f"SELECT value, ({_HERE}) || ' ' || xmin::text AS now FROM meta WHERE key = '{HOME}'"
_RUN = select(meta.c.value).where(meta.c.key == RUN)
_WRITER = "SELECT (pg_current_xact_id()::text::numeric % 4294967296)::text"


def _is_one_lost(connection: Connection, current: _DatabaseState, marked: WatermarkContent | None) -> bool:
    known = [] if marked is None else [table for table in marked.plies if table not in current.plies]
    for some in (known[start : start + PIECE] for start in range(0, len(known), PIECE)):
        there = select(func.count()).select_from(tables).where(tables.c.id.in_(some))
        if connection.scalar(there) != len(some):
            return True
    return False


def _gone(current: _DatabaseState, marked: WatermarkContent | None, *, lost: bool) -> dict[int, int] | None:
    """Return how many plies each open game has lost; None if nothing was lost.

    `lost`: a whole table is missing.
    """
    if marked is None:
        return None if current.run is None else dict.fromkeys(current.plies, UNKNOWN)
    if current.run == marked.following and current.run is not None:
        return None
    same = current.run == marked.run
    gone = {table: _missing(ply, marked.plies.get(table), same=same) for table, ply in current.plies.items()}
    if same and not lost and not any(gone.values()) and current.offer_id >= marked.offer_id:
        return None
    return gone


def _missing(ply: int, marked: int | None, *, same: bool) -> int:
    """Return by how many plies the watermark is ahead; `same`: both name the same run."""
    if marked is not None and marked >= ply:
        return marked - ply
    return 0 if same else UNKNOWN


def _begin_epoch(connection: Connection, epoch: int, gone: Mapping[int, int]) -> None:
    """Begin an epoch: redraw the boards of open games, and let each player's next press add entropy."""
    put_fact(connection, EPOCH, str(epoch))
    untold = "CASE WHEN :gone = 0 THEN coalesce(lost_moves, 0) ELSE :gone END"
    change = text(f"UPDATE tables SET lost_moves = {untold}, board_ply = -1 WHERE id = :table")
    if gone:
        connection.execute(change, [{"table": table, "gone": count} for table, count in gone.items()])
    under_way = tables.c.winners.is_(None)
    table_ids = select(tables.c.id).where(under_way)
    connection.execute(update(seats).where(seats.c.table_id.in_(table_ids)).values(needs_entropy=True))
    connection.execute(
        update(board_messages)
        .where(board_messages.c.table_id.in_(table_ids))
        .values(shown_ply=-1, posted_at=0)
    )
    connection.execute(update(proposals).where(proposals.c.state == "open").values(state="void"))


def _show_again(connection: Connection, over: Sequence[int]) -> None:
    for some in (over[start : start + PIECE] for start in range(0, len(over), PIECE)):
        connection.execute(update(tables).where(tables.c.id.in_(some)).values(board_ply=-1))
        connection.execute(
            update(board_messages)
            .where(board_messages.c.table_id.in_(some))
            .values(shown_ply=-1, posted_at=0)
        )
