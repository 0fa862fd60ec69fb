"""What the tables of all modules of this package are made of."""

from typing import Any

from sqlalchemy import BigInteger, Column, Integer, MetaData, Text, text

metadata = MetaData()

# SQLite assigns ids only in a column of type INTEGER.
ID = BigInteger().with_variant(Integer(), "sqlite")


def checksum() -> Column[str]:
    """Return the column of a row's checksum; see engine/store/integrity/checksums.py.

    It is "" only inside the transaction that inserts the row.
    """
    return Column("checksum", Text, nullable=False, server_default="")


def where(condition: str, postgresql: str = "") -> dict[str, Any]:
    """Return the arguments of a partial index; SQLite needs a flag compared with 0 or 1."""
    return {"sqlite_where": text(condition), "postgresql_where": text(postgresql or condition)}
