"""The WAL position of a PostgreSQL server, kept in a file: a lower one at a start means an older state.

This detects a restored disk snapshot, after which everything in the database looks as it did then.
"""

import os
from logging import getLogger
from pathlib import Path

from sqlalchemy import Connection, text

log = getLogger(__name__)

NAME = "wanted.position"  # in the data directory
PAUSE = 60  # seconds from one writing to the next
_NOW = """
SELECT system_identifier || ' ' || (SELECT oid FROM pg_database WHERE datname = current_database()),
    (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint FROM pg_control_system()
"""


class Position:
    """The file, and the position that the running transaction has read for it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / NAME
        self._read: tuple[str, int] | None = None
        self._due = 0

    def is_older(self, connection: Connection) -> bool:
        """Return whether this database was at a later position when the file was written."""
        here, now = connection.execute(text(_NOW)).one()
        try:
            there, _, then = self._file.read_text("ascii").rpartition(" ")
        except (OSError, ValueError):
            return False
        return there == here and then.isdecimal() and now < int(then)

    def look(self, connection: Connection, now: int) -> None:
        """Read the position within a transaction, once a minute."""
        if now >= self._due:
            here, position = connection.execute(text(_NOW)).one()
            self._read, self._due = (here, position), now + PAUSE

    def commit(self) -> None:
        if self._read is None:
            return
        part = self._file.with_name(f"{NAME}.part")
        try:
            part.write_text("{} {}".format(*self._read), "ascii")
            os.replace(part, self._file)
        except OSError as why:  # a full disk: the file lags behind, which is harmless
            log.warning("%s cannot be written: %s", self._file, why)
        self._read = None
