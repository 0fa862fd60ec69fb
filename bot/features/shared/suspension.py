"""Tables whose channel is gone: those who play there learn of it and can move the table elsewhere."""

from __future__ import annotations

import logging

import discord

from bot.features.shared.errors import tell
from bot.features.shared.permissions import granted, wants_thread
from bot.features.shared.resolve_table import name_of
from bot.i18n.texts import escaped
from bot.services.context import Interaction, words_for
from engine.core.prompts import Illegal
from engine.tables.snapshot import TableSnapshot

log = logging.getLogger(__name__)


async def tell_frozen(interaction: Interaction) -> None:
    """Tell a person, after an answer, which of their tables are suspended; once."""
    user, suspension = interaction.user.id, interaction.client.services.suspension
    if not suspension.is_unnotified(user) or not interaction.response.is_done():
        return
    text = words_for(interaction)
    names = [escaped(name_of(line, text)) for line in await suspension.news(user)]
    try:
        if names:
            await tell(interaction, text("frozen-news", names="\n".join(names), count=len(names)))
    except discord.HTTPException as why:
        log.warning("user %s was not told of frozen tables: %s", user, why)
        suspension.unmark_notified(user)
    else:
        await suspension.told(user)


async def move_here(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Resume a suspended table where this person is; raises `Illegal`."""
    if snapshot.place.guild != interaction.guild_id or interaction.channel_id is None:
        raise Illegal("no-table")
    if not await granted(interaction, thread := await wants_thread(interaction)):
        return
    services = interaction.client.services
    await services.suspension.move(snapshot, interaction.channel_id, thread=thread)
    await interaction.response.send_message(words_for(interaction)("board-moved"), ephemeral=True)
    services.publisher.notify(snapshot.id)
    services.orders.notify(snapshot.id)
