"""Tips for who is new to a game: what they know of it, and whether they want any."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Text

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Add both. Who has played before is known by their seats."""
    op.create_table(
        "experience",
        Column("user", BigInteger(), primary_key=True, autoincrement=False),
        Column("game", Text(), primary_key=True),
        Column("tables", Text(), nullable=False),
        Column("answered", Text(), nullable=False),
        Column("told", Text(), nullable=False),
    )
    op.add_column("people", Column("tips", Boolean(), nullable=False, server_default="1"))
