"""Counts for the owner, and how late the bot is with its work."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, ScalarSelect, Select, Table, func, select

from engine.store.database import Part, reads, writes
from engine.store.meta import put_fact, read_fact
from engine.store.offers import OPEN
from engine.store.schema import clocks, offers, pending_pings, seats, tables

HEALTH = "write-probe"  # meta key: written to test whether the database is writable
BACKED_UP = "last-backup-at"  # meta key: when the last copy was made, by command or schedule
CHECK = "last-check"  # meta key: the result of the last full check after a start
BACKUP = "last-backup"  # meta key: the result of the last scheduled backup


@dataclass(frozen=True, slots=True)
class Backup:
    """The result of a scheduled backup, begun `at`.

    good: all `games` were replayed. games: `why` names tables that cannot be gone on with. damaged: the copy
    cannot be opened. unmade: there is no copy. `why` is the operating system's or the database's word.
    """

    at: int
    code: Literal["good", "games", "damaged", "unmade"]
    games: int = 0
    why: str = ""


@dataclass(frozen=True, slots=True)
class Check:
    """The result of the full check after a start, and when it finished.

    `repaired` and `bad` are tables; the bad ones were closed or cannot continue.
    `sound`: no index had to be made again.
    """

    at: int
    tables: int
    repaired: Sequence[int] = ()
    bad: Sequence[int] = ()
    sound: bool = True


@dataclass(frozen=True, slots=True)
class Stats:
    """Counts of one moment; `overdue`: seconds since the oldest due task, 0 if none is due."""

    tables: dict[str, int]  # open ones, by game
    suspended: int
    boards_behind: int  # boards that do not show the latest ply
    offers: int
    overdue: int
    backed_up: int  # UTC seconds, 0 if never
    backup: Backup | None  # the last scheduled one
    check: Check | None  # the last finished one


@dataclass(frozen=True, slots=True)
class RulesPlayed:
    """The number of open tables with these rules; `fingerprint` is that of their deals."""

    game: str
    version: int
    fingerprint: str
    tables: int


class StatsStore(Part):
    @reads
    def figures(self, connection: Connection) -> Stats:
        played = select(tables.c.game, func.count()).where(tables.c.winners.is_(None)).group_by(tables.c.game)
        by_game = {row[0]: row[1] for row in connection.execute(played)}
        suspended = (tables.c.winners.is_(None), tables.c.suspended_at.is_not(None))
        behind = (tables.c.board_ply < tables.c.last_ply, tables.c.suspended_at.is_(None))
        counted = [
            _count(tables, *suspended),
            _count(tables, *behind),
            _count(offers, offers.c.state == OPEN),
        ]
        due = [moment for moment in (connection.scalar(each) for each in _CHORES) if moment]
        overdue = max(0, self._database.now() - min(due)) if due else 0
        numbers = connection.execute(select(*counted)).one()
        return Stats(
            by_game, numbers[0], numbers[1], numbers[2], overdue, *_backups(connection), _check(connection)
        )

    @reads
    def rules_played(self, connection: Connection) -> list[RulesPlayed]:
        by = (tables.c.game, tables.c.rules_version, tables.c.rules_fingerprint)
        counted = select(*by, func.count()).where(tables.c.winners.is_(None)).group_by(*by).order_by(*by)
        return [RulesPlayed(*row) for row in connection.execute(counted)]

    @writes
    def prove_writable(self, connection: Connection) -> None:
        """Write something small; raises `SaveFailed` if nothing can be written."""
        put_fact(connection, HEALTH, str(self._database.now()))

    @reads
    def backups(self, connection: Connection) -> tuple[int, Backup | None]:
        """Return when the last copy was made, 0 if never, and the result of the last scheduled one."""
        return _backups(connection)

    @writes
    def save_backup(self, connection: Connection, backup: Backup) -> None:
        put_fact(connection, BACKUP, json.dumps(asdict(backup)))
        if backup.code in ("good", "games"):
            put_fact(connection, BACKED_UP, str(backup.at))

    @reads
    def checked(self, connection: Connection) -> Check | None:
        return _check(connection)

    @writes
    def save_check(self, connection: Connection, check: Check) -> None:
        put_fact(connection, CHECK, json.dumps(asdict(check)))


def _check(connection: Connection) -> Check | None:
    found = read_fact(connection, CHECK)
    return None if found is None else Check(**json.loads(found))


def _backups(connection: Connection) -> tuple[int, Backup | None]:
    times, last = read_fact(connection, BACKED_UP), read_fact(connection, BACKUP)
    return int(times or 0), None if last is None else Backup(**json.loads(last))


def _count(table: Table, *wanted: ColumnElement[bool]) -> ScalarSelect[int]:
    return select(func.count()).select_from(table).where(*wanted).scalar_subquery()


# When the next clock, ping and offer are due.
_CHORES: tuple[Select[Any], ...] = (
    select(func.min(clocks.c.next_check_at))
    .join(tables, tables.c.id == clocks.c.table_id)
    .join(seats, (seats.c.table_id == clocks.c.table_id) & (seats.c.seat == clocks.c.seat))
    .where(seats.c.user_id.is_not(None), tables.c.suspended_at.is_(None)),
    select(func.min(pending_pings.c.due_at)).where(
        pending_pings.c.is_done.is_(False), pending_pings.c.due_at > 0
    ),
    select(func.min(offers.c.expires_at)).where(offers.c.state == OPEN),
)
