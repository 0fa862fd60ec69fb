"""Results of finished games as plain values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core.ratings import RatingChange


@dataclass(frozen=True, slots=True)
class PlayedGame:
    table_id: int
    game: str
    # people, mixed, computers, branch (continued from another game) or daily (a run of a shared deal)
    opponents: str
    side: str
    seats: int
    sharing: int | None  # seats that share the win; 0: lost; None: the game does not count
    median_seconds: int | None
    answers: int
    missed: int
    is_timed: bool
    undos: int = 0  # by consent
    level: str | None = None  # of the computers, if all have the same

    @property
    def won(self) -> bool:
        return bool(self.sharing) and not self.drawn

    @property
    def drawn(self) -> bool:
        return self.sharing == self.seats


@dataclass(frozen=True, slots=True)
class Achievement:
    user_id: int
    game: str
    key: str  # of that game
    table_id: int
    earned_at: int
    percent: int | None = None  # of the regular players of the game who have it; None if these are few


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """How often each of two users has beaten the other in games for two, by game."""

    own: Mapping[str, int]
    other: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class GameEnd:
    score: Sequence[int]  # by seat, the games that its player has won against these others
    ratings: Sequence[RatingChange] | str  # in order of the seats, or why they have not moved
    achievements: Sequence[Achievement]  # for the first time on the server
