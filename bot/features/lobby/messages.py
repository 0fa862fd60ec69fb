"""The message of an offer: what it shows, whom it pings, and updates without a press."""

import logging
from dataclasses import replace
from typing import TypedDict

import discord

from bot.features.game_panels.board import score_line
from bot.features.game_panels.hand_panel import result
from bot.features.lobby.views import offer_buttons, offer_call, offer_embed, seat_names
from bot.games import PRESENTERS
from bot.games.card_scenes import invitation
from bot.i18n.names import called, escape
from bot.i18n.texts import Phrases, Texts
from bot.services.channels import nonce, pinging
from bot.services.context import Interaction, ServiceClient, Services
from bot.services.notifications import Notifications
from bot.services.pictures import GLANCE, Picture, files
from bot.services.publish_failures import DELETED, REQUEST_ERRORS, is_outage
from bot.ui.components import view_of
from bot.ui.style import phrases_for
from engine.core.clocks import UNTIMED
from engine.core.records.offers import OVER, SAME_DEAL, STARTED, Offer
from engine.core.records.pings import PendingPing
from engine.games import GAMES
from engine.tables.offers import OPEN_OFFER, REMATCH_HOLD
from engine.tables.player_records import count_record

log = logging.getLogger(__name__)


class MessageContent(TypedDict):
    content: str | None
    embed: discord.Embed
    view: discord.ui.View
    attachments: list[discord.File]


async def content(services: Services, offer: Offer) -> MessageContent:
    text = await services.guilds.texts(offer.guild_id)
    is_open = offer.state == "open"
    picture = await picture_of(services, offer.game, offer.guild_id, text) if is_open else None
    reserved = await services.offers.reserved_for(offer) if is_open else []
    offer = await at_stake(services, offer)
    (thread, outcome), notes = await _played(services, offer, text), await offer_notes(services, offer, text)
    return {
        "content": offer_call(offer, text, reserved) if is_open else None,
        "embed": offer_embed(offer, text, thread, notes, picture, outcome),
        "view": view_of(offer_buttons(offer, text)),
        "attachments": files(picture),
    }


async def at_stake(services: Services, offer: Offer) -> Offer:
    """Return an open offer with the stakes that it has with those who sit, or are challenged."""
    if offer.state != "open":
        return offer
    challenged = [] if offer.opponent_id is None else [offer.opponent_id]
    users = [*(participant.user_id for participant in offer.participants), *challenged]
    return replace(offer, stakes=await services.offers.stakes_with(offer, users))


async def picture_of(
    services: Services, game: str, guild_id: int, text: Texts, within: float = GLANCE
) -> Picture | None:
    family = GAMES[game].family
    scene = invitation(PRESENTERS[family], game, Phrases(text, family, ()))
    alt = text.first(f"invites-{game}", f"game-{game}")
    return await services.pictures.draw_scene(scene, f"game-{game}.png", alt, guild_id, within=within)


async def mentions(services: Services, offer: Offer) -> discord.AllowedMentions:
    """Return whom the message pings at once: the challenged user, or those a rematch keeps seats for."""
    pings = [PendingPing(offer.id, offer.opponent_id, "offer", 0, 0)] if offer.opponent_id is not None else []
    reserved = await services.offers.reserved_for(offer)
    pings += [
        PendingPing(offer.id, participant.user_id, "rematch", 0, 0)
        for participant in reserved
        if participant.user_id is not None
    ]
    return pinging(await services.notifications.pings_for_message(offer.guild_id, pings))


async def offer_notes(services: Services, offer: Offer, text: Texts) -> list[str]:
    """Return which invited users are away, for whom seats are reserved, and how reliable the host is."""
    reserved = await services.offers.reserved_for(offer) if offer.state == "open" else []
    names = text.join([*map(escape, text.names(participant.name for participant in reserved))])
    until = f"<t:{offer.created_at + REMATCH_HOLD}:R>"
    return [
        *await _score(services, offer, text),
        *await _same_deal(services, offer, text),
        *_absent(services, offer, text),
        *([text("offer-kept", names=names, when=until)] if reserved else []),
        *await _reliability(services, offer, text),
    ]


async def _score(services: Services, offer: Offer, text: Texts) -> list[str]:
    if offer.rematch_of is None or offer.state != "open":
        return []
    snapshot = await services.tables.get(offer.rematch_of)
    return [score_line(snapshot, (await services.store.results.end_of(snapshot.id)).score, text)]


async def _same_deal(services: Services, offer: Offer, text: Texts) -> list[str]:
    """Say what a duel on the same deal is, and against whom."""
    deal = await services.store.deals.get(offer.deal_id or 0) if offer.kind == SAME_DEAL else None
    return [] if deal is None else [text("offer-same-deal", level=text(f"level-{deal.level}"))]


async def _reliability(services: Services, offer: Offer, text: Texts) -> list[str]:
    """Return the host's share of answers in time, if the game has a clock and the share may be shown."""
    host = offer.host.user_id
    if host is None or offer.state != "open" or offer.time_control == UNTIMED:
        return []
    record = count_record(await services.store.results.of_user(host, offer.guild_id))
    if not record.is_reliability_known or not (await services.user_cache.settings(host)).show_records:
        return []
    name = escape(text.names([offer.host.name])[0])
    return [f"-# {text('offer-in-time', name=name, percent=record.percent_in_time)}"]


def _absent(services: Services, offer: Offer, text: Texts) -> list[str]:
    names = seat_names(offer, text)
    invited = [*(participant.user_id for participant in offer.participants), offer.opponent_id]
    lines = (
        services.user_cache.absence_line(user, name, offer.guild_id, text)
        for user, name in dict(zip(invited, names)).items()
    )
    return [line for line in lines if line]


async def _played(services: Services, offer: Offer, text: Texts) -> tuple[int | None, str]:
    if offer.state not in (STARTED, OVER):
        return None, ""
    snapshot = await services.tables.get(offer.id)
    location, is_over = snapshot.location, snapshot.game.winners is not None
    outcome = result(snapshot, phrases_for(snapshot, text), text) if is_over else ""
    if not location.wants_thread or location.channel_id == location.parent_channel_id:
        return None, outcome
    # A thread made from a message gets the message's id.
    return location.channel_id or offer.message_id, outcome


async def show_again(client: ServiceClient, began_at: int) -> None:
    """Post offers that an earlier process saved but did not show; in a new epoch, renew all buttons.

    Offers made since `began_at`, when this process began, are being posted by their own commands.
    """
    offers = client.services.offers
    renew = not await offers.were_shown_in_epoch()
    for offer in await client.services.store.offers.open_offers():
        if offer.message_id is None and offer.created_at <= began_at:
            await _show_first(client, offer)
        elif renew:
            await show_changed(client, offer.id)
    if renew:
        await offers.mark_shown_in_epoch()


async def _show_first(client: ServiceClient, offer: Offer) -> None:
    """Post an offer that a stop interrupted; withdraw it if that fails."""
    services = client.services
    try:
        if offer.opponent_id is None and offer.kind != OPEN_OFFER:
            raise discord.ClientException("a game against a computer starts as the answer to its command")
        channel = client.get_partial_messageable(offer.channel_id, guild_id=offer.guild_id)
        message = await content(services, offer)
        sent = await channel.send(
            message["content"],
            embed=message["embed"],
            view=message["view"],
            files=message["attachments"],
            allowed_mentions=await mentions(services, offer),
            nonce=nonce("offer", offer.epoch, offer.id),
        )
    except (discord.ClientException, *REQUEST_ERRORS) as why:
        log.info("withdrew offer %s, which was never shown: %s", offer.id, why)
        await services.offers.close(offer.id)
    else:
        await services.store.offers.set_offer_message(offer.id, sent.id)
        services.notifications.notify(offer.id)


async def show_changed(client: ServiceClient, offer_id: int) -> None:
    """Update the message of an offer; it may be gone."""
    offer = await client.services.store.offers.get(offer_id)
    if offer is not None and offer.message_id is not None:
        await edit_message(client, client.services, offer)


async def show_result(client: discord.Client, offer: Offer) -> None:
    """Show how the game of an offer ended; raises if the caller should retry."""
    assert isinstance(client, ServiceClient)
    channel = client.get_partial_messageable(offer.channel_id, guild_id=offer.guild_id)
    try:
        await channel.get_partial_message(offer.message_id or 0).edit(**await content(client.services, offer))
    except discord.HTTPException as why:
        if is_outage(why):
            raise
        log.info("offer %s does not show its game's result: %s", offer.id, why)


async def show_ended(client: discord.Client, offer: Offer) -> None:
    assert isinstance(client, ServiceClient)
    await announce_expired(client.services.notifications, offer)
    await show_changed(client, offer.id)


async def announce_expired(notifications: Notifications, offer: Offer) -> None:
    """Tell those who wait for an offer that it has expired, or that they may start."""
    people = [participant.user_id for participant in offer.participants if participant.user_id is not None]
    await notifications.announce_offer_end(offer, people, "ready" if offer.state == "open" else "expired")


async def edit_message(client: discord.Client, services: Services, offer: Offer) -> bool:
    """Show an offer as it stands in its message; return False if that is gone."""
    channel = client.get_partial_messageable(offer.channel_id, guild_id=offer.guild_id)
    try:
        await channel.get_partial_message(offer.message_id or 0).edit(**await content(services, offer))
    except discord.HTTPException as why:
        return why.code not in DELETED
    return True


async def channel_deleted(services: Services, channel_id: int) -> None:
    for offer in await services.store.offers.open_offers(channel_id=channel_id):
        await services.offers.close(offer.id)


async def refresh_name(interaction: Interaction) -> None:
    """Rename a user who acts after a change of their name at their open tables and offers, and show it."""
    guild_id, user, services = interaction.guild_id, interaction.user, interaction.client.services
    name = called(user.display_name, user.name)
    if guild_id is None or services.user_cache.is_called(guild_id, user.id, name):
        return
    for table_id in await services.tables.rename(guild_id, user.id, name):
        await services.publisher.redraw(table_id)
    for offer_id in await services.store.offers.rename(guild_id, user.id, name):
        await show_changed(interaction.client, offer_id)
