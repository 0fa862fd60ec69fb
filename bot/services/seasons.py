"""Ends the seasons of servers that have them: every three months, by UTC."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from engine.store.ratings import RatingStore

MONTHS = 3


class Seasons:
    def __init__(self, ratings: RatingStore, now: Callable[[], int]) -> None:
        self._ratings, self._now = ratings, now
        self._closed = 0  # the last end that this process has dealt with

    def next_end(self) -> int:
        """Return when the current season ends."""
        return _boundary(self._now(), 1)

    async def catch_up(self) -> None:
        """Close the last season on each server where it is still open."""
        if (end := _boundary(self._now(), 0)) == self._closed:
            return
        for guild_id in await self._ratings.seasonal_guilds(end):
            await self._ratings.end_season(guild_id, end)
        self._closed = end


def _boundary(now: int, quarters: int) -> int:
    """Return the start of the quarter of a year at this moment, or of one of those that follow."""
    today = datetime.fromtimestamp(now, UTC)
    month = today.year * 12 + (today.month - 1) // MONTHS * MONTHS + quarters * MONTHS
    return int(datetime(month // 12, month % 12 + 1, 1, tzinfo=UTC).timestamp())
