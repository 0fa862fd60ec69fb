"""Logs of games that are long over are packed, a few at a time, when what only games under way need goes."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, Text

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Make room for them; all games that are over are looked at once more, while the bot runs."""
    op.create_table(
        "archives",
        Column("table_id", Integer(), ForeignKey("tables.id"), primary_key=True),
        Column("data", LargeBinary(), nullable=False),
        Column("checks", Text(), nullable=False),
        Column("sum", Text(), nullable=False),
    )
    op.execute("UPDATE tables SET tidy = 0 WHERE winners IS NOT NULL")
