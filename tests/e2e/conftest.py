"""Fixtures of the tests that drive the whole bot in a simulated Discord."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from functools import cache
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import simcord.interactions
from discord.app_commands import Group
from discord.ext.commands.bot import BotBase
from e2e.world import (
    ErrorsSeen,
    World,
    load_extension,
    make_bot,
    openapi_faults,
    synced_commands,
    translate_payload,
)
from PIL import Image
from postgres_server import give_back, prepared_on_server
from quick_store import without_threads
from shared import draw_once
from simcord import Env
from sqlalchemy import URL

from bot.render.pool import PICTURES_PER_PROCESS, STUCK, _paint
from bot.render.scene import Scene
from bot.render.theme import PALETTES
from bot.services import background_check, pictures, search_process
from bot.services.janitor import Janitor
from bot.worker import Worker

THINKING = search_process.THOUGHTS, search_process.STUCK  # at the usual priority: a busy machine may be slow


@pytest.fixture(autouse=True)
def _quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check databases without pauses, make and translate commands once.

    Unless a test is marked `threads`, the store works without its threads and does not wait for the disk.
    """
    if request.node.get_closest_marker("threads") is None:
        without_threads(monkeypatch)
        monkeypatch.setattr(os, "fsync", lambda _: None)  # no power fails in these tests
    monkeypatch.setattr(background_check, "PAUSE", 0)
    monkeypatch.setattr(background_check, "SHARE", 0)
    monkeypatch.setattr(BotBase, "load_extension", load_extension)
    monkeypatch.setattr(Group, "get_translated_payload", translate_payload)


class LastingWorker(Worker):
    """A worker process that outlives its bot, for the next test."""

    async def close(self) -> None:
        """Do nothing: the process ends with the suite."""


_LASTING: dict[str, LastingWorker] = {}


def lasting(name: str, *how: int) -> LastingWorker:
    """Return the suite's shared worker, because starting one takes longer than most tests."""
    if name not in _LASTING:
        _LASTING[name] = LastingWorker(*how, meanwhile=lambda: draw_once)
    return _LASTING[name]


class SketchingWorker(Worker):
    """Sketches pictures at once; other work is done in the suite's process."""

    async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if work is not _paint:
            return await drawing().run(work, *args, **kwargs)
        await asyncio.sleep(0)
        return sketch(*args)


def sketch(scene: Scene, palette: str) -> bytes:
    """Return a picture of the scene's size, with the palette's table and nothing on it."""
    return _bare(scene.width, scene.height, PALETTES[palette].wood)


@cache
def _bare(width: int, height: int, color: str) -> bytes:
    out = BytesIO()
    Image.new("RGB", (width, height), color).save(out, "PNG", compress_level=1)
    return out.getvalue()


def drawing() -> Worker:
    return lasting("pictures", PICTURES_PER_PROCESS, STUCK)


def sweep_later(janitor: Janitor) -> None:
    """Leave out the sweep at the start on a new database, which has nothing to do."""
    starts, is_ready = count(), janitor._is_ready
    janitor._is_ready = lambda: next(starts) > 0 and is_ready()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" in metafunc.fixturenames and metafunc.definition.get_closest_marker("both_engines"):
        metafunc.parametrize("engine", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> str:
    """The engine of the bot's database; a test marked `both_engines` runs on each."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
async def url(engine: str) -> AsyncIterator[URL | None]:
    """A database of a server, for its engine."""
    if engine == "sqlite":
        yield None
        return
    made = await prepared_on_server()
    yield made
    give_back(made)


@pytest.fixture
async def env(tmp_path: Path, url: URL | None) -> AsyncIterator[Env]:
    """The simulated Discord; for tests with a clock, SimCord's plugin advances it."""
    commands, facts = await synced_commands()
    bot = await make_bot(tmp_path, url=url, **facts)
    sweep_later(bot.services.janitor)
    bot.services.search.worker = lasting("search", *THINKING)
    bot.services.pictures.pool.worker = drawing()  # for pages
    running = Env(bot, settle_timeout=60)  # simulated days are slow on a busy machine
    running.backend.register_commands(None, commands)
    await running.start()
    yield running
    await running.shutdown()


@pytest.fixture
async def pictured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[Env]:
    """Like `env`, but with pictures, and without a limit of time for them.

    They are bare tables of the right size, unless a test that looks at them is marked `drawn`.
    """
    for name in ("SOON", "GLANCE", "LATE"):
        monkeypatch.setattr(pictures, name, 60.0)
    commands, facts = await synced_commands()
    bot = await make_bot(tmp_path, pictures=True, **facts)
    sweep_later(bot.services.janitor)
    is_drawn = request.node.get_closest_marker("drawn") is not None
    bot.services.pictures.pool.worker = drawing() if is_drawn else SketchingWorker(1, STUCK)
    running = Env(bot, settle_timeout=60)
    running.backend.register_commands(None, commands)
    await running.start()
    yield running
    await running.shutdown()


@pytest.fixture
async def world(
    env: Env, tmp_path: Path, url: URL | None, request: pytest.FixtureRequest
) -> AsyncIterator[World]:
    """A server with Alice, Bob, Carol and the bot; fails at the end if errors were logged.

    discord.py only logs what items and loops raise; `@pytest.mark.errors("text")` allows such records.
    """
    allowed = [text for mark in request.node.iter_markers("errors") for text in mark.args]
    errors = ErrorsSeen()
    logging.getLogger().addHandler(errors)
    world = World(env, env.bot, tmp_path, url)
    yield world
    await env.settle()
    await world.stop()
    logging.getLogger().removeHandler(errors)
    logged = [record.getMessage() for record in errors.records]
    assert [text for text in logged if not any(known in text for known in allowed)] == []
    assert openapi_faults(env) == []


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch):
    """Return a function that sets all users' Discord language: `reads("fr")`."""
    plain = simcord.interactions.base_payload

    def turn(locale: str) -> None:
        def spoken(*args, **kwargs):
            record, payload = plain(*args, **kwargs)
            return record, {**payload, "locale": locale}

        monkeypatch.setattr(simcord.interactions, "base_payload", spoken)

    return turn
