"""Examine and migrate a database on a PostgreSQL server."""

from __future__ import annotations

from sqlalchemy import URL, Connection, inspect, text

from engine.core.records.errors import StoreUnavailable
from engine.store.database import Database
from engine.store.database_file import MIGRATIONS, revisions_of, run_steps
from engine.store.postgres import LOCK, OLDEST

# A move writes new versions of these rows (none can be HOT): they must be vacuumed early.
_BUSY = ("tables", "seats", "clocks", "checkpoints")


async def prepare(database: Database) -> None:
    """Make the tables or migrate them; raises `StoreUnavailable` and leaves everything as it was."""
    found = await examine(database)
    if found == revisions_of(MIGRATIONS)[0]:
        return

    def migrate(connection: Connection) -> None:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        run_steps(connection, MIGRATIONS)
        for table in _BUSY:
            connection.execute(text(f"ALTER TABLE {table} SET (autovacuum_vacuum_scale_factor = 0.02)"))

    await database.write(migrate)


async def examine(database: Database) -> str:
    """Return the database's revision, "" if it is new; raises `StoreUnavailable`."""
    known = revisions_of(MIGRATIONS)[1]

    def look(connection: Connection) -> str:
        version = connection.scalar(text("SELECT current_setting('server_version_num')::int")) or 0
        if version < OLDEST * 10_000:
            raise _unusable(database, "old-server", version=str(version // 10_000))
        if connection.scalar(text("SELECT pg_is_in_recovery()")):
            raise _unusable(database, "unwritable", why="it is a read-only replica")
        if not inspect(connection).has_table("alembic_version"):
            return ""
        return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")

    found = await database.read(look)
    if found and found not in known:
        raise _unusable(database, "newer", version=found)
    return found


def _unusable(database: Database, code: str, **facts: str) -> StoreUnavailable:
    assert isinstance(database.place, URL)
    return StoreUnavailable(code, path=database.name, backup="", **facts)
