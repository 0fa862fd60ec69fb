"""Which servers of Discord belong to this process.

Discord sends what happens on a server to the connection with the number `(guild_id >> 22) % count`. What
belongs to a server, such as its tables, clocks and boards, belongs to the process with that connection.
https://discord.com/developers/docs/events/gateway#sharding
"""

import re
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement

PATTERN = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?/([1-9]\d{0,3})", re.ASCII)
TIMESTAMP = 2**22  # below it, an id of Discord's says which machine made it


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards from `first` to `last` of `count`."""

    first: int
    last: int
    count: int

    def __str__(self) -> str:
        own = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{own}/{self.count}"

    @property
    def numbers(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def are_all(self) -> bool:
        return len(self.numbers) == self.count

    @property
    def are_first(self) -> bool:
        """Return whether this process does what only one of all may do; direct messages arrive here, too."""
        return self.first == 0

    @property
    def part(self) -> float:
        """Return which part of all shards these are, above 0 and at most 1."""
        return len(self.numbers) / self.count

    def has(self, guild_id: int) -> bool:
        return self.shard_of(guild_id) in self.numbers

    @staticmethod
    def beside(guild_id: int) -> int:
        """Return a number that no server has, but that belongs to the same process as this server."""
        return guild_id // TIMESTAMP * TIMESTAMP

    def shard_of(self, guild_id: int) -> int:
        return (guild_id // TIMESTAMP) % self.count

    def where(self, guild_id: ColumnElement[Any]) -> tuple[ColumnElement[bool], ...]:
        """Return the condition that a row's server belongs to this process; empty if all do."""
        if self.are_all:
            return ()
        return (((guild_id // TIMESTAMP) % self.count).between(self.first, self.last),)


ALL = Shards(0, 0, 1)


def parse_shards(value: str) -> Shards:
    """Return the shards of a setting such as `0-3/16` or `2/16`; raises `ValueError`."""
    match = PATTERN.fullmatch(value)
    if match is None:
        raise ValueError(value)
    shards = Shards(int(match[1]), int(match[2] or match[1]), int(match[3]))
    if not shards.first <= shards.last < shards.count:
        raise ValueError(value)
    return shards
