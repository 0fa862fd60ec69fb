"""The log's format, and secrets that it removes."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from bot.app import logs

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.0123456789abcdefghijklmnopqrstuvwxyz_-"


@pytest.fixture
def log() -> tuple[logging.Logger, io.StringIO]:
    written = io.StringIO()
    here = logging.StreamHandler(written)
    here.setFormatter(logs.LogFormatter(["open sesame"]))
    logger = logging.Logger("bot.test")
    logger.addHandler(here)
    return logger, written


def test_a_record_is_a_line_with_its_time_in_utc(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, written = log
    record = logger.makeRecord("bot.test", logging.INFO, "", 0, "dealt to %s", ("Ann",), None)
    record.created, record.msecs = 0.25, 250
    logger.handle(record)

    assert written.getvalue() == "1970-01-01T00:00:00.250Z INFO    bot.test: dealt to Ann\n"


@pytest.mark.parametrize("secret", ["open sesame", TOKEN, "aW50ZXJhY3Rpb246MTIzNDU2Nzg5:abc"])
def test_a_secret_is_not_told_by_message_arguments_or_traceback(
    log: tuple[logging.Logger, io.StringIO], secret: str
) -> None:
    logger, written = log
    place = f"https://discord.com/api/v10/webhooks/123456789/{secret.partition(':')[0]}/messages"
    try:
        raise ValueError(place)
    except ValueError:
        logger.exception("failed: %s " + place, place)

    assert secret.partition(":")[0] not in written.getvalue()
    assert written.getvalue().count(logs.HIDDEN) >= 3


def test_an_interaction_keeps_its_number_and_loses_its_token(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, written = log
    logger.warning("POST /interactions/1234/aW50ZXJhY3Rpb246MTIz/callback")

    assert "/interactions/1234/[secret]/callback" in written.getvalue()


@pytest.fixture
def levels() -> Iterator[None]:
    """Restore what `set_up` changes for the whole process."""
    root = logging.getLogger()
    loggers = [root, *map(logging.getLogger, [*logs.TALKATIVE, *logs.SECRETIVE])]
    before, handlers = [logger.level for logger in loggers], root.handlers[:]
    yield
    root.handlers[:] = handlers
    logging.captureWarnings(False)
    for logger, level in zip(loggers, before, strict=True):
        logger.setLevel(level)


@pytest.mark.usefixtures("levels")
@pytest.mark.parametrize(
    ("level", "ours", "theirs"),
    [("debug", "DEBUG", "INFO"), ("info", "INFO", "WARNING"), ("error", "ERROR", "ERROR")],
)
def test_what_libraries_call_information_is_noise(level: str, ours: str, theirs: str) -> None:
    logs.set_up(level)

    assert logging.getLevelName(logging.getLogger("bot").getEffectiveLevel()) == ours
    assert logging.getLevelName(logging.getLogger("discord.gateway").getEffectiveLevel()) == theirs
    assert not logging.getLogger("sqlalchemy.engine").isEnabledFor(logging.INFO)


class Late(Exception):
    code = 10062


@pytest.mark.parametrize(("error", "is_logged"), [(Late(), False), (ValueError("a bug"), True)])
def test_a_completion_that_comes_too_late_is_no_traceback(error: Exception, is_logged: bool) -> None:
    logs.set_up("info")
    record = logging.LogRecord(
        logs.COMPLETIONS, logging.ERROR, "", 0, "Ignoring exception", None, (type(error), error, None)
    )

    assert bool(logging.getLogger(logs.COMPLETIONS).filter(record)) is is_logged


def test_json_is_an_object_a_record_without_secrets() -> None:
    written = io.StringIO()
    here = logging.StreamHandler(written)
    here.setFormatter(logs.JsonFormatter(["open sesame"]))
    logger = logging.Logger("bot.test")
    logger.addHandler(here)
    try:
        raise ValueError(f'"open sesame"\n{TOKEN}')
    except ValueError:
        logger.exception("table %s: %s", 7, "open sesame")
    [line] = written.getvalue().splitlines()
    entry = json.loads(line)

    assert (entry["level"], entry["logger"], entry["message"]) == ("error", "bot.test", "table 7: [secret]")
    assert "ValueError" in entry["error"]
    assert "sesame" not in line
    assert TOKEN not in line
