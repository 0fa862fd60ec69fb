"""The results of games in the messages of their offers."""

import logging
from collections.abc import Awaitable, Callable

from bot.services.keyed_worker import KeyedWorker
from engine.core.clocks import DAY, MINUTE
from engine.core.decisions import Refused
from engine.core.records.offers import Offer
from engine.store.offers import OfferStore
from engine.tables.service import Tables

log = logging.getLogger(__name__)


class OfferResults:
    """Shows the result of a game in the message of its offer, once, even after a restart.

    An offer is `started` until its message shows the result, or cannot, and then `over`. Games that ended
    more than a day ago are left alone.
    """

    def __init__(
        self,
        offers: OfferStore,
        tables: Tables,
        show: Callable[[Offer], Awaitable[None]],
        now: Callable[[], int],
    ) -> None:
        """`show` updates the message of an offer, if it still exists."""
        self._offers, self._tables, self._show, self._now = offers, tables, show, now
        self._outdated: set[int] = set()  # tables whose offer's message is outdated
        self._worker = KeyedWorker("offer results", self._tell)
        self.notify = self._worker.notify
        self.stop = self._worker.finish

    async def catch_up(self) -> None:
        """Show results that could not be shown because of a stop or an outage.

        A game that has just ended is left to its board, which first shows how.
        """
        for table in await self._offers.unshown_results(self._now() - DAY, self._now() - MINUTE):
            self.notify(table)

    def redraw(self, table_id: int) -> None:
        """Show the offer again, because its game has no thread after all."""
        self._outdated.add(table_id)
        self.notify(table_id)

    async def _tell(self, table_id: int) -> bool:
        """Show the result if the game is over; retry at the next sweep."""
        try:
            is_over = (await self._tables.get(table_id)).game.winners is not None
            if not is_over and table_id not in self._outdated:
                return False
        except Refused as why:  # the game cannot be opened
            log.info("table %s: its offer does not show the result: %s", table_id, why)
            await self._offers.mark_result_shown(table_id)
            return False
        offer = await self._offers.get(table_id)
        if offer is not None and offer.state == "started":
            if offer.message_id is not None:
                await self._show(offer)
                self._outdated.discard(table_id)
            if is_over:
                await self._offers.mark_result_shown(table_id)
        return False
