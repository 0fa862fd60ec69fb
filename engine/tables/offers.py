"""Offers: what may be offered, who may join, and when an offer ends or its game is dealt.

No SQL (that is engine/store) and no Discord: the messages of an offer are bot/features/lobby/actions.py.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from secrets import token_hex
from typing import Any

from engine.club.daily import SEATS
from engine.core.clocks import DAY, HOUR, UNTIMED
from engine.core.decisions import Refused
from engine.core.records.deals import SealedDeal
from engine.core.records.offers import (
    FIRST_EPOCH,
    FRIENDLY,
    RATED,
    SAME_DEAL,
    STAKES,
    TOURNAMENT,
    WITH_COMPUTERS,
    WITHOUT_RECORD,
    Offer,
)
from engine.core.records.users import PSEUDONYMS, Participant
from engine.core.rules import Rules
from engine.search.levels import DEFAULT_LEVEL, LEVELS
from engine.store.database import Operation, nothing
from engine.store.store import Store
from engine.tables.offer_terms import Actor, OfferLimits, OfferTerms, check_participant, refuse_seats
from engine.tables.sealing import Sealing
from engine.tables.service import Tables, TableSnapshot

__all__ = ["CHALLENGE", "OPEN_OFFER", "REVERSED_CHALLENGE", "Actor", "OfferTerms", "Offers"]

WEEK = 7 * DAY  # how long a rematch stands
REMATCH_HOLD = DAY  # how long a rematch keeps seats for those who played
DUEL_LASTS = DAY  # how long two may play the same deal once the duel is accepted
START_GRACE = 6 * HOUR  # how long a table that expired with enough players can be started
SHOWN = "offers-shown-epoch"  # meta key: in which epoch open offers were last shown
# in a reversed challenge the challenged user has the first seat
CHALLENGE, OPEN_OFFER, REVERSED_CHALLENGE = ("duel", "table", "return")


class Offers:
    """Challenges and open tables, from the offer to the deal. All methods raise `Refused`."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        games: Mapping[str, Rules[Any, Any]],
        limits: OfferLimits,
        now: Callable[[], int],
        secret: Callable[[], str] = lambda: token_hex(32),
        hours: int = 24,
    ) -> None:
        """`hours` is how long an offer stands; `now` returns UTC seconds."""
        self._store, self._tables = store, tables
        self._games, self._now, self._secret = games, now, secret
        self._lasts = hours * HOUR
        self._limits = limits
        self._writing = asyncio.Lock()  # no other write may come between a check and the write that follows

    async def challenge(
        self,
        terms: OfferTerms,
        host: Actor,
        guest: Participant,
        *,
        bot: bool = False,
        kind: str = CHALLENGE,
        back: int = 0,
    ) -> Offer:
        """Offer a game for two to one user; `bot` says that they are another bot.

        `back` is when an absent user returns; the offer waits until then. A computer accepts at once, and the
        offer may be started. For a duel on the same deal the computers' seats do not count.
        """
        if guest.user_id == host.user_id:
            raise Refused("offer-self")
        if bot:
            raise Refused("offer-bot")
        self._check_game(terms.game, terms.variant, 0 if kind == SAME_DEAL else 2)
        if guest.user_id is None or kind == SAME_DEAL:
            terms = replace(terms, clock=terms.clock or UNTIMED)
        offer = await self._make(terms, host, guest, kind, 2, back)
        return offer if guest.user_id is not None else await self._sit(offer, guest)

    async def open_table(self, terms: OfferTerms, host: Actor) -> Offer:
        rules = self._check_game(terms.game, terms.variant, terms.seats)
        return await self._make(terms, host, None, OPEN_OFFER, terms.seats or rules.seats[-1])

    async def rematch(self, table_id: int, guild_id: int, channel_id: int, host: Actor) -> Offer:
        """Offer a rematch to those who played a finished game.

        For two it is a challenge with seats swapped; for more, an open table with seats reserved at first.
        Computers join again. If another player has already offered it, `Refused` says which offer stands.
        """
        snapshot = await self._tables.get(table_id)
        seat = snapshot.seat_of(host.user_id)
        if seat is None or snapshot.location.guild_id != guild_id:
            raise Refused("rematch-not-seated")
        if snapshot.game.winners is None:
            raise Refused("rematch-not-over")
        others = [participant for participant in snapshot.participants if participant.user_id != host.user_id]
        terms = OfferTerms(
            guild_id,
            channel_id,
            snapshot.game_key,
            snapshot.variant,
            len(snapshot.participants),
            snapshot.time_control,
            table_id,
            snapshot.stakes if snapshot.stakes in STAKES else "",
            snapshot.open_hands,
        )
        if len(others) == 1:
            if (others[0].user_id or 0) >= PSEUDONYMS:
                raise Refused("play-on-alone")
            return await self.challenge(
                terms, host, others[0], kind=CHALLENGE if seat else REVERSED_CHALLENGE
            )
        offer = await self.open_table(terms, host)
        for computer in (participant for participant in others if participant.user_id is None):
            await self._store.offers.add_participant(offer.id, computer)
        return await self.find(offer.id)

    async def accept(self, offer_id: int, guest: Actor, thread: bool) -> TableSnapshot:
        """Accept a challenge and deal the game; `thread` says whether in a thread of its own."""
        offer = await self.require_challenged(offer_id, guest.user_id)
        await self._check_guest(offer, guest.user_id)
        return await self._deal(offer, (*offer.participants, guest.participant()), thread)

    async def accept_same_deal(self, offer_id: int, guest: Actor) -> None:
        """Accept a duel on the same deal; the guest's press completes the deal."""
        offer = await self.require_challenged(offer_id, guest.user_id)
        await self._check_guest(offer, guest.user_id)
        version, until = self._games[offer.game].version, self._now() + DUEL_LASTS
        if not await self._store.offers.accept_same_deal(offer_id, guest.participant(), version, until):
            raise Refused("offer-over")

    async def decline(self, offer_id: int, user_id: int) -> Offer:
        return await self._end(await self.require_challenged(offer_id, user_id), "declined")

    async def withdraw(
        self, offer_id: int, user_id: int | None = None, also: Operation[object] = nothing
    ) -> Offer:
        """Withdraw an offer for its host, or (None) because no user can accept it any more."""
        offer = await self.find(offer_id)
        if user_id not in (None, offer.host.user_id):
            raise Refused("offer-not-host", who=str(offer.host.user_id))
        return await self._end(offer, "withdrawn", also)

    async def close(self, offer_id: int) -> None:
        await self._store.offers.end_offer(offer_id, "withdrawn")

    async def leave_all(self, user_id: int, guild_id: int | None = None) -> list[int]:
        """Withdraw a user's offers, challenges and lookings, and return the offers changed."""
        offers = await self._store.offers.open_offers(guild_id=guild_id, user_id=user_id)
        for offer in offers:
            if user_id in (offer.host.user_id, offer.opponent_id):
                await self.close(offer.id)
            else:
                await self._store.offers.remove_user(offer.id, user_id)
        if guild_id is not None:
            await self._store.lookings.end(guild_id, user_id)
        return [offer.id for offer in offers]

    async def were_shown_in_epoch(self) -> bool:
        """Return whether the messages of open offers have been renewed since the epoch began."""
        shown_in = await self._store.meta.get(self._shown_key)
        return (shown_in or str(FIRST_EPOCH)) == str(self._store.epochs.epoch)

    async def mark_shown_in_epoch(self) -> None:
        await self._store.meta.set(self._shown_key, str(self._store.epochs.epoch))

    @property
    def _shown_key(self) -> str:
        return f"{SHOWN} {self._store.database.shards}"  # each process renews the offers of its own servers

    async def reserved_for(self, offer: Offer) -> list[Participant]:
        """Return who has a reserved seat at this rematch and has not joined, on the first day."""
        if (
            offer.rematch_of is None
            or offer.kind != OPEN_OFFER
            or self._now() >= offer.created_at + REMATCH_HOLD
        ):
            return []
        here = {participant.user_id for participant in offer.participants}
        played = (await self._tables.get(offer.rematch_of)).participants
        return [player for player in played if player.user_id is not None and player.user_id not in here]

    async def join(self, offer_id: int, guest: Actor) -> Offer:
        offer = await self.require_joinable(offer_id)
        check_participant(offer, guest.user_id)
        await self._check_kept(offer, guest.user_id)
        await self._check_guest(offer, guest.user_id)
        return await self._sit(offer, guest.participant())

    async def add_computer(
        self, offer_id: int, user_id: int, name: Callable[[int], str], level: str = DEFAULT_LEVEL
    ) -> Offer:
        """Add a computer to the host's table; `name` takes its number among those of its level there."""
        if level not in LEVELS:
            raise Refused("offer-none")
        async with self._writing:
            offer = await self.require_host(offer_id, user_id)
            check_participant(offer, None)
            await self._check_kept(offer, None)
            number = 1 + sum(participant.level == level for participant in offer.participants)
            await self._store.offers.add_participant(offer_id, Participant(None, name(number), level=level))
        return await self.find(offer_id)

    async def leave(self, offer_id: int, user_id: int) -> Offer:
        """Leave an open table; the last user to leave withdraws it, a host passes it on."""
        async with self._writing:
            offer = await self.require_joinable(offer_id)
            if {participant.user_id for participant in offer.participants} - {None} == {user_id}:
                return await self._end(offer, "withdrawn")
            if not await self._store.offers.remove_user(offer_id, user_id):
                raise Refused("offer-not-seated")
            return await self.find(offer_id)

    async def remove(self, offer_id: int, host_id: int, nth: int, user_id: int | None) -> Offer:
        """Remove the nth participant for the host; it must be this user, or a computer (None)."""
        async with self._writing:
            offer = await self.require_host(offer_id, host_id)
            if user_id == host_id or not await self._store.offers.remove_nth(offer.id, nth, user_id):
                raise Refused("offer-not-there")
        return await self.find(offer_id)

    async def set_guests(self, offer_id: int, host_id: int, guests: str) -> Offer:
        """Change who may join, for the host: one of `GUESTS`."""
        async with self._writing:
            offer = await self.require_host(offer_id, host_id)
            await self._store.offers.set_guests(offer.id, guests)
        return await self.find(offer_id)

    async def start(
        self, offer_id: int, user_id: int, thread: bool, number: int, *, hostless: bool = False
    ) -> TableSnapshot:
        """Deal the game to those who joined, for the host, or for any participant if it is `hostless`.

        `number` is the client seed of computers: an id that Discord gave after the commitment was posted.
        """
        async with self._writing:
            offer = await self.for_starter(offer_id, user_id, hostless=hostless)
            await self._limits.check_served(offer.guild_id)
            min_seats = self._check_game(offer.game, offer.variant).seats[0]
            if len(offer.participants) < min_seats:
                raise Refused("offer-too-few", min=min_seats, sitting=len(offer.participants))
            participants = (
                participant if participant.user_id is not None else replace(participant, client_seed=number)
                for participant in offer.participants
            )
            return await self._deal(offer, tuple(participants), thread)

    async def expire_overdue(self) -> list[Offer]:
        """End expired offers, but ask tables with enough players whether to start.

        Returns the offers that this call has changed.
        """
        changed = []
        for offer in await self._store.offers.overdue_offers(self._now()):
            if self._has_enough(offer) and not offer.start_requested:
                until = self._now() + START_GRACE
                if await self._store.offers.ask_to_start(offer.id, until):
                    changed.append(replace(offer, expires_at=until, start_requested=True))
            elif await self._store.offers.end_offer(offer.id, "expired"):
                changed.append(replace(offer, state="expired"))
        return changed

    def _has_enough(self, offer: Offer) -> bool:
        rules = self._games.get(offer.game)
        return offer.kind == OPEN_OFFER and rules is not None and len(offer.participants) >= rules.seats[0]

    async def find(self, offer_id: int) -> Offer:
        """Return an open offer; an overdue one expires here, even before the janitor sees it."""
        offer = await self._store.offers.get(offer_id)
        if offer is None or offer.kind == TOURNAMENT:
            raise Refused("offer-none")
        if offer.state != "open":
            raise Refused("offer-over")
        if offer.expires_at <= self._now() and (offer.start_requested or not self._has_enough(offer)):
            await self._store.offers.end_offer(offer_id, "expired")
            raise Refused("offer-expired")
        return offer

    async def require_challenged(self, offer_id: int, user_id: int) -> Offer:
        offer = await self.find(offer_id)
        if offer.opponent_id is None:
            raise Refused("offer-none")
        if offer.opponent_id != user_id:
            raise Refused("offer-not-opponent", who=str(offer.opponent_id))
        return offer

    async def require_host(self, offer_id: int, user_id: int) -> Offer:
        offer = await self.find(offer_id)
        if offer.opponent_id is not None:
            raise Refused("offer-none")
        if offer.host.user_id != user_id:
            raise Refused("offer-not-host", who=str(offer.host.user_id))
        return offer

    async def for_starter(self, offer_id: int, user_id: int, *, hostless: bool = False) -> Offer:
        """Return an open offer that this user may start.

        A table that has expired with enough players no longer has a host.
        """
        offer = await self.find(offer_id)
        sits = any(participant.user_id == user_id for participant in offer.participants)
        if offer.kind == OPEN_OFFER and sits and (hostless or offer.start_requested):
            return offer
        return await self.require_host(offer_id, user_id)

    async def require_joinable(self, offer_id: int) -> Offer:
        offer = await self.find(offer_id)
        if offer.kind != OPEN_OFFER:
            raise Refused("offer-none")
        return offer

    async def _check_guest(self, offer: Offer, user_id: int) -> None:
        await self._limits.check_player(offer.guild_id, user_id)
        await self._limits.check_guest(offer, user_id)
        await self._limits.check_avoided(user_id, [sitting.user_id for sitting in offer.participants])

    async def _check_kept(self, offer: Offer, user_id: int | None) -> None:
        reserved = await self.reserved_for(offer)
        if (
            user_id not in [participant.user_id for participant in reserved]
            and len(offer.participants) + len(reserved) >= offer.max_seats
        ):
            raise Refused("offer-reserved", until=str(offer.created_at + REMATCH_HOLD))

    def _check_game(self, game: str, variant: str, seats: int = 0) -> Rules[Any, Any]:
        rules = self._games.get(game)
        if rules is None:
            raise Refused("offer-game")
        if variant not in rules.variants:
            raise Refused("offer-variant")
        if seats and seats not in rules.seats:
            refuse_seats(rules.seats[0], rules.seats[-1])
        return rules

    async def _make(
        self, terms: OfferTerms, host: Actor, guest: Participant | None, kind: str, most: int, back: int = 0
    ) -> Offer:
        opponent = guest.user_id if guest else None
        settings = await self._store.guilds.settings(terms.guild_id)
        questions = self._games[terms.game].expected_decisions
        time_control, max_missed = terms.clock_and_max_missed(settings, questions)
        lasts = self._lasts if settings.offer_hours is None else settings.offer_hours * HOUR
        async with self._writing:
            solo = guest is not None and opponent is None
            await self._limits.check_offer(terms, kind, host.user_id, opponent, solo=solo)
            sealed = await self._sealed(terms, lasts) if kind == SAME_DEAL else None
            offer = Offer(
                kind=kind,
                guild_id=terms.guild_id,
                channel_id=terms.channel_id,
                opponent_id=opponent,
                opponent_name=guest.name if guest else "",
                game=terms.game,
                variant=terms.variant,
                max_seats=most,
                expires_at=max(self._now(), back) + (lasts if terms.rematch_of is None else WEEK),
                participants=(host.participant(),),
                rematch_of=terms.rematch_of,
                time_control=time_control,
                max_missed=max_missed,
                silent_forfeit=True,
                stakes=await self._stakes(terms, solo=solo),
                open_hands=terms.open_hands,
                secret=self._secret() if sealed is None else sealed.secret,
                epoch=self._store.epochs.epoch,
                deal_id=None if sealed is None else sealed.id,
            )
            return await self._store.offers.make_offer(offer)

    async def _sealed(self, terms: OfferTerms, lasts: int) -> SealedDeal:
        """Seal a deal that both users of a duel will play."""
        if terms.game not in SEATS:
            raise Refused("same-deal-game")
        if terms.deal_level not in LEVELS:
            raise Refused("offer-none")
        sealing = Sealing(lambda: self._store.epochs.epoch, self._now, self._secret)
        until = self._now() + lasts
        deal = sealing.deal(terms.game, terms.deal_level, until, variant=terms.variant)
        return await self._store.deals.seal(deal)

    async def _deal(self, offer: Offer, participants: tuple[Participant, ...], thread: bool) -> TableSnapshot:
        offer = replace(
            offer, stakes=await self.stakes_with(offer, [participant.user_id for participant in participants])
        )
        return await self._tables.start(
            offer, thread, participants[:: -1 if offer.kind == REVERSED_CHALLENGE else 1]
        )

    async def stakes_with(self, offer: Offer, users: Collection[int | None]) -> str:
        """Return the stakes of an offer if these play; why the game is not rated, if it was to be."""
        if offer.stakes != RATED:
            return offer.stakes
        known = [user for user in users if user is not None]
        if len(known) < len(users):
            return WITH_COMPUTERS
        settings = await self._store.users.settings_of(known)
        return RATED if all(settings[user].show_records for user in known) else WITHOUT_RECORD

    async def usual_stakes(self, guild_id: int) -> str:
        """Return a server's default: rated, if it is a club and wants that."""
        settings = await self._store.guilds.settings(guild_id)
        is_rated = settings.rated_by_default and await self._store.results.is_club(guild_id)
        return RATED if is_rated else FRIENDLY

    async def _stakes(self, terms: OfferTerms, *, solo: bool) -> str:
        if terms.stakes not in ("", *STAKES):
            raise Refused("offer-none")
        return terms.stakes or (FRIENDLY if solo else await self.usual_stakes(terms.guild_id))

    async def _sit(self, offer: Offer, participant: Participant) -> Offer:
        async with self._writing:
            if not await self._store.offers.add_participant(offer.id, participant):
                # somebody else joined first
                check_participant(await self.find(offer.id), participant.user_id)
        return await self.find(offer.id)

    async def _end(self, offer: Offer, state: str, also: Operation[object] = nothing) -> Offer:
        if not await self._store.offers.end_offer(offer.id, state, also):
            raise Refused("offer-over")
        return replace(offer, state=state)
