"""The messages of proposals: one for each, where the table is played; posted, and brought up to date.

No proposal is kept here: each press reads it from the store, so it works after any restart.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypedDict

import discord
from discord import Embed

from bot.services.keyed_worker import Chores
from bot.services.notifications import Pings
from engine.store.calls import Call
from engine.store.proposals import Proposal
from engine.store.store import Store
from engine.tables.proposals import Agreements, people
from engine.tables.service import Tables
from engine.tables.snapshot import Seen

log = logging.getLogger(__name__)


class Dress(TypedDict):
    """What a message shows."""

    embed: Embed
    view: discord.ui.View


Draw: TypeAlias = Callable[[Proposal], Awaitable[Dress]]


class Proposals:
    """Puts proposals to those who must agree, and shows what has become of them."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        agreements: Agreements,
        pings: Pings,
        draw: Draw,
    ) -> None:
        """`draw` makes all of a proposal's message but the line that pings."""
        self._client = client
        self._store, self._tables, self._agreements = store, tables, agreements
        self._pings, self._draw = pings, draw
        self._chores = Chores("proposals", self._settle)
        self.poke = self._chores.poke
        self.stop = self._chores.finish

    async def catch_up(self) -> None:
        """End what is overdue, and do what all had agreed to when the bot was stopped."""
        for table in {proposal.table for proposal in await self._store.proposals()}:
            self.poke(table)

    async def post(self, proposal: Proposal) -> None:
        """Put it to the others; if that cannot be, it is withdrawn."""
        seen = await self._tables.see(proposal.table)
        where = seen.place.channel or seen.place.parent
        channel = self._client.get_partial_messageable(where, guild_id=seen.place.guild)
        called = await self._called(seen, proposal)
        dress = await self._draw(proposal)
        try:
            message = await channel.send(
                " ".join(f"<@{user}>" for user in called) or None,
                embed=dress["embed"],
                view=dress["view"],
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in called]),
            )
        except discord.HTTPException:
            await self._store.end_proposal(proposal.id, "void")
            raise
        await self._store.set_proposal_message(proposal.id, where, message.id)
        self._pings.poke(seen.id)

    async def _called(self, seen: Seen, proposal: Proposal) -> tuple[int, ...]:
        """Whom to ping: those who must agree and may be asked now where they want to be asked."""
        users = [user for seat in sorted(people(seen, proposal.seat)) if (user := seen.chairs[seat].user)]
        calls = [Call(seen.id, user, "proposal", proposal.id, 0) for user in users]
        return await self._pings.invite(seen.place.guild, calls)

    async def _settle(self, table: int) -> bool:
        for proposal in await self._agreements.settle(table):
            await self._show(proposal.id)
        return False

    async def _show(self, number: int) -> None:
        """Take the buttons off a proposal that has ended; that its message may be gone is no trouble."""
        proposal = await self._agreements.find(number)
        if proposal.channel is None or proposal.message is None:
            return
        try:
            channel = self._client.get_partial_messageable(proposal.channel)
            dress = await self._draw(proposal)
            await channel.get_partial_message(proposal.message).edit(content=None, **dress)
        except discord.HTTPException as why:
            log.info("proposal %s cannot be shown as %s: %s", proposal.id, proposal.state, why)
