"""The message of an offer: what it shows, whom it pings, and updates without a press."""

from __future__ import annotations

import logging
from typing import TypedDict

import discord

from bot.features.lobby.views import offer_buttons, offer_call, offer_embed
from bot.features.play.hand_panel import result
from bot.games import PRESENTERS
from bot.games.card_scenes import invitation
from bot.i18n.texts import Speech, Words, escaped, plain
from bot.services.context import ServiceClient, Services
from bot.services.notifications import Notifications
from bot.services.pictures import Picture, files
from bot.ui.components import sealed
from bot.ui.style import speech
from engine.core.records.offers import FIRST_EPOCH, Offer, Participant
from engine.games import GAMES
from engine.store.messages import Call
from engine.store.offers import OVER, STARTED
from engine.tables.offers import KEPT

log = logging.getLogger(__name__)

SHOWN = "offers-shown"  # the fact in the store: in which epoch open offers were last shown
SERVER_TROUBLE = 500  # and more: HTTP statuses after which it is worth trying again
DELETED = (10003, 10008)  # no such channel, no such message


class MessageContent(TypedDict):
    content: str | None
    embed: discord.Embed
    view: discord.ui.View
    attachments: list[discord.File]


async def content(services: Services, offer: Offer) -> MessageContent:
    text = await services.words.of(offer.guild)
    is_open = offer.state == "open"
    picture = await picture_of(services, offer.game, offer.guild, text) if is_open else None
    kept = await services.offers.kept_for(offer) if is_open else []
    (thread, outcome), said = await _played(services, offer, text), await notes(services, offer, text)
    return {
        "content": offer_call(offer, text, kept) if is_open else None,
        "embed": offer_embed(offer, text, thread, said, picture, outcome),
        "view": sealed(offer_buttons(offer, text)),
        "attachments": files(picture),
    }


async def picture_of(services: Services, game: str, guild: int, text: Words) -> Picture | None:
    family = GAMES[game].family
    scene = invitation(PRESENTERS[family], text(f"game-{game}"), Speech(text, family, ()))
    alt = text.first(f"invites-{game}", f"game-{game}")
    return await services.pictures.sheet(scene, f"game-{game}.png", alt, guild)


async def mentions(services: Services, offer: Offer) -> discord.AllowedMentions:
    """Return whom the message pings at once: the challenged user, or those a rematch keeps seats for."""
    calls = [Call(offer.id, offer.opponent, "offer", 0, 0)] if offer.opponent is not None else []
    kept = await services.offers.kept_for(offer)
    calls += [Call(offer.id, each.user, "rematch", 0, 0) for each in kept if each.user is not None]
    users = [discord.Object(user) for user in await services.notifications.invite(offer.guild, calls)]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


async def notes(services: Services, offer: Offer, text: Words) -> list[str]:
    """Say who of the invited is away, and for whom seats are kept."""
    kept = await services.offers.kept_for(offer) if offer.state == "open" else []
    names = text.listed([_shown(each, text) for each in kept])
    until = f"<t:{offer.created + KEPT}:R>"
    return [*_absent(services, offer, text), *([text("offer-kept", names=names, when=until)] if kept else [])]


def _shown(participant: Participant, text: Words) -> str:
    return escaped(plain(participant.name) or text("nameless"))


def _absent(services: Services, offer: Offer, text: Words) -> list[str]:
    meant = dict.fromkeys(
        [(offer.opponent, offer.opponent_name), *((s.user, s.name) for s in offer.participants)]
    )
    lines = (services.people.absence(user, name, offer.guild, text) for user, name in meant)
    return [line for line in lines if line]


async def _played(services: Services, offer: Offer, text: Words) -> tuple[int | None, str]:
    """Return the thread of the game, if it has one, and how the game ended, if it has."""
    if offer.state not in (STARTED, OVER):
        return None, ""
    snapshot = await services.tables.see(offer.id)
    place, is_over = snapshot.place, snapshot.game.winners is not None
    outcome = result(snapshot, speech(snapshot, text), text) if is_over else ""
    if not place.thread or place.channel == place.parent:
        return None, outcome
    # A thread that is yet to be made at a message will have its id.
    return place.channel or offer.message, outcome


async def leave_offers(services: Services, user: int, guild: int | None = None) -> list[int]:
    """Withdraw a user's offers and challenges and remove them from others; return the offers changed."""
    open_offers = await services.store.open_offers(guild=guild, user=user)
    for offer in open_offers:
        if user in (offer.host.user, offer.opponent):
            await services.store.end_offer(offer.id, "withdrawn")
        else:
            await services.store.stand(offer.id, user)
    return [offer.id for offer in open_offers]


async def show_again(client: ServiceClient) -> None:
    """In a new epoch, once: renew the buttons of open offers."""
    store = client.services.store
    if (await store.fact(SHOWN) or str(FIRST_EPOCH)) == str(store.epoch):
        return
    for offer in await store.open_offers():
        await show_changed(client, offer.id)
    await store.save_fact(SHOWN, str(store.epoch))


async def show_changed(client: ServiceClient, offer: int) -> None:
    """Update the message of an offer; it may be gone."""
    found = await client.services.store.offer(offer)
    if found is not None and found.message is not None:
        await is_deleted(client, client.services, found)


async def show_result(client: discord.Client, offer: Offer) -> None:
    """Show how the game of an offer ended; raises if Discord should be tried again."""
    assert isinstance(client, ServiceClient)
    channel = client.get_partial_messageable(offer.channel, guild_id=offer.guild)
    try:
        await channel.get_partial_message(offer.message or 0).edit(**await content(client.services, offer))
    except discord.HTTPException as why:
        if why.status >= SERVER_TROUBLE:
            raise
        log.info("offer %s does not say how its game ended: %s", offer.id, why)


async def show_ended(client: discord.Client, offer: Offer) -> None:
    """Show that an offer has expired, and tell those who wait for it."""
    assert isinstance(client, ServiceClient)
    await tell_late(client.services.notifications, offer)
    await show_changed(client, offer.id)


async def tell_late(notifications: Notifications, offer: Offer) -> None:
    """Tell those who wait for an offer that it has expired, or that they may start."""
    people = [participant.user for participant in offer.participants if participant.user is not None]
    await notifications.tell(offer, people, "ready" if offer.state == "open" else "expired")


async def is_deleted(client: discord.Client, services: Services, offer: Offer) -> bool:
    """Return whether the message of this offer is gone; an edit needs no permission to read it."""
    channel = client.get_partial_messageable(offer.channel, guild_id=offer.guild)
    try:
        await channel.get_partial_message(offer.message or 0).edit(**await content(services, offer))
    except discord.HTTPException as why:
        return why.code in DELETED
    return False


async def channel_deleted(services: Services, channel: int) -> None:
    """Withdraw the offers of a deleted channel."""
    for offer in await services.store.open_offers(channel=channel):
        await services.store.end_offer(offer.id, "withdrawn")
