"""Small commands: a checked copy of the database while the bot runs, emojis, the health of the bot."""

import asyncio
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, build_opener

import discord

from bot.app.settings import Settings
from bot.services.clock import utc_now
from bot.services.emojis import Synced, sync
from engine.store.database import Place
from engine.store.stats import BACKED_UP
from engine.store.store import Store, examine


def back_up(settings: Settings, file: Path) -> str:
    """Make a copy and print it; raises `StoreUnavailable`, `FileExistsError` or another `OSError`."""
    if settings.database_url is None and not settings.database.exists():
        raise FileNotFoundError(2, "there is no database yet, so nothing to copy", str(settings.database))
    if not file.absolute().parent.is_dir():
        raise FileNotFoundError(2, "there is no such directory", str(file.parent))
    asyncio.run(_copy(settings.place, file))
    return f"{file}: a sound copy, {file.stat().st_size:,} bytes."


async def _copy(database: Place, file: Path) -> None:
    await examine(database)  # opening a file that was emptied would hide the loss
    async with Store(database, utc_now) as store:  # not `open`, which would migrate an old database
        await store.backup(file)
        await store.meta.set(BACKED_UP, str(utc_now()))


async def _made(database: Place) -> Store:
    """Open the database, and make it if it is new; an older one is left to the next start to migrate."""
    revision, _ = await examine(database)
    return Store(database, utc_now) if revision else await Store.open(database, utc_now)


def sync_emojis(settings: Settings, token: str) -> str:
    """Upload changed icons and print a summary; raises what Discord or the database raise."""
    result = asyncio.run(_sync(settings, token))
    return f"Emojis: {result.uploaded} uploaded, {result.unchanged} unchanged, {result.removed} deleted."


async def _sync(settings: Settings, token: str) -> Synced:
    async with (
        await _made(settings.place) as store,
        discord.Client(intents=discord.Intents.none()) as client,
    ):
        await client.login(token)
        return await sync(client, store.meta)


PATIENCE = 8  # seconds for the bot to answer
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "[::]": "[::1]"}  # listening addresses, and how to reach them


def ask_health(address: str) -> tuple[bool, str]:
    host, _, port = address.rpartition(":")
    ask = build_opener(ProxyHandler({})).open  # it is on this machine, so use no proxy
    try:
        with ask(f"http://{EVERYWHERE.get(host, host)}:{port}/healthz", timeout=PATIENCE) as answer:
            return True, answer.read().decode()
    except HTTPError as unwell:
        return False, unwell.read().decode(errors="replace")
    except (URLError, TimeoutError, OSError) as why:
        return False, f"No answer at {address}: {getattr(why, 'reason', why)}."
