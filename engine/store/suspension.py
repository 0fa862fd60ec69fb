"""Tables whose channel is gone, in the database: frozen until they are moved, and who does not know yet."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.records import Place
from engine.store.clocks import Winding, wind
from engine.store.database import Database, reads, writes
from engine.store.schema import seats, tables, untold


class SuspensionRows(Database):
    """The part of the store that freezes tables."""

    @writes
    async def suspend(self, connection: AsyncConnection, table: int) -> None:
        """A table's channel is gone: its clocks stand still, and everybody who sits there is to be told."""
        await connection.execute(update(tables).where(tables.c.id == table).values(frozen=self._now()))
        await connection.execute(delete(untold).where(untold.c.table_id == table))
        sitting = select(seats.c.user_id, seats.c.table_id).where(seats.c.table_id == table)
        people = sitting.where(seats.c.user_id.is_not(None))
        await connection.execute(insert(untold).from_select(["user", "table_id"], people))

    @writes
    async def settle(
        self, connection: AsyncConnection, table: int, place: Place, clock_update: Winding | None = None
    ) -> bool:
        """A frozen table is played elsewhere from now on; False if it is no longer frozen."""
        frozen = select(tables.c.frozen.is_not(None)).where(tables.c.id == table)
        if not await connection.scalar(frozen):
            return False
        if clock_update is not None:
            await wind(connection, table, clock_update)
        values = {"parent": place.parent, "channel": place.channel, "thread": place.thread, "frozen": None}
        await connection.execute(update(tables).where(tables.c.id == table).values(values))
        await connection.execute(delete(untold).where(untold.c.table_id == table))
        return True

    @reads
    async def untold_users(self, connection: AsyncConnection) -> set[int]:
        """Everybody who is still to be told of a frozen table."""
        return set(await connection.scalars(select(untold.c.user)))

    @reads
    async def untold(self, connection: AsyncConnection, user: int) -> list[int]:
        """The frozen tables of which this person does not know yet that they are."""
        mine = select(untold.c.table_id).where(untold.c.user == user).order_by(untold.c.table_id)
        return list(await connection.scalars(mine))

    @writes
    async def tell_untold(self, connection: AsyncConnection, user: int) -> None:
        """From now on he knows."""
        await connection.execute(delete(untold).where(untold.c.user == user))
