"""Servers and their settings, in the database."""

from dataclasses import asdict

from sqlalchemy import Connection, bindparam, func, select

from engine.core.records.guilds import GuildSettings
from engine.core.records.offers import NO_CHANNEL
from engine.store.database import Database, Operation, Part, nothing, reads, writes_within
from engine.store.integrity.checksums import upsert
from engine.store.row_cache import RowCache
from engine.store.schema.games import tables
from engine.store.schema.users import guild_settings

GUILDS_KNOWN = 1000  # kept in memory

_SETTINGS = select(*(column for column in guild_settings.c if column is not guild_settings.c.guild_id)).where(
    guild_settings.c.guild_id == bindparam("of_guild")
)
_RUNNING = (  # on a server
    tables.c.winners.is_(None),
    tables.c.suspended_at.is_(None),
    tables.c.parent_channel_id != NO_CHANNEL,
)


class GuildStore(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._settings: RowCache[int, GuildSettings] = RowCache(GUILDS_KNOWN)

    @reads
    def with_open_tables(self, connection: Connection) -> set[int]:
        guilds = select(tables.c.guild_id).where(*_RUNNING, *self.ours(tables.c.guild_id))
        return set(connection.scalars(guilds.distinct()))

    @reads
    def played_in(self, connection: Connection) -> list[tuple[int, int]]:
        """Return the channels with games in progress, with their guilds; of all processes."""
        where = func.coalesce(tables.c.channel_id, tables.c.parent_channel_id)
        places = select(tables.c.guild_id, where.label("place")).where(*_RUNNING).distinct()
        return [(row.guild_id, row.place) for row in connection.execute(places.order_by("place"))]

    async def settings(self, guild_id: int) -> GuildSettings:
        return await self._settings.get(guild_id, self._read_settings)

    @reads
    def _read_settings(self, connection: Connection, guild_id: int) -> GuildSettings:
        row = connection.execute(_SETTINGS, {"of_guild": guild_id}).one_or_none()
        return GuildSettings(**row._mapping) if row else GuildSettings()

    @writes_within(lambda self, guild_id, settings, *_: self._settings.updating(guild_id, lambda _: settings))
    def save_settings(
        self,
        connection: Connection,
        guild_id: int,
        settings: GuildSettings,
        also: Operation[object] = nothing,
    ) -> None:
        also(connection)
        upsert(connection, guild_settings, {"guild_id": guild_id, **asdict(settings)})
