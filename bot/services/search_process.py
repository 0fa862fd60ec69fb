"""Levels that search, in a process of their own: neither the loop nor a press waits for them.

A result that comes too late, or not at all, is None: the quick computer player replies instead.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from bot.worker import BrokenProcessPool, Worker, elapsed
from engine.core.decisions import Refused, Seat
from engine.core.log import LogRow
from engine.core.records.errors import error_location
from engine.games import GAMES, MODULES
from engine.search.levels import LEVELS, SearchRequest, run_request
from engine.search.memory import Observation, observations
from engine.search.searcher import SearchResult

if TYPE_CHECKING:  # the process that searches does without the store
    from engine.tables.service import Tables, TableSnapshot

T = TypeVar("T")

log = logging.getLogger(__name__)

PATIENCE = 5.0  # seconds a table waits for a search, including others' turns before it
STUCK = 20  # seconds after which a process ends itself if its search has not finished
THOUGHTS = 5_000  # searches before a new process takes over
IDLE = 600  # seconds without a search after which the process ends
REMEMBERED = 64  # tables whose events are cached
NOTHING: tuple[int, tuple[LogRow, ...]] = (-1, ())
NICE = 10  # presses and pictures come first


class ComputerFailed(Exception):
    """A computer player gave no reply; the text says why, without anything from the view."""


def searches(level: str, game: str) -> bool:
    rules = GAMES.get(game)
    return bool(
        rules and MODULES[rules.family].lookahead and level in LEVELS and LEVELS[level].effort.replies
    )


def seed_of(snapshot: TableSnapshot, seat: Seat) -> str:
    """Return a computer player's seed for a decision, the same after a restart."""
    return sha256(f"computer {snapshot.id} {snapshot.game.ply} {seat}".encode()).hexdigest()


class ObservationCache:
    """The events of tables where a computer player searches; only new log rows are read."""

    def __init__(self) -> None:
        # with the last ply; the newest table is last
        self._known: dict[int, tuple[int, tuple[LogRow, ...]]] = {}

    async def of(self, tables: Tables, snapshot: TableSnapshot) -> tuple[Observation, ...]:
        """Return the events of a game since the deal, without undone ones."""
        ply, rows = self._known.pop(snapshot.id, NOTHING)
        if ply > snapshot.game.ply:
            ply, rows = NOTHING
        new = await tables.log(snapshot.id, after=ply)
        rows += tuple(row for row in new if row.ply <= snapshot.game.ply)
        self._known[snapshot.id] = snapshot.game.ply, rows
        while len(self._known) > REMEMBERED:
            self._known.pop(next(iter(self._known)), None)
        return observations(rows)


async def search_request(
    tables: Tables,
    snapshot: TableSnapshot,
    seat: Seat,
    level: str,
    last: SearchResult | None = None,
    past: ObservationCache | None = None,
) -> SearchRequest:
    """Return the request for a seat's reply at this level.

    `last` is the player's previous result; `past` caches the events read before.
    """
    game, lookahead = snapshot.game, MODULES[snapshot.game.rules.family].lookahead
    events = (
        await (past or ObservationCache()).of(tables, snapshot)
        if lookahead and lookahead.hidden_piles
        else ()
    )
    seed = seed_of(snapshot, seat)
    tail, version = tuple(game.tail), game.rules.version
    request = SearchRequest(
        snapshot.game_key, level, seat, seed, game.checkpoint, tail, events, version=version
    )
    return replace(request, plan=last.line[1:], sure=last.is_proven) if last is not None else request


def reply_to(request: SearchRequest) -> SearchResult:
    """Search, in the process; a failure is returned without cards."""
    try:
        return run_request(request, elapsed)
    except Exception as error:
        raise failure(error) from None


def ready() -> None:
    """Do nothing; running it makes the process load this module and all that a search needs."""


def search_untimed(request: SearchRequest) -> SearchResult:
    """Search without a limit of time, so that the result is the same each time."""
    try:
        return run_request(request)
    except Exception as error:
        raise failure(error) from None


def failure(error: BaseException) -> ComputerFailed:
    """Describe an error by its kind and place, without its message."""
    return ComputerFailed(("the reply is " if isinstance(error, Refused) else "") + error_location(error))


@dataclass(frozen=True, slots=True)
class SearchJob(Generic[T]):
    table_id: int
    think: Callable[[SearchRequest], T]
    request: SearchRequest
    outcome: asyncio.Future[T | None]


@dataclass(frozen=True, slots=True)
class SpareJob(Generic[T]):
    work: Callable[[], T]
    outcome: asyncio.Future[T]


class SearchProcess:
    """One process, and one search at a time; tables take turns."""

    def __init__(self, patience: float = PATIENCE) -> None:
        """`patience` is how many seconds to wait for a search."""
        self.worker = Worker(THOUGHTS, STUCK, NICE, IDLE)
        self.past = ObservationCache()
        self.patience = patience
        self._waiting: dict[int, deque[SearchJob[Any]]] = {}  # by table, the next one first
        self._spare: deque[SpareJob[Any]] = deque()  # done while no table waits
        self._asked: deque[SpareJob[Any]] = deque()  # of these what comes first
        self._thinking: asyncio.Task[None] | None = None
        self.is_spare_time = False  # what it does now can wait

    async def thought(
        self,
        table_id: int,
        think: Callable[[SearchRequest], T],
        request: SearchRequest,
        *,
        in_time: bool = True,
    ) -> T | None:
        """Run `think` in the process for this table; None if it fails or, if `in_time`, is late."""
        job = SearchJob(table_id, think, request, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(table_id, deque()).append(job)
        self._wake()
        try:
            return await asyncio.wait_for(job.outcome, self.patience if in_time else None)
        except TimeoutError:
            log.warning("table %s: no search result in %g seconds", table_id, self.patience)
            return None

    async def in_spare_time(self, work: Callable[[], T], *, first: bool = False) -> T:
        """Run a short piece of work in the process when no table waits for it; raises what it raises.

        With `first` it comes before other such work.
        """
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = SpareJob(work, outcome)
        (self._asked if first else self._spare).append(job)
        self._wake()
        return await outcome

    def _wake(self) -> None:
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._think(), name="search")

    async def warm(self) -> None:
        """Start the process and load the rules before the first search."""
        if self.worker.is_up:
            return
        with suppress(Exception):  # the next search reports any error
            await self.worker.run(ready)

    async def stop(self) -> None:
        """End the process; its callers get None."""
        self._waiting.clear()
        while spare := self._asked or self._spare:
            spare.popleft().outcome.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
        await self.worker.close()

    async def _think(self) -> None:
        while self._waiting or self._asked or self._spare:
            if not self._waiting:
                await self._use_spare_time((self._asked or self._spare).popleft())
                continue
            table = next(iter(self._waiting))
            queue = self._waiting.pop(table)
            job = queue.popleft()
            if queue:
                self._waiting[table] = queue  # to the end of the queue
            if not job.outcome.done():
                await self._come_to(job)

    async def _use_spare_time(self, job: SpareJob[Any]) -> None:
        if job.outcome.done():  # nobody waits for it any more
            return
        self.is_spare_time = True
        try:
            outcome = await self.worker.run(job.work)
        except Exception as why:  # its caller's matter
            if not job.outcome.done():
                job.outcome.set_exception(why)
            return
        finally:
            self.is_spare_time = False
        if not job.outcome.done():
            job.outcome.set_result(outcome)

    async def _come_to(self, job: SearchJob[Any]) -> None:
        try:
            outcome = await self.worker.run(job.think, job.request)
        except Exception as why:  # on any error the quick player replies
            outcome = None
            reason = "it died" if isinstance(why, BrokenProcessPool) else str(why)
            log.warning("table %s: the search process failed: %s", job.table_id, reason)
        if not job.outcome.done():
            job.outcome.set_result(outcome)
