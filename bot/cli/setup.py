"""The first run, step by step: the token, the invitation, the permissions in each channel, a first game."""

import asyncio
import os
import re
from collections import Counter
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from getpass import getpass
from pathlib import Path

import discord
from discord import ButtonStyle, TextChannel
from rich.prompt import Confirm, Prompt

from bot.app.instance_lock import token_held
from bot.app.owner_messages import explain
from bot.app.settings import FILE, TOKEN, TOKEN_FILE, Settings, read_text
from bot.cli.doctor import invite_link
from bot.features.interactions.permissions import missing_in
from bot.i18n.texts import ENGLISH, language_of, load_texts
from bot.services.channels import pinging
from bot.ui.components import FIRST_GAME, view_of

TRIES = 3
NOWHERE = "-"  # typed to skip the first game
TOKEN_LINE = re.compile(rf"\s*(export\s+)?{TOKEN}\s*=")
PORTAL = "https://discord.com/developers/applications"

WELCOME = f"""\
Wanted needs an application of yours at Discord. In {PORTAL}:
  1. New Application, then Bot: switch on none of the three privileged intents.
  2. Bot, Reset Token, and copy it. It is asked for here and not shown while you type.
"""
OUTSIDE = f"The token is not in {FILE} ({TOKEN} or {TOKEN_FILE} gives it), so nothing is written there."
PRESSES = "In the portal, General Information, empty Interactions Endpoint URL: presses would not come here."
WAITING = "Open that link, choose a server of yours and let the bot in. Waiting for it; Ctrl+C ends this."
FIRST = "In which channel shall a first game against the computer wait for you (- for none)"
SERVER = "They can be set in Server Settings, Roles, or in the channel's own Permissions."


class GivenUp(Exception):
    """The setup cannot continue; the text says why."""


def set_up(settings: Settings) -> bool:
    """Guide the owner through the first run; return whether to start the bot now.

    Raises `GivenUp`, and what Discord, the network or a file raise.
    """
    token = _token(settings)
    with token_held(token):
        asyncio.run(_with_server(token))
    return Confirm.ask("Start the bot now", default=True)


def _token(settings: Settings) -> str:
    """Ask for a token that Discord accepts, and save it in .env unless it comes from elsewhere."""
    if settings.token is not None:
        token = settings.token.get_secret_value()
        lines = read_text(FILE).splitlines() if FILE.exists() else []
        is_in_file = any(map(TOKEN_LINE.match, lines)) and not (
            os.environ.get(TOKEN) or os.environ.get(TOKEN_FILE)
        )
        if not is_in_file:
            print(OUTSIDE)
        if not is_in_file or Confirm.ask(f"There is a token in {FILE}. Keep it", default=True):
            asyncio.run(_accepted(token))
            return token
    print(WELCOME)
    for _ in range(TRIES):
        token = getpass("Token: ").strip()  # hides the input
        if not token:
            continue
        try:
            if not (token.isascii() and token.isprintable() and " " not in token):
                raise discord.LoginFailure("no token has such signs")
            asyncio.run(_accepted(token))
        except discord.LoginFailure:
            print("Discord does not accept that token: reset it in the portal and copy it whole.")
            continue
        save_token(FILE, token)
        print(f"Saved in {FILE.absolute()}, readable by you alone.")
        return token
    raise GivenUp(f"No token that Discord accepts, so nothing was written. See {PORTAL}")


async def _accepted(token: str) -> None:
    """Print the bot's name; raises what `discord.Client.login` does."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        print(f"Discord accepts the token: you are setting up {client.user}.")


def save_token(file: Path, token: str) -> None:
    """Write the token into a file that no other user may read; its other lines stay."""
    file = file.resolve()
    old = read_text(file).splitlines() if file.exists() else []
    other_lines = [line for line in old if not TOKEN_LINE.match(line)]
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
        out.write("\n".join([*other_lines, f"{TOKEN}={token}", ""]))
        out.flush()
        os.fsync(out.fileno())
    os.replace(part, file)


async def _with_server(token: str) -> None:
    async with _connected(token) as client:
        assert client.application is not None
        if client.application.interactions_endpoint_url:
            print(PRESSES)
        if not client.guilds:
            link = invite_link(client.application.id)
            print(f"The link that invites the bot, with the permissions it needs:\n\n{link}\n")
            print(WAITING, flush=True)
            await client.wait_for("guild_join")
        fine = [channel for guild in client.guilds for channel in checked(guild)]
        if not fine:
            raise GivenUp("Give the bot these permissions in one channel, then: wanted setup")
        if (channel := await asyncio.to_thread(_chosen, fine)) is not None:
            await _offer_game(client, channel)


@asynccontextmanager
async def _connected(token: str) -> AsyncIterator[discord.Client]:
    client = discord.AutoShardedClient(  # sharded like the bot, which asks Discord where to connect
        intents=discord.Intents(guilds=True),
        chunk_guilds_at_startup=False,
        member_cache_flags=discord.MemberCacheFlags.none(),
        max_messages=None,
    )
    async with client:
        await client.login(token)
        running = asyncio.create_task(client.connect())
        try:
            ready = asyncio.create_task(client.wait_until_ready())
            await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
            if running.done():  # only an error ends the connection before it is ready
                ready.cancel()
                running.result()
            await ready
            yield client
        finally:
            await client.close()
            await asyncio.gather(running, return_exceptions=True)


def checked(guild: discord.Guild) -> list[TextChannel]:
    """Print which channels lack which permissions; return the others."""
    text = load_texts(ENGLISH)
    lacks = {channel: missing_in(channel, thread=True) for channel in guild.text_channels}
    fine = [channel for channel, names in lacks.items() if not names]
    print(f"{guild.name}: {len(fine)} of {len(lacks)} channels allow all that a game needs.")
    for channel, names in lacks.items():
        if names:
            print(f"  #{channel.name} lacks {', '.join(text(f'permission-{name}') for name in names)}")
    if len(fine) < len(lacks):
        print(f"  {SERVER} You can ignore channels where nobody will play.")
    return fine


def _chosen(fine: Collection[TextChannel]) -> TextChannel | None:
    """Ask for the channel of the first game; None if the owner wants none."""
    counts = Counter(name for channel in fine for name in _names(channel))
    named = {next(name for name in _names(channel) if counts[name] == 1): channel for channel in fine}
    while (name := Prompt.ask(FIRST, default=next(iter(named))).strip().lstrip("#")) != NOWHERE:
        if name in named:
            return named[name]
        print(f"A game can be played only in one of these channels: {', '.join(named)}")
    return None


def _names(channel: TextChannel) -> tuple[str, ...]:
    """Return a channel's names, the shortest first; no other channel has the last."""
    long = f"{channel.guild.name} #{channel.name}"
    return channel.name, long, f"{long} {channel.id}"


async def _offer_game(client: discord.Client, channel: TextChannel) -> None:
    assert client.application is not None
    team = client.application.team
    host = (team.owner_id if team is not None else None) or client.application.owner.id
    text = load_texts(language_of(str(channel.guild.preferred_locale)))
    try:
        await channel.send(
            text("first-game", who=f"<@{host}>"),
            view=view_of([FIRST_GAME.button(text("btn-first-game"), ButtonStyle.success)]),
            allowed_mentions=pinging([host]),
        )
    except discord.HTTPException as why:
        print(f"#{channel.name} refused the message: {explain(why) or why} Type /wanted duel there.")
        return
    print(f"The message is in #{channel.name}: press its button as soon as the bot runs.")
