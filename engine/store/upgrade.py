"""Brings a database file to today's schema, as one transaction. The steps are in migrations/versions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from engine.store import files
from engine.store.database import code_of, connect, for_writing
from engine.store.records import Broken

MIGRATIONS = Path(__file__).with_name("migrations")


async def prepare(path: Path, migrations: Path = MIGRATIONS) -> None:
    """Make the file, or check it and bring it up to date; raises `Broken`.

    Whatever goes wrong, the file is as it was.
    """
    head, known = await asyncio.to_thread(_chain, migrations)
    old = await asyncio.to_thread(_look, path, known)
    if old == head:
        return
    if old:
        await asyncio.to_thread(files.copy_before, path, old)
    await _upgrade(path, migrations)


async def examine(path: Path, migrations: Path = MIGRATIONS) -> tuple[str, str]:
    """The revision of the file, "" if it is new, and today's; nothing is changed. Raises `Broken`."""
    head, known = await asyncio.to_thread(_chain, migrations)
    return await asyncio.to_thread(files.revision, path, known), head


def _look(path: Path, known: frozenset[str]) -> str:
    files.make_room(path)
    return files.revision(path, known)


@cache
def _chain(migrations: Path) -> tuple[str, frozenset[str]]:
    """The last revision and all that lead to it."""
    script = ScriptDirectory(str(migrations))
    return script.get_current_head() or "", frozenset(step.revision for step in script.walk_revisions())


async def _upgrade(path: Path, migrations: Path) -> None:
    engine = for_writing(connect(path, foreign_keys=False))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_steps(migrations))
    except DBAPIError as why:
        code = code_of(why.orig)
        raise Broken(code, path=str(path), why=str(why.orig), backup="") from why
    finally:
        await engine.dispose()


def _steps(migrations: Path) -> Callable[[Connection], None]:
    def run(connection: Connection) -> None:
        config = Config()
        config.set_main_option("path_separator", "os")
        config.set_main_option("script_location", str(migrations).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if lost := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
            raise RuntimeError(f"a migration has left rows that point nowhere: {lost[:3]}")

    return run
