"""Errors of the bot itself: each kind has a number, and is reported once, without secrets.

The message of an error may hold a card, a seed or a token. So a report names only the kind of the error,
where it was raised, and numbers; the owner's log has the rest.
"""

import logging
import re
import traceback
from collections import deque
from dataclasses import dataclass
from hashlib import sha256
from pathlib import PurePath
from typing import Any

import discord

from bot.services.publish_failures import REQUEST_ERRORS

FRAMES = 4  # places of a traceback, the innermost ones
MAX_KINDS = 100  # kinds of errors kept; the least recent are dropped
AT_ONCE = 5  # messages per sweep, to prevent a flood
SPECIFIER = re.compile(r"%[-+ #0]*\d*(?:\.\d+)?[a-zA-Z]")


def places(error: BaseException) -> list[str]:
    """Return where an error was raised, the innermost place last."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return [f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


def number_of(error: BaseException) -> str:
    """Return the number of this kind of error, which depends only on its type and place."""
    return _number(type(error).__qualname__, *places(error))


def _number(*parts: str) -> str:
    return sha256("\n".join(parts).encode()).hexdigest()[:6]


@dataclass(slots=True)
class ErrorKind:
    """How often a kind of error was logged, when first and last (UTC seconds), and what may be reported."""

    number: str
    what: str
    places: list[str]
    first: float
    last: float = 0
    times: int = 0
    reported_count: int = 0  # the count in its message
    message: discord.PartialMessage | None = None

    def text(self) -> str:
        lines = [
            f"**Error {self.number}** × {self.times}: {self.what}",
            *(f"`{place}`" for place in self.places),
        ]
        return "\n".join([*lines, f"first <t:{self.first:.0f}:f>, last <t:{self.last:.0f}:R>"])


class ErrorLog(logging.Handler):
    """Sorts logged errors into kinds. Any thread may log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.kinds: dict[str, ErrorKind] = {}
        self._at: deque[float] = deque(maxlen=10_000)

    def emit(self, record: logging.LogRecord) -> None:
        known = getattr(record, "error", None)
        error = known if isinstance(known, BaseException) else (record.exc_info or (None, None))[1]
        what = f"{type(error).__name__}, {_safe(record)}" if error else _safe(record)
        number = number_of(error) if error else _number(record.name, str(record.msg))
        where = places(error) if error else [f"{record.filename}:{record.lineno} {record.funcName}"]
        kind = self.kinds.pop(number, None) or ErrorKind(number, what, where, record.created)
        kind.what, kind.last, kind.times = what, record.created, kind.times + 1
        self.kinds[number] = kind  # most recent
        self._at.append(record.created)
        while len(self.kinds) > MAX_KINDS:
            del self.kinds[next(iter(self.kinds))]

    def since(self, moment: float) -> int:
        return sum(at >= moment for at in list(self._at))

    def unreported(self) -> list[ErrorKind]:
        return [kind for kind in list(self.kinds.values()) if kind.reported_count < kind.times]


def _safe(record: logging.LogRecord) -> str:
    """Return a record's message with its numbers, but without any other values."""
    values = iter(record.args if isinstance(record.args, tuple) else ())

    def safe(_: re.Match[str]) -> str:
        value: Any = next(values, None)
        return str(value) if isinstance(value, int) else "…"

    return f"{record.name}: {SPECIFIER.sub(safe, str(record.msg))}"


log = logging.getLogger(__name__)


class ErrorReports:
    def __init__(self, client: discord.Client, errors: ErrorLog, channel_id: int | None) -> None:
        self.errors = errors
        self._channel = client.get_partial_messageable(channel_id) if channel_id else None

    def start(self) -> None:
        logging.getLogger().addHandler(self.errors)

    async def stop(self) -> None:
        logging.getLogger().removeHandler(self.errors)

    async def catch_up(self) -> None:
        """Report new errors. If the channel is gone, log a warning, which is not reported there."""
        for kind in self.errors.unreported()[:AT_ONCE] if self._channel else ():
            try:
                await self._tell(kind)
            except REQUEST_ERRORS as why:
                log.warning("WANTED_ERROR_CHANNEL_ID: error %s was not reported: %s", kind.number, why)
                return

    async def _tell(self, kind: ErrorKind) -> None:
        assert self._channel is not None
        times, nobody = kind.times, discord.AllowedMentions.none()
        if kind.message is not None:
            try:
                await kind.message.edit(content=kind.text(), allowed_mentions=nobody)
            except discord.NotFound:  # somebody deleted it
                kind.message = None
        if kind.message is None:
            sent = await self._channel.send(kind.text(), allowed_mentions=nobody)
            kind.message = self._channel.get_partial_message(sent.id)
        kind.reported_count = times
