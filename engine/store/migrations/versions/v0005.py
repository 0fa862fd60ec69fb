"""What players propose to each other, rematches, and tables whose channel is gone."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, Text

revision = "0005"
down_revision = "0004"

ID = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    """Make them."""
    _proposals()
    op.add_column("offers", Column("again", BigInteger()))
    op.add_column("tables", Column("frozen", BigInteger()))
    op.create_table(
        "untold",
        Column("user", BigInteger(), nullable=False, autoincrement=False),
        Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
        PrimaryKeyConstraint("user", "table_id"),
    )


def _proposals() -> None:
    op.create_table(
        "proposals",
        Column("id", ID, primary_key=True),
        Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
        Column("kind", Text(), nullable=False),
        *(Column(name, Integer(), nullable=False) for name in ("seat", "ply", "count")),
        *(Column(name, BigInteger()) for name in ("channel", "message")),
        Column("state", Text(), nullable=False),
        *(Column(name, BigInteger(), nullable=False) for name in ("created", "expires")),
        Column("ended", BigInteger()),
        sqlite_autoincrement=True,
    )
    op.create_index("proposals_by_state", "proposals", ["state", "table_id"])
    op.create_index("proposals_by_table", "proposals", ["table_id", "kind"])
    op.create_table(
        "consents",
        Column("proposal_id", ID, ForeignKey("proposals.id"), nullable=False),
        Column("seat", Integer(), nullable=False),
        PrimaryKeyConstraint("proposal_id", "seat"),
    )
