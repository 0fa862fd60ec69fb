"""What somebody is pinged for: a question at a table, an offer, a proposal; and whether it still matters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from bot.games import PRESENTERS
from bot.i18n.texts import Words, escaped, plain
from bot.ui.components import AnyButton, hand_button, link_button
from engine.core.prompts import Illegal
from engine.core.records import Offer, Posted, TableLocation
from engine.store.messages import Call
from engine.store.proposals import OPEN, Proposal
from engine.store.store import Store
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot


def _sits(offer: Offer, user: int) -> bool:
    return any(participant.user == user for participant in offer.participants)


# What is told of offers, and whether that still holds.
OF_OFFERS: Mapping[str, Callable[[Offer, int], bool]] = MappingProxyType(
    {
        "offer": lambda offer, user: offer.state == "open" and offer.opponent == user,
        "rematch": lambda offer, user: offer.state == "open" and not _sits(offer, user),
        "declined": lambda offer, user: offer.state == "declined",
        "expired": lambda offer, user: offer.state == "expired",
        "full": lambda offer, user: offer.state == "open" and offer.is_full and offer.host.user == user,
        "ready": lambda offer, user: offer.state == "open" and _sits(offer, user),
    }
)


@dataclass(frozen=True, slots=True)
class NotificationTarget:
    """What the person who is called learns of it; `hand`: the table whose hand a button shows."""

    place: TableLocation
    link: str
    when: str  # the deadline, as Discord shows times
    name: Callable[[Words], str]
    hand: int | None = None

    def button(self, text: Words) -> AnyButton:
        """The button that comes with the call."""
        if self.hand is None:
            return link_button(self.link, text("btn-go"))
        return hand_button(self.hand, text("btn-hand"))


async def target(store: Store, tables: Tables, call: Call) -> NotificationTarget | None:
    """What this call is about; None if it is no longer needed."""
    if call.what in OF_OFFERS:
        offer = await store.offer(call.table)
        return _offered(offer) if offer is not None and OF_OFFERS[call.what](offer, call.user) else None
    try:
        snapshot = await tables.see(call.table)
    except Illegal:  # nobody can play on there
        return None
    if call.what == "proposal":
        return await _proposed(store, snapshot, call)
    return _played(snapshot, call, await store.posted(snapshot.id)) if makes_sense(snapshot, call) else None


def link(place: TableLocation, posted: Posted | None) -> str:
    """A link to a table's board, or to its channel."""
    channel = place.channel or place.parent
    message = posted.message if posted is not None and posted.channel == channel else None
    return _link(place.guild, channel, message)


def makes_sense(snapshot: TableSnapshot, call: Call) -> bool:
    """Should the person still be called for the question, the end or the turn that is meant?"""
    if call.what == "next":
        return next_up(snapshot) == (call.user, call.asked)
    if call.what == "over" or snapshot.game.winners is not None:
        return call.what == "over" and snapshot.game.winners is not None
    asked = {snapshot.participants[decision.seat].player for decision in snapshot.game.shown(None)}
    return snapshot.game.put == call.asked and call.user in asked


def next_up(snapshot: TableSnapshot) -> tuple[int | None, int]:
    """The user whose turn comes next, where that is known, and the number of the current turn."""
    comes = PRESENTERS[snapshot.game.rules.family].next_up(snapshot.game.view(None))
    if comes is None or snapshot.game.winners is not None:
        return None, 0
    return snapshot.participants[comes[0]].player, comes[1]


def offer_name(offer: Offer, text: Words) -> str:
    """An offer in a list: its number, game and host."""
    host = escaped(plain(offer.host.name) or text("nameless"))
    return text("games-offer", offer=offer.id, game=text(f"game-{offer.game}"), host=host)


def offer_link(offer: Offer) -> str:
    """Where an offer was posted."""
    return _link(offer.guild, offer.channel, offer.message)


def proposal_link(place: TableLocation, proposal: Proposal) -> str:
    """Where a proposal was posted."""
    return _link(place.guild, proposal.channel or place.channel or place.parent, proposal.message)


def _link(guild: int, channel: int, message: int | None) -> str:
    there = f"https://discord.com/channels/{guild}/{channel}"
    return there if message is None else f"{there}/{message}"


def _offered(offer: Offer) -> NotificationTarget:
    place = TableLocation(offer.guild, offer.channel, None, thread=False)
    return NotificationTarget(place, offer_link(offer), f"<t:{offer.expires}:R>", partial(offer_name, offer))


async def _proposed(store: Store, snapshot: TableSnapshot, call: Call) -> NotificationTarget | None:
    proposal, seat = await store.proposal(call.asked), snapshot.seat_of(call.user)
    if proposal is None or proposal.state != OPEN or seat in proposal.consents:
        return None
    return NotificationTarget(
        snapshot.place,
        proposal_link(snapshot.place, proposal),
        f"<t:{proposal.expires}:R>",
        partial(_table_name, snapshot),
    )


def _played(snapshot: TableSnapshot, call: Call, posted: Posted | None) -> NotificationTarget:
    seat = snapshot.seat_of(call.user)
    clock = snapshot.clocks.get(seat) if seat is not None else None
    when = "–" if clock is None or clock.put is None else f"<t:{clock.due}:R>"
    return NotificationTarget(
        snapshot.place, link(snapshot.place, posted), when, partial(_table_name, snapshot), snapshot.id
    )


def _table_name(snapshot: TableSnapshot, text: Words) -> str:
    players = ", ".join(escaped(plain(participant.name)) for participant in snapshot.participants)
    return text("table-name", table=snapshot.id, game=text(f"game-{snapshot.name}"), players=players)
