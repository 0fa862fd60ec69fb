"""Single values by name, in the database."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, select

from engine.store.database import Part, reads, writes_unlisted
from engine.store.integrity.checksums import FACT, upsert
from engine.store.schema import meta

_FACT = select(meta).where(meta.c.key == bindparam("its_name"))


def put_fact(connection: Connection, name: str, value: str) -> None:
    upsert(
        connection,
        meta,
        {"key": name},
        {"value": value, "checksum": FACT.sum_of({"key": name, "value": value})},
    )


def read_fact(connection: Connection, name: str) -> str | None:
    """Return a meta value within an operation; a damaged one is deleted."""
    row = connection.execute(_FACT, {"its_name": name}).one_or_none()
    if row is None:
        return None
    FACT.verify(row._mapping, FACT.delete)
    return str(row.value)


class MetaStore(Part):
    @reads
    def get(self, connection: Connection, name: str) -> str | None:
        return read_fact(connection, name)

    @writes_unlisted
    def set(self, connection: Connection, name: str, value: str) -> None:
        put_fact(connection, name, value)
