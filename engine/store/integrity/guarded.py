"""Rows with a checksum of their own: offers and who sits at them, clocks, proposals, facts.

Each is checked when it is read. One that is not as it was written is rebuilt if it is another in a single
byte, which its checksum proves; what becomes of others their part of the store decides. Rows of older
databases have no checksum until they are written again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from logging import getLogger
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, Label, Row, RowMapping, Table, delete, select, update

from engine.store.database import Unsound
from engine.store.integrity.sums import digest, is_close, nearest
from engine.store.schema import clocks, consents, facts, offers, participants, proposals

log = getLogger(__name__)

Given: TypeAlias = Mapping[str, Any] | RowMapping


@dataclass(frozen=True)
class Guarded:
    """A kind of row: which columns its checksum covers."""

    part: Table
    names: tuple[str, ...]

    def columns(self, prefix: str) -> list[Label[Any]]:
        """What a query must select for `values_of` with this prefix."""
        return [self.part.c[name].label(prefix + name) for name in self._needed]

    def values_of(self, row: Row[Any], prefix: str = "") -> dict[str, Any]:
        """The values of this part in the row of a join, by the names of its columns."""
        if prefix:
            return {name: row._mapping[prefix + name] for name in self._needed}
        return {name: row._mapping[self.part.c[name]] for name in self._needed}

    def sum_of(self, values: Given) -> str:
        """The checksum of a row with these values."""
        return digest(*(values[name] for name in self.names))

    def is_sound(self, values: Given) -> bool:
        """Whether a row is as it was written."""
        return values["sum"] is None or values["sum"] == self.sum_of(values)

    def rebuilt(self, values: Given) -> dict[str, Any] | None:
        """A damaged row as it was written, as far as its checksum covers it; None if nobody can tell."""
        if is_close(values["sum"], made := self.sum_of(values)):
            return {**values, "sum": made}
        return nearest(values, self.names, self.is_sound)

    def check(self, values: Given, lose: Callable[[Connection, Given], object]) -> None:
        """Raise `Unsound` if a row is not as it was written; `lose`: what to do if it cannot be rebuilt."""
        if not self.is_sound(values):
            raise Unsound(partial(self._mend, values=values, lose=lose))

    def stamp(self, connection: Connection, *which: ColumnElement[bool]) -> None:
        """Give these rows the checksums of what they are now."""
        for row in connection.execute(select(self.part).where(*which)).all():
            values = self.values_of(row)
            connection.execute(self._same(values).values(sum=self.sum_of(values)))

    def _mend(
        self, connection: Connection, *, values: Given, lose: Callable[[Connection, Given], object]
    ) -> None:
        if made := self.rebuilt(values):
            connection.execute(self._same(values).values({name: made[name] for name in (*self.names, "sum")}))
            log.warning("a damaged row of %s was found and rebuilt", self.part.name)
        else:
            lose(connection, values)
            log.error("a row of %s was found damaged and is lost", self.part.name)

    def _same(self, values: Given) -> Any:
        return update(self.part).where(*self._key(values))

    def drop(self, connection: Connection, values: Given) -> None:
        """Delete a row."""
        connection.execute(delete(self.part).where(*self._key(values)))

    def _key(self, values: Given) -> list[ColumnElement[bool]]:
        return [column == values[column.name] for column in self.part.primary_key]

    @property
    def _needed(self) -> list[str]:
        keys = [column.name for column in self.part.primary_key if column.name not in self.names]
        return [*keys, *self.names, "sum"]


_TERMS = ("clock", "patience", "again", "seal", "epoch", "silent_lose", "hints")
OFFER = Guarded(
    offers,
    (
        "kind",
        "guild",
        "channel",
        "opponent",
        "game",
        "variant",
        "most",
        "secret",
        "created",
        "expires",
        *_TERMS,
    ),
)
PARTICIPANT = Guarded(participants, ("offer_id", "place", "user_id", "number", "level", "deck"))
CLOCK = Guarded(clocks, tuple(column.name for column in clocks.c if column.name != "sum"))
PROPOSAL = Guarded(proposals, ("table_id", "kind", "seat", "ply", "count", "created", "expires"))
CONSENT = Guarded(consents, ("proposal_id", "seat"))
FACT = Guarded(facts, ("name", "value"))
