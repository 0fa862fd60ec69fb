"""Looks through the database once after each start: the file, then every open table, one after the other.

The start itself reads no history. What is read and replayed here is done in other threads, with pauses that
leave nine tenths of the time to presses. Damaged tables are rebuilt as at a press; where the file itself is
damaged the bot cannot go on, and says which copy is good.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from bot.worker import elapsed
from engine.core.records import Broken, Unsaved
from engine.store.figures import Check
from engine.store.store import Store
from engine.tables.inspection import Games, Inspected, Inspection
from engine.tables.service import Tables

log = logging.getLogger(__name__)

BREATH = 0.05  # seconds at least from one table to the next
SHARE = 9  # times as long as a table has taken: the pause after it


class BackgroundCheck:
    """One look at everything that is under way, from the start of the bot to its last table."""

    def __init__(self, store: Store, tables: Tables, games: Games, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._inspection = Inspection(store, games, now, tables)
        self._task: asyncio.Task[None] | None = None
        self._failed = asyncio.Event()
        self._why: Broken | None = None

    def start(self) -> None:
        """Start looking."""
        self._task = asyncio.create_task(self._look(), name="check")

    async def stop(self) -> None:
        """Stop after what is being read now; the next start looks at everything again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def failed(self) -> Broken:
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
        except Broken as why:
            self._why = why
            self._failed.set()
        except Exception:
            log.exception("the check was not finished")

    async def _looked_at(self) -> list[Inspected]:
        found = []
        for table in await self._store.open_tables():
            began = elapsed()
            found.append(await self._inspection.of(table))
            await asyncio.sleep(max(BREATH, SHARE * (elapsed() - began)))
        return found

    async def _finish(self, sound: bool, found: list[Inspected]) -> None:
        repaired = tuple(each.table for each in found if each.code == "repaired")
        bad = tuple(each.table for each in found if each.code in ("closed", "newer", "unread"))
        log.info("%d open tables were replayed: %d repaired, %d bad", len(found), len(repaired), len(bad))
        for each in found:
            if each.table in bad:
                log.error("table %s was found %s: %s", each.table, each.code, each.why)
        with suppress(Unsaved):  # a full disk, of which others tell
            await self._store.save_check(Check(self._now(), len(found), repaired, bad, sound))
