"""Call for somebody who takes the seat of a silent player, and take it."""

from contextlib import suppress

import discord
from discord import ButtonStyle

from bot.features.game_panels.actions import panel_after_answer, show
from bot.features.interactions.items import numbers_on, on_press
from bot.features.interactions.resolve_table import heading
from bot.features.interactions.responses import edit_private
from bot.i18n.names import called
from bot.i18n.texts import Texts
from bot.services.context import Interaction, ServiceClient, texts_for
from bot.services.publish_failures import REQUEST_ERRORS
from bot.ui.components import AnyButton, ItemId, view_of
from bot.ui.style import phrases_for
from engine.core.decisions import Refused, Seat
from engine.core.records.proposals import Proposal
from engine.tables.proposals import CHAIR
from engine.tables.snapshot import TableSnapshot

CALL = ItemId("cf", table_id=18, seat=2)
SIT_IN = ItemId("sf", table_id=18, seat=2)


def call_buttons(snapshot: TableSnapshot, seats: list[Seat], text: Texts) -> list[AnyButton]:
    """Return a button for each of these seats, which names it if there are several."""
    names = phrases_for(snapshot, text)
    return [
        CALL.button(
            text("btn-call-for", name=names.name(seat))
            if len(snapshot.participants) > 2
            else text("btn-call"),
            table_id=snapshot.id,
            seat=seat,
        )
        for seat in seats
    ]


@on_press(CALL)
async def call_for_somebody(interaction: Interaction, table_id: int, seat: int) -> None:
    """Call for somebody; of three and more the others must agree first. Raises `Refused`."""
    services, text = interaction.client.services, texts_for(interaction)
    made = await services.proposal_messages.propose(
        table_id, CHAIR, interaction.user.id, str(interaction.id), count=seat + 1
    )
    if not isinstance(made, Proposal):
        await post_chair(interaction.client, table_id, seat)
    snapshot = await services.tables.get(table_id)
    key = "proposal-asked" if isinstance(made, Proposal) else "chair-called"
    await edit_private(interaction, f"{heading(snapshot, interaction.user.id, text)}\n{text(key)}")


async def post_chair(client: discord.Client, table_id: int, seat: Seat) -> None:
    """Post that a chair is free, in the channel above the table's thread if it has one."""
    assert isinstance(client, ServiceClient)
    services, snapshot = client.services, await client.services.tables.get(table_id)
    location = snapshot.location
    until = await services.chairs.free_until(snapshot, seat)
    text = await services.guilds.texts(location.guild_id)
    phrases = phrases_for(snapshot, text)
    waiting = [
        f"**{phrases.seat(other)}**"
        for other, participant in enumerate(snapshot.participants)
        if other != seat and participant.active_user is not None
    ]
    content = text(
        "chair-free",
        game=text(f"game-{snapshot.game_key}"),
        turn=snapshot.game.rules.turn(snapshot.game.state),
        seat=f"**{phrases.seat(seat)}**",
        names=text.join(waiting),
        count=len(waiting),
        when=f"<t:{until}:R>",
    )
    button = SIT_IN.button(text("btn-sit-in"), ButtonStyle.success, table_id=snapshot.id, seat=seat)
    channel = client.get_partial_messageable(location.parent_channel_id, guild_id=location.guild_id)
    await channel.send(content, view=view_of([button]), allowed_mentions=discord.AllowedMentions.none())


@on_press(SIT_IN)
async def sit_in(interaction: Interaction, table_id: int, seat: int) -> None:
    """Take a free chair and show its hand; raises `Refused`."""
    services, user = interaction.client.services, interaction.user
    before = await services.tables.get(table_id)
    if before.location.guild_id != interaction.guild_id:
        raise Refused("table-unknown")
    text = await services.guilds.texts(before.location.guild_id)
    try:
        result = await services.chairs.sit_in(
            table_id, seat, user.id, called(user.display_name, user.name), str(interaction.id)
        )
    except Refused as why:
        if why.code == "chair-taken":
            await _close_post(interaction, table_id, f"🪑 {text('no-chair-taken')}")
        raise
    services.notifications.notify(table_id)
    await show(interaction, panel_after_answer(result, interaction))
    if result.is_new:
        then, now = (phrases_for(snapshot, text).seat(seat) for snapshot in (before, result.table))
        await _close_post(interaction, table_id, text("chair-taken", name=now, before=then))


async def _close_post(interaction: Interaction, table_id: int, content: str) -> None:
    """Let the pressed post say what became of the seat, unless the press is forged."""
    message = interaction.message
    if message is not None and numbers_on(interaction, message).get(SIT_IN.prefix) == table_id:
        with suppress(*REQUEST_ERRORS):  # it may be gone
            await message.edit(content=content, view=None)
