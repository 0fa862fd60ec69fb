"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A guild's settings."""

    language: str | None = None
    game: str = "outlaws-duel"
    thread: bool = True
    per_channel: int = 20
    per_player: int = 10
    away_days: int = 30  # so many days a year a person may be away
    clock: str = "day"  # of a game for which nothing else was chosen
    patience: int = 3  # so many decisions in a row one may miss
    pictures: str = "on"  # on, off or high-contrast
    offer_hours: int | None = None  # that an offer stands; None: as the host has it
    per_day: int | None = None  # so many offers a person may make in 24 hours
    log_channel: int | None = None  # where each line of the moderators' list is posted too
    keep_months: int | None = None  # a finished game is deleted after so many months; None: never
    quiet_threads: bool = False  # a game's thread is archived at its end
