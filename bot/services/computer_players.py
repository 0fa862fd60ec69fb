"""Runs computer players outside the event loop, as their code may fail in any way or never end."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Generic, TypeVar

from bot.games import PRESENTERS
from bot.services.keyed_worker import KeyedWorker
from bot.services.search_process import (
    ComputerFailed,
    SearchProcess,
    failure,
    reply_to,
    search_request,
    search_untimed,
    searches,
    seed_of,
)
from engine.club.shared_deals import search_request as run_search_request
from engine.core.decisions import Decision, Refused, Reply, Seat
from engine.core.forced import newest_events
from engine.core.records.tables import TableSummary
from engine.core.rng import Rng
from engine.games import MODULES
from engine.search.levels import DEFAULT_LEVEL, LEVELS, player_of
from engine.search.searcher import SearchResult
from engine.tables.service import Tables, TableSnapshot

MOVING = 2.5  # seconds in which a new picture of the table moves, and is loaded
SEEN = 5  # rows of a log with its last choice and forced replies after it
T = TypeVar("T")

log = logging.getLogger(__name__)

LIMIT = 30  # seconds per computation
OVERDUE = 60  # seconds, besides the delay, until a computation is restarted; later the default is played


class Computations(Generic[T]):
    """One computation at a time for each table, each in a daemon thread."""

    def __init__(self) -> None:
        self._open: dict[int, asyncio.Future[T | BaseException]] = {}

    async def of(self, table_id: int, think: Callable[[], T]) -> T:
        """Return the result of `think`; raises `ComputerFailed` if it or an earlier one is late."""
        if table_id in self._open:
            raise ComputerFailed("it is still at an earlier question")
        thought = self._open[table_id] = _start_thread(think)
        thought.add_done_callback(lambda _: self._open.pop(table_id))
        await asyncio.wait([thought], timeout=LIMIT)
        if not thought.done():
            raise ComputerFailed(f"no answer in {LIMIT} seconds")
        outcome = thought.result()
        if isinstance(outcome, BaseException):
            raise failure(outcome)
        return outcome


def _start_thread(think: Callable[[], T]) -> asyncio.Future[T | BaseException]:
    """Start a daemon thread: at exit the process would wait for threads of the loop's pool."""
    loop = asyncio.get_running_loop()
    thought: asyncio.Future[T | BaseException] = loop.create_future()

    def run() -> None:
        outcome: T | BaseException
        try:
            outcome = think()
        except BaseException as error:  # even SystemExit, because the player's code may raise anything
            outcome = error
        with suppress(RuntimeError):  # the loop is closed, so no caller waits
            loop.call_soon_threadsafe(thought.set_result, outcome)

    Thread(target=run, name="thought", daemon=True).start()
    return thought


class ComputerPlayers:
    def __init__(self, tables: Tables, search: SearchProcess, pause: float, now: Callable[[], int]) -> None:
        """`pause` is how many seconds a computer player seems to think before each reply."""
        self._tables = tables
        self._search = search
        self._pause = pause
        self._now = now
        self._thoughts: Computations[Reply] = Computations()
        # by table: the overdue ply, and when its computation was restarted
        self._overdue: dict[int, tuple[int, int]] = {}
        self._plans: dict[tuple[int, Seat], SearchResult] = {}  # plans of search players
        self._worker = KeyedWorker("computer", self._answer, now)
        self.notify = self._worker.notify
        self.stop = self._worker.stop
        self.finish = self._worker.finish

    async def catch_up(self) -> None:
        """Answer wherever a computer player is to act; called after a start and at every sweep."""
        waiting_tables = await self._tables.summaries.of_open_tables(waiting_computer=True)
        summaries = [summary for summary in waiting_tables if summary.location.suspended_at is None]
        waiting = {summary.table_id for summary in summaries}
        self._overdue = {table: tried for table, tried in self._overdue.items() if table in waiting}
        for summary in summaries:
            if self._is_overdue(summary):
                self._worker.restart(summary.table_id)
            else:
                self._worker.work_off((summary.table_id,))

    def _is_overdue(self, summary: TableSummary) -> bool:
        """Return whether to restart this table's task: once per decision, and again if that did not help."""
        if self._now() - summary.updated_at < OVERDUE + self._pause:
            return False
        ply, _ = self._overdue.get(summary.table_id, (-1, 0))
        if ply != summary.ply:
            self._overdue[summary.table_id] = summary.ply, self._now()
            return True
        return self._is_given_up(summary.table_id, summary.ply)

    def _is_given_up(self, table_id: int, ply: int) -> bool:
        tried, since = self._overdue.get(table_id, (-1, 0))
        return tried == ply and self._now() - since >= OVERDUE + self._pause

    async def _answer(self, table_id: int) -> bool:
        """Answer one decision; return False if no computer player is to act."""
        try:
            if self._pause and (decision := computer_decision(before := await self._tables.get(table_id))):
                await self._seem_to_think(before, decision)
            snapshot = await self._tables.get(table_id)
        except Refused as why:  # the game cannot be opened
            log.info("table %s: the computer player did not act: %s", table_id, why.code)
            return False
        decision = computer_decision(snapshot)
        if decision is None:
            if snapshot.game.winners is not None:
                self._plans = {place: plan for place, plan in self._plans.items() if place[0] != table_id}
            return False
        if snapshot.run is not None:
            reply = await self._run_reply(snapshot, decision)
            if reply is None:  # the next sweep tries again: any other reply would change the deal
                return False
        else:
            reply = await self._reply(snapshot, decision)
        await self._give(snapshot, decision, reply)
        return True

    async def _seem_to_think(self, snapshot: TableSnapshot, decision: Decision) -> None:
        level, beats = level_of(snapshot, decision.seat), PRESENTERS[snapshot.game.rules.family].beat_events
        newest = newest_events(await self._tables.log(snapshot.id, last=SEEN)) if beats else ()
        moves = any(event.kind in beats for event in newest)
        pause = asyncio.sleep(self._pause * LEVELS[level].patience + MOVING * moves)
        if searches(level, snapshot.game_key):
            await asyncio.gather(pause, self._search.warm())
        else:
            await pause

    async def _reply(self, snapshot: TableSnapshot, decision: Decision) -> Reply:
        try:
            if self._is_given_up(snapshot.id, snapshot.game.ply):
                raise ComputerFailed("no answer, though it was asked again")
            searched = await self._search_reply(snapshot, decision)
            return searched or await self._thoughts.of(snapshot.id, policy_reply(snapshot, decision))
        except ComputerFailed as why:
            message = "table %s, ply %s: a computer's default is played: %s"
            log.error(message, snapshot.id, snapshot.game.ply, why, extra={"error": why})
            return decision.default

    async def _run_reply(self, snapshot: TableSnapshot, decision: Decision) -> Reply | None:
        """Return the reply in a run of a shared deal, which depends on the deal alone; None if it fails."""
        seat, rows = decision.seat, await self._tables.log(snapshot.id)
        request = run_search_request(snapshot.game, level_of(snapshot, seat), seat, rows)
        if searches(request.level, snapshot.game_key):
            searched = await self._search.thought(snapshot.id, search_untimed, request, in_time=False)
            return None if searched is None else searched.reply
        try:
            return await self._thoughts.of(snapshot.id, lambda: search_untimed(request).reply)
        except ComputerFailed as why:
            log.error("table %s: no computer's reply: %s", snapshot.id, why, extra={"error": why})
            return None

    async def _search_reply(self, snapshot: TableSnapshot, decision: Decision) -> Reply | None:
        """Return the reply of a level that searches; None for other levels, or if it comes too late."""
        level = level_of(snapshot, decision.seat)
        if not searches(level, snapshot.game_key):
            return None
        place = (snapshot.id, decision.seat)
        last, past = self._plans.pop(place, None), self._search.past
        request = await search_request(self._tables, snapshot, decision.seat, level, last, past)
        thought = await self._search.thought(snapshot.id, reply_to, request)
        if thought is None:
            return None
        if thought.line[1:]:
            self._plans[place] = thought
        return thought.reply

    async def _give(self, snapshot: TableSnapshot, decision: Decision, reply: Reply) -> None:
        ply, seat = snapshot.game.decision_ply, decision.seat
        try:
            await self._tables.answer_as_computer(
                snapshot.id, ply, seat, reply, f"computer:{snapshot.id}:{ply}:{seat}"
            )
        except Refused as why:  # another change was faster, such as an undo or abort
            log.info("table %s continued without the computer's reply: %s", snapshot.id, why.code)


def computer_decision(snapshot: TableSnapshot) -> Decision | None:
    """Return the first open decision of a computer player, unless the table is suspended."""
    if snapshot.location.suspended_at is not None:
        return None
    return next(
        (d for d in snapshot.game.open_decisions if snapshot.participants[d.seat].level is not None), None
    )


def level_of(snapshot: TableSnapshot, seat: Seat) -> str:
    level = snapshot.participants[seat].level or DEFAULT_LEVEL
    return level if level in LEVELS else DEFAULT_LEVEL


def policy_reply(snapshot: TableSnapshot, decision: Decision) -> Callable[[], Reply]:
    """Return a function that asks the quick computer player; it raises if the reply is illegal."""
    level = level_of(snapshot, decision.seat)
    player = player_of(
        DEFAULT_LEVEL if LEVELS[level].effort.replies else level, MODULES[snapshot.game.rules.family]
    )
    rng = Rng(seed_of(snapshot, decision.seat))

    def think() -> Reply:
        reply = tuple(player.reply(snapshot.game, decision, rng))
        decision.check(reply)
        return reply

    return think
