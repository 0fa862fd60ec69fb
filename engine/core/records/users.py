"""Users and participants as plain values."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

PSEUDONYMS = 1 << 62  # from here on, ids replace deleted users; Discord's stay below until 2049


@dataclass(frozen=True, slots=True)
class UserSettings:
    """A user's settings, the same on every server; None is the default."""

    user_id: int
    language: str | None = None
    timezone: str | None = None
    quiet_start: int | None = None  # minutes after midnight, local time; both or none
    quiet_end: int | None = None
    ping_mode: str = "channel"  # channel, direct or none
    ping_when_next: bool = False
    pictures: str | None = None  # on, off or high-contrast
    show_tips: bool = True  # while new to a game
    show_records: bool = True  # to others
    judge_decisions: bool = True  # in the stories of their games
    reminder: str | None = None  # see `Schedule.reminder`


@dataclass(frozen=True, slots=True)
class Absence:
    """A user's absence from the games of a server, from `starts_at` until before `ends_at`."""

    id: int
    user_id: int
    guild_id: int
    starts_at: int
    ends_at: int


@dataclass(frozen=True, slots=True)
class UsualAnswer:
    """A usual answer given for a user without an order, who does not know of it yet."""

    user_id: int
    family: str
    kind: str
    table_id: int
    reply: tuple[str, ...]
    at: int  # in UTC seconds: much may have happened before it is told


@dataclass(frozen=True, slots=True)
class StandingOrder:
    user_id: int
    table_id: int  # 0: all tables without an order of their own
    family: str
    decision_kind: str
    instructions: tuple[str, ...]  # see engine/core/game_module.py


@dataclass(frozen=True, slots=True)
class Participant:
    """The holder of a seat: a user, a computer with a level, or a user with a substitute of that level."""

    user_id: int | None
    name: str
    client_seed: int = 0  # what they add to chance
    level: str | None = None
    deck_code: str | None = None  # the code of the deck they bring, which no one else may see

    @property
    def active_user(self) -> int | None:
        """The user who plays in person; None if a computer does."""
        return self.user_id if self.level is None else None


@dataclass(frozen=True, slots=True)
class LessonProgress:
    user_id: int
    family: str
    lesson: str  # the current one
    presses: tuple[str, ...] = ()  # the moves made in it
    finished: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reminder:
    """A user's own mistake that they want to be asked again."""

    id: int
    user_id: int
    table_id: int
    chapter: int  # of the game's story
    turn: int
    due_at: int


FIRST_GAMES = 3  # of a game, in which its user is a newcomer
GOAL = "goal"  # stands for the kind of their first decision, which says how one wins instead of its tip


@dataclass(frozen=True, slots=True)
class NewcomerRecord:
    user_id: int
    game: str
    tables: tuple[int, ...] = ()  # their first tables of the game
    answered: tuple[str, ...] = ()  # the kinds of decision that they have answered
    explained: tuple[str, ...] = ()  # costly moves that were explained, as `key:table:ply`

    def is_new_at(self, table_id: int) -> bool:
        return table_id in self.tables or len(self.tables) < FIRST_GAMES

    def at(self, table_id: int) -> Self:
        """Add this table if it is one of the first."""
        new = table_id not in self.tables and len(self.tables) < FIRST_GAMES
        return replace(self, tables=(*self.tables, table_id)) if new else self

    def answering(self, kinds: Iterable[str]) -> Self:
        """Add answers to decisions of these kinds; the first answer of all leaves its kind unknown."""
        new = kinds if self.answered else (GOAL,)
        return replace(self, answered=tuple(dict.fromkeys((*self.answered, *new))))
