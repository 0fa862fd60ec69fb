"""The command `wanted emojis sync`: puts our signs to the application that the token is of."""

from __future__ import annotations

import asyncio
from time import time

import discord

from bot.emojis import Synced, sync
from bot.settings import Settings
from engine.store.store import Store


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
