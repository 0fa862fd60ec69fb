"""Pings of users, as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from engine.core.clocks import UNTIMED

Reminder: TypeAlias = Literal["early", "near", "late", "claim", "turn"]  # pings that no new board makes
PINGS_KEPT = 4  # per user and table, which is also the limit of a day


@dataclass(frozen=True, slots=True)
class PendingPing:
    table_id: int  # or the id of an offer
    user_id: int
    kind: str
    subject: int  # the decision's ply; for "next" the turn's number, for "proposal" its id
    due_at: int


@dataclass(frozen=True, slots=True)
class PingHistory:
    clock: str = UNTIMED
    times: Mapping[int, tuple[int, ...]] = field(default_factory=dict)

    def after(self, users: Iterable[int], now: int) -> PingHistory:
        new = {user: (*self.times.get(user, ()), now)[-PINGS_KEPT:] for user in users}
        return replace(self, times={**self.times, **new})


@dataclass(frozen=True, slots=True)
class DmQuota:
    """How many direct messages were sent today, and whether Discord refused the last one."""

    sent: int
    sent_to_all: int
    is_closed: bool
    closed_notice_sent: bool
