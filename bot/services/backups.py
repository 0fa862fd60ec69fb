"""Scheduled backups: each copy of the database is tested at once, and the oldest copies are deleted."""

import asyncio
import logging
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.core.records.stats import Backup
from engine.store.store import Store
from engine.tables.inspection import Games, inspect_copy

log = logging.getLogger(__name__)

NAME = "wanted-%Y%m%d-%H%M%S.sqlite3"  # in UTC
ANY = "wanted-????????-??????.sqlite3"
DAMAGED = "wanted-damaged.sqlite3"  # the last damaged copy; it is not counted as a copy
RETRY_SECONDS = 3600  # seconds until a failed backup is retried
BREATH = 0.02  # seconds of pause between two games of a test, in which the bot works
RESULTS = {
    "games": "sound, but has games that cannot be continued",
    "damaged": f"damaged and called {DAMAGED} now",
    "unmade": "not made",
}


class _Stopped(Exception):
    """The bot stops while a copy is tested."""


class Backups:
    """Makes and tests copies in another thread with its own store; failures are logged and retried."""

    def __init__(
        self, store: Store, games: Games, now: Callable[[], int], plan: tuple[int, int] | None, folder: Path
    ) -> None:
        """`plan`: the seconds between two copies and how many are kept; None: no backups."""
        self._store, self._games, self._now, self._plan = store, games, now, plan
        self.folder = folder
        self._due_at: int | None = None  # None: not read yet
        self._task: asyncio.Task[None] | None = None
        self._stopping = Event()

    def database_size(self) -> int:
        """Return the bytes of the database file; 0 for a server, which has a disk of its own."""
        database = self._store.database
        return database.path.stat().st_size if database.is_file else 0

    async def catch_up(self) -> None:
        """Begin a backup if one is due, without waiting for it."""
        if self._plan is None or (self._task is not None and not self._task.done()):
            return
        seconds, keep = self._plan
        if self._due_at is None:
            _, last = await self._store.stats.backups()
            self._due_at = self._next(last, seconds) if last is not None else 0
        if self._now() >= self._due_at:
            self._task = asyncio.create_task(self._back_up(seconds, keep), name="backup")

    async def stop(self) -> None:
        """Stop a test after the current game; the copy is kept, and counts as untested."""
        self._stopping.set()
        if self._task is not None:
            await self._task

    def _next(self, last: Backup, seconds: int) -> int:
        pause = min(RETRY_SECONDS, seconds) if last.code in ("unmade", "damaged") else seconds
        # a last backup in the future comes from a wrong clock
        return last.at + pause if last.at <= self._now() else 0

    async def _back_up(self, seconds: int, keep: int) -> None:
        now = self._now()
        path = self.folder / datetime.fromtimestamp(now, UTC).strftime(NAME)
        try:
            backup = await self._make(path, now)
        except _Stopped:
            return
        self._due_at = self._next(backup, seconds)
        if backup.code == "good":
            log.info("backup %s: replayed %d games, all sound", path, backup.games)
        else:
            log.error("backup %s is %s: %s", path, RESULTS[backup.code], backup.why)
        try:
            with suppress(SaveFailed):  # a full disk, just logged
                await self._store.stats.save_backup(backup)
            if backup.code in ("good", "games"):
                await asyncio.to_thread(_drop_older, path, keep)
        except Exception:  # nobody else would log it, and `stop` would raise it
            log.exception("backup %s was not finished", path)

    async def _make(self, path: Path, now: int) -> Backup:
        """Make and test a copy; raises only `_Stopped`."""
        try:
            await asyncio.to_thread(self.folder.mkdir, exist_ok=True)
            await self._store.backup(path)
        except Exception as error:
            return Backup(now, "unmade", why=_brief(error))
        try:
            trial = inspect_copy(path, self._games, self._now, self._breathe)
            report = await asyncio.to_thread(asyncio.run, trial)
        except _Stopped:
            raise
        except Exception as error:
            with suppress(OSError):
                await asyncio.to_thread(os.replace, path, path.with_name(DAMAGED))
            return Backup(now, "damaged", why=_brief(error))
        why = f"tables {', '.join(map(str, report.bad))}" if report.bad else ""
        return Backup(now, "games" if report.bad else "good", len(report.games), why)

    def _breathe(self, _done: int, _of: int) -> None:
        if self._stopping.wait(BREATH):
            raise _Stopped


def _brief(error: Exception) -> str:
    match error:
        case StoreUnavailable():
            return f"{error.code}, {error.facts.get('why', '')}"
        case OSError(strerror=str(reason)):
            return reason
    return f"{type(error).__name__} {error}"


def _drop_older(newest: Path, keep: int) -> None:
    """Delete all but the newest copies, and what a killed process left of deleted ones."""
    copies = sorted(file.name for file in newest.parent.glob(ANY))[-keep:]
    for old in newest.parent.glob(f"{ANY}*"):
        if old.name >= min(copies[0], newest.name):
            continue
        try:
            shutil.rmtree(old) if old.is_dir() else old.unlink()
        except OSError as error:
            log.warning("could not delete the old backup %s: %s", old, error.strerror)
