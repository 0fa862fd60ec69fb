"""Results of finished games as plain values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game as it counts for one of its users."""

    table_id: int
    guild_id: int
    game: str
    opponents: str  # people, mixed, computers, or branch: played on from another game
    ending: str  # `engine.core.results.PLAYED`, or the word of the note that closed it
    ended_at: int
    side: str
    sharing: int | None  # seats that share the win; 0: lost; None: the game counts for nobody
    margin: int | None
    median_seconds: int | None
    answers: int
    missed: int
    is_timed: bool

    @property
    def won(self) -> float:
        """The user's part of the win."""
        return 1 / self.sharing if self.sharing else 0.0


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """What two users have won against each other in games for two, by game."""

    own: dict[str, float]
    other: dict[str, float]
