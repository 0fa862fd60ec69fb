"""The database as a file: integrity checks, copies, and which copy is good. Plain sqlite3; it blocks.

A start checks only the file's size and schema. The whole file is checked while the bot runs (`damage`),
before a migration, and in every copy.
"""

import ast
import asyncio
import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Collection
from contextlib import closing, suppress
from errno import ENOENT
from functools import cache
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from engine.core.records.errors import StoreUnavailable
from engine.store.integrity import watermark
from engine.store.sqlite import BUSY_SECONDS, SqliteThread, code_of

BACKUPS = "backups"  # the directory of scheduled copies
UNFINISHED = ".part"  # suffix of an unfinished copy
COPIES = 3  # copies kept from before migrations
STEPS = 10_000  # steps of SQLite's virtual machine between two checks whether to stop
MAX_FOUND = 100  # faults reported, at most
INDEXES = re.compile("(missing from|entries in|entry in) index ")
ROOM = 1 << 20  # bytes; with less, SQLite's WAL has no room and its errors become obscure


def beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + end) for end in ("-wal", "-shm")]


def make_room(path: Path) -> None:
    """Make the directory of the database; raises `StoreUnavailable` if it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        free = shutil.disk_usage(path.parent).free
    except OSError as why:
        raise StoreUnavailable("unwritable", path=str(path), why=str(why), backup="") from why
    for place in (path.parent, path, *beside(path)):
        if place.exists() and not os.access(place, os.W_OK):
            raise StoreUnavailable("unwritable", path=str(place), why="read-only", backup="")
    if free < ROOM:
        raise StoreUnavailable("full", path=str(path), why=f"{free} bytes are free", backup="")


def revision(path: Path, known: Collection[str], *, whole: bool = True) -> str:
    """Check the whole file, or only its size and schema; return its revision, "" for a new one.

    Raises `StoreUnavailable`.
    """
    try:
        if not path.exists() or path.stat().st_size == 0:
            return _empty(path)
        revision_id = _checked(path) if whole else _glanced_at(path)
    except OSError as why:
        raise StoreUnavailable("unwritable", path=str(path), why=str(why), backup="") from why
    except sqlite3.Error as why:
        backup = "" if lacks_room(path) else good_copy(path, known)
        raise StoreUnavailable(_code(path, why), path=str(path), why=str(why), backup=backup) from why
    if revision_id and revision_id not in known:
        raise StoreUnavailable("newer", path=str(path), version=revision_id, backup=good_copy(path, known))
    return revision_id


def damage(path: Path, stopped: Callable[[], bool] = lambda: False) -> list[str]:
    """Return the faults of a file that may be in use; also empty if `stopped`."""
    try:
        with closing(_open(path)) as connection:
            connection.set_progress_handler(stopped, STEPS)
            faults = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({MAX_FOUND})")]
    except (sqlite3.Error, UnicodeDecodeError) as why:
        return [] if stopped() else [str(why)]
    return [] if faults == ["ok"] else faults


def of_indexes(faults: Collection[str]) -> bool:
    """Return whether all faults are in indexes, which can be rebuilt from their tables."""
    return all(INDEXES.search(fault) for fault in faults)


def corrupt(path: Path, why: str) -> StoreUnavailable:
    known = revisions_of(MIGRATIONS)[1]
    return StoreUnavailable("corrupt", path=str(path), why=why, backup=good_copy(path, known))


def copy_before(path: Path, old: str) -> Path:
    """Copy a database before its migration, and keep the last few copies; raises `StoreUnavailable`."""
    copy = path.with_name(f"{path.name}.at-{old}")
    try:
        copy_to(path, copy)
    except (OSError, sqlite3.Error) as why:
        code = "full" if isinstance(why, OSError) else code_of(why)
        raise StoreUnavailable(code, path=str(copy), why=str(why), backup="") from why
    keep_last(path.parent, f"{path.name}.at-*")
    return copy


def keep_last(folder: Path, pattern: str) -> None:
    for older in sorted(folder.glob(pattern), key=lambda file: file.stat().st_mtime_ns)[:-COPIES]:
        older.unlink()


def copy_to(path: Path, target: Path) -> None:
    """Copy a database that may be in use, check the copy, and only then rename it into place."""
    part = target.with_name(target.name + UNFINISHED)
    discard(part)
    try:
        if os.access(path.parent, os.W_OK):
            with closing(_open(path)) as source, closing(sqlite3.connect(part)) as copy:
                source.backup(copy)
        else:  # nothing else uses it, and SQLite could not read its WAL there
            shutil.copyfile(path, part)
            with suppress(FileNotFoundError):
                shutil.copyfile(beside(path)[0], beside(part)[0])
            fold(part)
        _checked(part)
        os.replace(part, target)
    finally:
        discard(part)


def discard(path: Path) -> None:
    for file in (path, *beside(path)):
        file.unlink(missing_ok=True)


def fold(path: Path) -> None:
    """Write the WAL of an unused database into its file, if possible."""
    with suppress(sqlite3.Error, UnicodeDecodeError), closing(_open(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def copy_of(path: Path, target: Path) -> None:
    """Like `copy_to`; raises `StoreUnavailable` or `OSError`."""
    if not path.exists():
        raise FileNotFoundError(ENOENT, "there is no such file", str(path))
    try:
        copy_to(path, target)
    except sqlite3.Error as why:
        is_full = target.parent.is_dir() and lacks_room(target)
        blame = target if is_full or not os.access(target.parent, os.W_OK) else path
        code = "unwritable" if blame is target and not is_full else _code(path, why)
        raise StoreUnavailable(code, path=str(blame), why=str(why), backup="") from why


def lacks_room(path: Path) -> bool:
    return shutil.disk_usage(path.parent).free < ROOM


def _code(path: Path, why: sqlite3.Error) -> str:
    """Return the code of an error; without room, SQLite's own is obscure."""
    return "full" if lacks_room(path) else code_of(why)


def good_copy(path: Path, known: Collection[str]) -> str:
    """Return the newest sound copy next to the database or in `backups` that this version can open, or ""."""
    copies = [
        file
        for file in (*path.parent.iterdir(), *(path.parent / BACKUPS).glob("*"))
        if file.is_file() and file.name != path.name and file.suffix != UNFINISHED
    ]
    for file in sorted(copies, key=lambda file: file.stat().st_mtime, reverse=True):
        with suppress(sqlite3.Error, OSError):
            with file.open("rb") as start:
                is_database = start.read(16) == b"SQLite format 3\x00"
            if is_database and _checked(file, "?immutable=1") in known:
                return str(file)
    return ""


def _open(path: Path, how: str = "") -> sqlite3.Connection:
    return sqlite3.connect(path.absolute().as_uri() + how, uri=True, timeout=BUSY_SECONDS)


def _checked(path: Path, how: str = "") -> str:
    """Return the revision of a sound database; raises `sqlite3.DatabaseError` for another."""
    try:
        with closing(_open(path, how)) as connection:
            return _revision(connection)
    except UnicodeDecodeError as why:  # the driver's error message contains a damaged name
        raise _corrupt("a damaged name in its schema") from why


def _glanced_at(path: Path) -> str:
    try:
        with closing(_open(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            (size,) = connection.execute("PRAGMA page_size").fetchone()
            if path.stat().st_size < pages * size:
                raise _corrupt(f"{path.stat().st_size} bytes of {pages * size} are left")
            return _named(connection)
    except UnicodeDecodeError as why:
        raise _corrupt("a damaged name in its schema") from why


def _empty(path: Path) -> str:
    """Return "" for an empty or missing file; raises if its watermark names games, which would be lost."""
    marked = watermark.read(watermark.path_of(path))
    if marked is not None and (marked.offer_id or marked.plies):
        raise _corrupt("nothing of it is left")
    return ""


def _revision(connection: sqlite3.Connection) -> str:
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise _corrupt(verdict)
    return _named(connection)


def _named(connection: sqlite3.Connection) -> str:
    names = connection.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchall()
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if names else None
    return str(row[0]) if row else ""


def _corrupt(why: str) -> sqlite3.DatabaseError:
    damage = sqlite3.DatabaseError(why)
    damage.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return damage


MIGRATIONS = Path(__file__).with_name("migrations")


async def prepare(path: Path, migrations: Path | None = None) -> None:
    """Make the file or migrate and check it; raises `StoreUnavailable` and leaves it unchanged."""
    migrations = migrations or MIGRATIONS
    old, head = await asyncio.to_thread(_look, path, migrations)
    if old == head:
        return
    if old:
        await asyncio.to_thread(copy_before, path, old)
    await _upgrade(path, migrations)


async def make_at(path: Path, revision: str) -> None:
    """Make a new file with the tables of an earlier version; raises `StoreUnavailable`."""
    await _upgrade(path, MIGRATIONS, revision)


async def examine(path: Path) -> tuple[str, str]:
    """Return the file's revision, "" if it is new, and today's; raises `StoreUnavailable`."""
    head, known = await asyncio.to_thread(revisions_of, MIGRATIONS)
    return await asyncio.to_thread(revision, path, known), head


def steps_after(revision_id: str) -> list[tuple[str, str]]:
    """Return the migrations after a revision, each with its first line."""
    later = sorted(step for step in (MIGRATIONS / "versions").glob("v*.py") if step.stem[1:] > revision_id)
    trees = ((step.stem[1:], ast.parse(step.read_text("utf-8"))) for step in later)
    return [(number, (ast.get_docstring(tree) or "").partition("\n")[0]) for number, tree in trees]


def _look(path: Path, migrations: Path) -> tuple[str, str]:
    """Return the file's revision, "" if it is new, and today's; check the whole file if they differ."""
    head, known = revisions_of(migrations)
    make_room(path)
    current = revision(path, known, whole=False)
    return (current if current in ("", head) else revision(path, known)), head


@cache
def revisions_of(migrations: Path) -> tuple[str, frozenset[str]]:
    revisions = sorted(step.stem.removeprefix("v") for step in (migrations / "versions").glob("v*.py"))
    return revisions[-1], frozenset(revisions)


async def _upgrade(path: Path, migrations: Path, revision: str = "head") -> None:
    thread = SqliteThread(path, "BEGIN IMMEDIATE", foreign_keys=False)

    def upgrade() -> None:
        with thread.transaction() as connection:
            run_steps(connection, migrations, revision)

    try:
        await thread.run(upgrade)
    except DBAPIError as why:
        code = code_of(why.orig)
        raise StoreUnavailable(code, path=str(path), why=str(why.orig), backup="") from why
    finally:
        await thread.close()


def run_steps(connection: Connection, migrations: Path, revision: str = "head") -> None:
    from alembic import command  # a tenth of the time and memory of a start, which seldom needs it
    from alembic.config import Config

    config = Config()
    config.set_main_option("path_separator", "os")
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    if connection.dialect.name != "sqlite":
        return
    if lost := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        raise RuntimeError(f"a migration has left rows that point nowhere: {lost[:3]}")
