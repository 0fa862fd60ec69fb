"""What each person is learning, which was not taught before."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Text

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the table of lessons under way."""
    op.create_table(
        "lessons",
        Column("user", BigInteger(), primary_key=True, autoincrement=False),
        Column("family", Text(), primary_key=True),
        Column("lesson", Text(), nullable=False),
        Column("presses", Text(), nullable=False),
        Column("finished", Text(), nullable=False),
        Column("changed", BigInteger(), nullable=False),
    )
    op.create_index("lessons_by_change", "lessons", ["changed"])
