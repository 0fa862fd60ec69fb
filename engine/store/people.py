"""What people have set, when they are away, and their standing orders, in the database."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.records import Away, PersonSettings, Standing
from engine.store.database import Database, put, reads, writes
from engine.store.schema import actions, aways, calls, letters, orders, people, seats, tables, untold


class PeopleRows(Database):
    """The part of the store that knows people."""

    @reads
    async def person(self, connection: AsyncConnection, user: int) -> PersonSettings:
        """A person's settings: where they have set nothing, the usual ones."""
        row = (await connection.execute(select(people).where(people.c.user == user))).one_or_none()
        return PersonSettings(*row) if row else PersonSettings(user)

    @reads
    async def persons(self, connection: AsyncConnection, users: Collection[int]) -> dict[int, PersonSettings]:
        """The settings of each of these."""
        return await _persons(connection, users)

    @reads
    async def languages(self, connection: AsyncConnection) -> dict[int, str]:
        """The language of each person who has set one."""
        chosen = select(people.c.user, people.c.language).where(people.c.language.is_not(None))
        return {row.user: row.language for row in await connection.execute(chosen)}

    @writes
    async def save_person(self, connection: AsyncConnection, person: PersonSettings) -> None:
        """Set a person's settings; pings that they wait for are looked at anew."""
        values = asdict(person)
        await put(connection, people, {"user": values.pop("user")}, values)
        await _look_again(connection, person.user)

    @reads
    async def calendars(
        self, connection: AsyncConnection, users: Collection[int], after: int
    ) -> tuple[dict[int, PersonSettings], list[Away]]:
        """What these people have set, and when they are away after that moment."""
        mine = select(aways).where(aways.c.user.in_(users), aways.c.until > after)
        persons = await _persons(connection, users)
        return persons, [Away(*row) for row in await connection.execute(mine)]

    @reads
    async def aways(
        self, connection: AsyncConnection, *, user: int | None = None, after: int = 0
    ) -> list[Away]:
        """When a person, or everybody, is away anywhere; only what ends after that moment."""
        wanted = select(aways).where(aways.c.until > after).order_by(aways.c.start)
        rows = await connection.execute(wanted if user is None else wanted.where(aways.c.user == user))
        return [Away(*row) for row in rows]

    @writes
    async def add_away(
        self, connection: AsyncConnection, *, user: int, guild: int, start: int, until: int
    ) -> Away:
        """Let a person be away from a server's games."""
        row = {"user": user, "guild": guild, "start": start, "until": until}
        made = await connection.scalar(insert(aways).values(row).returning(aways.c.id))
        await _look_again(connection, user)
        return Away(made, **row)

    @writes
    async def end_away(self, connection: AsyncConnection, *, user: int, guild: int, now: int) -> bool:
        """End now what has begun and forget what was planned; False if there was neither."""
        mine = (aways.c.user == user, aways.c.guild == guild, aways.c.until > now)
        planned = await connection.execute(delete(aways).where(*mine, aways.c.start >= now))
        begun = await connection.execute(update(aways).where(*mine).values(until=now))
        await _look_again(connection, user)
        return planned.rowcount + begun.rowcount > 0

    @writes
    async def forget_person(self, connection: AsyncConnection, user: int) -> None:
        """Forget a person's settings, absences, and what was sent to them; their games are kept."""
        for table in (people, aways, letters, calls, untold):
            await connection.execute(delete(table).where(table.c.user == user))


async def _persons(connection: AsyncConnection, users: Collection[int]) -> dict[int, PersonSettings]:
    rows = await connection.execute(select(people).where(people.c.user.in_(users)))
    return {user: PersonSettings(user) for user in users} | {row.user: PersonSettings(*row) for row in rows}


async def _look_again(connection: AsyncConnection, user: int) -> None:
    """They may be free earlier or later than they were when their pings were put off."""
    waiting = update(calls).where(calls.c.user == user, calls.c.done.is_(False))
    await connection.execute(waiting.values(due=0))


class OrderRows(Database):
    """The part of the store that keeps standing orders."""

    @reads
    async def orders(
        self, connection: AsyncConnection, *, user: int, table: int, family: str
    ) -> dict[str, Standing]:
        """What a person has ordered, by kind of question: at this table, else as they usually do."""
        mine = (orders.c.user == user, orders.c.family == family, orders.c.table_id.in_((0, table)))
        rows = await connection.execute(select(orders).where(*mine).order_by(orders.c.table_id))
        return {
            kind: Standing(user, at, family, kind, tuple(words.split())) for _, at, _, kind, words in rows
        }

    @writes
    async def save_order(self, connection: AsyncConnection, order: Standing) -> None:
        """Keep an order in the place of the one before; one without words is none."""
        key = {"user": order.user, "table_id": order.table, "family": order.family, "kind": order.kind}
        await connection.execute(delete(orders).where(*(orders.c[name] == key[name] for name in key)))
        if order.words:
            await connection.execute(insert(orders).values(**key, words=" ".join(order.words)))

    @reads
    async def ordered(self, connection: AsyncConnection) -> list[int]:
        """The open tables where somebody is asked who has an order of any kind for any game."""
        asked = select(tables.c.id).join(seats).join(orders, orders.c.user == seats.c.user_id)
        return list(
            await connection.scalars(asked.where(seats.c.waiting, tables.c.winners.is_(None)).distinct())
        )

    @reads
    async def put_at(self, connection: AsyncConnection, table: int, ply: int) -> int | None:
        """When the action of this ply was saved, in UTC seconds."""
        row = select(actions.c.at).where(actions.c.table_id == table, actions.c.ply == ply)
        return await connection.scalar(row)

    @writes
    async def forget_orders(self, connection: AsyncConnection, user: int) -> None:
        """Forget all that a person has ordered."""
        await connection.execute(delete(orders).where(orders.c.user == user))
