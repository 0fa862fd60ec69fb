"""Blocks and the audit log, as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass

NO_GUILD = 0  # the guild of the owner's actions


@dataclass(frozen=True, slots=True)
class Block:
    guild_id: int
    user_id: int
    expires_at: int | None  # None: never
    reason: str


@dataclass(frozen=True, slots=True)
class AuditEntry:
    id: int
    guild_id: int
    created_at: int
    user_id: int
    action: str
    details: Mapping[str, str]  # such as the ids of the table or user concerned
    reason: str


@dataclass(frozen=True, slots=True)
class BlockedGuild:
    guild_id: int
    blocked_at: int
    reason: str


@dataclass(frozen=True, slots=True)
class ServingState:
    draining: bool  # no new game starts
    shut: Mapping[int, BlockedGuild]  # blocked servers by id
