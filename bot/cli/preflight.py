"""What only Discord knows of the bot: whether it can be reached, takes the token, and where the bot is."""

from __future__ import annotations

import asyncio
import binascii
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator, Iterator
from email.utils import parsedate_to_datetime
from time import time

import aiohttp
import discord
from discord.http import Route

from bot.app.host_messages import sentence
from bot.app.settings import Settings
from bot.cli.findings import Finding, fault, ok, warn

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
)
DRIFT = 60  # seconds between two clocks that do not matter
PATIENCE = 10  # seconds for each question to Discord


async def ask(settings: Settings) -> AsyncIterator[Finding]:
    """What only Discord knows; without a network that is no fault."""
    if settings.token is None:
        yield fault("token", "there is none: put DISCORD_TOKEN into .env; without one only the demo works")
        return
    token = settings.token.get_secret_value()
    try:
        away = await clock_difference()
    except (aiohttp.ClientError, TimeoutError, OSError, LookupError, ValueError) as why:
        yield warn("network", f"Discord cannot be reached ({why or 'no answer'}): what follows is unknown")
        found = unknown(token)
    else:
        yield clocks(away)
        found = await accepted(token, settings.home_guild)
    for finding in found:
        yield finding


async def clock_difference() -> int:
    """How many seconds our clock is before Discord's; raises whatever it may if that does not answer."""
    async with (
        asyncio.timeout(PATIENCE),
        aiohttp.ClientSession() as session,
        session.get(f"{Route.BASE}/gateway") as answer,
    ):
        (await answer.json())["url"]  # somebody else may answer in Discord's place
        return round(time() - parsedate_to_datetime(answer.headers["Date"]).timestamp())


def clocks(away: int) -> Finding:
    """What it means that our clock is so many seconds before Discord's."""
    if abs(away) > DRIFT:
        return warn("network", f"Discord answers; our clock is {away:+} s from its own: set it")
    return ok("network", "Discord answers, our clocks agree")


async def accepted(token: str, home: int | None) -> list[Finding]:
    """Whether Discord accepts the token, and what its portal says of the bot."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with asyncio.timeout(PATIENCE), client:
            await client.login(token)
            found = [ok("token", f"accepted: {client.user}"), *portal(client)]
            return found if home is None else [*found, await at_home(client, home)]
    except discord.LoginFailure as why:
        return [fault("token", sentence(why) or str(why))]
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError):
        return unknown(token)


def unknown(token: str) -> list[Finding]:
    """What can be said of a token without Discord."""
    bot = _bot_of(token)
    found = [warn("token", "unknown: Discord did not answer")]
    return found if bot is None else [*found, invitation(bot)]


def portal(client: discord.Client) -> Iterator[Finding]:
    """What the developer portal says of the application."""
    assert client.application is not None
    if url := client.application.interactions_endpoint_url:
        yield fault("portal", f"presses are sent to {url}: empty Interactions Endpoint URL in the portal")
    yield invitation(client.application.id)


async def at_home(client: discord.Client, home: int) -> Finding:
    """Whether the bot is on its home server."""
    try:
        guild = await client.fetch_guild(home, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return fault("home", f"the bot is not on server {home} (WANTED_HOME_GUILD): invite it")
    return ok("home", f"commands go to {guild.name} alone, at once")


def invitation(application: int) -> Finding:
    """The link that invites the bot with the rights it needs and no others."""
    scopes = ("bot", "applications.commands")
    return ok("invite", discord.utils.oauth_url(application, permissions=NEEDED, scopes=scopes))


def _bot_of(token: str) -> int | None:
    """The bot's id, which stands in its token."""
    head = token.partition(".")[0]
    try:
        return int(urlsafe_b64decode(head + "=" * (-len(head) % 4)))
    except (ValueError, binascii.Error):
        return None
