"""The tables of release 1.0.0. Until then this file changes with schema.py."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "audits",
        Column("id", ID, nullable=False),
        Column("guild", BigInteger(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        Column("user", BigInteger(), nullable=False),
        Column("what", Text(), nullable=False),
        Column("about", Text(), nullable=False),
        Column("reason", Text(), nullable=False),
        PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("audits_by_guild", "audits", ["guild", "id"], unique=False)
    op.create_index("audits_by_user", "audits", ["user"], unique=False)
    op.create_table(
        "aways",
        Column("id", ID, nullable=False),
        Column("user", BigInteger(), nullable=False),
        Column("guild", BigInteger(), nullable=False),
        Column("start", BigInteger(), nullable=False),
        Column("until", BigInteger(), nullable=False),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("aways_by_end", "aways", ["until"], unique=False)
    op.create_index("aways_by_user", "aways", ["user", "guild"], unique=False)
    op.create_table(
        "blocks",
        Column("guild", BigInteger(), autoincrement=False, nullable=False),
        Column("user", BigInteger(), autoincrement=False, nullable=False),
        Column("until", BigInteger(), nullable=True),
        Column("reason", Text(), nullable=False),
        Column("sum", Text(), nullable=True),
        PrimaryKeyConstraint("guild", "user"),
    )
    op.create_table(
        "decks",
        Column("id", ID, nullable=False),
        Column("user_id", BigInteger(), nullable=False),
        Column("name", Text(), nullable=False),
        Column("sought", Text(), nullable=False),
        Column("family", Text(), nullable=False),
        Column("leader", Text(), nullable=False),
        Column("cards", Text(), nullable=False),
        Column("chosen", Boolean(), nullable=False),
        Column("changed", Integer(), nullable=False),
        Column("before", Text(), server_default="", nullable=False),
        Column("sum", Text(), nullable=True),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("user_id", "sought", name="each_deck_name_once"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "experience",
        Column("user", BigInteger(), autoincrement=False, nullable=False),
        Column("game", Text(), nullable=False),
        Column("tables", Text(), nullable=False),
        Column("answered", Text(), nullable=False),
        Column("told", Text(), nullable=False),
        PrimaryKeyConstraint("user", "game"),
    )
    op.create_table(
        "facts",
        Column("name", Text(), nullable=False),
        Column("value", Text(), nullable=False),
        Column("sum", Text(), nullable=True),
        PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "houses",
        Column("guild", BigInteger(), autoincrement=False, nullable=False),
        Column("language", Text(), nullable=True),
        Column("game", Text(), nullable=False),
        Column("thread", Boolean(), nullable=False),
        Column("per_channel", Integer(), nullable=False),
        Column("per_player", Integer(), nullable=False),
        Column("away_days", Integer(), server_default="30", nullable=False),
        Column("clock", Text(), server_default="day", nullable=False),
        Column("patience", Integer(), server_default="3", nullable=False),
        Column("pictures", Text(), server_default="on", nullable=False),
        Column("offer_hours", Integer(), nullable=True),
        Column("per_day", Integer(), nullable=True),
        Column("log_channel", BigInteger(), nullable=True),
        Column("keep_months", Integer(), nullable=True),
        Column("quiet_threads", Boolean(), server_default="0", nullable=False),
        PrimaryKeyConstraint("guild"),
    )
    op.create_table(
        "lessons",
        Column("user", BigInteger(), autoincrement=False, nullable=False),
        Column("family", Text(), nullable=False),
        Column("lesson", Text(), nullable=False),
        Column("presses", Text(), nullable=False),
        Column("finished", Text(), nullable=False),
        Column("changed", BigInteger(), nullable=False),
        PrimaryKeyConstraint("user", "family"),
    )
    op.create_index("lessons_by_change", "lessons", ["changed"], unique=False)
    op.create_table(
        "letters",
        Column("user", BigInteger(), autoincrement=False, nullable=False),
        Column("day", Integer(), nullable=False),
        Column("sent", Integer(), nullable=False),
        Column("closed", Boolean(), nullable=False),
        Column("told", Boolean(), nullable=False),
        PrimaryKeyConstraint("user"),
    )
    op.create_index("letters_by_day", "letters", ["day"], unique=False)
    op.create_table(
        "no_challenges",
        Column("user", BigInteger(), autoincrement=False, nullable=False),
        Column("host", BigInteger(), autoincrement=False, nullable=False),
        PrimaryKeyConstraint("user", "host"),
    )
    op.create_table(
        "offers",
        Column("id", ID, nullable=False),
        Column("kind", Text(), nullable=False),
        Column("guild", BigInteger(), nullable=False),
        Column("channel", BigInteger(), nullable=False),
        Column("message", BigInteger(), nullable=True),
        Column("opponent", BigInteger(), nullable=True),
        Column("opponent_name", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("variant", Text(), nullable=False),
        Column("most", Integer(), nullable=False),
        Column("secret", Text(), nullable=False),
        Column("state", Text(), nullable=False),
        Column("created", BigInteger(), nullable=False),
        Column("expires", BigInteger(), nullable=False),
        Column("clock", Text(), server_default="none", nullable=False),
        Column("patience", Integer(), server_default="3", nullable=False),
        Column("again", BigInteger(), nullable=True),
        Column("epoch", Integer(), server_default="1", nullable=False),
        Column("asked_to_start", Boolean(), server_default="0", nullable=False),
        Column("ended", BigInteger(), nullable=True),
        Column("silent_lose", Boolean(), server_default="0", nullable=False),
        Column("hints", Boolean(), server_default="0", nullable=False),
        Column("sum", Text(), nullable=True),
        PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "offers_by_again", "offers", ["again"], unique=False, sqlite_where=text("again IS NOT NULL")
    )
    op.create_index(
        "offers_by_opponent", "offers", ["opponent"], unique=False, sqlite_where=text("opponent IS NOT NULL")
    )
    op.create_index("offers_by_state", "offers", ["state", "expires"], unique=False)
    op.create_table(
        "optouts",
        Column("user", BigInteger(), autoincrement=False, nullable=False),
        PrimaryKeyConstraint("user"),
    )
    op.create_table(
        "orders",
        Column("user", BigInteger(), autoincrement=False, nullable=False),
        Column("table_id", BigInteger(), autoincrement=False, nullable=False),
        Column("family", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("words", Text(), nullable=False),
        Column("sum", Text(), nullable=True),
        PrimaryKeyConstraint("user", "table_id", "family", "kind"),
    )
    op.create_table(
        "people",
        Column("user", BigInteger(), autoincrement=False, nullable=False),
        Column("language", Text(), nullable=True),
        Column("timezone", Text(), nullable=True),
        Column("quiet_from", Integer(), nullable=True),
        Column("quiet_to", Integer(), nullable=True),
        Column("ping", Text(), nullable=False),
        Column("next_up", Boolean(), nullable=False),
        Column("pictures", Text(), nullable=True),
        Column("tips", Boolean(), server_default="1", nullable=False),
        PrimaryKeyConstraint("user"),
    )
    op.create_table(
        "shut",
        Column("guild", BigInteger(), autoincrement=False, nullable=False),
        Column("at", BigInteger(), nullable=False),
        Column("reason", Text(), nullable=False),
        PrimaryKeyConstraint("guild"),
    )
    op.create_table(
        "calls",
        Column("table_id", ID, nullable=False),
        Column("user", BigInteger(), nullable=False),
        Column("what", Text(), nullable=False),
        Column("asked", Integer(), nullable=False),
        Column("due", BigInteger(), nullable=False),
        Column("done", Boolean(), nullable=False),
        ForeignKeyConstraint(
            ["table_id"],
            ["offers.id"],
        ),
        PrimaryKeyConstraint("table_id", "user", "what"),
    )
    op.create_index("calls_by_due", "calls", ["done", "due"], unique=False)
    op.create_index("calls_by_user", "calls", ["user"], unique=False)
    op.create_table(
        "sitters",
        Column("offer_id", ID, nullable=False),
        Column("place", Integer(), nullable=False),
        Column("user_id", BigInteger(), nullable=True),
        Column("name", Text(), nullable=False),
        Column("number", BigInteger(), nullable=False),
        Column("level", Text(), nullable=True),
        Column("deck", Text(), nullable=True),
        Column("sum", Text(), nullable=True),
        ForeignKeyConstraint(
            ["offer_id"],
            ["offers.id"],
        ),
        PrimaryKeyConstraint("offer_id", "place"),
        UniqueConstraint("offer_id", "user_id", name="one_chair_each"),
    )
    op.create_index("sitters_by_user", "sitters", ["user_id"], unique=False)
    op.create_table(
        "tables",
        Column("id", ID, autoincrement=False, nullable=False),
        Column("game", Text(), nullable=False),
        Column("variant", Text(), nullable=False),
        Column("guild", BigInteger(), nullable=False),
        Column("parent", BigInteger(), nullable=False),
        Column("channel", BigInteger(), nullable=True),
        Column("thread", Boolean(), nullable=False),
        Column("secret", Text(), nullable=False),
        Column("ply", Integer(), nullable=False),
        Column("rested", Integer(), nullable=False),
        Column("winners", Text(), nullable=True),
        Column("created", BigInteger(), nullable=False),
        Column("changed", BigInteger(), nullable=False),
        Column("frozen", BigInteger(), nullable=True),
        Column("shown", Integer(), server_default="-1", nullable=False),
        Column("tidy", Boolean(), server_default="0", nullable=False),
        Column("rules_version", Integer(), server_default="1", nullable=False),
        Column("fingerprint", Text(), server_default="", nullable=False),
        Column("lost", Integer(), nullable=True),
        Column("sum", Text(), nullable=True),
        ForeignKeyConstraint(
            ["id"],
            ["offers.id"],
        ),
        PrimaryKeyConstraint("id"),
    )
    op.create_index(
        "open_by_channel", "tables", ["channel"], unique=False, sqlite_where=text("winners IS NULL")
    )
    op.create_index("open_by_guild", "tables", ["guild"], unique=False, sqlite_where=text("winners IS NULL"))
    op.create_index(
        "open_by_parent", "tables", ["parent"], unique=False, sqlite_where=text("winners IS NULL")
    )
    op.create_index("open_tables", "tables", ["frozen"], unique=False, sqlite_where=text("winners IS NULL"))
    op.create_index(
        "outdated", "tables", ["id"], unique=False, sqlite_where=text("shown < ply AND frozen IS NULL")
    )
    op.create_index(
        "over_by_channel",
        "tables",
        ["channel", "changed"],
        unique=False,
        sqlite_where=text("winners IS NOT NULL"),
    )
    op.create_index(
        "over_by_end", "tables", ["changed"], unique=False, sqlite_where=text("winners IS NOT NULL")
    )
    op.create_index(
        "over_by_parent",
        "tables",
        ["parent", "channel", "changed"],
        unique=False,
        sqlite_where=text("winners IS NOT NULL"),
    )
    op.create_index("set_back", "tables", ["id"], unique=False, sqlite_where=text("lost IS NOT NULL"))
    op.create_index(
        "untidy", "tables", ["changed"], unique=False, sqlite_where=text("tidy = 0 AND winners IS NOT NULL")
    )
    op.create_table(
        "actions",
        Column("table_id", ID, nullable=False),
        Column("ply", Integer(), nullable=False),
        Column("seat", Integer(), nullable=True),
        Column("reply", Text(), nullable=False),
        Column("crc", BigInteger(), nullable=False),
        Column("events", Text(), nullable=False),
        Column("click", Text(), nullable=True),
        Column("at", BigInteger(), nullable=False),
        Column("sum", Text(), nullable=True),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id", "ply"),
        UniqueConstraint("table_id", "click", name="each_click_once"),
    )
    op.create_table(
        "archives",
        Column("table_id", ID, nullable=False),
        Column("data", LargeBinary(), nullable=False),
        Column("checks", Text(), nullable=False),
        Column("sum", Text(), nullable=False),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "boards",
        Column("table_id", ID, nullable=False),
        Column("channel", BigInteger(), nullable=False),
        Column("message", BigInteger(), nullable=False),
        Column("ply", Integer(), nullable=False),
        Column("asked", Integer(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "clocks",
        Column("table_id", ID, nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("bank", Integer(), nullable=False),
        Column("missed", Integer(), nullable=False),
        Column("touched", Boolean(), nullable=False),
        Column("put", Integer(), nullable=True),
        Column("since", BigInteger(), nullable=False),
        Column("own", Integer(), nullable=False),
        Column("due", BigInteger(), nullable=False),
        Column("half", BigInteger(), nullable=True),
        Column("near", BigInteger(), nullable=True),
        Column("earlier", Text(), server_default="", nullable=False),
        Column("look", BigInteger(), nullable=True),
        Column("sum", Text(), nullable=True),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("clocks_by_look", "clocks", ["look"], unique=False)
    op.create_table(
        "proposals",
        Column("id", ID, nullable=False),
        Column("table_id", ID, nullable=False),
        Column("kind", Text(), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("ply", Integer(), nullable=False),
        Column("count", Integer(), nullable=False),
        Column("channel", BigInteger(), nullable=True),
        Column("message", BigInteger(), nullable=True),
        Column("state", Text(), nullable=False),
        Column("created", BigInteger(), nullable=False),
        Column("expires", BigInteger(), nullable=False),
        Column("ended", BigInteger(), nullable=True),
        Column("sum", Text(), nullable=True),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("proposals_by_state", "proposals", ["state", "table_id"], unique=False)
    op.create_index("proposals_by_table", "proposals", ["table_id", "kind"], unique=False)
    op.create_table(
        "seats",
        Column("table_id", ID, nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("user_id", BigInteger(), nullable=True),
        Column("name", Text(), nullable=False),
        Column("number", BigInteger(), nullable=False),
        Column("level", Text(), nullable=True),
        Column("deck", Text(), nullable=True),
        Column("waiting", Boolean(), nullable=False),
        Column("asked_since", Integer(), server_default="0", nullable=False),
        Column("seen", Integer(), server_default="0", nullable=False),
        Column("gone", BigInteger(), nullable=True),
        Column("unmixed", Boolean(), server_default="0", nullable=False),
        Column("pinged", Text(), server_default="", nullable=False),
        Column("sum", Text(), nullable=True),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index(
        "seats_asked", "seats", ["user_id", "table_id"], unique=False, sqlite_where=text("waiting = 1")
    )
    op.create_index("seats_by_user", "seats", ["user_id", "table_id"], unique=False)
    op.create_table(
        "snapshots",
        Column("table_id", ID, nullable=False),
        Column("ply", Integer(), nullable=False),
        Column("version", Integer(), nullable=False),
        Column("data", Text(), nullable=False),
        Column("sum", Text(), nullable=True),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id", "ply"),
    )
    op.create_table(
        "troubles",
        Column("table_id", ID, nullable=False),
        Column("code", Integer(), nullable=False),
        Column("times", Integer(), nullable=False),
        Column("again", BigInteger(), nullable=False),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "untold",
        Column("user", BigInteger(), autoincrement=False, nullable=False),
        Column("table_id", ID, nullable=False),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("user", "table_id"),
    )
    op.create_table(
        "consents",
        Column("proposal_id", ID, nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("sum", Text(), nullable=True),
        ForeignKeyConstraint(
            ["proposal_id"],
            ["proposals.id"],
        ),
        PrimaryKeyConstraint("proposal_id", "seat"),
    )
    # ### end Alembic commands ###
