"""Clocks of tables and of each who must answer."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, PrimaryKeyConstraint, Text

revision = "0004"
down_revision = "0003"

ID = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    """Make them."""
    _clocks()
    for table, usual in (("offers", "none"), ("houses", "day")):  # games under way have no clock
        op.add_column(table, Column("clock", Text(), nullable=False, server_default=usual))
        op.add_column(table, Column("patience", Integer(), nullable=False, server_default="3"))


def _clocks() -> None:
    op.create_table(
        "clocks",
        Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("bank", Integer(), nullable=False),
        Column("missed", Integer(), nullable=False),
        Column("touched", Boolean(), nullable=False),
        Column("put", Integer()),
        Column("since", BigInteger(), nullable=False),
        Column("own", Integer(), nullable=False),
        Column("due", BigInteger(), nullable=False),
        *(Column(name, BigInteger()) for name in ("half", "near", "look")),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("clocks_by_look", "clocks", ["look"])
