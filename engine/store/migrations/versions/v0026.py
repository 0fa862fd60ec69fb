"""Checksums of offers, seats at them, clocks, proposals, facts; challenges and audits are found by person."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text, text

revision = "0026"
down_revision = "0025"

GUARDED = ("offers", "sitters", "clocks", "proposals", "consents", "facts")


def upgrade() -> None:
    """Add them, empty: a row gets its own when it is written the next time."""
    for name in GUARDED:
        op.add_column(name, Column("sum", Text()))
    asked = text("opponent IS NOT NULL")
    op.create_index("offers_by_opponent", "offers", ["opponent"], sqlite_where=asked)
    op.create_index("audits_by_user", "audits", ["user"])
