"""Blocks and the audit log, as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass

NO_GUILD = 0  # the guild of the owner's actions


@dataclass(frozen=True, slots=True)
class Block:
    """A user who may start or join no game on a server."""

    guild_id: int
    user_id: int
    expires_at: int | None  # None: never
    reason: str


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """What a moderator or the owner did, and why."""

    id: int
    guild_id: int
    created_at: int
    user_id: int
    action: str
    details: Mapping[str, str]  # such as the ids of the table or user concerned
    reason: str


@dataclass(frozen=True, slots=True)
class BlockedGuild:
    """A server that the owner does not serve."""

    guild_id: int
    blocked_at: int
    reason: str


@dataclass(frozen=True, slots=True)
class ServingState:
    """What the owner lets the bot serve."""

    draining: bool  # no new game starts
    shut: Mapping[int, BlockedGuild]  # blocked servers by id
