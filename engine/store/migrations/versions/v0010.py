"""Years of games: what is looked for among open tables is found without those that are over."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Integer, text

revision = "0010"
down_revision = "0009"

OPEN, OVER = "winners IS NULL", "winners IS NOT NULL"
PARTIAL = (
    ("offers_by_again", "offers", ("again",), "again IS NOT NULL"),
    ("open_tables", "tables", ("frozen",), OPEN),
    ("open_by_guild", "tables", ("guild",), OPEN),
    ("open_by_channel", "tables", ("channel",), OPEN),
    ("open_by_parent", "tables", ("parent",), OPEN),
    ("over_by_channel", "tables", ("channel", "changed"), OVER),
    ("over_by_parent", "tables", ("parent", "channel", "changed"), OVER),
    ("outdated", "tables", ("id",), "shown < ply AND frozen IS NULL"),
    ("untidy", "tables", ("changed",), f"tidy = 0 AND {OVER}"),
    ("seats_asked", "seats", ("user_id", "table_id"), "waiting = 1"),
)
SHOWN = """
UPDATE tables SET shown = (SELECT ply FROM boards WHERE table_id = id)
WHERE id IN (SELECT table_id FROM boards)
"""


def upgrade() -> None:
    """Add the indexes and what they tell apart; games that are over are tidied later, bit by bit."""
    op.add_column("tables", Column("shown", Integer(), nullable=False, server_default="-1"))
    op.add_column("tables", Column("tidy", Boolean(), nullable=False, server_default="0"))
    op.execute(SHOWN)
    for column in ("guild", "channel", "parent"):
        op.drop_index(f"tables_by_{column}", "tables")
    op.drop_index("seats_by_user", "seats")
    op.create_index("seats_by_user", "seats", ["user_id", "table_id"])
    op.create_index("aways_by_end", "aways", ["until"])
    for name, table, columns, where in PARTIAL:
        op.create_index(name, table, list(columns), sqlite_where=text(where))
