"""Tables that Discord refuses to show: why, and when they are tried again; in the store, with growing pauses.

Whoever refuses for ever is asked ever less: the first tries come within seconds, the last once a day.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from engine.core.records.tables import Trouble
from engine.store.store import Store

# Discord's errors: an unknown channel; a thread in which nobody may write; no access; a missing permission.
GONE, LOCKED, NO_ACCESS, NO_RIGHT = 10003, 160005, 50001, 50013
LEFT = -1  # ours: the bot is not on the table's server
CLOSED = (GONE, LOCKED, NO_ACCESS, LEFT)  # nobody can be shown anything there
LASTING = 9  # refusals of a right in a row, some eight minutes: then it is no slip
SOON, SELDOM = 60, 86400  # seconds: the least and the most between two looks at a table that is suspended
OFTEN = 300  # the most between two tries where Discord only fails


def lasts(trouble: Trouble) -> bool:
    """Is the table to be suspended, or is it to be tried again soon?"""
    return trouble.code in CLOSED or (trouble.code == NO_RIGHT and trouble.times >= LASTING)


def pause(trouble: Trouble) -> int:
    """Seconds until the next try; a table whose thread is gone is tried in a new one at once."""
    if trouble.code == GONE and trouble.times == 1:
        return 0
    doubled = min(trouble.times, 20)
    if lasts(trouble):
        return min(SOON << doubled - 1, SELDOM)
    return min(1 << doubled, SELDOM if trouble.code else OFTEN)


class Troubles:
    """Each is in memory, so that no board waits for the disk to learn that all is well."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.watchers: list[Callable[[int], None]] = []  # called with the table when one begins or ends
        self._store, self._now = store, now
        self._known: dict[int, Trouble] = {}

    async def load(self) -> None:
        """Load what is known; before the first board."""
        self._known = {trouble.table: trouble for trouble in await self._store.troubles()}

    def __contains__(self, table: int) -> bool:
        """Is what a table shows behind, because Discord refuses?"""
        return table in self._known

    def __bool__(self) -> bool:
        """Is anything refused anywhere?"""
        return bool(self._known)

    def may_try(self, table: int) -> bool:
        """Is nothing known against this table, or is it time to try again?"""
        return table not in self._known or self._known[table].again <= self._now()

    def to_look_at(self) -> list[Trouble]:
        """Those that last, and of which it is time to see whether they are over."""
        now = self._now()
        return [each for each in self._known.values() if lasts(each) and each.again <= now]

    async def failed(self, table: int, code: int, times: int = 1) -> Trouble:
        """Discord has refused so many times more; returns how often, and until when it is left alone."""
        known = self._known.get(table)
        trouble = Trouble(table, code, known.times + times if known is not None else times, 0)
        trouble = replace(trouble, again=self._now() + pause(trouble))
        await self._save(trouble)
        if known is None:
            self._tell(table)
        return trouble

    async def over(self, table: int) -> None:
        """Discord has shown it, or nothing is to be shown."""
        if self._known.pop(table, None) is not None:
            await self._store.end_trouble(table)
            self._tell(table)

    async def retry(self, table: int) -> None:
        """Try this table at once; should it fail again, the pause grows all the same."""
        if (trouble := self._known.get(table)) is not None:
            await self._save(replace(trouble, again=self._now()))

    async def hurry(self, tables: Collection[int]) -> None:
        """Something has changed there: look soon, but not more than once a minute."""
        for trouble in [self._known[table] for table in tables if table in self._known]:
            soon = max(self._now(), trouble.again - pause(trouble) + SOON)
            await self._save(replace(trouble, again=min(trouble.again, soon)))

    async def _save(self, trouble: Trouble) -> None:
        self._known[trouble.table] = trouble
        await self._store.save_trouble(trouble)

    def _tell(self, table: int) -> None:
        for watcher in self.watchers:
            watcher(table)
