"""The other processes of the bot: each serves its own shards, and all share one database.

See engine/store/leases.py for the locks by which they divide the shards. What changes for a person in one
process, and what the owner asks of all, the others hear within `TOUCH_SECONDS`.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from bot.services.user_cache import UserCache
from engine.core.records.errors import SaveFailed
from engine.store.database import EVERYTHING, Database
from engine.store.leases import TOUCH_SECONDS
from engine.store.meta import MetaStore
from engine.store.shards import Shards
from engine.store.stats import StatsStore

log = logging.getLogger(__name__)

STOP = "stop"
READY = "ready"  # meta key, followed by shards: when their process last connected to Discord
LOOK, LOOKS = 0.2, 40  # seconds between two looks whether another process is ready; the most looks


class Processes:
    """Keeps our shards, and tells and hears what concerns other processes. Alone, it does nothing."""

    def __init__(
        self,
        database: Database,
        meta: MetaStore,
        stats: StatsStore,
        users: UserCache,
        changed: Callable[[int], Coroutine[Any, Any, None]],
        stop_asked: Callable[[], object],
    ) -> None:
        """`changed` is called with a table that another process changed, `stop_asked` when all must stop."""
        self._database, self._meta, self._stats, self._users = database, meta, stats, users
        self._changed, self._stop_asked = changed, stop_asked
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def shards(self) -> Shards:
        return self._database.shards

    def start(self) -> None:
        if self.shards.are_all:
            return
        loop = asyncio.get_running_loop()

        def heard(notice: str) -> None:
            loop.call_soon_threadsafe(self._hear, notice)

        self._database.heard = heard
        self._begin(self._stay())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def announce_ready(self) -> None:
        """Tell the process that had our shards before that it need not answer any more."""
        if not self.shards.are_all:
            await self._meta.set(f"{READY} {self.shards}", str(self._database.now()))

    async def hand_over(self) -> None:
        """Release our shards if another process waits for them, and wait until it answers users."""
        if self.shards.are_all or not await self._is_awaited():
            return
        key = f"{READY} {self.shards}"
        before = await self._meta.get(key)
        await self._database.release()
        for _ in range(LOOKS):
            await asyncio.sleep(LOOK)
            if await self._meta.get(key) != before:
                break

    async def _is_awaited(self) -> bool:
        for _ in range(3):  # between two tries, a process that waits is not connected
            for state in await self._stats.processes():
                if state.is_waiting and state.shards == str(self.shards):
                    return True
            await asyncio.sleep(LOOK)
        return False

    async def stop_all(self) -> None:
        """Ask the other processes to stop, too; raises `SaveFailed`."""
        await self._database.write(lambda connection: self._database.notify_others(connection, STOP))

    async def _stay(self) -> None:
        while True:
            with suppress(SaveFailed):  # the server is away, or `Database.lost` ends this process
                await self._database.touch()
            await asyncio.sleep(TOUCH_SECONDS)

    def _hear(self, notice: str) -> None:
        log.debug("another process: %s", notice)
        match notice.split():
            case ["user", number]:
                self._begin(self._users.reload(int(number)))
            case ["table", number]:
                self._begin(self._changed(int(number)))
            case [word] if word == EVERYTHING:
                self._begin(self._users.load())
            case [word] if word == STOP:
                self._stop_asked()
            case _:
                log.warning("another process tells what this version does not know: %s", notice)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="processes")
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("not followed: what another process has changed", exc_info=task.exception())
