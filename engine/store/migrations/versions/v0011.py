"""What Discord refuses is remembered, so that no restart tries it more often."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """A table of its own: few tables are ever refused."""
    op.create_table(
        "troubles",
        Column("table_id", Integer(), ForeignKey("tables.id"), primary_key=True),
        Column("code", Integer(), nullable=False),
        Column("times", Integer(), nullable=False),
        Column("again", BigInteger(), nullable=False),
    )
