"""What moderators and hosts decide: blocks, the list of what was done, limits; who wants nothing stored."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, Text

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Tables of their own: most servers never block anybody."""
    _add_moderation()
    _add_refusals()
    for name in ("offer_hours", "per_day", "log_channel", "keep_months"):
        op.add_column("houses", Column(name, BigInteger() if name == "log_channel" else Integer()))
    op.add_column("houses", Column("quiet_threads", Boolean(), nullable=False, server_default="0"))


def _add_moderation() -> None:
    op.create_table(
        "audits",
        Column("id", Integer(), primary_key=True),
        Column("guild", BigInteger(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        Column("user", BigInteger(), nullable=False),
        Column("what", Text(), nullable=False),
        Column("about", Text(), nullable=False),
        Column("reason", Text(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("audits_by_guild", "audits", ["guild", "id"])
    op.create_table(
        "blocks",
        Column("guild", BigInteger(), primary_key=True, autoincrement=False),
        Column("user", BigInteger(), primary_key=True, autoincrement=False),
        Column("until", BigInteger()),
        Column("reason", Text(), nullable=False),
    )


def _add_refusals() -> None:
    op.create_table("optouts", Column("user", BigInteger(), primary_key=True, autoincrement=False))
    op.create_table(
        "shut",
        Column("guild", BigInteger(), primary_key=True, autoincrement=False),
        Column("at", BigInteger(), nullable=False),
        Column("reason", Text(), nullable=False),
    )
