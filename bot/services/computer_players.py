"""Lets computer players answer. They get the view and the decision, never the state."""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256

from bot.services.keyed_worker import Chores
from engine.core.prompts import Decision, Illegal, Reply
from engine.core.rng import Luck
from engine.games import PLAYERS
from engine.store.store import Store
from engine.tables.service import Seen, Tables

log = logging.getLogger(__name__)


class Computers:
    """Answers at each table that waits for a computer, until none is asked any more."""

    def __init__(self, tables: Tables, store: Store, pause: float) -> None:
        """`pause` is how many seconds a computer seems to think before each answer."""
        self._tables = tables
        self._store = store
        self._pause = pause
        self._chores = Chores("computer", self._answer)
        self.poke = self._chores.poke
        self.stop = self._chores.stop

    async def catch_up(self) -> None:
        """After a start: answer wherever a computer is waited for."""
        for line in await self._store.lines(waiting_computer=True):
            self.poke(line.table)

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
        put, view = seen.game.asked, seen.game.view(decision.seat)
        luck = Luck(sha256(f"computer {table} {seen.game.ply} {decision.seat}".encode()).hexdigest())
        reply = await asyncio.to_thread(PLAYERS[seen.name], view, decision, luck)
        await self._give(table, put, decision, reply)
        return True

    async def _give(self, table: int, put: int, decision: Decision, reply: Reply) -> None:
        """Give the reply; where the player's code is at fault, the default, lest the game stop."""
        key = f"computer:{table}:{put}:{decision.seat}"
        try:
            decision.check(reply)
        except Illegal as why:
            log.error("table %s: the computer's reply to %s is refused: %s", table, decision.kind, why.code)
            reply = decision.default
        try:
            await self._tables.reply(table, put, decision.seat, reply, key)
        except Illegal as why:  # somebody else was faster: a press of undo, an abort
            log.info("table %s went on without the computer: %s", table, why.code)


def asked(seen: Seen) -> Decision | None:
    """The first open decision of a seat that a computer holds."""
    return next((d for d in seen.game.waiting if seen.chairs[d.seat].level is not None), None)
