"""Ends expired offers, and lets each service catch up on what it could not do."""

import logging
from collections.abc import Awaitable, Callable, Sequence

from discord.ext import tasks

from engine.core.records.offers import Offer
from engine.tables.offers import Offers

log = logging.getLogger(__name__)


class Janitor:
    """Runs every 30 seconds; a press on an expired offer before that ends the offer too."""

    def __init__(
        self,
        offers: Offers,
        is_ready: Callable[[], bool],
        show_ended: Callable[[Offer], Awaitable[None]],
        catch_ups: Sequence[Callable[[], Awaitable[object]]],
    ) -> None:
        """`is_ready` returns whether Discord is connected, `show_ended` updates the message of an offer.

        `catch_ups` are called in this order.
        """
        self._offers, self._is_ready = offers, is_ready
        self._show_ended, self._catch_ups = show_ended, catch_ups

    def start(self) -> None:
        self._sweep.start()

    async def stop(self) -> None:
        """Stop; an offer that is just expiring may keep its buttons, and a press then explains it."""
        self._sweep.cancel()

    @tasks.loop(seconds=30)
    async def _sweep(self) -> None:
        if not self._is_ready():  # the guilds' languages are not known yet
            return
        for catch_up in (self._end_offers, *self._catch_ups):
            try:
                await catch_up()
            except Exception:  # the others must still run, and an escaping error would stop the loop forever
                log.exception("a part of the sweep was not finished")

    async def _end_offers(self) -> None:
        for offer in await self._offers.expire_overdue():
            try:
                await self._show_ended(offer)
            except Exception:  # the other offers must still be updated
                log.exception("could not show that offer %s has ended", offer.id)
