"""What tournaments do by themselves: begin, pair, seal, deal, decide and end.

Each step is saved at once and taken once, whichever process comes first, so that a stop after any does no
harm. No SQL and no Discord.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from engine.club.daily import SEATS
from engine.club.tournaments import Pairing, is_finished, pair_round, pairings_of
from engine.core.clocks import DAY
from engine.core.decisions import Refused
from engine.core.forced import was_forced
from engine.core.log import ABANDONED, CALLED_OFF, TIMED_OUT
from engine.core.records.offers import TOURNAMENT, Offer
from engine.core.records.tournaments import (
    BOTH_ABSENT,
    CANCELLED,
    DRAWN,
    FIRST,
    FIRST_ABSENT,
    HALVED,
    JOINING,
    MIN_ENTRANTS,
    OPEN,
    PLAYING,
    RODEO,
    RODEO_DEALS,
    SECOND,
    SECOND_ABSENT,
    VOID,
    Entrant,
    PairingGame,
    Tournament,
)
from engine.core.records.users import Participant
from engine.core.results import DECISIVE
from engine.games import GAMES
from engine.search.levels import SHERIFF
from engine.store.deals import DealStore
from engine.store.guilds import GuildStore
from engine.store.offers import OfferStore
from engine.store.tournaments import SeatResult, TournamentStore
from engine.tables.offer_terms import OfferLimits, OfferTerms
from engine.tables.offers import Offers
from engine.tables.sealing import STANDARD, Sealing
from engine.tables.service import Tables
from engine.tables.tournaments import both_sides, field_of
from engine.tables.transitions import seats_to_act

RODEO_LEVEL = SHERIFF  # of the computers
OFFER_LASTS = 365 * DAY  # the sweep deals it as soon as its seal is posted
STUCK = 7 * DAY  # after a start or a round's end, when nothing can be posted


class TournamentRounds:
    def __init__(
        self,
        store: TournamentStore,
        deals: DealStore,
        guilds: GuildStore,
        saved_offers: OfferStore,
        offers: Offers,
        limits: OfferLimits,
        tables: Tables,
        sealing: Sealing,
    ) -> None:
        self._store, self._deals, self._guilds = store, deals, guilds
        self._saved_offers, self._offers = saved_offers, offers
        self._limits, self._tables, self._sealing, self._now = limits, tables, sealing, sealing.now

    async def advance(self, tournament_id: int) -> bool:
        tournament = await self._store.get(tournament_id)
        if tournament is None or tournament.state not in (JOINING, PLAYING):
            return False
        if await self._is_stuck(tournament):
            return await self._store.end(tournament.id, CANCELLED)
        if tournament.state == JOINING:
            is_due = tournament.number is not None and self._now() >= tournament.starts_at
            return is_due and await self._begin(tournament)
        if tournament.form == RODEO:
            return self._now() >= (tournament.round_ends_at or 0) and await self._store.end(tournament.id)
        return await self._play_round(tournament)

    async def _is_stuck(self, tournament: Tournament) -> bool:
        """Return whether a tournament waits in vain for a posting: the bot was removed, or its channel."""
        if tournament.state == JOINING:
            return tournament.number is None and self._now() >= tournament.starts_at + STUCK
        if self._now() < (tournament.round_ends_at or 0) + STUCK:
            return False
        return any(game.message_id is None for game in await self._open_games(tournament))

    async def _begin(self, tournament: Tournament) -> bool:
        await self._store.leave(tournament.id, None)  # who has not checked in
        field = field_of(tournament, await self._store.entrants(tournament.id))
        if len(field) < MIN_ENTRANTS:
            return await self._store.end(tournament.id, CANCELLED)
        return await self._next_round(tournament, field, [])

    async def _play_round(self, tournament: Tournament) -> bool:
        if await self._decide_finished(tournament) or await self._decide_late(tournament):
            return True
        games = await self._store.games(tournament.id)
        under_way = [game for game in games if game.result == OPEN]
        if unsealed := [game for game in under_way if game.table_id is None]:
            await self._seal(tournament, unsealed)
            return True
        if under_way:
            return False
        field = field_of(tournament, await self._store.entrants(tournament.id))
        if is_finished(tournament.form, field, games, tournament.round):
            return await self._store.end(tournament.id)
        return await self._next_round(tournament, field, games)

    async def _next_round(
        self, tournament: Tournament, field: Sequence[Entrant], games: Sequence[PairingGame]
    ) -> bool:
        number, ends_at = tournament.round + 1, self._now() + tournament.round_seconds
        if tournament.form == RODEO:
            await self._seal_deals(tournament)
            return await self._store.begin_round(tournament, ends_at, [], field)
        avoided = await self._store.avoiding([entrant.user_id for entrant in field])
        pairs = await asyncio.to_thread(pair_round, tournament.form, field, games, number, avoided)
        rows = [
            PairingGame(tournament.id, number, pair.board, 1, pair.first, pair.second, result=pair.result)
            for pair in pairs
        ]
        return await self._store.begin_round(tournament, ends_at, rows, field)

    async def _seal_deals(self, tournament: Tournament) -> None:
        """Seal the deals of a rodeo, unless a stop came after that."""
        game, closes_at = tournament.game, self._now() + tournament.round_seconds
        seats = (number % SEATS[game] for number in range(RODEO_DEALS))
        deals = [self._sealing.deal(game, RODEO_LEVEL, closes_at, seat) for seat in seats]
        await self._deals.seal_rodeo(tournament.id, deals)

    async def open_deals(self, tournament: Tournament, message_id: int) -> None:
        """Complete the seeds of a rodeo's deals by the posting of their seals."""
        for deal in await self._deals.of_rodeo(tournament.id):
            await self._deals.open(deal.id, message_id, GAMES[deal.game].version)

    async def _open_games(self, tournament: Tournament) -> list[PairingGame]:
        return [game for game in await self._store.games(tournament.id) if game.result == OPEN]

    async def _decide_finished(self, tournament: Tournament) -> bool:
        games = {game.table_id: game for game in await self._open_games(tournament) if game.table_id}
        finished = await self._store.finished_seats([*games])
        for table_id, seats in finished.items():
            await self._decide(tournament, await self._result(games[table_id], seats))
        return bool(finished)

    async def _decide(self, tournament: Tournament, game: PairingGame) -> None:
        known = pairings_of(await self._store.games(tournament.id))
        [pairing] = [
            pairing for pairing in known if (pairing.round, pairing.board) == (game.round, game.board)
        ]
        after = Pairing((*pairing.games[:-1], game))
        sides = after.next_sides(tournament.form, both_sides=both_sides(tournament.game))
        following = None
        if sides is not None:
            following = PairingGame(tournament.id, game.round, game.board, game.leg + 1, *sides)
        await self._store.decide(game, following)

    async def _result(self, game: PairingGame, seats: Sequence[SeatResult]) -> PairingGame:
        if len(seats) != len((game.first, game.second)):  # rows of it are lost
            return replace(game, result=VOID)
        first, second = seats
        if first.ending == CALLED_OFF:
            [closing] = await self._tables.log(game.table_id or 0, last=1)
            return replace(game, result=FIRST_ABSENT if closing.seat == 0 else SECOND_ABSENT)
        if first.ending not in DECISIVE:
            return replace(game, result=BOTH_ABSENT if first.ending == ABANDONED else VOID)
        won = (first.sharing == 1, second.sharing == 1)
        result = {(True, False): FIRST, (False, True): SECOND}.get(won, DRAWN)
        return replace(game, result=result, margin=first.margin, turns=first.turns)

    async def _decide_late(self, tournament: Tournament) -> bool:
        """Once the round's time is up, decide its games by lapsed decisions; the tables may play on."""
        games = await self._open_games(tournament)
        is_posted = all(game.message_id is not None for game in games)
        if not games or not is_posted or self._now() < (tournament.round_ends_at or 0):
            return False
        for game in games:
            await self._store.decide(replace(game, result=await self._late_result(game.table_id or 0)))
        return True

    async def _late_result(self, table_id: int) -> str:
        try:
            to_act = seats_to_act((await self._tables.get(table_id)).game)
            log = await self._tables.log(table_id)
        except Refused:  # the game cannot be opened
            return HALVED
        lapsed, answered = [0, 0], [False, False]
        for row in log:
            if row.seat in (0, 1) and not was_forced(row):
                lapsed[row.seat] += row.note == TIMED_OUT
                answered[row.seat] |= not row.is_note
        absent = [seat for seat in (0, 1) if seat in to_act and not answered[seat]]
        if absent:
            return BOTH_ABSENT if len(absent) == 2 else (FIRST_ABSENT, SECOND_ABSENT)[absent[0]]
        return HALVED if lapsed[0] == lapsed[1] else SECOND if lapsed[0] > lapsed[1] else FIRST

    async def _seal(self, tournament: Tournament, games: Sequence[PairingGame]) -> None:
        field = {entrant.user_id: entrant.name for entrant in await self._store.entrants(tournament.id)}
        settings = await self._guilds.settings(tournament.guild_id)
        terms = OfferTerms(
            *(tournament.guild_id, tournament.channel_id, tournament.game), clock=tournament.time_control
        )
        questions = GAMES[tournament.game].expected_decisions
        time_control, max_missed = terms.clock_and_max_missed(settings, questions)
        stakes = await self._offers.usual_stakes(tournament.guild_id)
        deals: list[tuple[PairingGame, Offer]] = []
        for game in games:
            users = [user for user in (game.first, game.second) if user is not None]
            offer = Offer(
                kind=TOURNAMENT,
                guild_id=tournament.guild_id,
                channel_id=tournament.channel_id,
                game=tournament.game,
                variant=GAMES[tournament.game].sides_preset or STANDARD,
                max_seats=2,
                secret=self._sealing.secret(),
                expires_at=self._now() + OFFER_LASTS,
                participants=tuple(Participant(user, field[user]) for user in users),
                time_control=time_control,
                max_missed=max_missed,
                silent_forfeit=True,
                stakes=stakes,
                epoch=self._sealing.epoch(),
            )
            deals.append((game, offer))
        await self._store.seal(deals)

    async def unposted(self, tournament: Tournament) -> list[tuple[PairingGame, Offer]]:
        """Return the games whose seals are to be posted, with their offers."""
        sealed = [
            game for game in await self._open_games(tournament) if game.table_id and not game.message_id
        ]
        pairs = [(game, await self._saved_offers.get(game.table_id or 0)) for game in sealed]
        return [(game, offer) for game, offer in pairs if offer is not None]

    async def mark_posted(
        self, tournament: Tournament, games: Sequence[PairingGame], message_id: int
    ) -> None:
        """Save the posting of these games; the time of the round begins now."""
        ends_at = self._now() + tournament.round_seconds
        await self._store.mark_posted(tournament.id, games, message_id, ends_at)

    async def deal(self, tournament: Tournament, *, thread: bool) -> int:
        """Deal the games whose seals are posted; the posting's id completes their seeds. Return how many."""
        games = {game.table_id or 0: game for game in await self._open_games(tournament) if game.message_id}
        undealt = await self._store.undealt([*games])
        dealt = 0
        if undealt:
            await self._limits.check_served(tournament.guild_id)
        for table_id in undealt:
            offer = await self._saved_offers.get(table_id)
            if offer is None:
                continue
            number = games[table_id].message_id or 0
            players = [replace(participant, client_seed=number) for participant in offer.participants]
            users = [participant.user_id for participant in players]
            offer = replace(offer, stakes=await self._offers.stakes_with(offer, users))
            with suppress(Refused):  # another request has dealt it, or the game is no longer known
                await self._tables.start(offer, thread, players)
                dealt += 1
        return dealt
