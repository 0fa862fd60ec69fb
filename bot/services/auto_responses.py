"""Carries out standing orders: answers for those who have said what they would answer.

What an order means and how long it waits is in engine/tables/auto_responses.py. The log says what was
answered, as if the player had pressed it.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable

from bot.services.keyed_worker import KeyedWorker
from engine.core.prompts import BACK, Decision, Illegal, Reply
from engine.games import REACTIONS
from engine.store.store import Store
from engine.tables.auto_responses import SLOW, SPANS, carried_out, delay
from engine.tables.service import Tables, TableSnapshot

log = logging.getLogger(__name__)

NEVER = math.inf  # before the table is played on


class AutoResponses:
    """Looks at a table when it has been played on, and at each sweep where an order has become due."""

    def __init__(self, store: Store, tables: Tables, now: Callable[[], int]) -> None:
        self._store, self._tables, self._now = store, tables, now
        self._due: dict[int, float] = {}  # by table: when to look next, in UTC seconds
        self._worker = KeyedWorker("orders", self._look_at)
        self.notify = self._worker.notify
        self.stop = self._worker.stop

    async def catch_up(self) -> None:
        """Look wherever somebody with orders is asked and one may be due."""
        ordered = await self._store.ordered()
        self._due = {table: self._due[table] for table in ordered if table in self._due}
        now = self._now()
        for table in ordered:
            if self._due.get(table, now) <= now:
                self.notify(table)

    def forget(self) -> None:
        """Somebody has changed their orders: the next sweep looks everywhere."""
        self._due.clear()

    async def _look_at(self, table: int) -> bool:
        """Carry out what is due; what that leads to is looked at when the table tells of it."""
        try:
            snapshot = await self._tables.see(table)
            self._due[table] = min(
                [await self._turn(snapshot, one) for one in snapshot.game.waiting], default=NEVER
            )
        except Illegal as why:  # somebody was faster, or nobody can open this game any more
            log.info("no order was carried out at table %s: %s", table, why.code)
        return False

    async def _turn(self, snapshot: TableSnapshot, decision: Decision) -> float:
        """Answer a question by an order; returns when to look again."""
        user = snapshot.participants[decision.seat].player
        family = snapshot.game.rules.family
        known = decision.kind in REACTIONS.get(family, ())
        if user is None or not known or snapshot.place.suspended is not None:
            return NEVER
        order = (await self._store.orders(user=user, table=snapshot.id, family=family)).get(decision.kind)
        reply = order and carried_out(order.words, decision)
        if not reply:
            return NEVER
        put = await self._store.put_at(snapshot.id, snapshot.game.asked) or 0
        span = SPANS.get(snapshot.clock, SLOW)
        due = put + delay(snapshot.secret, snapshot.game.asked, decision.seat, span)
        if due > self._now():
            return due
        await self._answer(snapshot, decision, user, reply)
        return NEVER

    async def _answer(self, snapshot: TableSnapshot, decision: Decision, user: int, reply: Reply) -> None:
        """Give the reply, and to what has to be confirmed the usual one."""
        game, seat, replies = snapshot.game, decision.seat, [reply]
        while (further := game.peek(seat, *replies)) is not None and further.default != BACK:
            replies.append(further.default)
        key = f"order:{snapshot.id}:{game.asked}:{seat}"
        await self._tables.answer(snapshot.id, game.asked, user, replies, key, by_player=False)
