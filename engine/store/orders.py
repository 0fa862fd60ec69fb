"""Standing orders and usual answers in the database."""

from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, func, insert, select

from engine.core.game_module import USUAL
from engine.core.records.users import StandingOrder, UsualAnswer
from engine.store.database import Part, reads, writes
from engine.store.integrity.checksums import ORDER, Values
from engine.store.schema.games import seats, tables
from engine.store.schema.users import standing_orders

APPLIED = "applied"  # marks a usual answer that its user does not know of yet
_MARKED = standing_orders.c.instructions.contains(f" {APPLIED}:")


def _without_mark(words: str) -> tuple[str, ...]:
    return tuple(word for word in words.split() if not word.startswith(f"{APPLIED}:"))


def _applied(user_id: int, family: str, kind: str, words: str) -> UsualAnswer:
    [mark] = (word for word in words.split() if word.startswith(f"{APPLIED}:"))
    _, table, at, reply = mark.split(":", 3)
    return UsualAnswer(user_id, family, kind, int(table), tuple(reply.split(",")), int(at))


def _orders(connection: Connection, *wanted: ColumnElement[bool]) -> Sequence[Row[Any]]:
    """Return standing orders, the general ones first; a damaged one is deleted."""
    rows = connection.execute(
        select(standing_orders).where(*wanted).order_by(standing_orders.c.table_id)
    ).all()
    for row in rows:
        ORDER.verify(row._mapping, ORDER.delete)
    return rows


def _insert_order(connection: Connection, values: Values) -> None:
    connection.execute(insert(standing_orders).values({**values, "checksum": ORDER.sum_of(values)}))


class OrderStore(Part):
    @reads
    def of_user(
        self, connection: Connection, *, user_id: int, table_id: int, family: str
    ) -> dict[str, StandingOrder]:
        """Return a user's orders by kind of decision: those for this table, or else the general ones."""
        of_family = (
            standing_orders.c.user_id == user_id,
            standing_orders.c.family == family,
            standing_orders.c.table_id.in_((0, table_id)),
        )
        return {
            row.decision_kind: StandingOrder(
                user_id, row.table_id, family, row.decision_kind, _without_mark(row.instructions)
            )
            for row in _orders(connection, *of_family)
        }

    @reads
    def check_orders(self, connection: Connection) -> None:
        """Read all orders, so that damaged ones are deleted."""
        _orders(connection)

    @writes
    def save_order(self, connection: Connection, order: StandingOrder) -> None:
        """Save an order, replacing the previous one; without instructions, delete it."""
        values = {**asdict(order), "instructions": " ".join(order.instructions)}
        ORDER.delete(connection, values)
        if order.instructions:
            _insert_order(connection, values)

    @writes
    def save_applied_order(self, connection: Connection, applied: UsualAnswer) -> None:
        """Make a usual answer an order of the user, unless they have given one meanwhile."""
        key = {"user_id": applied.user_id, "family": applied.family, "decision_kind": applied.kind}
        key |= {"table_id": 0}
        if connection.scalar(select(standing_orders.c.user_id).filter_by(**key)) is None:
            mark = f"{APPLIED}:{applied.table_id}:{applied.at}:{','.join(applied.reply)}"
            _insert_order(connection, {**key, "instructions": f"{USUAL} {mark}"})

    @reads
    def general_orders(self, connection: Connection, user_id: int) -> int:
        for_all_tables = (standing_orders.c.user_id == user_id, standing_orders.c.table_id == 0)
        return connection.execute(select(func.count()).where(*for_all_tables)).scalar_one()

    @reads
    def users_with_applied_orders(self, connection: Connection) -> set[int]:
        return set(connection.scalars(select(standing_orders.c.user_id).where(_MARKED)))

    @reads
    def applied_orders(self, connection: Connection, user_id: int) -> list[UsualAnswer]:
        """Return the usual answers that a user does not know of yet."""
        rows = _orders(connection, _MARKED, standing_orders.c.user_id == user_id)
        return [_applied(user_id, row.family, row.decision_kind, row.instructions) for row in rows]

    @writes
    def mark_applied_orders_known(self, connection: Connection, user_id: int) -> None:
        for row in _orders(connection, _MARKED, standing_orders.c.user_id == user_id):
            ORDER.delete(connection, row._mapping)
            instructions = " ".join(_without_mark(row.instructions))
            _insert_order(connection, {**row._mapping, "instructions": instructions})

    @reads
    def tables_with_orders(self, connection: Connection) -> list[int]:
        to_act = (seats.c.to_act, tables.c.winners.is_(None), *self.ours(tables.c.guild_id))
        with_orders = (
            select(tables.c.id)
            .join(seats)
            .join(standing_orders, standing_orders.c.user_id == seats.c.user_id)
        )
        return list(connection.scalars(with_orders.where(*to_act).distinct()))

    @reads
    def asked_since(self, connection: Connection, moment: int, games: Collection[str]) -> list[int]:
        """Return the open tables of these games, changed since then, where a user must act."""
        to_act = select(seats.c.table_id).where(seats.c.to_act, seats.c.user_id.is_not(None))
        open_tables = select(tables.c.id).where(tables.c.id.in_(to_act), tables.c.winners.is_(None))
        recent = open_tables.where(tables.c.updated_at >= moment, tables.c.game.in_(games))
        return list(connection.scalars(recent.where(*self.ours(tables.c.guild_id))))
