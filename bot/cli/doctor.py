"""Check everything a bot needs: one line per finding, with what to do.

It changes nothing except damaged games, which it repairs.
"""

import asyncio
import binascii
import os
import shutil
import tempfile
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from importlib.util import find_spec
from pathlib import Path
from time import time
from typing import TypeVar

import aiohttp
import discord
from discord.http import Route

from bot.app import logs
from bot.app.owner_messages import Sign, explain
from bot.app.settings import FILE, BadSettings, Settings, read_settings
from bot.app.synced_commands import left_over
from bot.cli.shards import lines as shard_lines
from bot.i18n import texts
from bot.i18n.texts import LANGUAGES
from bot.services.clock import utc_now
from bot.services.emojis import present, uploaded
from bot.services.publish_failures import REQUEST_ERRORS
from engine.core.clocks import DAY
from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.core.records.stats import Backup, Check
from engine.store.database import name_of
from engine.store.store import Store
from engine.store.store import examine as examine_database

DRIFT = 60  # seconds by which two clocks may differ
PATIENCE = 10  # seconds for each question to Discord
MEGABYTE = 1_000_000


T = TypeVar("T")


@dataclass(frozen=True)
class Finding:
    sign: Sign
    about: str
    text: str

    def __str__(self) -> str:
        return f"{self.sign:<5}  {self.about:<9} {self.text}"


def ok(about: str, text: str) -> Finding:
    return Finding("ok", about, text)


def warn(about: str, text: str) -> Finding:
    """Report that the bot works, but something should be done."""
    return Finding("warn", about, text)


def fault(about: str, text: str) -> Finding:
    """Report a fault that keeps the bot from working."""
    return Finding("FAULT", about, text)


NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
)


async def ask(settings: Settings) -> AsyncIterator[Finding]:
    """Check what only Discord knows; a missing network is not a fault."""
    if settings.token is None:
        yield fault(
            "token", "there is none: wanted setup asks for it (DISCORD_TOKEN in .env); otherwise try the demo"
        )
        return
    token = settings.token.get_secret_value()
    try:
        away = await clock_difference()
    except (aiohttp.ClientError, TimeoutError, OSError, LookupError, ValueError) as why:
        yield warn(
            "network",
            f"Discord cannot be reached ({why or 'no answer'}): the checks that need it are skipped",
        )
        findings = unknown(token)
    else:
        if abs(away) > DRIFT:
            yield warn("network", f"Discord answers; our clock is {away:+} s from its own: set it")
        else:
            yield ok("network", "Discord answers, our clocks agree")
        findings = await accepted(token, settings)
    for finding in findings:
        yield finding


async def clock_difference() -> int:
    """Return how many seconds our clock is ahead of Discord's; raises what the request raises."""
    async with (
        asyncio.timeout(PATIENCE),
        aiohttp.ClientSession() as session,
        session.get(f"{Route.BASE}/gateway") as answer,
    ):
        (await answer.json())["url"]  # another server may answer in Discord's place
        return round(time() - parsedate_to_datetime(answer.headers["Date"]).timestamp())


async def accepted(token: str, settings: Settings) -> list[Finding]:
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with asyncio.timeout(PATIENCE), client:
            await client.login(token)
            assert client.application is not None
            findings = [ok("token", f"accepted: {client.user}"), *portal(client.application)]
            home = settings.home_guild_id
            findings += [] if home is None else [await at_home(client, home)]
            return [*findings, *await put_there(client, settings)]
    except discord.LoginFailure as why:
        return [fault("token", explain(why) or str(why))]
    except REQUEST_ERRORS:
        return unknown(token)


def unknown(token: str) -> list[Finding]:
    findings = [warn("token", "unknown: Discord did not answer")]
    head = token.partition(".")[0]
    with suppress(ValueError, binascii.Error):  # the first part of a token is the bot's id
        application = int(urlsafe_b64decode(head + "=" * (-len(head) % 4)))
        findings.append(ok("invite", invite_link(application)))
    return findings


def portal(application: discord.AppInfo) -> Iterator[Finding]:
    if url := application.interactions_endpoint_url:
        yield fault("portal", f"presses are sent to {url}: empty Interactions Endpoint URL in the portal")
    yield ok("invite", invite_link(application.id))


async def at_home(client: discord.Client, home: int) -> Finding:
    try:
        guild = await client.fetch_guild(home, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return fault("home", f"the bot is not on server {home} (WANTED_HOME_GUILD_ID): invite it")
    return ok("home", f"commands go to {guild.name} alone, at once")


async def put_there(client: discord.Client, settings: Settings) -> list[Finding]:
    async def read(store: Store) -> tuple[list[int | None], int, int]:
        known = await uploaded(store.meta, client.application_id)
        places = await left_over(client, store.meta, settings.home_guild_id)
        return places, len(known), len(await present(client, store.meta))

    if settings.database_url is None and not await asyncio.to_thread(settings.database.exists):
        return []
    places, count, there = await _read(settings, read) or ([], 0, 0)
    findings = []
    for place in places:
        where = "of all servers" if place is None else f"of server {place}"
        findings.append(warn("commands", f"those {where} are left over: the next start removes them"))
    if missing := count - there:
        text = f"{missing} of {count} were deleted on Discord: wanted emojis sync uploads them again"
        findings.append(warn("emojis", text))
    return findings


async def _read(settings: Settings, read: Callable[[Store], Awaitable[T]]) -> T | None:
    try:
        async with Store(settings.place, utc_now) as store:
            return await read(store)
    except StoreUnavailable:
        return None


def invite_link(application: int) -> str:
    """Return the link that invites the bot with the permissions it needs and no others."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=scopes)


LITTLE, TOO_LITTLE = 500 * MEGABYTE, 50 * MEGABYTE
OLD = 7 * DAY
WRITTEN = datetime(2026, 11, 1, tzinfo=UTC).timestamp()  # when this was written; no clock can be earlier


def examine(*, over: bool = False) -> int:
    """Print all findings; return 1 if there is a fault. `over`: replay finished games, too."""
    try:
        settings = read_settings()
    except BadSettings as wrong:
        for line in wrong.faults:
            print(fault("settings", line))
        return 1
    print(ok("settings", "all variables are valid"))
    logs.set_up("error")

    async def print_findings() -> bool:
        has_fault = False
        async for finding in look(settings, over=over):
            print(finding, flush=True)
            has_fault |= finding.sign == "FAULT"
        return has_fault

    return int(asyncio.run(print_findings()))


async def look(settings: Settings, *, over: bool = False) -> AsyncIterator[Finding]:
    """Yield findings, the network last; `over`: of finished games, too."""
    if (finding := readable(FILE)) is not None:
        yield finding
    yield games_and_words()
    yield directory(settings.data_dir)
    yield disk(settings.data_dir)
    finding, is_there = await database(settings)
    yield finding
    if is_there:
        yield await backup(settings)
        if (last := await checked(settings)) is not None:
            yield last
        if settings.shards is not None:
            for line in await divided(settings):
                yield line
        async for finding in played(settings, over=over):
            yield finding
    yield clock(settings.database)
    yield demo()
    async for finding in ask(settings):
        yield finding


def readable(file: Path) -> Finding | None:
    """Check whether other users of this machine may read a token in a file of settings."""
    if os.name != "posix" or not file.exists() or not file.stat().st_mode & 0o077:
        return None
    return warn("settings", f"others on this machine may read {file}, with the token: chmod 600 {file}")


def games_and_words() -> Finding:
    try:
        from engine.games import GAMES
    except (OSError, ValueError) as why:
        message = str(why).splitlines()[0]
        return fault("games", f"data/games differs from the release, check it out again: {message}")
    whole = _files(LANGUAGES[0])
    for language in LANGUAGES:
        if not whole or _files(language) != whole:
            return fault(
                "games", f"the texts in {language} (data) differ from the release, check them out again"
            )
    return ok("games", f"{', '.join(GAMES)}, in {', '.join(LANGUAGES)}")


def _files(language: str) -> set[str]:
    return {str(file.relative_to(texts.DATA)).replace(f"/{language}/", "/") for file in texts.files(language)}


def directory(data: Path) -> Finding:
    if not os.path.exists(data):  # False also where this user may not look
        above = _existing(data)
        if os.access(above, os.W_OK | os.X_OK):
            return ok("data", f"{data} will be created by the first start")
        return fault(
            "data", f"{data} cannot be made in {above}: set WANTED_DATA_DIR to a directory of the bot's"
        )
    try:
        with tempfile.TemporaryFile(dir=data):
            return ok("data", f"{data} is writable")
    except OSError as why:
        return fault(
            "data", f"{data} cannot be written to ({why.strerror}): set WANTED_DATA_DIR, or its owner"
        )


def disk(data: Path) -> Finding:
    free = shutil.disk_usage(_existing(data)).free
    text = f"{free // MEGABYTE:,} MB are free"
    if free < TOO_LITTLE:
        return fault("disk", f"only {text}: make room")
    return warn("disk", f"only {text}: make room") if free < LITTLE else ok("disk", text)


async def database(settings: Settings) -> tuple[Finding, bool]:
    """Check whether the database can be used, and its version; return also whether it has tables."""
    try:
        revision, newest = await examine_database(settings.place)
        name = "sound" if settings.database_url is None else name_of(settings.place)
    except (StoreUnavailable, ModuleNotFoundError) as broken:
        return fault("database", explain(broken) or str(broken)), False
    if not revision:
        return ok("database", "there is none yet; the first start creates it"), False
    if revision != newest:
        text = f"{name}, at {revision}: the next start copies it and brings it to {newest}"
        return ok("database", text), True
    return ok("database", f"{name}, at {revision}"), True


async def backup(settings: Settings) -> Finding:
    """Report the age of the last copy of the database, and the last scheduled one."""
    advice = "set WANTED_BACKUP_SCHEDULE=24h for one a day, or run wanted backup FILE now"

    async def read(store: Store) -> tuple[bool, tuple[int, Backup | None]]:
        return await store.epochs.is_restored(), await store.stats.backups()

    is_restored, (at, last) = await _read(settings, read) or (False, (0, None))
    if is_restored:  # its records of copies are older
        return ok("backup", "the database is a restored copy; the bot has not started with it yet")
    if last is not None and last.code != "good":
        return warn("backup", f"the scheduled one of {_when(last.at)} {BAD[last.code]}: {last.why}")
    if not at:
        return warn("backup", f"none was made yet: {advice}")
    age, every = utc_now() - at, settings.backups
    text = f"the last was made {age // DAY} days ago" if age >= DAY else "made within the last day"
    if age > (2 * every[0] if every else OLD):
        return warn("backup", f"{text}: {'does the bot run?' if every else advice}")
    if last is not None and last.at == at:
        text += f", and its {last.games} games were replayed"
    return ok("backup", text)


async def divided(settings: Settings) -> list[Finding]:
    try:
        async with Store(settings.place, utc_now) as store:
            listed = [*shard_lines(await store.stats.processes(), utc_now())]
    except StoreUnavailable as broken:
        return [fault("shards", explain(broken) or broken.code)]
    is_whole = bool(listed) and not listed[-1].startswith("nobody")
    return [(ok if is_whole else warn)("shards", line) for line in listed or ["no process runs"]]


async def checked(settings: Settings) -> Finding | None:
    async def read(store: Store) -> Check | None:
        return None if await store.epochs.is_restored() else await store.stats.checked()

    if (last := await _read(settings, read)) is None:
        return None
    text = f"{_when(last.at)}, after its start, the bot replayed {last.tables} open tables"
    mended = f"; repaired: {_numbers(last.repaired)}" if last.repaired else ""
    if last.bad:
        return warn("check", f"{text}; it cannot continue {_numbers(last.bad)}{mended}")
    return ok("check", f"{text}{mended or ', all good'}{'' if last.sound else '; indexes were damaged'}")


def _numbers(tables: Sequence[int]) -> str:
    return ", ".join(map(str, tables))


BAD = {
    "games": "is sound, but has games that cannot continue",
    "damaged": "was damaged, so it does not count (is the disk sound?)",
    "unmade": "could not be made",
}


async def played(settings: Settings, *, over: bool) -> AsyncIterator[Finding]:
    """Replay the games, finished ones too if `over`, and report the result."""
    try:
        from bot.cli.restore import print_findings, replayed
    except (OSError, ValueError):  # the games cannot be read, as reported above
        return
    try:
        report, mended = await replayed(settings, over=over)
    except (StoreUnavailable, SaveFailed, OSError) as why:
        yield fault("tables", f"they cannot be replayed: {explain(why) or why}")
        return
    for sign, text in print_findings(report, mended):
        yield Finding(sign, "tables", text)


def clock(database: Path) -> Finding:
    """Check that the clock is not earlier than events that have happened."""
    now = time()
    past = max([WRITTEN, *(file.stat().st_mtime for file in (database,) if os.path.exists(file))])
    if now < past - DRIFT:
        message = f"{_when(now)} is before {_when(past)}, when this was last written"
        return fault("clock", f"{message}: set the clock, or offers expire at the wrong time")
    return ok("clock", _when(now))


def demo() -> Finding:
    return ok("demo", "is installed" if find_spec("simcord") else "is not installed; make demo installs it")


def _existing(path: Path) -> Path:
    return next(place for place in (path, *path.absolute().parents) if os.path.exists(place))


def _when(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"
