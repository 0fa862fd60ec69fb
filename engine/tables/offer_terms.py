"""The terms of an offer, who acts on it, and the limits of a server. Nothing is stored here."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from engine.core.clocks import DAY, HOUR, MINUTE, TIME_CONTROL_KEYS
from engine.core.decisions import Refused
from engine.core.records.guilds import GuildSettings
from engine.core.records.offers import ANYBODY, KNOWN, SAME_DEAL, Offer
from engine.core.records.tables import TableSummary
from engine.core.records.users import Participant
from engine.store.store import Store
from engine.tables.player_records import RELIABLE_DECISIONS, count_record

QUARTER = 4  # time-outs in 1/QUARTER of a game's decisions, in a row, make a player silent
OFFER_RATES = ((10 * MINUTE, 6), (DAY, 40))  # (seconds, how many offers a user may make in them)
SOLO_RATES = ((10 * MINUTE, 30),)  # the same for games against computers alone, to prevent floods
DECLINE_COOLDOWNS = (HOUR, DAY, 3 * DAY, 7 * DAY)  # seconds to wait after each refusal by the same opponent
MIN_PERCENT_IN_TIME = 90  # of decisions, at a table for reliable players
DECLINE_MEMORY = 30 * DAY  # how long a refusal counts


@dataclass(frozen=True, slots=True)
class OfferTerms:
    guild_id: int
    channel_id: int
    game: str
    variant: str = "standard"
    seats: int = 0  # at most; 0 for as many as the game allows
    clock: str = ""  # a time control; "" for the server's default
    rematch_of: int | None = None  # the table it repeats
    stakes: str = ""  # one of `STAKES`; "" for the server's default
    open_hands: bool = False  # players who are out see all hands
    deal_level: str = ""  # in a duel on the same deal, the computers' level

    def clock_and_max_missed(self, guild_settings: GuildSettings, questions: int) -> tuple[str, int]:
        """Return the time control and `max_missed`, by default the server's; raises `Refused`.

        `max_missed` is at most a quarter of the decisions that the game expects of a seat, and at least 1.
        """
        clock = self.clock or guild_settings.default_time_control
        if clock not in TIME_CONTROL_KEYS:
            raise Refused("offer-clock")
        return clock, max(1, min(guild_settings.max_missed, questions // QUARTER))


@dataclass(frozen=True, slots=True)
class Actor:
    user_id: int
    name: str
    client_seed: int  # the id of their interaction
    deck: str | None = None  # the code of the deck they bring

    def participant(self) -> Participant:
        return Participant(self.user_id, self.name, self.client_seed, deck_code=self.deck)


class OfferLimits:
    """What a server's settings allow, checked before an offer is made and before a user joins."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def check_offer(
        self, terms: OfferTerms, kind: str, host_id: int, opponent_id: int | None, *, solo: bool = False
    ) -> None:
        """Raise `Refused` if the open and recent offers or the blocks forbid this one.

        `solo`: a game against the computer alone, which no limit of offers counts.
        """
        await self.check_served(terms.guild_id)
        await self._check_rematch(terms, host_id)
        if solo:
            await self.check_block(terms.guild_id, host_id)
            await self._check_rates(host_id, SOLO_RATES, solo=True)
            return
        if await self._store.privacy.opted_out(opponent_id):
            raise Refused("offer-opted-out", who=str(opponent_id))
        if await self._store.moderation.blocked(terms.guild_id, opponent_id) is not None:
            raise Refused("offer-blocked", who=str(opponent_id))
        guild_settings = await self._store.guilds.settings(terms.guild_id)
        await self._check_channel(terms, kind, host_id, opponent_id, guild_settings.max_games_per_channel)
        await self.check_player(terms.guild_id, host_id)
        await self._check_pace(terms.guild_id, host_id, guild_settings.max_offers_per_day)
        if opponent_id is not None:
            await self.check_avoided(host_id, [opponent_id])
            await self._check_declined(host_id, opponent_id)

    async def check_avoided(self, user_id: int, others: Collection[int | None]) -> None:
        """Raise `Refused` if this user and one of the others avoid each other, not saying who avoids whom."""
        users = [other for other in others if other not in (None, user_id)]
        if users and not await self._store.users.may_sit_together(user_id, users):
            raise Refused("offer-avoided")

    async def check_guest(self, offer: Offer, user_id: int) -> None:
        """Raise `Refused` if the host wants users who answer in time, and this one does not, or is new."""
        if offer.guests == ANYBODY:
            return
        record = count_record(await self._store.results.of_user(user_id, offer.guild_id))
        if not record.is_reliability_known:
            if offer.guests == KNOWN:
                raise Refused("offer-newcomer", count=RELIABLE_DECISIONS - record.decisions)
        elif record.percent_in_time < MIN_PERCENT_IN_TIME:
            raise Refused("offer-unreliable", percent=record.percent_in_time, min=MIN_PERCENT_IN_TIME)

    async def check_served(self, guild_id: int) -> None:
        """Raise `Refused` if the owner lets no game start, on this server or anywhere."""
        served = await self._store.moderation.served()
        if guild_id in served.shut:
            raise Refused("server-blocked")
        if served.draining:
            raise Refused("games-paused")

    async def _check_channel(
        self, terms: OfferTerms, kind: str, host_id: int, opponent_id: int | None, max_offers: int
    ) -> None:
        """Raise `Refused` if the channel has the same offer, the opponent's own, or enough of them."""
        here = await self._store.offers.open_offers(channel_id=terms.channel_id)
        for offer in here:
            is_alike = offer.game == terms.game and (offer.kind == SAME_DEAL) == (kind == SAME_DEAL)
            if is_alike and offer.expires_at > self._now():
                pair = (offer.host.user_id, offer.opponent_id)
                if pair == (host_id, opponent_id) and (opponent_id is not None or offer.kind == kind):
                    raise Refused("offer-duplicate", **_where(offer))
                if opponent_id is not None and pair == (opponent_id, host_id):
                    raise Refused("offer-from-opponent", **_where(offer))
        tables = await self._store.summaries.of_open_tables(channel_id=terms.channel_id)
        if len(here) + _among_people(tables) >= max_offers:
            raise Refused("offer-channel-busy", max=max_offers)

    async def check_block(self, guild_id: int, user_id: int) -> None:
        """Raise `Refused` if this user has opted out of storage or is blocked on the server."""
        if await self._store.privacy.opted_out(user_id):
            raise Refused("opted-out")
        block = await self._store.moderation.blocked(guild_id, user_id)
        if block is None:
            return
        if block.expires_at is not None:
            raise Refused("blocked-until", until=str(block.expires_at))
        raise Refused("blocked")

    async def _check_pace(self, guild_id: int, host_id: int, daily: int | None) -> None:
        """Raise `Refused` if a user makes more offers than the server allows, or too fast."""
        day_ago = self._now() - DAY
        if daily is not None and await self._store.offers.offers_made(guild_id, host_id, day_ago) >= daily:
            raise Refused("offer-daily-limit", max=daily)
        await self._check_rates(host_id, OFFER_RATES, solo=False)

    async def _check_rates(self, host_id: int, rates: Sequence[tuple[int, int]], *, solo: bool) -> None:
        now = self._now()
        for seconds, max_offers in rates:
            made = await self._store.offers.made_since(host_id, now - seconds, solo=solo)
            if len(made) >= max_offers:
                raise Refused("offer-too-fast", minutes=_minutes(made[-max_offers] + seconds - now))

    async def _check_declined(self, host_id: int, opponent_id: int) -> None:
        """Raise `Refused` while an opponent who declined may not be challenged again."""
        declined = await self._store.offers.declined_since(host_id, opponent_id, self._now() - DECLINE_MEMORY)
        if not declined:
            return
        left = declined[-1] + DECLINE_COOLDOWNS[min(len(declined), len(DECLINE_COOLDOWNS)) - 1] - self._now()
        if left > 0:
            raise Refused("offer-declined-lately", who=str(opponent_id), minutes=_minutes(left))

    async def _check_rematch(self, terms: OfferTerms, user_id: int) -> None:
        """Raise `Refused` if a rematch exists: `rematch-waits` if this user can simply accept it."""
        for offer in [] if terms.rematch_of is None else await self._store.offers.rematches(terms.rematch_of):
            if offer.state == "started":
                raise Refused("rematch-started", table=offer.id)
            if offer.expires_at <= self._now():
                continue
            if offer.host.user_id == user_id:
                raise Refused("offer-duplicate", **_where(offer))
            if offer.channel_id != terms.channel_id or offer.message_id is None:
                raise Refused("offer-from-opponent", **_where(offer))
            raise Refused("rematch-waits", offer=offer.id)

    async def check_player(self, guild_id: int, user_id: int) -> None:
        """Raise `Refused` if this user is blocked or plays enough; challenges to them do not count."""
        await self.check_served(guild_id)
        await self.check_block(guild_id, user_id)
        offers = await self._store.offers.open_offers(guild_id=guild_id, user_id=user_id)
        sitting = [
            offer
            for offer in offers
            if any(participant.user_id == user_id for participant in offer.participants)
        ]
        max_games = (await self._store.guilds.settings(guild_id)).max_games_per_player
        tables = await self._store.summaries.of_open_tables(guild_id=guild_id, user_id=user_id)
        if len(sitting) + _among_people(tables) >= max_games:
            raise Refused("offer-player-busy", max=max_games)


def _among_people(summaries: Iterable[TableSummary]) -> int:
    seats = ([who.user_id for who in summary.participants] for summary in summaries)
    return sum(len(users) - users.count(None) > 1 for users in seats)


def _minutes(seconds: int) -> int:
    return -(-seconds // MINUTE)


def _where(offer: Offer) -> Mapping[str, str]:
    """Return the parts of a link to the offer's message, or to its channel while it has none."""
    message = offer.message_id or offer.channel_id
    return {"guild": str(offer.guild_id), "channel": str(offer.channel_id), "message": str(message)}


def check_participant(offer: Offer, user_id: int | None) -> None:
    """Raise `Refused` if this user, or a computer (None), may not join this table."""
    if user_id is not None and any(participant.user_id == user_id for participant in offer.participants):
        raise Refused("offer-sits-already")
    if len(offer.participants) >= offer.max_seats:
        raise Refused("offer-full", max=offer.max_seats)


def refuse_seats(min_seats: int, max_seats: int) -> NoReturn:
    if min_seats == max_seats:
        raise Refused("offer-seats-exactly", seats=min_seats)
    raise Refused("offer-seats", min=min_seats, max=max_seats)
