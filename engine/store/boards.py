"""Board messages and publish failures in the database."""

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict

from sqlalchemy import Connection, delete, select, update

from engine.core.records.pings import PendingPing
from engine.core.records.tables import BoardMessage, PublishFailure
from engine.store.database import TABLE_PARAM, Database, Part, reads, writes, writes_within
from engine.store.integrity.checksums import upsert
from engine.store.pings import PingStore, forget_older, save_pending_pings, save_pings
from engine.store.row_cache import RowCache
from engine.store.schema.games import board_messages, publish_failures, seats, tables

TABLES_KNOWN = 2000  # kept in memory

_BOARD = select(board_messages).where(board_messages.c.table_id == TABLE_PARAM)
_SHOWS = update(tables).where(tables.c.id == TABLE_PARAM)


class BoardStore(Part):
    def __init__(self, database: Database, pings: PingStore) -> None:
        super().__init__(database)
        self._pings = pings
        self._boards: RowCache[int, BoardMessage | None] = RowCache(TABLES_KNOWN)

    async def board_message(self, table_id: int) -> BoardMessage | None:
        return await self._boards.get(table_id, self._read_posted)

    @reads
    def _read_posted(self, connection: Connection, table_id: int) -> BoardMessage | None:
        row = connection.execute(_BOARD, {"of_table": table_id}).one_or_none()
        return BoardMessage(**row._mapping) if row else None

    @reads
    def board_messages(self, connection: Connection, user_id: int) -> dict[int, BoardMessage]:
        of_user = (seats.c.user_id == user_id, tables.c.winners.is_(None))
        sitting = board_messages.join(tables).join(seats, seats.c.table_id == tables.c.id)
        query = select(board_messages).select_from(sitting).where(*of_user)
        return {row.table_id: BoardMessage(**row._mapping) for row in connection.execute(query)}

    @contextmanager
    def _showing(
        self, posted: BoardMessage, _pending: object = (), pinged: Collection[int] = ()
    ) -> Iterator[None]:
        pings = self._pings.updating(posted.table_id, pinged, posted.posted_at)
        with self._boards.updating(posted.table_id, lambda _: posted), pings:
            yield

    @writes_within(_showing)
    def save_board_message(
        self,
        connection: Connection,
        posted: BoardMessage,
        pending: Iterable[PendingPing] = (),
        pinged: Collection[int] = (),
    ) -> None:
        forget_older(connection, posted)
        save_pending_pings(connection, pending)
        save_pings(connection, posted.table_id, pinged, posted.posted_at)
        upsert(connection, board_messages, asdict(posted))
        connection.execute(_SHOWS, {"of_table": posted.table_id, "board_ply": posted.shown_ply})

    @reads
    def outdated_boards(self, connection: Connection) -> list[int]:
        """Return the tables with a channel whose board is behind, the newest move first."""
        late = select(tables.c.id).where(
            tables.c.board_ply < tables.c.last_ply,
            tables.c.suspended_at.is_(None),
            *self.ours(tables.c.guild_id),
        )
        return list(connection.scalars(late.order_by(tables.c.updated_at.desc(), tables.c.id)))

    @reads
    def publish_failures(self, connection: Connection) -> list[PublishFailure]:
        guild_id = select(tables.c.guild_id).where(tables.c.id == publish_failures.c.table_id)
        failures = select(publish_failures).where(*self.ours(guild_id.scalar_subquery()))
        return [PublishFailure(**row._mapping) for row in connection.execute(failures)]

    @writes
    def save_publish_failure(self, connection: Connection, failure: PublishFailure) -> None:
        upsert(connection, publish_failures, asdict(failure))

    @writes
    def clear_publish_failure(self, connection: Connection, table_id: int) -> None:
        connection.execute(delete(publish_failures).where(publish_failures.c.table_id == table_id))
