"""Which errors are of one kind, and what a report may contain."""

import logging
import sys

import pytest

from bot.services.error_reports import ErrorLog, number_of

SECRET = "bang-7S 5e5e5e5e"


def logger_of(errors: ErrorLog) -> logging.Logger:
    logger = logging.Logger("bot.test")
    logger.addHandler(errors)
    return logger


def fails(words: str) -> None:
    raise ValueError(words)


def test_the_same_place_is_the_same_kind_whatever_was_said() -> None:
    errors = ErrorLog()
    logger = logger_of(errors)
    for words in ("one", "two"):
        try:
            fails(words)
        except ValueError as error:
            logger.error("error %s, table %s", number_of(error), 7, exc_info=error)
            number = number_of(error)

    assert list(errors.kinds) == [number]
    assert errors.kinds[number].times == 2
    assert errors.since(0) == 2
    assert errors.since(errors.kinds[number].last + 1) == 0


def test_a_report_has_places_and_numbers_and_nothing_that_was_said() -> None:
    errors = ErrorLog()
    try:
        fails(SECRET)
    except ValueError:
        logger_of(errors).exception("table %s has %s at ply %d", 12, SECRET, 3)
    [kind] = errors.kinds.values()

    assert SECRET not in kind.text()
    assert "ValueError, bot.test: table 12 has … at ply 3" in kind.text()
    assert "test_error_reports.py" in kind.text()
    assert " fails`" in kind.text()


def test_an_error_without_a_traceback_is_known_by_its_words() -> None:
    errors = ErrorLog()
    logger = logger_of(errors)
    logger.error("Discord closed the connection")
    logger.error("Discord closed the connection")
    logger.warning("it rains")

    assert [kind.times for kind in errors.kinds.values()] == [2]


def test_an_error_that_is_not_shown_in_the_log_is_sorted_all_the_same() -> None:
    errors = ErrorLog()
    try:
        fails(SECRET)
    except ValueError as why:
        logger_of(errors).error("%s failed for %s", "publisher", 4, extra={"error": why})
        number = number_of(why)

    assert list(errors.kinds) == [number]


def test_what_was_seen_longest_ago_is_forgotten() -> None:
    errors = ErrorLog()
    logger = logger_of(errors)
    for number in range(150):
        logger.error(f"kind {number}")

    assert len(errors.kinds) == 100
    assert "kind 149" in list(errors.kinds.values())[-1].what


def test_sentry_is_told_as_little(monkeypatch: pytest.MonkeyPatch) -> None:
    sentry = pytest.importorskip("sentry_sdk")
    from sentry_sdk.transport import Transport

    from bot.app import logs

    sent: list[str] = []

    class Kept(Transport):
        def capture_envelope(self, envelope) -> None:
            sent.append(envelope.serialize().decode())

    plain = sentry.init
    monkeypatch.setattr(sentry, "init", lambda dsn, **options: plain(dsn, transport=Kept, **options))
    logs.report_to("https://key@sentry.invalid/1")
    try:
        hand = SECRET
        fails(hand)
    except ValueError:
        logging.getLogger("bot.sentry").error("%s with %s", SECRET, SECRET, exc_info=sys.exc_info())
    sentry.flush()
    watched = sentry.get_client().integrations
    plain(default_integrations=False)

    assert len([text for text in sent if "ValueError" in text]) == 1
    assert not [text for text in sent if SECRET in text]
    assert not {"sqlalchemy", "aiohttp", "asyncio"} & {*watched}  # a statement each would cost more
