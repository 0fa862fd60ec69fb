"""Counts for the owner, and how overdue the bot's work is."""

import json
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, ScalarSelect, Select, Table, case, func, select

from engine.core.records.offers import OPEN
from engine.core.records.stats import Backup, Check, ProcessState, RulesPlayed, Stats
from engine.store import leases
from engine.store.database import Part, reads, writes
from engine.store.meta import put_fact, read_fact
from engine.store.schema.club import deal_runs, sealed_deals
from engine.store.schema.games import clocks, offers, pending_pings, seats, tables
from engine.store.seat_clocks import heartbeat_key

HEALTH = "write-probe"  # meta key: written to test whether the database is writable
BACKED_UP = "last-backup-at"  # meta key: when the last copy was made, by command or schedule
CHECK = "last-check"  # meta key: the result of the last full check after a start
BACKUP = "last-backup"  # meta key: the result of the last scheduled backup


_OPEN_BY_GUILD = (
    select(tables.c.guild_id, func.count()).where(tables.c.winners.is_(None)).group_by(tables.c.guild_id)
)


class StatsStore(Part):
    @reads
    def stats(self, connection: Connection) -> Stats:
        played = (
            select(tables.c.game, func.count().label("tables"))
            .where(tables.c.winners.is_(None))
            .group_by(tables.c.game)
        )
        by_game = {row.game: row.tables for row in connection.execute(played)}
        suspended = (tables.c.winners.is_(None), tables.c.suspended_at.is_not(None))
        behind = (tables.c.board_ply < tables.c.last_ply, tables.c.suspended_at.is_(None))
        counts = connection.execute(
            select(
                _count(tables, *suspended).label("suspended"),
                _count(tables, *behind).label("behind"),
                _count(offers, offers.c.state == OPEN).label("offers"),
            )
        ).one()
        due = [moment for moment in map(connection.scalar, _CHORES) if moment]
        overdue = max(0, self._database.now() - min(due)) if due else 0
        made_at, backup = _backups(connection)
        return Stats(
            tables=by_game,
            suspended=counts.suspended,
            boards_behind=counts.behind,
            offers=counts.offers,
            overdue=overdue,
            backed_up=made_at,
            backup=backup,
            check=_check(connection),
        )

    @reads
    def daily_wins(self, connection: Connection, day: int) -> list[tuple[int, int, int]]:
        """Return days since this one, each with how many finished its daily deals, and how many won."""
        deals = connection.execute(
            select(sealed_deals.c.id, sealed_deals.c.day).where(sealed_deals.c.day >= day)
        )
        days = {deal.id: deal.day for deal in deals}
        won = func.sum(case((deal_runs.c.won == 2, 1), else_=0))
        rows = connection.execute(
            select(deal_runs.c.deal_id, func.count().label("finished"), won.label("won"))
            .where(deal_runs.c.deal_id.in_(list(days)), deal_runs.c.won.is_not(None))
            .group_by(deal_runs.c.deal_id)
        )
        return [(days[row.deal_id], row.finished, row.won) for row in rows]

    @reads
    def rules_played(self, connection: Connection) -> list[RulesPlayed]:
        rules = (
            tables.c.game,
            tables.c.rules_version.label("version"),
            tables.c.rules_fingerprint.label("fingerprint"),
        )
        counts = select(*rules, func.count().label("tables")).where(tables.c.winners.is_(None))
        rows = connection.execute(counts.group_by(*rules).order_by(*rules))
        return [RulesPlayed(**row._mapping) for row in rows]

    @reads
    def processes(self, connection: Connection) -> list[ProcessState]:
        """Return the processes that share this database; empty for a file."""
        if connection.dialect.name == "sqlite":
            return []
        states, processes = list[ProcessState](), leases.processes(connection)
        guilds = connection.execute(_OPEN_BY_GUILD).all() if processes else []
        for process in processes:
            open_tables = sum(count for guild_id, count in guilds if process.shards.has(guild_id))
            keys = [heartbeat_key(number, process.shards) for number in process.shards.numbers]
            beats = [int(beat) for key in keys if (beat := read_fact(connection, key)) is not None]
            states.append(
                ProcessState(
                    str(process.shards),
                    process.host,
                    process.is_waiting,
                    process.since,
                    open_tables,
                    min(beats, default=None),
                )
            )
        return states

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
    check = read_fact(connection, CHECK)
    return None if check is None else Check(**json.loads(check))


def _backups(connection: Connection) -> tuple[int, Backup | None]:
    made_at, backup = read_fact(connection, BACKED_UP), read_fact(connection, BACKUP)
    return int(made_at or 0), None if backup is None else Backup(**json.loads(backup))


def _count(table: Table, *wanted: ColumnElement[bool]) -> ScalarSelect[int]:
    return select(func.count()).select_from(table).where(*wanted).scalar_subquery()


# When the next clock, ping and offer are due. PostgreSQL would read all clocks for a minimum over a join.
_CHORES: tuple[Select[Any], ...] = (
    select(clocks.c.next_check_at)
    .join(tables, tables.c.id == clocks.c.table_id)
    .join(seats, (seats.c.table_id == clocks.c.table_id) & (seats.c.seat == clocks.c.seat))
    .where(clocks.c.next_check_at.is_not(None), seats.c.user_id.is_not(None), tables.c.suspended_at.is_(None))
    .order_by(clocks.c.next_check_at)
    .limit(1),
    select(func.min(pending_pings.c.due_at)).where(
        pending_pings.c.is_done.is_(False), pending_pings.c.due_at > 0
    ),
    select(func.min(offers.c.expires_at)).where(offers.c.state == OPEN),
)
