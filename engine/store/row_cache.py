"""Cache rows until they change."""

from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Generic, TypeVar

from engine.store.shards import ALL, Shards

K = TypeVar("K")
V = TypeVar("V")


class RowCache(Generic[K, V]):
    """A cache of rows by key; not thread-safe.

    Changes to these rows are made inside `updating`. A value read meanwhile is not cached: it may be older.
    """

    def __init__(self, limit: int, shards: Shards = ALL) -> None:
        """Keep at most this many keys; the least recently used is dropped first.

        `shards` is given for rows that belong to no server: each process then reads them anew.
        """
        self._limit = limit if shards.are_all else 0
        self._values: dict[K, V] = {}
        self._changes = 0

    async def get(self, key: K, read: Callable[[K], Awaitable[V]]) -> V:
        if key in self._values:
            self._values[key] = self._values.pop(key)  # most recently used
            return self._values[key]
        changes = self._changes
        value = await read(key)
        self._keep({key: value}, changes)
        return value

    async def of_all(
        self, keys: Collection[K], read: Callable[[Collection[K]], Awaitable[Mapping[K, V]]]
    ) -> dict[K, V]:
        """Like `get`, for several keys: unknown ones are read at once."""
        known = {key: self._values[key] for key in keys if key in self._values}
        unknown = [key for key in keys if key not in known]
        changes = self._changes
        rows = await read(unknown) if unknown else {}
        self._keep(rows, changes)
        return {**known, **rows}

    def _keep(self, rows: Mapping[K, V], changes: int) -> None:
        if self._changes == changes:
            self._values.update(rows)
            while len(self._values) > self._limit:
                del self._values[next(iter(self._values))]

    @contextmanager
    def updating(self, key: K, becomes: Callable[[V], V] | None = None) -> Iterator[None]:
        """Enclose a save: change the cached value by `becomes`, or drop it; a failed save drops it, too."""
        known = None
        try:
            yield
            known = becomes
        finally:
            self._changes += 1
            if key in self._values:
                old = self._values.pop(key)
                self._values |= {} if known is None else {key: known(old)}

    def forget(self, key: K) -> None:
        with self.updating(key):
            pass
