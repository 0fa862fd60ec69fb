"""What the store keeps of users, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

PSEUDONYMS = 1 << 62  # ids from here on stand for people whose data was deleted; Discord has none before 2049


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """A person's settings, the same on every server; None is the default.

    Quiet hours are minutes after midnight by the clock of their time zone, both or none. `ping` is
    channel, direct or none; `pictures` on, off or high-contrast; `tips`: to be told some while new to a game.
    """

    user: int
    language: str | None = None
    timezone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    ping: str = "channel"
    next_up: bool = False
    pictures: str | None = None
    tips: bool = True


@dataclass(frozen=True, slots=True)
class Away:
    """A person's absence from the games of a server, from `start` until before `until`."""

    id: int
    user: int
    guild: int
    start: int
    until: int


@dataclass(frozen=True, slots=True)
class AppliedOrder:
    """What was answered for a person as usual, at a table, without an order; they are still to be told."""

    user: int
    family: str
    kind: str
    table: int
    reply: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A person's standing order, as engine/core/game_module.py reads it; table 0: all tables without one."""

    user: int
    table: int
    family: str
    kind: str
    words: tuple[str, ...]
