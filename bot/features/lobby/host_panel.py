"""The panel of an open table's host: start it, add computers, remove somebody, withdraw it.

Only the host sees it. Without a host, any participant may start the table from there.
"""

from collections.abc import Awaitable, Callable, Mapping

from bot.features.interactions.items import first_pick, on_press
from bot.features.interactions.permissions import check_permissions, departed_users, wants_thread
from bot.features.interactions.responses import MessagePage, is_own, show_page
from bot.features.lobby.actions import OUTLIVED, add_computer, back_at, update_message
from bot.features.lobby.views import host_embed, host_items
from bot.services.context import Interaction, texts_for
from bot.ui.components import HOST, view_of
from engine.core.decisions import Refused
from engine.core.records.offers import GUESTS, Offer
from engine.search.levels import DEFAULT_LEVEL


@on_press(HOST)
async def run_host_button(interaction: Interaction, offer_id: int, verb: str) -> None:
    """Handle a press of the host; the offer's message is updated even if `Refused` is raised."""
    offers = interaction.client.services.offers
    if verb not in VERBS:
        raise Refused("offer-none")
    try:
        offer = await offers.require_joinable(offer_id)
        if offer.guild_id != interaction.guild_id:
            raise Refused("offer-none")
        await VERBS[verb](interaction, offer)
    except Refused as why:
        if why.code in OUTLIVED:
            await update_message(interaction, offer_id)
        raise


async def open_panel(interaction: Interaction, offer: Offer) -> None:
    """Show the whole panel to the host, or only the start button if there is no host."""
    hostless = await _is_hostless(interaction, offer)
    await interaction.client.services.offers.for_starter(offer.id, interaction.user.id, hostless=hostless)
    await _show(interaction, offer)


async def send_panel(interaction: Interaction, offer: Offer) -> None:
    text = texts_for(interaction)
    view = view_of(host_items(offer, text))
    sent = await interaction.followup.send(
        embed=host_embed(offer, text), view=view, ephemeral=True, wait=True
    )
    await interaction.client.services.panels.replace_host_panel(offer.id, sent.delete)


async def _show(interaction: Interaction, offer: Offer) -> None:
    text = texts_for(interaction)
    items = host_items(offer, text)
    is_host = interaction.user.id == offer.host.user_id
    await show_page(interaction, MessagePage(host_embed(offer, text), items if is_host else items[:1]))
    if is_host and not is_own(interaction):
        panels = interaction.client.services.panels
        await panels.replace_host_panel(offer.id, interaction.delete_original_response)


async def _is_hostless(interaction: Interaction, offer: Offer) -> bool:
    """Return whether another participant stands in for a host who is away or has left the server."""
    host = offer.host.user_id
    if host == interaction.user.id:
        return False
    return back_at(interaction, host) > 0 or bool(await departed_users(interaction, [host]))


async def _computer(interaction: Interaction, offer: Offer) -> None:
    level = first_pick(interaction, DEFAULT_LEVEL)
    await _changed(interaction, await add_computer(interaction, offer, level))


async def _guests(interaction: Interaction, offer: Offer) -> None:
    following = GUESTS[(GUESTS.index(offer.guests) + 1) % len(GUESTS)]
    offers = interaction.client.services.offers
    await _changed(interaction, await offers.set_guests(offer.id, interaction.user.id, following))


async def _remove(interaction: Interaction, offer: Offer) -> None:
    nth, _, user = first_pick(interaction).partition(":")
    if not (nth.isdecimal() and user.isdecimal() and len(nth) < 3 and len(user) < 20):
        raise Refused("offer-not-there")
    changed = await interaction.client.services.offers.remove(
        offer.id, interaction.user.id, int(nth), int(user) or None
    )
    await _changed(interaction, changed)


async def _changed(interaction: Interaction, offer: Offer) -> None:
    await _show(interaction, offer)
    await update_message(interaction, offer.id)


async def _start(interaction: Interaction, offer: Offer) -> None:
    offers, me = interaction.client.services.offers, interaction.user.id
    hostless = await _is_hostless(interaction, offer)
    await offers.for_starter(offer.id, me, hostless=hostless)
    if not await check_permissions(interaction, thread := await wants_thread(interaction)):
        return
    await interaction.response.defer()
    left = await departed_users(
        interaction, [participant.user_id for participant in offer.participants if participant.user_id != me]
    )
    for user in left:
        offer = await offers.leave(offer.id, user)
    if left:
        await _changed(interaction, offer)
        raise Refused("offer-left", who=str(left[0]), count=len(left))
    await offers.start(offer.id, me, thread, interaction.id, hostless=hostless)
    await update_message(interaction, offer.id)
    await interaction.delete_original_response()


async def _withdraw(interaction: Interaction, offer: Offer) -> None:
    await interaction.client.services.offers.withdraw(offer.id, interaction.user.id)
    await interaction.response.defer()
    await update_message(interaction, offer.id)
    await interaction.delete_original_response()


VERBS: Mapping[str, Callable[[Interaction, Offer], Awaitable[None]]] = {
    "open": open_panel,
    "computer": _computer,
    "level": _computer,
    "remove": _remove,
    "guests": _guests,
    "start": _start,
    "withdraw": _withdraw,
}
