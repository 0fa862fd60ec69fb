"""Permissions that a game needs in its channel, and tables whose channel is gone."""

import asyncio
from collections.abc import Iterable
from typing import Any

import discord

from bot.features.interactions.responses import send_private
from bot.services.channels import SHOW
from bot.services.context import Interaction, texts_for
from engine.core.decisions import Refused
from engine.tables.snapshot import TableSnapshot

SPEAK, SPEAK_IN_THREAD, MAKE_THREAD = "send_messages", "send_messages_in_threads", "create_public_threads"
IN_CHANNEL = {False: (SPEAK,), True: (SPEAK, SPEAK_IN_THREAD, MAKE_THREAD)}  # by whether it gets a thread
THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


async def wants_thread(interaction: Interaction) -> bool:
    """Return whether a game that starts here gets a thread, by the server's settings and if possible."""
    guild_settings = await interaction.client.services.guilds.settings(interaction.guild_id or 0)
    return guild_settings.use_threads and _kind(interaction) is discord.ChannelType.text


async def check_permissions(interaction: Interaction, thread: bool) -> bool:
    """Return whether a game can be played here; if not, tell the user what permissions are missing."""
    missing = missing_permissions(interaction, thread)
    if not missing:
        return True
    text = texts_for(interaction)
    names = text.join([text(f"permission-{name}") for name in missing])
    await send_private(
        interaction, text("no-offer-permissions", channel=f"<#{interaction.channel_id}>", names=names)
    )
    return False


def check_may_write(interaction: Interaction) -> None:
    """Raise `Refused` if the user may not write here; the bot would post in their name."""
    rights = interaction.permissions
    in_thread = _kind(interaction) in THREADS
    if not (rights.send_messages_in_threads if in_thread else rights.send_messages):
        raise Refused("not-writing")


def missing_permissions(interaction: Interaction, thread: bool) -> list[str]:
    """Return the permissions that a game here lacks, by discord.py's names."""
    if _kind(interaction) in THREADS:
        return _missing(interaction.app_permissions, (SPEAK_IN_THREAD,))
    return _missing(interaction.app_permissions, IN_CHANNEL[thread])


def missing_in(channel: discord.TextChannel, *, thread: bool) -> list[str]:
    """Return the permissions that a game in this channel would lack."""
    return _missing(channel.permissions_for(channel.guild.me), IN_CHANNEL[thread])


def _missing(rights: discord.Permissions, needed: tuple[str, ...]) -> list[str]:
    return [name for name in (*SHOW, *needed) if not getattr(rights, name)]


def _kind(interaction: Interaction) -> discord.ChannelType | None:
    return getattr(interaction.channel, "type", None)


async def departed_users(interaction: discord.Interaction[Any], users: Iterable[int | None]) -> list[int]:
    user_ids = [user for user in users if user is not None]
    are_members = await asyncio.gather(*(_is_member(interaction.guild, user) for user in user_ids))
    return [user for user, is_member in zip(user_ids, are_members) if not is_member]


async def _is_member(guild: discord.Guild | None, user_id: int) -> bool:
    try:
        return guild is None or await guild.fetch_member(user_id) is not None
    except discord.NotFound:
        return False


async def move_here(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Resume a suspended table in the user's channel; raises `Refused`."""
    if snapshot.location.guild_id != interaction.guild_id or interaction.channel_id is None:
        raise Refused("table-unknown")
    if not await check_permissions(interaction, thread := await wants_thread(interaction)):
        return
    services = interaction.client.services
    await services.suspension.move(snapshot, interaction.channel_id, thread=thread)
    await interaction.response.send_message(texts_for(interaction)("board-moved"), ephemeral=True)
    services.suspension.resumed(snapshot.id)
