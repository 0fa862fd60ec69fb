"""People: their settings, when they are away, and how each was called to their tables."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    Text,
)

revision = "0003"
down_revision = "0002"

ID = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    """Make them."""
    _people()
    _aways()
    _letters()
    _calls()
    op.add_column("houses", Column("away_days", Integer(), nullable=False, server_default="30"))


def _people() -> None:
    op.create_table(
        "people",
        Column("user", BigInteger(), primary_key=True, autoincrement=False),
        Column("language", Text()),
        Column("timezone", Text()),
        Column("quiet_from", Integer()),
        Column("quiet_to", Integer()),
        Column("ping", Text(), nullable=False),
        Column("next_up", Boolean(), nullable=False),
        Column("pictures", Text()),
    )


def _aways() -> None:
    op.create_table(
        "aways",
        Column("id", ID, primary_key=True),
        *(Column(name, BigInteger(), nullable=False) for name in ("user", "guild", "start", "until")),
    )
    op.create_index("aways_by_user", "aways", ["user", "guild"])


def _letters() -> None:
    op.create_table(
        "letters",
        Column("user", BigInteger(), primary_key=True, autoincrement=False),
        Column("day", Integer(), nullable=False),
        Column("sent", Integer(), nullable=False),
        Column("closed", Boolean(), nullable=False),
        Column("told", Boolean(), nullable=False),
    )
    op.create_index("letters_by_day", "letters", ["day"])


def _calls() -> None:
    op.create_table(
        "calls",
        Column("table_id", ID, ForeignKey("offers.id"), nullable=False),
        Column("user", BigInteger(), nullable=False),
        Column("what", Text(), nullable=False),
        Column("asked", Integer(), nullable=False),
        Column("due", BigInteger(), nullable=False),
        Column("done", Boolean(), nullable=False),
        PrimaryKeyConstraint("table_id", "user", "what"),
    )
    op.create_index("calls_by_due", "calls", ["done", "due"])
    op.create_index("calls_by_user", "calls", ["user"])
