"""The messages of proposals, in the table's channel.

Each press reads its proposal from the store, so it works after any restart.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypedDict, TypeVar

import discord
from discord import Embed

from bot.services.channels import pinging
from bot.services.keyed_worker import KeyedWorker
from bot.services.notifications import Notifications
from bot.services.publish_failures import DELETED, REQUEST_ERRORS
from engine.core.decisions import Refused, Seat
from engine.core.records.pings import PendingPing
from engine.core.records.proposals import OPEN, Proposal
from engine.store.proposals import ProposalStore
from engine.tables.proposals import Proposals, voters
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot, TransitionResult

log = logging.getLogger(__name__)

T = TypeVar("T")


class MessageContent(TypedDict):
    embed: Embed
    view: discord.ui.View


class ProposalMessages:
    def __init__(
        self,
        client: discord.Client,
        store: ProposalStore,
        tables: Tables,
        proposals: Proposals,
        notifications: Notifications,
        draw: Callable[[Proposal], Awaitable[MessageContent]],
        call: Callable[[int, Seat], Awaitable[None]],
    ) -> None:
        """`draw` makes a proposal's message except for the line that pings.

        `call` posts that a seat of a table is free.
        """
        self._client = client
        self._store, self._tables, self._proposals = store, tables, proposals
        self._notifications, self._draw, self._call = notifications, draw, call
        self._worker = KeyedWorker("proposals", self._settle)
        self.notify = self._worker.notify
        self.stop = self._worker.finish

    async def catch_up(self) -> None:
        """End overdue proposals, and carry out those that were agreed when the bot stopped."""
        for table in {proposal.table_id for proposal in await self._store.open_proposals()}:
            self.notify(table)

    async def propose(
        self, table_id: int, kind: str, user_id: int, key: str, **details: int
    ) -> Proposal | TransitionResult:
        """Propose something and post it; raises `Refused`."""
        propose = partial(self._proposals.propose, table_id, kind, user_id, key, **details)
        made = await self.past_deleted(table_id, propose)
        if isinstance(made, Proposal):
            await self.post(made)
        return made

    async def past_deleted(self, table_id: int, act: Callable[[], Awaitable[T]]) -> T:
        """Do what an open proposal must not forbid if its message is gone; that one is void then."""
        try:
            return await act()
        except Refused as why:
            if why.code != "proposal-open":
                raise
            for proposal in await self._store.open_proposals(table_id=table_id):
                if not await self._show(proposal):
                    await self._store.end_proposal(proposal.id, "void")
        return await act()

    async def post(self, proposal: Proposal) -> None:
        """Post a proposal; if that fails, withdraw it, unless it stands elsewhere already."""
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
            if proposal.message_id is None:
                await self._store.end_proposal(proposal.id, "void")
            raise
        await self._store.set_proposal_message(proposal.id, where, message.id)
        self._notifications.notify(snapshot.id)

    async def _users_to_ping(self, snapshot: TableSnapshot, proposal: Proposal) -> tuple[int, ...]:
        """Return whom to ping: users who must agree, are available now, and want pings in the channel."""
        users = [
            user
            for seat in sorted(voters(snapshot, proposal) - {*proposal.consents})
            if (user := snapshot.participants[seat].user_id)
        ]
        pings = [PendingPing(snapshot.id, user, "proposal", proposal.id, 0) for user in users]
        return await self._notifications.pings_for_message(snapshot.location.guild_id, pings)

    async def _settle(self, table_id: int) -> bool:
        for proposal in await self._proposals.resolve(table_id):
            await self._show(await self._proposals.find(proposal.id))
        for proposal in self._proposals.take_calls():
            try:
                await self._call(proposal.table_id, proposal.choices - 1)
            except (Refused, *REQUEST_ERRORS) as why:
                log.warning("the call of proposal %s was not posted: %s", proposal.id, why)
        if await self._store.has_proposals(table_id):
            await self._follow_table(table_id)
        return False

    async def _follow_table(self, table_id: int) -> None:
        """Post again what was asked in a thread that another one has replaced."""
        place = (await self._tables.get(table_id)).location.channel_id
        for proposal in await self._store.open_proposals(table_id=table_id):
            if proposal.message_id is not None and place not in (None, proposal.channel_id):
                try:
                    await self.post(proposal)
                except REQUEST_ERRORS as why:
                    log.info("proposal %s was not posted again: %s", proposal.id, why)

    async def _show(self, proposal: Proposal) -> bool:
        """Show a proposal as it stands; return False if its message is gone."""
        if proposal.channel_id is None or proposal.message_id is None:
            return True
        try:
            channel = self._client.get_partial_messageable(proposal.channel_id)
            call = discord.utils.MISSING if proposal.state == OPEN else None
            content = await self._draw(proposal)
            await channel.get_partial_message(proposal.message_id).edit(content=call, **content)
        except REQUEST_ERRORS as why:
            log.info("proposal %s cannot be shown as %s: %s", proposal.id, proposal.state, why)
            return getattr(why, "code", 0) not in DELETED
        return True
