"""What is kept of a game's past in the database: its last rests, and the log from the first of them on."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.game import Action, Snapshot
from engine.store.database import Database, reads
from engine.store.rows import action_of
from engine.store.schema import actions, snapshots


class PastRows(Database):
    """The part of the store that looks back. How many rests are kept is decided in games.py."""

    @reads
    async def past(self, connection: AsyncConnection, table: int) -> tuple[list[Snapshot], list[Action]]:
        """The rests and the log, events included, both in their order."""
        mine = snapshots.c.table_id == table
        rests = select(snapshots.c.ply, snapshots.c.version, snapshots.c.data).where(mine)
        columns = (actions.c.ply, actions.c.seat, actions.c.reply, actions.c.crc, actions.c.events)
        first = select(func.min(snapshots.c.ply)).where(mine).scalar_subquery()
        log = select(*columns).where(actions.c.table_id == table, actions.c.ply >= first)
        kept = (await connection.execute(rests.order_by(snapshots.c.ply))).all()
        rows = (await connection.execute(log.order_by(actions.c.ply))).all()
        snaps = [Snapshot(row.ply, row.version, row.data.encode()) for row in kept]
        return snaps, [action_of(*row) for row in rows]
