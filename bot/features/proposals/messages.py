"""The messages of proposals: one for each, where the table is played. What a press does is in actions.py.

No proposal is kept here: each press reads it from the store, so it works after any restart.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, TypedDict

import discord
from discord import ButtonStyle, Embed

from bot.features.play.hand import speech
from bot.i18n.texts import Speech, Words
from bot.services.keyed_worker import Chores
from bot.ui.components import proposal_button, sealed
from bot.ui.looks import CALM, DONE, OFFERED, clipped
from engine.store.calls import Call
from engine.store.proposals import OPEN, Proposal
from engine.tables.proposals import UNDO, people
from engine.tables.snapshot import Seen

if TYPE_CHECKING:
    from bot.app.client import WantedBot

log = logging.getLogger(__name__)


class Dress(TypedDict):
    """What a message shows."""

    embed: Embed
    view: discord.ui.View


class Proposals:
    """Puts proposals to those who must agree, and shows what has become of them."""

    def __init__(self, bot: WantedBot) -> None:
        self._bot = bot
        self._chores = Chores("proposals", self._settle)
        self.poke = self._chores.poke
        self.stop = self._chores.finish

    async def catch_up(self) -> None:
        """End what is overdue, and do what all had agreed to when the bot was stopped."""
        for table in {proposal.table for proposal in await self._bot.store.proposals()}:
            self.poke(table)

    async def post(self, proposal: Proposal) -> None:
        """Put it to the others; if that cannot be, it is withdrawn."""
        seen = await self._bot.tables.see(proposal.table)
        where = seen.place.channel or seen.place.parent
        channel = self._bot.get_partial_messageable(where, guild_id=seen.place.guild)
        called = await self._called(seen, proposal)
        dress = await dressed(self._bot, proposal)
        try:
            message = await channel.send(
                " ".join(f"<@{user}>" for user in called) or None,
                embed=dress["embed"],
                view=dress["view"],
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in called]),
            )
        except discord.HTTPException:
            await self._bot.store.end_proposal(proposal.id, "void")
            raise
        await self._bot.store.set_proposal_message(proposal.id, where, message.id)
        self._bot.pings.poke(seen.id)

    async def _called(self, seen: Seen, proposal: Proposal) -> tuple[int, ...]:
        """Whom to ping: those who must agree and may be asked now where they want to be asked."""
        users = [user for seat in sorted(people(seen, proposal.seat)) if (user := seen.chairs[seat].user)]
        calls = [Call(seen.id, user, "proposal", proposal.id, 0) for user in users]
        return await self._bot.pings.invite(seen.place.guild, calls)

    async def _settle(self, table: int) -> bool:
        for proposal in await self._bot.agreements.settle(table):
            await self._show(proposal.id)
        return False

    async def _show(self, number: int) -> None:
        """Take the buttons off a proposal that has ended; that its message may be gone is no trouble."""
        proposal = await self._bot.agreements.find(number)
        if proposal.channel is None or proposal.message is None:
            return
        try:
            channel = self._bot.get_partial_messageable(proposal.channel)
            dress = await dressed(self._bot, proposal)
            await channel.get_partial_message(proposal.message).edit(content=None, **dress)
        except discord.HTTPException as why:
            log.info("proposal %s cannot be shown as %s: %s", proposal.id, proposal.state, why)


async def dressed(bot: WantedBot, proposal: Proposal) -> Dress:
    """All of a proposal's message but the line that pings."""
    seen = await bot.tables.see(proposal.table)
    text = await bot.publisher.words(seen.place.guild)
    say, is_open = speech(seen, text), proposal.state == OPEN
    colour = OFFERED if is_open else DONE if proposal.state == "agreed" else CALM
    title = text(f"proposal-title-{proposal.kind}", seat=say.seat(proposal.seat), count=proposal.count)
    embed = Embed(
        title=clipped(title, 256),
        description="\n".join(_open(seen, proposal, say, text) if is_open else [_fate(proposal, say, text)]),
        colour=colour,
    )
    buttons = [
        proposal_button(proposal.id, "yes", text("btn-agree"), ButtonStyle.success),
        proposal_button(proposal.id, "no", text("btn-refuse"), ButtonStyle.danger),
    ]
    return {"embed": embed, "view": sealed(buttons if is_open else [])}


def _open(seen: Seen, proposal: Proposal, say: Speech, text: Words) -> list[str]:
    """What it means, who has agreed, who has not, and until when it stands."""
    left = sorted(people(seen, proposal.seat) - set(proposal.consents))
    agreed = text("proposal-consents", names=_names(proposal.consents, say)) if proposal.consents else ""
    until = f"<t:{proposal.expires}:R>"
    lines = [
        text(f"proposal-{proposal.kind}-means"),
        agreed,
        text("proposal-waits", names=_names(left, say)),
        text("proposal-until-move" if proposal.kind == UNDO else "proposal-until", when=until),
    ]
    return [line for line in lines if line]


def _fate(proposal: Proposal, say: Speech, text: Words) -> str:
    return text(f"proposal-state-{proposal.state}", seat=say.seat(proposal.seat))


def _names(seats: tuple[int, ...] | list[int], say: Speech) -> str:
    return " · ".join(f"**{say.seat(seat)}**" for seat in seats)
