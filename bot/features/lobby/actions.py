"""Post an offer and handle presses on its message; each press reads the offer from the store."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.features.decks.seat import ask_deck, deck_to_bring, deck_to_bring_again, tell_deck
from bot.features.game_panels.actions import show_hand
from bot.features.interactions.items import on_press
from bot.features.interactions.permissions import check_permissions, departed_users, wants_thread
from bot.features.interactions.resolve_table import usual_game
from bot.features.interactions.responses import send_private
from bot.features.lobby import messages
from bot.features.lobby.views import offer_buttons, offer_call, offer_embed
from bot.services.context import Interaction, actor_of, texts_for
from bot.services.pictures import SOON, files
from bot.services.publish_failures import REQUEST_ERRORS
from bot.ui.components import DECK_GAME, FAIR, FIRST_GAME, OFFER, REMATCH, TERMS, view_of
from bot.ui.deadlines import terms as clock_terms
from bot.ui.style import computer_name, embed_of
from engine.core.decisions import Refused
from engine.core.records.offers import SAME_DEAL, Offer
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.search.levels import DEFAULT_LEVEL
from engine.tables.offers import OPEN_OFFER, Actor, OfferTerms

log = logging.getLogger(__name__)

OUTLIVED = ("offer-over", "offer-expired")  # refusals that mean the message is outdated
# other offers
IN_THE_WAY = ("offer-duplicate", "offer-from-opponent", "offer-channel-busy", "offer-player-busy")
MAX_LOOKED_FOR = 4  # messages to check while the user waits for an answer

# One update per offer at a time, so that the newest state is shown last.
_turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
_rematches: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by table


async def post(interaction: Interaction, offer: Offer) -> None:
    """Answer with the message of a new offer, or withdraw the offer if that fails."""
    services = interaction.client.services
    text = await services.guilds.texts(offer.guild_id)
    picture = await messages.picture_of(services, offer.game, offer.guild_id, text, SOON)
    try:
        sent = await interaction.response.send_message(
            offer_call(offer, text, await services.offers.reserved_for(offer)),
            embed=offer_embed(
                await messages.at_stake(services, offer),
                text,
                notes=await messages.offer_notes(services, offer, text),
                picture=picture,
            ),
            files=files(picture),
            view=view_of(offer_buttons(offer, text)),
            allowed_mentions=await messages.mentions(services, offer),
        )
    except REQUEST_ERRORS:
        await services.offers.close(offer.id)
        raise
    offer = replace(offer, message_id=sent.message_id)
    if sent.message_id is not None:
        await services.store.offers.set_offer_message(offer.id, sent.message_id)
    services.notifications.notify(offer.id)
    if offer.opponent_id is None and offer.kind != OPEN_OFFER:
        # A computer has accepted already; the deal follows once the commitment is posted.
        thread = await wants_thread(interaction)
        await services.offers.start(offer.id, interaction.user.id, thread, sent.message_id or 0)
        started = await messages.content(services, replace(offer, state="started"))
        if isinstance(sent.resource, discord.InteractionMessage | discord.WebhookMessage):
            await sent.resource.edit(**started)
        if not thread:  # a press can answer only in its own channel
            await show_hand(interaction, offer.id)
    elif picture is None and await messages.picture_of(services, offer.game, offer.guild_id, text):
        # drawing may take longer than the 3 seconds for an answer
        await messages.show_changed(interaction.client, offer.id)


async def make_offer(interaction: Interaction, make: Callable[[], Awaitable[Offer]]) -> Offer:
    """Make an offer, after withdrawing one in its way whose message was deleted."""
    try:
        return await make()
    except Refused as why:
        if why.code not in IN_THE_WAY or not await _withdraw_deleted(interaction):
            raise
    return await make()


async def _withdraw_deleted(interaction: Interaction) -> bool:
    """Withdraw nearby offers whose message is gone, and return whether there were any."""
    services, user = interaction.client.services, interaction.user.id
    own_offers = await services.store.offers.open_offers(user_id=user)
    here = await services.store.offers.open_offers(channel_id=interaction.channel_id)
    near = {offer.id: offer for offer in [*own_offers, *here] if offer.message_id is not None}
    gone_ones = [
        offer
        for offer in [*near.values()][:MAX_LOOKED_FOR]
        if not await messages.edit_message(interaction.client, services, offer)
    ]
    for offer in gone_ones:
        await services.offers.close(offer.id)
    return bool(gone_ones)


def back_at(interaction: Interaction, user_id: int | None) -> int:
    """Return when an absent user will be back; 0 if they are here."""
    services = interaction.client.services
    away = services.user_cache.current_absence(user_id, interaction.guild_id or 0)
    return away.ends_at if away is not None and away.starts_at <= services.now() else 0


@on_press(OFFER)
async def run_button(interaction: Interaction, offer_id: int, verb: str) -> None:
    """Handle a press on an offer; its message is updated even if `Refused` is raised."""
    services, message = interaction.client.services, interaction.message
    offer = await services.store.offers.get(offer_id)
    if offer is None or message is None or verb not in VERBS or offer.guild_id != interaction.guild_id:
        raise Refused("offer-none")
    if offer.message_id not in (None, message.id):  # an offer has one message, so the id is forged
        raise Refused("offer-none")
    offer = replace(offer, message_id=message.id)
    try:
        await VERBS[verb](interaction, offer)
    except Refused as why:
        if why.code == "offer-expired":  # this press ended it, before the janitor did
            await messages.announce_expired(services.notifications, replace(offer, state="expired"))
        ended = await services.store.offers.get(offer_id) if why.code in OUTLIVED else None
        if ended is not None:
            await _redraw(interaction, replace(ended, message_id=offer.message_id))
        raise


async def _accept(interaction: Interaction, offer: Offer) -> None:
    offers = interaction.client.services.offers
    await offers.require_challenged(offer.id, interaction.user.id)
    is_same_deal = offer.kind == SAME_DEAL
    deck = None if is_same_deal else await deck_to_bring_again(interaction, offer.game, offer.rematch_of)
    thread = not is_same_deal and await wants_thread(interaction)
    if not await check_permissions(interaction, thread):
        return
    await interaction.response.defer(ephemeral=True, thinking=not _is_on(interaction, offer))
    if await departed_users(interaction, [offer.host.user_id]):
        await _redraw(interaction, await offers.withdraw(offer.id))
        raise Refused("offer-host-gone", who=str(offer.host.user_id))
    if is_same_deal:
        await offers.accept_same_deal(offer.id, actor_of(interaction))
        host = offer.host.user_id or 0
        await interaction.client.services.notifications.announce_offer_end(offer, [host], "accepted")
    else:
        await offers.accept(offer.id, actor_of(interaction, deck), thread)
    await _redraw(interaction, replace(offer, state="started"))
    await tell_deck(interaction, deck)
    if not is_same_deal and not thread:
        await show_hand(interaction, offer.id)


async def _start(interaction: Interaction, offer: Offer) -> None:
    """Deal a game against the computer whose deal was interrupted when the bot stopped."""
    offers, me = interaction.client.services.offers, interaction.user.id
    await offers.require_host(offer.id, me)
    if not await check_permissions(interaction, thread := await wants_thread(interaction)):
        return
    await interaction.response.defer()
    await offers.start(offer.id, me, thread, interaction.id)
    await _redraw(interaction, replace(offer, state="started"))


async def _decline(interaction: Interaction, offer: Offer) -> None:
    services = interaction.client.services
    if interaction.user.id == offer.host.user_id:
        await _redraw(interaction, await services.offers.withdraw(offer.id, interaction.user.id))
        return
    declined = await services.offers.decline(offer.id, interaction.user.id)
    await _redraw(interaction, declined)
    await services.notifications.announce_offer_end(declined, [offer.host.user_id or 0], "declined")


async def withdraw(interaction: Interaction, offer_id: int) -> None:
    """Withdraw an offer away from its message; raises `Refused`."""
    services = interaction.client.services
    ended = await services.offers.withdraw(offer_id, interaction.user.id)
    await send_private(interaction, texts_for(interaction)("offer-withdrawn"))
    if ended.message_id is not None and not await messages.edit_message(interaction.client, services, ended):
        log.info("withdrew offer %s, whose message is gone", offer_id)


async def _join(interaction: Interaction, offer: Offer) -> None:
    deck = await deck_to_bring_again(interaction, offer.game, offer.rematch_of)
    joined = await interaction.client.services.offers.join(offer.id, actor_of(interaction, deck))
    if joined.rematch_of is not None and joined.is_full:  # everybody is back: nothing is left to set up
        await _deal_again(interaction, joined)
        return
    await _redraw(interaction, joined)
    if joined.is_full and joined.host.user_id not in (None, interaction.user.id):
        await interaction.client.services.notifications.announce_offer_end(
            joined, [joined.host.user_id], "full"
        )
    await tell_deck(interaction, deck)


async def _deal_again(interaction: Interaction, offer: Offer) -> None:
    """Deal a rematch of many, whose last player has just sat down."""
    if not await check_permissions(interaction, thread := await wants_thread(interaction)):
        return
    await interaction.response.defer(ephemeral=True, thinking=not _is_on(interaction, offer))
    services, me = interaction.client.services, interaction.user.id
    await services.offers.start(offer.id, me, thread, interaction.id, hostless=True)
    await _redraw(interaction, replace(offer, state="started"))
    if not thread:
        await show_hand(interaction, offer.id)


async def _leave(interaction: Interaction, offer: Offer) -> None:
    await _redraw(interaction, await interaction.client.services.offers.leave(offer.id, interaction.user.id))


async def _deck(interaction: Interaction, offer: Offer) -> None:
    await interaction.client.services.offers.find(offer.id)
    await ask_deck(interaction, offer.id)


VERBS: Mapping[str, Callable[[Interaction, Offer], Awaitable[None]]] = {
    "accept": _accept,
    "decline": _decline,
    "join": _join,
    "leave": _leave,
    "deck": _deck,
    "start": _start,
}


def _is_on(interaction: Interaction, offer: Offer) -> bool:
    # An offer can also be accepted elsewhere, by asking for the same rematch.
    return interaction.message is not None and interaction.message.id == offer.message_id


async def _redraw(interaction: Interaction, offer: Offer) -> None:
    """Show the offer as it is now, one update at a time."""
    turn = _turns.setdefault(offer.id, asyncio.Lock())
    if turn.locked() and _is_on(interaction, offer) and not interaction.response.is_done():
        await interaction.response.defer()
    async with turn:
        newest = await interaction.client.services.store.offers.get(offer.id) or offer
        message = await messages.content(
            interaction.client.services, replace(newest, message_id=offer.message_id)
        )
        if not _is_on(interaction, offer):
            channel = interaction.client.get_partial_messageable(offer.channel_id, guild_id=offer.guild_id)
            await channel.get_partial_message(offer.message_id or 0).edit(**message)
            await send_private(interaction, texts_for(interaction)("rematch-taken"))
        elif interaction.response.is_done():
            await interaction.edit_original_response(**message)
        else:
            await interaction.response.edit_message(**message)


async def update_message(interaction: Interaction, offer_id: int) -> None:
    async with _turns.setdefault(offer_id, asyncio.Lock()):
        await messages.show_changed(interaction.client, offer_id)


async def rematch(interaction: Interaction, table_id: int) -> None:
    """Offer a rematch, or accept the one the other player has offered. Raises `Refused`.

    If both press at once, the second waits until the first offer is posted, and accepts it.
    """
    async with _rematches.setdefault(table_id, asyncio.Lock()):
        await _rematch(interaction, table_id)


async def _rematch(interaction: Interaction, table_id: int) -> None:
    if not await check_permissions(interaction, await wants_thread(interaction)):
        return
    offers = interaction.client.services.offers
    game = (await interaction.client.services.tables.get(table_id)).game_key
    deck = await deck_to_bring_again(interaction, game, table_id)
    try:
        where = (interaction.guild_id or 0, interaction.channel_id or 0)
        again = partial(offers.rematch, table_id, *where, actor_of(interaction, deck))
        offer = await make_offer(interaction, again)
    except Refused as why:
        if why.code != "rematch-waits":
            raise
        standing = await offers.find(int(why.facts["offer"]))
        await (_join if standing.opponent_id is None else _accept)(interaction, standing)
        return
    if offer.opponent_id is not None and await departed_users(interaction, [offer.opponent_id]):
        await offers.withdraw(offer.id)
        raise Refused("offer-not-on-server", who=str(offer.opponent_id))
    await post(interaction, offer)
    await tell_deck(interaction, deck)


@on_press(DECK_GAME)
async def play_with(interaction: Interaction, deck_id: int, verb: str) -> None:
    """Begin a game with the user's deck: against the computer, or at an open table. Raises `InvalidDeck`."""
    services = interaction.client.services
    deck = await services.decks.playable(interaction.user.id, deck_id)
    game = next(
        name for name, rules in GAMES.items() if rules.family == deck.family and rules.allows_custom_decks
    )
    terms = OfferTerms(interaction.guild_id or 0, interaction.channel_id or 0, game, "standard", 0, "")
    if not await check_permissions(interaction, await wants_thread(interaction)):
        return
    us = actor_of(interaction, deck)
    make = partial(_against_computer, interaction) if verb == "test" else services.offers.open_table
    await post(interaction, await make(terms, us))
    await tell_deck(interaction, deck)


async def computer_guest(interaction: Interaction, level: str = DEFAULT_LEVEL) -> Participant:
    """Return a computer player of this level, named in the server's language."""
    text = await interaction.client.services.guilds.texts(interaction.guild_id or 0)
    return Participant(None, computer_name(text, 1, level), level=level)


async def add_computer(interaction: Interaction, offer: Offer, level: str) -> Offer:
    """Have a computer player of this level sit down at an open table; raises `Refused`."""
    services = interaction.client.services
    text = await services.guilds.texts(offer.guild_id)
    return await services.offers.add_computer(
        offer.id, interaction.user.id, lambda number: computer_name(text, number, level), level
    )


async def _against_computer(interaction: Interaction, terms: OfferTerms, us: Actor) -> Offer:
    guest = await computer_guest(interaction)
    return await interaction.client.services.offers.challenge(terms, us, guest)


@on_press(FIRST_GAME, in_any_epoch=True)  # this id has no epoch, because it names no table
async def play_first_game(interaction: Interaction) -> None:
    """Begin a game against the computer, for `wanted setup` and the help for newcomers."""
    game = await usual_game(interaction)
    terms = OfferTerms(interaction.guild_id or 0, interaction.channel_id or 0, game)
    own = await deck_to_bring(interaction, game)
    if await check_permissions(interaction, await wants_thread(interaction)):
        make = partial(_against_computer, interaction, terms, actor_of(interaction, own))
        await post(interaction, await make_offer(interaction, make))


@on_press(TERMS)
async def explain_clock(interaction: Interaction, offer_id: int) -> None:
    """Say how much time a move has, what happens to silent players, and lead to the seal."""
    text, offer = texts_for(interaction), await interaction.client.services.store.offers.get(offer_id)
    if offer is None:
        raise Refused("offer-none")
    duel, lose = offer.max_seats == 2, offer.silent_forfeit
    lines = clock_terms(offer.time_control, offer.max_missed, duel=duel, silent_lose=lose, text=text)
    embed = embed_of(text("terms-title"), lines)
    fair = FAIR.button(text("btn-fair"), table_id=offer.id)
    await interaction.response.send_message(embed=embed, view=view_of([fair]), ephemeral=True)


@on_press(REMATCH)
async def rematch_own(interaction: Interaction, table_id: int) -> None:
    snapshot = await interaction.client.services.tables.get(table_id)
    if snapshot.seat_of(interaction.user.id) is None:
        raise Refused("rematch-not-yours")
    await rematch(interaction, table_id)
