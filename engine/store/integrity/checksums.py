"""Checksums of rows: how they are made, which rows fit theirs, what a damaged one was; how a row is put.

Each row is checked when it is read. What is not of a game, see `Guarded`, is rebuilt where a single byte is
another, as its checksum proves, or given up by its part of the store. Games are rebuilt by
engine/tables/repair.py. Older rows have no checksum at first.

A sum is the first half of a SHA-256 over the row's values as JSON. Those of a log are chained: each begins
with the sum of the row before it, so that a row which was changed, doubled or lost is found, and proved by
its neighbours where only the sum itself was damaged.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from hashlib import sha256
from itertools import product
from logging import getLogger
from typing import Any, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Insert,
    Label,
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
from engine.store.schema import (
    clocks,
    decks,
    meta,
    offer_participants,
    offers,
    proposal_consents,
    proposals,
    standing_orders,
    user_blocks,
)

log = getLogger(__name__)

Values: TypeAlias = Mapping[str, Any] | RowMapping

SUM = 16  # bytes of the digest that are kept; as twice as many hexadecimal digits
SIZES = (1, 2, 3, 4, 6, 8)  # bytes in which SQLite keeps a number
SIGNS = "".join(map(chr, range(32, 127)))  # of which ids, keys and JSON are made
TABLE = ("id", "game", "variant", "secret", "created_at", "rules_version", "rules_fingerprint")
SEAT = ("table_id", "seat", "user_id", "client_seed", "level", "deck_code")
SNAPSHOT = ("table_id", "ply", "format", "state")
ACTION = ("table_id", "ply", "seat", "reply", "state_crc", "events", "idempotency_key", "created_at")


_json = json.JSONEncoder(separators=(",", ":"), default=repr).encode


def digest(*values: object) -> str:
    """The sum of these values; whatever damage has made of one, it has some."""
    return sha256(_json(values).encode()).hexdigest()[: 2 * SUM]


def table_sum(row: Values, seats: int) -> str:
    """Of what a table was dealt from, by how many, and of the rules that it goes by."""
    return digest(*(row[name] for name in TABLE), seats)


def seat_sum(row: Values) -> str:
    """Of who sits where. Names are left out: they may be forgotten."""
    return digest(*(row[name] for name in SEAT))


def snapshot_sum(row: Values, winners: str | None) -> str:
    """Of a checkpoint; `winners` as its table's column had them when it was saved."""
    return digest(*(row[name] for name in SNAPSHOT), winners)


def action_sum(before: str | None, row: Values) -> str:
    """Of a row of the log after the one with the sum `before`."""
    return digest(before or "", *(row[name] for name in ACTION))


def with_checksums(rows: Iterable[dict[str, Any]], before: str | None) -> list[dict[str, Any]]:
    """The same rows of a log with their sums, in their order after the sum `before`."""
    done = []
    for row in rows:
        before = action_sum(before, row)
        done.append(row | {"checksum": before})
    return done


def is_intact_chain(rows: Iterable[Values], before: str | None) -> bool:
    """Whether these rows of a log are as they were written, in their order after the sum `before`."""
    for row in rows:
        if action_sum(before, row) != row["checksum"]:
            return False
        before = row["checksum"]
    return True


def sound_rows(rows: Sequence[Values]) -> list[bool]:
    """Which rows of a whole log are as they were written.

    Where a row does not fit its own sum, the next one tells by its own whether the row or its sum is wrong.
    """
    sound = [False] * len(rows)
    before, last = {"": False}, -1  # the sum of the row before, and whether to use it proves that row
    for number, row in enumerate(rows):
        if row["ply"] != last + 1:
            before = {}
        sums = {action_sum(each, row): proves for each, proves in before.items()}
        sound[number] = row["checksum"] in sums
        if sums.get(row["checksum"], False):
            sound[number - 1] = True
        before = ({} if sound[number] else dict.fromkeys(sums, True)) | {row["checksum"] or "": False}
        last = row["ply"]
    return sound


def nearest(
    values: Values, names: Iterable[str], fits: Callable[[Mapping[str, Any]], bool]
) -> dict[str, Any] | None:
    """The row which fits and of which one of these columns is another in a single byte; None without one."""
    for name in names:
        for other in neighbours(values[name]):
            if fits(row := {**values, name: other}):
                return row
    return None


def is_close(one: object, other: str) -> bool:
    """Are these checksums the same but for one digit, so that it is the checksum that was damaged?"""
    return (
        isinstance(one, str)
        and len(one) == len(other)
        and sum(mine != its for mine, its in zip(one, other)) == 1
    )


def neighbours(value: object) -> Iterator[Any]:
    """All values that are another in one byte, as SQLite keeps them."""
    match value:
        case bool():
            yield not value
        case int():
            yield from _numbers(value)
        case bytes():
            for place, byte in product(range(len(value)), range(256)):
                yield value[:place] + bytes([byte]) + value[place + 1 :]
        case str():
            for place, sign in product(range(len(value)), SIGNS):
                yield value[:place] + sign + value[place + 1 :]


def _numbers(value: int) -> Iterator[int]:
    for size in SIZES:
        if -(1 << (8 * size - 1)) <= value < 1 << (8 * size - 1):
            kept = value.to_bytes(size, "big", signed=True)
            for place, byte in product(range(size), range(256)):
                yield int.from_bytes((*kept[:place], byte, *kept[place + 1 :]), "big", signed=True)


@dataclass(frozen=True)
class ChecksummedTable:
    """A kind of row: which columns its checksum covers."""

    table: Table
    columns_covered: tuple[str, ...]

    def columns(self, prefix: str) -> list[Label[Any]]:
        """What a query must select for `values_of` with this prefix."""
        return [self.table.c[name].label(prefix + name) for name in self._needed]

    def values_of(self, row: Row[Any], prefix: str = "") -> dict[str, Any]:
        """The values of this part in the row of a join, by the names of its columns."""
        if prefix:
            return {name: row._mapping[prefix + name] for name in self._needed}
        return {name: row._mapping[column] for name, column in self._columns.items()}

    def sum_of(self, values: Values) -> str:
        """The checksum of a row with these values."""
        return digest(*(values[name] for name in self.columns_covered))

    def is_sound(self, values: Values) -> bool:
        """Whether a row is as it was written."""
        return values["checksum"] is None or values["checksum"] == self.sum_of(values)

    def rebuilt(self, values: Values) -> dict[str, Any] | None:
        """What a damaged row was in the columns that its checksum covers; None if nobody can tell."""
        if is_close(values["checksum"], made := self.sum_of(values)):
            return {**values, "checksum": made}
        return self._nearest(values)

    def _nearest(self, values: Values) -> dict[str, Any] | None:
        """`nearest`, which reads of each guess only what is another: a long row has some thousands."""
        parts = [_json(values[name]) for name in self.columns_covered]
        for place, name in enumerate(self.columns_covered):
            begun = sha256("".join(["[", *(f"{part}," for part in parts[:place])]).encode())
            end = "".join([*(f",{part}" for part in parts[place + 1 :]), "]"])
            for other in neighbours(values[name]):
                (whole := begun.copy()).update(
                    f"{repr(other) if type(other) is int else _json(other)}{end}".encode()
                )
                if whole.hexdigest()[: 2 * SUM] == values["checksum"]:
                    return {**values, name: other}
        return None

    def verify(self, values: Values, lose: Callable[[Connection, Values], object]) -> None:
        """Raise `Unsound` if a row is not as it was written; `lose`: what to do if it cannot be rebuilt."""
        if not self.is_sound(values):
            raise RowDamaged(partial(self._mend, values=values, lose=lose))

    def rewrite_checksums(self, connection: Connection, *which: ColumnElement[bool]) -> None:
        """Give these rows the checksums of what they are now."""
        for row in connection.execute(select(self.table).where(*which)).all():
            values = self.values_of(row)
            mine = {column.name: values[column.name] for column in self.table.primary_key}
            upsert(connection, self.table, mine, {"checksum": self.sum_of(values)})

    def _mend(
        self, connection: Connection, *, values: Values, lose: Callable[[Connection, Values], object]
    ) -> None:
        if made := self.rebuilt(values):
            connection.execute(
                self._same(values).values({name: made[name] for name in (*self.columns_covered, "checksum")})
            )
            log.warning("a damaged row of %s was found and rebuilt", self.table.name)
        else:
            lose(connection, values)
            log.error("a row of %s was found damaged and is lost", self.table.name)

    def _same(self, values: Values) -> Any:
        return update(self.table).where(*self._key(values))

    def delete(self, connection: Connection, values: Values) -> None:
        """Delete a row."""
        connection.execute(delete(self.table).where(*self._key(values)))

    def _key(self, values: Values) -> list[ColumnElement[bool]]:
        return [column == values[column.name] for column in self.table.primary_key]

    @cached_property
    def _needed(self) -> list[str]:
        keys = [column.name for column in self.table.primary_key if column.name not in self.columns_covered]
        return [*keys, *self.columns_covered, "checksum"]

    @cached_property
    def _columns(self) -> dict[str, Column[Any]]:
        return {name: self.table.c[name] for name in self._needed}


def all_of(part: Table) -> tuple[str, ...]:
    """All columns of a table but the checksum."""
    return tuple(column.name for column in part.c if column.name != "checksum")


_TERMS = ("time_control", "max_missed", "rematch_of", "epoch", "silent_forfeit", "hints_allowed")
OFFER = ChecksummedTable(
    offers,
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
    offer_participants, ("offer_id", "position", "user_id", "client_seed", "level", "deck_code")
)
CLOCK = ChecksummedTable(clocks, all_of(clocks))
PROPOSAL = ChecksummedTable(
    proposals, ("table_id", "kind", "seat", "ply", "choices", "created_at", "expires_at")
)
CONSENT = ChecksummedTable(proposal_consents, ("proposal_id", "seat"))
FACT = ChecksummedTable(meta, ("key", "value"))
ORDER = ChecksummedTable(standing_orders, all_of(standing_orders))
DECK = ChecksummedTable(decks, all_of(decks))
BLOCK = ChecksummedTable(user_blocks, all_of(user_blocks))


def upsert(
    connection: Connection, table: Table, key: Mapping[str, object], values: Mapping[str, object]
) -> None:
    """Update the row with this key, or insert it."""
    change, new = _putting(table, tuple(key))
    mine = {f"its_{name}": value for name, value in key.items()}
    if not connection.execute(change, {**mine, **values}).rowcount:
        connection.execute(new, {**key, **values})


@cache
def _putting(table: Table, key: tuple[str, ...]) -> tuple[Update, Insert]:
    """What changes a row with such a key, and what inserts it: built once, as that takes time."""
    return update(table).where(*(table.c[name] == bindparam(f"its_{name}") for name in key)), insert(table)
