"""Says in the message of an offer how its game ended: once, also if the bot was stopped in between.

What is still to be said is read from the store: an offer is `started` until its message tells the result,
or cannot, and then `over`. Of games that ended more than a day ago nothing is said any more.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.services.keyed_worker import KeyedWorker
from engine.core.clocks import DAY
from engine.core.prompts import Illegal
from engine.core.records import Offer
from engine.store.store import Store
from engine.tables.service import Tables

log = logging.getLogger(__name__)


class OfferResults:
    """Edits the messages of offers whose games are over."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        show: Callable[[Offer], Awaitable[None]],
        now: Callable[[], int],
    ) -> None:
        """`show` edits the message of an offer to what is true now; one that is gone is left alone."""
        self._store, self._tables, self._show, self._now = store, tables, show, now
        self._worker = KeyedWorker("offer results", self._tell)
        self.stop = self._worker.finish

    def notify(self, table: int) -> None:
        """Something was saved at this table: it may be over."""
        self._worker.notify(table)

    async def catch_up(self) -> None:
        """Say what was not said, because the bot was stopped or Discord could not be reached."""
        for table in await self._store.untold_results(self._now() - DAY):
            self.notify(table)

    async def _tell(self, table: int) -> bool:
        """Say it if the game is over and it is not said; what fails is tried again at the next sweep."""
        if not await self._is_over(table):
            return False
        offer = await self._store.offer(table)
        if offer is not None and offer.state == "started":
            if offer.message is not None:
                await self._show(offer)
            await self._store.result_told(table)
        return False

    async def _is_over(self, table: int) -> bool:
        try:
            return (await self._tables.see(table)).game.winners is not None
        except Illegal as why:  # nobody can open this game any more
            log.info("the offer of table %s says nothing of its end: %s", table, why)
            return False
