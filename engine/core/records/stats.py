"""Counts for the owner, and the results of backups and checks, as plain values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Backup:
    """The result of a scheduled backup.

    Codes: good (every open game was replayed from the copy), games (some could not be), damaged (the copy
    cannot be opened), unmade (no copy was made).
    """

    at: int  # when it began
    code: Literal["good", "games", "damaged", "unmade"]
    games: int = 0  # replayed
    why: str = ""  # tables that could not be replayed, or the error of the system or database


@dataclass(frozen=True, slots=True)
class Check:
    at: int  # when it finished
    tables: int  # checked
    repaired: Sequence[int] = ()  # tables
    bad: Sequence[int] = ()  # tables that were closed or cannot continue
    sound: bool = True  # no index had to be rebuilt


@dataclass(frozen=True, slots=True)
class Stats:
    tables: dict[str, int]  # open ones, by game
    suspended: int
    boards_behind: int  # boards that do not show their newest ply
    offers: int
    overdue: int  # seconds since the oldest clock, ping or offer became due; 0 if none is
    backed_up: int  # UTC seconds, 0 if never
    backup: Backup | None  # the last scheduled one
    check: Check | None  # the last finished one


@dataclass(frozen=True, slots=True)
class RulesPlayed:
    game: str
    version: int
    fingerprint: str
    tables: int


@dataclass(frozen=True, slots=True)
class ProcessState:
    """A process that works on a database; all times are UTC seconds."""

    shards: str  # such as 0-3/16
    host: str
    is_waiting: bool  # for another process that has its shards
    since: int  # connected to the database
    tables: int  # open ones on its servers
    looked_at: int | None  # when it last looked at their clocks
