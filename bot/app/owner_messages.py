"""Messages for the owner, one English sentence each, about faults outside the bot."""

from typing import Literal, TypeAlias

import aiohttp
import discord

from bot.app.instance_lock import InUse
from engine.core.records.errors import SaveFailed, StoreUnavailable

Sign: TypeAlias = Literal["ok", "warn", "FAULT"]  # what is said of each thing that was checked
BROKEN = {
    "corrupt": "{path} is damaged ({why})",
    "not-a-database": "{path} is not a database of this bot",
    "newer": "{path} was written by a newer version of the bot (it is at {version}): update the bot",
    "unwritable": "{path} cannot be written to ({why}): see WANTED_DATA_DIR and WANTED_DATABASE_URL",
    "full": "{path} cannot be written, the disk is full: make room and start again",
    "locked": "{path} is in use by another process: stop that one first",
    "unreadable": "{path} cannot be read ({why})",
    "unreachable": "The database server of {path} does not answer ({why}): check that it runs, and its host",
    "password-refused": "The server of {path} refuses user or password ({why}): see WANTED_DATABASE_URL",
    "no-database": "The server has no database {path}: create it (CREATE DATABASE name), then start again",
    "old-server": "{path} is on PostgreSQL {version}: version 14 or newer is needed",
    "encoding": "{path} is stored in {version}: create it again with --encoding=UTF8 --template=template0",
    "pooler": "{path} is behind a pooler such as PgBouncer: put the server's own port in WANTED_DATABASE_URL",
    "in-use": "{path} is in use by another process of the bot, maybe on another machine: stop that one first",
    "other-count": "Another process of the bot has another number of shards after / in WANTED_SHARDS",
    "taken-over": "Another process has taken over the shards of this one: it starts again and waits",
    "replaced": "{path} was restored, promoted or used by another bot meanwhile: start the bot again",
}
PUT_BACK = (
    "A good copy is {backup}: stop the bot, replace {path} with it, and delete {path}-wal if it exists."
)
NO_SENTRY = (
    "WANTED_SENTRY_DSN is set, but sentry-sdk is not installed: pip install sentry-sdk, or leave it out."
)
NO_PSYCOPG = (
    "WANTED_DATABASE_URL is set, but psycopg is not installed: pip install -r requirements/postgres.lock."
)
UNSAVED = "The database could not be written to ({code}); nothing was changed."


def explain(error: BaseException) -> str | None:
    """Describe an error; None for a bug of the bot."""
    match error:
        case StoreUnavailable():
            return unavailable_text(error)
        case SaveFailed():
            return UNSAVED.format(code=error.code)
        case InUse():
            return str(error)
        case ModuleNotFoundError(name="sentry_sdk"):
            return NO_SENTRY
        case ModuleNotFoundError(name="psycopg"):
            return NO_PSYCOPG
        case discord.DiscordException():
            return _of_discord(error)
        case aiohttp.ClientConnectionError() | TimeoutError():
            return f"Discord cannot be reached ({error or 'no answer'}): is there a network?"
        case OSError(filename=str(), strerror=str()):
            return f"{error.filename}: {error.strerror}."
    return None


def _of_discord(error: discord.DiscordException) -> str | None:
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            return (
                "Discord does not accept the token in DISCORD_TOKEN: copy it again from the developer portal."
            )
        case discord.HTTPException(status=429):
            return "Discord has received too many requests from this address and refuses more for now."
        case discord.GatewayNotFound() | discord.DiscordServerError():
            return f"Discord is not working at the moment ({error}): try again later."
        case discord.Forbidden() | discord.NotFound():
            return f"Discord refuses ({error}): is the bot invited to the server of WANTED_HOME_GUILD_ID?"
    return None


def unavailable_text(broken: StoreUnavailable) -> str:
    """Return why the database cannot be used, and which copy can replace it."""
    facts = {"path": "", "why": "", "version": "", "backup": "", **broken.facts}
    text = BROKEN.get(broken.code, BROKEN["unreadable"]).format(**facts)
    if facts["backup"]:
        return f"{text}. {PUT_BACK.format(**facts)}"
    if broken.code in ("corrupt", "not-a-database", "unreadable"):
        return f"{text}. There is no good copy next to it: restore one of your backups."
    return f"{text}."
