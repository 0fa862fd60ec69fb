"""The check of the database file and of every open table after a start, while the bot plays."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from bot.worker import elapsed
from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.core.records.stats import Check
from engine.store.store import Store
from engine.tables.inspection import Games, Inspection, TableFinding, check_rows
from engine.tables.service import Tables

log = logging.getLogger(__name__)

PAUSE = 0.05  # seconds between two tables, at least
SHARE = 9  # the pause after a table, as a multiple of its time, leaves nine tenths for presses


class BackgroundCheck:
    """Checks everything once, in other threads and with pauses.

    If the file itself is damaged, the bot must stop, and `failed` names the good copy.
    """

    def __init__(self, store: Store, tables: Tables, games: Games, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._inspection = Inspection(store, games, now, tables)
        self._task: asyncio.Task[None] | None = None
        self._failed = asyncio.Event()
        self._failure: StoreUnavailable | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._check(), name="check")

    async def stop(self) -> None:
        """Stop after the current read; the next start checks everything again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def failed(self) -> StoreUnavailable:
        """Wait until damage to the file is found; wait forever if it is sound."""
        await self._failed.wait()
        assert self._failure is not None
        return self._failure

    async def _check(self) -> None:
        try:
            is_sound = await self._store.check_file()
            if not is_sound:
                log.warning("rebuilt damaged indexes")
            await check_rows(self._store)
            findings = list[TableFinding]()
            for table_id in await self._store.games.open_tables():
                began = elapsed()
                findings.append(await self._inspection.of(table_id))
                await asyncio.sleep(max(PAUSE, SHARE * (elapsed() - began)))
            await self._save(is_sound, findings)
        except StoreUnavailable as error:
            if error.code == "unreachable":  # the server is away, which says nothing about any row
                log.warning("the check was not finished: the database's server does not answer")
                return
            self._failure = error
            self._failed.set()
        except Exception:
            log.exception("the check was not finished")

    async def _save(self, is_sound: bool, findings: list[TableFinding]) -> None:
        repaired = tuple(finding.table_id for finding in findings if finding.code == "repaired")
        bad = tuple(finding.table_id for finding in findings if finding.is_bad)
        log.info("%d open tables were replayed: %d repaired, %d bad", len(findings), len(repaired), len(bad))
        for finding in findings:
            if finding.is_bad:
                log.error("table %s was found %s: %s", finding.table_id, finding.code, finding.why)
        with suppress(SaveFailed):  # a full disk, which is logged elsewhere
            await self._store.stats.save_check(Check(self._now(), len(findings), repaired, bad, is_sound))
