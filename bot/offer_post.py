"""The message of an offer: posting it, and what a press on it does. How it looks is bot/offer_look.py.

No offer is kept here: each press reads it from the store, so it works after any restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakValueDictionary

import discord

from bot.buttons import sealed
from bot.grants import granted, wants_thread
from bot.offer_look import offer_buttons, offer_call, offer_embed
from engine.flow import Illegal
from engine.offers import TABLE, Person
from engine.store.records import Offer

if TYPE_CHECKING:
    from bot.client import WantedBot

log = logging.getLogger(__name__)

Press: TypeAlias = discord.Interaction["WantedBot"]
Act: TypeAlias = Callable[[Press, Offer], Awaitable[None]]
OUTLIVED = ("offer-over", "offer-late")  # refusals that say: the message shows what is no longer so

# One press of an offer at a time, answer included, so that its newest state is shown last.
_turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


def person(press: Press) -> Person:
    """Who acts, by the name he goes by now; his interaction's id is what he adds to the chance."""
    return Person(press.user.id, press.user.display_name, press.id)


async def post(press: Press, offer: Offer) -> None:
    """Answer with the message of a new offer; if that cannot be shown, the offer is withdrawn.

    A computer has said yes already: then the game starts at once, dealt after its seal was posted.
    """
    bot = press.client
    text = await bot.publisher.words(offer.guild)
    called = [discord.Object(offer.opponent)] if offer.opponent is not None else []
    try:
        sent = await press.response.send_message(
            offer_call(offer, text),
            embed=offer_embed(offer, text),
            view=sealed(offer_buttons(offer, text)),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=called),
        )
    except discord.HTTPException:
        await bot.store.end_offer(offer.id, "withdrawn")
        raise
    offer = replace(offer, message=sent.message_id)
    if sent.message_id is not None:
        await bot.store.set_offer_message(offer.id, sent.message_id)
    if offer.opponent is None and offer.kind != TABLE:
        await bot.offers.start(offer.id, press.user.id, await wants_thread(press), sent.message_id or 0)
        await _redraw(press, replace(offer, state="started"))


async def rematch(press: Press, table: int) -> None:
    """Offer a finished game once more, where the person asks for it."""
    if not await granted(press, await wants_thread(press)):
        return
    offers = press.client.offers
    offer = await offers.rematch(table, press.guild_id or 0, press.channel_id or 0, person(press))
    if offer.opponent is not None and await _gone(press, [offer.opponent]):
        await offers.withdraw(offer.id)
        raise Illegal("offer-stranger", who=str(offer.opponent))
    await post(press, offer)


async def pressed(press: Press, offer: int, verb: str) -> None:
    """A button of an offer was pressed; its message is brought up to date even where that is refused."""
    turn = _turns.setdefault(offer, asyncio.Lock())
    async with turn:
        found = await press.client.store.offer(offer)
        if found is None or press.message is None or verb not in VERBS or not _belongs(press, found):
            raise Illegal("offer-none")
        await _act(press, replace(found, message=press.message.id), VERBS[verb])


async def show_ended(bot: WantedBot, offer: Offer) -> None:
    """Take the buttons off an offer that has ended by itself; that its message may be gone is no trouble."""
    if offer.message is None:
        return
    text = await bot.publisher.words(offer.guild)
    channel = bot.get_partial_messageable(offer.channel, guild_id=offer.guild)
    try:
        await channel.get_partial_message(offer.message).edit(
            content=None, embed=offer_embed(offer, text), view=None
        )
    except discord.HTTPException as why:
        log.info("offer %s cannot be shown as %s: %s", offer.id, offer.state, why)


async def _act(press: Press, offer: Offer, act: Act) -> None:
    try:
        await act(press, offer)
    except Illegal as why:
        if why.code in OUTLIVED and (ended := await press.client.store.offer(offer.id)) is not None:
            await _redraw(press, replace(ended, message=offer.message))
        raise


async def _accept(press: Press, offer: Offer) -> None:
    offers = press.client.offers
    await offers.for_guest(offer.id, press.user.id)
    if not await granted(press, thread := await wants_thread(press)):
        return
    await press.response.defer()
    if await _gone(press, [offer.host.user]):
        await _redraw(press, await offers.withdraw(offer.id))
        raise Illegal("offer-host-gone", who=str(offer.host.user))
    await offers.accept(offer.id, person(press), thread)
    await _redraw(press, replace(offer, state="started"))


async def _start(press: Press, offer: Offer) -> None:
    offers = press.client.offers
    await offers.for_host(offer.id, press.user.id)
    if not await granted(press, thread := await wants_thread(press)):
        return
    await press.response.defer()
    gone = await _gone(press, [sitter.user for sitter in offer.sitters if sitter.user != press.user.id])
    for user in gone:
        await _redraw(press, await offers.leave(offer.id, user))
    if gone:
        raise Illegal("offer-left", who=str(gone[0]), count=len(gone))
    await offers.start(offer.id, press.user.id, thread, press.id)
    await _redraw(press, replace(offer, state="started"))


async def _decline(press: Press, offer: Offer) -> None:
    await _redraw(press, await press.client.offers.decline(offer.id, press.user.id))


async def _join(press: Press, offer: Offer) -> None:
    await _redraw(press, await press.client.offers.join(offer.id, person(press)))


async def _leave(press: Press, offer: Offer) -> None:
    await _redraw(press, await press.client.offers.leave(offer.id, press.user.id))


async def _computer(press: Press, offer: Offer) -> None:
    text = await press.client.publisher.words(offer.guild)
    number = 1 + sum(sitter.level is not None for sitter in offer.sitters)
    name = text("computer-name", number=number)
    await _redraw(press, await press.client.offers.add_computer(offer.id, press.user.id, name))


VERBS: Mapping[str, Act] = MappingProxyType(
    {
        "accept": _accept,
        "decline": _decline,
        "join": _join,
        "leave": _leave,
        "computer": _computer,
        "start": _start,
    }
)


def _belongs(press: Press, offer: Offer) -> bool:
    """Was it pressed on the offer's own message? Its buttons are on no other, so any other id is forged."""
    here = press.message.id if press.message else None
    return offer.guild == press.guild_id and offer.message in (None, here)


async def _gone(press: Press, users: Iterable[int | None]) -> list[int]:
    """Those of these users who have left the server."""
    asked = [user for user in users if user is not None]
    there = await asyncio.gather(*(_is_member(press.guild, user) for user in asked))
    return [user for user, here in zip(asked, there) if not here]


async def _is_member(guild: discord.Guild | None, user: int) -> bool:
    try:
        return guild is None or await guild.fetch_member(user) is not None
    except discord.NotFound:
        return False


async def _redraw(press: Press, offer: Offer) -> None:
    """Show the offer as it is now, in its message."""
    text = await press.client.publisher.words(offer.guild)
    embed = offer_embed(offer, text, await _thread(press.client, offer))
    view = sealed(offer_buttons(offer, text))
    content = offer_call(offer, text) if offer.state == "open" else None
    if press.response.is_done():
        await press.edit_original_response(content=content, embed=embed, view=view)
    else:
        await press.response.edit_message(content=content, embed=embed, view=view)


async def _thread(bot: WantedBot, offer: Offer) -> int | None:
    """The thread in which the game is played; one that is still to be begun at a message gets its id."""
    if offer.state != "started":
        return None
    place = (await bot.tables.see(offer.id)).place
    if not place.thread or place.channel == place.parent:
        return None
    return place.channel or offer.message
