"""Tournaments: joining, rounds, results. Each step is taken once and survives a stop after any of them.

No SQL and no Discord. Who meets whom is in engine/club/tournaments.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from engine.club.daily import SEATS
from engine.club.tournament_standings import Standing, rodeo_standings, standings_of
from engine.club.tournaments import (
    LAST_JOINING_ROUND,
    Pairing,
    count_at_start,
    is_finished,
    pair_round,
    pairings_of,
    rounds_of,
    seeded,
)
from engine.core.clocks import DAY, HOUR, TIME_CONTROL_KEYS, UNTIMED
from engine.core.decisions import Refused
from engine.core.forced import was_forced
from engine.core.log import ABANDONED, CALLED_OFF, NOTE_PREFIX, TIMED_OUT
from engine.core.records.deals import Score, SealedDeal
from engine.core.records.offers import TOURNAMENT, Offer
from engine.core.records.tournaments import (
    BOTH_ABSENT,
    CANCELLED,
    DRAWN,
    FEWEST_ENTRANTS,
    FIRST,
    FIRST_ABSENT,
    HALVED,
    JOINING,
    LEAGUE,
    MOST_ENTRANTS,
    OPEN,
    PLAYING,
    REPLAYED,
    RODEO,
    RODEO_DEALS,
    SECOND,
    SECOND_ABSENT,
    SWISS,
    VOID,
    Entrant,
    PairingGame,
    Tournament,
)
from engine.core.records.users import Participant
from engine.core.results import DECISIVE
from engine.games import GAMES
from engine.search.levels import SHERIFF
from engine.store.database import Operation, nothing
from engine.store.deals import DealStore
from engine.store.guilds import GuildStore
from engine.store.offers import NewOffer, OfferStore
from engine.store.tournaments import SeatResult, TournamentStore
from engine.tables.offer_terms import Actor, OfferLimits, OfferTerms
from engine.tables.offers import Offers
from engine.tables.service import Tables
from engine.tables.transitions import seats_to_act

CHECK_IN = DAY  # before the start
SMALL = 8  # places; in a small tournament whoever joins is checked in
SOONEST, LATEST = 0, 60 * DAY  # until the start
MOST_OPEN = 10  # tournaments of a server
MAX_NAME = 40
WEEK = 7 * DAY
# How long a round lasts at most, by time control; a league's lasts a week.
ROUND_SECONDS = {UNTIMED: WEEK, "live": 3 * HOUR, "evening": 2 * DAY, "day": 14 * DAY, "slow": 30 * DAY}
STANDARD = "standard"
RODEO_LEVEL = SHERIFF  # of the computers
OFFER_LASTS = 365 * DAY  # the sweep deals it as soon as its seal is posted


@dataclass(frozen=True, slots=True)
class NewTournament:
    """What a host wants."""

    name: str
    form: str
    game: str
    time_control: str
    starts_in: int  # seconds


@dataclass(frozen=True, slots=True)
class TournamentView:
    """A tournament with all that is shown of it; entrants are in the order of joining until it starts."""

    tournament: Tournament
    entrants: Sequence[Entrant]
    pairings: Sequence[Pairing]
    standings: Sequence[Standing]
    deals: Sequence[int]
    scores: Mapping[int, Mapping[int, Score]]  # of a rodeo, by user and deal

    @property
    def rounds(self) -> int:
        return rounds_of(self.tournament.form, count_at_start(self.entrants))

    @property
    def current(self) -> list[Pairing]:
        """The pairings of the current round."""
        return [pairing for pairing in self.pairings if pairing.round == self.tournament.round]

    def entrant(self, user_id: int) -> Entrant | None:
        here = (entrant for entrant in self.entrants if entrant.left_round is None)
        return next((entrant for entrant in here if entrant.user_id == user_id), None)

    def name(self, user_id: int) -> str:
        return next((entrant.name for entrant in self.entrants if entrant.user_id == user_id), "?")


def both_sides(game: str) -> bool:
    """Return whether a knock-out plays both sides of a game, because they are dealt differently."""
    return GAMES[game].sides_preset != ""


def check_in_opens_at(tournament: Tournament) -> int:
    return tournament.created_at if tournament.places <= SMALL else tournament.starts_at - CHECK_IN


class Tournaments:
    """All methods raise `Refused`."""

    def __init__(
        self,
        store: TournamentStore,
        deals: DealStore,
        guilds: GuildStore,
        offers: Offers,
        offer_store: OfferStore,
        limits: OfferLimits,
        tables: Tables,
        epoch: Callable[[], int],
        now: Callable[[], int],
        secret: Callable[[], str],
    ) -> None:
        """`epoch` returns the database's, `secret` 64 hexadecimal digits for a deal."""
        self._store, self._deals, self._guilds, self._offers = store, deals, guilds, offers
        self._offer_store, self._limits, self._tables = offer_store, limits, tables
        self._epoch, self.now, self._secret = epoch, now, secret
        self.of_guild, self.unfinished, self.at_table = store.of_guild, store.unfinished, store.at_table
        self.set_announcement, self.mark_called = store.set_announcement, store.mark_called
        self.get, self.close = store.get, store.close
        self.deals_of = deals.of_rodeo

    async def find(self, tournament_id: int, guild_id: int) -> Tournament:
        """Return a tournament of this server; its id may be forged."""
        tournament = await self._store.get(tournament_id)
        if tournament is None or tournament.guild_id != guild_id:
            raise Refused("tournament-none")
        return tournament

    async def open(self, wanted: NewTournament, guild_id: int, channel_id: int, host_id: int) -> Tournament:
        """Open a tournament; one whose name another has gets a number."""
        if wanted.form not in MOST_ENTRANTS:
            raise Refused("tournament-form")
        if wanted.game not in (SEATS if wanted.form == RODEO else GAMES) or 2 not in GAMES[wanted.game].seats:
            raise Refused("tournament-game")
        clock = UNTIMED if wanted.form == RODEO else wanted.time_control
        if clock not in TIME_CONTROL_KEYS:
            raise Refused("offer-clock")
        if not SOONEST <= wanted.starts_in <= LATEST:
            raise Refused("tournament-start", days=LATEST // DAY)
        await self._limits.check_served(guild_id)
        await self._limits.check_block(guild_id, host_id)
        known = await self._store.of_guild(guild_id, 100)
        if sum(other.state in (JOINING, PLAYING) for other in known) >= MOST_OPEN:
            raise Refused("tournament-too-many", max=MOST_OPEN)
        form, now = wanted.form, self.now()
        return await self._store.make(
            Tournament(
                0,
                guild_id,
                channel_id,
                host_id,
                _numbered(wanted.name, {other.name for other in known}),
                form,
                wanted.game,
                clock,
                MOST_ENTRANTS[form],
                WEEK if form in (LEAGUE, RODEO) else ROUND_SECONDS[clock],
                now + wanted.starts_in,
                now,
                self._secret(),
                self._epoch(),
            )
        )

    async def join(self, tournament: Tournament, actor: Actor) -> Entrant:
        """Join; shortly before the start, and in small tournaments, this is the check-in, too."""
        is_late = tournament.state == PLAYING and tournament.form == SWISS
        if not (tournament.state == JOINING or (is_late and tournament.round < LAST_JOINING_ROUND)):
            raise Refused("tournament-closed")
        await self._limits.check_served(tournament.guild_id)
        await self._limits.check_block(tournament.guild_id, actor.user_id)
        known = {entrant.user_id: entrant for entrant in await self._store.entrants(tournament.id)}
        before = known.get(actor.user_id)
        if before is not None and (before.left_round is None or is_late):
            raise Refused("tournament-joined" if before.left_round is None else "tournament-left")
        now = self.now()
        is_checked_in = is_late or now >= check_in_opens_at(tournament)
        first_round = tournament.round + 1 if is_late else 1
        entrant = Entrant(
            *(tournament.id, actor.user_id, actor.name, now),
            is_checked_in=is_checked_in,
            first_round=first_round,
        )
        if not await self._store.enter(entrant, tournament.places):
            raise Refused("tournament-full", max=tournament.places)
        return entrant

    async def check_in(self, tournament: Tournament, user_id: int) -> None:
        entrant = await self.require_entrant(tournament, user_id)
        if tournament.state != JOINING:
            raise Refused("tournament-closed")
        if self.now() < (opens_at := check_in_opens_at(tournament)):
            raise Refused("tournament-early", at=f"<t:{opens_at}:f>")
        if entrant.is_checked_in:
            raise Refused("tournament-checked-in")
        await self._store.check_in(tournament.id, user_id)

    async def leave(self, tournament: Tournament, user_id: int) -> None:
        """Leave; an open game of the tournament counts as lost, but may be played on."""
        await self.require_entrant(tournament, user_id)
        if tournament.state not in (JOINING, PLAYING):
            raise Refused("tournament-over")
        await self._store.leave(tournament.id, user_id, tournament.round + 1)
        for game in await self._open_games(tournament):
            if user_id in (game.first, game.second):
                result = FIRST_ABSENT if game.first == user_id else SECOND_ABSENT
                await self._store.decide(replace(game, result=result))

    async def require_entrant(self, tournament: Tournament, user_id: int) -> Entrant:
        for entrant in await self._store.entrants(tournament.id):
            if entrant.user_id == user_id and entrant.left_round is None:
                return entrant
        raise Refused("tournament-not-in")

    async def start_now(self, tournament: Tournament) -> None:
        """Start without waiting; whoever has not checked in yet is taken as checked in."""
        if tournament.state != JOINING:
            raise Refused("tournament-closed")
        here = [
            entrant for entrant in await self._store.entrants(tournament.id) if entrant.left_round is None
        ]
        if len(here) < FEWEST_ENTRANTS:
            raise Refused("tournament-few", min=FEWEST_ENTRANTS)
        for entrant in here:
            await self._store.check_in(tournament.id, entrant.user_id)
        await self._store.set_start(tournament.id, self.now())

    async def cancel(self, tournament: Tournament, also: Operation[object] = nothing) -> None:
        if not await self._store.end(tournament.id, CANCELLED, also):
            raise Refused("tournament-over")

    async def take_over(
        self, tournament: Tournament, host_id: int, channel_id: int, also: Operation[object] = nothing
    ) -> None:
        """Make another user the host, and post in another channel from now on."""
        if tournament.state not in (JOINING, PLAYING):
            raise Refused("tournament-over")
        await self._store.set_place(tournament.id, host_id, channel_id, also)

    async def replay(self, tournament: Tournament, board: int, also: Operation[object] = nothing) -> None:
        """Have the last game of a pairing of the current round played again."""
        pairings = pairings_of(await self._store.games(tournament.id))
        here = [
            pairing for pairing in pairings if (pairing.round, pairing.board) == (tournament.round, board)
        ]
        if tournament.state != PLAYING or not here or here[0].games[-1].second is None:
            raise Refused("tournament-no-replay")
        last = here[0].games[-1]
        following = replace(
            last, leg=last.leg + 1, table_id=None, message_id=None, result=OPEN, margin=None, turns=None
        )
        await self._store.replay(replace(last, result=REPLAYED), following, also)

    async def view(self, tournament: Tournament) -> TournamentView:
        known = await self._store.entrants(tournament.id)
        if tournament.state == JOINING:
            here = [entrant for entrant in known if entrant.left_round is None]
            return TournamentView(tournament, here, (), (), (), {})
        field = _field(tournament, known)
        if tournament.form == RODEO:
            deals = [deal.id for deal in await self.deals_of(tournament.id)]
            scores = await self._scores(deals)
            return TournamentView(tournament, field, (), rodeo_standings(field, scores, deals), deals, scores)
        pairings = pairings_of(await self._store.games(tournament.id))
        standings = standings_of(tournament.form, field, pairings, tournament.round + 1)
        return TournamentView(tournament, field, pairings, standings, (), {})

    async def _scores(self, deals: Sequence[int]) -> dict[int, dict[int, Score]]:
        scores: dict[int, dict[int, Score]] = {}
        for deal_id in deals:
            for run in await self._deals.finished_runs(deal_id):
                if run.score is not None:
                    scores.setdefault(run.user_id, {})[deal_id] = run.score
        return scores

    # Steps

    async def advance(self, tournament_id: int) -> bool:
        """Take the next step that is due, and return whether there was one."""
        tournament = await self._store.get(tournament_id)
        if tournament is None or tournament.state not in (JOINING, PLAYING):
            return False
        if tournament.state == JOINING:
            is_due = tournament.number is not None and self.now() >= tournament.starts_at
            return is_due and await self._begin(tournament)
        if tournament.form == RODEO:
            return self.now() >= (tournament.round_ends_at or 0) and await self._store.end(tournament.id)
        return await self._play_round(tournament)

    async def _begin(self, tournament: Tournament) -> bool:
        here = [
            entrant for entrant in await self._store.entrants(tournament.id) if entrant.left_round is None
        ]
        for entrant in here:
            if not entrant.is_checked_in:
                await self._store.leave(tournament.id, entrant.user_id, 1)
        here = [entrant for entrant in here if entrant.is_checked_in]
        if len(here) < FEWEST_ENTRANTS:
            return await self._store.end(tournament.id, CANCELLED)
        return await self._next_round(tournament, here, [])

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
        field = _field(tournament, await self._store.entrants(tournament.id))
        if is_finished(tournament.form, field, games, tournament.round):
            return await self._store.end(tournament.id)
        return await self._next_round(tournament, field, games)

    async def _next_round(
        self, tournament: Tournament, entrants: Sequence[Entrant], games: Sequence[PairingGame]
    ) -> bool:
        number, field = tournament.round + 1, seeded(tournament, entrants)
        if tournament.form == RODEO:
            await self._seal_deals(tournament)
            return await self._store.begin_round(tournament, self.now() + tournament.round_seconds, [])
        avoided = await self._store.avoiding([entrant.user_id for entrant in field])
        pairs = await asyncio.to_thread(pair_round, tournament.form, field, games, number, avoided)
        rows = [
            PairingGame(tournament.id, number, pair.board, 1, pair.first, pair.second, result=pair.result)
            for pair in pairs
        ]
        return await self._store.begin_round(tournament, self.now() + tournament.round_seconds, rows)

    async def _seal_deals(self, tournament: Tournament) -> None:
        """Seal the deals of a rodeo, unless a stop came after that."""
        seats, now = SEATS[tournament.game], self.now()
        deals = [
            SealedDeal(
                *(0, None, tournament.game, STANDARD, RODEO_LEVEL, seats, number % seats),
                *(self._secret(), self._epoch(), now, now + tournament.round_seconds),
            )
            for number in range(RODEO_DEALS)
        ]
        await self._deals.seal_rodeo(tournament.id, deals)

    async def open_deals(self, tournament: Tournament, message_id: int) -> None:
        """Complete the seeds of a rodeo's deals by the posting of their seals."""
        for deal in await self.deals_of(tournament.id):
            await self._deals.open(deal.id, message_id, GAMES[deal.game].version)

    async def _open_games(self, tournament: Tournament) -> list[PairingGame]:
        return [game for game in await self._store.games(tournament.id) if game.result == OPEN]

    async def _decide_finished(self, tournament: Tournament) -> bool:
        """Save the results of games that have ended."""
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
        """Return a game with the result of its table."""
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
        if not games or not is_posted or self.now() < (tournament.round_ends_at or 0):
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
                lapsed[row.seat] += row.reply == (NOTE_PREFIX + TIMED_OUT,)
                answered[row.seat] |= not row.is_note
        absent = [seat for seat in (0, 1) if seat in to_act and not answered[seat]]
        if absent:
            return BOTH_ABSENT if len(absent) == 2 else (FIRST_ABSENT, SECOND_ABSENT)[absent[0]]
        return HALVED if lapsed[0] == lapsed[1] else SECOND if lapsed[0] > lapsed[1] else FIRST

    async def _seal(self, tournament: Tournament, games: Sequence[PairingGame]) -> None:
        """Make the offers of games, whose seals are then posted."""
        field = {entrant.user_id: entrant.name for entrant in await self._store.entrants(tournament.id)}
        settings = await self._guilds.settings(tournament.guild_id)
        terms = OfferTerms(
            *(tournament.guild_id, tournament.channel_id, tournament.game), clock=tournament.time_control
        )
        questions = GAMES[tournament.game].expected_decisions
        time_control, max_missed = terms.clock_and_max_missed(settings, questions)
        wanted: NewOffer = {
            "kind": TOURNAMENT,
            "guild_id": tournament.guild_id,
            "channel_id": tournament.channel_id,
            "opponent_id": None,
            "opponent_name": "",
            "game": tournament.game,
            "variant": GAMES[tournament.game].sides_preset or STANDARD,
            "max_seats": 2,
            "expires_at": self.now() + OFFER_LASTS,
            "time_control": time_control,
            "max_missed": max_missed,
            "silent_forfeit": True,
            "stakes": await self._offers.usual_stakes(tournament.guild_id),
            "epoch": self._epoch(),
            "secret": "",
        }
        deals: list[tuple[PairingGame, Sequence[Participant], NewOffer]] = []
        for game in games:
            users = [user for user in (game.first, game.second) if user is not None]
            players = [Participant(user, field[user]) for user in users]
            deals.append((game, players, {**wanted, "secret": self._secret()}))
        await self._store.seal(deals)

    async def unposted(self, tournament: Tournament) -> list[tuple[PairingGame, Offer]]:
        """Return the games whose seals are to be posted, with their offers."""
        sealed = [
            game for game in await self._open_games(tournament) if game.table_id and not game.message_id
        ]
        pairs = [(game, await self._offer_store.get(game.table_id or 0)) for game in sealed]
        return [(game, offer) for game, offer in pairs if offer is not None]

    async def mark_posted(
        self, tournament: Tournament, games: Sequence[PairingGame], message_id: int
    ) -> None:
        """Save the posting of these games; the time of the round begins now."""
        ends_at = self.now() + tournament.round_seconds
        await self._store.mark_posted(tournament.id, games, message_id, ends_at)

    async def deal(self, tournament: Tournament, *, thread: bool) -> int:
        """Deal the games whose seals are posted; the posting's id completes their seeds. Return how many."""
        games = {game.table_id or 0: game for game in await self._open_games(tournament) if game.message_id}
        undealt = await self._store.undealt([*games])
        dealt = 0
        if undealt:
            await self._limits.check_served(tournament.guild_id)
        for table_id in undealt:
            offer = await self._offer_store.get(table_id)
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


def _field(tournament: Tournament, entrants: Sequence[Entrant]) -> list[Entrant]:
    """Return those who were there at the start or came later, in the order of their lots."""
    return seeded(tournament, [entrant for entrant in entrants if entrant.left_round != 1])


def _numbered(name: str, taken: set[str]) -> str:
    """Return a name that no other tournament of the server has."""
    name = " ".join(name.split())[:MAX_NAME]
    if not name:
        raise Refused("tournament-name")
    number, unique = 2, name
    while unique in taken:
        number, unique = number + 1, f"{name} {number}"
    return unique
