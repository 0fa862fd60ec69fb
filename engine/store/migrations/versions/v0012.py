"""Computers have levels: those who sat before there were any are deputies, as are all who sit in."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Name the level that the only computer player had been."""
    for table in ("seats", "sitters"):
        op.execute(f"UPDATE {table} SET level = 'deputy' WHERE level = 'heuristic'")
