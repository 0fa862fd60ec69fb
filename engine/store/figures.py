"""What the host watches: how much there is of what, and how late the bot is with what it has to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, ScalarSelect, Select, Table, func, select

from engine.store.database import Database, put, reads, writes
from engine.store.offers import OPEN
from engine.store.schema import calls, clocks, facts, offers, seats, tables

HEALTH = "health"  # the fact that is written to see whether anything can be


@dataclass(frozen=True, slots=True)
class Figures:
    """Counts of one moment; `overdue`: seconds that the oldest chore has been due, 0 if none is."""

    tables: dict[str, int]  # that are played, by game
    suspended: int
    behind: int  # boards that do not show the latest ply
    offers: int
    overdue: int


class FigureRows(Database):
    """The part of the store that counts for the host."""

    @reads
    def figures(self, connection: Connection) -> Figures:
        """How things stand now."""
        played = select(tables.c.game, func.count()).where(tables.c.winners.is_(None)).group_by(tables.c.game)
        by_game = {row[0]: row[1] for row in connection.execute(played)}
        suspended = (tables.c.winners.is_(None), tables.c.frozen.is_not(None))
        behind = (tables.c.shown < tables.c.ply, tables.c.frozen.is_(None))
        counted = [
            _count(tables, *suspended),
            _count(tables, *behind),
            _count(offers, offers.c.state == OPEN),
        ]
        due = [moment for moment in (connection.scalar(each) for each in _CHORES) if moment]
        overdue = max(0, self._now() - min(due)) if due else 0
        numbers = connection.execute(select(*counted)).one()
        return Figures(by_game, numbers[0], numbers[1], numbers[2], overdue)

    @writes
    def prove_writable(self, connection: Connection) -> None:
        """Write something small; raises `Unsaved` where nothing can be written."""
        put(connection, facts, {"name": HEALTH}, {"value": str(self._now())})


def _count(table: Table, *wanted: ColumnElement[bool]) -> ScalarSelect[int]:
    return select(func.count()).select_from(table).where(*wanted).scalar_subquery()


# When the next of each kind is due: a clock to be looked at, a ping, the end of an offer.
_CHORES: tuple[Select[Any], ...] = (
    select(func.min(clocks.c.look))
    .join(tables, tables.c.id == clocks.c.table_id)
    .join(seats, (seats.c.table_id == clocks.c.table_id) & (seats.c.seat == clocks.c.seat))
    .where(seats.c.user_id.is_not(None), tables.c.frozen.is_(None)),
    select(func.min(calls.c.due)).where(calls.c.done.is_(False), calls.c.due > 0),
    select(func.min(offers.c.expires)).where(offers.c.state == OPEN),
)
