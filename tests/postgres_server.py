"""A PostgreSQL server for the tests, in its own directory: no root, no Docker.

Debian's package (apt-get install postgresql) rather than one from the Python registry: it is what hosts run,
has its security updates, and `.ci/run` installs packages anyway. As root the server runs as user nobody.
"""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from shared import FOLDER, shared
from sqlalchemy import URL, Connection, NullPool, create_engine, text
from sqlalchemy.exc import DBAPIError

from engine.store.store import Store

NOBODY = 65534
ABSENT = "no PostgreSQL here: apt-get install postgresql, and psycopg of requirements/dev.lock"
_NUMBERS = count()


class Server:
    def __init__(self, programs: Path, copied_from: Server | None = None) -> None:
        """`copied_from`: the server of which this one is a replica."""
        self.programs, self._owner = programs, os.getpid()
        self.folder = Path(tempfile.mkdtemp(prefix="wanted-pg-", dir="/tmp"))
        if os.getuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
        self.data = self.folder / "data"
        if copied_from is None:
            self._begin()
        else:
            how = ("-c", "fast", "-R", "-h", copied_from.folder, "-U", "wanted", "-N")
            self.run("pg_basebackup", "-D", self.data, *how)
        self._guard = self._watched()
        self.start()
        atexit.register(self.remove)

    def _begin(self) -> None:
        """Copy the files of a server that was never started, made once in a run of the tests."""
        self.put_back(Path(_fresh(self.programs)))

    def _watched(self) -> subprocess.Popen[bytes]:
        """Start a shell that stops the server when this process ends, even if killed: its input closes."""
        stop = f"{self.programs / 'pg_ctl'} -D {self.data} -m immediate stop"
        script = f"read _; {stop} >/dev/null 2>&1; rm -rf {self.folder}"
        return subprocess.Popen(["sh", "-c", script], stdin=subprocess.PIPE, cwd="/tmp", **_as_nobody())

    def start(self) -> None:
        given = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=300"
        self.run("pg_ctl", "-D", self.data, "-o", given, "-l", self.folder / "log", "-w", "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", self.data, "-m", "fast", "-w", "stop")

    def promote(self) -> None:
        self.run("pg_ctl", "-D", self.data, "-w", "promote")

    def do(self, *statements: str) -> None:
        with connected(self.url("postgres")) as connection:
            for statement in statements:
                connection.execute(text(statement))

    def change(self, url: URL, statement: str) -> None:
        with connected(url) as connection:
            connection.execute(text(statement))

    def put_back(self, data: Path) -> None:
        shutil.rmtree(self.data, ignore_errors=True)
        _copy(data, self.data)

    def ask_password_of(self, role: str) -> None:
        rules = self.data / "pg_hba.conf"
        rules.write_text(f"local all {role} scram-sha-256\n{rules.read_text()}")
        self.do("SELECT pg_reload_conf()")

    def kill(self) -> None:
        """Kill all its processes with signal 9, the first one first: it would start the others again."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        others = [int(word) for word in _children(first)]
        for process in (first, *others):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while any(Path(f"/proc/{process}").exists() for process in (first, *others)):
            sleep(0.01)

    def crash(self) -> None:
        """Stop it without a checkpoint, and without telling its clients."""
        self.run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        if os.getpid() != self._owner or not self.folder.exists():  # a fork of this process ends
            return
        self.run("pg_ctl", "-D", self.data, "-m", "immediate", "stop", check=False)
        self._guard.stdin.close()
        with suppress(subprocess.TimeoutExpired):  # a fork of this process holds the other end, too
            self._guard.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self, template: str = "template1") -> URL:
        name = f"w{os.getpid()}_{next(_NUMBERS)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def drop(self, url: URL) -> None:
        self.do(f"DROP DATABASE {url.database} WITH (FORCE)")

    def end_session(self, process: int) -> None:
        self.do(f"SELECT pg_terminate_backend({process}, 10000)")

    def url(self, name: str) -> URL:
        return URL.create("postgresql+psycopg", "wanted", database=name, query={"host": str(self.folder)})

    def run(self, program: str, *words: object, check: bool = True) -> None:
        _run(self.folder, self.programs / program, *words, check=check)


def connected(url: URL) -> Connection:
    return create_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool).connect()


def _run(folder: Path, program: Path, *words: object, check: bool = True) -> None:
    command = [program, *map(str, words)]
    subprocess.run(command, check=check, stdout=subprocess.DEVNULL, cwd=folder, **_as_nobody())


@cache
def _fresh(programs: Path) -> str:
    place: str = shared("postgres", lambda: _initialized(programs))
    return place


def _initialized(programs: Path) -> str:
    """Return where the files of a new server lie until the run ends."""
    if (home := os.environ.get(FOLDER)) is None:
        home = tempfile.mkdtemp(prefix="wanted-pg-", dir="/tmp")
        atexit.register(shutil.rmtree, home, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="wanted-pg-", dir="/tmp") as folder:
        if os.getuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        how = ("-A", "trust", "-U", "wanted", "-E", "UTF8", "--no-locale", "-N")
        _run(Path(folder), programs / "initdb", "-D", Path(folder, "data"), *how)
        _copy(Path(folder, "data"), Path(home, "postgres-files"))
    return str(Path(home, "postgres-files"))


def _as_nobody() -> dict[str, Any]:
    return {"user": NOBODY, "group": NOBODY, "extra_groups": ()} if os.getuid() == 0 else {}


def _copy(data: Path, to: Path) -> None:
    """Copy a server's files, for the user who runs the server and removes them."""
    subprocess.run(["cp", "-a", data, to], check=True)  # a third of copytree's time
    if os.getuid() == 0:
        subprocess.run(["chown", "-R", str(NOBODY), to], check=True)


def _children(process: int) -> list[str]:
    children = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True)
    return children.stdout.split()


@cache
def server() -> Server | None:
    """Return this process's server, started at the first call; None where there is no PostgreSQL."""
    initdb = shutil.which("initdb")
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    program = places[-1] if places else Path(initdb) if initdb else None
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return None
    return None if program is None else Server(program.resolve().parent)


def required() -> Server:
    """Return the server, or skip the test; `.ci/run` needs it."""
    running = server()
    if running is None:
        (pytest.fail if "NEED_POSTGRES" in os.environ else pytest.skip)(ABSENT)
    return running


_TEMPLATE: list[str] = []  # the name of a database with all tables, and its shape
_EMPTIED: list[URL] = []  # databases for the next tests
_SHAPE = """
    SELECT md5(string_agg(part, ' ' ORDER BY part)) FROM (
        SELECT version_num FROM alembic_version
        UNION ALL SELECT concat(attrelid::regclass, attname, atttypid, attnotnull) FROM pg_attribute
        JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace = 'public'::regnamespace
        UNION ALL SELECT concat(conrelid::regclass, conname) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace
        UNION ALL SELECT setconfig::text FROM pg_db_role_setting
        JOIN pg_database ON pg_database.oid = setdatabase WHERE datname = current_database()
        UNION ALL SELECT tablename FROM pg_stats WHERE schemaname = 'public'  -- if it was analyzed
    ) AS parts(part)
"""
_EMPTY = """
    SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
    DO $$
    DECLARE names text := (
        SELECT string_agg(oid::regclass::text, ', ') FROM pg_class WHERE relnamespace = 'public'::regnamespace
        AND relkind = 'r' AND relname <> 'alembic_version' AND pg_relation_size(oid) > 0
    );
    BEGIN
        IF names IS NOT NULL THEN EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY CASCADE'; END IF;
    END $$
"""


async def prepared_on_server() -> URL:
    """Return a new database with all tables and no games; migrations run once per process."""
    if _EMPTIED:
        return _EMPTIED.pop()
    if not _TEMPLATE:
        url = required().new_database()
        await (await Store.open(url, lambda: 0)).close()
        with connected(url) as connection:
            _TEMPLATE.extend([str(url.database), str(connection.scalar(text(_SHAPE)))])
    return required().new_database(_TEMPLATE[0])


def give_back(url: URL) -> None:
    """Empty a prepared database for the next test, or drop it if its tables were changed.

    Making and dropping one takes four times as long.
    """
    with suppress(DBAPIError), connected(url) as connection:
        if connection.scalar(text(_SHAPE)) == _TEMPLATE[1]:
            connection.execute(text(_EMPTY))
            return _EMPTIED.append(url)
    return required().drop(url)
