"""Whether an offer lets those who play its game ask the computer for hints."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add it; what there is keeps the terms under which it was accepted: none between people."""
    op.add_column("offers", Column("hints", Boolean(), nullable=False, server_default="0"))
