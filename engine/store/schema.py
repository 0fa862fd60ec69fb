"""The current tables of the database; their history is in migrations/. No queries.

Ids of Discord and times (UTC seconds) are big integers, JSON is text.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()
_PLACES = ("guild_id", "channel_id", "parent_channel_id")

# SQLite assigns ids only in a column of type INTEGER.
_ID = BigInteger().with_variant(Integer(), "sqlite")


def where(condition: str, postgresql: str = "") -> dict[str, Any]:
    """Return the arguments of a partial index; SQLite needs a flag compared with 0 or 1."""
    return {"sqlite_where": text(condition), "postgresql_where": text(postgresql or condition)}


offers = Table(
    "offers",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("opponent_id", BigInteger),
    Column("opponent_name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("max_seats", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("time_control", Text, nullable=False, server_default="none"),  # also of its table
    Column(
        "max_missed", Integer, nullable=False, server_default="3"
    ),  # time-outs in a row that make a player silent
    Column("rematch_of", BigInteger),  # the table it repeats
    Column("epoch", Integer, nullable=False, server_default="1"),
    Column("start_requested", Boolean, nullable=False, server_default="0"),  # expired with enough players
    Column("ended_at", BigInteger),
    Column("silent_forfeit", Boolean, nullable=False, server_default="0"),  # silent seats cannot win
    Column("stakes", Text, nullable=False, server_default="friendly"),  # see engine/core/records/offers.py
    Column("open_hands", Boolean, nullable=False, server_default="0"),  # players who are out see all hands
    Column("reliable_only", Boolean, nullable=False, server_default="0"),  # see OfferLimits.check_reliable
    Column("from_table_id", BigInteger),  # the game that its table continues or copies
    Column("from_ply", Integer),  # the row of that game's log
    Column("deal_id", BigInteger),  # the shared deal that its table is a run of
    Index("offers_by_state", "state", "expires_at"),
    Index("offers_by_rematch_of", "rematch_of", **where("rematch_of IS NOT NULL")),
    Index("offers_by_opponent", "opponent_id", **where("opponent_id IS NOT NULL")),
    sqlite_autoincrement=True,  # ids are never reused, so an old button never matches a new row
)

offer_participants = Table(
    "offer_participants",
    metadata,
    Column("offer_id", _ID, ForeignKey("offers.id"), primary_key=True),
    Column("position", Integer, primary_key=True),  # grows in order of joining
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("client_seed", BigInteger, nullable=False),
    Column("level", Text),
    Column("deck_code", Text),  # the deck they bring
    UniqueConstraint("offer_id", "user_id", name="one_chair_each"),
    Index("participants_by_user", "user_id"),
)

avoided_users = Table(
    "avoided_users",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("avoided_id", BigInteger, primary_key=True, autoincrement=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", _ID, ForeignKey("offers.id"), primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("parent_channel_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger),
    Column("wants_thread", Boolean, nullable=False),
    Column("secret", Text, nullable=False),
    Column("last_ply", Integer, nullable=False),  # newest log row
    Column("checkpoint_ply", Integer, nullable=False),  # newest checkpoint
    Column("winners", Text),  # a JSON list of seats when the game is over
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("suspended_at", BigInteger),  # since when Discord cannot show it
    Column("board_ply", Integer, nullable=False, server_default="-1"),  # newest ply on the board
    # rows that only an open game needs were deleted
    Column("is_packed", Boolean, nullable=False, server_default="0"),
    Column("rules_version", Integer, nullable=False, server_default="1"),  # of the deal
    Column("rules_fingerprint", Text, nullable=False, server_default=""),  # of that version at the deal
    # lost by a restore; -1 if unknown, NULL once announced
    Column("lost_moves", Integer),
    Index("unannounced_losses", "id", **where("lost_moves IS NOT NULL")),
    Index("open_tables", "suspended_at", **where("winners IS NULL")),
    *(Index(f"open_by_{name}", name, **where("winners IS NULL")) for name in _PLACES),
    Index("finished_by_channel", "channel_id", "updated_at", **where("winners IS NOT NULL")),
    Index(
        "finished_by_parent", "parent_channel_id", "channel_id", "updated_at", **where("winners IS NOT NULL")
    ),
    Index("finished_by_end", "updated_at", **where("winners IS NOT NULL")),
    Index("outdated_boards", "id", **where("board_ply < last_ply AND suspended_at IS NULL")),
    Index(
        "unpacked_tables",
        "updated_at",
        **where("is_packed = 0 AND winners IS NOT NULL", "NOT is_packed AND winners IS NOT NULL"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("client_seed", BigInteger, nullable=False),
    Column("level", Text),
    Column("deck_code", Text),  # the deck they bring
    Column("to_act", Boolean, nullable=False),  # has an open decision
    Column("to_act_since", Integer, nullable=False, server_default="0"),  # a ply; see TableSnapshot
    # the newest ply that its player has read
    Column("seen_ply", Integer, nullable=False, server_default="0"),
    Column("departed_at", BigInteger),  # since when its player cannot play
    Column(
        "needs_entropy", Boolean, nullable=False, server_default="0"
    ),  # see ENTROPY_ADDED in engine/core/log.py
    # the last four moments at which its player was pinged
    Column("recent_pings", Text, nullable=False, server_default=""),
    Index("seats_by_user", "user_id", "table_id"),
    Index("seats_to_act", "user_id", "table_id", **where("to_act = 1", "to_act")),
)

log_rows = Table(
    "log_rows",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer),
    Column("reply", Text, nullable=False),  # a JSON list
    Column("state_crc", BigInteger, nullable=False),
    Column("events", Text, nullable=False),  # a JSON list of [kind, seat, facts, secret facts]
    Column("idempotency_key", Text),  # of the request; unique per table
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "idempotency_key", name="unique_idempotency_key"),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("format", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

game_archives = Table(
    "game_archives",  # packed logs of finished games; see logs.py
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
    Column("checksum", Text, nullable=False),
)

# Results outlive their games, so they reference none.
game_results = Table(
    "game_results",
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("opponents", Text, nullable=False),  # people, mixed, computers or branch
    Column("seats", Integer, nullable=False),
    Column("ending", Text, nullable=False),  # played, or the note that closed it
    Column("turns", Integer, nullable=False),
    Column("plies", Integer, nullable=False),
    Column("undos", Integer, nullable=False),  # by consent
    Column("unrated", Text),  # why its players' ratings did not move; NULL if they did
    Column("is_timed", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("results_by_guild", "guild_id", "ended_at"),
)

seat_results = Table(
    "seat_results",
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("level", Text),
    Column("side", Text, nullable=False),  # what it played
    Column("place", Integer),  # NULL if the game does not count
    Column("sharing", Integer),  # seats that share the win; 0: lost; NULL as for `place`
    Column("margin", Integer),  # ahead of the best other seat
    Column("answers", Integer, nullable=False),
    Column("median_seconds", Integer),  # to an answer
    Column("missed", Integer, nullable=False),  # time-outs
    Column("took_over", Boolean, nullable=False),  # came later, see engine/tables/chairs.py
    Index("seat_results_by_user", "user_id", "table_id"),
)

# Deals that several users play alone.
sealed_deals = Table(
    "sealed_deals",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("day", Integer, nullable=False),  # since 1970
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("level", Text, nullable=False),  # of the computers
    Column("seats", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # that everybody plays
    Column("secret", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger, nullable=False),
    Column("number", BigInteger),  # the id of the first Play, which completes the seed
    Column("rules_version", Integer),  # at that moment
    Index("deals_by_day", "day", "game", unique=True),
    sqlite_autoincrement=True,  # ids are never reused, because seals contain them
)

deal_runs = Table(
    "deal_runs",  # of users; they outlive their tables
    metadata,
    Column("deal_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),  # where it was begun
    Column("table_id", BigInteger, nullable=False),
    Column("is_placed", Boolean, nullable=False),  # not of an owner of the bot
    Column("won", Integer),  # 2: alone, 1: shared, 0: lost; NULL: not finished
    Column("is_played_out", Boolean),
    Column("margin", Integer),  # lead over the best other seat
    Column("turns", Integer),
    Column("fifths", Text, nullable=False, server_default=""),
    Column("streak", Integer, nullable=False, server_default="0"),
    Column("rest_day", Integer),  # the last missed day that was forgiven
    Index("runs_by_user", "user_id", "deal_id"),
    Index("runs_by_table", "table_id"),
    Index("unfinished_runs", "deal_id", **where("won IS NULL")),
)

house_runs = Table(
    "house_runs",  # by the bot's own players
    metadata,
    Column("deal_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("level", Text, nullable=False),
    Column("won", Integer, nullable=False),  # as above
    Column("is_played_out", Boolean, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
)

daily_posts = Table(
    "daily_posts",  # the last card in a server's channel for the daily deal
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, nullable=False),
)

rated_seats = Table(
    "rated_seats",  # how a settled game has moved the ratings
    metadata,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("settled_at", BigInteger, nullable=False),  # the end, or when the first player left
    Column("mu_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("rated_seats_by_game", "guild_id", "game", "settled_at", "table_id"),
    Index("rated_seats_by_user", "user_id", "guild_id", "game", "settled_at"),
)

ratings = Table(
    "ratings",  # what rated_seats add up to
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("opponents", Integer, nullable=False),  # different ones
    Column("last_at", BigInteger, nullable=False),
    Index("ratings_by_user", "user_id"),
)

seasons = Table(
    "seasons",  # ends of seasons, each of which drew the ratings together
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, primary_key=True, autoincrement=False),
)

podiums = Table(
    "podiums",  # the first of a season
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("ended_at", BigInteger, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("mu", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("podiums_by_user", "user_id"),
)

board_messages = Table(
    "board_messages",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("shown_ply", Integer, nullable=False),
    Column("pinged_ply", Integer, nullable=False),
    Column("posted_at", BigInteger, nullable=False),
)

publish_failures = Table(
    "publish_failures",  # tables that Discord refuses to show
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("discord_code", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("retry_at", BigInteger, nullable=False),
    Column("first_failed_at", BigInteger, nullable=False),
    Column("failed_at", BigInteger, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False),  # the name normalized for lookup
    Column("family", Text, nullable=False),  # of the games it is for
    Column("leader", Text, nullable=False),  # a key
    Column("cards", Text, nullable=False),  # keys, separated by spaces
    Column("is_active", Boolean, nullable=False),  # for the next game
    Column("revision", Integer, nullable=False),  # grows with each change of the user's decks
    Column("history", Text, nullable=False, server_default=""),  # earlier lists, newest last
    UniqueConstraint("user_id", "name_key", name="unique_deck_name"),
    sqlite_autoincrement=True,  # ids are never reused, so an old button never matches a new row
)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("default_game", Text, nullable=False),
    Column("use_threads", Boolean, nullable=False),
    Column("max_games_per_channel", Integer, nullable=False),
    Column("max_games_per_player", Integer, nullable=False),
    Column("absence_days", Integer, nullable=False, server_default="30"),
    Column("default_time_control", Text, nullable=False, server_default="day"),
    Column("max_missed", Integer, nullable=False, server_default="3"),
    Column("pictures", Text, nullable=False, server_default="on"),
    Column("offer_hours", Integer),
    Column("max_offers_per_day", Integer),
    Column("audit_channel_id", BigInteger),
    Column("retention_months", Integer),
    Column("archive_threads", Boolean, nullable=False, server_default="0"),
    Column("web_pages", Boolean, nullable=False, server_default="1"),
    Column("gazette", Text, nullable=False, server_default="people"),
    Column("posse_role_id", BigInteger),
    Column("daily_channel_id", BigInteger),
    Column("rated_by_default", Boolean, nullable=False, server_default="1"),
    Column("seasons_since", BigInteger),  # NULL: ratings are never drawn together
)

audit_log = Table(
    "audit_log",  # what moderators and the owner did
    metadata,
    Column("id", _ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("details", Text, nullable=False),  # a JSON object
    Column("reason", Text, nullable=False),
    Index("audit_log_by_guild", "guild_id", "id"),
    Index("audit_log_by_user", "user_id"),
    sqlite_autoincrement=True,
)

user_blocks = Table(
    "user_blocks",  # users who may start or join no game on a server
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("expires_at", BigInteger),
    Column("reason", Text, nullable=False),
)

lookings = Table(
    "lookings",  # users who look for a game
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("time_control", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("lookings_by_user", "user_id"),
    Index("lookings_by_end", "expires_at"),
)

posse_calls = Table(
    "posse_calls",  # of a server's role, within a day
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("called_at", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Index("posse_calls_by_time", "called_at"),
    Index("posse_calls_by_user", "user_id"),
)

# Users of whom nothing may be stored, so they are offered no game.
opt_outs = Table("opt_outs", metadata, Column("user_id", BigInteger, primary_key=True, autoincrement=False))

blocked_guilds = Table(
    "blocked_guilds",  # servers that the owner does not serve
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

clocks = Table(
    "clocks",  # of seats at tables with a time control; see engine/core/clocks.py
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bank", Integer, nullable=False),
    Column("missed_in_row", Integer, nullable=False),
    Column("has_answered", Boolean, nullable=False),
    Column("decision_ply", Integer),
    Column("started_at", BigInteger, nullable=False),
    Column("base_seconds", Integer, nullable=False),
    Column("deadline", BigInteger, nullable=False),
    Column("early_reminder_at", BigInteger),
    Column("final_reminder_at", BigInteger),
    Column("spent_log", Text, nullable=False, server_default=""),  # costs of recent decisions, for undo
    Column("next_check_at", BigInteger),  # the next reminder or the deadline, while it runs
    Index("clocks_by_next_check", "next_check_at"),
)

meta = Table("meta", metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

user_settings = Table(
    "user_settings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("timezone", Text),
    Column("quiet_start", Integer),  # minutes after midnight
    Column("quiet_end", Integer),
    Column("ping_mode", Text, nullable=False),
    Column("ping_when_next", Boolean, nullable=False),
    Column("pictures", Text),
    Column("show_tips", Boolean, nullable=False, server_default="1"),
    Column("show_records", Boolean, nullable=False, server_default="1"),  # to others
    Column("judge_decisions", Boolean, nullable=False, server_default="1"),  # in stories of games
    Column("reminder", Text),  # see `Schedule` in engine/core/clocks.py
)

absences = Table(
    "absences",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("starts_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    Index("absences_by_user", "user_id", "guild_id"),
    Index("absences_by_end", "ends_at"),
)

dm_quota = Table(
    "dm_quota",  # direct messages per user
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, nullable=False),  # days since 1970
    Column("sent", Integer, nullable=False),  # on that day
    Column("is_closed", Boolean, nullable=False),  # Discord refused the last one
    Column("closed_notice_sent", Boolean, nullable=False),  # the user knows
    Index("dm_quota_by_day", "day"),
)

pending_pings = Table(
    "pending_pings",  # due pings, and those made for the open decision
    metadata,
    Column("table_id", _ID, ForeignKey("offers.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("subject", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("is_done", Boolean, nullable=False),
    Index("pings_by_due_at", "is_done", "due_at"),
    Index("pings_by_user", "user_id"),
)

lesson_progress = Table(
    "lesson_progress",  # one row per user and family
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("family", Text, primary_key=True),
    Column("current_lesson", Text, nullable=False),  # begun last
    Column("moves", Text, nullable=False),  # made in it, one per line
    Column("finished_lessons", Text, nullable=False),  # separated by spaces
    Column("updated_at", BigInteger, nullable=False),
    Index("lessons_by_updated_at", "updated_at"),
)

private_notes = Table(
    "private_notes",  # what users have written for themselves about a table
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("note", Text, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("private_notes_by_table", "table_id"),
)

mistake_reminders = Table(
    "mistake_reminders",  # users' own mistakes, to be asked again
    metadata,
    Column("id", _ID, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("table_id", BigInteger, nullable=False),
    Column("chapter", Integer, nullable=False),  # of the game's story
    Column("turn", Integer, nullable=False),  # of the game
    Column("due_at", BigInteger, nullable=False),
    UniqueConstraint("user_id", "table_id", "chapter", name="unique_reminder"),
    Index("reminders_by_table", "table_id"),
    sqlite_autoincrement=True,  # ids are never reused, so an old list never matches a new row
)

former_players = Table(
    "former_players",  # users whose seat another user has taken
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("former_players_by_user", "user_id"),
)

stories = Table(
    "stories",  # of finished games: chances, luck and mistakes; see engine/search/story.py
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
    Column("reckoned_at", BigInteger, nullable=False),
    Column("gazette_id", BigInteger),  # the message with its Gazette; 0: there is none; NULL: not decided
)

newcomers = Table(
    "newcomers",  # what users new to a game have been shown
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    # separated by spaces, as below
    Column("first_table_ids", Text, nullable=False),
    Column("answered_kinds", Text, nullable=False),  # kinds of decision
    Column("explained", Text, nullable=False),  # costly moves that were explained, as `key:table:ply`
)

standing_orders = Table(
    "standing_orders",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),  # 0: all tables
    Column("family", Text, primary_key=True),
    Column("decision_kind", Text, primary_key=True),
    Column("instructions", Text, nullable=False),  # separated by spaces
)

proposals = Table(
    "proposals",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("table_id", _ID, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # at which it was made, or where to play on
    Column("choices", Integer, nullable=False),  # to undo
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("state", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Index("proposals_by_state", "state", "table_id"),
    Index("proposals_by_table", "table_id", "kind"),
    sqlite_autoincrement=True,  # ids are never reused, so an old button never matches a new row
)

proposal_consents = Table(
    "proposal_consents",
    metadata,
    Column("proposal_id", _ID, ForeignKey("proposals.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

suspension_notices = Table(
    "suspension_notices",  # users who do not know yet that a table is suspended
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
)

_OF_GAMES = (tables, seats, log_rows, checkpoints)
_BESIDE = (
    offers,
    offer_participants,
    clocks,
    proposals,
    proposal_consents,
    meta,
    standing_orders,
    decks,
    user_blocks,
    stories,
)
for _summed in (*_OF_GAMES, *_BESIDE):
    # see integrity/checksums.py; "" only inside the transaction that inserts a row
    _summed.append_column(Column("checksum", Text, nullable=False, server_default=""))
