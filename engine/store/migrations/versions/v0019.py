"""What each deck was before, so that a change of it can be undone."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the earlier lists of decks; of those that are there none is known."""
    op.add_column("decks", Column("before", Text(), nullable=False, server_default=""))
