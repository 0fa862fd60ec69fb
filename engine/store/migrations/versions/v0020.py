"""When an offer ended, whether its table was asked to start, whose challenges somebody wants none of."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add them; of older offers nothing of it is known."""
    op.add_column("offers", Column("asked_to_start", Boolean(), nullable=False, server_default="0"))
    op.add_column("offers", Column("ended", BigInteger()))
    op.create_table(
        "no_challenges",
        Column("user", BigInteger(), primary_key=True, autoincrement=False),
        Column("host", BigInteger(), primary_key=True, autoincrement=False),
    )
