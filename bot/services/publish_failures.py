"""Tables that Discord refuses to show: why, and when to retry; in the store, with growing pauses.

The first retries come within seconds, later ones once a day.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from engine.core.records.tables import PublishFailure
from engine.store.store import Store

# Discord's errors: an unknown channel; a thread in which nobody may write; no access; a missing permission.
GONE, LOCKED, NO_ACCESS, NO_RIGHT = 10003, 160005, 50001, 50013
LEFT = -1  # ours: the bot is not on the table's server
CLOSED = (GONE, LOCKED, NO_ACCESS, LEFT)  # nothing can be posted there
LASTING = 9  # refusals for a missing permission in a row (about eight minutes) before it counts as lasting
SOON, SELDOM = 60, 86400  # seconds between two retries of a suspended table: least, most
OFTEN = 300  # most seconds between two retries after server errors


def is_lasting(failure: PublishFailure) -> bool:
    """Return whether to suspend the table rather than to retry soon."""
    return failure.discord_code in CLOSED or (
        failure.discord_code == NO_RIGHT and failure.attempts >= LASTING
    )


def pause(failure: PublishFailure) -> int:
    """Return seconds until the next try; a table whose thread is gone is tried in a new one at once."""
    if failure.discord_code == GONE and failure.attempts == 1:
        return 0
    doubled = min(failure.attempts, 20)
    if is_lasting(failure):
        return min(SOON << doubled - 1, SELDOM)
    return min(1 << doubled, SELDOM if failure.discord_code else OFTEN)


class PublishFailures:
    """All failures, kept in memory so that no board waits for the disk.

    The board of a table among `by_table` is behind.
    """

    def __init__(self, store: Store, changed: Callable[[int], None], now: Callable[[], int]) -> None:
        """`changed` is called with the table when a failure begins or ends."""
        self._store, self._changed, self._now = store, changed, now
        self.by_table: dict[int, PublishFailure] = {}

    async def load(self) -> None:
        self.by_table = {failure.table_id: failure for failure in await self._store.boards.publish_failures()}

    def to_look_at(self) -> list[PublishFailure]:
        """Return lasting failures that are due for a retry."""
        now = self._now()
        return [
            failure for failure in self.by_table.values() if is_lasting(failure) and failure.retry_at <= now
        ]

    async def failed(self, table_id: int, code: int, times: int = 1) -> PublishFailure:
        """Count refusals and return the failure, with the next retry."""
        known = self.by_table.get(table_id)
        failure = PublishFailure(table_id, code, known.attempts + times if known is not None else times, 0)
        failure = replace(failure, retry_at=self._now() + pause(failure))
        await self._save(failure)
        if known is None:
            self._changed(table_id)
        return failure

    async def clear(self, table_id: int) -> None:
        """Forget the failure: the table was shown, or nothing must be shown."""
        if self.by_table.pop(table_id, None) is not None:
            await self._store.boards.clear_publish_failure(table_id)
            self._changed(table_id)

    async def retry(self, table_id: int) -> None:
        """Retry this table at once; if it fails again, the pause still grows."""
        if (failure := self.by_table.get(table_id)) is not None:
            await self._save(replace(failure, retry_at=self._now()))

    async def retry_soon(self, tables: Collection[int]) -> None:
        """Retry tables soon after a change there, but not more than once a minute."""
        for failure in [self.by_table[table] for table in tables if table in self.by_table]:
            soon = max(self._now(), failure.retry_at - pause(failure) + SOON)
            await self._save(replace(failure, retry_at=min(failure.retry_at, soon)))

    async def _save(self, failure: PublishFailure) -> None:
        self.by_table[failure.table_id] = failure
        await self._store.boards.save_publish_failure(failure)
