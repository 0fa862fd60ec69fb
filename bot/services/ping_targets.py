"""What somebody is pinged for: a question at a table, an offer, a proposal; and whether it still matters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from types import MappingProxyType

from discord import ButtonStyle

from bot.games import PRESENTERS
from bot.i18n.texts import Words, escaped, plain
from bot.ui.components import AnyButton, clock_button, hand_button, link_button
from bot.ui.style import speech
from engine.core.decisions import Illegal, Seat
from engine.core.log import SAT_IN, Action, late_at
from engine.core.records.offers import Offer
from engine.core.records.tables import Posted, TableLocation
from engine.core.rules import Event
from engine.store.messages import Call
from engine.store.proposals import OPEN, Proposal
from engine.store.store import Store
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot
from engine.tables.timeouts import silent_opponent

LATELY, MOST_LINES = 40, 5  # rows of a log in which a default is looked for; of its sentences are said


def _sits(offer: Offer, user: int) -> bool:
    return any(participant.user == user for participant in offer.participants)


# What is said of offers, and whether that still holds.
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
    claim: bool = False  # the button is for what may be done about a silent opponent
    more: Callable[[Words], dict[str, str]] = lambda text: {}  # what else its words name

    def button(self, text: Words) -> AnyButton:
        """The button that comes with the call."""
        if self.hand is None:
            return link_button(self.link, text("btn-go"))
        if self.claim:
            return clock_button(self.hand, "claim", text("btn-claim"), ButtonStyle.danger)
        return hand_button(self.hand, text("btn-hand"))


async def target(store: Store, tables: Tables, call: Call, now: int) -> NotificationTarget | None:
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
    if not makes_sense(snapshot, call, now):
        return None
    about = _played(snapshot, call, await store.posted(snapshot.id))
    if call.what == "late" and (seat := snapshot.seat_of(call.user)) is not None:
        events = played_for(await tables.log(snapshot.id, last=LATELY), seat)
        return replace(about, more=partial(_played_words, snapshot, seat, events))
    if call.what == "claim" and (seat := snapshot.seat_of(call.user)) is not None:
        return replace(about, claim=True, more=partial(_silent_name, snapshot, 1 - seat))
    return about


def link(place: TableLocation, posted: Posted | None) -> str:
    """A link to a table's board, or to its channel."""
    channel = place.channel or place.parent
    message = posted.message if posted is not None and posted.channel == channel else None
    return _link(place.guild, channel, message)


def makes_sense(snapshot: TableSnapshot, call: Call, now: int) -> bool:
    """Should the person still be called for the question, the end, the turn or the silence that is meant?"""
    if call.what == "claim":
        return may_claim(snapshot, call.user, now)
    if call.what == "late":
        return is_missed(snapshot, call.user)
    if call.what == "next":
        return next_up(snapshot) == (call.user, call.asked)
    if call.what == "over" or snapshot.game.winners is not None:
        return call.what == "over" and snapshot.game.winners is not None
    asked = {snapshot.participants[decision.seat].player for decision in snapshot.game.shown(None)}
    return snapshot.game.put == call.asked and call.user in asked


def may_claim(snapshot: TableSnapshot, user: int, now: int) -> bool:
    """May this person do something about a silent opponent?"""
    try:
        silent_opponent(snapshot, user, now)
    except Illegal:
        return False
    return True


def is_missed(snapshot: TableSnapshot, user: int) -> bool:
    """Is this person silent still, or does the computer sit in for them?"""
    seat = snapshot.seat_of(user)
    if seat is None or snapshot.game.winners is not None:
        return False
    clock = snapshot.clocks.get(seat)
    return snapshot.participants[seat].level is not None or (clock is not None and clock.missed > 0)


def played_for(log: Sequence[Action], seat: Seat) -> list[Event]:
    """What was played for a seat when its time was up last, as the end of the log has it."""
    late = late_at(log, seat)
    after = () if late is None else [row for row in log if row.ply > late]
    return [event for row in takewhile(lambda row: row.seat == seat, after) for event in row.events]


def _played_words(
    snapshot: TableSnapshot, seat: Seat, events: Sequence[Event], text: Words
) -> dict[str, str]:
    """What was played, in sentences, and whether the computer goes on."""
    say = speech(snapshot, text)
    merged = PRESENTERS[snapshot.game.rules.family].merged(events)
    lines = [line for event in merged if event.what != SAT_IN and (line := say.event(event))]
    asked = [text("late-again")] if snapshot.game.decision(seat) is not None else []
    sat = [text("late-sat-in")] if snapshot.participants[seat].level is not None else asked
    loses = [text("offer-silent-loses")] if snapshot.silent_lose else []
    return {"played": "\n".join([*lines[:MOST_LINES], *sat, *loses])}


def _silent_name(snapshot: TableSnapshot, seat: Seat, text: Words) -> dict[str, str]:
    loses = text("offer-silent-loses") if snapshot.silent_lose else ""
    return {"other": speech(snapshot, text).seat(seat), "loses": loses}


def next_up(snapshot: TableSnapshot) -> tuple[int | None, int]:
    """The user whose turn comes next, where that is known, and the number of the current turn."""
    comes = PRESENTERS[snapshot.game.rules.family].next_up(snapshot.seen(None))
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
