"""How the host watches the bot: `/healthz` and `/metrics`, and systemd's watchdog.

All of it runs in the bot's own loop: a stuck loop answers nothing, so the bot is restarted.
"""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from aiohttp import web

from bot.app.http_site import site
from bot.app.metrics import TYPE, Metrics
from bot.services.context import Services
from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.core.records.stats import Stats

log = logging.getLogger(__name__)

LATE = 600  # seconds overdue after which work counts as late
PATIENCE = 5  # seconds for the store to answer


class HealthServer:
    """Answers over HTTP. `services` and `connected` are set as soon as they exist."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.services: Services | None = None
        self.is_waiting = False  # another process has the shards of this one
        self.connected: Callable[[], bool] = lambda: False

    async def health(self) -> dict[str, object]:
        gateway, store, overdue, backup = self.connected(), False, None, None
        if self.services is not None:
            with suppress(StoreUnavailable, SaveFailed, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.services.store.stats.prove_writable()
                    figures = await self.services.store.stats.stats()
                    store, overdue, backup = True, figures.overdue, _backup(figures, self.services.now())
        fine = gateway and store and overdue is not None and overdue < LATE
        workers = self.services.workers() if self.services is not None else {}
        return {
            "ok": fine,
            "waiting": self.is_waiting,
            "gateway": gateway,
            "store": store,
            "overdue_seconds": overdue,
            "workers": {
                name: "running" if worker.is_up else "not needed" for name, worker in workers.items()
            },
            "backup": backup,  # a failed backup is not unhealthy, because a restart would not fix it
        }

    async def _healthz(self, _: web.Request) -> web.Response:
        health = await self.health()
        return web.json_response(health, status=200 if health["ok"] else 503)

    async def _metrics(self, _: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(PATIENCE):
                text = await self.metrics.text(self.services)
        except (StoreUnavailable, TimeoutError) as why:
            log.warning("no metrics from the store: %s", type(why).__name__)
            text = await self.metrics.text(None)
        return web.Response(body=text, headers={"Content-Type": TYPE})

    def served(self, address: str | None) -> AbstractAsyncContextManager[None]:
        """Listen at an address while this context is open; raises `InUse` if another process does."""
        routes = [web.get("/healthz", self._healthz), web.get("/metrics", self._metrics)]
        return site(routes, address, "WANTED_HTTP_ADDRESS")


def _backup(figures: Stats, now: int) -> dict[str, object]:
    last = figures.backup
    return {
        "age_seconds": now - figures.backed_up if figures.backed_up else None,
        "result": last.code if last is not None else None,
    }


class Systemd:
    """The service manager that started this process, if it wants to be notified."""

    def __init__(self, environment: dict[str, str] | None = None) -> None:
        """`environment` is replaced in tests only."""
        known = dict(os.environ) if environment is None else environment
        self._where = known.get("NOTIFY_SOCKET", "")
        is_ours = known.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        self.patience = int(known.get("WATCHDOG_USEC", 0)) / 1_000_000 if is_ours else 0.0

    def tell(self, *lines: str) -> None:
        """Notify the service manager, for example of `READY=1`; errors do not matter."""
        if not self._where:
            return
        where = "\0" + self._where[1:] if self._where.startswith("@") else self._where
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.sendto("\n".join(lines).encode(), where)
        except OSError as why:
            log.warning("the service manager cannot be notified: %s", why)

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Report readiness, then heartbeats from this loop, finally the stop."""
        self.tell("READY=1")
        signs = asyncio.create_task(self._give_signs(), name="watchdog")
        try:
            yield
        finally:
            signs.cancel()
            self.tell("STOPPING=1")

    async def _give_signs(self) -> None:
        while self.patience:
            self.tell("WATCHDOG=1")
            await asyncio.sleep(self.patience / 3)
