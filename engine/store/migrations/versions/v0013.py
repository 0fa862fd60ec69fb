"""Which rules a game began with, and what the seal of an offer binds, which was not written down before."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer, Text

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add both. What there was is of the first version, the first form and the first epoch."""
    for name in ("seal", "epoch"):
        op.add_column("offers", Column(name, Integer(), nullable=False, server_default="1"))
    op.add_column("tables", Column("rules_version", Integer(), nullable=False, server_default="1"))
    op.add_column("tables", Column("fingerprint", Text(), nullable=False, server_default=""))
