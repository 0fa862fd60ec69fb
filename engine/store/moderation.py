"""What those who run a server have decided: blocks, and the list of all that they did; and the bot's host."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from engine.store.database import BESIDE, Beside, Database, Memory, reads, writes
from engine.store.integrity.checksums import BLOCK, Values, put
from engine.store.messages import put_fact, read_fact
from engine.store.schema import audits, blocks, facts, offers, participants, tables
from engine.store.schema import shut as shut_servers

SERVERS_KNOWN = 1000  # so many are kept in memory
EVERYWHERE = 0  # the server of what the host does with the whole bot
DRAINING = "draining"  # the fact: since when no game starts


@dataclass(frozen=True, slots=True)
class Block:
    """A person who may take part in nothing new on a server; without `until`, for good."""

    guild: int
    user: int
    until: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class Audit:
    """What a moderator, or the host, has done and why; `about`: the numbers of what it was done to."""

    id: int
    guild: int
    at: int
    user: int
    what: str
    about: Mapping[str, str]
    reason: str


@dataclass(frozen=True, slots=True)
class Shut:
    """A server that the host does not serve, since when and why."""

    guild: int
    at: int
    reason: str


@dataclass(frozen=True, slots=True)
class Served:
    """What the host serves. While it is `draining` no game starts; `shut`: servers by their ids."""

    draining: bool
    shut: Mapping[int, Shut]


class ModerationRows(Database):
    """The part of the store that knows what moderators have done. Nothing in the list is ever changed."""

    def __init__(self, path: Path, now: Callable[[], int]) -> None:
        super().__init__(path, now)
        self._blocks: Memory[int, dict[int, Block]] = Memory(SERVERS_KNOWN)
        self._served: Memory[str, Served] = Memory(1)

    async def served(self) -> Served:
        """What the host serves now."""
        return await self._served.of(DRAINING, self._read_served)

    @reads
    def _read_served(self, connection: Connection, _: str) -> Served:
        draining = read_fact(connection, DRAINING)
        found = connection.execute(select(shut_servers).order_by(shut_servers.c.at.desc()))
        return Served(draining is not None, {row.guild: Shut(*row) for row in found})

    async def drain(self, *, on: bool) -> bool:
        """Let no game start from now on, after a restart neither; or let them start again.

        False if it was so already.
        """
        with self._served.changing(DRAINING):
            return await self._write_draining(on)

    @writes
    def _write_draining(self, connection: Connection, on: bool) -> bool:
        was = connection.execute(delete(facts).where(facts.c.name == DRAINING)).rowcount > 0
        if on:
            put_fact(connection, DRAINING, str(self._now()))
        return on != was

    async def shut(self, guild: int, reason: str) -> None:
        """Serve a server no more."""
        with self._served.changing(DRAINING):
            await self._write_shut(guild, reason)

    @writes
    def _write_shut(self, connection: Connection, guild: int, reason: str) -> None:
        put(connection, shut_servers, {"guild": guild}, {"at": self._now(), "reason": reason})

    async def reopen(self, guild: int) -> bool:
        """Serve a server again; False if it was not shut."""
        with self._served.changing(DRAINING):
            return await self._delete_shut(guild)

    @writes
    def _delete_shut(self, connection: Connection, guild: int) -> bool:
        gone = delete(shut_servers).where(shut_servers.c.guild == guild)
        return connection.execute(gone).rowcount > 0

    @reads
    def played_in(self, connection: Connection) -> list[tuple[int, int]]:
        """Every channel and thread in which a game is under way, with its server."""
        where = func.coalesce(tables.c.channel, tables.c.parent)
        running = (tables.c.winners.is_(None), tables.c.frozen.is_(None))
        found = select(tables.c.guild, where.label("place")).where(*running).distinct()
        return [(row.guild, row.place) for row in connection.execute(found.order_by("place"))]

    async def blocked(self, guild: int, user: int | None) -> Block | None:
        """The block of a person on a server that holds now."""
        known = await self._blocks.of(guild, self._read_blocks)
        block = known.get(user) if user is not None else None
        return None if block is None or (block.until or self._now() + 1) <= self._now() else block

    async def blocks(self, guild: int) -> list[Block]:
        """All blocks on a server that hold now, the longest first."""
        known = (await self._blocks.of(guild, self._read_blocks)).values()
        now = self._now()
        return [block for block in known if block.until is None or block.until > now]

    @reads
    def _read_blocks(self, connection: Connection, guild: int) -> dict[int, Block]:
        return {block.user: block for block in _blocks(connection, blocks.c.guild == guild)}

    @reads
    def check_blocks(self, connection: Connection) -> None:
        """Look at the blocks of all servers: what is damaged is rebuilt, or holds for good."""
        _blocks(connection)

    async def save_block(self, block: Block) -> None:
        """Block a person, or change how long."""
        with self._blocks.changing(block.guild):
            await self._write_block(block)

    @writes
    def _write_block(self, connection: Connection, block: Block) -> None:
        key = {"guild": block.guild, "user": block.user}
        put(connection, blocks, key, {"until": block.until, "reason": block.reason})
        BLOCK.stamp(connection, blocks.c.guild == block.guild, blocks.c.user == block.user)

    async def lift_block(self, guild: int, user: int) -> bool:
        """Let a person take part again; False if they were not blocked."""
        with self._blocks.changing(guild):
            return await self._delete_block(guild, user)

    @writes
    def _delete_block(self, connection: Connection, guild: int, user: int) -> bool:
        gone = delete(blocks).where(blocks.c.guild == guild, blocks.c.user == user)
        return connection.execute(gone).rowcount > 0

    @asynccontextmanager
    async def audited(self, mark: object, **line: Any) -> AsyncIterator[list[Audit]]:
        """Around a deed: it and this line of the list are saved together, or neither is.

        The deed is the operation that is handed `mark`; `line` is what `save_audit` takes. Afterwards the
        line is in what this yields, unless there was nothing to do.
        """
        added: list[Audit] = []
        token = BESIDE.set(Beside(mark, lambda connection: added.append(self._add_audit(connection, **line))))
        try:
            yield added
        finally:
            BESIDE.reset(token)

    @writes
    def save_audit(self, connection: Connection, /, **line: Any) -> Audit:
        """Add a line to the list: `guild`, by which `user`, `what` was done, `about` what, `reason`."""
        return self._add_audit(connection, **line)

    def _add_audit(
        self,
        connection: Connection,
        guild: int,
        user: int,
        what: str,
        about: Mapping[str, str],
        reason: str = "",
    ) -> Audit:
        row = {"guild": guild, "at": self._now(), "user": user, "what": what, "reason": reason}
        made = connection.scalar(insert(audits).values(**row, about=json.dumps(about)).returning(audits.c.id))
        return Audit(made or 0, guild, self._now(), user, what, about, reason)

    @reads
    def audits(self, connection: Connection, guild: int, page: int, most: int) -> tuple[list[Audit], int]:
        """A page of the list, the newest first, and how many lines there are."""
        mine = select(audits).where(audits.c.guild == guild).order_by(audits.c.id.desc())
        rows = connection.execute(mine.limit(most).offset(page * most))
        count = connection.scalar(select(func.count()).select_from(audits).where(audits.c.guild == guild))
        found = [
            Audit(row.id, row.guild, row.at, row.user, row.what, json.loads(row.about), row.reason)
            for row in rows
        ]
        return found, count or 0

    @reads
    def offers_made(self, connection: Connection, guild: int, user: int, since: int) -> int:
        """How many offers a person has made on a server since then, whatever became of them."""
        hosted = (participants.c.place == 0, participants.c.user_id == user)
        made = select(func.count()).select_from(offers.join(participants)).where(*hosted)
        return connection.scalar(made.where(offers.c.guild == guild, offers.c.created > since)) or 0


def _blocks(connection: Connection, *wanted: ColumnElement[bool]) -> list[Block]:
    rows = connection.execute(select(blocks).where(*wanted)).all()
    for row in rows:
        BLOCK.check(row._mapping, _block_for_good)
    return [Block(row.guild, row.user, row.until, row.reason) for row in rows]


def _block_for_good(connection: Connection, values: Values) -> None:
    """Nobody knows any more until when somebody is blocked: until a moderator lifts it."""
    mine = (blocks.c.guild == values["guild"], blocks.c.user == values["user"])
    connection.execute(update(blocks).where(*mine).values(until=None, reason=""))
    BLOCK.stamp(connection, *mine)
