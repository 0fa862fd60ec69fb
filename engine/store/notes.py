"""Boards that were posted, settings of guilds and small facts in the database."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.records import Posted, ServerSettings
from engine.store.calls import Call, forget_older, owe
from engine.store.database import Database, put, reads, writes
from engine.store.schema import boards, facts, houses, seats, tables


class NoteRows(Database):
    """The part of the store that remembers what was posted and what was set."""

    @reads
    async def posted(self, connection: AsyncConnection, table: int) -> Posted | None:
        """The board message of a table."""
        row = (await connection.execute(select(boards).where(boards.c.table_id == table))).one_or_none()
        return Posted(*row) if row else None

    @reads
    async def boards(self, connection: AsyncConnection, user: int) -> dict[int, Posted]:
        """The board messages of the open tables at which this user sits, by table."""
        mine = (seats.c.user_id == user, tables.c.winners.is_(None))
        sitting = boards.join(tables).join(seats, seats.c.table_id == tables.c.id)
        found = select(boards).select_from(sitting).where(*mine)
        return {row.table_id: Posted(*row) for row in await connection.execute(found)}

    @writes
    async def save_posted(
        self, connection: AsyncConnection, posted: Posted, owed: Iterable[Call] = ()
    ) -> None:
        """Remember what the board message of a table shows, and whom it has not called yet."""
        values = asdict(posted)
        await forget_older(connection, posted)
        await owe(connection, owed)
        await put(connection, boards, {"table_id": values.pop("table")}, values)

    @reads
    async def behind(self, connection: AsyncConnection) -> list[int]:
        """The tables whose board does not show their latest ply, though there is a place to show it."""
        late = or_(boards.c.ply.is_(None), boards.c.ply < tables.c.ply)
        seen = tables.c.frozen.is_(None)
        return list(await connection.scalars(select(tables.c.id).outerjoin(boards).where(late, seen)))

    @reads
    async def server_settings(self, connection: AsyncConnection, guild: int) -> ServerSettings:
        """A guild's settings: where it has set none, the usual ones."""
        columns = [column for column in houses.c if column is not houses.c.guild]
        row = (await connection.execute(select(*columns).where(houses.c.guild == guild))).one_or_none()
        return ServerSettings(*row) if row else ServerSettings()

    @writes
    async def save_server_settings(
        self, connection: AsyncConnection, guild: int, server_settings: ServerSettings
    ) -> None:
        """Set a guild's settings."""
        await put(connection, houses, {"guild": guild}, asdict(server_settings))

    @reads
    async def fact(self, connection: AsyncConnection, name: str) -> str | None:
        """A small fact that was saved under this name."""
        return await connection.scalar(select(facts.c.value).where(facts.c.name == name))

    @writes
    async def save_fact(self, connection: AsyncConnection, name: str, value: str) -> None:
        """Remember a small fact."""
        await put(connection, facts, {"name": name}, {"value": value})
