"""Decks of any game: which one each deck is for. Until now they were for Rag'n'Guns alone."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the game, and call what a deck belongs to by a word that fits every game."""
    op.add_column("decks", Column("family", Text(), nullable=False, server_default="ragnguns"))
    op.execute("ALTER TABLE decks RENAME COLUMN pistolero TO leader")
