"""The messages of proposals, in the table's channel, and those of offers when their games end.

Each press reads its proposal from the store, so it works after any restart.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypedDict

import discord
from discord import Embed

from bot.services.channels import pinging
from bot.services.keyed_worker import KeyedWorker
from bot.services.notifications import Notifications
from bot.services.publish_failures import REQUEST_ERRORS
from engine.core.clocks import DAY
from engine.core.decisions import Refused
from engine.core.records.offers import Offer
from engine.core.records.pings import PendingPing
from engine.core.records.proposals import Proposal
from engine.store.offers import OfferStore
from engine.store.proposals import ProposalStore
from engine.tables.proposals import Proposals, voters
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

log = logging.getLogger(__name__)


class MessageContent(TypedDict):
    embed: Embed
    view: discord.ui.View


Draw: TypeAlias = Callable[[Proposal], Awaitable[MessageContent]]


class ProposalMessages:
    def __init__(
        self,
        client: discord.Client,
        store: ProposalStore,
        tables: Tables,
        proposals: Proposals,
        notifications: Notifications,
        draw: Draw,
    ) -> None:
        """`draw` makes a proposal's message except for the line that pings."""
        self._client = client
        self._store, self._tables, self._proposals = store, tables, proposals
        self._notifications, self._draw = notifications, draw
        self._worker = KeyedWorker("proposals", self._settle)
        self.notify = self._worker.notify
        self.stop = self._worker.finish

    async def catch_up(self) -> None:
        """End overdue proposals, and carry out those that were agreed when the bot stopped."""
        for table in {proposal.table_id for proposal in await self._store.open_proposals()}:
            self.notify(table)

    async def post(self, proposal: Proposal) -> None:
        """Post a proposal; if that fails, withdraw it."""
        snapshot = await self._tables.get(proposal.table_id)
        where = snapshot.location.board_channel_id
        channel = self._client.get_partial_messageable(where, guild_id=snapshot.location.guild_id)
        called = await self._users_to_ping(snapshot, proposal)
        content = await self._draw(proposal)
        try:
            message = await channel.send(
                " ".join(f"<@{user}>" for user in called) or None,
                embed=content["embed"],
                view=content["view"],
                allowed_mentions=pinging(called),
            )
        except REQUEST_ERRORS:
            await self._store.end_proposal(proposal.id, "void")
            raise
        await self._store.set_proposal_message(proposal.id, where, message.id)
        self._notifications.notify(snapshot.id)

    async def _users_to_ping(self, snapshot: TableSnapshot, proposal: Proposal) -> tuple[int, ...]:
        """Return whom to ping: users who must agree, are available now, and want pings in the channel."""
        users = [
            user
            for seat in sorted(voters(snapshot, proposal))
            if (user := snapshot.participants[seat].user_id)
        ]
        pings = [PendingPing(snapshot.id, user, "proposal", proposal.id, 0) for user in users]
        return await self._notifications.pings_for_message(snapshot.location.guild_id, pings)

    async def _settle(self, table_id: int) -> bool:
        for proposal in await self._proposals.resolve(table_id):
            await self._show(proposal.id)
        return False

    async def _show(self, number: int) -> None:
        """Remove the buttons of a proposal that has ended; its message may be gone."""
        proposal = await self._proposals.find(number)
        if proposal.channel_id is None or proposal.message_id is None:
            return
        try:
            channel = self._client.get_partial_messageable(proposal.channel_id)
            content = await self._draw(proposal)
            await channel.get_partial_message(proposal.message_id).edit(content=None, **content)
        except REQUEST_ERRORS as why:
            log.info("proposal %s cannot be shown as %s: %s", proposal.id, proposal.state, why)


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
        """Show results that could not be shown because of a stop or an outage."""
        for table in await self._offers.unshown_results(self._now() - DAY):
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
