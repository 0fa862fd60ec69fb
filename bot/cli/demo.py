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

from bot.app.client import WantedBot
from bot.app.services import utc_now
from bot.app.settings import Settings
from bot.cli.demo_page import PATIENCE, Pace, prepare
from engine.core.records import ServerSettings
from engine.store.store import Store

log = logging.getLogger(__name__)

NAMES = ("Alice", "Bob", "Carol", "Dan", "Erin", "Frank", "Grace", "Hank", "Iris", "Jack")
TICK = 1.0  # seconds between two moves of the simulated clock

HOW = """\
Wanted is at the table. Open this page (the address is a key, keep it to yourself):

    {url}

Choose whom you are at "Viewing as", two windows can be two people. Then type

    /wanted duel       and pick Bob as opponent; as Bob press Accept
    /wanted table      for an open table; press Join as the others, Start as its host

and play: "My hand" under the board shows each player their own cards. To play against the computer,
challenge Wanted itself. Ctrl+C ends the demo; nothing of it is kept.
"""


def demo(players: int = 3, speed: float = 1, port: int = 0, browser: bool = True) -> None:
    """Serve the demo until it is closed in the page or by Ctrl+C; `speed` is simulated seconds a second."""
    asyncio.run(_serve(players, speed, port, browser))


@asynccontextmanager
async def saloon(data: Path, players: int, port: int) -> AsyncIterator[tuple[Env, Preview]]:
    """A server with so many people, the bot and a page that shows its channel."""
    prepare()
    settings = Settings(data=data, pause=0)  # SimCord waits for a pause: the page would stand still
    store = await Store.open(settings.database, utc_now)
    try:
        bot = WantedBot(settings, store, shard_count=1)
        async with simcord.run(bot, settle_timeout=PATIENCE, check_errors=False) as env:
            env.backend.bot_user.name = "Wanted"  # SimCord has no other way to name the bot
            guild = env.create_guild(name="Dry Gulch")
            await store.save_server_settings(guild.id, ServerSettings(thread=False))
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
            ticker = asyncio.create_task(run_clock(Pace(env, page), speed))
            await _closed(page)
            ticker.cancel()


async def _closed(page: Preview) -> None:
    """Wait until the page is closed for good, or the process is asked to end."""
    waiting = asyncio.create_task(page.wait_closed())
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, waiting.cancel)
    await asyncio.gather(waiting, return_exceptions=True)


async def run_clock(pace: Pace, speed: float) -> None:
    """Let the simulated clock run; no fault ends that."""
    while True:
        await asyncio.sleep(TICK)
        try:
            await pace.tick(TICK * speed)
        except SetupError:
            log.debug("the clock waits: the bot is at work")
        except Exception:
            log.exception("the clock of the demo stumbled")
