"""Decks of Rag'n'Guns: those that people keep, and those they sit down with."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, Text, UniqueConstraint

revision = "0002"
down_revision = "0001"

ID = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "decks",
        Column("id", ID, primary_key=True),
        Column("user_id", BigInteger(), nullable=False),
        *(Column(name, Text(), nullable=False) for name in ("name", "sought", "pistolero", "cards")),
        Column("chosen", Boolean(), nullable=False),
        Column("changed", Integer(), nullable=False),
        UniqueConstraint("user_id", "sought", name="each_deck_name_once"),
        sqlite_autoincrement=True,
    )
    for table in ("sitters", "seats"):
        op.add_column(table, Column("deck", Text()))
