"""What answered questions have cost, so that a take-back gives no time; of those before it is not known."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add it to each clock."""
    op.add_column("clocks", Column("earlier", Text(), nullable=False, server_default=""))
