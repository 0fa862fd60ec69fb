"""One task for each table that has something to do; it ends when nothing is left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


class Chores:
    """Runs `work(table)` until it says that nothing is left, never twice at once for a table."""

    def __init__(self, what: str, work: Callable[[int], Awaitable[bool]]) -> None:
        """`work` does one piece and says whether more may be left; what it raises is logged."""
        self._what = what
        self._work = work
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()  # poked while the task was at work

    def poke(self, table: int) -> None:
        """There may be something to do at this table now."""
        if table in self._tasks:
            self._again.add(table)
        else:
            self._tasks[table] = asyncio.create_task(self._run(table), name=f"{self._what} {table}")

    async def stop(self) -> None:
        """Cancel what is under way and wait until it has ended."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def finish(self) -> None:
        """Wait until all that is under way has ended by itself."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, table: int) -> None:
        try:
            while await self._work(table) or table in self._again:
                self._again.discard(table)
        except Exception:
            log.exception("%s failed at table %s", self._what, table)
        finally:
            # nothing was awaited since the last look, so no poke falls in between and is lost
            self._tasks.pop(table, None)
            self._again.discard(table)
