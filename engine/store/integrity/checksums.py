"""Checksums of rows.

Each row is checked when it is read. A damaged row that belongs to no game is deleted or reset by its part
of the store. Games are rebuilt by engine/tables/repair.py.

A checksum is the first half of a SHA-256 over the row's values as JSON. Those of a log are chained: each
covers the one of the row before, so that changed, duplicate and lost rows are noticed.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from logging import getLogger
from typing import Any, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Insert,
    Row,
    RowMapping,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from engine.store.database import RowDamaged
from engine.store.schema import games
from engine.store.schema.users import decks, meta, standing_orders, user_blocks

log = getLogger(__name__)

Values: TypeAlias = Mapping[str, Any] | RowMapping

SUM = 16  # bytes of the digest that are stored as hexadecimal digits
TABLE = ("id", "game", "variant", "secret", "created_at", "rules_version", "rules_fingerprint")
SEAT = ("table_id", "seat", "user_id", "client_seed", "level", "deck_code")
SNAPSHOT = ("table_id", "ply", "format", "state")
ACTION = ("table_id", "ply", "seat", "reply", "state_crc", "events", "idempotency_key", "created_at")


_json = json.JSONEncoder(separators=(",", ":"), default=repr).encode


def digest(*values: object) -> str:
    return sha256(_json(values).encode()).hexdigest()[: 2 * SUM]


def table_sum(row: Values, seats: int) -> str:
    """Return the checksum of a table's deal, number of seats and rules."""
    return digest(*(row[name] for name in TABLE), seats)


def seat_sum(row: Values) -> str:
    """Return the checksum of a seat without its name, which may be deleted."""
    return digest(*(row[name] for name in SEAT))


def checkpoint_sum(row: Values, winners: str | None) -> str:
    """Return the checksum of a checkpoint; `winners` as in the table's column at that time."""
    return digest(*(row[name] for name in SNAPSHOT), winners)


def log_row_sum(before: str | None, row: Values) -> str:
    """Return the checksum of a row of the log; `before`: that of the row before."""
    return digest(before or "", *(row[name] for name in ACTION))


def with_checksums(rows: Iterable[dict[str, Any]], before: str | None) -> list[dict[str, Any]]:
    """Return consecutive rows of a log with their checksums."""
    done = []
    for row in rows:
        before = log_row_sum(before, row)
        done.append(row | {"checksum": before})
    return done


def is_intact_chain(rows: Iterable[Values], before: str | None) -> bool:
    """Return whether these consecutive rows of a log fit their checksums."""
    for row in rows:
        if log_row_sum(before, row) != row["checksum"]:
            return False
        before = row["checksum"]
    return True


def sound_rows(rows: Iterable[Values]) -> Iterator[bool]:
    """Yield which rows of a whole log fit their checksums; after a lost or a changed one, one does not."""
    before, ply = "", 0
    for row in rows:
        yield row["ply"] == ply and log_row_sum(before, row) == row["checksum"]
        before, ply = row["checksum"], row["ply"] + 1


@dataclass(frozen=True)
class ChecksummedTable:
    table: Table
    columns_covered: tuple[str, ...]

    def values_of(self, row: Row[Any]) -> dict[str, Any]:
        return {name: row._mapping[column] for name, column in self._columns.items()}

    def sum_of(self, values: Values) -> str:
        return digest(*(values[name] for name in self.columns_covered))

    def is_sound(self, values: Values) -> bool:
        return bool(values["checksum"] == self.sum_of(values))

    def verify(self, values: Values, lose: Callable[[Connection, Values], object]) -> None:
        """Raise `RowDamaged` unless a row fits its checksum; `lose` deletes or resets it."""
        if not self.is_sound(values):

            def mend(connection: Connection) -> None:
                lose(connection, values)
                log.error("deleted or reset a damaged row of %s", self.table.name)

            raise RowDamaged(mend)

    def rewrite_checksums(self, connection: Connection, *which: ColumnElement[bool]) -> None:
        for row in connection.execute(select(self.table).where(*which)).all():
            values = self.values_of(row)
            key = {column.name: values[column.name] for column in self.table.primary_key}
            upsert(connection, self.table, {**key, "checksum": self.sum_of(values)})

    def delete(self, connection: Connection, values: Values) -> None:
        key = (column == values[column.name] for column in self.table.primary_key)
        connection.execute(delete(self.table).where(*key))

    @cached_property
    def _columns(self) -> dict[str, Column[Any]]:
        keys = (column.name for column in self.table.primary_key)
        return {name: self.table.c[name] for name in (*keys, *self.columns_covered, "checksum")}


def all_of(part: Table) -> tuple[str, ...]:
    return tuple(column.name for column in part.c if column.name != "checksum")


_ORIGIN = ("from_table_id", "from_ply", "deal_id")
_RULES = ("silent_forfeit", "stakes", "open_hands", "guests")
_TERMS = ("time_control", "max_missed", "rematch_of", "epoch", *_RULES, *_ORIGIN)
OFFER = ChecksummedTable(
    games.offers,
    (
        "kind",
        "guild_id",
        "channel_id",
        "opponent_id",
        "game",
        "variant",
        "max_seats",
        "secret",
        "created_at",
        "expires_at",
        *_TERMS,
    ),
)
PARTICIPANT = ChecksummedTable(
    games.offer_participants, ("offer_id", "position", "user_id", "client_seed", "level", "deck_code")
)
CLOCK = ChecksummedTable(games.clocks, all_of(games.clocks))
PROPOSAL = ChecksummedTable(
    games.proposals, ("table_id", "kind", "seat", "ply", "choices", "created_at", "expires_at")
)
CONSENT = ChecksummedTable(games.proposal_consents, ("proposal_id", "seat"))
FACT = ChecksummedTable(meta, ("key", "value"))
ORDER = ChecksummedTable(standing_orders, all_of(standing_orders))
DECK = ChecksummedTable(decks, all_of(decks))
BLOCK = ChecksummedTable(user_blocks, all_of(user_blocks))
STORY = ChecksummedTable(games.stories, ("table_id", "packed", "reckoned_at"))


def upsert(connection: Connection, table: Table, row: Values, key: tuple[str, ...] = ()) -> None:
    """Update these columns of the row with this key, by default the primary one; or insert the row."""
    key, change, new = _putting(table, key)
    changed = {f"its_{name}" if name in key else name: value for name, value in row.items()}
    if not connection.execute(change, changed).rowcount:
        connection.execute(new, {**row})


@cache
def _putting(table: Table, key: tuple[str, ...]) -> tuple[tuple[str, ...], Update, Insert]:
    """Return the key, and both statements, built once: building costs more than executing."""
    key = key or tuple(column.name for column in table.primary_key)
    change = update(table).where(*(table.c[name] == bindparam(f"its_{name}") for name in key))
    return key, change, insert(table)
