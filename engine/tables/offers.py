"""How games start: what may be offered, who may sit down, and when an offer ends.

No SQL (that is engine/store) and no Discord: the messages of an offer are bot/features/lobby/actions.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from secrets import token_hex
from typing import Any

from engine.core.clocks import NONE
from engine.core.decisions import Illegal
from engine.core.records.offers import Offer, Participant
from engine.core.rules import Rules
from engine.search.levels import LEVELS, USUAL
from engine.store.offers import Sealed, Timed
from engine.store.store import Store
from engine.tables.offer_terms import Actor, ChallengeTerms, Limits, check_participant, refuse_seats
from engine.tables.service import Tables, TableSnapshot

__all__ = ["DUEL", "RETURN", "TABLE", "Actor", "ChallengeTerms", "Offers"]

WEEK = 7 * 24 * 3600  # so long a rematch stands
KEPT = 24 * 3600  # so long the seats of a rematch are kept for those who played
LAST_CALL = 6 * 3600  # so long a table stands on whose time was up with enough people
DUEL, TABLE, RETURN = "duel", "table", "return"  # a return is a duel in which the challenged one sits first


class Offers:
    """Challenges and open tables, from the offer to the deal; refuses with `Illegal`."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        games: Mapping[str, Rules[Any, Any]],
        now: Callable[[], int],
        secret: Callable[[], str] = lambda: token_hex(32),
        hours: int = 24,
    ) -> None:
        """`hours`: how long an offer stands; `now` is the bot's clock in UTC seconds."""
        self._store, self._tables = store, tables
        self._games, self._now, self._secret = games, now, secret
        self._lasts = hours * 3600
        self._limits = Limits(store, now)
        self._writing = asyncio.Lock()  # nobody else may write between a look and the write that follows it

    async def challenge(
        self,
        terms: ChallengeTerms,
        host: Actor,
        guest: Participant,
        *,
        bot: bool = False,
        kind: str = DUEL,
        back: int = 0,
    ) -> Offer:
        """Offer a game for two to one person; `bot`: they are another bot. Raises `Illegal`.

        `back`: when they return, if they are away; the offer waits for them. A computer accepts at once: the
        offer may then be started.
        """
        if guest.user == host.user:
            raise Illegal("offer-self")
        if bot:
            raise Illegal("offer-bot")
        self._check_game(terms.game, terms.variant, 2)
        if guest.user is None:
            terms = replace(terms, clock=terms.clock or NONE)
        offer = await self._make(terms, host, guest, kind, 2, back)
        return offer if guest.user is not None else await self._sit(offer, guest)

    async def open_table(self, terms: ChallengeTerms, host: Actor) -> Offer:
        """Offer a game to anybody; the host sits down first."""
        rules = self._check_game(terms.game, terms.variant, terms.seats)
        return await self._make(terms, host, None, TABLE, terms.seats or rules.seats[-1])

    async def rematch(self, table: int, guild: int, channel: int, host: Actor) -> Offer:
        """Offer a rematch of a finished game to those who played it.

        To one other as a challenge, in which the one who sat second sits first; to several as a table whose
        seats are kept for them at first. Computers sit down again. Where another of them has done so already
        there is no second offer: `Illegal` then says which stands.
        """
        snapshot = await self._tables.see(table)
        seat = _seat_played(snapshot, guild, host.user)
        others = [participant for participant in snapshot.participants if participant.user != host.user]
        terms = ChallengeTerms(
            guild,
            channel,
            snapshot.name,
            snapshot.variant,
            len(snapshot.participants),
            snapshot.clock,
            table,
            snapshot.hints,
        )
        if len(others) == 1:
            return await self.challenge(terms, host, others[0], kind=DUEL if seat else RETURN)
        offer = await self.open_table(terms, host)
        for computer in (participant for participant in others if participant.user is None):
            await self._store.sit(offer.id, computer)
        return await self.find(offer.id)

    async def accept(self, offer: int, guest: Actor, thread: bool) -> TableSnapshot:
        """The challenged user accepts, and the game is dealt; `thread`: in its own thread."""
        found = await self.for_guest(offer, guest.user)
        await self._limits.check_player(found.guild, guest.user)
        return await self._deal(found, (*found.participants, guest.participant()), thread)

    async def decline(self, offer: int, user: int) -> Offer:
        """The challenged user declines."""
        return await self._end(await self.for_guest(offer, user), "declined")

    async def withdraw(self, offer: int, user: int | None = None) -> Offer:
        """Withdraw an offer: its host wants that, or nobody can take it up any more. Raises `Illegal`."""
        found = await self.find(offer)
        if user not in (None, found.host.user):
            raise Illegal("offer-not-host", who=str(found.host.user))
        return await self._end(found, "withdrawn")

    async def kept_for(self, offer: Offer) -> list[Participant]:
        """Who has a seat at this rematch that nobody else may take yet; on the first day alone."""
        if offer.again is None or offer.kind != TABLE or self._now() >= offer.created + KEPT:
            return []
        here = {participant.user for participant in offer.participants}
        played = (await self._tables.see(offer.again)).participants
        return [each for each in played if each.user is not None and each.user not in here]

    async def join(self, offer: int, guest: Actor) -> Offer:
        """Sit down at an open table."""
        found = await self.for_all(offer)
        check_participant(found, guest.user)
        await self._check_kept(found, guest.user)
        await self._limits.check_player(found.guild, guest.user)
        return await self._sit(found, guest.participant())

    async def add_computer(
        self, offer: int, user: int, name: Callable[[int], str], level: str = USUAL
    ) -> Offer:
        """Let a computer player sit down at the host's table; `name` is its name by its number there.

        Raises `Illegal`, for a level that there is not too.
        """
        if level not in LEVELS:
            raise Illegal("offer-none")
        async with self._writing:
            found = await self.for_host(offer, user)
            check_participant(found, None)
            await self._check_kept(found, None)
            number = 1 + sum(participant.level is not None for participant in found.participants)
            await self._store.sit(offer, Participant(None, name(number), level=level))
        return await self.find(offer)

    async def leave(self, offer: int, user: int) -> Offer:
        """Leave an open table: the last person withdraws it, a host hands it on. Raises `Illegal`."""
        found = await self.for_all(offer)
        if [participant.user for participant in found.participants if participant.user is not None] == [user]:
            return await self._end(found, "withdrawn")
        async with self._writing:
            if not await self._store.stand(offer, user):
                raise Illegal("offer-not-seated")
        return await self.find(offer)

    async def remove(self, offer: int, host: int, nth: int, user: int | None) -> Offer:
        """The host takes away the nth participant, who is this user or a computer; raises `Illegal`."""
        async with self._writing:
            found = await self.for_host(offer, host)
            if user == host or not await self._store.unseat(found.id, nth, user):
                raise Illegal("offer-not-there")
        return await self.find(offer)

    async def start(
        self, offer: int, user: int, thread: bool, number: int, *, hostless: bool = False
    ) -> TableSnapshot:
        """The game is dealt to those who joined; `thread`: in its own thread. Raises `Illegal`.

        That is for the host; if it is `hostless`, the host has gone, for anybody who sits there. `number` is
        what computers add to chance: an id that Discord gave after the commitment was posted.
        """
        async with self._writing:
            found = await self.for_starter(offer, user, hostless=hostless)
            await self._limits.check_served(found.guild)
            least = self._check_game(found.game, found.variant).seats[0]
            if len(found.participants) < least:
                raise Illegal("offer-too-few", least=least, sitting=len(found.participants))
            participants = (
                one if one.user is not None else replace(one, number=number) for one in found.participants
            )
            return await self._deal(found, tuple(participants), thread)

    async def expire_overdue(self) -> list[Offer]:
        """End all expired offers; tables with enough people stand on and are asked whether to start.

        Returns those that this call has changed.
        """
        changed = [await self._overdue(offer) for offer in await self._store.overdue_offers(self._now())]
        return [offer for offer in changed if offer is not None]

    async def _overdue(self, offer: Offer) -> Offer | None:
        """The end of an offer whose time is up; None if another was first."""
        if self._has_enough(offer) and not offer.asked_to_start:
            until = self._now() + LAST_CALL
            asked = await self._store.ask_to_start(offer.id, until)
            return replace(offer, expires=until, asked_to_start=True) if asked else None
        ended = await self._store.end_offer(offer.id, "expired")
        return replace(offer, state="expired") if ended else None

    def _has_enough(self, offer: Offer) -> bool:
        """Could this table start?"""
        rules = self._games.get(offer.game)
        return offer.kind == TABLE and rules is not None and len(offer.participants) >= rules.seats[0]

    async def find(self, offer: int) -> Offer:
        """An open offer; one that has expired ends here, before the janitor sees it. Raises `Illegal`."""
        found = await self._store.offer(offer)
        if found is None:
            raise Illegal("offer-none")
        if found.state != "open":
            raise Illegal("offer-over")
        if found.expires <= self._now() and (found.asked_to_start or not self._has_enough(found)):
            await self._store.end_offer(offer, "expired")
            raise Illegal("offer-late")
        return found

    async def for_guest(self, offer: int, user: int) -> Offer:
        """An open challenge to this user; raises `Illegal`."""
        found = await self.find(offer)
        if found.opponent is None:
            raise Illegal("offer-none")
        if found.opponent != user:
            raise Illegal("offer-not-opponent", who=str(found.opponent))
        return found

    async def for_host(self, offer: int, user: int) -> Offer:
        """An open offer that waits only for its host, who is this user; raises `Illegal`."""
        found = await self.find(offer)
        if found.opponent is not None:
            raise Illegal("offer-none")
        if found.host.user != user:
            raise Illegal("offer-not-host", who=str(found.host.user))
        return found

    async def for_starter(self, offer: int, user: int, *, hostless: bool = False) -> Offer:
        """An open offer that this user may start: its host, or where it has none anybody who sits there.

        A table that was asked to start when its time was up has no host any more. Raises `Illegal`.
        """
        found = await self.find(offer)
        sits = any(participant.user == user for participant in found.participants)
        if found.kind == TABLE and sits and (hostless or found.asked_to_start):
            return found
        return await self.for_host(offer, user)

    async def for_all(self, offer: int) -> Offer:
        """An open table that can be joined; raises `Illegal`."""
        found = await self.find(offer)
        if found.kind != TABLE:
            raise Illegal("offer-none")
        return found

    async def _check_kept(self, offer: Offer, user: int | None) -> None:
        """Raise `Illegal` where the free seats are kept for others."""
        kept = await self.kept_for(offer)
        if user not in [each.user for each in kept] and len(offer.participants) + len(kept) >= offer.most:
            raise Illegal("offer-kept", until=f"<t:{offer.created + KEPT}:R>")

    def _check_game(self, game: str, variant: str, seats: int = 0) -> Rules[Any, Any]:
        rules = self._games.get(game)
        if rules is None:
            raise Illegal("offer-game")
        if variant not in rules.variants:
            raise Illegal("offer-variant")
        if seats and seats not in rules.seats:
            refuse_seats(rules.seats[0], rules.seats[-1])
        return rules

    async def _make(
        self,
        terms: ChallengeTerms,
        host: Actor,
        guest: Participant | None,
        kind: str,
        most: int,
        back: int = 0,
    ) -> Offer:
        opponent = guest.user if guest else None
        timed = await self._timed(terms)
        async with self._writing:
            await self._limits.check_offer(terms, kind, host.user, opponent)
            return await self._store.make_offer(
                kind=kind,
                guild=terms.guild,
                channel=terms.channel,
                opponent=opponent,
                opponent_name=guest.name if guest else "",
                game=terms.game,
                variant=terms.variant,
                most=most,
                expires=await self._expires(terms, back),
                host=host.participant(),
                again=terms.again,
                **timed,
                **self._sealed(),
            )

    async def _timed(self, terms: ChallengeTerms) -> Timed:
        """Its clock, what is said of the silent, and hints; raises `Illegal`."""
        settings, questions = (
            await self._store.server_settings(terms.guild),
            self._games[terms.game].questions,
        )
        clock, patience = terms.clock_and_patience(settings, questions)
        return {"clock": clock, "patience": patience, "silent_lose": True, "hints": terms.hints}

    async def _expires(self, terms: ChallengeTerms, back: int) -> int:
        """When a new offer ends, in UTC seconds: the server says how long one stands, or else the host."""
        hours = (await self._store.server_settings(terms.guild)).offer_hours
        lasts = self._lasts if hours is None else hours * 3600
        return max(self._now(), back) + (lasts if terms.again is None else WEEK)

    def _sealed(self) -> Sealed:
        """What the seal of a new offer is made of."""
        return {"secret": self._secret(), "epoch": self._store.epoch}

    async def _deal(self, offer: Offer, participants: tuple[Participant, ...], thread: bool) -> TableSnapshot:
        return await self._tables.start(offer, thread, participants[:: -1 if offer.kind == RETURN else 1])

    async def _sit(self, offer: Offer, participant: Participant) -> Offer:
        async with self._writing:
            if not await self._store.sit(offer.id, participant):
                check_participant(await self.find(offer.id), participant.user)  # another was first
        return await self.find(offer.id)

    async def _end(self, offer: Offer, state: str) -> Offer:
        if not await self._store.end_offer(offer.id, state):
            raise Illegal("offer-over")
        return replace(offer, state=state)


def _seat_played(snapshot: TableSnapshot, guild: int, user: int) -> int:
    """The seat that the user had at a finished table of this server."""
    seat = snapshot.seat_of(user)
    if seat is None or snapshot.place.guild != guild:
        raise Illegal("rematch-not-seated")
    if snapshot.game.winners is None:
        raise Illegal("rematch-not-over")
    return seat
