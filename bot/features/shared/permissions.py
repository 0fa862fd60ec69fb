"""What a channel must allow before a game starts there, and tables whose channel is gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import discord

from bot.features.shared.resolve_table import name_of
from bot.features.shared.responses import tell
from bot.i18n.texts import escaped
from bot.services.context import Interaction, words_for
from engine.core.decisions import Illegal
from engine.tables.snapshot import TableSnapshot

SHOW = ("view_channel", "embed_links", "attach_files")
SPEAK, SPEAK_IN_THREAD, MAKE_THREAD = "send_messages", "send_messages_in_threads", "create_public_threads"
THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


async def wants_thread(interaction: Interaction) -> bool:
    """Should a game that starts here have a thread: does the server want that, and is it possible?"""
    server_settings = await interaction.client.services.store.server_settings(interaction.guild_id or 0)
    return server_settings.thread and _kind(interaction) is discord.ChannelType.text


async def granted(interaction: Interaction, thread: bool) -> bool:
    """May a game be played here? If not, say which permissions are missing."""
    missing = missing_grants(interaction, thread)
    if not missing:
        return True
    text = words_for(interaction)
    names = text.listed([text(f"permission-{name}") for name in missing])
    await tell(interaction, text("no-offer-permissions", channel=f"<#{interaction.channel_id}>", names=names))
    return False


def missing_grants(interaction: Interaction, thread: bool) -> list[str]:
    """The permissions that a game here lacks, by discord.py's names."""
    if _kind(interaction) in THREADS:
        needed = (*SHOW, SPEAK_IN_THREAD)
    else:
        needed = (*SHOW, SPEAK, *((SPEAK_IN_THREAD, MAKE_THREAD) if thread else ()))
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


def lacking(channel: discord.TextChannel, *, thread: bool) -> list[str]:
    """The permissions that a game in this channel would lack, by discord.py's names."""
    rights = channel.permissions_for(channel.guild.me)
    needed = (*SHOW, SPEAK, *((SPEAK_IN_THREAD, MAKE_THREAD) if thread else ()))
    return [name for name in needed if not getattr(rights, name)]


def _kind(interaction: Interaction) -> discord.ChannelType | None:
    return getattr(interaction.channel, "type", None)


async def gone(press: discord.Interaction[Any], users: Iterable[int | None]) -> list[int]:
    """Those of these users who have left the server."""
    asked = [user for user in users if user is not None]
    there = await asyncio.gather(*(_is_member(press.guild, user) for user in asked))
    return [user for user, here in zip(asked, there) if not here]


async def _is_member(guild: discord.Guild | None, user: int) -> bool:
    try:
        return guild is None or await guild.fetch_member(user) is not None
    except discord.NotFound:
        return False


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
    services.computers.notify(snapshot.id)
