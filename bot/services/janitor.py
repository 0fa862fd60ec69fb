"""The loop that ends overdue offers and shows what Discord would not take at first.

A press on an offer that it has not reached yet ends that as well.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from discord.ext import tasks

from bot.features.lobby.actions import show_ended
from engine.core.records import Offer

if TYPE_CHECKING:
    from bot.app.client import WantedBot

log = logging.getLogger(__name__)


class Sweep:
    """Looks every 30 seconds, from the start of the bot to its end."""

    def __init__(self, bot: WantedBot) -> None:
        self._bot = bot

    def start(self) -> None:
        """Look from now on."""
        self._sweep.start()

    def stop(self) -> None:
        """Look no more; an offer that is being ended now may keep its buttons, whose press says so."""
        self._sweep.cancel()

    @tasks.loop(seconds=30)
    async def _sweep(self) -> None:
        if not self._bot.is_ready():  # languages of servers are not known yet
            return
        try:
            for offer in await self._bot.offers.expire_overdue():
                await self._show(offer)
            await self._bot.publisher.catch_up()
            await self._bot.computers.catch_up()
            await self._bot.pings.catch_up()
            await self._bot.orders.look()
            await self._bot.proposals.catch_up()
        except Exception:  # whatever escapes here would stop the loop for ever
            log.exception("the sweep was not finished")

    async def _show(self, offer: Offer) -> None:
        try:
            await show_ended(self._bot, offer)
        except Exception:  # the others are to be shown all the same
            log.exception("offer %s is not shown as ended", offer.id)
