"""Read or delete what is stored about a user, and remember who has opted out."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeAlias

from sqlalchemy import Column, ColumnElement, Connection, Select, Table, delete, select, update

from engine.core.decisions import Seat
from engine.store.database import Database, Part, reads, writes, writes_within
from engine.store.integrity.checksums import OFFER, PARTICIPANT, all_of, seat_sum
from engine.store.logs import archived
from engine.store.row_cache import RowCache
from engine.store.schema import metadata
from engine.store.schema.club import (
    avoided_users,
    deal_runs,
    entrants,
    pairing_games,
    podiums,
    rated_seats,
    ratings,
    seat_results,
    tournaments,
)
from engine.store.schema.games import game_archives, log_rows, offer_participants, offers, seats, tables
from engine.store.schema.users import opt_outs
from engine.store.tournaments import leave_all

Stored: TypeAlias = dict[str, list[dict[str, Any]]]

# moderators' decisions and the opt-out itself outlive a deletion
KEPT = ("audit_log", "user_blocks", "opt_outs")
# deleted users get another id there
RENAMED = (seat_results, rated_seats, ratings, podiums, deal_runs, entrants)
PEOPLE_KNOWN = 5000  # kept in memory
PIECE, PACKED = 200, 20  # games per query, and packed logs per query
MOVE = ("table_id", "ply", "reply", "created_at")
OF_GAMES = ("seats", "seat_results", "rated_seats", "offer_participants")  # read and deleted separately


def personal() -> list[Table]:
    """Return the tables whose rows belong to a user, each with its user column."""
    return [table for table in metadata.sorted_tables if "user_id" in table.c and table.name not in OF_GAMES]


class PrivacyStore(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._optouts: RowCache[int, bool] = RowCache(PEOPLE_KNOWN, database.shards)

    async def opted_out(self, user_id: int | None) -> bool:
        return user_id is not None and await self._optouts.get(user_id, self._read_optout)

    @reads
    def _read_optout(self, connection: Connection, user_id: int) -> bool:
        return connection.scalar(select(opt_outs.c.user_id).where(opt_outs.c.user_id == user_id)) is not None

    @writes_within(lambda self, user_id, **_: self._optouts.updating(user_id))
    def save_optout(self, connection: Connection, user_id: int, *, nothing: bool) -> None:
        connection.execute(delete(opt_outs).where(opt_outs.c.user_id == user_id))
        if nothing:
            connection.execute(opt_outs.insert().values(user_id=user_id))

    async def stored_of(self, user_id: int) -> Stored:
        """Return all rows about a user by table, except what would reveal hidden cards.

        They are read a few games at a time, so that other reads come in between.
        """
        rows_by_name = await self._read_own(user_id) | {name: [] for name in _OF_GAMES}
        for name, (rows, key, user_column) in _OF_GAMES.items():
            ids = await self._read_ids(key, user_column == user_id)
            for some in (ids[start : start + PIECE] for start in range(0, len(ids), PIECE)):
                rows_by_name[name].extend(
                    await self._read_rows(rows.where(user_column == user_id, key.in_(some)))
                )
        sat = await self._read_ids(seats.c.table_id, seats.c.user_id == user_id)
        for some in (sat[start : start + PACKED] for start in range(0, len(sat), PACKED)):
            rows_by_name["moves"].extend(await self._read_packed_moves(user_id, some))
        rows_by_name["moves"].sort(key=lambda row: (row["table_id"], row["ply"]))
        return {name: rows for name, rows in rows_by_name.items() if rows}

    @reads
    def _read_packed_moves(
        self, connection: Connection, user_id: int, some: Collection[int]
    ) -> list[dict[str, Any]]:
        packed_seats = select(seats.c.table_id, seats.c.seat).join(
            game_archives, game_archives.c.table_id == seats.c.table_id
        )
        rows = connection.execute(
            packed_seats.where(seats.c.user_id == user_id, seats.c.table_id.in_(some))
        ).all()
        return [
            {name: move[name] for name in MOVE}
            for row in rows
            for move in archived(connection, row.table_id).log
            if move["seat"] == row.seat
        ]

    @reads
    def _read_own(self, connection: Connection, user_id: int) -> Stored:
        own: Stored = {}
        for table in personal():
            columns = select(*(table.c[name] for name in all_of(table)))
            own[table.name] = _rows(connection, columns.where(table.c.user_id == user_id))
        return own

    @reads
    def _read_ids(
        self, connection: Connection, key: Column[int], condition: ColumnElement[bool]
    ) -> list[int]:
        return list(dict.fromkeys(connection.scalars(select(key).where(condition).order_by(key))))

    @reads
    def _read_rows(self, connection: Connection, wanted: Select[Any]) -> list[dict[str, Any]]:
        return _rows(connection, wanted)

    @reads
    def seats_of(self, connection: Connection, user_id: int) -> list[tuple[int, Seat]]:
        own_seats = select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == user_id)
        return [(row.table_id, row.seat) for row in connection.execute(own_seats)]

    @writes
    def forget_rows(self, connection: Connection, user_id: int) -> None:
        """Delete a user's own rows; their seats keep their id and name."""
        _delete_own(connection, user_id)
        self._database.notify_others(connection, f"user {user_id}")

    @writes
    def forget_everywhere(
        self, connection: Connection, user_id: int, sat: Iterable[tuple[int, Seat]], alias: int, name: str
    ) -> None:
        """Delete a user's own rows, and give their seats another id and name."""
        _delete_own(connection, user_id)
        self._database.notify_others(connection, f"user {user_id}")
        for table_id, seat in sat:
            self._database.notify_others(connection, f"table {table_id}")
            here = (seats.c.table_id == table_id, seats.c.seat == seat)
            row = dict(connection.execute(select(seats).where(*here)).one()._mapping)
            row |= {"name": name, "user_id": alias if row["user_id"] == user_id else row["user_id"]}
            connection.execute(update(seats).where(*here).values({**row, "checksum": seat_sum(row)}))
        leave_all(connection, user_id, name)
        for table in RENAMED:
            connection.execute(update(table).where(table.c.user_id == user_id).values(user_id=alias))
        for column in (tournaments.c.host_id, pairing_games.c.first, pairing_games.c.second):
            connection.execute(update(column.table).where(column == user_id).values({column.name: alias}))
        named = {"user_id": alias, "name": name}
        connection.execute(
            update(offer_participants).where(offer_participants.c.user_id == user_id).values(**named)
        )
        PARTICIPANT.rewrite_checksums(connection, offer_participants.c.user_id == alias)
        called = {"opponent_id": alias, "opponent_name": name}
        connection.execute(update(offers).where(offers.c.opponent_id == user_id).values(**called))
        OFFER.rewrite_checksums(connection, offers.c.opponent_id == alias)


def _delete_own(connection: Connection, user_id: int) -> None:
    for table in personal():
        if table.name not in KEPT and table not in RENAMED:
            connection.execute(delete(table).where(table.c.user_id == user_id))
    connection.execute(delete(avoided_users).where(avoided_users.c.avoided_id == user_id))


def _rows(connection: Connection, wanted: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(wanted)]


# Never the secret of a deal, nor another seat's decisions and replies.
_SHOWN = (offers.c.id, offers.c.kind, offers.c.guild_id, offers.c.channel_id, offers.c.game, offers.c.state)
_OFFERS = select(*_SHOWN, offer_participants.c.name, offers.c.created_at).select_from(
    offers.join(offer_participants)
)
_GAMES = select(
    *(
        tables.c[name]
        for name in ("id", "game", "variant", "guild_id", "channel_id", "winners", "created_at", "updated_at")
    ),
    *(seats.c[name] for name in ("seat", "name", "client_seed", "deck_code")),
).select_from(tables.join(seats))
_MOVES = (
    select(*(log_rows.c[name] for name in MOVE))
    .join(seats, (seats.c.table_id == log_rows.c.table_id) & (seats.c.seat == log_rows.c.seat))
    .order_by(log_rows.c.table_id, log_rows.c.ply)
)
_HOSTED = select(*(tournaments.c[name] for name in ("id", "guild_id", "name", "game", "state", "created_at")))
_PAIRINGS = select(*(pairing_games.c[name] for name in ("tournament_id", "round", "table_id", "result")))
# Tables that grow with a user's games: the rows, and the columns of their game and user.
_OF_GAMES: Mapping[str, tuple[Select[Any], Column[int], Column[int]]] = {
    "games": (_GAMES, seats.c.table_id, seats.c.user_id),
    "moves": (_MOVES, seats.c.table_id, seats.c.user_id),
    "offers": (_OFFERS, offer_participants.c.offer_id, offer_participants.c.user_id),
    "results": (select(seat_results), seat_results.c.table_id, seat_results.c.user_id),
    "rated games": (select(rated_seats), rated_seats.c.table_id, rated_seats.c.user_id),
    "challenges": (select(*_SHOWN), offers.c.id, offers.c.opponent_id),
    "hosted tournaments": (_HOSTED, tournaments.c.id, tournaments.c.host_id),
    "first in pairings": (_PAIRINGS, pairing_games.c.tournament_id, pairing_games.c.first),
    "second in pairings": (_PAIRINGS, pairing_games.c.tournament_id, pairing_games.c.second),
}
