"""A Discord on loopback that keeps messages, enforces its limit of requests, and can be slow."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeAlias

from aiohttp import web
from discord.utils import time_snowflake, utcnow
from scenes.fake_discord import FakeDiscord, answer, message

Handler: TypeAlias = Callable[[web.Request], Coroutine[Any, Any, web.StreamResponse]]
LIMIT = 50  # requests a second of one bot; responses to presses are not counted


@dataclass
class SentMessage:
    """A message of the bot's, and when it arrived and was last edited, by the monotonic clock."""

    channel_id: int
    content: dict[str, Any]
    posted_at: float
    edited_at: float = 0


@dataclass
class LimitedDiscord(FakeDiscord):
    """Its messages by number. While `open` is cleared, requests wait for it."""

    sent: dict[int, SentMessage] = field(default_factory=dict)
    requests: list[tuple[float, str, str]] = field(default_factory=list)  # time, method, path
    refusals: int = 0
    limit: int = LIMIT

    def __post_init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.open.set()
        self.boards: list[SentMessage] = []  # the messages with embeds
        self.arrived = asyncio.Semaphore(0)  # one for each of them
        self.waiting = asyncio.Event()  # a request has arrived while closed
        self._recent: deque[float] = deque()
        self._by_nonce: dict[str, int] = {}
        self.numbers = count(time_snowflake(utcnow()))

    def routes(self) -> list[web.AbstractRouteDef]:
        there = "/api/channels/{channel}/messages"
        return [
            web.get(there, self.limited(self._history)),
            web.post(there, self.limited(self._post)),
            web.patch(there + "/{number}", self.limited(self._edit)),
            *super().routes(),
        ]

    def limited(self, handler: Handler) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            now = time.monotonic()
            self.requests.append((now, request.method, request.path))
            while self._recent and self._recent[0] <= now - 1:
                self._recent.popleft()
            if len(self._recent) >= self.limit:
                self.refusals += 1
                content = {"message": "You are being rate limited.", "retry_after": 1.0, "global": True}
                refused = answer(content, 429)
                refused.headers.update(
                    {"Retry-After": "1", "X-RateLimit-Global": "true", "Via": "1.1 google"}
                )
                return refused
            self._recent.append(now)
            if not self.open.is_set():
                self.waiting.set()
                await self.open.wait()
            return await handler(request)

        return handle

    async def _post(self, request: web.Request) -> web.Response:
        content, channel = await content_of(request), int(request.match_info["channel"])
        number = self._by_nonce.get(content.get("nonce", ""))
        if number is None:
            number = next(self.numbers)
            self._by_nonce[content.get("nonce") or str(number)] = number
            self.sent[number] = SentMessage(channel, content, time.monotonic())
            if content.get("embeds"):
                self.boards.append(self.sent[number])
                self.arrived.release()
        return self._message(number)

    async def _edit(self, request: web.Request) -> web.Response:
        number = int(request.match_info["number"])
        if number not in self.sent:
            return answer({"message": "Unknown Message", "code": 10008}, 404)
        self.sent[number].content |= await content_of(request)
        self.sent[number].edited_at = time.monotonic()
        return self._message(number)

    async def _history(self, request: web.Request) -> web.Response:
        return answer([])

    def _message(self, number: int) -> web.Response:
        sent = self.sent[number]
        embeds = [{**embed, "type": "rich"} for embed in sent.content.get("embeds") or ()]
        return answer(message(str(number), str(sent.channel_id), embeds=embeds))


async def content_of(request: web.Request) -> dict[str, Any]:
    """Return a message's content, with files or without."""
    if request.content_type == "multipart/form-data":
        content = json.loads(str((await request.post())["payload_json"]))
    else:
        content = await request.json()
    return dict(content)
