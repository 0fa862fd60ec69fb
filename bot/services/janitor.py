"""The loop that ends expired offers and retries what Discord refused at first.

A press on an expired offer that it has not reached yet ends that offer too.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

from discord.ext import tasks

from engine.core.records import Offer
from engine.tables.offers import Offers

log = logging.getLogger(__name__)


class Janitor:
    """Runs every 30 seconds, from the start of the bot to its end."""

    def __init__(
        self,
        offers: Offers,
        ready: Callable[[], bool],
        show_ended: Callable[[Offer], Awaitable[None]],
        catch_ups: Sequence[Callable[[], Awaitable[object]]],
    ) -> None:
        """`ready`: is Discord connected? `show_ended` updates the message of an offer that has ended.

        `catch_ups` are called each time as well, in this order.
        """
        self._offers = offers
        self._ready = ready
        self._show_ended = show_ended
        self._catch_ups = catch_ups

    def start(self) -> None:
        """Start looking."""
        self._sweep.start()

    async def stop(self) -> None:
        """Stop; an offer that is being ended now may keep its buttons, whose press says so."""
        self._sweep.cancel()

    @tasks.loop(seconds=30)
    async def _sweep(self) -> None:
        if not self._ready():  # languages of servers are not known yet
            return
        try:
            for offer in await self._offers.expire_overdue():
                await self._show(offer)
            for catch_up in self._catch_ups:
                await catch_up()
        except Exception:  # whatever escapes here would stop the loop for ever
            log.exception("the sweep was not finished")

    async def _show(self, offer: Offer) -> None:
        try:
            await self._show_ended(offer)
        except Exception:  # the others are to be shown all the same
            log.exception("offer %s is not shown as ended", offer.id)
