"""Carries out standing orders: answers for players who have chosen their answers in advance.

engine/tables/standing_orders.py says what an order means and how long it waits. The log shows the reply as if
the player had pressed it. A usual answer without an order is shown to its player with their next panel, the
first time; from then on it is their order.
"""

import logging
import math
from collections.abc import Callable

from bot.services.keyed_worker import KeyedWorker
from engine.core.clocks import DAY
from engine.core.decisions import BACK, Decision, Refused, Reply, Seat
from engine.core.records.users import StandingOrder, UsualAnswer
from engine.core.undo import has_just_undone
from engine.games import GAMES, REACTIONS
from engine.store.logs import LogStore
from engine.store.orders import OrderStore
from engine.tables.service import Tables, TableSnapshot
from engine.tables.standing_orders import DelayRange, delay, delay_range, reply, usual_answer

log = logging.getLogger(__name__)

NEVER = math.inf  # not before the next move
ANSWERED = -math.inf  # just answered; the save notifies again
LATEST = 12  # log rows to search for a recent undo
# seconds in which a player who acted continues without a ping after an order answered for another
STILL_THERE = 60
LATELY = DAY  # seconds before the start in which decisions may still lack their order's answer
TRIVIAL = {
    game for game, rules in GAMES.items() if any(map(usual_answer, REACTIONS.get(rules.family, {}).values()))
}


class StandingOrders:
    """Looks at a table after each save, and at each sweep if an order has become due."""

    def __init__(
        self,
        orders: OrderStore,
        logs: LogStore,
        tables: Tables,
        done: Callable[[int], None],
        now: Callable[[], int],
    ) -> None:
        """`done` is called with a table that no order changes for now."""
        self._orders, self._logs, self._tables, self._done, self._now = orders, logs, tables, done, now
        self._due: dict[int, float] = {}  # by table: when to look next, in UTC seconds
        # Users, in memory so that no press waits for the disk.
        self._unnotified: set[int] = set()
        self._since: int | None = None  # tables changed after this are checked for orders
        self._worker = KeyedWorker("orders", self._look_at)
        self.notify = self._worker.notify
        self.stop = self._worker.stop

    async def load(self) -> None:
        """Load, before the first press, the users who do not know yet what was answered for them."""
        self._unnotified = await self._orders.users_with_applied_orders()

    async def catch_up(self) -> None:
        """Look at all tables where a user with orders must act and one may be due."""
        ordered = set(await self._orders.tables_with_orders())
        now = self._now()
        if self._since is None:  # once, for decisions opened just before a restart
            ordered |= set(await self._orders.asked_since(now - LATELY, TRIVIAL))
            self._since = now
        self._due = {table: self._due[table] for table in ordered if table in self._due}
        self._worker.work_off(table for table in sorted(ordered) if self._due.get(table, now) <= now)

    async def save(self, order: StandingOrder) -> None:
        """Save an order, or delete it if it has no instructions; the next sweep looks at all tables."""
        await self._orders.save_order(order)
        self.forget()

    def forget(self) -> None:
        """Forget due times after a user changed their orders: the next sweep looks everywhere."""
        self._due.clear()

    async def usual_answers(self, user_id: int) -> list[UsualAnswer]:
        """Return usual answers that a user does not know of yet."""
        return await self._orders.applied_orders(user_id) if user_id in self._unnotified else []

    async def mark_known(self, user_id: int) -> None:
        """Count all usual answers as known, once the user has a message about them."""
        self._unnotified.discard(user_id)
        await self._orders.mark_applied_orders_known(user_id)

    async def _look_at(self, table_id: int) -> bool:
        """Carry out what is due; each reply is a save, which notifies again."""
        dues = list[float]()
        try:
            snapshot = await self._tables.get(table_id)
            dues = [await self._turn(snapshot, decision) for decision in snapshot.game.open_decisions]
            self._due[table_id] = min(dues, default=NEVER)
        except Refused as why:  # another change was faster, or the game cannot be opened
            log.info("no order was carried out at table %s: %s", table_id, why.code)
        finally:
            if ANSWERED not in dues:  # otherwise the save notifies again
                self._done(table_id)
        return False

    async def _turn(self, snapshot: TableSnapshot, decision: Decision) -> float:
        """Answer a decision by an order; return when to look again."""
        user = snapshot.participants[decision.seat].active_user
        family = snapshot.game.rules.family
        reaction = REACTIONS.get(family, {}).get(decision.kind)
        if user is None or reaction is None or snapshot.location.suspended_at is not None:
            return NEVER
        orders = await self._orders.of_user(user_id=user, table_id=snapshot.id, family=family)
        order = orders[decision.kind].instructions if decision.kind in orders else usual_answer(reaction)
        span = delay_range(order, decision.public(), reaction, snapshot.time_control)
        due = NEVER if span is None else await self._due_at(snapshot, decision.seat, span)
        if due > self._now():
            return due
        answer = reply(order, decision, reaction, snapshot.view(decision.seat))
        await self._answer(snapshot, decision, answer)
        if decision.kind not in orders:
            usual = UsualAnswer(user, family, decision.kind, snapshot.id, answer, self._now())
            await self._orders.save_applied_order(usual)
            self._unnotified.add(user)
        return ANSWERED

    async def _due_at(self, snapshot: TableSnapshot, seat: Seat, span: DelayRange) -> float:
        """Return when to carry out an order: never if its player has just undone a reply."""
        if has_just_undone(await self._tables.log(snapshot.id, last=LATEST), seat):
            return NEVER
        opened_at = await self._logs.saved_at(snapshot.id, snapshot.game.decision_ply) or 0
        return opened_at + delay(snapshot.secret, snapshot.game.decision_ply, seat, span)

    async def _answer(self, snapshot: TableSnapshot, decision: Decision, answer: Reply) -> None:
        game, replies = snapshot.game, [answer]
        while (further := game.peek(decision.seat, *replies)) is not None and further.default != BACK:
            replies.append(further.default)
        acting = await self._logs.last_person_to_act(snapshot.id, self._now() - STILL_THERE)
        await self._tables.answer_by_order(snapshot.id, game.decision_ply, decision.seat, replies, acting)
