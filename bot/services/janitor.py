"""Ends expired offers, retries what was refused, makes backups, looks through everything after a start.

A press on an expired offer that it has not reached yet ends that offer too.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

from discord.ext import tasks

from bot.worker import elapsed
from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.core.records.offers import Offer
from engine.store.stats import Backup, Check
from engine.store.store import Store
from engine.tables.inspection import Games, Inspection, TableFinding, check_rows, inspect_copy
from engine.tables.offers import Offers
from engine.tables.service import Tables

log = logging.getLogger(__name__)


class Janitor:
    """Runs every 30 seconds, from the start of the bot to its end."""

    def __init__(
        self,
        offers: Offers,
        ready: Callable[[], bool],
        show_ended: Callable[[Offer], Awaitable[None]],
        catch_ups: Sequence[Callable[[], Awaitable[object]]],
    ) -> None:
        """`ready`: is Discord connected? `show_ended` updates the message of an offer that has ended.

        `catch_ups` are called each time as well, in this order.
        """
        self._offers = offers
        self._ready = ready
        self._show_ended = show_ended
        self._catch_ups = catch_ups

    def start(self) -> None:
        """Start looking."""
        self._sweep.start()

    async def stop(self) -> None:
        """Stop; an offer that is being ended now may keep its buttons, whose press says so."""
        self._sweep.cancel()

    @tasks.loop(seconds=30)
    async def _sweep(self) -> None:
        if not self._ready():  # languages of servers are not known yet
            return
        try:
            for offer in await self._offers.expire_overdue():
                await self._show(offer)
            for catch_up in self._catch_ups:
                await catch_up()
        except Exception:  # whatever escapes here would stop the loop for ever
            log.exception("the sweep was not finished")

    async def _show(self, offer: Offer) -> None:
        try:
            await self._show_ended(offer)
        except Exception:  # the others are to be shown all the same
            log.exception("offer %s is not shown as ended", offer.id)


NAME = "wanted-%Y%m%d-%H%M%S.sqlite3"  # in UTC
ANY = "wanted-????????-??????.sqlite3"
DAMAGED = "wanted-damaged.sqlite3"  # the last that was; it counts as none
AGAIN = 3600  # seconds after which a backup that failed is made again
BREATH = 0.02  # seconds between two games of a trial, in which only the bot computes


class _Stopped(Exception):
    """The bot stops in the middle of a trial."""


class Backups:
    """Copies the database every so many hours, tries the copy at once, and deletes the oldest copies.

    A copy is tried in another thread, by a store of its own. Whatever fails is logged and tried again.
    """

    def __init__(
        self, store: Store, games: Games, now: Callable[[], int], plan: tuple[int, int] | None
    ) -> None:
        """`plan`: every how many seconds, and how many copies are kept; None: no backups."""
        self._store, self._games, self._now, self._plan = store, games, now, plan
        self.folder = store.path.parent / "backups"
        self._due: int | None = None  # None: not known yet
        self._task: asyncio.Task[None] | None = None
        self._stopping = Event()

    async def catch_up(self) -> None:
        """Begin a backup if one is due; nobody waits for it."""
        if self._plan is None or (self._task is not None and not self._task.done()):
            return
        if self._due is None:
            _, last = await self._store.backups()
            self._due = self._next(last) if last is not None else 0
        if self._now() >= self._due:
            self._task = asyncio.create_task(self._back_up(self._plan[1]), name="backup")

    async def stop(self) -> None:
        """Stop a trial after the game that it replays; the copy stays, and counts as untried."""
        self._stopping.set()
        if self._task is not None:
            await self._task

    def _next(self, last: Backup) -> int:
        """When the next is due. A last one in the future is one of a wrong clock."""
        every = self._plan[0] if self._plan else 0
        pause = min(AGAIN, every) if last.code == "unmade" or last.code == "damaged" else every
        return last.at + pause if last.at <= self._now() else 0

    async def _back_up(self, keep: int) -> None:
        at = self._now()
        path = self.folder / datetime.fromtimestamp(at, UTC).strftime(NAME)
        try:
            found = await self._made(path, at)
        except _Stopped:
            return
        self._due = self._next(found)
        if found.code == "good":
            log.info("backup %s: %d games were replayed, all are good", path, found.games)
        else:
            log.error("backup %s is %s: %s", path, WORDS[found.code], found.why)
        with suppress(SaveFailed):  # a full disk, of which that line has told
            await self._store.save_backup(found)
        if found.code in ("good", "games"):
            await asyncio.to_thread(_drop_older, path, keep)

    async def _made(self, path: Path, at: int) -> Backup:
        """Make a copy and try it; raises nothing but `_Stopped`."""
        try:
            await asyncio.to_thread(self.folder.mkdir, exist_ok=True)
            await self._store.backup(path)
        except Exception as why:
            return Backup(at, "unmade", why=_word(why))
        try:
            trial = inspect_copy(path, self._games, self._now, self._breathe)
            report = await asyncio.to_thread(asyncio.run, trial)
        except _Stopped:
            raise
        except Exception as why:
            return await asyncio.to_thread(_set_aside, path, Backup(at, "damaged", why=_word(why)))
        bad = report.bad
        named = f"tables {', '.join(map(str, bad))}" if bad else ""
        return Backup(at, "games" if bad else "good", len(report.games), named)

    def _breathe(self, _done: int, _of: int) -> None:
        if self._stopping.wait(BREATH):
            raise _Stopped


WORDS = {
    "games": "sound, but has games that cannot be gone on with",
    "damaged": f"damaged and called {DAMAGED} now",
    "unmade": "not made",
}


def _word(error: Exception) -> str:
    """What an error says in a few words."""
    match error:
        case StoreUnavailable():
            return f"{error.code}, {error.facts.get('why', '')}"
        case OSError(strerror=str(said)):
            return said
    return f"{type(error).__name__} {error}"


def _set_aside(path: Path, found: Backup) -> Backup:
    """Rename a damaged copy, so that it takes no good one's place."""
    with suppress(OSError):
        os.replace(path, path.with_name(DAMAGED))
    return found


def _drop_older(made: Path, keep: int) -> None:
    """Delete all but the newest copies, and what a process that was killed has left of the deleted ones."""
    kept = sorted(file.name for file in made.parent.glob(ANY))[-keep:]
    for old in made.parent.glob(f"{ANY}*"):
        if old.name >= min(kept[0], made.name):
            continue
        try:
            shutil.rmtree(old) if old.is_dir() else old.unlink()
        except OSError as why:
            log.warning("the old backup %s is not deleted: %s", old, why.strerror)


PAUSE = 0.05  # seconds at least from one table to the next
SHARE = 9  # times as long as a table has taken: the pause after it, so that nine tenths are for presses


class BackgroundCheck:
    """One look through the file and every open table while the bot plays, in other threads, with pauses.

    Where the file itself is damaged the bot cannot go on, and `failed` says which copy is good.
    """

    def __init__(self, store: Store, tables: Tables, games: Games, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._inspection = Inspection(store, games, now, tables)
        self._task: asyncio.Task[None] | None = None
        self._failed = asyncio.Event()
        self._why: StoreUnavailable | None = None

    def start(self) -> None:
        """Start looking."""
        self._task = asyncio.create_task(self._look(), name="check")

    async def stop(self) -> None:
        """Stop after what is being read now; the next start looks at everything again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def failed(self) -> StoreUnavailable:
        """Wait until the file itself is found damaged, for ever if it is not."""
        await self._failed.wait()
        assert self._why is not None
        return self._why

    async def _look(self) -> None:
        try:
            sound = await self._store.check_file()
            if not sound:
                log.warning("damaged indexes were found and made again")
            await self._finish(sound, await self._looked_at())
        except StoreUnavailable as why:
            self._why = why
            self._failed.set()
        except Exception:
            log.exception("the check was not finished")

    async def _looked_at(self) -> list[TableFinding]:
        await check_rows(self._store)
        found = []
        for table in await self._store.open_tables():
            began = elapsed()
            found.append(await self._inspection.of(table))
            await asyncio.sleep(max(PAUSE, SHARE * (elapsed() - began)))
        return found

    async def _finish(self, sound: bool, found: list[TableFinding]) -> None:
        repaired = tuple(each.table_id for each in found if each.code == "repaired")
        bad = tuple(each.table_id for each in found if each.is_bad)
        log.info("%d open tables were replayed: %d repaired, %d bad", len(found), len(repaired), len(bad))
        for each in found:
            if each.table_id in bad:
                log.error("table %s was found %s: %s", each.table_id, each.code, each.why)
        with suppress(SaveFailed):  # a full disk, of which others tell
            await self._store.save_check(Check(self._now(), len(found), repaired, bad, sound))
