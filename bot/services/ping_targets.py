"""Resolve what a ping is about: a decision, an offer or a proposal, and whether it still applies."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile

from discord import ButtonStyle

from bot.games import PRESENTERS
from bot.i18n.names import escape
from bot.i18n.texts import Texts
from bot.ui.components import CLOCK, HAND, AnyButton, link_button
from bot.ui.style import phrases_for
from engine.core.decisions import Refused, Seat
from engine.core.log import SUBSTITUTED, LogRow, last_timeout_ply
from engine.core.records.lookings import Looking
from engine.core.records.offers import ACCEPTED, COMPARED, Offer
from engine.core.records.pings import PendingPing
from engine.core.records.proposals import OPEN, Proposal
from engine.core.records.tables import BoardMessage, TableLocation
from engine.core.rules import Event
from engine.store.boards import BoardStore
from engine.store.offers import OfferStore
from engine.store.proposals import ProposalStore
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot
from engine.tables.timeouts import silent_opponent

OF_SILENCE = ("early", "near", "late", "claim")  # kinds of pings that tell who has not answered
LATELY, MAX_LINES = 40, 5  # log rows to search for a time-out; lines to show of its reply


def _sits(offer: Offer, user_id: int) -> bool:
    return any(participant.user_id == user_id for participant in offer.participants)


# Kinds of pings about offers, and whether they still apply.
OF_OFFERS: Mapping[str, Callable[[Offer, int], bool]] = {
    "offer": lambda offer, user: offer.state == "open" and offer.opponent_id == user,
    "rematch": lambda offer, user: offer.state == "open" and not _sits(offer, user),
    "accepted": lambda offer, user: offer.state == ACCEPTED,
    "compared": lambda offer, user: offer.state == COMPARED,
    "declined": lambda offer, user: offer.state == "declined",
    "expired": lambda offer, user: offer.state == "expired",
    "full": lambda offer, user: offer.state == "open" and offer.is_full and offer.host.user_id == user,
    "ready": lambda offer, user: offer.state == "open" and _sits(offer, user),
}


@dataclass(frozen=True, slots=True)
class PingTarget:
    """What a ping names and links to; `hand` is the table whose hand a button shows."""

    location: TableLocation
    link: str
    when: str  # the deadline, as Discord shows times
    name: Callable[[Texts], str]
    hand: int | None = None
    is_sealed: bool = False  # nobody else may learn of it now
    claim: bool = False  # the button claims the game of a silent opponent
    extra_args: Callable[[Texts], dict[str, str]] = lambda text: {}  # further variables of its message

    def button(self, text: Texts) -> AnyButton:
        if self.hand is None:
            return link_button(self.link, text("btn-go"))
        if self.claim:
            return CLOCK.button(text("btn-claim"), ButtonStyle.danger, table_id=self.hand, verb="claim")
        return HAND.button(text("btn-hand"), table_id=self.hand)


@dataclass(frozen=True, slots=True)
class PingTargets:
    tables: Tables
    offers: OfferStore
    boards: BoardStore
    proposals: ProposalStore

    async def resolve(self, ping: PendingPing, now: int) -> PingTarget | None:
        """Return what a ping is about, or None if it no longer applies."""
        if ping.kind in OF_OFFERS:
            offer = await self.offers.get(ping.table_id)
            if offer is None or not OF_OFFERS[ping.kind](offer, ping.user_id):
                return None
            location = TableLocation(offer.guild_id, offer.channel_id, None, wants_thread=False)
            target = PingTarget(
                location, offer_link(offer), f"<t:{offer.expires_at}:R>", partial(offer_name, offer)
            )
            answered = ping.kind in ("declined", "accepted", "compared")
            return replace(target, extra_args=partial(_challenged, offer)) if answered else target
        try:
            snapshot = await self.tables.get(ping.table_id)
        except Refused:  # the game cannot be opened
            return None
        if ping.kind == "replaced":
            return _taken(snapshot, ping)
        if snapshot.seat_of(ping.user_id) in snapshot.departed_at:
            return None
        if ping.kind == "proposal":
            return await _proposed(self.proposals, snapshot, ping)
        if not still_applies(snapshot, ping, now):
            return None
        target = _played(snapshot, ping, await self.boards.board_message(snapshot.id))
        target = replace(target, is_sealed=snapshot.game.is_sealed and ping.kind in OF_SILENCE)
        if ping.kind == "late" and (seat := snapshot.seat_of(ping.user_id)) is not None:
            events = played_for(await self.tables.log(snapshot.id, last=LATELY), seat)
            return replace(target, extra_args=partial(played_words, snapshot, seat, events))
        if ping.kind == "claim" and (seat := snapshot.seat_of(ping.user_id)) is not None:
            return replace(target, claim=True, extra_args=partial(_silent_name, snapshot, 1 - seat))
        return target


def link(location: TableLocation, board: BoardMessage | None) -> str:
    channel = location.board_channel_id
    message = board.message_id if board is not None and board.channel_id == channel else None
    return message_link(location.guild_id, channel, message)


def still_applies(snapshot: TableSnapshot, ping: PendingPing, now: int) -> bool:
    """Return whether the user should still be pinged for this decision, end, turn or silence."""
    if ping.kind == "claim":
        return may_claim(snapshot, ping.user_id, now)
    if ping.kind == "late":
        return is_missed(snapshot, ping.user_id)
    if ping.kind == "next":
        return next_up(snapshot) == (ping.user_id, ping.subject)
    if ping.kind == "over" or snapshot.game.winners is not None:
        return ping.kind == "over" and snapshot.game.winners is not None
    users_to_act = {
        snapshot.participants[decision.seat].active_user for decision in snapshot.game.visible_decisions(None)
    }
    return snapshot.game.public_ply == ping.subject and ping.user_id in users_to_act


def may_claim(snapshot: TableSnapshot, user_id: int, now: int) -> bool:
    try:
        silent_opponent(snapshot, user_id, now)
    except Refused:
        return False
    return True


def is_missed(snapshot: TableSnapshot, user_id: int) -> bool:
    """Return whether this user has still not answered since a time-out, or has a substitute."""
    seat = snapshot.seat_of(user_id)
    if seat is None or snapshot.game.winners is not None:
        return False
    clock = snapshot.clocks.get(seat)
    return snapshot.participants[seat].level is not None or (clock is not None and clock.missed_in_row > 0)


def played_for(log: Sequence[LogRow], seat: Seat) -> list[Event]:
    """Return what was played for a seat at its last time-out, at the end of the log."""
    timeout_ply = last_timeout_ply(log, seat)
    after = () if timeout_ply is None else [row for row in log if row.ply > timeout_ply]
    return [event for row in takewhile(lambda row: row.seat == seat, after) for event in row.events]


def played_words(snapshot: TableSnapshot, seat: Seat, events: Sequence[Event], text: Texts) -> dict[str, str]:
    phrases = phrases_for(snapshot, text)
    merged = PRESENTERS[snapshot.game.rules.family].merge_events(events)
    lines = [line for event in merged if event.kind != SUBSTITUTED and (line := phrases.event(event))]
    next_line = [text("late-again")] if snapshot.game.decision(seat) is not None else []
    status_lines = [text("late-substituted")] if snapshot.participants[seat].level is not None else next_line
    loses = [text("offer-silent-loses")] if snapshot.silent_forfeit else []
    more = [text("list-after", count=len(lines) - MAX_LINES)] if len(lines) > MAX_LINES else []
    return {"played": "\n".join([*lines[:MAX_LINES], *more, *status_lines, *loses])}


def _silent_name(snapshot: TableSnapshot, seat: Seat, text: Texts) -> dict[str, str]:
    loses = text("offer-silent-loses") if snapshot.silent_forfeit else ""
    return {"other": phrases_for(snapshot, text).seat(seat), "loses": loses}


def next_up(snapshot: TableSnapshot) -> tuple[int | None, int]:
    """Return the user whose turn comes next, if known, and the number of the current turn."""
    comes = PRESENTERS[snapshot.game.rules.family].next_up(snapshot.view(None))
    if comes is None or snapshot.game.winners is not None:
        return None, 0
    return snapshot.participants[comes[0]].active_user, comes[1]


def wish_name(looking: Looking, text: Texts) -> str:
    game = text(f"game-{looking.game}" if looking.game else "looking-any-game")
    pace = text(f"pace-{looking.time_control}" if looking.time_control else "looking-any-pace")
    return text("looking-wish", game=game, pace=pace)


def offer_name(offer: Offer, text: Texts) -> str:
    [host] = text.names([offer.host.name])
    return text("games-offer", offer=offer.id, game=text(f"game-{offer.game}"), host=escape(host))


def _challenged(offer: Offer, text: Texts) -> dict[str, str]:
    [opponent] = text.names([offer.opponent_name])
    return {"opponent": escape(opponent), "game": text(f"game-{offer.game}")}


def offer_link(offer: Offer) -> str:
    return message_link(offer.guild_id, offer.channel_id, offer.message_id)


def proposal_link(location: TableLocation, proposal: Proposal) -> str:
    channel_id = proposal.channel_id or location.board_channel_id
    return message_link(location.guild_id, channel_id, proposal.message_id)


def message_link(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    there = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return there if message_id is None else f"{there}/{message_id}"


async def _proposed(
    proposals: ProposalStore, snapshot: TableSnapshot, ping: PendingPing
) -> PingTarget | None:
    proposal, seat = await proposals.get(ping.subject), snapshot.seat_of(ping.user_id)
    if proposal is None or proposal.state != OPEN or seat in proposal.consents:
        return None
    return PingTarget(
        snapshot.location,
        proposal_link(snapshot.location, proposal),
        f"<t:{proposal.expires_at}:R>",
        partial(table_name, snapshot),
    )


def _played(snapshot: TableSnapshot, ping: PendingPing, board: BoardMessage | None) -> PingTarget:
    seat = snapshot.seat_of(ping.user_id)
    clock = snapshot.clocks.get(seat) if seat is not None else None
    when = "–" if clock is None or clock.decision_ply is None else f"<t:{clock.deadline}:R>"
    return PingTarget(
        snapshot.location, link(snapshot.location, board), when, partial(table_name, snapshot), snapshot.id
    )


def _taken(snapshot: TableSnapshot, ping: PendingPing) -> PingTarget | None:
    """Return what a user hears whose seat (the ping's subject) another has taken."""
    if snapshot.seat_of(ping.user_id) is not None or ping.subject >= len(snapshot.participants):
        return None
    where, name = link(snapshot.location, None), partial(table_name, snapshot)
    return PingTarget(
        *(snapshot.location, where, "", name),
        extra_args=lambda text: {"other": phrases_for(snapshot, text).seat(ping.subject)},
    )


def table_name(snapshot: TableSnapshot, text: Texts) -> str:
    players = ", ".join(map(escape, text.names(participant.name for participant in snapshot.participants)))
    return text("table-name", table=snapshot.id, game=text(f"game-{snapshot.game_key}"), players=players)
