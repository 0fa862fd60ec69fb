"""How often Discord has refused the whole process, and what it may still be asked.

Discord shuts an address out for ten thousand refusals (401, 403, 429) in ten minutes. Long before that only
answers to people go: what the bot asks by itself fails as if Discord were down, and is tried again later.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

from bot.app.trusted_time import counted

log = logging.getLogger(__name__)

MOST, WINDOW = 1000, 600  # refusals in so many seconds
REFUSED = (401, 403, 429)
SHARED = "shared"  # the scope of a limit that others have used up: Discord does not count it
ALWAYS = ("/interactions/", "/webhooks/", "/gateway")  # answers to people, and how Discord is reached


class HeldBack(discord.DiscordServerError):
    """Discord was not asked, since it has refused too much; whoever asked tries again as after a 503."""

    def __init__(self) -> None:
        answer: Any = SimpleNamespace(status=503, reason="Held back")
        super().__init__(answer, "Discord has refused too many requests")


class RequestBudget:
    """Counts refusals, and holds back requests while there are too many."""

    def __init__(self, counted: Callable[[], float] = counted) -> None:
        self._counted = counted
        self._refusals: deque[float] = deque()
        self._spent = False

    def check(self, path: str) -> None:
        """Raise `HeldBack` unless Discord may be asked this."""
        if self._is_spent() and not any(part in path for part in ALWAYS):
            raise HeldBack

    def answered(self, status: int, scope: str = "") -> None:
        """Discord has answered with this status; `scope`: of the limit that was reached, if any was."""
        if status in REFUSED and scope != SHARED:
            self._refusals.append(self._counted())
            self._is_spent()

    def _is_spent(self) -> bool:
        """Is it so now? The host is told when that changes."""
        while self._refusals and self._refusals[0] <= self._counted() - WINDOW:
            self._refusals.popleft()
        spent = len(self._refusals) >= (MOST // 2 if self._spent else MOST)
        if spent and not self._spent:
            log.error("Discord has refused %s requests in ten minutes: only answers to people go on", MOST)
        elif self._spent and not spent:
            log.warning("Discord refuses less: boards and pings go on")
        self._spent = spent
        return spent


def trace(heard: Callable[[str], None], budget: RequestBudget) -> aiohttp.TraceConfig:
    """What a client looks at each request with: `heard` is told the time of each answer."""

    async def asked(_: object, __: object, request: aiohttp.TraceRequestStartParams) -> None:
        budget.check(request.url.path)

    async def answered(_: object, __: object, request: aiohttp.TraceRequestEndParams) -> None:
        headers = request.response.headers
        heard(headers.get("Date", ""))
        budget.answered(request.response.status, headers.get("X-RateLimit-Scope", ""))

    traced = aiohttp.TraceConfig()
    traced.on_request_start.append(asked)
    traced.on_request_end.append(answered)
    return traced
