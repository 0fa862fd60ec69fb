"""The tables of the database as they are today; how they came to be is in migrations/. No queries.

Ids of Discord and times (UTC seconds) are big integers, JSON is text.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# SQLite counts ids only in a column that is INTEGER to the letter.
_ID = BigInteger().with_variant(Integer(), "sqlite")

offers = Table(
    "offers",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("opponent", BigInteger),
    Column("opponent_name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("most", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("offers_by_state", "state", "expires"),
    sqlite_autoincrement=True,  # an id is never given twice: an old button finds nothing
)

sitters = Table(
    "sitters",
    metadata,
    Column("offer_id", _ID, ForeignKey("offers.id"), primary_key=True),
    Column("place", Integer, primary_key=True),  # grows in the order in which they sat down
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("level", Text),
    UniqueConstraint("offer_id", "user_id", name="one_chair_each"),
    Index("sitters_by_user", "user_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", _ID, ForeignKey("offers.id"), primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("parent", BigInteger, nullable=False),
    Column("channel", BigInteger),
    Column("thread", Boolean, nullable=False),
    Column("secret", Text, nullable=False),
    Column("ply", Integer, nullable=False),  # of the last action
    Column("rested", Integer, nullable=False),  # of the last snapshot
    Column("winners", Text),  # a JSON list of seats when the game is over
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_guild", "guild"),
    Index("tables_by_channel", "channel"),
    Index("tables_by_parent", "parent"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("level", Text),
    Column("waiting", Boolean, nullable=False),  # is it asked something now?
    Index("seats_by_user", "user_id"),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer),
    Column("reply", Text, nullable=False),  # a JSON list
    Column("crc", BigInteger, nullable=False),
    Column("events", Text, nullable=False),  # a JSON list of [what, seat, facts, secret facts]
    Column("click", Text),  # what makes a second one of the same press fail
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "click", name="each_click_once"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

boards = Table(
    "boards",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

houses = Table(
    "houses",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("game", Text, nullable=False),
    Column("thread", Boolean, nullable=False),
    Column("per_channel", Integer, nullable=False),
    Column("per_player", Integer, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
