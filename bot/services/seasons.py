"""Ends the seasons of servers that have them, every three months by UTC, and posts their podiums."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TypeAlias

from bot.services.channels import is_settled
from bot.services.user_cache import Guilds
from engine.core.ratings import Podium
from engine.store.ratings import RatingStore

MONTHS = 3
# Posts the podiums of a season; it takes a server and a channel.
PostPodiums: TypeAlias = Callable[[int, int, Sequence[Podium]], Awaitable[None]]


class Seasons:
    def __init__(
        self, ratings: RatingStore, guilds: Guilds, post: PostPodiums, now: Callable[[], int]
    ) -> None:
        self._ratings, self._guilds, self._post, self._now = ratings, guilds, post, now
        self._closed = 0  # the last end that this process has dealt with

    def next_end(self) -> int:
        return _boundary(self._now(), 1)

    async def catch_up(self) -> None:
        """Close the last season on each server where it is still open, and post the podiums."""
        if (end := _boundary(self._now(), 0)) != self._closed:
            for guild_id in await self._ratings.seasonal_guilds(end):
                await self._ratings.end_season(guild_id, end)
            self._closed = end
        for guild_id, ended_at in await self._ratings.unposted():
            await self._post_season(guild_id, ended_at)

    async def _post_season(self, guild_id: int, ended_at: int) -> None:
        """Post the podiums of a season, if the server wants it and there are any."""
        channel_id = (await self._guilds.settings(guild_id)).club_channel_id
        podiums = await self._ratings.podiums(guild_id, ended_at)
        if channel_id is not None and podiums:
            what = f"server {guild_id}: the podium of {ended_at}"
            if not await is_settled(self._post(guild_id, channel_id, podiums), what):
                return
        await self._ratings.save_posted(guild_id, ended_at)


def _boundary(now: int, quarters: int) -> int:
    """Return the start of the quarter of a year at this moment, or of one of those that follow."""
    today = datetime.fromtimestamp(now, UTC)
    month = today.year * 12 + (today.month - 1) // MONTHS * MONTHS + quarters * MONTHS
    return int(datetime(month // 12, month % 12 + 1, 1, tzinfo=UTC).timestamp())
