"""Answer the user in the pressed message, if only they see it, else in a new ephemeral one."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from discord import ButtonStyle, Embed, File
from discord.ui import UserSelect, View

from bot.services.context import Interaction, texts_for
from bot.services.pictures import Picture, files, with_picture
from bot.ui.components import HAND, MORE, AnyButton, AnySelect, view_of
from engine.tables.snapshot import TableSnapshot


class MessagePage(NamedTuple):
    """What a message shows: an embed, its buttons and lists, and its picture."""

    embed: Embed
    items: Sequence[AnyButton | AnySelect | UserSelect[Any]] = ()
    picture: Picture | None = None


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


async def show_aside(
    interaction: Interaction,
    snapshot: TableSnapshot,
    embeds: Sequence[Embed],
    items: Sequence[AnyButton | AnySelect],
    *,
    content: str | None = None,
    pictures: Sequence[File] = (),
) -> None:
    """Show this for the moment in the user's pressed panel, with a button back to their hand.

    Elsewhere it is a new ephemeral message, which a button turns into the hand while the game lasts.
    After the game it leads back to **More**, whose own buttons stand below `content`.
    """
    text, back, is_panel = texts_for(interaction), list[AnyButton](), is_own(interaction)
    row, label = items[-1].row if items else None, text("btn-back" if is_panel else "btn-hand")
    if snapshot.game.winners is not None:
        if is_panel and content is None:
            back = [MORE.button(label, row=row, table_id=snapshot.id)]
    elif snapshot.seat_of(interaction.user.id) is not None:
        back = [HAND.button(label, ButtonStyle.primary, row=row, table_id=snapshot.id)]
    if is_panel and snapshot.seat_of(interaction.user.id) is not None:
        interaction.client.services.panels.set_aside(interaction, snapshot.id, text)
    answer, view = interaction.response, view_of([*items, *back])
    if is_panel:
        await answer.edit_message(content=content, embeds=embeds, view=view, attachments=pictures)
    else:
        await answer.send_message(content, embeds=embeds, view=view, files=pictures, ephemeral=True)


async def show_page(interaction: Interaction, page: MessagePage, *, beside: bool = False) -> None:
    """Show a page as `show` does, or with `beside` in a new message; a hand in its place follows no game."""
    message, embed = interaction.message, with_picture(page.embed, page.picture)
    await (show_beside if beside else show)(interaction, [embed], view_of(page.items), files(page.picture))
    if message is not None and is_own(interaction) and not beside:
        interaction.client.services.panels.untrack(interaction.user.id, message.id)


async def show_beside(
    interaction: Interaction, embeds: Sequence[Embed], view: View, pictures: Sequence[File] = ()
) -> None:
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
