"""Epochs: what a table has yet to be told of moves that are gone, and who has yet to mix into its luck."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Integer, text

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add both. A database that was never marked goes on where it is."""
    op.add_column("tables", Column("lost", Integer()))
    op.add_column("seats", Column("unmixed", Boolean(), nullable=False, server_default="0"))
    op.create_index("set_back", "tables", ["id"], sqlite_where=text("lost IS NOT NULL"))
