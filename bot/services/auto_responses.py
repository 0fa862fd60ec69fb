"""Carries out standing orders: answers for those who have said what they would answer.

What an order means and how long it waits is in engine/tables/auto_responses.py. The log says what was
answered, as if the player had pressed it.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable

from bot.services.keyed_worker import Chores
from engine.core.prompts import BACK, Decision, Illegal, Reply
from engine.games import REACTIONS
from engine.store.store import Store
from engine.tables.auto_responses import SLOW, SPANS, carried_out, delay
from engine.tables.service import Seen, Tables

log = logging.getLogger(__name__)

NEVER = math.inf  # before the table is played on


class Orders:
    """Looks at a table when it has been played on, and at each sweep where an order has become due."""

    def __init__(self, store: Store, tables: Tables, now: Callable[[], int]) -> None:
        self._store, self._tables, self._now = store, tables, now
        self._due: dict[int, float] = {}  # by table: when to look next, in UTC seconds
        self._chores = Chores("orders", self._look_at)
        self.poke = self._chores.poke
        self.stop = self._chores.stop

    async def catch_up(self) -> None:
        """Look wherever somebody with orders is asked and one may be due."""
        ordered = await self._store.ordered()
        self._due = {table: self._due[table] for table in ordered if table in self._due}
        now = self._now()
        for table in ordered:
            if self._due.get(table, now) <= now:
                self.poke(table)

    def forget(self) -> None:
        """Somebody has changed his orders: the next sweep looks everywhere."""
        self._due.clear()

    async def _look_at(self, table: int) -> bool:
        """Carry out what is due; what that leads to is looked at when the table tells of it."""
        try:
            seen = await self._tables.see(table)
            self._due[table] = min([await self._turn(seen, one) for one in seen.game.waiting], default=NEVER)
        except Illegal as why:  # somebody was faster, or nobody can open this game any more
            log.info("no order was carried out at table %s: %s", table, why.code)
        return False

    async def _turn(self, seen: Seen, decision: Decision) -> float:
        """Answer a question by an order; returns when to look again."""
        user = seen.chairs[decision.seat].player
        family = seen.game.rules.family
        known = decision.kind in REACTIONS.get(family, ())
        if user is None or not known or seen.place.frozen is not None:
            return NEVER
        order = (await self._store.orders(user=user, table=seen.id, family=family)).get(decision.kind)
        reply = order and carried_out(order.words, decision)
        if not reply:
            return NEVER
        put = await self._store.put_at(seen.id, seen.game.asked) or 0
        span = SPANS.get(seen.clock, SLOW)
        due = put + delay(seen.secret, seen.game.asked, decision.seat, span)
        if due > self._now():
            return due
        await self._answer(seen, decision, user, reply)
        return NEVER

    async def _answer(self, seen: Seen, decision: Decision, user: int, reply: Reply) -> None:
        """Give the reply, and to what has to be confirmed the usual one."""
        game, seat, replies = seen.game, decision.seat, [reply]
        while (further := game.peek(seat, *replies)) is not None and further.default != BACK:
            replies.append(further.default)
        key = f"order:{seen.id}:{game.asked}:{seat}"
        await self._tables.answer(seen.id, game.asked, user, replies, key, himself=False)
