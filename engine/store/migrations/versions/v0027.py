"""Checksums of standing orders, decks and blocks."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Add them, empty: a row gets its own when it is written the next time."""
    for name in ("orders", "decks", "blocks"):
        op.add_column(name, Column("sum", Text()))
