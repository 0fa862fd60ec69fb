"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """A guild's settings."""

    language: str | None = None
    default_game: str = "outlaws-duel"
    use_threads: bool = True
    max_games_per_channel: int = 20
    max_games_per_player: int = 10
    absence_days: int = 30  # so many days a year a person may be away
    default_time_control: str = "day"  # of a game for which nothing else was chosen
    max_missed: int = 3  # so many decisions in a row one may miss
    pictures: str = "on"  # on, off or high-contrast
    offer_hours: int | None = None  # that an offer stands; None: as the host has it
    max_offers_per_day: int | None = None  # so many offers a person may make in 24 hours
    audit_channel_id: int | None = None  # where each line of the moderators' list is posted too
    retention_months: int | None = None  # a finished game is deleted after so many months; None: never
    archive_threads: bool = False  # a game's thread is archived at its end
