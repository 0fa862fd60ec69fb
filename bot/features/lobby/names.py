"""Rename users at their tables and offers at their next press or command after they changed their name."""

from __future__ import annotations

from bot.features.lobby.messages import show_changed
from bot.i18n.names import called
from bot.services.context import Interaction


async def refresh_name(interaction: Interaction) -> None:
    """Rename the acting user at their open tables and offers on this server, and show it."""
    guild_id, user, services = interaction.guild_id, interaction.user, interaction.client.services
    name = called(user.display_name, user.name)
    if guild_id is None or services.user_cache.is_called(guild_id, user.id, name):
        return
    for table_id in await services.tables.rename(guild_id, user.id, name):
        await services.publisher.redraw(table_id)
    for offer_id in await services.offers.rename(guild_id, user.id, name):
        await show_changed(interaction.client, offer_id)
