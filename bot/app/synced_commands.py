"""Our commands on Discord: those of the home server or of all servers, never both."""

import asyncio
import hashlib
import logging
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import discord
from discord.app_commands import CommandTree

from engine.store.meta import MetaStore

log = logging.getLogger(__name__)

SYNCED = "synced-commands"  # meta key: where our commands are, and their digest
ROOT = Path(__file__).parents[2]
MADE_OF = ("bot/**/*.py", "cogs/*.py", "engine/**/*.py", "data/**/*.ftl", "data/**/*.toml")
GONE = (discord.Forbidden, discord.NotFound)  # the bot is no longer on that server

Scope: TypeAlias = int | None  # the id of a guild; None: all guilds


@cache
def _made_of() -> str:
    """Hash everything that decides the commands: our code, our texts, discord.py."""
    digest = hashlib.sha256(discord.__version__.encode())
    for files in MADE_OF:
        for file in sorted(ROOT.glob(files)):
            digest.update(file.read_bytes())
    return digest.hexdigest()


async def sync_commands(client: discord.Client, tree: CommandTree[Any], meta: MetaStore, home: Scope) -> None:
    """Send our commands where they have changed or are missing; then remove them where they no longer belong.

    Only a digest and names are compared: all texts in all languages would take too long at every start.
    """
    there = None if home is None else discord.Object(home)
    if there is not None:
        tree.copy_global_to(guild=there)
    digest = f"{home}:{await asyncio.to_thread(_made_of)}"
    ours = {command.name for command in tree.get_commands(guild=there)}
    is_new = await meta.get(SYNCED) != digest or await names_at(client, home) != ours
    if is_new:
        await tree.sync(guild=there)  # raises if the home server is mistyped, before anything is removed
    for scope in await left_over(client, meta, home):
        log.info("commands: removed from %s", scope or "all servers")
        await _send(client, scope, [])
    if is_new:
        await meta.set(SYNCED, digest)


async def left_over(client: discord.Client, meta: MetaStore, home: Scope) -> list[Scope]:
    """Return where our commands still are although they belong elsewhere, so that users see each twice."""
    former = (await meta.get(SYNCED) or "").partition(":")[0]
    scopes: set[Scope] = {None, int(former) if former.isdigit() else None} - {home}
    return [scope for scope in scopes if await names_at(client, scope)]


async def names_at(client: discord.Client, scope: Scope) -> set[str]:
    """Return the names of our commands on a server, or of those for all servers."""
    application = client.application_id or 0
    try:
        if scope is None:
            commands = await client.http.get_global_commands(application)
        else:
            commands = await client.http.get_guild_commands(application, scope)
    except GONE:
        return set()
    return {command["name"] for command in commands}


async def _send(client: discord.Client, scope: Scope, commands: list[Any]) -> None:
    application = client.application_id or 0
    if scope is None:
        await client.http.bulk_upsert_global_commands(application, commands)
    else:
        await client.http.bulk_upsert_guild_commands(application, scope, commands)
