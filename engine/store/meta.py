"""Single values by name, in the database."""

from sqlalchemy import Connection, bindparam, select, text

from engine.store.database import Part, reads, writes
from engine.store.integrity.checksums import FACT, upsert
from engine.store.leases import IDENTIFY
from engine.store.schema.users import meta

NEXT_IDENTIFY = "next-identify"  # key, followed by a bucket: when its next shard may, by the server's clock
IDENTIFY_SECONDS = 5.0  # between two shards of a bucket

_FACT = select(meta).where(meta.c.key == bindparam("its_name"))


def put_fact(connection: Connection, name: str, value: str) -> None:
    row = {"key": name, "value": value}
    upsert(connection, meta, {**row, "checksum": FACT.sum_of(row)})


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

    @writes
    def set(self, connection: Connection, name: str, value: str) -> None:
        put_fact(connection, name, value)

    @writes
    def turn_to_identify(self, connection: Connection, bucket: int) -> float:
        """Take the next moment at which one of several processes may identify a shard of this bucket.

        Return the seconds until then.

        https://discord.com/developers/docs/events/gateway#rate-limiting
        """
        key = f"{NEXT_IDENTIFY} {bucket}"
        connection.execute(text(f"SELECT pg_advisory_xact_lock({IDENTIFY}, {bucket})"))
        now = float(connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0)
        free = max(now, float(read_fact(connection, key) or 0))
        put_fact(connection, key, str(free + IDENTIFY_SECONDS))
        return free - now
