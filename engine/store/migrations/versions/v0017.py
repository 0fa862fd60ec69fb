"""Whether the silent may win, and since when somebody has left the server."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add both; what there is keeps the terms under which it was accepted."""
    op.add_column("offers", Column("silent_lose", Boolean(), nullable=False, server_default="0"))
    op.add_column("seats", Column("gone", BigInteger()))
