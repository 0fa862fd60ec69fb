"""Tables that Discord refuses to show: why, since when, and when to retry. Pauses grow; the store keeps all.

The first retries come within seconds, later ones once a day.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TypeAlias

import aiohttp
import discord

from engine.core.clocks import DAY, MINUTE
from engine.core.records.tables import PublishFailure
from engine.store.boards import BoardStore

# Discord's errors: an unknown channel; a thread in which nobody may write; no access; a missing permission.
GONE, LOCKED, NO_ACCESS, NO_RIGHT = 10003, 160005, 50001, 50013
LEFT = -1  # our code: the bot is not on the table's server
OUTAGE = 0  # our code: Discord failed, or could not be reached
CLOSED = (GONE, LOCKED, NO_ACCESS, LEFT)  # nothing can be posted there
DELETED = (GONE, 10008)  # unknown channel, unknown message
SHUT_OUT = (*CLOSED, NO_RIGHT)  # anything posted there is refused
LASTING = 240  # seconds of failures with any code, after which the table is suspended
LEAST, MAX_IN_OUTAGE = 2, 30  # seconds between two earlier retries: least, and most while Discord fails
SOON, SELDOM = MINUTE, DAY  # seconds between two retries of a suspended table: least, most
AFTER_CHANGE = 20  # seconds since the last try after which a change of the channel permits another
ConnectionLost: TypeAlias = aiohttp.ClientError
REQUEST_ERRORS = (discord.HTTPException, ConnectionLost, OSError)  # refused, failed, or never answered
SIGN_INTERVAL = 10  # seconds between two reactions to a sign of life, because half of Discord may be down


def is_outage(why: Exception) -> bool:
    """Return whether Discord failed, rather than refused what was asked of it."""
    if not isinstance(why, discord.HTTPException):
        return True
    # a limit with a code concerns one message only
    return why.status >= 500 or (why.status == 429 and not why.code)


def failure_code(why: Exception) -> int:
    """Return Discord's code of an error, or ours for an outage."""
    return OUTAGE if is_outage(why) else getattr(why, "code", 0)


def is_lasting(failure: PublishFailure) -> bool:
    """Return whether to suspend the table rather than to retry soon."""
    return failure.discord_code in CLOSED or failure.failed_at - failure.first_failed_at >= LASTING


def pause(failure: PublishFailure) -> int:
    """Return seconds until the next try; if the thread is gone, try at once in a new one."""
    if failure.discord_code == GONE and failure.attempts == 1:
        return 0
    so_far = failure.failed_at - failure.first_failed_at
    if failure.discord_code == OUTAGE:
        return min(max(LEAST, so_far), MAX_IN_OUTAGE)
    if is_lasting(failure):
        return min(max(SOON, 2 * so_far), SELDOM)
    return max(LEAST, so_far)


class PublishFailures:
    """All failures, kept in memory so that no board waits for the disk.

    The board of a table among `by_table` is behind.
    """

    def __init__(self, boards: BoardStore, changed: Callable[[int], None], now: Callable[[], int]) -> None:
        """`changed` is called with the table when a failure begins or ends."""
        self._boards, self._changed, self._now = boards, changed, now
        self.by_table: dict[int, PublishFailure] = {}
        self._sign_at = 0

    async def load(self) -> None:
        self.by_table = {failure.table_id: failure for failure in await self._boards.publish_failures()}

    def to_look_at(self) -> list[PublishFailure]:
        """Return lasting failures that are due for a retry."""
        now = self._now()
        return [
            failure for failure in self.by_table.values() if is_lasting(failure) and failure.retry_at <= now
        ]

    async def failed(self, table_id: int, code: int, *, lasting: bool = False) -> PublishFailure:
        """Count a refusal and return the failure, with the next retry."""
        known, now = self.by_table.get(table_id), self._now()
        since = now - LASTING if lasting else now
        failure = PublishFailure(
            table_id,
            code,
            known.attempts + 1 if known is not None else 1,
            retry_at=0,
            first_failed_at=min(since, known.first_failed_at) if known is not None else since,
            failed_at=now,
        )
        failure = replace(failure, retry_at=now + pause(failure))
        await self._save(failure)
        if known is None:
            self._changed(table_id)
        return failure

    async def clear(self, table_id: int) -> None:
        """Forget the failure: the table was shown, or nothing must be shown."""
        if self.by_table.pop(table_id, None) is not None:
            await self._boards.clear_publish_failure(table_id)
            self._changed(table_id)

    async def retry(self, table_id: int) -> None:
        """Retry this table at once; if it fails again, the pause still grows."""
        if (failure := self.by_table.get(table_id)) is not None:
            await self._save(replace(failure, retry_at=self._now()))

    async def retry_soon(self, tables: Collection[int]) -> None:
        """Retry tables soon after a change of their channel, but not after each of many changes."""
        for failure in [self.by_table[table] for table in tables if table in self.by_table]:
            soon = max(self._now(), failure.failed_at + AFTER_CHANGE)
            await self._save(replace(failure, retry_at=min(failure.retry_at, soon)))

    def end_outage(self) -> list[int]:
        """Make retries due that only wait for Discord to work again; return their tables.

        Not saved: after a restart they are tried within `MAX_IN_OUTAGE` seconds anyway.
        """
        now = self._now()
        waiting = [failure for failure in self.by_table.values() if failure.discord_code == OUTAGE]
        if not waiting or abs(now - self._sign_at) < SIGN_INTERVAL:
            return []
        self._sign_at = now
        self.by_table |= {failure.table_id: replace(failure, retry_at=now) for failure in waiting}
        return [failure.table_id for failure in waiting]

    async def _save(self, failure: PublishFailure) -> None:
        self.by_table[failure.table_id] = failure
        await self._boards.save_publish_failure(failure)
