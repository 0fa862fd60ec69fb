"""Background work by key, such as a table: one task each, started when its moment comes."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable

from engine.core.records.errors import error_location

log = logging.getLogger(__name__)


def loop_time() -> float:
    """Return seconds by the event loop's monotonic clock."""
    return asyncio.get_running_loop().time()


KEYED_TASK = re.compile(r"([a-z ]+) \d+")
QUEUES = ("picture", "search")  # tasks without a key in their name


def tasks() -> Counter[str]:
    names = [task.get_name() for task in asyncio.all_tasks()]
    about = (match[1] if (match := KEYED_TASK.fullmatch(name)) else name for name in names)
    return Counter(what for what, name in zip(about, names) if what != name or name in QUEUES)


FIRST_PAUSE, MAX_PAUSE = 30, 3600  # seconds
AT_ONCE = 500  # keys of a backlog at work at once; each may hold a game in memory


class Backoff:
    """Pauses after repeated failures of work, each longer than the previous one."""

    def __init__(self, what: str, now: Callable[[], float] = loop_time) -> None:
        self._what, self._now = what, now
        self._times: Counter[int] = Counter()
        self._until: dict[int, float] = {}

    def may_try(self, key: int) -> bool:
        return self._until.get(key, 0) <= self._now()

    def failed(self, key: int, why: Exception) -> None:
        """Log an error without secrets, and pause if the same work has failed before."""
        self._times[key] += 1
        times = self._times[key]
        pause = min(FIRST_PAUSE * 2 ** (times - 2), MAX_PAUSE) if times > 1 else 0
        self._until[key] = self._now() + pause
        details = (self._what, key, times, error_location(why))
        log.error("%s failed for %s, try %s: %s", *details, extra={"error": why})

    def over(self, key: int) -> None:
        if key in self._until:
            del self._times[key], self._until[key]


class KeyedWorker:
    """Runs `work(key)` until nothing is left, never twice at once for a key.

    A key is the id of a table, a message, a deal or a tournament; a worker's keys are of one kind.
    """

    def __init__(
        self, what: str, work: Callable[[int], Awaitable[bool]], now: Callable[[], float] = loop_time
    ) -> None:
        """`work` does one piece and returns whether more may be left.

        What it raises is logged; after repeated errors a key is ignored for a while.
        """
        self._what = what
        self._work = work
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failures = Backoff(what, now)
        self._again: set[int] = set()  # notified while the task was working
        self._renewed: set[int] = set()  # to restart when the task has ended
        self._backlog: dict[int, None] = {}  # in order

    def notify(self, key: int) -> None:
        """Start this work; if it is under way, look again afterwards."""
        if self._at_work(key):
            self._again.add(key)
        elif self._failures.may_try(key):
            self._tasks[key] = asyncio.create_task(self._run(key), name=f"{self._what} {key}")

    def work_off(self, keys: Iterable[int]) -> None:
        """Start work at many keys in order, a limited number at once; `notify` never waits for them."""
        self._backlog |= dict.fromkeys(keys)
        while self._backlog and len(self._tasks) < AT_ONCE:
            key = next(iter(self._backlog))
            del self._backlog[key]
            self.notify(key)

    def restart(self, key: int) -> None:
        """Cancel this work, if it is under way, and start again."""
        if not self._at_work(key):
            self.work_off((key,))
        elif key not in self._renewed:
            self._renewed.add(key)
            self._tasks[key].add_done_callback(lambda _: self._begin_again(key))
            self._tasks[key].cancel()

    async def stop(self) -> None:
        self._backlog.clear()
        self._renewed.clear()
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def finish(self) -> None:
        """Wait for all running tasks, and forget those that have not begun."""
        self._backlog.clear()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _at_work(self, key: int) -> bool:
        return key in self._tasks and not self._tasks[key].done()

    def _begin_again(self, key: int) -> None:
        if key in self._renewed:  # otherwise everything was stopped meanwhile
            self._renewed.discard(key)
            self.notify(key)

    async def _run(self, key: int) -> None:
        try:
            while await self._attempt(key):
                self._again.discard(key)
        finally:
            # no await since the last check, so no notification can get lost in between
            self._tasks.pop(key, None)
            self._again.discard(key)
            self.work_off(())

    async def _attempt(self, key: int) -> bool:
        """Do one piece of work; return whether to go on at once, also after a first failure."""
        try:
            if await self._work(key) or key in self._again:
                return True
            self._failures.over(key)
        except Exception as why:
            self._failures.failed(key, why)
            return key in self._again and self._failures.may_try(key)
        return False
