"""The settings of a server."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GuildSettings:
    language: str | None = None
    default_game: str = "outlaws-duel"
    use_threads: bool = True
    max_games_per_channel: int = 20
    max_games_per_player: int = 10
    absence_days: int = 30  # days that a user may be absent per year
    default_time_control: str = "day"  # for offers that choose none
    max_missed: int = 3  # time-outs in a row that make a player silent
    pictures: str = "on"  # on, off or high-contrast
    offer_hours: int | None = None  # until an offer expires; None: the bot's setting
    max_offers_per_day: int | None = None  # per user in 24 hours
    audit_channel_id: int | None = None  # where the audit log is copied to
    retention_months: int | None = None  # until finished games are deleted; None: never
    archive_threads: bool = False  # archive a game's thread when it ends
    web_pages: bool = True  # finished games have pages, if the host serves them
    gazette: str = "people"  # after which games it is posted: on (all), people, off
    posse_role_id: int | None = None  # pinged by users who look for a game
    club_channel_id: int | None = None  # where the daily deal's card and podiums of seasons are posted
    rated_by_default: bool = True  # games between users, once the server has a club
    seasons_since: int | None = None  # when seasons of three months were introduced; None: there are none
