"""The stories of finished games, as engine/search packs them, and reminders of mistakes in them."""

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, or_, select, update

from engine.core.clocks import HOUR
from engine.core.decisions import Refused
from engine.core.records.users import Reminder
from engine.store.database import TABLE_PARAM, Part, reads, writes
from engine.store.integrity.checksums import STORY, upsert
from engine.store.schema.games import seats, stories, tables
from engine.store.schema.users import mistake_reminders

MAX_REMINDERS = 50  # of one user

_PACKED = select(stories).where(stories.c.table_id == TABLE_PARAM)
_IS_THERE = select(tables.c.id).where(tables.c.id == TABLE_PARAM, tables.c.winners.is_not(None))
_UNRECKONED = (
    select(tables.c.id)
    .where(tables.c.winners.is_not(None), tables.c.updated_at >= bindparam("since"))
    .where(exists().where(seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None)))
    .where(~exists().where(stories.c.table_id == tables.c.id))
    .order_by(tables.c.updated_at.desc())
    .limit(bindparam("limit"))
)

# A newer game of one of its people, where its Gazette would stand, that is played or whose end is being read.
_newer, _others = tables.alias(), seats.alias()
_PLAYED_ON = exists().where(
    _newer.c.id > tables.c.id,
    _newer.c.channel_id == tables.c.parent_channel_id,
    or_(
        _newer.c.updated_at > bindparam("until"),
        and_(_newer.c.winners.is_(None), _newer.c.updated_at > bindparam("until") - HOUR),
    ),
    seats.c.table_id == tables.c.id,
    _others.c.table_id == _newer.c.id,
    _others.c.user_id == seats.c.user_id,
)
_UNDECIDED = (
    select(tables.c.id)
    .join(stories, stories.c.table_id == tables.c.id)
    .where(tables.c.winners.is_not(None), stories.c.gazette_id.is_(None))
    .where(tables.c.updated_at.between(bindparam("since"), bindparam("until")))
    .where(~_PLAYED_ON.correlate(tables))
)
_LACKS_GAZETTE = _UNDECIDED.where(tables.c.id == TABLE_PARAM)
_WITHOUT_GAZETTE = _UNDECIDED.order_by(tables.c.updated_at.desc()).limit(bindparam("limit"))


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
    def unreckoned(self, connection: Connection, since: int, limit: int) -> list[int]:
        """Return finished games of users without a story, the newest first."""
        given = {"since": since, "limit": limit}
        return list(connection.scalars(_UNRECKONED.where(*self.ours(tables.c.guild_id)), given))

    @reads
    def lacks_gazette(self, connection: Connection, table_id: int, since: int, until: int) -> bool:
        """Return whether a game ended between these times, has a story, and its Gazette is due."""
        given = {"of_table": table_id, "since": since, "until": until}
        return connection.scalar(_LACKS_GAZETTE, given) is not None

    @reads
    def without_gazette(self, connection: Connection, since: int, until: int, limit: int) -> list[int]:
        """Return the games that `lacks_gazette` holds of, the newest first."""
        ours = _WITHOUT_GAZETTE.where(*self.ours(tables.c.guild_id))
        return list(connection.scalars(ours, {"since": since, "until": until, "limit": limit}))

    @writes
    def save_gazette(self, connection: Connection, table_id: int, message_id: int) -> None:
        """Save the message with a game's Gazette; 0 if there is none."""
        of_game = stories.c.table_id == table_id
        connection.execute(update(stories).where(of_game).values(gazette_id=message_id))

    @writes
    def save(self, connection: Connection, table_id: int, packed: bytes) -> None:
        """Save the story of a finished game, unless the game was deleted meanwhile."""
        if connection.scalar(_IS_THERE, {"of_table": table_id}) is None:
            return
        row = {"table_id": table_id, "packed": packed, "reckoned_at": self._database.now()}
        upsert(connection, stories, {**row, "checksum": STORY.sum_of(row)})

    @writes
    def remind(
        self, connection: Connection, user_id: int, table_id: int, chapter: int, turn: int, due_at: int
    ) -> None:
        """Ask a user again about their mistake from this moment on.

        Raises `Refused` if they have `MAX_REMINDERS` others.
        """
        own = {"user_id": user_id, "table_id": table_id, "chapter": chapter}
        others = select(func.count()).where(mistake_reminders.c.user_id == user_id)
        others = others.where(
            (mistake_reminders.c.table_id != table_id) | (mistake_reminders.c.chapter != chapter)
        )
        if connection.execute(others).scalar_one() >= MAX_REMINDERS:
            raise Refused("try-too-many", max=MAX_REMINDERS)
        upsert(connection, mistake_reminders, {**own, "turn": turn, "due_at": due_at}, tuple(own))

    @reads
    def reminders_of(self, connection: Connection, user_id: int, guild_id: int) -> list[Reminder]:
        """Return a user's reminders of games on this server, those due first at the beginning."""
        there = select(mistake_reminders).join(tables, tables.c.id == mistake_reminders.c.table_id)
        own = there.where(mistake_reminders.c.user_id == user_id, tables.c.guild_id == guild_id)
        rows = connection.execute(own.order_by(mistake_reminders.c.due_at, mistake_reminders.c.id))
        return [Reminder(**row._mapping) for row in rows]

    @writes
    def forget_reminder(self, connection: Connection, user_id: int, reminder_id: int) -> None:
        own = (mistake_reminders.c.user_id == user_id, mistake_reminders.c.id == reminder_id)
        connection.execute(delete(mistake_reminders).where(*own))
