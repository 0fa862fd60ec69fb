"""What moderators do: end or restore a table, withdraw an offer, block a user."""

import re
from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.features.interactions.items import (
    ask_line,
    first_pick,
    numbers_on,
    on_press,
    on_submit,
    picked_number,
    typed,
)
from bot.features.interactions.responses import MessagePage, send_private, show_page
from bot.features.lobby.messages import show_changed
from bot.features.moderation import views
from bot.i18n.texts import LONGEST_REASON
from bot.services.context import Interaction, texts_for
from bot.ui.components import ADMIN, VERB, ItemId
from bot.ui.style import turned_to
from engine.core.clocks import DAY
from engine.core.decisions import Refused
from engine.core.records.moderation import Block

REASON_FORM = ItemId("adr", verb=VERB, number=18, rest=18, ply=9)


async def end(interaction: Interaction, reason: str, table_id: int) -> None:
    """End a table of this server without a winner; raises `Refused`."""
    await views.here(interaction, table_id)
    services = interaction.client.services
    key = str(interaction.id)
    async with services.moderation.auditing(interaction, "end", reason, table=str(table_id)) as audit:
        await services.tables.abort(table_id, key, reason, audit)
    await send_private(interaction, texts_for(interaction)("aborted", table=table_id))


async def revert(interaction: Interaction, reason: str, table_id: int, rest: int, ply: int) -> None:
    """Restore a table of this server to a checkpoint, if it is still at this ply; raises `Refused`."""
    await views.here(interaction, table_id)
    services = interaction.client.services
    key = f"admin:{interaction.id}"
    async with services.moderation.auditing(interaction, "undo", reason, table=str(table_id)) as audit:
        await services.proposals.revert(table_id, rest, ply, reason, key, audit)
    await send_private(interaction, texts_for(interaction)("admin-undone", table=table_id))


async def unrate(interaction: Interaction, reason: str, table_id: int) -> None:
    """Take a game of this server out of the ratings; raises `Refused`."""
    await views.here(interaction, table_id)
    services = interaction.client.services
    async with services.moderation.auditing(interaction, "unrate", reason, table=str(table_id)) as audit:
        if not await services.store.ratings.take_out(table_id, audit):
            raise Refused("not-rated")
    await send_private(interaction, texts_for(interaction)("admin-unrated", table=table_id))


async def withdraw(interaction: Interaction, reason: str, offer_id: int) -> None:
    """Withdraw an offer of this server; raises `Refused`."""
    await views.offered_here(interaction, offer_id)
    services = interaction.client.services
    async with services.moderation.auditing(interaction, "withdraw", reason, offer=str(offer_id)) as audit:
        await services.offers.withdraw(offer_id, also=audit)
    await send_private(interaction, texts_for(interaction)("admin-withdrawn", offer=offer_id))
    await show_changed(interaction.client, offer_id)


async def block(interaction: Interaction, user_id: int, days: int, reason: str) -> None:
    """Block a user here, for `days` or permanently (0), and withdraw their offers; raises `Refused`."""
    services, guild = interaction.client.services, interaction.guild_id or 0
    if user_id == interaction.user.id:
        raise Refused("block-self")
    if await interaction.client.is_bot_owner(user_id):
        raise Refused("block-owner")
    until = services.now() + days * DAY if days else None
    block, details = Block(guild, user_id, until, reason), {"who": str(user_id)}
    details |= {"until": str(until)} if until else {}
    what = "block" if until else "ban"
    async with services.moderation.auditing(interaction, what, reason, **details) as audit:
        await services.store.moderation.save_block(block, audit)
    ended = await services.offers.leave_all(user_id, guild)
    when = f"<t:{until}:f>" if until else texts_for(interaction)("admin-for-good")
    message = texts_for(interaction)("admin-blocked", who=f"<@{user_id}>", until=when, count=len(ended))
    await send_private(interaction, message)
    for offer in ended:
        await show_changed(interaction.client, offer)


async def lift(interaction: Interaction, user_id: int) -> None:
    """Lift a block; raises `Refused`."""
    services = interaction.client.services
    async with services.moderation.auditing(interaction, "lift", who=str(user_id)) as audit:
        if not await services.store.moderation.lift_block(interaction.guild_id or 0, user_id, audit):
            raise Refused("block-none")
    await send_private(interaction, texts_for(interaction)("admin-lifted", who=f"<@{user_id}>"))


async def end_or_withdraw(interaction: Interaction, message: discord.Message) -> None:
    """Ask why, then end the table or withdraw the offer of a message. Raises `Refused`."""
    numbers = numbers_on(interaction, message)
    offer, table = numbers.get("o"), numbers.get("h") or numbers.get("r")
    if offer is not None and (await interaction.client.services.store.summaries.get(offer)) is None:
        await views.offered_here(interaction, offer)
        await _ask_why(interaction, "withdraw", offer)
        return
    table = table or offer
    if table is None:
        raise Refused("table-unknown")
    if (await views.here(interaction, table)).is_over:
        raise Refused("game-over")
    await _ask_why(interaction, "end", table)


async def _ask_why(interaction: Interaction, verb: str, number: int, rest: int = 0, ply: int = 0) -> None:
    text, form = texts_for(interaction), REASON_FORM.name(verb=verb, number=number, rest=rest, ply=ply)
    await ask_line(interaction, form, text(f"btn-admin-{verb}"), text("admin-why"), LONGEST_REASON)


@on_submit(REASON_FORM)
async def take_reason(interaction: Interaction, verb: str, number: int, rest: int, ply: int) -> None:
    """Do what a moderator has given a reason for; raises `Refused`."""
    interaction.client.services.moderation.check(interaction)
    reason = typed(interaction)
    if verb == "undo":
        await revert(interaction, reason, number, rest, ply)
    elif verb in REASONED and reason:
        await REASONED[verb](interaction, reason, number)
    else:
        raise Refused("table-unknown")


SECTIONS: Mapping[str, Callable[[Interaction], Awaitable[MessagePage]]] = {
    "tables": views.tables,
    "people": views.people,
    "check": views.check,
}
REASONED: Mapping[str, Callable[[Interaction, str, int], Awaitable[None]]] = {
    "end": end,
    "unrate": unrate,
    "withdraw": withdraw,
}


@on_press(ADMIN)
async def run_verb(interaction: Interaction, verb: str, number: int, ply: int = 0) -> None:
    """Handle a press on the panel; `number` is that of a table, an offer or a page. Raises `Refused`."""
    interaction.client.services.moderation.check(interaction)
    if (section := SECTIONS.get(verb)) is not None:
        await show_page(interaction, await section(interaction))
        return
    match verb:
        case "panel":
            await show_page(interaction, views.panel(texts_for(interaction)))
        case "audit":
            await show_page(interaction, await views.audit(interaction, number))
        case "settings":
            await show_settings(interaction)
        case "look":
            await look(interaction)
        case "rests":
            await show_page(interaction, await views.rests(interaction, number, ply))
        case "undo":
            await ask_undo(interaction, number, ply)
        case _ if verb in REASONED:
            await _ask_why(interaction, verb, number)
        case _:
            raise Refused("table-unknown")


async def show_settings(interaction: Interaction) -> None:
    settings = await interaction.client.services.guilds.settings(interaction.guild_id or 0)
    back = ADMIN.button(texts_for(interaction)("btn-admin-back"), verb="panel", number=0)
    await show_page(interaction, MessagePage(await views.settings(interaction, settings), [back]))


async def look(interaction: Interaction) -> None:
    """Show the table or offer that was picked; raises `Refused`."""
    if (page := turned_to(first_pick(interaction))) is not None:
        await show_page(interaction, await views.tables(interaction, page))
        return
    meant = re.fullmatch(r"([to])(\d{1,18})", first_pick(interaction), re.ASCII)
    if meant is None:
        raise Refused("table-unknown")
    show = views.one_table if meant[1] == "t" else views.one_offer
    await show_page(interaction, await show(interaction, int(meant[2])))


async def ask_undo(interaction: Interaction, table_id: int, ply: int) -> None:
    """Ask why the table is to be restored to the moment that was picked; raises `Refused`."""
    if (page := turned_to(first_pick(interaction))) is not None:
        await show_page(interaction, await views.rests(interaction, table_id, ply, page))
        return
    if (rest := picked_number(interaction)) is None:
        raise Refused("undo-none")
    await _ask_why(interaction, "undo", table_id, rest, ply)
