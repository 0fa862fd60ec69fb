"""Tournaments beside the presses: their steps are taken, rounds posted, tables opened, ends announced."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import discord

from bot.services.keyed_worker import KeyedWorker
from bot.services.publish_failures import is_outage
from bot.services.user_cache import Guilds, UserCache
from engine.core.clocks import MINUTE
from engine.core.decisions import Refused
from engine.core.records.deals import SealedDeal
from engine.core.records.offers import Offer
from engine.core.records.tournaments import CANCELLED, JOINING, OVER, PairingGame, Tournament
from engine.core.records.users import PSEUDONYMS
from engine.store.deals import DealStore
from engine.store.tournaments import TournamentStore
from engine.tables.availability import next_available
from engine.tables.service import Tables
from engine.tables.tournament_rounds import TournamentRounds
from engine.tables.tournaments import Tournaments, TournamentView, check_in_opens_at

log = logging.getLogger(__name__)

PAUSE = 10 * MINUTE  # after Discord has refused a posting


class TournamentMessages(Protocol):
    """What the steps post; bot/features/tournaments/messages.py does."""

    async def show(self, view: TournamentView) -> None:
        """Post the announcement, or change it if it shows something else."""

    async def post_round(self, view: TournamentView, games: Sequence[tuple[PairingGame, Offer]]) -> int:
        """Post the pairings with their seals; return the message's id."""

    async def post_deals(self, view: TournamentView, deals: Sequence[SealedDeal]) -> int: ...

    async def call(self, tournament: Tournament, users: Sequence[int]) -> None:
        """Ask users to check in, by mention."""

    async def post_end(self, view: TournamentView) -> None: ...


class TournamentSteps:
    def __init__(
        self,
        store: TournamentStore,
        deals: DealStore,
        tournaments: Tournaments,
        rounds: TournamentRounds,
        tables: Tables,
        guilds: Guilds,
        user_cache: UserCache,
        messages: TournamentMessages,
        redraw: Callable[[int], Awaitable[None]],
    ) -> None:
        """`redraw` draws the board of a table again."""
        self._messages, self._redraw = messages, redraw
        self._dropped: set[int] = set()  # tables whose boards say that they no longer count
        self._store, self._deals, self._tournaments, self._rounds = store, deals, tournaments, rounds
        self._tables, self._guilds, self._user_cache = tables, guilds, user_cache
        self._refused_until: dict[tuple[int, int], int] = {}  # by tournament and channel
        self._worker = KeyedWorker("tournament", self._advance)
        self._ends = KeyedWorker("tournament game", self._game_over)
        self.notify_table, self.notify = self._ends.notify, self._worker.notify

    async def catch_up(self) -> None:
        for tournament_id in await self._store.unfinished():
            self.notify(tournament_id)

    async def stop(self) -> None:
        await self._ends.finish()
        await self._worker.finish()

    async def _game_over(self, table_id: int) -> bool:
        try:
            is_over = (await self._tables.get(table_id)).game.winners is not None
        except Refused:  # the game cannot be opened
            is_over = True
        place = await self._store.at_table(table_id) if is_over else None
        if place is not None:
            self.notify(place.tournament_id)
        return False

    async def _advance(self, tournament_id: int) -> bool:
        """Take all steps that are due, and then show and post what they ask for."""
        while await self._rounds.advance(tournament_id):
            pass
        for table_id in await self._store.dropped(tournament_id):
            if table_id not in self._dropped:
                self._dropped.add(table_id)
                await self._redraw(table_id)
        tournament = await self._store.get(tournament_id)
        if tournament is None or tournament.closed_at is not None:
            return False
        place, now = (tournament.id, tournament.channel_id), self._tournaments.now()
        if self._refused_until.get(place, 0) > now:
            return False
        try:
            return await self._show(tournament)
        except discord.HTTPException as why:
            if is_outage(why):
                raise
            log.info("tournament %s cannot be posted in channel %s: %s", *place, why)
            self._refused_until[place] = now + PAUSE
            if tournament.state in (OVER, CANCELLED):
                await self._store.close(tournament.id)
            return False

    async def _show(self, tournament: Tournament) -> bool:
        """Show a tournament, and open its tables; return whether another step may be due."""
        view = await self._tournaments.view(tournament)
        await self._messages.show(view)
        if tournament.state == JOINING:
            await self._call(tournament)
            return False
        if tournament.state in (OVER, CANCELLED):
            await self._messages.post_end(view)
            await self._store.close(tournament.id)
            return False
        await self._post_deals(view)
        await self._post_round(view)
        thread = (await self._guilds.settings(tournament.guild_id)).use_threads
        try:
            return await self._rounds.deal(tournament, thread=thread) > 0
        except Refused as why:
            log.info("tournament %s opens no table now: %s", tournament.id, why.code)
            return False

    async def _post_round(self, view: TournamentView) -> None:
        if games := await self._rounds.unposted(view.tournament):
            posting = await self._messages.post_round(view, games)
            await self._rounds.mark_posted(view.tournament, [game for game, _ in games], posting)

    async def _post_deals(self, view: TournamentView) -> None:
        deals = await self._deals.of_rodeo(view.tournament.id)
        if any(deal.number is None for deal in deals):
            posting = await self._messages.post_deals(view, deals)
            await self._rounds.open_deals(view.tournament, posting)

    async def _call(self, tournament: Tournament) -> None:
        """Ask those once who have not checked in, each when they may be pinged."""
        now = self._tournaments.now()
        if now < check_in_opens_at(tournament):
            return
        entrants = (await self._tournaments.view(tournament)).entrants  # now: one may have just checked in
        waiting = [
            entrant.user_id for entrant in entrants if not (entrant.is_checked_in or entrant.was_called)
        ]
        settings = await self._user_cache.settings_of([user for user in waiting if user < PSEUDONYMS])
        quiet = [user for user, own in settings.items() if own.ping_mode == "none"]
        available = [
            user
            for user, own in settings.items()
            if user not in quiet
            and next_available(own, self._user_cache.absences(user, tournament.guild_id), now) <= now
        ]
        if available:
            await self._messages.call(tournament, available)
        if users := [*quiet, *available]:
            await self._store.mark_called(tournament.id, users)
