"""Finished games by when they ended, so that those that are kept no longer are found without the others."""

from __future__ import annotations

from alembic import op
from sqlalchemy import text

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the index."""
    op.create_index("over_by_end", "tables", ["changed"], sqlite_where=text("winners IS NOT NULL"))
