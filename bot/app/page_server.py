"""Serves pages of finished games at WANTED_PAGES, a port of its own, never that of health and metrics."""

import logging
from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from ipaddress import ip_address
from time import monotonic

from aiohttp import web

from bot.app.http_site import site
from bot.i18n.texts import LANGUAGES, language_of
from bot.services.web_pages import WebPages
from engine.core.records.errors import StoreUnavailable

log = logging.getLogger(__name__)

PER_MINUTE = 30  # requests of one address
MAX_CLIENTS = 10_000  # addresses that are counted
HEADERS = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "gzip",
    "Cache-Control": "private, max-age=300",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
}


class PageServer:
    """Answers with pages. `pages` is set as soon as it exists."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.pages: WebPages | None = None
        self._now = now
        self._requests: dict[str, deque[float]] = {}  # when each address asked; who asked last stands last

    def served(self, address: str | None) -> AbstractAsyncContextManager[None]:
        """Listen at an address while this context is open; raises `InUse` if another process does."""
        return site([web.get("/g/{name}", self._page)], address, "WANTED_PAGES")

    async def _page(self, request: web.Request) -> web.Response:
        if not self.may_ask(client_of(request)):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "60"})
        if self.pages is None:
            raise web.HTTPServiceUnavailable(headers={"Retry-After": "10"})
        try:
            page = await self.pages.page(request.match_info["name"], _language(request))
        except StoreUnavailable as why:
            log.warning("no page: %s", why)
            raise web.HTTPServiceUnavailable(headers={"Retry-After": "60"}) from None
        if page is None:
            raise web.HTTPNotFound
        return web.Response(body=page, headers=HEADERS)

    def may_ask(self, client: str) -> bool:
        """Count a request; return whether the address has some left this minute."""
        now, times = self._now(), self._requests.pop(client, deque[float](maxlen=PER_MINUTE))
        self._requests[client] = times
        if len(self._requests) > MAX_CLIENTS:
            del self._requests[next(iter(self._requests))]
        if len(times) == PER_MINUTE and now - times[0] < 60:
            return False
        times.append(now)
        return True


def client_of(request: web.Request) -> str:
    """Return the address that asks; behind a proxy in a private network, the one that the proxy names."""
    peer = request.remote or ""
    forwarded = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    with suppress(ValueError):
        if forwarded and ip_address(peer).is_private:
            return forwarded
    return peer


def _language(request: web.Request) -> str:
    """Return the first of our languages that the browser asks for."""
    tags = [part.partition(";")[0].strip() for part in request.headers.get("Accept-Language", "").split(",")]
    known = (tag for tag in tags if tag.partition("-")[0].lower() in LANGUAGES)
    return language_of(next(known, LANGUAGES[0]))
