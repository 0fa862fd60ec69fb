"""Standing orders for reactions."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "orders",
        Column("user", BigInteger(), primary_key=True, autoincrement=False),
        Column("table_id", BigInteger(), primary_key=True, autoincrement=False),
        Column("family", Text(), primary_key=True),
        Column("kind", Text(), primary_key=True),
        Column("words", Text(), nullable=False),
    )
