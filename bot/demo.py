"""The same bot against a simulated Discord, in a browser page: no token, no network, nothing kept.

SimCord's page knows one channel and no threads, so games are played in the channel itself; see
docs/developers.md for its other limits.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import simcord
from simcord import Env, Preview, SetupError
from simcord.env import Env as Driver

from bot.client import WantedBot
from bot.settings import Settings
from engine.store.records import House
from engine.store.store import Store

log = logging.getLogger(__name__)

NAMES = ("Alice", "Bob", "Carol", "Dan", "Erin", "Frank", "Grace", "Hank", "Iris", "Jack")
IDLE = 0.001  # seconds without work after which SimCord takes a step for done; its own 0.05 makes clicks wait
TICK = 1.0  # seconds between two moves of the simulated clock

HOW = """\
Wanted is at the table. Open this page (the address is a key, keep it to yourself):

    {url}

Choose whom you are at "Viewing as", two windows can be two people. Then type

    /wanted duel       and pick Bob as opponent; as Bob press Accept
    /wanted table      for an open table; press Join as the others, Start as its host

and play: "My hand" under the board shows each player his own cards. To play against the computer,
challenge Wanted itself. Ctrl+C ends the demo; nothing of it is kept.
"""


def demo(players: int = 3, speed: float = 1, port: int = 0, browser: bool = True) -> None:
    """Serve the demo until it is closed in the page or by Ctrl+C; `speed` is simulated seconds a second."""
    asyncio.run(_serve(players, speed, port, browser))


@asynccontextmanager
async def saloon(data: Path, players: int, port: int) -> AsyncIterator[tuple[Env, Preview]]:
    """A server with so many people, the bot and a page that shows its channel."""
    defaults = Driver._settle_internal.__kwdefaults__ or {}  # the one setting that SimCord does not offer
    defaults["idle"] = IDLE
    settings = Settings(data=data, pause=0)  # SimCord waits for a pause: the page would stand still
    store = await Store.open(settings.database, WantedBot.now)
    try:
        async with simcord.run(WantedBot(settings, store, shard_count=1), check_errors=False) as env:
            env.backend.bot_user.name = "Wanted"  # the other thing SimCord does not offer: to name the bot
            guild = env.create_guild(name="Dry Gulch")
            await store.save_house(guild.id, House(thread=False))
            channel = guild.create_text_channel("saloon")
            people = [guild.add_member(env.create_user(name)) for name in NAMES[:players]]
            async with env.preview(channel, viewers=people, layout="channel", port=port or None) as page:
                yield env, page
    finally:
        await store.close()


async def _serve(players: int, speed: float, port: int, browser: bool) -> None:
    with TemporaryDirectory(prefix="wanted-demo-") as data:
        async with saloon(Path(data), players, port) as (env, page):
            print(HOW.format(url=page.url), flush=True)
            if browser:
                await asyncio.to_thread(webbrowser.open, page.url)
            ticker = asyncio.create_task(_tick(env, page, speed))
            await _closed(page)
            ticker.cancel()


async def _closed(page: Preview) -> None:
    """Wait until the page is closed for good, or the process is asked to end."""
    waiting = asyncio.create_task(page.wait_closed())
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, waiting.cancel)
    await asyncio.gather(waiting, return_exceptions=True)


async def _tick(env: Env, page: Preview, speed: float) -> None:
    """Let the simulated clock run, and show every window what the others did; no fault ends that."""
    shown = 0
    while True:
        await asyncio.sleep(TICK)
        try:
            await env.advance_time(TICK * speed)
            if len(env.http_requests) > shown:  # a refresh spoils a click that is on its way: not for nothing
                await page.refresh()
                shown = len(env.http_requests)
        except SetupError:
            log.debug("the clock waits: somebody is pressing something")
        except Exception:
            log.exception("the clock of the demo stumbled")
