"""Tables that Discord cannot show: suspended, resumed, and who knows."""

from sqlalchemy import Connection, delete, insert, select, update

from engine.core.records.tables import TableLocation
from engine.store.database import (
    Part,
    reads,
    writes,
)
from engine.store.schema.games import seats, suspension_notices, tables
from engine.store.seat_clocks import ClockUpdate, update_clocks


class SuspensionStore(Part):
    @writes
    def suspend(self, connection: Connection, table_id: int) -> None:
        connection.execute(
            update(tables).where(tables.c.id == table_id).values(suspended_at=self._database.now())
        )
        connection.execute(delete(suspension_notices).where(suspension_notices.c.table_id == table_id))
        sitting = select(seats.c.user_id, seats.c.table_id).where(seats.c.table_id == table_id)
        people = sitting.where(seats.c.user_id.is_not(None))
        connection.execute(insert(suspension_notices).from_select(["user_id", "table_id"], people))

    @writes
    def resume_table(
        self,
        connection: Connection,
        table_id: int,
        location: TableLocation,
        clock_update: ClockUpdate | None = None,
    ) -> bool:
        """Save where a suspended table is resumed; False if it is no longer suspended."""
        frozen = select(tables.c.suspended_at.is_not(None)).where(tables.c.id == table_id)
        if not connection.scalar(frozen):
            return False
        if clock_update is not None:
            update_clocks(connection, table_id, clock_update)
        values = {
            "parent_channel_id": location.parent_channel_id,
            "channel_id": location.channel_id,
            "wants_thread": location.wants_thread,
            "suspended_at": None,
        }
        connection.execute(update(tables).where(tables.c.id == table_id).values(values))
        connection.execute(delete(suspension_notices).where(suspension_notices.c.table_id == table_id))
        return True

    @reads
    def unnotified_users(self, connection: Connection) -> set[int]:
        guild_id = select(tables.c.guild_id).where(tables.c.id == suspension_notices.c.table_id)
        users = select(suspension_notices.c.user_id).where(*self.ours(guild_id.scalar_subquery()))
        return set(connection.scalars(users))

    @reads
    def unnotified(self, connection: Connection, user_id: int) -> list[int]:
        query = (
            select(suspension_notices.c.table_id)
            .where(suspension_notices.c.user_id == user_id)
            .order_by(suspension_notices.c.table_id)
        )
        return list(connection.scalars(query))

    @writes
    def mark_notified(self, connection: Connection, user_id: int) -> None:
        connection.execute(delete(suspension_notices).where(suspension_notices.c.user_id == user_id))
