"""Users who look for a game, as plain values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Looking:
    guild_id: int
    user_id: int
    name: str
    game: str  # "" for any
    time_control: str  # "" for any
    created_at: int
    expires_at: int

    def fits(self, other: Looking) -> bool:
        """Return whether one game could satisfy both."""
        wishes = ((self.game, other.game), (self.time_control, other.time_control))
        return all(not own or not their or own == their for own, their in wishes)
