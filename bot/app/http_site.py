"""A port of the bot's own: each has its routes, its setting, and no other route."""

import errno
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from aiohttp import web

from bot.app.instance_lock import InUse


@asynccontextmanager
async def site(routes: Sequence[web.RouteDef], address: str | None, setting: str) -> AsyncIterator[None]:
    """Answer these routes while this context is open; without an address nothing listens.

    Raises `InUse`, which names the setting, if it is impossible to listen there.
    """
    if address is None:
        yield
        return
    app = web.Application()
    app.add_routes(routes)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        await _listen(runner, address, setting)
        yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, address: str, setting: str) -> None:
    host, _, port = address.rpartition(":")
    try:
        await web.TCPSite(runner, host.strip("[]"), int(port)).start()
    except OSError as why:
        if why.errno == errno.EADDRINUSE:
            message = f"{setting}: {address} is in use by another process: choose another port."
        else:
            message = f"{setting}: nothing can be served at {address} ({why.strerror})."
        raise InUse(message) from why
