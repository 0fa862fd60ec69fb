"""People's settings, absences and standing orders, in the database."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.module import USUAL
from engine.core.records import AppliedOrder, Away, PersonSettings, StandingOrder
from engine.store.database import Database, put, reads, writes
from engine.store.schema import absences, actions, calls, letters, orders, people, seats, tables, unnotified


class PeopleRows(Database):
    """The part of the store that knows people."""

    @reads
    async def person(self, connection: AsyncConnection, user: int) -> PersonSettings:
        """A person's settings, or the defaults."""
        row = (await connection.execute(select(people).where(people.c.user == user))).one_or_none()
        return PersonSettings(*row) if row else PersonSettings(user)

    @reads
    async def persons(self, connection: AsyncConnection, users: Collection[int]) -> dict[int, PersonSettings]:
        """The settings of each of these people."""
        return await _persons(connection, users)

    @reads
    async def languages(self, connection: AsyncConnection) -> dict[int, str]:
        """The language of each person who has set one."""
        chosen = select(people.c.user, people.c.language).where(people.c.language.is_not(None))
        return {row.user: row.language for row in await connection.execute(chosen)}

    @writes
    async def save_person(self, connection: AsyncConnection, person: PersonSettings) -> None:
        """Set a person's settings; their pending pings are looked at again."""
        values = asdict(person)
        await put(connection, people, {"user": values.pop("user")}, values)
        await _look_again(connection, person.user)

    @reads
    async def calendars(
        self, connection: AsyncConnection, users: Collection[int], after: int
    ) -> tuple[dict[int, PersonSettings], list[Away]]:
        """The settings of these people, and their absences that end after that moment."""
        mine = select(absences).where(absences.c.user.in_(users), absences.c.until > after)
        persons = await _persons(connection, users)
        return persons, [Away(*row) for row in await connection.execute(mine)]

    @reads
    async def absences(
        self, connection: AsyncConnection, *, user: int | None = None, after: int = 0
    ) -> list[Away]:
        """The absences of a person, or of everybody, on all servers, that end after that moment."""
        wanted = select(absences).where(absences.c.until > after).order_by(absences.c.start)
        rows = await connection.execute(wanted if user is None else wanted.where(absences.c.user == user))
        return [Away(*row) for row in rows]

    @writes
    async def add_away(
        self, connection: AsyncConnection, *, user: int, guild: int, start: int, until: int
    ) -> Away:
        """Save a person's absence from a server's games."""
        row = {"user": user, "guild": guild, "start": start, "until": until}
        made = await connection.scalar(insert(absences).values(row).returning(absences.c.id))
        await _look_again(connection, user)
        return Away(made, **row)

    @writes
    async def end_away(self, connection: AsyncConnection, *, user: int, guild: int, now: int) -> bool:
        """End a current absence now and delete planned ones; False if there was neither."""
        mine = (absences.c.user == user, absences.c.guild == guild, absences.c.until > now)
        planned = await connection.execute(delete(absences).where(*mine, absences.c.start >= now))
        begun = await connection.execute(update(absences).where(*mine).values(until=now))
        await _look_again(connection, user)
        return planned.rowcount + begun.rowcount > 0

    @writes
    async def forget_person(self, connection: AsyncConnection, user: int) -> None:
        """Forget a person's settings, absences, and what was sent to them; their games are kept."""
        for table in (people, absences, letters, calls, unnotified):
            await connection.execute(delete(table).where(table.c.user == user))


async def _persons(connection: AsyncConnection, users: Collection[int]) -> dict[int, PersonSettings]:
    rows = await connection.execute(select(people).where(people.c.user.in_(users)))
    return {user: PersonSettings(user) for user in users} | {row.user: PersonSettings(*row) for row in rows}


async def _look_again(connection: AsyncConnection, user: int) -> None:
    """Make a person's postponed pings due: they may be free at another time now."""
    waiting = update(calls).where(calls.c.user == user, calls.c.done.is_(False))
    await connection.execute(waiting.values(due=0))


APPLIED = "applied"  # the mark of an order that the bot has made, before its player reads of it
_MARKED = orders.c.words.contains(f" {APPLIED}:")


def _without_mark(words: str) -> tuple[str, ...]:
    return tuple(word for word in words.split() if not word.startswith(f"{APPLIED}:"))


def _applied(user: int, family: str, kind: str, words: str) -> AppliedOrder:
    [mark] = (word for word in words.split() if word.startswith(f"{APPLIED}:"))
    _, table, reply = mark.split(":", 2)
    return AppliedOrder(user, family, kind, int(table), tuple(reply.split(",")))


class OrderRows(Database):
    """The part of the store that keeps standing orders."""

    @reads
    async def orders(
        self, connection: AsyncConnection, *, user: int, table: int, family: str
    ) -> dict[str, StandingOrder]:
        """A person's orders by kind of question: those for this table, or else the general ones."""
        mine = (orders.c.user == user, orders.c.family == family, orders.c.table_id.in_((0, table)))
        rows = await connection.execute(select(orders).where(*mine).order_by(orders.c.table_id))
        return {
            kind: StandingOrder(user, at, family, kind, _without_mark(words))
            for _, at, _, kind, words in rows
        }

    @writes
    async def save_order(self, connection: AsyncConnection, order: StandingOrder) -> None:
        """Save an order, replacing the one before; one without words deletes it."""
        key = {"user": order.user, "table_id": order.table, "family": order.family, "kind": order.kind}
        await connection.execute(delete(orders).where(*(orders.c[name] == key[name] for name in key)))
        if order.words:
            await connection.execute(insert(orders).values(**key, words=" ".join(order.words)))

    @writes
    async def save_applied_order(self, connection: AsyncConnection, applied: AppliedOrder) -> None:
        """Make what was done as usual an order of the person, unless they have given one meanwhile."""
        key = {"user": applied.user, "table_id": 0, "family": applied.family, "kind": applied.kind}
        mine = select(orders.c.user).where(*(orders.c[name] == key[name] for name in key))
        if await connection.scalar(mine) is None:
            mark = f"{APPLIED}:{applied.table}:{','.join(applied.reply)}"
            await connection.execute(insert(orders).values(**key, words=f"{USUAL} {mark}"))

    @reads
    async def users_with_applied_orders(self, connection: AsyncConnection) -> set[int]:
        """Who is still to be told of what was answered for them."""
        return set(await connection.scalars(select(orders.c.user).where(_MARKED)))

    @writes
    async def take_applied_orders(self, connection: AsyncConnection, user: int) -> list[AppliedOrder]:
        """What was answered for a person and they have not been told; from now on they have been."""
        found = list(await connection.execute(select(orders).where(_MARKED, orders.c.user == user)))
        for row in found:
            same = (orders.c.user == user, orders.c.table_id == row.table_id, orders.c.family == row.family)
            words = " ".join(_without_mark(row.words))
            change = update(orders).where(*same, orders.c.kind == row.kind).values(words=words)
            await connection.execute(change)
        return [_applied(user, row.family, row.kind, row.words) for row in found]

    @reads
    async def ordered(self, connection: AsyncConnection) -> list[int]:
        """The open tables where somebody is asked who has any standing order."""
        asked = select(tables.c.id).join(seats).join(orders, orders.c.user == seats.c.user_id)
        return list(
            await connection.scalars(asked.where(seats.c.waiting, tables.c.winners.is_(None)).distinct())
        )

    @reads
    async def asked_since(
        self, connection: AsyncConnection, moment: int, games: Collection[str]
    ) -> list[int]:
        """The open tables of these games, played on since that moment, at which a person is asked."""
        asked = select(seats.c.table_id).where(seats.c.waiting, seats.c.user_id.is_not(None))
        there = select(tables.c.id).where(tables.c.id.in_(asked), tables.c.winners.is_(None))
        lately = there.where(tables.c.changed >= moment, tables.c.game.in_(games))
        return list(await connection.scalars(lately))

    @reads
    async def put_at(self, connection: AsyncConnection, table: int, ply: int) -> int | None:
        """When the action of this ply was saved, in UTC seconds."""
        row = select(actions.c.at).where(actions.c.table_id == table, actions.c.ply == ply)
        return await connection.scalar(row)

    @writes
    async def forget_orders(self, connection: AsyncConnection, user: int) -> None:
        """Delete all standing orders of a person."""
        await connection.execute(delete(orders).where(orders.c.user == user))
