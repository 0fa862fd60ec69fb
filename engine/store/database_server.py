"""Examine and migrate a database on a PostgreSQL server."""

from functools import partial

from sqlalchemy import Connection, inspect, text

from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.store import database_file
from engine.store.database import Database
from engine.store.database_file import revisions_of, run_steps
from engine.store.postgres import MIGRATING, OLDEST

# Each move updates these rows, never as HOT updates, so they must be vacuumed early.
_BUSY = ("tables", "seats", "clocks", "checkpoints")


async def migrate(database: Database) -> None:
    """Make the tables or bring them to this version, all or nothing; raises `StoreUnavailable`."""

    def run(connection: Connection) -> None:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        run_steps(connection, database_file.MIGRATIONS)
        for table in _BUSY:
            connection.execute(text(f"ALTER TABLE {table} SET (autovacuum_vacuum_scale_factor = 0.02)"))

    try:
        await database.write(run)
    except SaveFailed as why:
        raise database.unavailable(why) from why


async def examine(database: Database) -> tuple[str, str]:
    """Return the database's revision, "" if it is new, and today's; raises `StoreUnavailable`."""
    newest, known = revisions_of(database_file.MIGRATIONS)
    revision = await database.read(partial(_look, database))
    if revision and revision not in known:
        raise _unusable(database, "newer", version=revision)
    return revision, newest


def _look(database: Database, connection: Connection) -> str:
    version = connection.scalar(text("SELECT current_setting('server_version_num')::int")) or 0
    if version < OLDEST * 10_000:
        raise _unusable(database, "old-server", version=str(version // 10_000))
    if (encoding := connection.scalar(text("SHOW server_encoding"))) != "UTF8":
        raise _unusable(database, "encoding", version=str(encoding))
    if connection.scalar(text("SELECT pg_is_in_recovery()")):
        raise _unusable(database, "unwritable", why="it is a read-only replica")
    if connection.scalar(text("SHOW transaction_read_only")) == "on":
        raise _unusable(database, "unwritable", why="default_transaction_read_only is on")
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")


def _unusable(database: Database, code: str, **facts: str) -> StoreUnavailable:
    return StoreUnavailable(code, path=database.name, backup="", **facts)
