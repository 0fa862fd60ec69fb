"""How the bot logs: one line a record, never a secret. A message about a table says "table" and its id."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterable

LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
HIDDEN = "[secret]"
TALKATIVE = ("discord", "asyncio", "alembic", "PIL")
COMPLETIONS = "discord.app_commands.tree"  # logs what completions raise, and nobody else can catch it
TOO_LATE = (10062, 40060)  # Discord no longer waits for an answer, or has taken it
SECRETIVE = ("sqlalchemy",)  # what it logs has the secrets of deals in it

# Whoever holds one of these may act as the bot: a bot's token, or an interaction's for 15 minutes.
SECRETS = re.compile(
    r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"
    r"|(?<=/webhooks/)(?P<webhook>\d+/)[\w-]{16,}"
    r"|(?<=/interactions/)(?P<interaction>\d+/)[\w-]{16,}"
)


class LogFormatter(logging.Formatter):
    """Formats a record as one line; secrets are removed last, so that tracebacks show none either."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__(LINE)
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The record as text without secrets."""
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return SECRETS.sub(_hide, text)


def _hide(found: re.Match[str]) -> str:
    return (found["webhook"] or found["interaction"] or "") + HIDDEN


def _in_time(record: logging.LogRecord) -> bool:
    """Not the traceback of a list that came too late for who typed: nothing is wrong, and nothing is lost."""
    error = record.exc_info[1] if record.exc_info else None
    return getattr(error, "code", None) not in TOO_LATE


def set_up(level: str, *secrets: str) -> None:
    """Log to standard error from this level on; may be called again.

    What libraries log as information is noise, and is shown only at level DEBUG.
    """
    here = logging.StreamHandler()
    here.setFormatter(LogFormatter(secrets))
    logging.basicConfig(level=level.upper(), handlers=[here], force=True)
    logging.captureWarnings(True)
    loud = logging.getLogger().level
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(
            logging.INFO if loud <= logging.DEBUG else max(loud, logging.WARNING)
        )
    logging.getLogger(COMPLETIONS).addFilter(_in_time)
    for name in SECRETIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
