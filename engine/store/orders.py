"""Standing orders in the database. What they mean is in engine/orders.py."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.store.database import Database, reads, writes
from engine.store.records import Standing
from engine.store.schema import actions, orders, seats, tables


class OrderRows(Database):
    """The part of the store that keeps standing orders."""

    @reads
    async def orders(
        self, connection: AsyncConnection, *, user: int, table: int, family: str
    ) -> dict[str, Standing]:
        """What a person has ordered, by kind of question: at this table, else as he usually does."""
        mine = (orders.c.user == user, orders.c.family == family, orders.c.table_id.in_((0, table)))
        rows = await connection.execute(select(orders).where(*mine).order_by(orders.c.table_id))
        return {
            kind: Standing(user, at, family, kind, tuple(words.split())) for _, at, _, kind, words in rows
        }

    @writes
    async def save_order(self, connection: AsyncConnection, order: Standing) -> None:
        """Keep an order in the place of the one before; one without words is none."""
        key = {"user": order.user, "table_id": order.table, "family": order.family, "kind": order.kind}
        await connection.execute(delete(orders).where(*(orders.c[name] == key[name] for name in key)))
        if order.words:
            await connection.execute(insert(orders).values(**key, words=" ".join(order.words)))

    @reads
    async def ordered(self, connection: AsyncConnection) -> list[int]:
        """The open tables where somebody is asked who has an order of any kind for any game."""
        asked = select(tables.c.id).join(seats).join(orders, orders.c.user == seats.c.user_id)
        return list(
            await connection.scalars(asked.where(seats.c.waiting, tables.c.winners.is_(None)).distinct())
        )

    @reads
    async def put_at(self, connection: AsyncConnection, table: int, ply: int) -> int | None:
        """When the action of this ply was saved, in UTC seconds."""
        row = select(actions.c.at).where(actions.c.table_id == table, actions.c.ply == ply)
        return await connection.scalar(row)

    @writes
    async def forget_orders(self, connection: AsyncConnection, user: int) -> None:
        """Forget all that a person has ordered."""
        await connection.execute(delete(orders).where(orders.c.user == user))
