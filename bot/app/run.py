"""The process from its start to its clean end: signals, exit code. The bot itself is in client.py."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import nullcontext, suppress
from errno import EACCES, EADDRNOTAVAIL
from functools import partial
from itertools import chain, repeat
from threading import Event
from typing import Any, TypeVar

import aiohttp
import discord
from discord import VoiceClient
from discord.http import Route

from bot.app import logs
from bot.app.client import WantedBot
from bot.app.discord_http import RequestBudget, TrustedTime, trace
from bot.app.exit_codes import FINAL, STOPPED
from bot.app.health import HealthServer, Systemd
from bot.app.instance_lock import InUse, data_held, token_held
from bot.app.metrics import ErrorCounter, Metrics
from bot.app.owner_messages import explain
from bot.app.page_server import PageServer
from bot.app.services import reachable
from bot.app.settings import Settings
from bot.i18n.texts import ENGLISH, load_texts
from bot.services.context import Interaction
from bot.services.pacing import Pacer
from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.store.database_file import make_room
from engine.store.store import Store

log = logging.getLogger(__name__)
T = TypeVar("T")

BOARDS = 0.8  # of the requests per second; the others are pings, threads, and questions to Discord
GRACE = 1.8  # seconds for a clean stop, so that the process ends within two
HAND_OVER = 12.0  # likewise, for one of several processes
AGAIN = 0.2  # seconds until unfinished tasks are cancelled again
GARBAGE = (20_000, 20, 50)  # thresholds of the garbage collector; boards make many objects
SWITCH = 0.0005  # switch interval in seconds, so that a busy loop does not delay the store's thread
UNUSABLE = (EADDRNOTAVAIL, EACCES)  # errors of an address that is none of this machine, or not allowed
REFUSED = 4004  # the gateway's close code for an invalid token


def run(settings: Settings, token: str) -> int:
    """Serve Discord until SIGTERM or SIGINT; return 0 if stopped, 1 on failure, 2 if a restart cannot help.

    `STOPPED` if the owner pressed stop, so that nothing starts it again.
    """
    logs.set_up(settings.log_level, token, *settings.passwords, form=settings.log_format)
    faulthandler.enable()  # SIGABRT prints where a stuck bot is
    VoiceClient.warn_nacl = VoiceClient.warn_dave = False  # voice is not used
    try:
        if settings.discord_proxy is not None:
            Route.BASE = Route.BASE.replace("https://discord.com", settings.discord_proxy)
        if settings.sentry_dsn is not None:
            logs.report_to(settings.sentry_dsn.get_secret_value())
        make_room(settings.database)
        # with several processes, the database says which of them serves a server
        one_bot = token_held(token) if settings.shards is None else nullcontext()
        with data_held(settings.data_dir), one_bot:
            return asyncio.run(_serve(settings, token))
    except KeyboardInterrupt:  # Ctrl+C was pressed again, to stop at once
        return 1
    except Exception as error:
        why = explain(error)
        if why is None:
            log.exception("stopped by a bug")
        else:
            print(why, file=sys.stderr)
        return FINAL if is_final(error) else 1


def stay() -> None:
    """Wait for SIGTERM or SIGINT, because a container is restarted whatever its exit code."""
    stop_asked = Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        # without a handler, the first process of a container gets neither signal
        signal.signal(number, lambda *_: stop_asked.set())
    print("Nothing is tried again until the container is started again.", file=sys.stderr)
    stop_asked.wait()


def is_final(error: BaseException) -> bool:
    """Return whether the next start would fail as well: the token or a setting is wrong."""
    closed = isinstance(error, discord.ConnectionClosed) and error.code == REFUSED
    cannot_listen = isinstance(error, InUse) and getattr(error.__cause__, "errno", 0) in UNUSABLE
    return closed or cannot_listen or isinstance(error, discord.LoginFailure | ModuleNotFoundError)


def is_temporary(error: BaseException) -> bool:
    """Return whether Discord or the database's server merely cannot be reached or is overloaded."""
    if isinstance(error, StoreUnavailable | SaveFailed):
        return error.code == "unreachable"
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, discord.GatewayNotFound | aiohttp.ClientConnectionError | TimeoutError)


def pauses() -> Iterator[int]:
    """Yield seconds between tries to reach a server: growing, at most five minutes."""
    return chain((2, 4, 8, 16, 32, 64, 128), repeat(300))


async def _serve(settings: Settings, token: str) -> int:
    stop = _asked_to_stop()
    watch, pages, time = HealthServer(Metrics()), PageServer(), TrustedTime()
    async with watch.served(settings.http_address), pages.served(settings.pages), Systemd().watched():
        watch.is_waiting = settings.shards is not None
        store = await _retry(partial(_open, settings, time.now, stop), stop)
        watch.is_waiting = False
        if store is None:
            return 0
        store.database.around_save = watch.metrics.saving
        logging.getLogger().addHandler(ErrorCounter(watch.metrics))
        load_texts(ENGLISH)  # names of the commands
        gc.freeze()  # these objects stay, so exclude them from collections
        gc.enable()
        gc.set_threshold(*GARBAGE)
        sys.setswitchinterval(SWITCH)
        made = _maker(settings, store, time, watch, pages)
        try:
            return await _retry(lambda: play(made(), token, stop), stop) or 0
        finally:
            watch.services = pages.pages = None
            await store.close()
            gc.freeze()  # at exit, a collection of everything would take seconds


async def _open(settings: Settings, now: Callable[[], int], stop: Stop) -> Store | None:
    """Open the store; one of several processes waits until no other has its shards. None if stopped."""
    is_logged = False
    while not stop.is_set():
        try:
            return await Store.open(settings.place, now, settings.data_dir, settings.own_shards)
        except StoreUnavailable as why:
            if why.code != "in-use" or settings.shards is None:
                raise
        if not is_logged:
            log.info("waiting for shards %s, which another process has", settings.own_shards)
            is_logged = True
    return None


async def _retry(work: Callable[[], Awaitable[T]], stop: Stop) -> T | None:
    """Work until it succeeds, with pauses while Discord or the database's server is away; None if stopped."""
    for pause in pauses():
        try:
            return await work()
        except Exception as error:
            if not is_temporary(error):
                raise
            log.warning("%s The next try is in %d seconds.", explain(error), pause)
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)
            break
    return None


def _maker(
    settings: Settings, store: Store, time: TrustedTime, watch: HealthServer, pages: PageServer
) -> Callable[[], WantedBot]:
    part = settings.own_shards.part  # of what Discord allows all processes together
    budget, pacer = RequestBudget(part=part), Pacer(settings.requests_per_second * part)
    boards = Pacer(settings.requests_per_second * part * BOARDS)
    watch.metrics.requests_waiting.set_function(partial(len, pacer))

    def arrived(interaction: Interaction) -> None:
        time.pressed(interaction.id)
        watch.metrics.arrived(interaction)

    def made() -> WantedBot:
        def works() -> None:
            bot.services.publisher.discord_works()

        traced = trace(time.heard, budget, pacer, works)
        watch.metrics.follow(traced)
        bot = WantedBot(
            settings, store, now=time.now, is_plausible=time.is_plausible, arrived=arrived, http_trace=traced
        )
        bot.services.publisher.turn = boards.turn
        pages.pages = bot.services.web_pages
        watch.services, watch.connected = bot.services, partial(reachable, bot)
        return bot

    return made


class Stop(asyncio.Event):
    """The process must end; `by_owner`: the owner pressed stop in Discord."""

    by_owner = False

    async def stop_for_owner(self) -> None:
        log.info("stopping, as the owner asked")
        self.by_owner = True
        self.set()


def _asked_to_stop() -> Stop:
    """Return an event that the first SIGTERM or SIGINT sets; a second one has its default effect."""
    loop, stop = asyncio.get_running_loop(), Stop()

    def handle(number: signal.Signals) -> None:
        log.info("%s: stopping", number.name)
        loop.remove_signal_handler(number)
        stop.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, handle, number)
    return stop


async def play(bot: WantedBot, token: str, stop: Stop) -> int:
    """Run the bot until it is stopped or fails; return the exit code, raise what it fails with."""

    async def log_ready() -> None:
        log.info("ready as %s, servers: %d", bot.user, len(bot.guilds))

    bot.add_listener(log_ready, "on_ready")
    bot.add_listener(stop.stop_for_owner, "on_stop_asked")
    playing = asyncio.create_task(bot.start(token))
    stopping = asyncio.create_task(stop.wait())
    broken = asyncio.create_task(bot.services.background_check.failed())
    lost = asyncio.create_task(bot.store.database.lost())
    await asyncio.wait((playing, stopping, broken, lost), return_when=asyncio.FIRST_COMPLETED)
    why = next((task.result() for task in (broken, lost) if task.done()), None)
    for task in (stopping, broken, lost):
        task.cancel()
    if why is not None or stop.is_set():
        await cancel(playing)  # first, because discord.py complains if closed while connecting
    try:
        await asyncio.wait_for(bot.close(), GRACE if bot.store.database.shards.are_all else HAND_OVER)
    except TimeoutError:
        log.info("stopping without waiting for running work")
    except Exception:
        log.exception("not closed cleanly")
    if why is not None:
        raise why
    if stop.is_set():  # the signal may have come only while the bot was closing
        await cancel(playing)
        return STOPPED if stop.by_owner else 0
    await playing  # raises its error
    log.error("Discord closed the connection")
    return 1


async def cancel(task: asyncio.Task[Any]) -> None:
    """Cancel a task until it has ended, whatever its result.

    Once is not enough: `asyncio.wait_for` of Python 3.11 loses a cancellation if its task fails at the same
    moment, and discord.py, which connects within one, then retries forever.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=AGAIN)
    await asyncio.gather(task, return_exceptions=True)  # otherwise asyncio logs an unretrieved exception
