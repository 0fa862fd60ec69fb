"""The tables of release 1.0.0. Until then this file changes with schema/."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
    text,
)

revision = "0001"
down_revision = None

ID = BigInteger().with_variant(Integer(), "sqlite")


def where(condition: str, postgresql: str = "") -> dict[str, Any]:
    """Return the arguments of an index over some rows; SQLite needs a flag compared with 0 or 1."""
    return {"sqlite_where": text(condition), "postgresql_where": text(postgresql or condition)}


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "absences",
        Column("id", ID, nullable=False),
        Column("user_id", BigInteger(), nullable=False),
        Column("guild_id", BigInteger(), nullable=False),
        Column("starts_at", BigInteger(), nullable=False),
        Column("ends_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("absences_by_end", "absences", ["ends_at"], unique=False)
    op.create_index("absences_by_user", "absences", ["user_id", "guild_id"], unique=False)
    op.create_table(
        "audit_log",
        Column("id", ID, nullable=False),
        Column("guild_id", BigInteger(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("user_id", BigInteger(), nullable=False),
        Column("action", Text(), nullable=False),
        Column("details", Text(), nullable=False),
        Column("reason", Text(), nullable=False),
        PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("audit_log_by_guild", "audit_log", ["guild_id", "id"], unique=False)
    op.create_index("audit_log_by_user", "audit_log", ["user_id"], unique=False)
    op.create_table(
        "avoided_users",
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("avoided_id", BigInteger(), autoincrement=False, nullable=False),
        PrimaryKeyConstraint("user_id", "avoided_id"),
    )
    op.create_table(
        "blocked_guilds",
        Column("guild_id", BigInteger(), autoincrement=False, nullable=False),
        Column("blocked_at", BigInteger(), nullable=False),
        Column("reason", Text(), nullable=False),
        PrimaryKeyConstraint("guild_id"),
    )
    op.create_table(
        "decks",
        Column("id", ID, nullable=False),
        Column("user_id", BigInteger(), nullable=False),
        Column("name", Text(), nullable=False),
        Column("name_key", Text(), nullable=False),
        Column("family", Text(), nullable=False),
        Column("leader", Text(), nullable=False),
        Column("cards", Text(), nullable=False),
        Column("is_active", Boolean(), nullable=False),
        Column("revision", Integer(), nullable=False),
        Column("history", Text(), server_default="", nullable=False),
        Column("checksum", Text(), server_default="", nullable=False),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("user_id", "name_key", name="unique_deck_name"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "daily_posts",
        Column("guild_id", BigInteger(), autoincrement=False, nullable=False),
        Column("day", Integer(), nullable=False),
        PrimaryKeyConstraint("guild_id"),
    )
    op.create_table(
        "deal_runs",
        Column("deal_id", BigInteger(), autoincrement=False, nullable=False),
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("guild_id", BigInteger(), nullable=False),
        Column("table_id", BigInteger(), nullable=False),
        Column("is_placed", Boolean(), nullable=False),
        Column("won", Integer(), nullable=True),
        Column("is_played_out", Boolean(), nullable=True),
        Column("margin", Integer(), nullable=True),
        Column("turns", Integer(), nullable=True),
        Column("fifths", Text(), server_default="", nullable=False),
        Column("streak", Integer(), server_default="0", nullable=False),
        Column("rest_day", Integer(), nullable=True),
        PrimaryKeyConstraint("deal_id", "user_id"),
    )
    op.create_index("runs_by_user", "deal_runs", ["user_id", "deal_id"], unique=False)
    op.create_index("runs_by_table", "deal_runs", ["table_id"], unique=False)
    op.create_index("unfinished_runs", "deal_runs", ["deal_id"], unique=False, **where("won IS NULL"))
    op.create_table(
        "dm_quota",
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("day", Integer(), nullable=False),
        Column("sent", Integer(), nullable=False),
        Column("is_closed", Boolean(), nullable=False),
        Column("closed_notice_sent", Boolean(), nullable=False),
        PrimaryKeyConstraint("user_id"),
    )
    op.create_index("dm_quota_by_day", "dm_quota", ["day"], unique=False)
    op.create_table(
        "game_results",
        Column("table_id", BigInteger(), autoincrement=False, nullable=False),
        Column("guild_id", BigInteger(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("variant", Text(), nullable=False),
        Column("opponents", Text(), nullable=False),
        Column("seats", Integer(), nullable=False),
        Column("ending", Text(), nullable=False),
        Column("turns", Integer(), nullable=False),
        Column("plies", Integer(), nullable=False),
        Column("undos", Integer(), nullable=False),
        Column("unrated", Text(), nullable=True),
        Column("is_timed", Boolean(), nullable=False),
        Column("ended_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_index("results_by_guild", "game_results", ["guild_id", "ended_at"], unique=False)
    op.create_table(
        "guild_settings",
        Column("guild_id", BigInteger(), autoincrement=False, nullable=False),
        Column("language", Text(), nullable=True),
        Column("default_game", Text(), nullable=False),
        Column("use_threads", Boolean(), nullable=False),
        Column("max_games_per_channel", Integer(), nullable=False),
        Column("max_games_per_player", Integer(), nullable=False),
        Column("absence_days", Integer(), server_default="30", nullable=False),
        Column("default_time_control", Text(), server_default="day", nullable=False),
        Column("max_missed", Integer(), server_default="3", nullable=False),
        Column("pictures", Text(), server_default="on", nullable=False),
        Column("offer_hours", Integer(), nullable=True),
        Column("max_offers_per_day", Integer(), nullable=True),
        Column("audit_channel_id", BigInteger(), nullable=True),
        Column("retention_months", Integer(), nullable=True),
        Column("archive_threads", Boolean(), server_default="0", nullable=False),
        Column("web_pages", Boolean(), server_default="1", nullable=False),
        Column("gazette", Text(), server_default="people", nullable=False),
        Column("posse_role_id", BigInteger(), nullable=True),
        Column("club_channel_id", BigInteger(), nullable=True),
        Column("rated_by_default", Boolean(), server_default="1", nullable=False),
        Column("seasons_since", BigInteger(), nullable=True),
        PrimaryKeyConstraint("guild_id"),
    )
    op.create_table(
        "lesson_progress",
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("family", Text(), nullable=False),
        Column("current_lesson", Text(), nullable=False),
        Column("moves", Text(), nullable=False),
        Column("finished_lessons", Text(), nullable=False),
        Column("updated_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("user_id", "family"),
    )
    op.create_index("lessons_by_updated_at", "lesson_progress", ["updated_at"], unique=False)
    op.create_table(
        "private_notes",
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("table_id", BigInteger(), autoincrement=False, nullable=False),
        Column("note", Text(), nullable=False),
        Column("updated_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("user_id", "table_id"),
    )
    op.create_index("private_notes_by_table", "private_notes", ["table_id"], unique=False)
    op.create_table(
        "mistake_reminders",
        Column("id", ID, nullable=False),
        Column("user_id", BigInteger(), nullable=False),
        Column("table_id", BigInteger(), nullable=False),
        Column("chapter", Integer(), nullable=False),
        Column("turn", Integer(), nullable=False),
        Column("due_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("user_id", "table_id", "chapter", name="unique_reminder"),
        sqlite_autoincrement=True,
    )
    op.create_index("reminders_by_table", "mistake_reminders", ["table_id"], unique=False)
    op.create_table(
        "meta",
        Column("key", Text(), nullable=False),
        Column("value", Text(), nullable=False),
        Column("checksum", Text(), server_default="", nullable=False),
        PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "newcomers",
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("game", Text(), nullable=False),
        Column("first_table_ids", Text(), nullable=False),
        Column("answered_kinds", Text(), nullable=False),
        Column("explained", Text(), nullable=False),
        PrimaryKeyConstraint("user_id", "game"),
    )
    op.create_table(
        "offers",
        Column("id", ID, nullable=False),
        Column("kind", Text(), nullable=False),
        Column("guild_id", BigInteger(), nullable=False),
        Column("channel_id", BigInteger(), nullable=False),
        Column("message_id", BigInteger(), nullable=True),
        Column("opponent_id", BigInteger(), nullable=True),
        Column("opponent_name", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("variant", Text(), nullable=False),
        Column("max_seats", Integer(), nullable=False),
        Column("secret", Text(), nullable=False),
        Column("state", Text(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("expires_at", BigInteger(), nullable=False),
        Column("time_control", Text(), server_default="none", nullable=False),
        Column("max_missed", Integer(), server_default="3", nullable=False),
        Column("rematch_of", BigInteger(), nullable=True),
        Column("epoch", Integer(), server_default="1", nullable=False),
        Column("start_requested", Boolean(), server_default="0", nullable=False),
        Column("ended_at", BigInteger(), nullable=True),
        Column("silent_forfeit", Boolean(), server_default="0", nullable=False),
        Column("stakes", Text(), server_default="friendly", nullable=False),
        Column("open_hands", Boolean(), server_default="0", nullable=False),
        Column("guests", Text(), server_default="anybody", nullable=False),
        Column("from_table_id", BigInteger(), nullable=True),
        Column("from_ply", Integer(), nullable=True),
        Column("deal_id", BigInteger(), nullable=True),
        Column("checksum", Text(), server_default="", nullable=False),
        PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "offers_by_rematch_of", "offers", ["rematch_of"], unique=False, **where("rematch_of IS NOT NULL")
    )
    op.create_index("offers_by_deal", "offers", ["deal_id"], unique=False, **where("deal_id IS NOT NULL"))
    op.create_index(
        "offers_by_opponent", "offers", ["opponent_id"], unique=False, **where("opponent_id IS NOT NULL")
    )
    op.create_index("offers_by_state", "offers", ["state", "expires_at"], unique=False)
    op.create_table(
        "lookings",
        Column("guild_id", BigInteger(), autoincrement=False, nullable=False),
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("name", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("time_control", Text(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("expires_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("guild_id", "user_id"),
    )
    op.create_index("lookings_by_end", "lookings", ["expires_at"], unique=False)
    op.create_index("lookings_by_user", "lookings", ["user_id"], unique=False)
    op.create_table(
        "posse_calls",
        Column("guild_id", BigInteger(), autoincrement=False, nullable=False),
        Column("called_at", BigInteger(), autoincrement=False, nullable=False),
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        PrimaryKeyConstraint("guild_id", "called_at", "user_id"),
    )
    op.create_index("posse_calls_by_time", "posse_calls", ["called_at"], unique=False)
    op.create_index("posse_calls_by_user", "posse_calls", ["user_id"], unique=False)
    op.create_table(
        "tournaments",
        Column("id", ID, nullable=False),
        Column("guild_id", BigInteger(), nullable=False),
        Column("channel_id", BigInteger(), nullable=False),
        Column("host_id", BigInteger(), nullable=False),
        Column("name", Text(), nullable=False),
        Column("form", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("time_control", Text(), nullable=False),
        Column("places", Integer(), nullable=False),
        Column("round_seconds", Integer(), nullable=False),
        Column("starts_at", BigInteger(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("secret", Text(), nullable=False),
        Column("epoch", Integer(), nullable=False),
        Column("state", Text(), nullable=False),
        Column("round", Integer(), nullable=False),
        Column("round_ends_at", BigInteger(), nullable=True),
        Column("number", BigInteger(), nullable=True),
        Column("message_id", BigInteger(), nullable=True),
        Column("digest", Text(), nullable=False),
        Column("closed_at", BigInteger(), nullable=True),
        PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("tournaments_by_guild", "tournaments", ["guild_id", "id"], unique=False)
    op.create_index("tournaments_by_host", "tournaments", ["host_id"], unique=False)
    op.create_index("open_tournaments", "tournaments", ["id"], unique=False, **where("closed_at IS NULL"))
    op.create_table(
        "entrants",
        Column("tournament_id", BigInteger(), nullable=False, autoincrement=False),
        Column("user_id", BigInteger(), nullable=False, autoincrement=False),
        Column("name", Text(), nullable=False),
        Column("joined_at", BigInteger(), nullable=False),
        Column("is_checked_in", Boolean(), nullable=False),
        Column("was_called", Boolean(), nullable=False),
        Column("first_round", Integer(), nullable=False),
        Column("left_round", Integer(), nullable=True),
        PrimaryKeyConstraint("tournament_id", "user_id"),
    )
    op.create_index("entrants_by_user", "entrants", ["user_id"], unique=False)
    op.create_table(
        "pairing_games",
        Column("tournament_id", BigInteger(), nullable=False, autoincrement=False),
        Column("round", Integer(), nullable=False, autoincrement=False),
        Column("board", Integer(), nullable=False, autoincrement=False),
        Column("leg", Integer(), nullable=False, autoincrement=False),
        Column("first", BigInteger(), nullable=False),
        Column("second", BigInteger(), nullable=True),
        Column("table_id", BigInteger(), nullable=True),
        Column("message_id", BigInteger(), nullable=True),
        Column("result", Text(), nullable=False),
        Column("margin", Integer(), nullable=True),
        Column("turns", Integer(), nullable=True),
        PrimaryKeyConstraint("tournament_id", "round", "board", "leg"),
    )
    op.create_index("pairing_games_by_first", "pairing_games", ["first"], unique=False)
    op.create_index("pairing_games_by_second", "pairing_games", ["second"], unique=False)
    op.create_index("pairing_games_by_table", "pairing_games", ["table_id"], unique=False)
    op.create_table(
        "tournament_deals",
        Column("tournament_id", BigInteger(), nullable=False, autoincrement=False),
        Column("deal_id", BigInteger(), nullable=False, autoincrement=False),
        PrimaryKeyConstraint("tournament_id", "deal_id"),
    )
    op.create_table(
        "opt_outs",
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "seat_results",
        Column("table_id", BigInteger(), autoincrement=False, nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("user_id", BigInteger(), nullable=True),
        Column("level", Text(), nullable=True),
        Column("side", Text(), nullable=False),
        Column("place", Integer(), nullable=True),
        Column("sharing", Integer(), nullable=True),
        Column("margin", Integer(), nullable=True),
        Column("answers", Integer(), nullable=False),
        Column("median_seconds", Integer(), nullable=True),
        Column("missed", Integer(), nullable=False),
        Column("took_over", Boolean(), nullable=False),
        Column("achievements", Text(), server_default="", nullable=False),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seat_results_by_user", "seat_results", ["user_id", "table_id"], unique=False)
    op.create_table(
        "rated_seats",
        Column("table_id", BigInteger(), autoincrement=False, nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("guild_id", BigInteger(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("user_id", BigInteger(), nullable=False),
        Column("place", Integer(), nullable=False),
        Column("settled_at", BigInteger(), nullable=False),
        Column("mu_before", Double(), nullable=False),
        Column("sigma_before", Double(), nullable=False),
        Column("mu", Double(), nullable=False),
        Column("sigma", Double(), nullable=False),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    played = ["guild_id", "game", "settled_at", "table_id"]
    op.create_index("rated_seats_by_game", "rated_seats", played, unique=False)
    op.create_index("rated_seats_by_user", "rated_seats", ["user_id", *played[:3]], unique=False)
    op.create_table(
        "ratings",
        Column("guild_id", BigInteger(), autoincrement=False, nullable=False),
        Column("game", Text(), nullable=False),
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("mu", Double(), nullable=False),
        Column("sigma", Double(), nullable=False),
        Column("games", Integer(), nullable=False),
        Column("opponents", Integer(), nullable=False),
        Column("last_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("guild_id", "game", "user_id"),
    )
    op.create_index("ratings_by_user", "ratings", ["user_id"], unique=False)
    op.create_table(
        "seasons",
        Column("guild_id", BigInteger(), autoincrement=False, nullable=False),
        Column("ended_at", BigInteger(), autoincrement=False, nullable=False),
        Column("posted_at", BigInteger(), nullable=True),
        PrimaryKeyConstraint("guild_id", "ended_at"),
    )
    op.create_index("unposted_seasons", "seasons", ["ended_at"], unique=False, **where("posted_at IS NULL"))
    op.create_table(
        "podiums",
        Column("guild_id", BigInteger(), autoincrement=False, nullable=False),
        Column("game", Text(), nullable=False),
        Column("ended_at", BigInteger(), autoincrement=False, nullable=False),
        Column("place", Integer(), autoincrement=False, nullable=False),
        Column("user_id", BigInteger(), nullable=False),
        Column("mu", Double(), nullable=False),
        Column("games", Integer(), nullable=False),
        PrimaryKeyConstraint("guild_id", "game", "ended_at", "place"),
    )
    op.create_index("podiums_by_user", "podiums", ["user_id"], unique=False)
    op.create_table(
        "standing_orders",
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("table_id", BigInteger(), autoincrement=False, nullable=False),
        Column("family", Text(), nullable=False),
        Column("decision_kind", Text(), nullable=False),
        Column("instructions", Text(), nullable=False),
        Column("checksum", Text(), server_default="", nullable=False),
        PrimaryKeyConstraint("user_id", "table_id", "family", "decision_kind"),
    )
    op.create_table(
        "user_blocks",
        Column("guild_id", BigInteger(), autoincrement=False, nullable=False),
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("expires_at", BigInteger(), nullable=True),
        Column("reason", Text(), nullable=False),
        Column("checksum", Text(), server_default="", nullable=False),
        PrimaryKeyConstraint("guild_id", "user_id"),
    )
    op.create_table(
        "user_settings",
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("language", Text(), nullable=True),
        Column("timezone", Text(), nullable=True),
        Column("quiet_start", Integer(), nullable=True),
        Column("quiet_end", Integer(), nullable=True),
        Column("ping_mode", Text(), nullable=False),
        Column("ping_when_next", Boolean(), nullable=False),
        Column("pictures", Text(), nullable=True),
        Column("show_tips", Boolean(), server_default="1", nullable=False),
        Column("show_records", Boolean(), server_default="1", nullable=False),
        Column("judge_decisions", Boolean(), server_default="1", nullable=False),
        Column("reminder", Text(), nullable=True),
        PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "offer_participants",
        Column("offer_id", ID, nullable=False),
        Column("position", Integer(), nullable=False),
        Column("user_id", BigInteger(), nullable=True),
        Column("name", Text(), nullable=False),
        Column("client_seed", BigInteger(), nullable=False),
        Column("level", Text(), nullable=True),
        Column("deck_code", Text(), nullable=True),
        Column("checksum", Text(), server_default="", nullable=False),
        ForeignKeyConstraint(["offer_id"], ["offers.id"]),
        PrimaryKeyConstraint("offer_id", "position"),
        UniqueConstraint("offer_id", "user_id", name="one_chair_each"),
    )
    op.create_index("participants_by_user", "offer_participants", ["user_id"], unique=False)
    op.create_table(
        "pending_pings",
        Column("table_id", ID, nullable=False),
        Column("user_id", BigInteger(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("subject", Integer(), nullable=False),
        Column("due_at", BigInteger(), nullable=False),
        Column("is_done", Boolean(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["offers.id"]),
        PrimaryKeyConstraint("table_id", "user_id", "kind"),
    )
    op.create_index("pings_by_due_at", "pending_pings", ["is_done", "due_at"], unique=False)
    op.create_index("pings_by_user", "pending_pings", ["user_id"], unique=False)
    op.create_table(
        "tables",
        Column("id", ID, autoincrement=False, nullable=False),
        Column("game", Text(), nullable=False),
        Column("variant", Text(), nullable=False),
        Column("guild_id", BigInteger(), nullable=False),
        Column("parent_channel_id", BigInteger(), nullable=False),
        Column("channel_id", BigInteger(), nullable=True),
        Column("wants_thread", Boolean(), nullable=False),
        Column("secret", Text(), nullable=False),
        Column("last_ply", Integer(), nullable=False),
        Column("checkpoint_ply", Integer(), nullable=False),
        Column("winners", Text(), nullable=True),
        Column("created_at", BigInteger(), nullable=False),
        Column("updated_at", BigInteger(), nullable=False),
        Column("suspended_at", BigInteger(), nullable=True),
        Column("board_ply", Integer(), server_default="-1", nullable=False),
        Column("is_packed", Boolean(), server_default="0", nullable=False),
        Column("rules_version", Integer(), server_default="1", nullable=False),
        Column("rules_fingerprint", Text(), server_default="", nullable=False),
        Column("lost_moves", Integer(), nullable=True),
        Column("checksum", Text(), server_default="", nullable=False),
        ForeignKeyConstraint(["id"], ["offers.id"]),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("open_by_channel_id", "tables", ["channel_id"], unique=False, **where("winners IS NULL"))
    op.create_index("open_by_guild_id", "tables", ["guild_id"], unique=False, **where("winners IS NULL"))
    op.create_index(
        "open_by_parent_channel_id", "tables", ["parent_channel_id"], unique=False, **where("winners IS NULL")
    )
    op.create_index("open_tables", "tables", ["suspended_at"], unique=False, **where("winners IS NULL"))
    op.create_index(
        "outdated_boards",
        "tables",
        ["id"],
        unique=False,
        **where("board_ply < last_ply AND suspended_at IS NULL"),
    )
    op.create_index(
        "finished_by_channel",
        "tables",
        ["channel_id", "updated_at"],
        unique=False,
        **where("winners IS NOT NULL"),
    )
    op.create_index("finished_by_end", "tables", ["updated_at"], unique=False, **where("winners IS NOT NULL"))
    op.create_index(
        "finished_by_parent",
        "tables",
        ["parent_channel_id", "channel_id", "updated_at"],
        unique=False,
        **where("winners IS NOT NULL"),
    )
    op.create_index("unannounced_losses", "tables", ["id"], unique=False, **where("lost_moves IS NOT NULL"))
    op.create_index(
        "unpacked_tables",
        "tables",
        ["updated_at"],
        unique=False,
        **where("is_packed = 0 AND winners IS NOT NULL", "NOT is_packed AND winners IS NOT NULL"),
    )
    op.create_table(
        "board_messages",
        Column("table_id", ID, nullable=False),
        Column("channel_id", BigInteger(), nullable=False),
        Column("message_id", BigInteger(), nullable=False),
        Column("shown_ply", Integer(), nullable=False),
        Column("pinged_ply", Integer(), nullable=False),
        Column("posted_at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "checkpoints",
        Column("table_id", ID, nullable=False),
        Column("ply", Integer(), nullable=False),
        Column("format", Integer(), nullable=False),
        Column("state", Text(), nullable=False),
        Column("checksum", Text(), server_default="", nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("table_id", "ply"),
    )
    op.create_table(
        "clocks",
        Column("table_id", ID, nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("bank", Integer(), nullable=False),
        Column("missed_in_row", Integer(), nullable=False),
        Column("has_answered", Boolean(), nullable=False),
        Column("decision_ply", Integer(), nullable=True),
        Column("started_at", BigInteger(), nullable=False),
        Column("base_seconds", Integer(), nullable=False),
        Column("deadline", BigInteger(), nullable=False),
        Column("early_reminder_at", BigInteger(), nullable=True),
        Column("final_reminder_at", BigInteger(), nullable=True),
        Column("spent_log", Text(), server_default="", nullable=False),
        Column("next_check_at", BigInteger(), nullable=True),
        Column("checksum", Text(), server_default="", nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("clocks_by_next_check", "clocks", ["next_check_at"], unique=False)
    op.create_table(
        "game_archives",
        Column("table_id", ID, nullable=False),
        Column("packed", LargeBinary(), nullable=False),
        Column("checksum", Text(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "log_rows",
        Column("table_id", ID, nullable=False),
        Column("ply", Integer(), nullable=False),
        Column("seat", Integer(), nullable=True),
        Column("reply", Text(), nullable=False),
        Column("state_crc", BigInteger(), nullable=False),
        Column("events", Text(), nullable=False),
        Column("idempotency_key", Text(), nullable=True),
        Column("created_at", BigInteger(), nullable=False),
        Column("checksum", Text(), server_default="", nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("table_id", "ply"),
        UniqueConstraint("table_id", "idempotency_key", name="unique_idempotency_key"),
    )
    op.create_table(
        "proposals",
        Column("id", ID, nullable=False),
        Column("table_id", ID, nullable=False),
        Column("kind", Text(), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("ply", Integer(), nullable=False),
        Column("choices", Integer(), nullable=False),
        Column("channel_id", BigInteger(), nullable=True),
        Column("message_id", BigInteger(), nullable=True),
        Column("state", Text(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("expires_at", BigInteger(), nullable=False),
        Column("ended_at", BigInteger(), nullable=True),
        Column("checksum", Text(), server_default="", nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("proposals_by_state", "proposals", ["state", "table_id"], unique=False)
    op.create_index("proposals_by_table", "proposals", ["table_id", "kind"], unique=False)
    op.create_table(
        "publish_failures",
        Column("table_id", ID, nullable=False),
        Column("discord_code", Integer(), nullable=False),
        Column("attempts", Integer(), nullable=False),
        Column("retry_at", BigInteger(), nullable=False),
        Column("first_failed_at", BigInteger(), nullable=False),
        Column("failed_at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "seats",
        Column("table_id", ID, nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("user_id", BigInteger(), nullable=True),
        Column("name", Text(), nullable=False),
        Column("client_seed", BigInteger(), nullable=False),
        Column("level", Text(), nullable=True),
        Column("deck_code", Text(), nullable=True),
        Column("to_act", Boolean(), nullable=False),
        Column("to_act_since", Integer(), server_default="0", nullable=False),
        Column("seen_ply", Integer(), server_default="0", nullable=False),
        Column("departed_at", BigInteger(), nullable=True),
        Column("needs_entropy", Boolean(), server_default="0", nullable=False),
        Column("recent_pings", Text(), server_default="", nullable=False),
        Column("checksum", Text(), server_default="", nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index(
        "seats_to_act", "seats", ["user_id", "table_id"], unique=False, **where("to_act = 1", "to_act")
    )
    op.create_index("seats_by_user", "seats", ["user_id", "table_id"], unique=False)
    op.create_table(
        "former_players",
        Column("table_id", ID, nullable=False),
        Column("user_id", BigInteger(), nullable=False),
        Column("seat", Integer(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("table_id", "user_id"),
    )
    op.create_index("former_players_by_user", "former_players", ["user_id"], unique=False)
    op.create_table(
        "house_runs",
        Column("deal_id", BigInteger(), autoincrement=False, nullable=False),
        Column("number", Integer(), autoincrement=False, nullable=False),
        Column("level", Text(), nullable=False),
        Column("won", Integer(), nullable=False),
        Column("is_played_out", Boolean(), nullable=False),
        Column("margin", Integer(), nullable=False),
        Column("turns", Integer(), nullable=False),
        PrimaryKeyConstraint("deal_id", "number"),
    )
    op.create_table(
        "sealed_deals",
        Column("id", ID, nullable=False),
        Column("day", Integer(), nullable=True),
        Column("game", Text(), nullable=False),
        Column("variant", Text(), nullable=False),
        Column("level", Text(), nullable=False),
        Column("seats", Integer(), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("secret", Text(), nullable=False),
        Column("epoch", Integer(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("closes_at", BigInteger(), nullable=False),
        Column("number", BigInteger(), nullable=True),
        Column("rules_version", Integer(), nullable=True),
        PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("deals_by_day", "sealed_deals", ["day", "game"], unique=True)
    op.create_index("deals_by_end", "sealed_deals", ["closes_at"], unique=False)
    op.create_table(
        "stories",
        Column("table_id", ID, nullable=False),
        Column("packed", LargeBinary(), nullable=False),
        Column("reckoned_at", BigInteger(), nullable=False),
        Column("gazette_id", BigInteger(), nullable=True),
        Column("checksum", Text(), server_default="", nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "suspension_notices",
        Column("user_id", BigInteger(), autoincrement=False, nullable=False),
        Column("table_id", ID, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("user_id", "table_id"),
    )
    op.create_table(
        "proposal_consents",
        Column("proposal_id", ID, nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("checksum", Text(), server_default="", nullable=False),
        ForeignKeyConstraint(["proposal_id"], ["proposals.id"]),
        PrimaryKeyConstraint("proposal_id", "seat"),
    )
    # ### end Alembic commands ###
