"""What somebody wants to play, who they are, and the limits of a server. Nothing is stored here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NoReturn

from engine.core.clocks import CLOCKS
from engine.core.decisions import Illegal
from engine.core.records.guilds import ServerSettings
from engine.core.records.offers import Offer, Participant
from engine.store.store import Store

QUARTER = 4  # who lets so great a part of a game lapse in a row is silent
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
PACES = ((10 * MINUTE, 6), (DAY, 40))  # of a person's offers: no more than so many in so many seconds
PAUSES = (HOUR, DAY, 3 * DAY, 7 * DAY)  # after each time that the same opponent has declined
MEMORY = 30 * DAY  # so long it counts that somebody has declined


@dataclass(frozen=True, slots=True)
class ChallengeTerms:
    """What is to be played, and where it is offered. `seats`: at most so many, 0 for all the game allows.

    Without a clock it has the server's default; against a computer, which nobody keeps waiting, none.
    """

    guild: int
    channel: int
    game: str
    variant: str = "standard"
    seats: int = 0
    clock: str = ""
    again: int | None = None  # the table of which it is the rematch
    hints: bool = False  # people who play each other may ask the computer for hints

    def clock_and_patience(self, server_settings: ServerSettings, questions: int) -> tuple[str, int]:
        """The clock and the decisions in a row that may be missed, by server settings; raises `Illegal`.

        These are at most a quarter of the `questions` that the game asks a seat, and at least one.
        """
        clock = self.clock or server_settings.clock
        if clock not in CLOCKS:
            raise Illegal("offer-clock")
        return clock, max(1, min(server_settings.patience, questions // QUARTER))


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts. `number` is what they add to chance: the id of their interaction.

    `deck` is the code of the one that they bring, if the game is played with such.
    """

    user: int
    name: str
    number: int
    deck: str | None = None

    def participant(self) -> Participant:
        """The person, seated."""
        return Participant(self.user, self.name, self.number, deck=self.deck)


class Limits:
    """What a server's settings allow; asked before an offer is made and before anyone sits down."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def check_offer(self, terms: ChallengeTerms, kind: str, host: int, opponent: int | None) -> None:
        """Raise `Illegal` if this offer may not be made in addition to the open ones and those of late."""
        await self.check_served(terms.guild)
        await self._check_rematch(terms, host)
        if await self._store.opted_out(opponent):
            raise Illegal("offer-opted-out", who=str(opponent))
        if await self._store.blocked(terms.guild, opponent) is not None:
            raise Illegal("offer-blocked", who=str(opponent))
        server_settings = await self._store.server_settings(terms.guild)
        await self._check_channel(terms, kind, host, opponent, server_settings.per_channel)
        await self.check_player(terms.guild, host)
        await self._check_day(terms.guild, host, server_settings.per_day)
        await self._check_pace(host)
        if opponent is not None:
            if await self._store.wants_none_of(opponent, host):
                raise Illegal("offer-unwelcome", who=str(opponent))
            await self._check_declined(host, opponent)

    async def check_served(self, guild: int) -> None:
        """Raise `Illegal` where the bot's host lets no game start: on this server, or anywhere for now."""
        served = await self._store.served()
        if guild in served.shut:
            raise Illegal("shut")
        if served.draining:
            raise Illegal("draining")

    async def _check_channel(
        self, terms: ChallengeTerms, kind: str, host: int, opponent: int | None, most: int
    ) -> None:
        """Raise `Illegal` for the same offer again in this channel, or where it has enough."""
        here = await self._store.open_offers(channel=terms.channel)
        for offer in here:
            if offer.game == terms.game and offer.expires > self._now():
                _check_twice(offer, kind, host, opponent)
        if len(here) + len(await self._store.lines(channel=terms.channel, most=most)) >= most:
            raise Illegal("offer-channel-busy", most=most)

    async def _check_day(self, guild: int, user: int, most: int | None) -> None:
        """Raise `Illegal` if this person has made enough offers in the last 24 hours."""
        if most is not None and await self._store.offers_made(guild, user, self._now() - DAY) >= most:
            raise Illegal("offer-often", most=most)

    async def check_block(self, guild: int, user: int) -> None:
        """Raise `Illegal` if this person wants nothing stored, or those who run the server block them."""
        if await self._store.opted_out(user):
            raise Illegal("opted-out")
        block = await self._store.blocked(guild, user)
        if block is None:
            return
        if block.until is not None:
            raise Illegal("blocked-until", until=str(block.until))
        raise Illegal("blocked")

    async def _check_pace(self, host: int) -> None:
        """Raise `Illegal` for more offers in a short time than anybody needs: each may ping somebody."""
        now = self._now()
        for seconds, most in PACES:
            made = await self._store.made_since(host, now - seconds)
            if len(made) >= most:
                raise Illegal("offer-hasty", minutes=_minutes(made[-most] + seconds - now))

    async def _check_declined(self, host: int, opponent: int) -> None:
        """Raise `Illegal` for one who has declined and is asked again too soon: each time later."""
        declined = await self._store.declined_since(host, opponent, self._now() - MEMORY)
        if not declined:
            return
        left = declined[-1] + PAUSES[min(len(declined), len(PAUSES)) - 1] - self._now()
        if left > 0:
            raise Illegal("offer-again", who=str(opponent), minutes=_minutes(left))

    async def _check_rematch(self, terms: ChallengeTerms, user: int) -> None:
        """Raise `Illegal` if there is one already: `rematch-waits` if this user may simply accept it here."""
        for offer in [] if terms.again is None else await self._store.rematches(terms.again):
            if offer.state == "started":
                raise Illegal("rematch-on", table=offer.id)
            if offer.expires <= self._now():
                continue
            if offer.host.user == user:
                raise Illegal("offer-twice", **_where(offer))
            if offer.channel != terms.channel or offer.message is None:
                raise Illegal("offer-waits", **_where(offer))
            raise Illegal("rematch-waits", offer=offer.id)

    async def check_player(self, guild: int, user: int) -> None:
        """Raise `Illegal` if this person plays enough already; what they are only asked to does not count.

        So too if they are blocked here, or the host of the bot lets no game start.
        """
        await self.check_served(guild)
        await self.check_block(guild, user)
        offers = await self._store.open_offers(guild=guild, user=user)
        sitting = [
            offer for offer in offers if any(participant.user == user for participant in offer.participants)
        ]
        most = (await self._store.server_settings(guild)).per_player
        if len(sitting) + len(await self._store.lines(guild=guild, user=user)) >= most:
            raise Illegal("offer-player-busy", most=most)


def _minutes(seconds: int) -> int:
    return -(-seconds // MINUTE)


def _check_twice(offer: Offer, kind: str, host: int, opponent: int | None) -> None:
    """Raise `Illegal` for the same offer again, or for one that the opponent has made already."""
    pair = (offer.host.user, offer.opponent)
    if pair == (host, opponent) and (opponent is not None or offer.kind == kind):
        raise Illegal("offer-twice", **_where(offer))
    if opponent is not None and pair == (opponent, host):
        raise Illegal("offer-waits", **_where(offer))


def _where(offer: Offer) -> Mapping[str, str]:
    """The parts of a link to the offer's message, or to its channel before that is posted."""
    message = offer.message or offer.channel
    return {"guild": str(offer.guild), "channel": str(offer.channel), "message": str(message)}


def check_participant(offer: Offer, user: int | None) -> None:
    """Raise `Illegal` if this user, or a computer, may not sit down at this table."""
    if user is not None and any(participant.user == user for participant in offer.participants):
        raise Illegal("offer-sits-already")
    if len(offer.participants) >= offer.most:
        raise Illegal("offer-full", most=offer.most)


def refuse_seats(least: int, most: int) -> NoReturn:
    """Raise `Illegal`: the game is not for this number of players."""
    if least == most:
        raise Illegal("offer-seats-exactly", seats=least)
    raise Illegal("offer-seats", least=least, most=most)
