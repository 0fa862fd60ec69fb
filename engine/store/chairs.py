"""Calls for somebody who takes a seat, and users whose seat was taken, in the database."""

import json

from sqlalchemy import Connection, delete, func, insert, select

from engine.core.decisions import Seat
from engine.core.log import CHAIR_FREE, NOTE_PREFIX
from engine.core.records.pings import PendingPing
from engine.store.database import Part, reads
from engine.store.pings import save_pending_pings
from engine.store.schema.games import former_players, log_rows
from engine.store.schema.users import standing_orders


class ChairStore(Part):
    @reads
    def called_at(self, connection: Connection, table_id: int, seat: Seat) -> int | None:
        note = json.dumps([NOTE_PREFIX + CHAIR_FREE, str(seat)])
        calls = select(func.max(log_rows.c.created_at))
        calls = calls.where(log_rows.c.table_id == table_id, log_rows.c.reply == note)
        called_at: int | None = connection.scalar(calls)
        return called_at

    @reads
    def has_played(self, connection: Connection, table_id: int, user_id: int) -> bool:
        known = select(former_players.c.user_id).where(
            former_players.c.table_id == table_id, former_players.c.user_id == user_id
        )
        return connection.scalar(known) is not None


def leave_chair(connection: Connection, table_id: int, seat: Seat, former: int | None, now: int) -> None:
    """Remember who has lost a seat, tell them, and delete their orders for this table."""
    if former is None:
        return
    connection.execute(insert(former_players).values(table_id=table_id, user_id=former, seat=seat))
    orders = (standing_orders.c.user_id == former, standing_orders.c.table_id == table_id)
    connection.execute(delete(standing_orders).where(*orders))
    save_pending_pings(connection, [PendingPing(table_id, former, "replaced", seat, now)])
