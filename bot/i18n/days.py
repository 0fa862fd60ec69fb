"""Days and hours as people write them, in any of our languages, and days as they read them.

Words for units and the like are `typed-…` in data/locales; names of months and weekdays are Babel's.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from functools import cache

from babel.dates import format_date, get_day_names, get_month_names

from bot.i18n.texts import LANGUAGES, words
from engine.core.prompts import Illegal

SHORTEST = 3  # letters of a month's or weekday's name
CENTURY = 2000

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_SPAN = re.compile(r"(\d{1,3}) ?([a-z]+)")
_NUMBERS = re.compile(r"(\d{1,2})([./ -])(\d{1,2})(?:[./ -](\d{4}|\d{2}))?[.]?")
_ORDINAL = re.compile(r"(\d{1,2})(?:st|nd|rd|th|er|o)?")
_HOUR = re.compile(r"(\d{1,2})(?:(?:[:.h]| h )(\d{2}))? ?(h|am|pm)?(?![\w])")


def folded(text: str) -> str:
    """In small letters, without accents, all gaps one blank."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(each for each in letters if not unicodedata.combining(each)).split())


def is_off(text: str) -> bool:
    """Does this mean: no more of it?"""
    return folded(text) in _typed("off")


def day(text: str, today: date, *, months_first: bool = False, counted: date | None = None) -> date:
    """The day that is meant, the next one of that name or number; raises `Illegal`.

    `months_first`: 12/24 is Christmas Eve. `counted`: so many days begin on this one, it being the first;
    else they are days from today.
    """
    said = " ".join(word for word in folded(text.replace(",", " ")).split() if word not in _typed("filler"))
    try:
        found = (
            _iso(said)
            or _span(said, today, counted)
            or _named(said, today)
            or _numbers(said, today, months_first)
            or _worded(said, today)
        )
    except (ValueError, OverflowError):
        raise Illegal("day-none", day=text) from None
    if found is None:
        raise Illegal("day-unclear", day=text)
    return found


def shown_day(when: date, language: str) -> str:
    """A day with its weekday, as it is written in this language."""
    return format_date(when, "full", locale=language)


def hours(text: str) -> tuple[int, int]:
    """From when to when, in minutes after midnight; raises `Illegal`."""
    found = list(_HOUR.finditer(said := folded(text.replace("–", "-").replace("—", "-"))))
    between = set(re.sub(r"[-:,]", " ", _HOUR.sub(" ", said)).split())
    if len(found) != 2 or not between <= _typed("filler"):
        raise Illegal("quiet-unclear", hours=text)
    first, last = (_minutes(match) for match in found)
    if first is None or last is None:
        raise Illegal("quiet-none", hours=text)
    return first, last


def _minutes(match: re.Match[str]) -> int | None:
    hour, minute, half = int(match[1]), int(match[2] or 0), match[3]
    if half in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * (half == "pm")
    whole = hour * 60 + minute
    return whole % (24 * 60) if minute < 60 and whole <= 24 * 60 else None


def _iso(said: str) -> date | None:
    match = _ISO.fullmatch(said)
    return date(*map(int, match.groups())) if match else None


def _span(said: str, today: date, counted: date | None) -> date | None:
    match = _SPAN.fullmatch(said)
    if match is None or not (size := _size(match[2])):
        return None
    days = int(match[1]) * size
    return today + timedelta(days) if counted is None else counted + timedelta(max(days, 1) - 1)


def _size(unit: str) -> int:
    """How many days such a one has."""
    return 1 if unit in _typed("days") else 7 if unit in _typed("weeks") else 0


def _named(said: str, today: date) -> date | None:
    if said in _typed("today"):
        return today
    *before, last = re.split("[ -]", said)
    if last in _typed("tomorrow") and set(before) <= _typed("after"):
        return today + timedelta(2 if before else 1)
    weekday = _meant(said, _weekdays())
    return None if weekday is None else today + timedelta((weekday - today.weekday() - 1) % 7 + 1)


def _numbers(said: str, today: date, months_first: bool) -> date | None:
    match = _NUMBERS.fullmatch(said)
    if match is None:
        return None
    first, second = int(match[1]), int(match[3])
    turned = (months_first and match[2] == "/" and first <= 12) or second > 12
    return _next(*((second, first) if turned else (first, second)), match[4], today)


def _worded(said: str, today: date) -> date | None:
    """A day of the month and its month's name, in either order, and perhaps a year."""
    months = [month for word in said.split() if (month := _meant(word, _months())) is not None]
    days = [match[1] for word in said.split() if (match := _ORDINAL.fullmatch(word))]
    years = [word for word in said.split() if re.fullmatch(r"\d{4}", word)]
    if len(months) != 1 or len(days) != 1 or len(months) + len(days) + len(years) != len(said.split()):
        return None
    return _next(int(days[0]), months[0], years[0] if years else None, today)


def _next(number: int, month: int, year: str | None, today: date) -> date:
    """That day of the year; without one, the next there is."""
    if year is not None:
        return date(int(year) + CENTURY * (len(year) == 2), month, number)
    for each in range(today.year, today.year + 8):  # a leap day may be as far away
        if (month, number) != (2, 29) or not each % 4:
            found = date(each, month, number)
            if found >= today:
                return found
    raise ValueError(number, month)


def _meant(word: str, names: Mapping[str, int]) -> int | None:
    """What a name or the beginning of one stands for, if that is clear."""
    word = word.rstrip(".")
    if word in names:
        return names[word]
    values = {value for name, value in names.items() if name.startswith(word)}
    return values.pop() if len(word) >= SHORTEST and len(values) == 1 else None


@cache
def _months() -> Mapping[str, int]:
    """Their names, long and short, in all our languages."""
    return dict(_names(get_month_names))


@cache
def _weekdays() -> Mapping[str, int]:
    """The same for weekdays; Monday is 0."""
    return dict(_names(get_day_names))


def _names(source: object) -> Iterator[tuple[str, int]]:
    assert callable(source)
    for language in LANGUAGES:
        for width in ("wide", "abbreviated"):
            names = source(width, locale=language)
            yield from ((folded(name).rstrip("."), number) for number, name in names.items())


@cache
def _typed(what: str) -> frozenset[str]:
    """The words for something in all our languages."""
    found = " ".join(words(language)(f"typed-{what}") for language in LANGUAGES)
    return frozenset(folded(word) for word in found.split())
