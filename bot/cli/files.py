"""The backup command: a checked copy of the database while the bot runs, and a note of when."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

import discord

from bot.app.settings import Settings
from bot.services.emojis import Synced, sync
from engine.store.store import Store

BACKED_UP = "backed-up"  # the fact in the store: when a copy was made last


def back_up(settings: Settings, file: Path) -> str:
    """Make the copy and say so; raises `Broken`, `FileExistsError` or another `OSError`."""
    if file.exists():
        raise FileExistsError(file)
    if not settings.database.exists():
        raise FileNotFoundError(2, "there is no database yet, so nothing to copy", str(settings.database))
    if not file.absolute().parent.is_dir():
        raise FileNotFoundError(2, "there is no such directory", str(file.parent))
    asyncio.run(_copy(settings.database, file))
    return f"{file}: a sound copy, {file.stat().st_size:,} bytes."


async def _copy(database: Path, file: Path) -> None:
    store = Store(database, lambda: int(time()))  # not `open`, which would bring an old database up to date
    try:
        await store.backup(file)
        await store.save_fact(BACKED_UP, str(int(time())))
    finally:
        await store.close()


def sync_emojis(settings: Settings, token: str) -> str:
    """Upload what has changed and say so; raises what Discord or the database raise."""
    done = asyncio.run(_sync(settings, token))
    return f"Emojis: {done.uploaded} uploaded, {done.kept} as they were, {done.removed} taken away."


async def _sync(settings: Settings, token: str) -> Synced:
    store = await Store.open(settings.database, lambda: int(time()))
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            return await sync(client, store)
    finally:
        await store.close()
