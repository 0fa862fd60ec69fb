"""What each seat has seen of its game, and since when it is asked: for boards and panels."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer

revision = "0009"
down_revision = "0008"

# A board has called people for the question that it shows; where none was posted, nobody was called yet.
ASKED = """
UPDATE seats SET asked_since = coalesce(
    (SELECT asked FROM boards WHERE boards.table_id = seats.table_id),
    (SELECT ply FROM tables WHERE tables.id = seats.table_id)
) WHERE waiting
"""
SEEN = """
UPDATE seats SET seen = coalesce(
    (SELECT max(ply) FROM actions WHERE actions.table_id = seats.table_id AND actions.seat = seats.seat), 0
)
"""


def upgrade() -> None:
    """Add both. Whoever has acted has seen the game so far."""
    for name in ("asked_since", "seen"):
        op.add_column("seats", Column(name, Integer(), nullable=False, server_default="0"))
    op.execute(ASKED)
    op.execute(SEEN)
