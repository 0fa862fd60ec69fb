"""The log: one line per record, never a secret. A message about a table says "table" and its id."""

import json
import logging
import re
import time
from collections.abc import Iterable
from typing import Any

LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
HIDDEN = "[secret]"
TALKATIVE = ("discord", "asyncio", "alembic", "PIL")
COMPLETIONS = "discord.app_commands.tree"  # logs errors of autocompletions, which cannot be caught elsewhere
TOO_LATE = (10062, 40060)  # Discord's codes: it no longer waits for a response, or has one
SECRETIVE = ("sqlalchemy",)  # its logs contain the secrets of deals

# Tokens, which let anyone act as the bot: the bot's own, or an interaction's for 15 minutes.
SECRETS = re.compile(
    r"\b[0-9a-f]{64}\b"  # the secret or the seed of a deal
    r"|[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"
    r"|(?<=/webhooks/)(?P<webhook>\d+/)[\w-]{16,}"
    r"|(?<=/interactions/)(?P<interaction>\d+/)[\w-]{16,}"
)


class LogFormatter(logging.Formatter):
    """Formats a record as one line; secrets are removed last, from tracebacks as well."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__(LINE)
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        return self._hidden(super().format(record))

    def _hidden(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return SECRETS.sub(lambda match: (match["webhook"] or match["interaction"] or "") + HIDDEN, text)


class JsonFormatter(LogFormatter):
    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON without secrets."""
        parts = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            parts["error"] = self.formatException(record.exc_info)
        hidden = {name: self._hidden(text) for name, text in parts.items()}
        return json.dumps(hidden, ensure_ascii=False)  # last, because JSON escapes could hide a secret


FORMATS: dict[str, type[LogFormatter]] = {"text": LogFormatter, "json": JsonFormatter}


def _in_time(record: logging.LogRecord) -> bool:
    """Drop tracebacks of autocompletions that came too late, which are harmless."""
    error = record.exc_info[1] if record.exc_info else None
    return getattr(error, "code", None) not in TOO_LATE


def set_up(level: str, *secrets: str, form: str = "text") -> None:
    """Log to standard error from this level on; may be called again.

    `form` is text or json. Libraries' INFO messages are shown only at level DEBUG.
    """
    here = logging.StreamHandler()
    here.setFormatter(FORMATS[form](secrets))
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


def report_to(dsn: str) -> None:
    """Send errors to Sentry as well; raises `ModuleNotFoundError` if its library is missing."""
    import sentry_sdk

    sentry_sdk.init(
        dsn,
        before_send=_least,
        include_local_variables=False,
        include_source_context=False,
        max_breadcrumbs=0,
        max_request_body_size="never",
        server_name="",
        auto_enabling_integrations=False,  # they trace every statement and request
    )


def _least(event: Any, _hint: Any) -> Any:
    """Keep only kind and place of an error, because its message may contain cards."""
    kinds = event.get("exception", {}).get("values", [])
    fields = {
        name: event[name]
        for name in ("event_id", "timestamp", "platform", "level", "logger")
        if name in event
    }
    return fields | {"exception": {"values": [_kind(error) for error in kinds]}}


def _kind(error: Any) -> dict[str, Any]:
    frames = (error.get("stacktrace") or {}).get("frames", [])
    names = ("filename", "function", "module", "lineno", "in_app")
    locations = [{name: frame[name] for name in names if name in frame} for frame in frames]
    return {"type": error.get("type"), "module": error.get("module"), "stacktrace": {"frames": locations}}
