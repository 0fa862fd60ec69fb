"""The first tables: offers, games under way, boards and settings."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
)
from sqlalchemy.types import TypeEngine

revision = "0001"
down_revision = None

ID = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    """Make them all."""
    _offers()
    _sitters()
    _tables()
    _seats()
    _actions()
    _snapshots_and_boards()
    _settings()


def _must(kind: TypeEngine[Any], *names: str) -> list[Column[Any]]:
    return [Column(name, kind, nullable=False) for name in names]


def _of(name: str) -> Column[Any]:
    """A reference to an offer or a table."""
    return Column(f"{name}_id", ID, ForeignKey(f"{name}s.id"), nullable=False)


def _chair() -> list[Column[Any]]:
    return [
        Column("user_id", BigInteger()),
        *_must(Text(), "name"),
        *_must(BigInteger(), "number"),
        Column("level", Text()),
    ]


def _offers() -> None:
    op.create_table(
        "offers",
        Column("id", ID, primary_key=True),
        *_must(Text(), "kind"),
        *_must(BigInteger(), "guild", "channel"),
        Column("message", BigInteger()),
        Column("opponent", BigInteger()),
        *_must(Text(), "opponent_name", "game", "variant"),
        *_must(Integer(), "most"),
        *_must(Text(), "secret", "state"),
        *_must(BigInteger(), "created", "expires"),
        sqlite_autoincrement=True,
    )
    op.create_index("offers_by_state", "offers", ["state", "expires"])


def _sitters() -> None:
    op.create_table(
        "sitters",
        _of("offer"),
        *_must(Integer(), "place"),
        *_chair(),
        PrimaryKeyConstraint("offer_id", "place"),
        UniqueConstraint("offer_id", "user_id", name="one_chair_each"),
    )
    op.create_index("sitters_by_user", "sitters", ["user_id"])


def _tables() -> None:
    op.create_table(
        "tables",
        Column("id", ID, ForeignKey("offers.id"), primary_key=True, autoincrement=False),
        *_must(Text(), "game", "variant"),
        *_must(BigInteger(), "guild", "parent"),
        Column("channel", BigInteger()),
        *_must(Boolean(), "thread"),
        *_must(Text(), "secret"),
        *_must(Integer(), "ply", "rested"),
        Column("winners", Text()),
        *_must(BigInteger(), "created", "changed"),
    )
    for column in ("guild", "channel", "parent"):
        op.create_index(f"tables_by_{column}", "tables", [column])


def _seats() -> None:
    op.create_table(
        "seats",
        _of("table"),
        *_must(Integer(), "seat"),
        *_chair(),
        *_must(Boolean(), "waiting"),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_by_user", "seats", ["user_id"])


def _actions() -> None:
    op.create_table(
        "actions",
        _of("table"),
        *_must(Integer(), "ply"),
        Column("seat", Integer()),
        *_must(Text(), "reply"),
        *_must(BigInteger(), "crc"),
        *_must(Text(), "events"),
        Column("click", Text()),
        *_must(BigInteger(), "at"),
        PrimaryKeyConstraint("table_id", "ply"),
        UniqueConstraint("table_id", "click", name="each_click_once"),
    )


def _snapshots_and_boards() -> None:
    op.create_table(
        "snapshots",
        _of("table"),
        *_must(Integer(), "ply", "version"),
        *_must(Text(), "data"),
        PrimaryKeyConstraint("table_id", "ply"),
    )
    op.create_table(
        "boards",
        _of("table"),
        *_must(BigInteger(), "channel", "message"),
        *_must(Integer(), "ply", "asked"),
        *_must(BigInteger(), "at"),
        PrimaryKeyConstraint("table_id"),
    )


def _settings() -> None:
    op.create_table(
        "houses",
        Column("guild", BigInteger(), primary_key=True, autoincrement=False),
        Column("language", Text()),
        *_must(Text(), "game"),
        *_must(Boolean(), "thread"),
        *_must(Integer(), "per_channel", "per_player"),
    )
    op.create_table("facts", Column("name", Text(), primary_key=True), *_must(Text(), "value"))
