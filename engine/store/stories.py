"""The stories of finished games, as engine/search packs them."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, exists, select

from engine.store.database import TABLE_PARAM, Part, reads, writes_unlisted
from engine.store.integrity.checksums import STORY, upsert
from engine.store.schema import seats, stories, tables

_PACKED = select(stories).where(stories.c.table_id == TABLE_PARAM)
_IS_THERE = select(tables.c.id).where(tables.c.id == TABLE_PARAM, tables.c.winners.is_not(None))
_UNRECKONED = (
    select(tables.c.id)
    .where(tables.c.winners.is_not(None), tables.c.updated_at >= bindparam("since"))
    .where(exists().where(seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None)))
    .where(~exists().where(stories.c.table_id == tables.c.id))
    .order_by(tables.c.updated_at.desc())
    .limit(bindparam("most"))
)


class StoryStore(Part):
    @reads
    def packed(self, connection: Connection, table_id: int) -> bytes | None:
        """Return a game's story; a damaged one is deleted and will be computed again."""
        row = connection.execute(_PACKED, {"of_table": table_id}).one_or_none()
        if row is None:
            return None
        values = STORY.values_of(row)
        STORY.verify(values, STORY.delete)
        return bytes(values["packed"])

    @reads
    def unreckoned(self, connection: Connection, since: int, most: int) -> list[int]:
        """Return finished games of users without a story, the newest first."""
        given = {"since": since, "most": most}
        return list(connection.scalars(_UNRECKONED.where(*self.ours(tables.c.guild_id)), given))

    @writes_unlisted
    def save(self, connection: Connection, table_id: int, packed: bytes) -> None:
        """Save the story of a finished game, unless the game was deleted meanwhile."""
        if connection.scalar(_IS_THERE, {"of_table": table_id}) is None:
            return
        row = {"table_id": table_id, "packed": packed, "reckoned_at": self._database.now()}
        upsert(connection, stories, {"table_id": table_id}, {**row, "checksum": STORY.sum_of(row)})
