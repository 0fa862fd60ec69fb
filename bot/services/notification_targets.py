"""What somebody is called for: a question at a table, an offer, a proposal; and if that still makes sense."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.games import FACES
from bot.i18n.texts import Words, escaped, plain
from bot.ui.components import AnyButton, hand_button, link_button
from engine.core.prompts import Illegal
from engine.core.records import Offer, Place, Posted
from engine.store.calls import Call
from engine.store.proposals import OPEN, Proposal
from engine.store.store import Store
from engine.tables.service import Tables
from engine.tables.snapshot import Seen


@dataclass(frozen=True, slots=True)
class Matter:
    """As much of it as is told to the one who is called; `hand`: the table whose hand is a press away."""

    place: Place
    link: str
    when: str  # the deadline, as Discord shows times
    name: Callable[[Words], str]
    hand: int | None = None

    def button(self, text: Words) -> AnyButton:
        """What he can press there."""
        if self.hand is None:
            return link_button(self.link, text("btn-go"))
        return hand_button(self.hand, text("btn-hand"))


async def matter(store: Store, tables: Tables, call: Call) -> Matter | None:
    """What this call is about; None if he need not be called for it any more."""
    if call.what == "offer":
        offer = await store.offer(call.table)
        return _offered(offer) if offer and offer.state == "open" and offer.opponent == call.user else None
    try:
        seen = await tables.see(call.table)
    except Illegal:  # nobody can play on there
        return None
    if call.what == "proposal":
        return await _proposed(store, seen, call)
    return _played(seen, call, await store.posted(seen.id)) if makes_sense(seen, call) else None


def link(place: Place, posted: Posted | None) -> str:
    """Where a table is played: its board, if there is one."""
    channel = place.channel or place.parent
    message = posted.message if posted is not None and posted.channel == channel else None
    return _link(place.guild, channel, message)


def makes_sense(seen: Seen, call: Call) -> bool:
    """Is it still so that he is to be called for the question, the end or the turn that is meant?"""
    if call.what == "next":
        return next_up(seen) == (call.user, call.asked)
    if call.what == "over" or seen.game.winners is not None:
        return call.what == "over" and seen.game.winners is not None
    asked = {seen.chairs[decision.seat].player for decision in seen.game.shown(None)}
    return seen.game.put == call.asked and call.user in asked


def next_up(seen: Seen) -> tuple[int | None, int]:
    """The user whose turn comes after this one, where that is known, and this one's number."""
    comes = FACES[seen.game.rules.family].next_up(seen.game.view(None))
    if comes is None or seen.game.winners is not None:
        return None, 0
    return seen.chairs[comes[0]].player, comes[1]


def offer_name(offer: Offer, text: Words) -> str:
    """An offer in a list: its number, game and host."""
    host = escaped(plain(offer.host.name) or text("nameless"))
    return text("games-offer", offer=offer.id, game=text(f"game-{offer.game}"), host=host)


def offer_link(offer: Offer) -> str:
    """Where an offer was posted."""
    return _link(offer.guild, offer.channel, offer.message)


def proposal_link(place: Place, proposal: Proposal) -> str:
    """Where a proposal was posted."""
    return _link(place.guild, proposal.channel or place.channel or place.parent, proposal.message)


def _link(guild: int, channel: int, message: int | None) -> str:
    there = f"https://discord.com/channels/{guild}/{channel}"
    return there if message is None else f"{there}/{message}"


def _offered(offer: Offer) -> Matter:
    place = Place(offer.guild, offer.channel, None, thread=False)
    return Matter(place, offer_link(offer), f"<t:{offer.expires}:R>", partial(offer_name, offer))


async def _proposed(store: Store, seen: Seen, call: Call) -> Matter | None:
    proposal, seat = await store.proposal(call.asked), seen.seat_of(call.user)
    if proposal is None or proposal.state != OPEN or seat in proposal.consents:
        return None
    return Matter(
        seen.place,
        proposal_link(seen.place, proposal),
        f"<t:{proposal.expires}:R>",
        partial(_table_name, seen),
    )


def _played(seen: Seen, call: Call, posted: Posted | None) -> Matter:
    seat = seen.seat_of(call.user)
    clock = seen.clocks.get(seat) if seat is not None else None
    when = "–" if clock is None or clock.put is None else f"<t:{clock.due}:R>"
    return Matter(seen.place, link(seen.place, posted), when, partial(_table_name, seen), seen.id)


def _table_name(seen: Seen, text: Words) -> str:
    players = ", ".join(escaped(plain(chair.name)) for chair in seen.chairs)
    return text("table-name", table=seen.id, game=text(f"game-{seen.name}"), players=players)
