"""Lets computer players answer. They get the view and the decision, never the state.

Whatever a player does wrong costs it its choice and nobody else anything: the decision's default is played.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from hashlib import sha256

from bot.services.keyed_worker import Chores
from bot.services.thinking import Failed, Thoughts
from engine.core.prompts import Decision, Illegal, Reply
from engine.core.records import Line
from engine.core.rng import Luck
from engine.games import PLAYERS
from engine.store.store import Store
from engine.tables.service import Seen, Tables

log = logging.getLogger(__name__)

OVERDUE = 60  # seconds, beside the pause, after which a question is put again, and then the default is played


class Computers:
    """Answers at each table that waits for a computer, until none is asked any more."""

    def __init__(self, tables: Tables, store: Store, pause: float, now: Callable[[], int]) -> None:
        """`pause` is how many seconds a computer seems to think before each answer."""
        self._tables = tables
        self._store = store
        self._pause = pause
        self._now = now
        self._thoughts: Thoughts[Reply] = Thoughts()
        # by table: the ply that was overdue, and when its question was put again
        self._overdue: dict[int, tuple[int, int]] = {}
        self._chores = Chores("computer", self._answer)
        self.poke = self._chores.poke
        self.stop = self._chores.stop
        self.finish = self._chores.finish

    async def catch_up(self) -> None:
        """After a start and at every sweep: answer wherever a computer is waited for, come what may."""
        lines = await self._store.lines(waiting_computer=True)
        waiting = {line.table for line in lines}
        self._overdue = {table: tried for table, tried in self._overdue.items() if table in waiting}
        for line in lines:
            if self._is_overdue(line):
                self._chores.renew(line.table)
            else:
                self.poke(line.table)

    def _is_overdue(self, line: Line) -> bool:
        """Is whatever is under way there to be given up? Once, and then whenever it has not helped."""
        if self._now() - line.changed < OVERDUE + self._pause:
            return False
        ply, _ = self._overdue.get(line.table, (-1, 0))
        if ply != line.ply:
            self._overdue[line.table] = line.ply, self._now()
            return True
        return self._is_given_up(line.table, line.ply)

    def _is_given_up(self, table: int, ply: int) -> bool:
        """Was the question put again, and is it overdue once more?"""
        tried, since = self._overdue.get(table, (-1, 0))
        return tried == ply and self._now() - since >= OVERDUE + self._pause

    async def _answer(self, table: int) -> bool:
        """Answer one question; False if none is put to a computer here."""
        try:
            if self._pause and asked(await self._tables.see(table)):
                await asyncio.sleep(self._pause)
            seen = await self._tables.see(table)
        except Illegal as why:  # nobody can open this game any more
            log.info("table %s has no computer's turn: %s", table, why.code)
            return False
        decision = asked(seen)
        if decision is None:
            return False
        await self._give(seen, decision, await self._reply(seen, decision))
        return True

    async def _reply(self, seen: Seen, decision: Decision) -> Reply:
        """What the computer wants; where it cannot say that in time and by the rules, the default."""
        try:
            if self._is_given_up(seen.id, seen.game.ply):
                raise Failed("no answer, though it was asked again")
            return await self._thoughts.of(seen.id, thought(seen, decision))
        except Failed as why:
            told = "table %s, ply %s: a computer's default is played: %s"
            log.error(told, seen.id, seen.game.ply, why)
            return decision.default

    async def _give(self, seen: Seen, decision: Decision, reply: Reply) -> None:
        put, seat = seen.game.asked, decision.seat
        try:
            await self._tables.reply(seen.id, put, seat, reply, f"computer:{seen.id}:{put}:{seat}")
        except Illegal as why:  # somebody else was faster: a press of undo, an abort
            log.info("table %s went on without the computer: %s", seen.id, why.code)


def asked(seen: Seen) -> Decision | None:
    """The first open decision of a seat that a computer holds."""
    return next((d for d in seen.game.waiting if seen.chairs[d.seat].level is not None), None)


def thought(seen: Seen, decision: Decision) -> Callable[[], Reply]:
    """What asks the player of this game, and raises whatever is wrong with it or with its reply."""
    view, player = seen.game.view(decision.seat), PLAYERS[seen.name]
    luck = Luck(sha256(f"computer {seen.id} {seen.game.ply} {decision.seat}".encode()).hexdigest())

    def think() -> Reply:
        reply = tuple(player(view, decision, luck))
        decision.check(reply)
        return reply

    return think
