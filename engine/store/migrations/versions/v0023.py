"""When each person was pinged last for a table, so that a slow game does not call them too often a day."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add it to each seat."""
    op.add_column("seats", Column("pinged", Text(), nullable=False, server_default=""))
