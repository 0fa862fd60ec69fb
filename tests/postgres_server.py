"""A PostgreSQL server of the tests' own, in a directory of its own: no root, no Docker.

Debian's package (apt-get install postgresql) rather than one from the Python registry: it is what hosts run,
has its security updates, and `.ci/run` installs packages anyway. As root the server runs as user nobody.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import tempfile
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import URL, Connection, NullPool, create_engine, text

from engine.store.store import Store

NOBODY = 65534
ABSENT = "no PostgreSQL here: apt-get install postgresql, and psycopg of requirements/dev.lock"
_NUMBERS = count()


class Server:
    """A running server."""

    def __init__(self, programs: Path) -> None:
        self.programs, self._owner = programs, os.getpid()
        self.folder = Path(tempfile.mkdtemp(prefix="wanted-pg-", dir="/tmp"))
        if os.getuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
        self.data = self.folder / "data"
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", "wanted", "-E", "UTF8", "--no-locale", "-N")
        self.start()
        atexit.register(self.remove)

    def start(self) -> None:
        given = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=300"
        self._run("pg_ctl", "-D", self.data, "-o", given, "-l", self.folder / "log", "-w", "start")

    def crash(self) -> None:
        """Kill all its processes without a checkpoint."""
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        if os.getpid() != self._owner or not self.folder.exists():  # a fork of this process ends
            return
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "stop", check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self, template: str = "template1") -> URL:
        name = f"w{os.getpid()}_{next(_NUMBERS)}"
        with self._connected() as connection:
            connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
        return self.url(name)

    def drop(self, url: URL) -> None:
        with self._connected() as connection:
            connection.execute(text(f"DROP DATABASE {url.database} WITH (FORCE)"))

    def url(self, name: str) -> URL:
        return URL.create("postgresql+psycopg", "wanted", database=name, query={"host": str(self.folder)})

    def _connected(self) -> Connection:
        engine = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT", poolclass=NullPool)
        return engine.connect()

    def _run(self, program: str, *words: object, check: bool = True) -> None:
        user = {"user": NOBODY, "group": NOBODY, "extra_groups": ()} if os.getuid() == 0 else {}
        command = [self.programs / program, *map(str, words)]
        subprocess.run(command, check=check, stdout=subprocess.DEVNULL, cwd=self.folder, **user)  # type: ignore[call-overload]


@cache
def server() -> Server | None:
    """Return this process's server, started at the first call; None where there is no PostgreSQL."""
    found = shutil.which("initdb")
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    program = places[-1] if places else Path(found) if found else None
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return None
    return None if program is None else Server(program.resolve().parent)


def required() -> Server:
    """Return the server, or skip the test; `.ci/run` needs it."""
    found = server()
    if found is None:
        (pytest.fail if "NEED_POSTGRES" in os.environ else pytest.skip)(ABSENT)
    return found


_TEMPLATES: list[URL] = []


async def prepared_on_server() -> URL:
    """Return a new database with all tables; migrations run once per process."""
    if not _TEMPLATES:
        url = required().new_database()
        await (await Store.open(url, lambda: 0)).close()
        _TEMPLATES.append(url)
    return required().new_database(str(_TEMPLATES[0].database))
