"""The daily deal: sealed the day before, completed by the first Play, played alone, scored at the end.

No SQL and no Discord. A run is a table without a channel; engine/club says what a day is and how runs rank.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from engine.club import daily
from engine.club.daily import Streak
from engine.club.forks import MIN_SHARED, Branching, answers_of, chances_of, last_fork, position_after
from engine.club.shared_deals import deal_game
from engine.core.decisions import Refused
from engine.core.game import AnyGame, ReplayDiverged
from engine.core.positions import Recording
from engine.core.records.deals import DealRun, Score, SealedDeal
from engine.core.records.users import Participant
from engine.core.rules import UnsupportedVersion
from engine.games import GAMES
from engine.store.deals import DealStore
from engine.store.offers import OfferStore
from engine.store.users import UserStore
from engine.tables.offer_terms import Actor, OfferLimits
from engine.tables.sealing import Sealing
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot
from engine.tables.transitions import seats_to_act

UNFINISHED = 8  # days after which no unfinished run is left
LATE = 15 * 60  # seconds after the end of a day in which computers may still finish a game
MAX_COMPARED = 200  # runs that are searched for forks


@dataclass(frozen=True, slots=True)
class Standings:
    """The finished runs of a deal that are placed, best first, and the house's scores."""

    deal: SealedDeal
    runs: Sequence[DealRun]
    house: Sequence[Score]

    def percent(self, run: DealRun) -> int | None:
        """Return how much of the field a finished run beats, None while there is no field."""
        if run.score is None:
            return None
        people = [other.score for other in self.runs if other.user_id != run.user_id and other.score]
        return daily.percent(run.score, daily.field_of(people, self.house))

    def place(self, run: DealRun, among: Sequence[DealRun] | None = None) -> int | None:
        """Return a run's place, shared by equal runs; None if it is not placed."""
        runs = self.runs if among is None else among
        if run.score is None or run.user_id not in {other.user_id for other in runs}:
            return None
        own = run.score.rank
        return 1 + sum(other.score is not None and other.score.rank > own for other in runs)


@dataclass(frozen=True, slots=True)
class Fork:
    """Where a run left others that had gone the same way, with the game at that question."""

    branching: Branching
    turn: int
    game: AnyGame


class Dailies:
    """All methods raise `Refused`."""

    def __init__(
        self,
        deals: DealStore,
        offers: OfferStore,
        users: UserStore,
        limits: OfferLimits,
        tables: Tables,
        sealing: Sealing,
    ) -> None:
        self._deals, self._offers, self._users, self._limits = deals, offers, users, limits
        self._tables, self._sealing, self._now = tables, sealing, sealing.now
        self._sealed_day = -1  # the day for which and after which there are deals

    async def today(self) -> int:
        """Return the current day, for which and for the next one there are deals; days only grow."""
        day = daily.day_of(self._now())
        day = await self._deals.last_opened_after(day) or day
        if self._sealed_day != day:
            wanted = [
                self._sealed(each_day, game) for each_day in (day, day + 1) for game in daily.GAMES_BY_TURNS
            ]
            await self._deals.add_missing(wanted)
            self._sealed_day = day
        return day

    async def number_of(self, day: int) -> int:
        """Return the number of a day, from 1 for the first."""
        first = await self._deals.first_day()
        return day - (day if first is None else first) + 1

    async def deal(self, day: int, game: str) -> SealedDeal | None:
        deals = await self._deals.of_day(day)
        return next((deal for deal in deals if deal.game == game), None)

    async def find(self, deal_id: int) -> SealedDeal:
        """Return a daily deal by its id, which may be forged."""
        deal = await self._deals.get(deal_id)
        if deal is None or deal.day is None or deal.day > await self.today():
            raise Refused("daily-closed")
        return deal

    async def play(
        self, deal_id: int, actor: Actor, guild_id: int, name: Callable[[int], str], *, is_owner: bool
    ) -> TableSnapshot:
        """Return the user's run of today's deal, as `play_deal` does."""
        deal = await self.find(deal_id)
        if await self._deals.run(deal_id, actor.user_id) is None:
            if deal.day != await self.today():
                raise Refused("daily-closed")
            if (other := await self._deals.open_run(actor.user_id, self._now())) is not None:
                raise Refused("daily-another", game=other)
        return await self.play_deal(deal, actor, guild_id, name, is_placed=not is_owner)

    async def play_deal(
        self,
        deal: SealedDeal,
        actor: Actor,
        guild_id: int,
        name: Callable[[int], str],
        *,
        is_placed: bool = True,
    ) -> TableSnapshot:
        """Return the user's run of a deal that they may play; the first call begins it.

        It opens the deal, unless that is open. `name` names the computers.
        """
        run = await self._deals.run(deal.id, actor.user_id)
        if run is None:
            if deal.closes_at <= self._now():
                raise Refused("daily-closed")
            await self._limits.check_served(guild_id)
            await self._limits.check_block(guild_id, actor.user_id)
            deal = await self._deals.open(deal.id, actor.client_seed, GAMES[deal.game].version)
            joined = _participants(deal, actor, name)
            run = await self._deals.begin_run(deal, joined, guild_id, is_placed)
        if not self._deals.shards.has(run.guild_id):  # another process plays the table
            raise Refused("daily-elsewhere")
        try:
            return await self._tables.get(run.table_id)
        except Refused as why:  # a crash came between the run and its table, or this is its first Play
            if why.code != "table-unknown":
                raise
        return await self._begin(deal, run.table_id)

    async def score(self, table_id: int) -> DealRun | None:
        """Save the score of a run whose game has ended; return the run, None if it is none or not over."""
        run = await self._deals.run_at(table_id)
        if run is None or run.score is not None:
            return run
        deal, snapshot = await self._deals.get(run.deal_id), await self._tables.get(table_id)
        if deal is None or snapshot.game.winners is None:
            return None
        recording = await self._tables.recording(snapshot)
        score = daily.score_of(snapshot.game, recording.log, deal.seat, deal.seats)
        if score is None:  # closed from outside
            return None
        chances = await asyncio.to_thread(chances_of, recording, deal.seats, deal.seat)
        streak = Streak(0, 0) if deal.day is None else await self._streak_after(run.user_id, deal.day)
        await self._deals.save_score(run, score, daily.fifths(chances), streak.length, streak.rest_day)
        return await self._deals.run(deal.id, run.user_id)

    async def catch_up(self) -> None:
        """Seal deals in advance, score runs that a stop left without one, and end those of past days."""
        day = await self.today()
        for table_id, closes_at, is_over in await self._deals.unscored(daily.starts_at(day - UNFINISHED)):
            if is_over:
                with suppress(Refused):  # the game cannot be opened any more
                    await self.score(table_id)
            elif closes_at <= self._now() and await self._is_stuck(table_id, closes_at):
                await self._tables.abort(table_id, f"daily:{table_id}")

    async def streak(self, user_id: int) -> int:
        """Return the user's days in a row that a run today would continue, 0 if none."""
        day = await self.today()
        streak = await self._last_streak(user_id, day)
        if streak is None or not daily.is_alive(streak, day, await self._away(user_id, streak.last_day, day)):
            return 0
        return streak.length

    async def standings(self, deal: SealedDeal) -> Standings:
        runs = [run for run in await self._deals.finished_runs(deal.id) if run.is_placed]
        settings = await self._users.settings_of([run.user_id for run in runs])
        hidden = {user_id for user_id, user in settings.items() if not user.show_records}
        placed = [run for run in runs if run.user_id not in hidden]
        placed.sort(key=lambda run: run.score.rank if run.score else (), reverse=True)
        return Standings(deal, placed, [run.score for run in await self._deals.house(deal.id)])

    async def fork(self, standings: Standings, run: DealRun) -> Fork | None:
        """Return the last question at which enough people stood with this run and parted."""
        deal, runs = standings.deal, standings.runs[:MAX_COMPARED]
        if run.score is None or len({other.user_id for other in runs} | {run.user_id}) < 2:
            return None
        own = await self._recording(run)
        others = [
            (recording, standings.percent(other) or 0)
            for other in runs
            if other.user_id != run.user_id and (recording := await self._recording(other)) is not None
        ]
        return await self._compare(own, others, deal, standings.percent(run) or 0)

    async def parting(self, deal: SealedDeal, own: DealRun, other: DealRun) -> Fork | None:
        """Return the last question at which two runs of a duel parted."""
        recording = await self._recording(other)
        others = [] if recording is None else [(recording, 0)]
        return await self._compare(await self._recording(own), others, deal, 0, 2)

    async def _recording(self, run: DealRun) -> Recording | None:
        """Return a run's game; None if it is deleted, damaged or of rules that no longer exist."""
        try:
            return await self._tables.recording(await self._tables.get(run.table_id))
        except Refused:
            return None

    async def _compare(
        self, own: Recording | None, others: Sequence[tuple[Recording, int]], deal: SealedDeal, *at: int
    ) -> Fork | None:
        if own is None or not others:
            return None
        try:
            return await asyncio.to_thread(_fork, own, others, deal, *at)
        except ReplayDiverged:  # the rules have changed since
            return None

    def _sealed(self, day: int, game: str) -> SealedDeal:
        return self._sealing.deal(
            game, daily.level_of(day), daily.starts_at(day + 1), daily.seat_of(day, game), day=day
        )

    async def _begin(self, deal: SealedDeal, table_id: int) -> TableSnapshot:
        """Deal the run's table, or find that another request has."""
        offer = await self._offers.get(table_id)
        if offer is None:
            raise Refused("offer-none")
        try:
            branch = await asyncio.to_thread(deal_game, deal)
        except UnsupportedVersion:
            raise Refused("rules-unsupported") from None
        person, *computers = offer.participants
        sitting: list[Participant] = [*computers[: deal.seat], person, *computers[deal.seat :]]
        try:
            return await self._tables.begin(offer, False, sitting, branch)
        except Refused as why:
            if why.code != "offer-over":
                raise
            return await self._tables.get(table_id)

    async def _is_stuck(self, table_id: int, closed_at: int) -> bool:
        """Return whether a game waits for its user, or has not ended though only computers were to act."""
        if self._now() >= closed_at + LATE:
            return True
        try:
            snapshot = await self._tables.get(table_id)
        except Refused:
            return True
        to_act = [snapshot.participants[seat].user_id for seat in seats_to_act(snapshot.game)]
        return any(user is not None for user in to_act)

    async def _streak_after(self, user_id: int, day: int) -> Streak:
        last = await self._last_streak(user_id, day)
        return daily.streak_after(last, day, await self._away(user_id, last.last_day if last else day, day))

    async def _last_streak(self, user_id: int, until: int) -> Streak | None:
        last = await self._deals.last_day_finished(user_id, until)
        return None if last is None else Streak(last[1].streak, last[0], last[1].rest_day)

    async def _away(self, user_id: int, first: int, until: int) -> set[int]:
        """Return the days after `first` and before `until` on which the user was away from some server."""
        absences = await self._users.absences(user_id=user_id, after=daily.starts_at(first))
        return {
            day
            for away in absences
            for day in range(
                max(first + 1, daily.day_of(away.starts_at)), min(until, daily.day_of(away.ends_at - 1) + 1)
            )
        }


def _participants(deal: SealedDeal, actor: Actor, name: Callable[[int], str]) -> list[Participant]:
    """Return the user and then the computers, who all have the deal's number as their seed."""
    assert deal.number is not None
    person = replace(actor.participant(), client_seed=deal.number, deck_code=None)
    computers = range(1, deal.seats)
    return [person, *(Participant(None, name(n), deal.number, level=deal.level) for n in computers)]


def _fork(
    own: Recording,
    others: Sequence[tuple[Recording, int]],
    deal: SealedDeal,
    own_percent: int,
    shared: int = MIN_SHARED,
) -> Fork | None:
    seats, seat = deal.seats, deal.seat
    own_answers = answers_of(own, seats, seat)
    other_answers = [(answers_of(recording, seats, seat), part) for recording, part in others]
    branching = last_fork(own_answers, other_answers, own_percent, shared)
    place = None if branching is None else position_after(own, seats, seat, branching.answers)
    return None if branching is None or place is None else Fork(branching, *place)
