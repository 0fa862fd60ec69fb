"""Fixtures of the bot's tests."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from quick_store import prepared

from bot.app.client import COGS, WantedBot
from bot.app.settings import Settings
from bot.services.user_cache import Guilds, UserCache
from bot.ui.commands import group
from engine.store.store import Store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(await prepared(tmp_path / "wanted.sqlite3"), lambda: 0)
    yield store
    await store.close()


@pytest.fixture
def user_cache(store: Store) -> UserCache:
    """The users of the database, on servers without a known language."""
    guilds = Guilds(store.guilds, lambda _: None, "en")
    return UserCache(store.users, store.privacy, store.logs, store.pings, guilds, lambda: 0)


@pytest.fixture
async def bot(store: Store) -> WantedBot:
    bot = WantedBot(Settings(), store)
    bot.tree.add_command(group("cmd-wanted"))
    for cog in COGS:
        await bot.load_extension(cog)
    return bot


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A directory without `.env` and an environment without our variables."""
    for name in list(os.environ):
        if name.upper().startswith(("WANTED_", "DISCORD_TOKEN")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
