"""Boards that were posted, settings of guilds and small facts in the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from sqlalchemy import Table, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.store.database import Database, reads, writes
from engine.store.records import House, Posted
from engine.store.schema import boards, facts, houses, tables


class NoteRows(Database):
    """The part of the store that remembers what was posted and what was set."""

    @reads
    async def posted(self, connection: AsyncConnection, table: int) -> Posted | None:
        """The board message of a table."""
        row = (await connection.execute(select(boards).where(boards.c.table_id == table))).one_or_none()
        return Posted(*row) if row else None

    @writes
    async def save_posted(self, connection: AsyncConnection, posted: Posted) -> None:
        """Remember what the board message of a table shows."""
        values = asdict(posted)
        await _put(connection, boards, {"table_id": values.pop("table")}, values)

    @reads
    async def behind(self, connection: AsyncConnection) -> list[int]:
        """The tables whose board does not show their latest ply."""
        late = or_(boards.c.ply.is_(None), boards.c.ply < tables.c.ply)
        return list(await connection.scalars(select(tables.c.id).outerjoin(boards).where(late)))

    @reads
    async def house(self, connection: AsyncConnection, guild: int) -> House:
        """A guild's settings: where it has set none, the usual ones."""
        columns = [column for column in houses.c if column is not houses.c.guild]
        row = (await connection.execute(select(*columns).where(houses.c.guild == guild))).one_or_none()
        return House(*row) if row else House()

    @writes
    async def save_house(self, connection: AsyncConnection, guild: int, house: House) -> None:
        """Set a guild's settings."""
        await _put(connection, houses, {"guild": guild}, asdict(house))

    @reads
    async def fact(self, connection: AsyncConnection, name: str) -> str | None:
        """A small fact that was saved under this name."""
        return await connection.scalar(select(facts.c.value).where(facts.c.name == name))

    @writes
    async def save_fact(self, connection: AsyncConnection, name: str, value: str) -> None:
        """Remember a small fact."""
        await _put(connection, facts, {"name": name}, {"value": value})


async def _put(
    connection: AsyncConnection, table: Table, key: Mapping[str, object], values: Mapping[str, object]
) -> None:
    """Change the row with this key, or make it."""
    mine = [table.c[name] == value for name, value in key.items()]
    changed = await connection.execute(update(table).where(*mine).values(**values))
    if not changed.rowcount:
        await connection.execute(insert(table).values(**key, **values))
