"""Where a bot that is killed keeps its games: a file, or a PostgreSQL server that is killed, too."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import psycopg
from postgres_server import Server
from pydantic import SecretStr

from bot.app.settings import Settings
from engine.store import database_file
from engine.store.database import Place
from engine.store.postgres import parse_url

MOMENTS = {"play": 0.6, "start": 0.25, "migration": 0.4, "backup": 0.2, "restore": 0.6}  # longest seconds
ROWS = ("seats", "log_rows", "checkpoints", "clocks")  # a changed value must be noticed or do no harm
DELETED = 0.15  # share of damages


def place_of(word: str) -> Place:
    return parse_url(word) if "://" in word else Path(word)


def settings_of(place: Place, folder: Path) -> Settings:
    if isinstance(place, Path):
        return Settings(data_dir=folder)
    url = place.set(drivername="postgresql").render_as_string(hide_password=False)
    return Settings(data_dir=folder, database_url=SecretStr(url))


@contextmanager
def migrated_by(chain: str) -> Iterator[None]:
    """Let stores be opened with these migrations, by default with today's."""
    today = database_file.MIGRATIONS
    database_file.MIGRATIONS = Path(chain) if chain else today
    try:
        yield
    finally:
        database_file.MIGRATIONS = today


class KilledFile:
    """A file of SQLite, whose bytes can be damaged."""

    moments = MappingProxyType(MOMENTS)

    def __init__(self, folder: Path, _server: Server | None = None) -> None:
        self.place = self.word = folder / "wanted.sqlite3"

    @contextmanager
    def connected(self) -> Iterator[Any]:
        with closing(sqlite3.connect(self.place)) as connection, connection:
            connection.text_factory = _readable  # a closed table keeps its damaged rows
            yield connection

    def damage(self, rng: Random) -> str:
        return damaged(self.place, rng)

    def die(self) -> None:
        """Do nothing: a file has no process."""

    def live(self) -> None:
        """Do nothing."""


class KilledServer:
    """A database of a server, whose processes are killed; a value of a row or a whole row can be damaged."""

    moments = MappingProxyType({**MOMENTS, "server": 0.6})

    def __init__(self, _folder: Path, server: Server | None) -> None:
        self.server, self.place = server, server.new_database()
        self.word = self.place.set(drivername="postgresql").render_as_string(hide_password=False)

    @contextmanager
    def connected(self) -> Iterator[Any]:
        place = self.place
        how = {"dbname": place.database, "user": place.username, "host": str(place.query["host"])}
        with psycopg.connect(**how) as connection:  # type: ignore[arg-type]
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            yield connection

    def damage(self, rng: Random) -> str:
        """Change a value of a random row, or delete the row, as far as the server's constraints allow."""
        while True:
            with suppress(psycopg.Error), self.connected() as connection:
                return _damaged(connection, rng.choice(ROWS), rng)

    def die(self) -> None:
        self.server.kill()

    def live(self) -> None:
        self.server.start()


def _damaged(connection: Any, name: str, rng: Random) -> str:
    cursor = connection.execute(f"SELECT *, ctid FROM {name} ORDER BY ctid")
    rows = cursor.fetchall()
    if not rows:
        return f"{name} is empty"
    *row, place = rng.choice(rows)
    if rng.random() < DELETED:
        connection.execute(f"DELETE FROM {name} WHERE ctid = %s", (place,))
        return f"{name}: {row[:2]} deleted"
    columns = [column.name for column in cursor.description]
    at = rng.choice([at for at, value in enumerate(row) if value is not None and columns[at] != "table_id"])
    change = f"UPDATE {name} SET {columns[at]} = %s WHERE ctid = %s"
    connection.execute(change, (_changed(row[at], rng), place))
    return f"{name}: {columns[at]} of {row[:2]} was {row[at]!r}"


def _changed(value: Any, rng: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1)) * 2 ** rng.randrange(5)
    at = rng.randrange(len(value)) if value else 0
    return value[:at] + chr(33 + rng.randrange(90)) + value[at + 1 :]


def _readable(data: bytes) -> str:
    return data.decode(errors="replace")


# damage of a file


FILES = {"": 6, "-wal": 3, "-mark": 1}  # weights by suffix
CUTS = 0.15  # share of cuts


def damaged(database: Path, rng: Random) -> str:
    """Change a byte of one of the files, or cut it; return a description."""
    there = {end: often for end, often in FILES.items() if _size(database, end)}
    [end] = rng.choices([*there], [*there.values()])
    file, size = database.with_name(database.name + end), _size(database, end)
    at = rng.randrange(size)
    if rng.random() < CUTS:
        os.truncate(file, at)
        return f"{end or 'database'}: cut at {at} of {size}"
    with file.open("r+b") as content:
        content.seek(at)
        [old] = content.read(1)
        content.seek(at)
        content.write(bytes([old ^ rng.randrange(1, 256)]))
    return f"{end or 'database'}: byte {at} of {size} was {old}"


def _size(database: Path, end: str) -> int:
    file = database.with_name(database.name + end)
    return file.stat().st_size if file.exists() else 0
