"""Checksums of rows: how they are made, which rows still fit theirs, and what a damaged one was.

A sum is the first half of a SHA-256 over the row's values as JSON. Those of a log are chained: each begins
with the sum of the row before it, so that a row which was changed, doubled or lost is found, and proved by
its neighbours where only the sum itself was damaged.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import product
from typing import Any, TypeAlias

from sqlalchemy import RowMapping

Values: TypeAlias = Mapping[str, Any] | RowMapping

SUM = 16  # bytes of the digest that are kept; as twice as many hexadecimal digits
SIZES = (1, 2, 3, 4, 6, 8)  # bytes in which SQLite keeps a number
SIGNS = "".join(map(chr, range(32, 127)))  # of which ids, keys and JSON are made
TABLE = ("id", "game", "variant", "secret", "created", "rules_version", "fingerprint")
SEAT = ("table_id", "seat", "user_id", "number", "level", "deck")
SNAPSHOT = ("table_id", "ply", "version", "data")
ACTION = ("table_id", "ply", "seat", "reply", "crc", "events", "click", "at")


def digest(*values: object) -> str:
    """The sum of these values; whatever damage has made of one, it has some."""
    text = json.dumps(values, separators=(",", ":"), default=repr)
    return sha256(text.encode()).hexdigest()[: 2 * SUM]


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


def chained(rows: Iterable[dict[str, Any]], before: str | None) -> list[dict[str, Any]]:
    """The same rows of a log with their sums, in their order after the sum `before`."""
    done = []
    for row in rows:
        before = action_sum(before, row)
        done.append(row | {"sum": before})
    return done


def is_chain(rows: Iterable[Values], before: str | None) -> bool:
    """Whether these rows of a log are as they were written, in their order after the sum `before`."""
    for row in rows:
        if action_sum(before, row) != row["sum"]:
            return False
        before = row["sum"]
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
        sound[number] = row["sum"] in sums
        if sums.get(row["sum"], False):
            sound[number - 1] = True
        before = ({} if sound[number] else dict.fromkeys(sums, True)) | {row["sum"] or "": False}
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
        case str():
            for place, sign in product(range(len(value)), SIGNS):
                yield value[:place] + sign + value[place + 1 :]


def _numbers(value: int) -> Iterator[int]:
    for size in SIZES:
        if -(1 << (8 * size - 1)) <= value < 1 << (8 * size - 1):
            kept = value.to_bytes(size, "big", signed=True)
            for place, byte in product(range(size), range(256)):
                yield int.from_bytes((*kept[:place], byte, *kept[place + 1 :]), "big", signed=True)
