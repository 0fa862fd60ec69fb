"""The current tables of the database; their history is in migrations/. No queries.

Ids of Discord and times (UTC seconds) are big integers, JSON is text.
Importing any module of this package fills `metadata`, because this one imports them all.
"""

from engine.store.schema import club, games, users
from engine.store.schema.columns import metadata

__all__ = ["club", "games", "metadata", "users"]
