"""Deals that several users play alone, and their runs, in the database."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, Row, and_, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from engine.core.records.deals import DealRun, HouseRun, Score, SealedDeal
from engine.core.records.offers import DAILY, NO_CHANNEL, Offer
from engine.core.records.users import Participant
from engine.core.results import SCORED
from engine.store.database import Part, reads, writes
from engine.store.integrity.checksums import upsert
from engine.store.offers import insert_offer
from engine.store.schema.club import (
    daily_posts,
    deal_runs,
    game_results,
    house_runs,
    sealed_deals,
    tournament_deals,
)
from engine.store.schema.games import seats, tables
from engine.store.schema.users import guild_settings

_DEALS = select(sealed_deals).order_by(sealed_deals.c.day, sealed_deals.c.id)
_RUNS = select(deal_runs)


class DealStore(Part):
    async def add_missing(self, deals: Sequence[SealedDeal]) -> None:
        """Seal deals, with new ids, for games and days that have none."""
        with suppress(IntegrityError):  # another process has
            await self._add_missing(deals)

    @writes
    def _add_missing(self, connection: Connection, deals: Sequence[SealedDeal]) -> None:
        for deal in deals:
            same = exists().where(sealed_deals.c.day == deal.day, sealed_deals.c.game == deal.game)
            if not connection.scalar(select(same)):
                _insert(connection, deal)

    @writes
    def seal(self, connection: Connection, deal: SealedDeal) -> SealedDeal:
        """Save a deal of no day; return it with its id."""
        return replace(deal, id=_insert(connection, deal))

    @writes
    def seal_rodeo(self, connection: Connection, tournament_id: int, deals: Sequence[SealedDeal]) -> None:
        """Save the deals of a rodeo, unless it has some."""
        if not connection.scalar(select(exists().where(tournament_deals.c.tournament_id == tournament_id))):
            ids = [_insert(connection, deal) for deal in deals]
            rows = [{"tournament_id": tournament_id, "deal_id": deal_id} for deal_id in ids]
            connection.execute(insert(tournament_deals), rows)

    @reads
    def of_rodeo(self, connection: Connection, tournament_id: int) -> list[SealedDeal]:
        wanted = select(tournament_deals.c.deal_id).where(tournament_deals.c.tournament_id == tournament_id)
        ids = connection.scalars(wanted).all()
        rows = connection.execute(_DEALS.where(sealed_deals.c.id.in_(ids)))
        return [SealedDeal(**row._mapping) for row in rows]

    @reads
    def of_day(self, connection: Connection, day: int) -> list[SealedDeal]:
        rows = connection.execute(_DEALS.where(sealed_deals.c.day == day))
        return [SealedDeal(**row._mapping) for row in rows]

    @reads
    def get(self, connection: Connection, deal_id: int) -> SealedDeal | None:
        row = connection.execute(_DEALS.where(sealed_deals.c.id == deal_id)).one_or_none()
        return None if row is None else SealedDeal(**row._mapping)

    @reads
    def first_day(self, connection: Connection) -> int | None:
        day: int | None = connection.scalar(select(func.min(sealed_deals.c.day)))
        return day

    @reads
    def last_opened_after(self, connection: Connection, day: int) -> int | None:
        opened = (sealed_deals.c.day > day, sealed_deals.c.number.is_not(None))
        last: int | None = connection.scalar(select(func.max(sealed_deals.c.day)).where(*opened))
        return last

    @writes
    def open(self, connection: Connection, deal_id: int, number: int, version: int) -> SealedDeal:
        """Complete the seed of a deal by the id of a press; later ones change nothing."""
        closed = (sealed_deals.c.id == deal_id, sealed_deals.c.number.is_(None))
        connection.execute(update(sealed_deals).where(*closed).values(number=number, rules_version=version))
        return SealedDeal(**connection.execute(_DEALS.where(sealed_deals.c.id == deal_id)).one()._mapping)

    @writes
    def begin_run(
        self,
        connection: Connection,
        deal: SealedDeal,
        joined: Sequence[Participant],
        guild_id: int,
        is_placed: bool,
    ) -> DealRun:
        """Return a user's run of a deal; the first call makes it, with the offer of its table.

        `joined` are the user and then the computers.
        """
        [user_id] = [participant.user_id for participant in joined if participant.user_id is not None]
        this_run = (deal_runs.c.deal_id == deal.id, deal_runs.c.user_id == user_id)
        if (row := connection.execute(_RUNS.where(*this_run)).one_or_none()) is not None:
            return _run_of(row)
        offer = Offer(
            kind=DAILY,
            guild_id=self.shards.beside(guild_id),  # no server lists it
            channel_id=NO_CHANNEL,
            game=deal.game,
            variant=deal.variant,
            max_seats=deal.seats,
            expires_at=deal.closes_at,
            secret=deal.secret,
            epoch=deal.epoch,
            deal_id=deal.id,
            participants=tuple(joined),
        )
        table_id = insert_offer(connection, self._database, offer)
        new = {"deal_id": deal.id, "user_id": user_id, "guild_id": guild_id, "table_id": table_id}
        connection.execute(insert(deal_runs).values(**new, is_placed=is_placed))
        return _run_of(connection.execute(_RUNS.where(*this_run)).one())

    @reads
    def run(self, connection: Connection, deal_id: int, user_id: int) -> DealRun | None:
        this_run = (deal_runs.c.deal_id == deal_id, deal_runs.c.user_id == user_id)
        row = connection.execute(_RUNS.where(*this_run)).one_or_none()
        return None if row is None else _run_of(row)

    @reads
    def run_at(self, connection: Connection, table_id: int) -> DealRun | None:
        row = connection.execute(_RUNS.where(deal_runs.c.table_id == table_id)).one_or_none()
        return None if row is None else _run_of(row)

    @reads
    def finished_runs(self, connection: Connection, deal_id: int) -> list[DealRun]:
        """Return the finished runs of a deal, with names."""
        own = and_(seats.c.table_id == deal_runs.c.table_id, seats.c.user_id == deal_runs.c.user_id)
        named = _RUNS.add_columns(seats.c.name).outerjoin_from(deal_runs, seats, own)
        named = named.order_by(deal_runs.c.user_id)
        rows = connection.execute(named.where(deal_runs.c.deal_id == deal_id, deal_runs.c.won.is_not(None)))
        return [replace(_run_of(row), name=row.name or "") for row in rows]

    @reads
    def count_finished(self, connection: Connection, deal_id: int) -> int:
        finished = (deal_runs.c.deal_id == deal_id, deal_runs.c.won.is_not(None))
        return connection.scalar(select(func.count()).select_from(deal_runs).where(*finished)) or 0

    @reads
    def last_day_finished(
        self, connection: Connection, user_id: int, until: int
    ) -> tuple[int, DealRun] | None:
        row = connection.execute(
            select(deal_runs, sealed_deals.c.day)
            .join(sealed_deals, sealed_deals.c.id == deal_runs.c.deal_id)
            .where(deal_runs.c.user_id == user_id, deal_runs.c.won.is_not(None))
            .where(sealed_deals.c.day <= until)
            .order_by(sealed_deals.c.day.desc(), deal_runs.c.streak.desc())
            .limit(1)
        ).one_or_none()
        return None if row is None else (row.day, _run_of(row))

    @writes
    def save_score(
        self,
        connection: Connection,
        run: DealRun,
        score: Score,
        fifths: str,
        streak: int,
        rest_day: int | None,
    ) -> None:
        this_run = (deal_runs.c.deal_id == run.deal_id, deal_runs.c.user_id == run.user_id)
        values = {**score._asdict(), "fifths": fifths, "streak": streak, "rest_day": rest_day}
        connection.execute(update(deal_runs).where(*this_run, deal_runs.c.won.is_(None)).values(values))

    @reads
    def unscored(self, connection: Connection, since: int) -> list[tuple[int, int, bool]]:
        """Return the tables of unscored runs, with their deal's end and whether they are over.

        Deals that closed before `since` (UTC seconds) are left out.
        """
        deals = connection.execute(
            select(sealed_deals.c.id, sealed_deals.c.closes_at).where(sealed_deals.c.closes_at >= since)
        )
        closing = {deal.id: deal.closes_at for deal in deals}
        ended = game_results.c.ending
        rows = connection.execute(
            select(tables.c.id, deal_runs.c.deal_id, tables.c.winners.is_not(None).label("is_over"))
            .join(deal_runs, deal_runs.c.table_id == tables.c.id)
            .outerjoin(game_results, game_results.c.table_id == tables.c.id)
            .where(deal_runs.c.deal_id.in_(list(closing)), deal_runs.c.won.is_(None))
            .where(or_(ended.is_(None), ended.in_(SCORED)))
            .where(*self.ours(deal_runs.c.guild_id))
        )
        return [(row.id, closing[row.deal_id], row.is_over) for row in rows]

    @reads
    def open_run(self, connection: Connection, user_id: int, now: int) -> str | None:
        """Return the game of a daily deal's run that this user has begun and can still finish."""
        return connection.scalar(
            select(sealed_deals.c.game)
            .join(deal_runs, deal_runs.c.deal_id == sealed_deals.c.id)
            .where(deal_runs.c.user_id == user_id, deal_runs.c.won.is_(None))
            .where(sealed_deals.c.closes_at > now, sealed_deals.c.day.is_not(None))
            .limit(1)
        )

    # The house's own players

    @property
    def plays_house(self) -> bool:
        """Whether this is the one of all processes that lets the house play."""
        return self.shards.are_first

    @reads
    def house(self, connection: Connection, deal_id: int) -> list[HouseRun]:
        rows = connection.execute(
            select(house_runs).where(house_runs.c.deal_id == deal_id).order_by(house_runs.c.number)
        )
        return [HouseRun(row.number, row.level, _score_of(row)) for row in rows]

    @writes
    def add_house_run(self, connection: Connection, deal_id: int, run: HouseRun) -> None:
        row = {"deal_id": deal_id, "number": run.number, "level": run.level, **run.score._asdict()}
        upsert(connection, house_runs, row)

    @reads
    def without_house(self, connection: Connection, since: int, runs: int) -> list[int]:
        """Return the opened deals since a day that the house has played less often than this."""
        if not self.plays_house:
            return []
        runs_played = (
            select(func.count())
            .select_from(house_runs)
            .where(house_runs.c.deal_id == sealed_deals.c.id)
            .scalar_subquery()
        )
        opened = (sealed_deals.c.number.is_not(None), sealed_deals.c.day >= since, runs_played < runs)
        return list(connection.scalars(select(sealed_deals.c.id).where(*opened).order_by(sealed_deals.c.id)))

    # Cards in servers' channels

    @reads
    def channels_to_tell(self, connection: Connection, day: int) -> list[tuple[int, int]]:
        """Return the servers, with their channels, that wait for the card of a day.

        A server gets it if a run of the day before was finished there.
        """
        was_posted = exists().where(
            daily_posts.c.guild_id == guild_settings.c.guild_id, daily_posts.c.day >= day
        )
        deals = connection.scalars(select(sealed_deals.c.id).where(sealed_deals.c.day == day - 1)).all()
        played_here = exists().where(
            deal_runs.c.guild_id == guild_settings.c.guild_id,
            deal_runs.c.won.is_not(None),
            deal_runs.c.deal_id.in_(deals),
        )
        rows = connection.execute(
            select(guild_settings.c.guild_id, guild_settings.c.club_channel_id)
            .where(guild_settings.c.club_channel_id.is_not(None), ~was_posted, played_here)
            .where(*self.ours(guild_settings.c.guild_id))
        )
        return [(row.guild_id, row.club_channel_id) for row in rows]

    @writes
    def save_post(self, connection: Connection, guild_id: int, day: int) -> None:
        upsert(connection, daily_posts, {"guild_id": guild_id, "day": day})


def _insert(connection: Connection, deal: SealedDeal) -> int:
    values = {name: value for name, value in asdict(deal).items() if name != "id"}
    return connection.scalar(insert(sealed_deals).values(values).returning(sealed_deals.c.id)) or 0


def _run_of(row: Row[Any]) -> DealRun:
    return DealRun(
        row.deal_id,
        row.user_id,
        row.guild_id,
        row.table_id,
        row.is_placed,
        None if row.won is None else _score_of(row),
        row.fifths,
        row.streak,
        row.rest_day,
    )


def _score_of(row: Row[Any]) -> Score:
    return Score(row.won, bool(row.is_played_out), row.margin, row.turns)
