"""Users' settings, absences, lessons and standing orders in the database."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, bindparam, delete, exists, func, insert, select, update

from engine.core.decisions import Refused
from engine.core.game_module import USUAL
from engine.core.records.users import Absence, LessonProgress, StandingOrder, UserSettings, UsualAnswer
from engine.store.database import Database, Part, reads, writes, writes_within
from engine.store.integrity.checksums import ORDER, Values, upsert
from engine.store.row_cache import RowCache
from engine.store.schema.club import avoided_users
from engine.store.schema.games import pending_pings, seats, tables
from engine.store.schema.users import absences, lesson_progress, private_notes, standing_orders, user_settings

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


class LessonStore(Part):
    @reads
    def progress(self, connection: Connection, user_id: int) -> dict[str, LessonProgress]:
        rows = connection.execute(select(lesson_progress).where(lesson_progress.c.user_id == user_id))
        known: dict[str, LessonProgress] = {}
        for row in rows:
            presses, finished = tuple(row.moves.splitlines()), tuple(row.finished_lessons.split())
            known[row.family] = LessonProgress(user_id, row.family, row.current_lesson, presses, finished)
        return known

    @writes
    def save_progress(self, connection: Connection, progress: LessonProgress) -> None:
        row = {
            "user_id": progress.user_id,
            "family": progress.family,
            "current_lesson": progress.lesson,
            "moves": "\n".join(progress.presses),
            "finished_lessons": " ".join(progress.finished),
            "updated_at": self._database.now(),
        }
        upsert(connection, lesson_progress, row)


APPLIED = "applied"  # marks a usual answer that its user does not know of yet
_MARKED = standing_orders.c.instructions.contains(f" {APPLIED}:")


def _without_mark(words: str) -> tuple[str, ...]:
    return tuple(word for word in words.split() if not word.startswith(f"{APPLIED}:"))


def _applied(user_id: int, family: str, kind: str, words: str) -> UsualAnswer:
    [mark] = (word for word in words.split() if word.startswith(f"{APPLIED}:"))
    _, table, at, reply = mark.split(":", 3)
    return UsualAnswer(user_id, family, kind, int(table), tuple(reply.split(",")), int(at))


def _orders(connection: Connection, *wanted: ColumnElement[bool]) -> Sequence[Row[Any]]:
    """Return standing orders, the general ones first; a damaged one is deleted."""
    rows = connection.execute(
        select(standing_orders).where(*wanted).order_by(standing_orders.c.table_id)
    ).all()
    for row in rows:
        ORDER.verify(row._mapping, ORDER.delete)
    return rows


def _insert_order(connection: Connection, values: Values) -> None:
    connection.execute(insert(standing_orders).values({**values, "checksum": ORDER.sum_of(values)}))


class OrderStore(Part):
    @reads
    def of_user(
        self, connection: Connection, *, user_id: int, table_id: int, family: str
    ) -> dict[str, StandingOrder]:
        """Return a user's orders by kind of decision: those for this table, or else the general ones."""
        of_family = (
            standing_orders.c.user_id == user_id,
            standing_orders.c.family == family,
            standing_orders.c.table_id.in_((0, table_id)),
        )
        return {
            row.decision_kind: StandingOrder(
                user_id, row.table_id, family, row.decision_kind, _without_mark(row.instructions)
            )
            for row in _orders(connection, *of_family)
        }

    @reads
    def check_orders(self, connection: Connection) -> None:
        """Read all orders, so that damaged ones are deleted."""
        _orders(connection)

    @writes
    def save_order(self, connection: Connection, order: StandingOrder) -> None:
        """Save an order, replacing the previous one; without instructions, delete it."""
        values = {**asdict(order), "instructions": " ".join(order.instructions)}
        ORDER.delete(connection, values)
        if order.instructions:
            _insert_order(connection, values)

    @writes
    def save_applied_order(self, connection: Connection, applied: UsualAnswer) -> None:
        """Make a usual answer an order of the user, unless they have given one meanwhile."""
        key = {"user_id": applied.user_id, "family": applied.family, "decision_kind": applied.kind}
        key |= {"table_id": 0}
        if connection.scalar(select(standing_orders.c.user_id).filter_by(**key)) is None:
            mark = f"{APPLIED}:{applied.table_id}:{applied.at}:{','.join(applied.reply)}"
            _insert_order(connection, {**key, "instructions": f"{USUAL} {mark}"})

    @reads
    def general_orders(self, connection: Connection, user_id: int) -> int:
        for_all_tables = (standing_orders.c.user_id == user_id, standing_orders.c.table_id == 0)
        return connection.execute(select(func.count()).where(*for_all_tables)).scalar_one()

    @reads
    def users_with_applied_orders(self, connection: Connection) -> set[int]:
        return set(connection.scalars(select(standing_orders.c.user_id).where(_MARKED)))

    @writes
    def take_applied_orders(self, connection: Connection, user_id: int) -> list[UsualAnswer]:
        """Return the usual answers that a user does not know of yet, and mark them as known."""
        rows = _orders(connection, _MARKED, standing_orders.c.user_id == user_id)
        for row in rows:
            ORDER.delete(connection, row._mapping)
            instructions = " ".join(_without_mark(row.instructions))
            _insert_order(connection, {**row._mapping, "instructions": instructions})
        return [_applied(user_id, row.family, row.decision_kind, row.instructions) for row in rows]

    @reads
    def tables_with_orders(self, connection: Connection) -> list[int]:
        to_act = (seats.c.to_act, tables.c.winners.is_(None), *self.ours(tables.c.guild_id))
        with_orders = (
            select(tables.c.id)
            .join(seats)
            .join(standing_orders, standing_orders.c.user_id == seats.c.user_id)
        )
        return list(connection.scalars(with_orders.where(*to_act).distinct()))

    @reads
    def asked_since(self, connection: Connection, moment: int, games: Collection[str]) -> list[int]:
        """Return the open tables of these games, changed since then, where a user must act."""
        to_act = select(seats.c.table_id).where(seats.c.to_act, seats.c.user_id.is_not(None))
        open_tables = select(tables.c.id).where(tables.c.id.in_(to_act), tables.c.winners.is_(None))
        recent = open_tables.where(tables.c.updated_at >= moment, tables.c.game.in_(games))
        return list(connection.scalars(recent.where(*self.ours(tables.c.guild_id))))
