"""Blocks, the audit log, and what the owner serves, in the database."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from engine.core.records.moderation import AuditEntry, Block, BlockedGuild, ServingState
from engine.store.database import Database, Operation, Part, nothing, reads, writes, writes_within
from engine.store.integrity.checksums import BLOCK, Values, upsert
from engine.store.meta import put_fact, read_fact
from engine.store.row_cache import RowCache
from engine.store.schema.users import audit_log, blocked_guilds, meta, user_blocks

SERVERS_KNOWN = 1000  # kept in memory
DRAINING = "draining-since"  # meta key: UTC seconds


class AuditDraft:
    """An entry for the audit log, which saves itself when called in the transaction of the logged action."""

    def __init__(self, row: Values) -> None:
        self.saved: AuditEntry | None = None  # once it was added
        self._row = row

    def __call__(self, connection: Connection) -> None:
        made = connection.execute(insert(audit_log).values(self._row).returning(audit_log)).one()
        self.saved = _entry(made)


class ModerationStore(Part):
    """The part of the store with blocks and the audit log, whose entries never change."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._blocks: RowCache[int, dict[int, Block]] = RowCache(SERVERS_KNOWN)
        self._served: RowCache[str, ServingState] = RowCache(1, database.shards)

    async def served(self) -> ServingState:
        return await self._served.get(DRAINING, self._read_served)

    @reads
    def _read_served(self, connection: Connection, _: str) -> ServingState:
        draining = read_fact(connection, DRAINING)
        guilds = connection.execute(select(blocked_guilds).order_by(blocked_guilds.c.blocked_at.desc()))
        return ServingState(
            draining is not None, {row.guild_id: BlockedGuild(**row._mapping) for row in guilds}
        )

    @writes_within(lambda self, *_, **__: self._served.updating(DRAINING))
    def drain(self, connection: Connection, *, on: bool, also: Operation[object] = nothing) -> bool:
        """Let no game start from now on, even after a restart; or let them start again.

        False if it was so already.
        """
        was = connection.execute(delete(meta).where(meta.c.key == DRAINING)).rowcount > 0
        if on:
            put_fact(connection, DRAINING, str(self._database.now()))
        if on != was:
            also(connection)
        return on != was

    @writes_within(lambda self, *_, **__: self._served.updating(DRAINING))
    def block_guild(
        self, connection: Connection, guild_id: int, reason: str, also: Operation[object] = nothing
    ) -> None:
        also(connection)
        row = {"guild_id": guild_id, "blocked_at": self._database.now(), "reason": reason}
        upsert(connection, blocked_guilds, row)

    @writes_within(lambda self, *_, **__: self._served.updating(DRAINING))
    def unblock_guild(self, connection: Connection, guild_id: int, also: Operation[object] = nothing) -> bool:
        """Serve a server again; False if it was not blocked."""
        gone = delete(blocked_guilds).where(blocked_guilds.c.guild_id == guild_id)
        if connection.execute(gone).rowcount == 0:
            return False
        also(connection)
        return True

    async def blocked(self, guild_id: int, user_id: int | None) -> Block | None:
        known = await self._blocks.get(guild_id, self._read_blocks)
        block = known.get(user_id) if user_id is not None else None
        return (
            None
            if block is None or (block.expires_at or self._database.now() + 1) <= self._database.now()
            else block
        )

    async def blocks(self, guild_id: int) -> list[Block]:
        known = (await self._blocks.get(guild_id, self._read_blocks)).values()
        now = self._database.now()
        return [block for block in known if block.expires_at is None or block.expires_at > now]

    @reads
    def _read_blocks(self, connection: Connection, guild_id: int) -> dict[int, Block]:
        return {block.user_id: block for block in _blocks(connection, user_blocks.c.guild_id == guild_id)}

    @reads
    def check_blocks(self, connection: Connection) -> None:
        """Read all blocks, so that damaged ones are reset."""
        _blocks(connection)

    @writes_within(lambda self, block, *_: self._blocks.updating(block.guild_id))
    def save_block(self, connection: Connection, block: Block, also: Operation[object] = nothing) -> None:
        also(connection)
        upsert(connection, user_blocks, asdict(block))
        BLOCK.rewrite_checksums(
            connection, user_blocks.c.guild_id == block.guild_id, user_blocks.c.user_id == block.user_id
        )

    @writes_within(lambda self, guild_id, *_: self._blocks.updating(guild_id))
    def lift_block(
        self, connection: Connection, guild_id: int, user_id: int, also: Operation[object] = nothing
    ) -> bool:
        """Let a user take part again; False if they were not blocked."""
        gone = delete(user_blocks).where(user_blocks.c.guild_id == guild_id, user_blocks.c.user_id == user_id)
        if connection.execute(gone).rowcount == 0:
            return False
        also(connection)
        return True

    def draft(
        self, *, guild_id: int, user_id: int, what: str, about: Mapping[str, str], reason: str
    ) -> AuditDraft:
        who = {"guild_id": guild_id, "user_id": user_id, "created_at": self._database.now()}
        return AuditDraft({**who, "action": what, "details": json.dumps(about), "reason": reason})

    @writes
    def save_audit(self, connection: Connection, draft: AuditDraft) -> None:
        draft(connection)

    @reads
    def audits(
        self, connection: Connection, guild_id: int, page: int, limit: int
    ) -> tuple[list[AuditEntry], int]:
        """Return a page of the audit log, newest first, and the number of all entries."""
        entries = select(audit_log).where(audit_log.c.guild_id == guild_id).order_by(audit_log.c.id.desc())
        rows = connection.execute(entries.limit(limit).offset(page * limit))
        count = connection.scalar(
            select(func.count()).select_from(audit_log).where(audit_log.c.guild_id == guild_id)
        )
        return [_entry(row) for row in rows], count or 0


def _entry(row: Row[Any]) -> AuditEntry:
    return AuditEntry(**{**row._mapping, "details": json.loads(row.details)})


def _blocks(connection: Connection, *wanted: ColumnElement[bool]) -> list[Block]:
    rows = connection.execute(select(user_blocks).where(*wanted)).all()
    for row in rows:
        BLOCK.verify(row._mapping, _block_for_good)
    return [Block(row.guild_id, row.user_id, row.expires_at, row.reason) for row in rows]


def _block_for_good(connection: Connection, values: Values) -> None:
    """Keep a block of unknown length until a moderator lifts it."""
    of_user = (user_blocks.c.guild_id == values["guild_id"], user_blocks.c.user_id == values["user_id"])
    connection.execute(update(user_blocks).where(*of_user).values(expires_at=None, reason=""))
    BLOCK.rewrite_checksums(connection, *of_user)
