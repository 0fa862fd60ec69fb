"""More tables of the database: what players propose to each other, and what they are still to be told."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, Table, Text

from engine.store.schema import metadata

_ID = BigInteger().with_variant(Integer(), "sqlite")

proposals = Table(
    "proposals",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("table_id", _ID, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # at which it was made
    Column("count", Integer, nullable=False),  # choices to be taken back
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("state", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("proposals_by_state", "state", "table_id"),
    Index("proposals_by_table", "table_id", "kind"),
    sqlite_autoincrement=True,  # an id is never given twice: an old button finds nothing
)

consents = Table(
    "consents",
    metadata,
    Column("proposal_id", _ID, ForeignKey("proposals.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

untold = Table(
    "untold",  # who does not know yet that a table of his is frozen
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
)
