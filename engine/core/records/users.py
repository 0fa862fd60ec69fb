"""What the store keeps of users, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

PSEUDONYMS = 1 << 62  # ids from here on stand for people whose data was deleted; Discord has none before 2049


@dataclass(frozen=True, slots=True)
class UserSettings:
    """A person's settings, the same on every server; None is the default.

    Quiet hours are minutes after midnight by the clock of their time zone, both or none. `ping` is
    channel, direct or none; `pictures` on, off or high-contrast; `tips`: to be told some while new to a game.
    """

    user_id: int
    language: str | None = None
    timezone: str | None = None
    quiet_start: int | None = None
    quiet_end: int | None = None
    ping_mode: str = "channel"
    ping_when_next: bool = False
    pictures: str | None = None
    show_tips: bool = True


@dataclass(frozen=True, slots=True)
class Absence:
    """A person's absence from the games of a server, from `start` until before `until`."""

    id: int
    user_id: int
    guild_id: int
    starts_at: int
    ends_at: int


@dataclass(frozen=True, slots=True)
class UsualAnswer:
    """What was answered for a person as usual, at a table, without an order; they are still to be told."""

    user_id: int
    family: str
    kind: str
    table_id: int
    reply: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A person's standing order, as engine/core/game_module.py reads it; table 0: all tables without one."""

    user_id: int
    table_id: int
    family: str
    decision_kind: str
    instructions: tuple[str, ...]
