"""Users who look for a game, and their calls for the posse, in the database."""

from collections.abc import Collection, Iterable
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from engine.core.clocks import DAY
from engine.core.records.lookings import Looking
from engine.core.records.users import Participant
from engine.store.database import Part, reads, writes
from engine.store.integrity.checksums import upsert
from engine.store.schema.club import lookings, posse_calls


class LookingStore(Part):
    @reads
    def current(
        self, connection: Connection, *, guild_id: int | None = None, user_id: int | None = None
    ) -> list[Looking]:
        """Return who looks for a game on a server, or a user's lookings on all, the longest first."""
        wanted = select(lookings).where(lookings.c.expires_at > self._database.now())
        if guild_id is not None:
            wanted = wanted.where(lookings.c.guild_id == guild_id)
        if user_id is not None:
            wanted = wanted.where(lookings.c.user_id == user_id)
        rows = connection.execute(wanted.order_by(lookings.c.created_at, lookings.c.user_id))
        return [Looking(**row._mapping) for row in rows]

    @writes
    def save(self, connection: Connection, looking: Looking) -> None:
        """Save a looking in place of the user's earlier one there; delete all that have expired."""
        connection.execute(delete(lookings).where(lookings.c.expires_at <= self._database.now()))
        upsert(connection, lookings, asdict(looking))

    @writes
    def end(self, connection: Connection, guild_id: int, user_id: int) -> bool:
        return _end(connection, guild_id, [user_id]) > 0

    @reads
    def calls(self, connection: Connection, guild_id: int) -> list[tuple[int, int]]:
        """Return who called the posse of a server within a day, and when."""
        since = self._database.now() - DAY
        recent = select(posse_calls.c.user_id, posse_calls.c.called_at).where(
            posse_calls.c.guild_id == guild_id, posse_calls.c.called_at > since
        )
        return [(row.user_id, row.called_at) for row in connection.execute(recent)]

    @writes
    def save_call(self, connection: Connection, guild_id: int, user_id: int) -> None:
        now = self._database.now()
        connection.execute(delete(posse_calls).where(posse_calls.c.called_at <= now - DAY))
        call = {"guild_id": guild_id, "user_id": user_id, "called_at": now}
        connection.execute(insert(posse_calls).values(call))


def leave_lookings(connection: Connection, guild_id: int, participants: Iterable[Participant]) -> None:
    """Take the participants of a new game among users off its server's list."""
    users = [participant.user_id for participant in participants if participant.user_id is not None]
    if len(users) > 1:
        _end(connection, guild_id, users)


def _end(connection: Connection, guild_id: int, users: Collection[int]) -> int:
    here = (lookings.c.guild_id == guild_id, lookings.c.user_id.in_(users))
    return connection.execute(delete(lookings).where(*here)).rowcount
