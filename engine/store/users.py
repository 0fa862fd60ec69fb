"""Users' settings, absences and private notes in the database."""

from collections.abc import Collection, Mapping
from contextlib import AbstractContextManager
from dataclasses import asdict
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select, update

from engine.core.decisions import Refused
from engine.core.records.users import Absence, UserSettings
from engine.store.database import Database, Part, reads, writes, writes_within
from engine.store.integrity.checksums import upsert
from engine.store.row_cache import RowCache
from engine.store.schema.club import avoided_users
from engine.store.schema.games import pending_pings
from engine.store.schema.users import absences, private_notes, user_settings

PEOPLE_KNOWN = 5000  # kept in memory
MAX_AVOIDED = 100  # users that one user avoids


# Read with every press. Prebuilt: building a statement costs more than executing it.
_PEOPLE = select(user_settings).where(user_settings.c.user_id.in_(bindparam("users", expanding=True)))
_ABSENCES = select(absences).where(absences.c.user_id.in_(bindparam("users", expanding=True)))
_NOTES = select(private_notes).where(private_notes.c.user_id.in_(bindparam("users", expanding=True)))


class CachedUser(NamedTuple):
    settings: UserSettings
    absences: tuple[Absence, ...]
    notes: Mapping[int, str]  # their private notes by table


class UserStore(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._people: RowCache[int, CachedUser] = RowCache(PEOPLE_KNOWN, database.shards)

    async def user_settings(self, user_id: int) -> UserSettings:
        return (await self.settings_of([user_id]))[user_id]

    async def settings_of(self, users: Collection[int]) -> dict[int, UserSettings]:
        cached_users = await self._people.of_all(users, self._known)
        return {user: cached.settings for user, cached in cached_users.items()}

    async def settings_and_absences(
        self, users: Collection[int], after: int
    ) -> tuple[dict[int, UserSettings], list[Absence]]:
        """Return the settings of these users, and their absences that end after `after`."""
        cached_users = await self._people.of_all(users, self._known)
        planned = [
            away for cached in cached_users.values() for away in cached.absences if away.ends_at > after
        ]
        return {user: cached.settings for user, cached in cached_users.items()}, planned

    @reads
    def _known(self, connection: Connection, users: Collection[int]) -> dict[int, CachedUser]:
        rows = connection.execute(_PEOPLE, {"users": users})
        settings = {row.user_id: UserSettings(**row._mapping) for row in rows}
        away: dict[int, list[Absence]] = {user: [] for user in users}
        for row in connection.execute(_ABSENCES, {"users": users}):
            away[row.user_id].append(Absence(**row._mapping))
        notes: dict[int, dict[int, str]] = {user: {} for user in users}
        for row in connection.execute(_NOTES, {"users": users}):
            notes[row.user_id][row.table_id] = row.note
        return {
            user: CachedUser(settings.get(user, UserSettings(user)), tuple(away[user]), notes[user])
            for user in users
        }

    async def private_note(self, user_id: int, table_id: int) -> str:
        """Return what a user has written for themselves about a table; "" for nothing."""
        cached_users = await self._people.of_all([user_id], self._known)
        return cached_users[user_id].notes.get(table_id, "")

    @writes_within(lambda self, user_id, *_: self._people.updating(user_id))
    def save_private_note(self, connection: Connection, user_id: int, table_id: int, note: str) -> None:
        """Save a user's private note about a table; an empty one deletes it."""
        own = {"user_id": user_id, "table_id": table_id}
        if note:
            upsert(connection, private_notes, {**own, "note": note, "updated_at": self._database.now()})
        else:
            connection.execute(delete(private_notes).filter_by(**own))

    @reads
    def languages(self, connection: Connection) -> dict[int, str]:
        chosen = select(user_settings.c.user_id, user_settings.c.language).where(
            user_settings.c.language.is_not(None)
        )
        return {row.user_id: row.language for row in connection.execute(chosen)}

    @writes_within(lambda self, person: self._people.updating(person.user_id))
    def save_user_settings(self, connection: Connection, person: UserSettings) -> None:
        upsert(connection, user_settings, asdict(person))
        self._changed(connection, person.user_id)

    @reads
    def absences(
        self, connection: Connection, *, user_id: int | None = None, after: int = 0
    ) -> list[Absence]:
        """Return absences on all servers that end after that moment, of one user or of all."""
        wanted = (
            select(absences)
            .where(absences.c.ends_at > after)
            .order_by(absences.c.starts_at, absences.c.guild_id, absences.c.id)
        )
        rows = connection.execute(wanted if user_id is None else wanted.where(absences.c.user_id == user_id))
        return [Absence(**row._mapping) for row in rows]

    @writes_within(lambda self, *, user_id, **_: self._people.updating(user_id))
    def add_absence(
        self, connection: Connection, *, user_id: int, guild_id: int, start: int, until: int
    ) -> Absence:
        """Save a user's absence from a server's games, merged with those it touches."""
        in_guild = (absences.c.user_id == user_id, absences.c.guild_id == guild_id)
        touching = (*in_guild, absences.c.starts_at <= until, absences.c.ends_at >= start)
        for other in connection.execute(delete(absences).where(*touching).returning(absences)).all():
            start, until = min(start, other.starts_at), max(until, other.ends_at)
        row = {"user_id": user_id, "guild_id": guild_id, "starts_at": start, "ends_at": until}
        made = connection.scalar(insert(absences).values(row).returning(absences.c.id))
        self._changed(connection, user_id)
        return Absence(made, **row)

    @writes_within(lambda self, *, user_id, **_: self._people.updating(user_id))
    def end_absence(self, connection: Connection, *, user_id: int, guild_id: int, now: int) -> bool:
        """End a current absence now and delete planned ones; False if there was neither."""
        not_over = (absences.c.user_id == user_id, absences.c.guild_id == guild_id, absences.c.ends_at > now)
        planned = connection.execute(delete(absences).where(*not_over, absences.c.starts_at >= now))
        begun = connection.execute(update(absences).where(*not_over).values(ends_at=now))
        self._changed(connection, user_id)
        return planned.rowcount + begun.rowcount > 0

    def forgetting(self, user_id: int) -> AbstractContextManager[None]:
        """Enclose a save that deletes a user's settings and absences."""
        return self._people.updating(user_id)

    @reads
    def may_sit_together(self, connection: Connection, user_id: int, others: Collection[int]) -> bool:
        """Return whether this user avoids none of the others and none of them avoids this user."""
        own, other = avoided_users.c.user_id, avoided_users.c.avoided_id
        avoids = exists().where(own == user_id, other.in_(others))
        is_avoided = exists().where(own.in_(others), other == user_id)
        return not connection.scalar(select(avoids | is_avoided))

    @reads
    def avoided_by(self, connection: Connection, user_id: int) -> list[int]:
        avoided = select(avoided_users.c.avoided_id).where(avoided_users.c.user_id == user_id)
        return list(connection.scalars(avoided.order_by(avoided_users.c.avoided_id)))

    @writes
    def toggle_avoided(self, connection: Connection, user_id: int, other_id: int) -> bool:
        """Avoid another user, or no longer; return whether they are avoided now.

        Raises `Refused` when this user avoids `MAX_AVOIDED` others.
        """
        pair = (avoided_users.c.user_id == user_id, avoided_users.c.avoided_id == other_id)
        if connection.execute(delete(avoided_users).where(*pair)).rowcount:
            return False
        avoided = select(func.count()).where(avoided_users.c.user_id == user_id)
        if connection.execute(avoided).scalar_one() >= MAX_AVOIDED:
            raise Refused("avoid-too-many", max=MAX_AVOIDED)
        connection.execute(insert(avoided_users).values(user_id=user_id, avoided_id=other_id))
        return True

    def _changed(self, connection: Connection, user_id: int) -> None:
        """Make a user's postponed pings due now, because their availability changed."""
        waiting = update(pending_pings).where(
            pending_pings.c.user_id == user_id, pending_pings.c.is_done.is_(False)
        )
        connection.execute(waiting.values(due_at=0))
        self._database.notify_others(connection, f"user {user_id}")
