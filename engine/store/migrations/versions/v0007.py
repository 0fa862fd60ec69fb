"""Whether a server's boards have pictures, and in which colours."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add that setting."""
    op.add_column("houses", Column("pictures", Text(), nullable=False, server_default="on"))
