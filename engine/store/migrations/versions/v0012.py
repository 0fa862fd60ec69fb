"""Checksums of what a game cannot do without. Older rows get theirs when a table is first loaded."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the columns."""
    for table in ("tables", "seats", "actions", "snapshots"):
        op.add_column(table, Column("sum", Text()))
