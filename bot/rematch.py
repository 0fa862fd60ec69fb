"""The same people once more: a stored offer, or a yes to the one that another of them has made."""

from __future__ import annotations

from bot.deck_seat import brought, tell_deck
from bot.grants import granted, wants_thread
from bot.members import gone
from bot.offer_post import Press, person, post, take_up
from engine.flow import Illegal


async def rematch(press: Press, table: int) -> None:
    """Offer a finished game once more, where the person asks for it; who comes second takes that up."""
    if not await granted(press, await wants_thread(press)):
        return
    offers = press.client.offers
    deck = await brought(press, (await press.client.tables.see(table)).name)
    try:
        offer = await offers.rematch(table, press.guild_id or 0, press.channel_id or 0, person(press, deck))
    except Illegal as why:
        if why.code != "rematch-waits":
            raise
        await take_up(press, int(why.facts["offer"]))
        return
    if offer.opponent is not None and await gone(press, [offer.opponent]):
        await offers.withdraw(offer.id)
        raise Illegal("offer-stranger", who=str(offer.opponent))
    await post(press, offer)
    await tell_deck(press, deck)
