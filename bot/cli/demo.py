"""The same bot against a simulated Discord in a browser page: no token, no network, nothing saved.

SimCord's page has one channel and no threads, so games are played in the channel itself. Made for short
tests, its preview rereads all messages at each step, and refuses a press while its clock is being moved.
Without `prepare` and its helpers, each press of a long game takes seconds.
"""

import asyncio
import logging
import math
import signal
import webbrowser
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import simcord
from PIL import Image
from simcord import Env, Preview, SetupError, _settlement
from simcord import env as driver
from simcord.preview import _action_plans, _component_projection, _markdown, _snapshot
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._server import PreviewServer

from bot.app.client import WantedBot
from bot.app.settings import Settings
from bot.services.clock import utc_now
from engine.core.records.guilds import GuildSettings
from engine.core.records.users import UserSettings
from engine.store.store import Store

IDLE = 0.001  # seconds without work that end a step; SimCord's 0.05 makes presses slow
PAUSE = 0.1  # seconds left of a sleep from which on a press does not wait for it
PATIENCE = 60  # seconds for the bot to become idle; SimCord's 5 are too few to start it on a busy machine
WINDOW = 25  # messages on the page until the user asks for earlier ones
SIZED = "    image.height = height;\n"
ROOM = "image.style.aspectRatio = `${width} / ${height}`; trigger.style.width = `min(100%, ${width}px)`;"
LAST = "    root.append(list);\n"
FIRST = "    root.insertBefore(list, root.querySelector(':scope > :is(.embed-card, .message-components)'));\n"
WRAPPED = ".embed-footer { overflow-wrap: anywhere; }"  # a secret is longer than a phone is wide
TEXTS = 4096  # parsed texts kept
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


class Pace:
    """Lets presses and the simulated clock take turns, and updates every window."""

    def __init__(self, env: Env, page: Preview) -> None:
        self._env, self._page = env, page
        self._turn = asyncio.Lock()
        self._requests_shown = 0
        self._press = page._action
        page._action = self._pressed  # type: ignore[method-assign]

    async def tick(self, seconds: float) -> None:
        async with self._turn:
            await self._env.advance_time(seconds)
            await self._show()

    async def _pressed(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            result = await self._press(context_id, body)
            if body.get("kind") == "autocomplete_command":  # only its user sees the result
                self._requests_shown = len(self._env.http_requests)
            await self._show()
            return result

    async def _show(self) -> None:
        """Update the windows if anything changed; a needless update would break a press under way."""
        if len(self._env.http_requests) > self._requests_shown:
            await self._page.refresh()
            self._requests_shown = len(self._env.http_requests)


class Reader:
    """A Markdown parser that reads each text once."""

    def __init__(self, parser: Any) -> None:
        self._blocks = lru_cache(TEXTS)(lambda text: parser.parse(text, {}))
        self._line = lru_cache(TEXTS)(lambda text: parser.parseInline(text, {}))

    def parse(self, text: str, _: object) -> Any:
        """Parse a text of several lines; the parser already knows users and channels."""
        return self._blocks(text)

    def parseInline(self, text: str, _: object) -> Any:
        return self._line(text)


@cache
def prepare() -> None:
    """Patch SimCord so that a long game can be played, even on a slow machine."""
    _take_time()
    _leave_stories()
    _leave_pauses()
    for module in (_action_plans, _snapshot):
        module.HISTORY_WINDOW_SIZE = WINDOW  # type: ignore[attr-defined]
    _markdown._markdown_parser = _remembering(_markdown._markdown_parser)
    MediaWorker.validate = _as_drawn  # type: ignore[method-assign]
    # A picture that an edit has just replaced is still there for a page that has not been updated yet.
    Preview._authorize_attachment_source = lambda *_: None  # type: ignore[method-assign]
    _name_items()
    _read_small_print()
    _lay_out()


def _read_small_print() -> None:
    """Show lines of an embed that begin with -# small, as Discord does; SimCord does so only in messages."""
    _markdown._FIELD_POLICIES["embed_description"]["subtext"] = True


def _lay_out() -> None:
    """Put files above embeds as Discord does, wrap footers, and keep a redrawn picture's height.

    Otherwise an open list would move.
    """
    served = PreviewServer._static

    async def static(self: PreviewServer, request: Any) -> Any:
        answer = await served(self, request)
        if request.path == "/media.js":
            answer.text = answer.text.replace(SIZED, f"{SIZED}    {ROOM}\n")
        if request.path == "/messages.js":
            answer.text = answer.text.replace(LAST, FIRST)
        if request.path == "/preview.css":
            answer.text = f"{answer.text}\n{WRAPPED}\n"
        return answer

    PreviewServer._static = static  # type: ignore[method-assign]


async def _as_drawn(
    self: MediaWorker, key: str, blob: bytes, *, media_time: float | None = None
) -> MediaInfo:
    """Serve a picture of the bot as it is; SimCord starts a process for each, and refuses more than eight."""
    with Image.open(BytesIO(blob)) as image:
        mime = str(image.get_format_mimetype())
        return MediaInfo(str(image.format), *image.size, 1, image.width * image.height * 4, blob, mime)


def _take_time() -> None:
    settle = driver.Env._settle_internal

    async def settled(self: Env, **how: Any) -> None:
        await settle(self, **{"idle": IDLE, **how, "timeout": self.settle_timeout})

    driver.Env._settle_internal = settled  # type: ignore[method-assign]


def _leave_stories() -> None:
    """Let presses continue while a story is computed or the house plays, for up to half a minute."""
    module: Any = driver
    waits = module._is_parked

    def may_wait(state: Any, task: asyncio.Task[Any], deadline: float) -> bool:
        in_spare_time = task.get_name().startswith(("search", "story", "house"))
        can_wait = in_spare_time and state.bot.services.search.is_spare_time
        return bool(can_wait or waits(state, task, deadline))

    module._is_parked = may_wait


def _leave_pauses() -> None:
    """Let presses continue while a computer player seems to think, or the steps before an end are shown."""
    module: Any = _settlement
    fires_at = module._callback_fire_time

    def leaves(state: Any, record: Any) -> float:
        at = float(fires_at(state, record))
        return math.inf if at > state.loop.time() + PAUSE else at

    module._callback_fire_time = leaves


def _name_items() -> None:
    """Identify items by custom id, because the item at a position may change."""
    control_key, component_key = _component_projection._control_key, _action_plans._component_key

    def key_shown(scope: str, component: Mapping[str, Any], path: str) -> str | None:
        return control_key(scope, component, _name(component, path) if scope.startswith("message:") else path)

    def key_pressed(component: Mapping[str, Any], path: str, message_id: int) -> str | None:
        return component_key(component, _name(component, path), message_id)

    _component_projection._control_key, _action_plans._component_key = key_shown, key_pressed


def _name(item: Mapping[str, Any], path: str) -> str:
    return str(item.get("custom_id") or path)


def _remembering(made: Any) -> Any:
    """Keep parsers, because SimCord makes one for every text."""
    readers: dict[str, Reader] = {}

    def reader(policy: Mapping[str, Any], context: Mapping[str, Any]) -> Reader:
        key = f"{dict(policy)}{dict(context)}"
        if key not in readers:
            readers[key] = Reader(made(policy, context))
        return readers[key]

    return reader


log = logging.getLogger(__name__)


def demo(players: int = 3, speed: float = 1, port: int = 0, browser: bool = True) -> None:
    """Serve the demo until it is closed in the page or by Ctrl+C; raises `OSError` if the port is taken.

    `speed` is simulated seconds per second.
    """
    with suppress(KeyboardInterrupt):
        try:
            asyncio.run(_serve(players, speed, port, browser))
        except SetupError as why:
            if isinstance(why.__cause__, OSError):
                raise OSError(f"The demo cannot use port {port}") from why
            raise


@asynccontextmanager
async def saloon(
    data: Path,
    names: Sequence[str],
    port: int,
    language: str | None = None,
    pictures: str = "on",
    computer_delay: float = 2,
) -> AsyncIterator[tuple[Env, Preview]]:
    """Make a guild with these users, the bot and a page of its channel.

    `language` is set by all users, `pictures` by the guild.
    """
    prepare()
    settings = Settings(data_dir=data, computer_delay=computer_delay)
    async with await Store.open(settings.database, utc_now) as store:
        bot = WantedBot(settings, store, shard_count=1)
        async with simcord.run(bot, settle_timeout=PATIENCE, check_errors=False) as env:
            env.backend.bot_user.name = "Wanted"  # SimCord has no other way to name the bot
            guild = env.create_guild(name="Dry Gulch")
            set_here = GuildSettings(use_threads=False, language=language, pictures=pictures)
            await store.guilds.save_settings(guild.id, set_here)
            channel = guild.create_text_channel("saloon")
            people = [guild.add_member(env.create_user(name)) for name in names]
            for person in people if language else ():
                await bot.services.user_cache.save(UserSettings(person.id, language=language))
            async with env.preview(channel, viewers=people, layout="channel", port=port or None) as page:
                yield env, page


async def _serve(players: int, speed: float, port: int, browser: bool) -> None:
    with TemporaryDirectory(prefix="wanted-demo-") as data:
        async with saloon(Path(data), NAMES[:players], port) as (env, page):
            print(HOW.format(url=page.url), flush=True)
            if browser:
                await asyncio.to_thread(webbrowser.open, page.url)
            ticker = asyncio.create_task(run_clock(Pace(env, page), speed))
            await _closed(page)
            ticker.cancel()


async def _closed(page: Preview) -> None:
    waiting = asyncio.create_task(page.wait_closed())
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows, where Ctrl+C interrupts `asyncio.run`
            asyncio.get_running_loop().add_signal_handler(name, waiting.cancel)
    await asyncio.gather(waiting, return_exceptions=True)


async def run_clock(pace: Pace, speed: float) -> None:
    while True:
        await asyncio.sleep(TICK)
        try:
            await pace.tick(TICK * speed)
        except SetupError:
            log.debug("the clock waits: the bot is busy")
        except Exception:
            log.exception("the demo's clock failed")
