"""Runs computer players outside the event loop, as their code may fail in any way or never end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Generic, TypeVar

from bot.services.keyed_worker import KeyedWorker
from bot.services.search_process import Failed, SearchProcess, failure, question, reply_to, searches, seed_of
from engine.core.decisions import Decision, Illegal, Reply, Seat
from engine.core.records.tables import TableSummary
from engine.core.rng import Rng
from engine.games import MODULES
from engine.search.levels import LEVELS, USUAL, player_of
from engine.search.searcher import Thought
from engine.store.store import Store
from engine.tables.service import Tables, TableSnapshot

T = TypeVar("T")

log = logging.getLogger(__name__)

LIMIT = 30  # seconds that one thought may take
OVERDUE = 60  # seconds, beside the pause, after which a question is put again, and then the default is played


class Thoughts(Generic[T]):
    """One computation at a time for each table, each in a daemon thread."""

    def __init__(self) -> None:
        self._open: dict[int, asyncio.Future[T | BaseException]] = {}

    async def of(self, table: int, think: Callable[[], T]) -> T:
        """The result of `think` if it comes in time; raises `Failed`, also while an earlier one runs."""
        if table in self._open:
            raise Failed("it is still at an earlier question")
        thought = self._open[table] = _begun(think)
        thought.add_done_callback(lambda _: self._open.pop(table))
        await asyncio.wait([thought], timeout=LIMIT)
        if not thought.done():
            raise Failed(f"no answer in {LIMIT} seconds")
        outcome = thought.result()
        if isinstance(outcome, BaseException):
            raise failure(outcome)
        return outcome


def _begun(think: Callable[[], T]) -> asyncio.Future[T | BaseException]:
    """Start a daemon thread: at exit the process would wait for threads of the loop's pool."""
    loop = asyncio.get_running_loop()
    thought: asyncio.Future[T | BaseException] = loop.create_future()

    def run() -> None:
        outcome: T | BaseException
        try:
            outcome = think()
        except BaseException as error:  # SystemExit too: it is the player's, not ours
            outcome = error
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(thought.set_result, outcome)

    Thread(target=run, name="thought", daemon=True).start()
    return thought


class ComputerPlayers:
    """Answers at each table that waits for a computer, until no computer is asked."""

    def __init__(
        self, tables: Tables, store: Store, search: SearchProcess, pause: float, now: Callable[[], int]
    ) -> None:
        """`pause` is how many seconds a computer seems to think before each answer."""
        self._tables = tables
        self._search = search
        self._store = store
        self._pause = pause
        self._now = now
        self._thoughts: Thoughts[Reply] = Thoughts()
        # by table: the ply that was overdue, and when its question was put again
        self._overdue: dict[int, tuple[int, int]] = {}
        self._plans: dict[tuple[int, Seat], Thought] = {}  # how those who look ahead mean to go on
        self._worker = KeyedWorker("computer", self._answer, now)
        self.notify = self._worker.notify
        self.stop = self._worker.stop
        self.finish = self._worker.finish

    async def catch_up(self) -> None:
        """Answer wherever a computer is asked; called after a start and at every sweep."""
        asked_there = await self._store.lines(waiting_computer=True)
        lines = [line for line in asked_there if line.place.suspended is None]
        waiting = {line.table for line in lines}
        self._overdue = {table: tried for table, tried in self._overdue.items() if table in waiting}
        for line in lines:
            if self._is_overdue(line):
                self._worker.renew(line.table)
            else:
                self.notify(line.table)

    def _is_overdue(self, line: TableSummary) -> bool:
        """Should the task at this table be restarted? Once a question, and again if that did not help."""
        if self._now() - line.changed < OVERDUE + self._pause:
            return False
        ply, _ = self._overdue.get(line.table, (-1, 0))
        if ply != line.ply:
            self._overdue[line.table] = line.ply, self._now()
            return True
        return self._is_given_up(line.table, line.ply)

    def _is_given_up(self, table: int, ply: int) -> bool:
        """Was the question put again, and is it overdue again?"""
        tried, since = self._overdue.get(table, (-1, 0))
        return tried == ply and self._now() - since >= OVERDUE + self._pause

    async def _answer(self, table: int) -> bool:
        """Answer one question; False if none is put to a computer here."""
        try:
            if self._pause and (decision := asked(before := await self._tables.see(table))):
                await self._seem_to_think(before, decision)
            snapshot = await self._tables.see(table)
        except Illegal as why:  # nobody can open this game any more
            log.info("table %s has no computer's turn: %s", table, why.code)
            return False
        decision = asked(snapshot)
        if decision is None:
            return False
        await self._give(snapshot, decision, await self._reply(snapshot, decision))
        return True

    async def _seem_to_think(self, snapshot: TableSnapshot, decision: Decision) -> None:
        """The pause before an answer, in which the process is started if it will be needed."""
        pause = asyncio.sleep(self._pause)
        if searches(level_of(snapshot, decision.seat), snapshot.name):
            await asyncio.gather(pause, self._search.warm())
        else:
            await pause

    async def _reply(self, snapshot: TableSnapshot, decision: Decision) -> Reply:
        """The computer's reply, or the default if it gives no legal one in time."""
        try:
            if self._is_given_up(snapshot.id, snapshot.game.ply):
                raise Failed("no answer, though it was asked again")
            searched = await self._searched(snapshot, decision)
            return searched or await self._thoughts.of(snapshot.id, thought(snapshot, decision))
        except Failed as why:
            told = "table %s, ply %s: a computer's default is played: %s"
            log.error(told, snapshot.id, snapshot.game.ply, why, extra={"error": why})
            return decision.default

    async def _searched(self, snapshot: TableSnapshot, decision: Decision) -> Reply | None:
        """The reply of a level that looks ahead; None where none does, or it gives none in time."""
        level = level_of(snapshot, decision.seat)
        if not searches(level, snapshot.name):
            return None
        chair = (snapshot.id, decision.seat)
        last, past = self._plans.pop(chair, None), self._search.past
        asked = await question(self._store, snapshot, decision.seat, level, last, past)
        thought = await self._search.thought(snapshot.id, reply_to, asked)
        if thought is None:
            return None
        if thought.line[1:]:
            self._plans[chair] = thought
        return thought.reply

    async def _give(self, snapshot: TableSnapshot, decision: Decision, reply: Reply) -> None:
        put, seat = snapshot.game.asked, decision.seat
        try:
            await self._tables.reply(snapshot.id, put, seat, reply, f"computer:{snapshot.id}:{put}:{seat}")
        except Illegal as why:  # somebody else was faster: a press of undo, an abort
            log.info("table %s went on without the computer: %s", snapshot.id, why.code)


def asked(snapshot: TableSnapshot) -> Decision | None:
    """The first open decision of a seat that a computer holds, at a table that can be seen."""
    if snapshot.place.suspended is not None:
        return None
    return next((d for d in snapshot.game.waiting if snapshot.participants[d.seat].level is not None), None)


def level_of(snapshot: TableSnapshot, seat: Seat) -> str:
    """The level of the computer that holds this seat."""
    level = snapshot.participants[seat].level or USUAL
    return level if level in LEVELS else USUAL


def thought(snapshot: TableSnapshot, decision: Decision) -> Callable[[], Reply]:
    """A function that asks a player of this game who does not look ahead; it raises if the reply is wrong."""
    level = level_of(snapshot, decision.seat)
    player = player_of(USUAL if LEVELS[level].effort.replies else level, MODULES[snapshot.game.rules.family])
    rng = Rng(seed_of(snapshot, decision.seat))

    def think() -> Reply:
        reply = tuple(player.reply(snapshot.game, decision, rng))
        decision.check(reply)
        return reply

    return think
