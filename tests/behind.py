"""Read and change a database behind the store's back, on both engines."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from engine.store.database import Place

REFUSALS = (psycopg.IntegrityError, psycopg.DataError, psycopg.ProgrammingError)


def sql(place: Place, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """Execute a statement with `?` for each value; return its rows.

    Skip the test if PostgreSQL's types or constraints do not allow the damage.
    """
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as database, database:
            return database.execute(statement, values).fetchall()
    url = place.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(url) as connection:
        try:
            cursor = connection.execute(statement.replace("?", "%s").encode(), values or None)
        except REFUSALS as why:
            pytest.skip(f"PostgreSQL refuses it: {why.diag.message_primary}")
        return cursor.fetchall() if cursor.description else []
