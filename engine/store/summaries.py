"""Lists of tables, with what lists show without opening the games."""

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, bindparam, func, or_, select

from engine.core.records.tables import TableSummary
from engine.store.database import Part, reads
from engine.store.mapping import summary_of
from engine.store.schema.games import clocks, offers, seats, tables
from engine.store.seat_clocks import OF_SEAT
from engine.store.shards import ALL, Shards

PAGE = 100  # tables per query


class SummaryStore(Part):
    async def of_open_tables(
        self,
        *,
        user_id: int | None = None,
        guild_id: int | None = None,
        channel_id: int | None = None,
        waiting_computer: bool = False,
        table_id: int | None = None,
        limit: int | None = None,
    ) -> list[TableSummary]:
        """Return the open tables that fit all filters, the longest waiting first if `limit` is given.

        Filters: a user's, a guild's, offered or played in a channel, waiting for a computer, only this table.
        """
        given = _given(user=user_id, guild=guild_id, channel=channel_id, table=table_id)
        which = ("open", *given, *(("computer",) if waiting_computer else ()))
        if limit is not None:
            longest = await self._read_lines(which, "changed", {**given, "limit": limit})
            return sorted(longest, key=lambda summary: summary.updated_at)
        summaries: list[TableSummary] = []
        while len(summaries) % PAGE == 0:  # page by page, so that others need not wait for all of them
            after = {"after": summaries[-1].table_id} if summaries else {}
            page = await self._read_lines((*which, *after), "id", {**given, **after, "limit": PAGE})
            if not page:
                break
            summaries += page
        return summaries

    @reads
    def _read_lines(
        self, connection: Connection, which: tuple[str, ...], by: str, values: Mapping[str, int]
    ) -> list[TableSummary]:
        shards = self.shards if "computer" in which else ALL
        return _summaries(connection, which, by, values, shards)

    @reads
    def recent_tables(
        self,
        connection: Connection,
        user_id: int,
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
        table_id: int | None = None,
        over: bool = False,
        limit: int = PAGE,
    ) -> list[TableSummary]:
        """Return the tables changed last with a user, on a server, in a channel; `over`: only finished ones.

        `table_id`: only this one, if it is among them.
        """
        given = _given(user=user_id, guild=guild_id, channel=channel_id, table=table_id)
        which = (*given, *(("over",) if over else ()))
        newest = _summaries(connection, which, "newest", {**given, "limit": limit})
        return sorted(newest, key=lambda summary: -summary.updated_at)

    @reads
    def newest_in(self, connection: Connection, channel_id: int) -> int | None:
        """Return the table changed last among those played in this channel or thread."""
        rows = [connection.execute(newest, {"channel": channel_id}).first() for newest in _NEWEST]
        return max(((row.updated_at, row.id) for row in rows if row), default=(0, None))[1]

    @reads
    def newest_channel(self, connection: Connection) -> tuple[int, int] | None:
        newest = select(func.max(tables.c.id)).scalar_subquery()
        row = connection.execute(
            select(tables.c.guild_id, tables.c.parent_channel_id).where(tables.c.id == newest)
        ).first()
        return None if row is None else (row.guild_id, row.parent_channel_id)

    @reads
    def get(self, connection: Connection, table_id: int) -> TableSummary | None:
        rows = connection.execute(_SEAT_ROWS_OF_TABLE, {"table": table_id}).all()
        return summary_of(rows) if rows else None


# The seats of all games of a table's kind, on its server, with its first user.
_THIS = select(tables.c.game, tables.c.guild_id).where(tables.c.id == bindparam("table")).subquery()
_FIRST_USER = (
    select(seats.c.user_id)
    .where(seats.c.table_id == bindparam("table"), seats.c.user_id.is_not(None))
    .order_by(seats.c.seat)
    .limit(1)
    .scalar_subquery()
)
_RIVALS = (
    select(tables.c.id, tables.c.winners, seats.c.user_id, seats.c.level)
    .join(seats)
    .join(_THIS, (tables.c.game == _THIS.c.game) & (tables.c.guild_id == _THIS.c.guild_id))
    .join(offers, offers.c.id == tables.c.id)
    .where(
        offers.c.from_table_id.is_(None),  # a game continued from another one never counts
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == _FIRST_USER)),
    )
    .order_by(tables.c.id, seats.c.seat)
)


def score_of(connection: Connection, table_id: int) -> list[int]:
    """Return how many games each seat's player has won on this server, this one included.

    Only finished games of this kind count, by exactly the same users and levels of computers; games
    continued from another one do not.
    """
    rows = connection.execute(_RIVALS, {"table": table_id}).all()
    games = {number: list(group) for number, group in groupby(rows, key=lambda row: row.id)}
    own = [_identity(row) for row in games.get(table_id, ())]
    wins = Counter[int | str]()
    for group in games.values():
        players = [_identity(row) for row in group]
        if group[0].winners is not None and Counter(players) == Counter(own):
            wins.update(players[seat] for seat in json.loads(group[0].winners))
    return [wins[player] for player in own]


def _identity(row: Row[Any, Any, Any, Any]) -> int | str:
    """Return who plays a seat: a user, or a level of computer."""
    identity: int | str = row.level if row.user_id is None else row.user_id
    return identity


# A row for each seat.
_SEAT_ROWS = (
    select(
        tables,
        seats,
        clocks.c.decision_ply,
        clocks.c.deadline,
        clocks.c.missed_in_row,
        offers.c.max_missed,
        offers.c.time_control,
    )
    .join(seats)
    .outerjoin(clocks, OF_SEAT)
    .outerjoin(offers, offers.c.id == tables.c.id)
    .order_by(tables.c.id, seats.c.seat)
)
_SEAT_ROWS_OF_TABLE = _SEAT_ROWS.where(tables.c.id == bindparam("table"))

_IN_CHANNEL = tables.c.channel_id == bindparam("channel")
_PARENTS = and_(tables.c.parent_channel_id == bindparam("channel"), tables.c.channel_id.is_(None))
_CHANGED = select(tables.c.id, tables.c.updated_at).order_by(tables.c.updated_at.desc()).limit(1)
_NEWEST = tuple(
    _CHANGED.where(place, over)
    for place in (_IN_CHANNEL, _PARENTS)
    for over in (tables.c.winners.is_(None), tables.c.winners.is_not(None))
)


_WHICH: Mapping[str, ColumnElement[bool]] = {
    "open": tables.c.winners.is_(None),
    "over": tables.c.winners.is_not(None),
    "user": tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == bindparam("user"))),
    "guild": tables.c.guild_id == bindparam("guild"),
    "channel": or_(_IN_CHANNEL, tables.c.parent_channel_id == bindparam("channel")),
    "table": tables.c.id == bindparam("table"),
    "computer": tables.c.id.in_(select(seats.c.table_id).where(seats.c.level.is_not(None), seats.c.to_act)),
    "after": tables.c.id > bindparam("after"),
}
_BY: Mapping[str, ColumnElement[Any]] = {
    "id": tables.c.id + 0,  # without this, the limit makes SQLite scan the whole table
    "changed": tables.c.updated_at,
    "newest": tables.c.updated_at.desc(),
}


def _given(**values: int | None) -> dict[str, int]:
    return {name: value for name, value in values.items() if value is not None}


@cache
def _listing(which: tuple[str, ...], by: str, shards: Shards) -> Select[Any]:
    """Build the query for tables that meet all conditions, once: building takes time."""
    conditions = (*(_WHICH[name] for name in which), *shards.where(tables.c.guild_id))
    ids = select(tables.c.id).where(*conditions).order_by(_BY[by])
    return _SEAT_ROWS.where(tables.c.id.in_(ids.limit(bindparam("limit"))))


def _summaries(
    connection: Connection, which: tuple[str, ...], by: str, values: Mapping[str, int], shards: Shards = ALL
) -> list[TableSummary]:
    rows = connection.execute(_listing(which, by, shards), values).all()
    return [summary_of(list(group)) for _, group in groupby(rows, key=lambda row: row.id)]
