"""The messages of proposals: one for each, where the table is played; posted and updated.

No proposal is kept here: each press reads it from the store, so it works after any restart.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypedDict

import discord
from discord import Embed

from bot.services.keyed_worker import KeyedWorker
from bot.services.notifications import Notifications
from engine.store.messages import Call
from engine.store.proposals import Proposal
from engine.store.store import Store
from engine.tables.proposals import Proposals, people
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot

log = logging.getLogger(__name__)


class MessageContent(TypedDict):
    """What a message shows."""

    embed: Embed
    view: discord.ui.View


Draw: TypeAlias = Callable[[Proposal], Awaitable[MessageContent]]


class ProposalMessages:
    """Shows proposals to those who must agree, and their outcome."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
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
        """End what is overdue, and carry out what all had agreed to when the bot stopped."""
        for table in {proposal.table for proposal in await self._store.proposals()}:
            self.notify(table)

    async def post(self, proposal: Proposal) -> None:
        """Post a proposal; if that fails, withdraw it."""
        snapshot = await self._tables.see(proposal.table)
        where = snapshot.place.channel or snapshot.place.parent
        channel = self._client.get_partial_messageable(where, guild_id=snapshot.place.guild)
        called = await self._called(snapshot, proposal)
        content = await self._draw(proposal)
        try:
            message = await channel.send(
                " ".join(f"<@{user}>" for user in called) or None,
                embed=content["embed"],
                view=content["view"],
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in called]),
            )
        except discord.HTTPException:
            await self._store.end_proposal(proposal.id, "void")
            raise
        await self._store.set_proposal_message(proposal.id, where, message.id)
        self._notifications.notify(snapshot.id)

    async def _called(self, snapshot: TableSnapshot, proposal: Proposal) -> tuple[int, ...]:
        """Whom to ping: those who must agree, are free now, and want to be pinged in the channel."""
        users = [
            user
            for seat in sorted(people(snapshot, proposal.seat))
            if (user := snapshot.participants[seat].user)
        ]
        calls = [Call(snapshot.id, user, "proposal", proposal.id, 0) for user in users]
        return await self._notifications.invite(snapshot.place.guild, calls)

    async def _settle(self, table: int) -> bool:
        for proposal in await self._proposals.settle(table):
            await self._show(proposal.id)
        return False

    async def _show(self, number: int) -> None:
        """Remove the buttons of a proposal that has ended; its message may be gone."""
        proposal = await self._proposals.find(number)
        if proposal.channel is None or proposal.message is None:
            return
        try:
            channel = self._client.get_partial_messageable(proposal.channel)
            content = await self._draw(proposal)
            await channel.get_partial_message(proposal.message).edit(content=None, **content)
        except discord.HTTPException as why:
            log.info("proposal %s cannot be shown as %s: %s", proposal.id, proposal.state, why)
