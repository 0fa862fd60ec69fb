"""Tables whose channel is gone: frozen, and whoever sits there is told the next time he talks to the bot."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.features.shared.errors import tell, words_for
from bot.features.shared.permissions import granted, wants_thread
from bot.features.shared.resolve_table import name_of
from bot.i18n.texts import escaped
from engine.core.prompts import Illegal
from engine.tables import suspension as frost
from engine.tables.snapshot import Seen

if TYPE_CHECKING:
    from bot.app.client import WantedBot

log = logging.getLogger(__name__)


class Frost:
    """Freezes tables, tells those who sit there, and moves tables to where they can be seen."""

    def __init__(self, bot: WantedBot) -> None:
        self._bot = bot
        self._frost = frost.Frost(bot.store, bot.tables, bot.now)
        self._untold: set[int] = set()  # users, so that no press waits for the disk to learn that it is none

    async def load(self) -> None:
        """Read who is still to be told."""
        self._untold = await self._bot.store.untold_users()

    async def look(self, channel: int) -> None:
        """A channel or thread was deleted: show what is played there anew, wherever that can be."""
        for line in await self._bot.store.lines(channel=channel):
            await self._bot.publisher.again(line.table)

    async def freeze(self, table: int) -> None:
        """Nobody can see this table any more."""
        log.warning("table %s is frozen: its channel is gone", table)
        await self._frost.freeze(table)
        await self.load()

    async def tell(self, interaction: discord.Interaction[WantedBot]) -> None:
        """Tell a person, who was just answered, of his tables that are frozen; once."""
        user = interaction.user.id
        if user not in self._untold or not interaction.response.is_done():
            return
        self._untold.discard(user)  # a second press must not be told the same
        text, tables = words_for(interaction), await self._bot.store.untold(user)
        lines = await self._bot.store.lines(user=user)
        names = [escaped(name_of(line, text)) for line in lines if line.table in tables]
        try:
            if names:
                await tell(interaction, text("frozen-news", names="\n".join(names), count=len(names)))
        except discord.HTTPException as why:
            log.warning("user %s was not told of frozen tables: %s", user, why)
            self._untold.add(user)
        else:
            await self._bot.store.tell_untold(user)

    async def move(self, interaction: discord.Interaction[WantedBot], seen: Seen) -> None:
        """Play a frozen table where this person is."""
        if seen.place.guild != interaction.guild_id or interaction.channel_id is None:
            raise Illegal("no-table")
        if not await granted(interaction, thread := await wants_thread(interaction)):
            return
        await self._frost.move(seen, interaction.channel_id, thread)
        await self.load()
        await interaction.response.send_message(words_for(interaction)("board-moved"), ephemeral=True)
        self._bot.publisher.poke(seen.id)
        self._bot.orders.poke(seen.id)
