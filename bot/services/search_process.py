"""Levels that look ahead, in a process of their own: neither the loop nor a press waits for their thoughts.

A thought that comes too late, or not at all, is None: whoever wants it goes on with the quick player.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Generic, TypeVar

from bot.worker import BrokenProcessPool, Worker, elapsed
from engine.core.decisions import Refused, Seat
from engine.core.log import LogRow
from engine.core.records.errors import error_location
from engine.games import GAMES, MODULES
from engine.search.levels import LEVELS, SearchRequest, run_request
from engine.search.memory import Observation, observations
from engine.search.searcher import SearchResult
from engine.store.store import Store
from engine.tables.service import TableSnapshot

T = TypeVar("T")

log = logging.getLogger(__name__)

PATIENCE = 5.0  # seconds that a table waits for a thought, others' turns before it counted
STUCK = 20  # seconds after which a process that is still at the same thought ends itself
THOUGHTS = 5_000  # that one process thinks before the next takes its place
REMEMBERED = 64  # tables of which the past need not be read again
NOTHING: tuple[int, tuple[LogRow, ...]] = (-1, ())
NICE = 10  # presses and pictures come first


class ComputerFailed(Exception):
    """A computer player gave no reply; the text says why, without anything from the view."""


def searches(level: str, game: str) -> bool:
    """Does this level look ahead in this game?"""
    rules = GAMES.get(game)
    return bool(
        rules and MODULES[rules.family].lookahead and level in LEVELS and LEVELS[level].effort.replies
    )


def seed_of(snapshot: TableSnapshot, seat: Seat) -> str:
    """The luck of a computer at this question: after a restart it replies the same."""
    return sha256(f"computer {snapshot.id} {snapshot.game.ply} {seat}".encode()).hexdigest()


class ObservationCache:
    """What has happened at tables where somebody looks ahead: of each log only what is new is read."""

    def __init__(self) -> None:
        self._known: dict[
            int, tuple[int, tuple[LogRow, ...]]
        ] = {}  # with its last ply, the newest table last

    async def of(self, store: Store, snapshot: TableSnapshot) -> tuple[Observation, ...]:
        """The events of a game up to where it stands, from the deal on; what was taken back has not been."""
        ply, rows = self._known.pop(snapshot.id, NOTHING)
        if ply > snapshot.game.ply:
            ply, rows = NOTHING
        new = await store.log_since(snapshot.id, ply)
        rows += tuple(row for row in new if row.ply <= snapshot.game.ply)
        self._known[snapshot.id] = snapshot.game.ply, rows
        while len(self._known) > REMEMBERED:
            self._known.pop(next(iter(self._known)), None)
        return observations(rows)


async def search_request(
    store: Store,
    snapshot: TableSnapshot,
    seat: Seat,
    level: str,
    last: SearchResult | None = None,
    past: ObservationCache | None = None,
) -> SearchRequest:
    """What this seat is asked at the table, for a player of this level.

    `last` is what the player thought before its last reply; `past` keeps what was read before.
    """
    game, told = snapshot.game, MODULES[snapshot.game.rules.family].lookahead
    heard = await (past or ObservationCache()).of(store, snapshot) if told and told.hidden_piles else ()
    seed = seed_of(snapshot, seat)
    tail, version = tuple(game.tail), game.rules.version
    asked = SearchRequest(snapshot.game_key, level, seat, seed, game.checkpoint, tail, heard, version=version)
    return replace(asked, plan=last.line[1:], sure=last.is_proven) if last is not None else asked


def reply_to(asked: SearchRequest) -> SearchResult:
    """In the process: what the seat replies, and how it means to go on; a fault comes back without cards."""
    try:
        return run_request(asked, elapsed)
    except Exception as error:
        raise failure(error) from None


def ready() -> None:
    """In the process: all that a thought needs was read with this module."""


def search_untimed(asked: SearchRequest) -> SearchResult:
    """In the process: the same without a ceiling of time, so that it is the same each time."""
    try:
        return run_request(asked)
    except Exception as error:
        raise failure(error) from None


def failure(error: BaseException) -> ComputerFailed:
    """What was raised and where, without its message."""
    return ComputerFailed(("the reply is " if isinstance(error, Refused) else "") + error_location(error))


@dataclass(frozen=True, slots=True)
class SearchJob(Generic[T]):
    """A thought that somebody waits for."""

    table_id: int
    think: Callable[[SearchRequest], T]
    asked: SearchRequest
    outcome: asyncio.Future[T | None]


class SearchProcess:
    """One process, and one thought at a time; tables take turns."""

    def __init__(self, patience: float = PATIENCE) -> None:
        """`patience`: seconds after which a thought is not waited for any more."""
        self.worker = Worker(THOUGHTS, STUCK, NICE)
        self.past = ObservationCache()
        self.patience = patience
        self._waiting: dict[int, deque[SearchJob[Any]]] = {}  # by table, the next one to have its turn first
        self._thinking: asyncio.Task[None] | None = None

    async def thought(
        self, table_id: int, think: Callable[[SearchRequest], T], asked: SearchRequest
    ) -> T | None:
        """What `think` comes to in the process, for this table; None if it is late or fails."""
        wanted = SearchJob(table_id, think, asked, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(table_id, deque()).append(wanted)
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._think(), name="search")
        try:
            return await asyncio.wait_for(wanted.outcome, self.patience)
        except TimeoutError:
            log.warning("table %s: no thought in %g seconds", table_id, self.patience)
            return None

    async def warm(self) -> None:
        """Have the process started and the rules read, so that the first thought need not wait for it."""
        if self.worker.is_up:
            return
        with suppress(Exception):  # whatever it is, the thought that follows tells of it
            await self.worker.run(ready)

    async def stop(self) -> None:
        """End the process; nobody is waited for any more."""
        self._waiting.clear()
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
        await self.worker.close()

    async def _think(self) -> None:
        """Thought by thought, until none is wanted."""
        while self._waiting:
            table = next(iter(self._waiting))
            queue = self._waiting.pop(table)
            wanted = queue.popleft()
            if queue:
                self._waiting[table] = queue  # behind all others
            if not wanted.outcome.done():
                await self._come_to(wanted)

    async def _come_to(self, wanted: SearchJob[Any]) -> None:
        try:
            outcome = await self.worker.run(wanted.think, wanted.asked)
        except Exception as why:  # whatever it is, the quick player answers
            outcome = None
            told = "it died" if isinstance(why, BrokenProcessPool) else str(why)
            log.warning("table %s: the search process gave no thought: %s", wanted.table_id, told)
        if not wanted.outcome.done():
            wanted.outcome.set_result(outcome)
