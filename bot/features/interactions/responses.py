"""Answer the user in the pressed message, if only they see it, else in a new ephemeral one."""

from collections.abc import Sequence
from typing import Any

from discord import Embed, File
from discord.ui import View

from bot.services.context import Interaction


def is_own(interaction: Interaction) -> bool:
    """Return whether the pressed message is one that only this user sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def show(
    interaction: Interaction, embeds: Sequence[Embed], view: View, pictures: Sequence[File] = ()
) -> None:
    """Show embeds in the pressed message if only the user sees it, else in a new one."""
    content: dict[str, Any] = {"content": None, "embeds": embeds, "view": view, "attachments": pictures}
    if interaction.response.is_done():
        await interaction.edit_original_response(**content)
    elif is_own(interaction):
        await interaction.response.edit_message(**content)
    else:
        await show_beside(interaction, embeds, view, pictures)


async def show_embed(interaction: Interaction, page: tuple[Embed, View]) -> None:
    embed, view = page
    await show(interaction, [embed], view)


async def show_beside(
    interaction: Interaction, embeds: Sequence[Embed], view: View, pictures: Sequence[File] = ()
) -> None:
    """Show embeds in a new ephemeral message."""
    await interaction.response.send_message(embeds=embeds, view=view, files=pictures, ephemeral=True)


async def send_private(interaction: Interaction, text: str) -> None:
    """Send an ephemeral message, also after an answer."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


async def edit_private(interaction: Interaction, text: str, **content: Any) -> None:
    """Edit the pressed message if only the user sees it, else send a new ephemeral one."""
    if is_own(interaction) and not interaction.response.is_done():
        await interaction.response.edit_message(content=text, view=None, **content)
    else:
        await send_private(interaction, text)
