"""Background work by table: one task each, started when its moment comes."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from engine.core.records.errors import error_location

log = logging.getLogger(__name__)


def loop_time() -> float:
    """Return seconds by the event loop's monotonic clock."""
    return asyncio.get_running_loop().time()


TABLE_TASK = re.compile(r"(\w+) \d+")
QUEUES = ("picture", "search")  # tasks without a table in their name


def tasks() -> Counter[str]:
    """Count the running tasks by kind."""
    names = [task.get_name() for task in asyncio.all_tasks()]
    about = (match[1] if (match := TABLE_TASK.fullmatch(name)) else name for name in names)
    return Counter(what for what, name in zip(about, names) if what != name or name in QUEUES)


FIRST_PAUSE, MAX_PAUSE = 30, 3600  # seconds
AT_ONCE = 500  # tables of a backlog at work at once; each may hold its game in memory


class Backoff:
    """Pauses after repeated failures of work at a table, each longer than the previous one."""

    def __init__(self, what: str, now: Callable[[], float] = loop_time) -> None:
        self._what, self._now = what, now
        self._times: Counter[int] = Counter()
        self._until: dict[int, float] = {}

    def may_try(self, table_id: int) -> bool:
        return self._until.get(table_id, 0) <= self._now()

    def failed(self, table_id: int, why: Exception) -> None:
        """Log an error without secrets, and pause at this table if it has failed before."""
        self._times[table_id] += 1
        times = self._times[table_id]
        pause = min(FIRST_PAUSE * 2 ** (times - 2), MAX_PAUSE) if times > 1 else 0
        self._until[table_id] = self._now() + pause
        details = (self._what, table_id, times, error_location(why))
        log.error("%s failed at table %s, try %s: %s", *details, extra={"error": why})

    def over(self, table_id: int) -> None:
        if table_id in self._until:
            del self._times[table_id], self._until[table_id]


class KeyedWorker:
    """Runs `work(table)` until nothing is left, never twice at once for a table."""

    def __init__(
        self, what: str, work: Callable[[int], Awaitable[bool]], now: Callable[[], float] = loop_time
    ) -> None:
        """`work` does one piece and returns whether more may be left.

        What it raises is logged; after repeated errors a table is ignored for a while.
        """
        self._what = what
        self._work = work
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failures = Backoff(what, now)
        self._again: set[int] = set()  # notified while the task was working
        self._renewed: set[int] = set()  # to restart when the task has ended
        self._backlog: dict[int, None] = {}  # in order

    def notify(self, table_id: int) -> None:
        """Start work at this table; if it is under way, look again afterwards."""
        if self._at_work(table_id):
            self._again.add(table_id)
        elif self._failures.may_try(table_id):
            self._tasks[table_id] = asyncio.create_task(self._run(table_id), name=f"{self._what} {table_id}")

    def work_off(self, table_ids: Iterable[int]) -> None:
        """Start work at many tables in order, a limited number at once; `notify` never waits for them."""
        self._backlog |= dict.fromkeys(table_ids)
        while self._backlog and len(self._tasks) < AT_ONCE:
            table_id = next(iter(self._backlog))
            del self._backlog[table_id]
            self.notify(table_id)

    def restart(self, table_id: int) -> None:
        """Cancel work at this table, if any, and start again."""
        if not self._at_work(table_id):
            self.work_off((table_id,))
        elif table_id not in self._renewed:
            self._renewed.add(table_id)
            self._tasks[table_id].add_done_callback(lambda _: self._begin_again(table_id))
            self._tasks[table_id].cancel()

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

    def _at_work(self, table_id: int) -> bool:
        return table_id in self._tasks and not self._tasks[table_id].done()

    def _begin_again(self, table_id: int) -> None:
        if table_id in self._renewed:  # otherwise everything was stopped meanwhile
            self._renewed.discard(table_id)
            self.notify(table_id)

    async def _run(self, table_id: int) -> None:
        try:
            while await self._work(table_id) or table_id in self._again:
                self._again.discard(table_id)
            self._failures.over(table_id)
        except Exception as why:
            self._failures.failed(table_id, why)
        finally:
            # no await since the last check, so no notification can get lost in between
            self._tasks.pop(table_id, None)
            self._again.discard(table_id)
            self.work_off(())


class Moment(Enum):
    """What a step of an update waits for."""

    SAVED = auto()  # a move, or any other change of a table
    ORDERS_DONE = auto()  # no standing order answers now, so the table must be shown
    BOARD_SHOWN = auto()  # the board is up to date, or Discord refuses it for now
    CALLED = auto()  # users were pinged in the channel
    PINGS_DUE = auto()  # the store has pings, at least one of them due
    HAND_DRAWN = auto()  # the late picture of a hand panel is drawn
    REFUSAL_CHANGED = auto()  # Discord starts or stops refusing a table
    THREAD_REFUSED = auto()  # the table is played in the channel of its offer
    SUSPENDED = auto()
    RESUMED = auto()


class Step(NamedTuple):
    """A service that is notified of a table when its moment has come."""

    after: Moment
    name: str
    notify: Callable[[int], None]


class Updates:
    """Starts the steps of a moment. The steps are set later, because they need the services."""

    def __init__(self) -> None:
        self.steps: Sequence[Step] = ()

    def at(self, moment: Moment) -> Callable[[int], None]:
        """Return the function that a service calls with a table when this moment has come."""
        return partial(self._start, moment)

    def _start(self, moment: Moment, table_id: int) -> None:
        for step in self.steps:
            if step.after is moment:
                step.notify(table_id)
