"""Sealed deals beside the presses: runs are scored, the house plays, cards and results are posted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias

from bot.services.channels import is_settled
from bot.services.keyed_worker import KeyedWorker
from bot.services.search_process import SearchProcess
from bot.worker import BrokenProcessPool, elapsed
from engine.club.daily import HOUSE
from engine.club.shared_deals import HouseProgress, HouseTask, begin_house_run, play_house_run
from engine.core.decisions import Refused
from engine.core.records.deals import HouseRun
from engine.store.deals import DealStore
from engine.store.offers import OfferStore
from engine.tables.dailies import Dailies
from engine.tables.same_deals import SameDeal, SameDeals
from engine.tables.service import Tables

log = logging.getLogger(__name__)

# Posts the card of a day; it takes a server, a channel and the day.
PostCard: TypeAlias = Callable[[int, int, int], Awaitable[None]]
# Posts the result of a duel; the user who ended it has seen it.
PostResult: TypeAlias = Callable[[SameDeal, int | None], Awaitable[None]]
PIECE = 0.1  # seconds of a slice, after which waiting searches come first


def house_slice(task: HouseTask, progress: HouseProgress | None) -> HouseProgress:
    """Play for one slice of time, in the process."""
    end = elapsed() + PIECE
    return play_house_run(task, progress or begin_house_run(task), lambda: elapsed() >= end)


class DailyDeals:
    def __init__(
        self,
        dailies: Dailies,
        same_deals: SameDeals,
        offers: OfferStore,
        deals: DealStore,
        tables: Tables,
        search: SearchProcess,
        post_card: PostCard,
        post_result: PostResult,
    ) -> None:
        self._dailies, self._deals, self._tables, self._search = dailies, deals, tables, search
        self._same_deals, self._post_card, self._post_result = same_deals, post_card, post_result
        self._offers = offers
        self._deciding = asyncio.Lock()  # a result is posted once
        self.house: Sequence[str] = HOUSE  # levels of the house's own players
        self._scoring = KeyedWorker("daily deal", self._score)
        self._playing = KeyedWorker("house", self._play)
        self.notify = self._scoring.notify

    async def catch_up(self) -> None:
        """Score and end runs, decide duels, let the house play opened deals, and post the day's cards."""
        await self._dailies.catch_up()
        for duel in await self._offers.accepted():
            await self._decide(duel.deal_id or 0, None)
        today = await self._dailies.today()
        for deal_id in await self._deals.without_house(today - 1, len(self.house)):
            self._playing.notify(deal_id)
        for guild_id, channel_id in await self._deals.channels_to_tell(today):
            what = f"server {guild_id}: the card of day {today}"
            if await is_settled(self._post_card(guild_id, channel_id, today), what):
                await self._deals.save_post(guild_id, today)

    def opened(self, deal_id: int) -> None:
        """Let the house play a deal that somebody has begun; other processes leave it to the sweep of one."""
        if self.house and self._deals.plays_house:
            self._playing.notify(deal_id)

    async def stop(self) -> None:
        await self._playing.stop()
        await self._scoring.finish()

    async def finish(self) -> None:
        """Wait until runs are scored and the house has played."""
        await self._scoring.finish()
        await self._playing.finish()

    async def _score(self, table_id: int) -> bool:
        try:
            snapshot = await self._tables.get(table_id)
            if snapshot.run is not None and snapshot.game.winners is not None:
                run = await self._dailies.score(table_id)
                await self._decide(snapshot.run.deal_id, run.user_id if run else None)
        except Refused as why:  # the game cannot be opened
            log.info("table %s: no run was scored: %s", table_id, why.code)
        return False

    async def _decide(self, deal_id: int, seen_by: int | None) -> None:
        async with self._deciding:
            if (duel := await self._same_deals.ended(deal_id)) is None:
                return
            if await is_settled(self._post_result(duel, seen_by), f"duel {duel.offer.id}: the result"):
                await self._same_deals.close(duel)

    async def _play(self, deal_id: int) -> bool:
        """Play one run of the house; return whether more are left."""
        deal, played = await self._deals.get(deal_id), await self._deals.house(deal_id)
        numbers = [*range(len(self.house))]
        left = [number for number in numbers if number not in {run.number for run in played}]
        if deal is None or deal.number is None or not left:
            return False
        task = HouseTask(deal, left[0], self.house[left[0]])
        progress: HouseProgress | None = None
        while progress is None or progress.score is None:
            try:
                slice_of_work = partial(house_slice, task, progress)
                progress = await self._search.in_spare_time(slice_of_work)
            except BrokenProcessPool:  # the next sweep begins this run again
                return False
        await self._deals.add_house_run(deal_id, HouseRun(task.number, task.level, progress.score))
        return True
