"""The owner's settings, from the environment and `.env`; those of guilds and users are in the store.

An unknown name or a bad value stops the start and is reported.
"""

import os
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv.parser import parse_stream
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.i18n.texts import ENGLISH, LANGUAGES
from engine.store.database import Place
from engine.store.postgres import parse_url
from engine.store.shards import ALL, Shards, parse_shards

PREFIX = "WANTED_"
TOKEN = "DISCORD_TOKEN"
TOKEN_FILE = "DISCORD_TOKEN_FILE"
FILE = Path(".env")
SECRET = (TOKEN, "WANTED_SENTRY_DSN", "WANTED_DATABASE_URL")  # their values are never shown

Lower = BeforeValidator(lambda value: value.strip().lower() if isinstance(value, str) else value)


ADDRESS = re.compile(r"(\[[0-9a-fA-F:]+\]|[\w.-]+):([1-9]\d{0,4})", re.ASCII)
DSN = re.compile(r"https?://\w+(:\w+)?@[\w.-]+(:\d+)?(/[\w/-]*)?/\d+", re.ASCII)
PLAN = re.compile(r"([1-9]\d{0,2})h(?:\s+keep=([1-9]\d{0,2}))?", re.ASCII)
OWNERS = r"^[ ,]*[1-9][0-9]{0,19}([\s,]+[1-9][0-9]{0,19})*[ ,]*$"
PROXY = r"^https?://[\w.-]+(:[0-9]+)?$"
URL = r"^https://[\w.-]+(:[0-9]+)?(/\S*)?$"
KEPT = 14  # copies, by default


def _plan(value: str) -> str:
    match = PLAN.fullmatch(value)
    if match is None or int(match[1]) > 720 or int(match[2] or KEPT) > 365:
        raise ValueError(value)
    return value


def _address(value: str) -> str:
    match = ADDRESS.fullmatch(value)
    if match is None or int(match[2]) > 65535:
        raise ValueError(value)
    return value


def _token(value: SecretStr) -> SecretStr:
    token = value.get_secret_value()
    if not token.isascii() or token.split() != [token]:
        raise ValueError("no token")
    return value


def _dsn(value: SecretStr) -> SecretStr:
    if not DSN.fullmatch(value.get_secret_value()):
        raise ValueError("no DSN")
    return value


def _database_url(value: SecretStr) -> SecretStr:
    parse_url(value.get_secret_value())
    return value


def _shards(value: str) -> str:
    parse_shards(value)
    return value


def _directory(value: Path) -> Path:
    if "://" in str(value) or str(value).startswith("postgresql:"):
        raise ValueError("a URL")
    return value


class BadSettings(Exception):
    """The bot cannot start with these settings; `faults` has a line for each variable."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(self.faults))


class Settings(BaseModel):
    """The owner's settings; each description names the valid values."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_by_name=True, validate_by_alias=True)

    token: Annotated[SecretStr, AfterValidator(_token)] | None = Field(
        default=None,
        validation_alias=TOKEN,
        description="the bot's token from Discord's developer portal, with nothing before or after it",
    )
    data_dir: Annotated[Path, AfterValidator(_directory)] = Field(
        default=Path("var"),
        description="the directory for database and backups; a database server goes in WANTED_DATABASE_URL",
    )
    database_url: Annotated[SecretStr, AfterValidator(_database_url)] | None = Field(
        default=None, description="postgresql://user:password@host/name"
    )
    home_guild_id: int | None = Field(default=None, gt=0, description="the id of a server, a number")
    owner_ids: str | None = Field(
        default=None, pattern=OWNERS, description="ids of users, numbers separated by commas"
    )
    language: Annotated[str, Lower] = Field(
        default=ENGLISH,
        pattern=f"^({'|'.join(LANGUAGES)})$",
        description=f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}",
    )
    log_level: Annotated[Literal["debug", "info", "warning", "error"], Lower] = Field(
        default="info", description="debug, info, warning or error"
    )
    computer_delay: float = Field(default=2, ge=0, le=60, description="a number of seconds from 0 to 60")
    pictures: bool = Field(default=True, description="on or off")
    stories: bool = Field(default=True, description="on or off")
    log_format: Annotated[Literal["text", "json"], Lower] = Field(default="text", description="text or json")
    http_address: Annotated[str, AfterValidator(_address)] | None = Field(
        default=None, description="an address and a port, such as 127.0.0.1:9180"
    )
    error_channel_id: int | None = Field(default=None, gt=0, description="the id of a channel, a number")
    sentry_dsn: Annotated[SecretStr, AfterValidator(_dsn)] | None = Field(
        default=None, description="a Sentry DSN, such as https://key@host/1"
    )
    retention_months: int | None = Field(
        default=None, ge=1, le=120, description="a number of months from 1 to 120"
    )
    backup_schedule: Annotated[str, Lower, AfterValidator(_plan)] | None = Field(
        default=None, description="hours from 1 to 720, and the number of copies to keep, such as 24h keep=14"
    )
    privacy_url: str | None = Field(
        default=None, pattern=URL, description="the address of a page, beginning with https://"
    )
    pages: Annotated[str, AfterValidator(_address)] | None = Field(
        default=None, description="an address and a port, such as 127.0.0.1:9181"
    )
    public_url: str | None = Field(
        default=None, pattern=URL, description="the address of WANTED_PAGES for browsers, with https://"
    )
    requests_per_second: int = Field(
        default=40, ge=10, le=1000, description="a whole number from 10 to 1000; Discord's limit is 50"
    )
    shards: Annotated[str, Lower, AfterValidator(_shards)] | None = Field(
        default=None, description="the shards of this process and how many there are, such as 0-3/16 or 2/16"
    )
    discord_proxy: str | None = Field(
        default=None, pattern=PROXY, description="the address of a proxy, such as http://127.0.0.1:8080"
    )
    offer_hours: int = Field(default=24, ge=1, le=168, description="a whole number of hours from 1 to 168")

    @property
    def database(self) -> Path:
        return self.data_dir / "wanted.sqlite3"

    @property
    def place(self) -> Place:
        """Where the database is: on a server, or the file in the data directory."""
        url = self.database_url
        return self.database if url is None else parse_url(url.get_secret_value())

    @property
    def own_shards(self) -> Shards:
        """The shards of this process: all, if nothing else is set."""
        return ALL if self.shards is None else parse_shards(self.shards)

    @property
    def passwords(self) -> tuple[str, ...]:
        """The parts of the database's address that no log may contain, as typed and as sent."""
        if self.database_url is None:
            return ()
        url = self.database_url.get_secret_value()
        return url, parse_url(url).password or ""

    @property
    def owners(self) -> frozenset[int]:
        """The owners' user ids; empty: the application's owners."""
        return frozenset(map(int, re.findall(r"\d+", self.owner_ids or "")))

    @property
    def backups(self) -> tuple[int, int] | None:
        """The seconds between two backups and how many are kept; None: no backups."""
        match = PLAN.fullmatch(self.backup_schedule or "")
        return (int(match[1]) * 3600, int(match[2] or KEPT)) if match else None


class Environment(Settings, BaseSettings):
    """The settings as written; an environment variable overrides the same name in `.env`."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_file=FILE, env_ignore_empty=True, extra="ignore")

    token_file: Path | None = Field(
        default=None,
        validation_alias=TOKEN_FILE,
        description="the path of a file that contains only the token",
    )
    database_url_file: Path | None = Field(
        default=None, description="the path of a file that contains only the value of WANTED_DATABASE_URL"
    )


def read_settings() -> Settings:
    """Return the settings of this process; raises `BadSettings`."""
    try:
        encoding = _encoding(FILE) if FILE.is_file() else None
    except (OSError, UnicodeError) as wrong:
        raise BadSettings([f"{FILE} cannot be read: {_reason(wrong)}"]) from None
    unknown = list(_unknown(encoding))
    try:
        outside = Environment(_env_file_encoding=encoding)  # type: ignore[call-arg]  # hidden by its base
    except ValidationError as wrong:
        raise BadSettings([*unknown, *map(_fault, wrong.errors())]) from None
    try:
        token, url = outside.token, outside.database_url
        if outside.token_file is not None:
            token = _secret_in(outside.token_file, token, TOKEN, "the token", _token)
        if outside.database_url_file is not None:
            form = "postgresql://user:password@host/name"
            url = _secret_in(outside.database_url_file, url, "WANTED_DATABASE_URL", form, _database_url)
    except BadSettings as wrong:
        raise BadSettings([*unknown, *wrong.faults]) from None
    if (outside.pages is None) != (outside.public_url is None):
        unknown.append("WANTED_PAGES and WANTED_PUBLIC_URL: set both or neither")
    if outside.shards is not None and url is None:
        unknown.append("WANTED_SHARDS: several processes need PostgreSQL, so set WANTED_DATABASE_URL, too")
    if unknown:
        raise BadSettings(unknown)
    values = outside.model_dump(exclude={"token_file", "token", "database_url_file", "database_url"})
    return Settings(**values, token=token, database_url=url)


def names() -> Mapping[str, str]:
    fields = Environment.model_fields.items()
    return {_variable(name): field.description or "" for name, field in fields}


def _variable(field: str) -> str:
    return str(Environment.model_fields[field].validation_alias or PREFIX + field.upper())


def read_text(file: Path) -> str:
    """Return the text of a file in UTF-8 or in PowerShell's UTF-16; raises `OSError` and `UnicodeError`."""
    return file.read_text(_encoding(file))


def _encoding(file: Path) -> str:
    content = file.read_bytes()
    encoding = "utf-16" if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) else "utf-8-sig"
    if "\0" in content.decode(encoding):  # UTF-16 without a byte order mark, or not text
        raise UnicodeError("NUL")
    return encoding


def _reason(wrong: OSError | UnicodeError) -> str:
    return wrong.strerror or str(wrong) if isinstance(wrong, OSError) else "save it as text in UTF-8"


def _unknown(encoding: str | None) -> Iterator[str]:
    """Yield lines and names that would otherwise be ignored: no setting, though they look like one."""
    known, written = {name.removeprefix(PREFIX): name for name in names()}, set[str]()
    with StringIO(FILE.read_text(encoding) if encoding else "") as lines:
        for line in parse_stream(lines):
            if line.error:
                yield f"{FILE}, line {line.original.line}: must be NAME=value"
            written.add((line.key or "").upper())
    given = {name.upper() for name in os.environ if name.upper().startswith((PREFIX, TOKEN))}
    for name in sorted({name for name in written if name.startswith((PREFIX, "DISCORD_"))} | given):
        if name not in known.values():
            short = name.removeprefix(PREFIX)
            longer = [other for other in known if other.startswith(f"{short}_")]
            near = longer or get_close_matches(short, known, n=1, cutoff=0.7)
            hint = f" Is {known[near[0]]} meant?" if near else ""
            yield f"{name}: there is no such setting.{hint}"


def _fault(error: Mapping[str, Any]) -> str:
    name = str(error["loc"][0])
    name = name if name in names() else _variable(name)
    value = "" if name in SECRET else f", not {str(error['input'])[:40]!r}"
    return f"{name}: must be {names()[name]}{value}"


def _secret_in(
    file: Path, beside: SecretStr | None, name: str, what: str, check: Callable[[SecretStr], SecretStr]
) -> SecretStr:
    if beside is not None:
        raise BadSettings([f"{name}_FILE: must not be given together with {name}"])
    try:
        return check(SecretStr(read_text(file).strip()))
    except (OSError, UnicodeError) as wrong:
        raise BadSettings([f"{name}_FILE: {file} cannot be read: {_reason(wrong)}"]) from None
    except ValueError:
        raise BadSettings([f"{name}_FILE: {file} must contain only {what}"]) from None
