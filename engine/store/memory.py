"""What was read of the database is kept here, so that it is not read again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memory(Generic[K, V]):
    """What is known of some rows by their key, so that it is not read again; not in more than one thread.

    Whatever changes these rows says so by `changing`. What was being read meanwhile is not kept: it may be
    older than that change.
    """

    def __init__(self, most: int) -> None:
        """`most` keys are kept; what nobody has asked for longest is forgotten first."""
        self._most = most
        self._values: dict[K, V] = {}
        self._changes = 0

    async def of(self, key: K, read: Callable[[K], Awaitable[V]]) -> V:
        """What is known, or is read now."""
        if key in self._values:
            self._values[key] = self._values.pop(key)  # asked for last
            return self._values[key]
        changes = self._changes
        value = await read(key)
        self._keep({key: value}, changes)
        return value

    async def of_all(
        self, keys: Collection[K], read: Callable[[Collection[K]], Awaitable[Mapping[K, V]]]
    ) -> dict[K, V]:
        """The same for several keys: all that is not known is read at once."""
        known = {key: self._values[key] for key in keys if key in self._values}
        unknown = [key for key in keys if key not in known]
        changes = self._changes
        found = await read(unknown) if unknown else {}
        self._keep(found, changes)
        return {**known, **found}

    def _keep(self, found: Mapping[K, V], changes: int) -> None:
        if self._changes == changes:
            self._values.update(found)
            while len(self._values) > self._most:
                del self._values[next(iter(self._values))]

    @contextmanager
    def changing(self, key: K, becomes: Callable[[V], V] | None = None) -> Iterator[None]:
        """Around a save: what is known of the key becomes that value, or unknown if nobody can tell."""
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
        """Read this again when it is asked for."""
        with self.changing(key):
            pass
