"""Tournaments as their hosts and players see them: opening, joining, leaving, standings.

No SQL and no Discord. What happens by itself is in tournament_rounds.py, who meets whom in engine/club.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.club.daily import SEATS
from engine.club.tournament_standings import Standing, rodeo_standings, standings_of
from engine.club.tournaments import (
    LAST_JOINING_ROUND,
    Pairing,
    count_at_start,
    pairings_of,
    rounds_of,
    seeded,
)
from engine.core.clocks import DAY, HOUR, TIME_CONTROL_KEYS, UNTIMED
from engine.core.decisions import Refused
from engine.core.records.deals import Score
from engine.core.records.tournaments import (
    CANCELLED,
    FIRST_ABSENT,
    JOINING,
    LEAGUE,
    MAX_ENTRANTS,
    MIN_ENTRANTS,
    OPEN,
    PLAYING,
    RODEO,
    SECOND_ABSENT,
    SWISS,
    Entrant,
    Tournament,
)
from engine.games import GAMES
from engine.store.database import Operation, nothing
from engine.store.deals import DealStore
from engine.store.tournaments import TournamentStore
from engine.tables.offer_terms import Actor, OfferLimits
from engine.tables.sealing import Sealing

CHECK_IN = DAY  # before the start
SMALL = 8  # places; in a small tournament whoever joins is checked in
SOONEST, LATEST = HOUR, 60 * DAY  # until the start
MAX_OPEN = 10  # tournaments of a server
MAX_NAME = 40
FOR_TWO = [name for name, rules in GAMES.items() if 2 in rules.seats]
WEEK = 7 * DAY
# How long a round lasts at most, by time control; a league's lasts a week. No clock ends a round in time:
# with a day for each decision, a long game may last half a year.
ROUND_SECONDS = {UNTIMED: WEEK, "live": 3 * HOUR, "evening": 2 * DAY, "day": 14 * DAY, "slow": 30 * DAY}


@dataclass(frozen=True, slots=True)
class NewTournament:
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
        return [pairing for pairing in self.pairings if pairing.round == self.tournament.round]

    def entrant(self, user_id: int) -> Entrant | None:
        here = (entrant for entrant in self.entrants if not entrant.has_left)
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
        self, store: TournamentStore, deals: DealStore, limits: OfferLimits, sealing: Sealing
    ) -> None:
        self._store, self._deals, self._limits, self._sealing = store, deals, limits, sealing
        self.now = sealing.now

    async def find(self, tournament_id: int, guild_id: int) -> Tournament:
        """Return a tournament of this server; its id may be forged."""
        tournament = await self._store.get(tournament_id)
        if tournament is None or tournament.guild_id != guild_id:
            raise Refused("tournament-none")
        return tournament

    async def open(self, wanted: NewTournament, guild_id: int, channel_id: int, host_id: int) -> Tournament:
        """Open a tournament; one whose name another has gets a number."""
        if wanted.form not in MAX_ENTRANTS:
            raise Refused("tournament-form")
        if wanted.game not in (SEATS if wanted.form == RODEO else FOR_TWO):
            raise Refused("tournament-game")
        clock = UNTIMED if wanted.form == RODEO else wanted.time_control
        if clock not in TIME_CONTROL_KEYS:
            raise Refused("offer-clock")
        if not SOONEST <= wanted.starts_in <= LATEST:
            raise Refused("tournament-start", days=LATEST // DAY)
        await self._limits.check_served(guild_id)
        await self._limits.check_block(guild_id, host_id)
        known = await self._store.of_guild(guild_id, 100)
        if sum(other.state in (JOINING, PLAYING) for other in known) >= MAX_OPEN:
            raise Refused("tournament-too-many", max=MAX_OPEN)
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
                MAX_ENTRANTS[form],
                WEEK if form in (LEAGUE, RODEO) else ROUND_SECONDS[clock],
                now + wanted.starts_in,
                now,
                self._sealing.secret(),
                self._sealing.epoch(),
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
        if before is not None and (not before.has_left or is_late):
            raise Refused("tournament-left" if before.has_left else "tournament-joined")
        now = self.now()
        is_checked_in = is_late or now >= check_in_opens_at(tournament)
        first_round = tournament.round + 1 if is_late else 1
        entrant = Entrant(
            *(tournament.id, actor.user_id, actor.name, now),
            is_checked_in=is_checked_in,
            first_round=first_round,
        )
        if not await self._store.enter(entrant, tournament):
            raise Refused("tournament-full", max=tournament.places)
        return entrant

    async def check_in(self, tournament: Tournament, user_id: int) -> None:
        entrant = await self.require_entrant(tournament, user_id)
        if tournament.state != JOINING:
            raise Refused("tournament-closed")
        if self.now() < (opens_at := check_in_opens_at(tournament)):
            raise Refused("tournament-early", at=str(opens_at))
        if entrant.is_checked_in:
            raise Refused("tournament-checked-in")
        await self._store.check_in(tournament.id, user_id)

    async def leave(self, tournament: Tournament, user_id: int) -> None:
        """Leave; an open game of the tournament counts as lost, but may be played on."""
        await self.require_entrant(tournament, user_id)
        if tournament.state not in (JOINING, PLAYING):
            raise Refused("tournament-over")
        await self._store.leave(tournament.id, user_id)
        for game in await self._store.games(tournament.id):
            if game.result == OPEN and user_id in (game.first, game.second):
                result = FIRST_ABSENT if game.first == user_id else SECOND_ABSENT
                await self._store.decide(replace(game, result=result))

    async def require_entrant(self, tournament: Tournament, user_id: int) -> Entrant:
        for entrant in await self._store.entrants(tournament.id):
            if entrant.user_id == user_id and not entrant.has_left:
                return entrant
        raise Refused("tournament-not-in")

    async def start_now(self, tournament: Tournament) -> None:
        """Start without waiting; whoever has not checked in yet is taken as checked in."""
        if tournament.state != JOINING:
            raise Refused("tournament-closed")
        here = [entrant for entrant in await self._store.entrants(tournament.id) if not entrant.has_left]
        if len(here) < MIN_ENTRANTS:
            raise Refused("tournament-few", min=MIN_ENTRANTS)
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
        if not await self._store.replay(last, following, also):
            raise Refused("tournament-no-replay")

    async def view(self, tournament: Tournament) -> TournamentView:
        known = await self._store.entrants(tournament.id)
        if tournament.state == JOINING:
            here = [entrant for entrant in known if not entrant.has_left]
            return TournamentView(tournament, here, (), (), (), {})
        field = field_of(tournament, known)
        if tournament.form == RODEO:
            deals = [deal.id for deal in await self._deals.of_rodeo(tournament.id)]
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


def field_of(tournament: Tournament, entrants: Sequence[Entrant]) -> list[Entrant]:
    """Return those who were there at the start or came later, in the order of their lots."""
    return seeded(tournament, [entrant for entrant in entrants if entrant.left_round != 1])


def _numbered(name: str, taken: set[str]) -> str:
    name = " ".join(name.split())[:MAX_NAME]
    if not name:
        raise Refused("tournament-name")
    number, unique = 2, name
    while unique in taken:
        number, unique = number + 1, f"{name} {number}"
    return unique
