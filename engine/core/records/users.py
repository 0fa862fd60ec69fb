"""What the store keeps of users and of those who play, as plain values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

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


@dataclass(frozen=True, slots=True)
class Participant:
    """Who plays a seat; `number` is what they add to chance. Without a user it is a computer of a level.

    With both, the computer of that level sits in for the user until they come back.
    """

    user_id: int | None
    name: str
    client_seed: int = 0
    level: str | None = None
    deck_code: str | None = None  # the code of the one that they bring: nobody else may see it

    @property
    def active_user(self) -> int | None:
        """The user who answers here in person; None where a computer does."""
        return self.user_id if self.level is None else None


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """How far a user is in learning a game."""

    user_id: int
    family: str
    lesson: str  # begun last
    presses: tuple[str, ...] = ()  # the moves made in it
    finished: tuple[str, ...] = ()


FIRST_GAMES = 3  # of a family, in which a user is a newcomer


@dataclass(frozen=True, slots=True)
class NewcomerRecord:
    """What a newcomer knows of a game."""

    user_id: int
    game: str
    tables: tuple[int, ...] = ()  # the first ones at which they played it
    answered: tuple[str, ...] = ()  # the kinds of decision that they have answered
    explained: tuple[str, ...] = ()  # what was explained to them, as `key:table:ply`

    def is_new_at(self, table_id: int) -> bool:
        return table_id in self.tables or len(self.tables) < FIRST_GAMES

    def at(self, table_id: int) -> Self:
        """Add this table if it is one of the first."""
        new = table_id not in self.tables and len(self.tables) < FIRST_GAMES
        return replace(self, tables=(*self.tables, table_id)) if new else self

    def answering(self, kinds: Iterable[str]) -> Self:
        """Add answers to decisions of these kinds."""
        return replace(self, answered=tuple(dict.fromkeys((*self.answered, *kinds))))
