"""Watches requests to Discord: the time in responses, the rate, and how many were refused.

Time has four sources, of which two must agree: a monotonic clock that counts from the last confirmed
time, the machine's own clock, which anyone may set, the `Date` of Discord's responses, and the ids of
presses. Until two agree, and while the machine's clock has jumped, no time is plausible.

Discord refuses more than 50 requests per second from a bot, not counting responses to users, so requests are
paced. It bans an address for ten thousand refusals (401, 403, 429) in ten minutes. Long before that, only
responses to users go out; other requests fail as if Discord were down, and are retried later.
https://discord.com/developers/docs/topics/rate-limits
"""

import logging
import re
import time
from collections import deque
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

from bot.services.pacing import Pacer

log = logging.getLogger(__name__)

SLACK = 60  # seconds by which two clocks may differ, since a response takes time

MAX_REFUSALS, WINDOW = 1000, 600  # so many refusals in so many seconds
REFUSED = (401, 403, 429)
SHARED = "shared"  # the scope of a shared limit, which Discord does not count
ALWAYS = ("/interactions/", "/webhooks/", "/gateway")  # responses to users, and connecting to Discord
MESSAGES = re.compile(r"/messages(/\d+)?$")
MEMBER = re.compile(r"/guilds/\d+/members/\d+$")


def counted() -> float:
    """Return seconds by the monotonic clock, which stops while the machine sleeps."""
    return time.monotonic()


class TrustedTime:
    """Counts from the last confirmed time, so that no jump of the machine's clock matters.

    Clocks are compared by how many seconds each is ahead of the monotonic one.
    """

    def __init__(self, wall: Callable[[], float] = time.time, counted: Callable[[], float] = counted) -> None:
        """`wall` is the machine's clock, in UTC seconds."""
        self._wall, self._counted = wall, counted
        self._trusted = self._machine = self._machine_now()
        self._confirmed = self._was_confirmed = False
        self._dated: float | None = None  # according to the last `Date`
        self._pressed: float | None = None  # according to the id of the last press
        self._wrong = 0.0  # known error of the machine's clock, in seconds

    def now(self) -> int:
        """UTC seconds."""
        return int(self._counted() + self._trusted)

    def is_plausible(self) -> bool:
        """Return whether Discord has confirmed this time, and the machine's clock has not jumped since."""
        return self._confirmed and abs(self._machine_now() - self._machine) <= SLACK

    def heard(self, date: str) -> None:
        """Take the `Date` of a response; alone, it changes no time that the machine's clock confirms."""
        try:
            self._dated = offset = parsedate_to_datetime(date).timestamp() - self._counted()
        except ValueError:
            return
        off = offset - self._trusted
        if self._is_backed(offset, self._pressed):
            self._move(offset)
        elif self._was_confirmed and _agree(self._machine_now(), self._trusted):
            log.debug("Discord's time is %+d s from ours and the machine's: ignored", off)
        else:
            log.warning("Discord's time is %+d s from ours: all clocks are paused until two agree", off)
            self._confirmed = False

    def pressed(self, snowflake: int) -> None:
        """Take the time in the id of a press or command, which comes from other machines of Discord's."""
        self._pressed = offset = discord.utils.snowflake_time(snowflake).timestamp() - self._counted()
        if not self.is_plausible() and self._is_backed(offset, self._dated):
            self._move(offset)

    def _is_backed(self, offset: float, other: float | None) -> bool:
        """Return whether our count, the machine or Discord's other source reports this time, too."""
        known = (self._machine_now(), self._trusted if self._was_confirmed else None, other)
        return any(source_offset is not None and _agree(offset, source_offset) for source_offset in known)

    def _move(self, offset: float) -> None:
        if not _agree(offset, self._trusted):
            log.warning("moved the time by %+d s, as two sources confirmed", offset - self._trusted)
            self._trusted = offset
        self._confirm(offset)

    def _confirm(self, offset: float) -> None:
        """Keep our time, or take the machine's, which is more precise, if it agrees."""
        self._machine = self._machine_now()
        wrong = 0.0 if _agree(self._machine, offset) else self._machine - offset
        if wrong and not _agree(wrong, self._wrong):
            log.warning(
                "the clock of this machine is wrong by %+d s: correct it; meanwhile Discord's time is used",
                wrong,
            )
        self._trusted = self._trusted if wrong else self._machine
        self._wrong, self._confirmed, self._was_confirmed = wrong, True, True

    def _machine_now(self) -> float:
        return self._wall() - self._counted()


def _agree(one: float, other: float) -> bool:
    return abs(one - other) <= SLACK


class BudgetSpent(discord.DiscordServerError):
    """A request that was held back, to be retried as after a 503."""

    def __init__(self) -> None:
        answer: Any = SimpleNamespace(status=503, reason="Held back")
        super().__init__(answer, "Discord has refused too many requests")


class RequestBudget:
    """Counts refusals, and holds back requests while there are too many."""

    def __init__(self, counted: Callable[[], float] = counted, part: float = 1.0) -> None:
        """`part`: the part of all refusals that this process may use up; others share its address."""
        self._most, self._counted = max(2, round(MAX_REFUSALS * part)), counted
        self._refusals: deque[float] = deque()
        self._spent = False

    def check(self) -> None:
        """Raise `BudgetSpent` unless requests other than responses to users are allowed."""
        if self._is_spent():
            raise BudgetSpent

    def answered(self, status: int, scope: str = "") -> None:
        """Count a response's status; `scope` is that of the limit that was reached, if any."""
        if status in REFUSED and scope != SHARED:
            self._refusals.append(self._counted())
            self._is_spent()

    def _is_spent(self) -> bool:
        while self._refusals and self._refusals[0] <= self._counted() - WINDOW:
            self._refusals.popleft()
        spent = len(self._refusals) >= (self._most // 2 if self._spent else self._most)
        if spent and not self._spent:
            log.error(
                "Discord has refused %s requests in ten minutes: only responses to users are sent", self._most
            )
        elif self._spent and not spent:
            log.warning("Discord refuses fewer requests: boards and pings resume")
        self._spent = spent
        return spent


def is_answer(path: str) -> bool:
    return any(part in path for part in ALWAYS)


def urgency(method: str, path: str) -> int:
    """Return 0 for new boards and pings, 1 for edits and look-ups of players, 2 for clean-up."""
    if MEMBER.search(path):
        return 1
    if MESSAGES.search(path) is None or method == "POST":
        return 2 if method == "DELETE" else 0
    return 1 if method == "PATCH" else 2


def trace(
    heard: Callable[[str], None], budget: RequestBudget, pacer: Pacer, works: Callable[[], None]
) -> aiohttp.TraceConfig:
    """Make a trace that paces a client's requests; `heard` gets the time of each response."""

    async def started(_: object, __: object, request: aiohttp.TraceRequestStartParams) -> None:
        if is_answer(request.url.path):
            return
        await pacer.turn(urgency(request.method, request.url.path))
        budget.check()

    async def answered(_: object, __: object, request: aiohttp.TraceRequestEndParams) -> None:
        headers = request.response.headers
        heard(headers.get("Date", ""))
        budget.answered(request.response.status, headers.get("X-RateLimit-Scope", ""))
        if request.method != "GET" and request.response.status < 400:  # reads may succeed during an outage
            works()

    traced = aiohttp.TraceConfig()
    traced.on_request_start.append(started)
    traced.on_request_end.append(answered)
    return traced
