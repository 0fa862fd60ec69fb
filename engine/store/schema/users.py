"""What users and servers have set, made or been told, and the database's own marks."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, Table, Text, UniqueConstraint

from engine.store.schema.columns import ID, checksum, metadata

decks = Table(
    "decks",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False),  # the name normalized for lookup
    Column("family", Text, nullable=False),  # of the games it is for
    Column("leader", Text, nullable=False),  # a key
    Column("cards", Text, nullable=False),  # keys, separated by spaces
    Column("is_active", Boolean, nullable=False),  # for the next game
    Column("revision", Integer, nullable=False),  # grows with each change of the user's decks
    Column("history", Text, nullable=False, server_default=""),  # earlier lists, newest last
    checksum(),
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
    Column("club_channel_id", BigInteger),
    Column("rated_by_default", Boolean, nullable=False, server_default="1"),
    Column("seasons_since", BigInteger),  # NULL: ratings are never drawn together
)

audit_log = Table(
    "audit_log",  # what moderators and the owner did
    metadata,
    Column("id", ID, primary_key=True),
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
    checksum(),
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

meta = Table(
    "meta", metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False), checksum()
)

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
    Column("id", ID, primary_key=True),
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
    Column("id", ID, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("table_id", BigInteger, nullable=False),
    Column("chapter", Integer, nullable=False),  # of the game's story
    Column("turn", Integer, nullable=False),  # of the game
    Column("due_at", BigInteger, nullable=False),
    UniqueConstraint("user_id", "table_id", "chapter", name="unique_reminder"),
    Index("reminders_by_table", "table_id"),
    sqlite_autoincrement=True,  # ids are never reused, so an old list never matches a new row
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
    checksum(),
)
