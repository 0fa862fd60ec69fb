"""Players' records, counted from the results of their games."""

from __future__ import annotations

from engine.core.records.results import Achievement, HeadToHead
from engine.store.results import ResultStore
from engine.tables.player_records import PlayerRecord, count_record


class Records:
    def __init__(self, results: ResultStore) -> None:
        self._results = results

    async def of(self, user_id: int, guild_id: int | None, game: str | None = None) -> PlayerRecord:
        """Return a user's record on a server, or on all (None)."""
        return count_record(await self._results.of_user(user_id, guild_id, game))

    async def between(self, user_id: int, other_id: int, guild_id: int | None) -> HeadToHead:
        return await self._results.head_to_head(user_id, other_id, guild_id)

    async def achievements(self, user_id: int, guild_id: int | None) -> list[Achievement]:
        """Return what a user has achieved on a server, or on all (None), the first first."""
        return await self._results.achievements(user_id, guild_id)
