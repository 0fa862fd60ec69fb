"""Parse days and hours as users write them, in any of our languages, and format days.

bot/i18n/day_words.py has the meanings of single words, this module those of phrases.
"""

import re
from calendar import monthrange
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from babel.dates import format_date

from bot.i18n.day_words import (
    ARTICLE,
    DAYTIME,
    FORTNIGHT,
    IN,
    MONTH,
    MONTHS,
    NEXT,
    NUMBER,
    ORDINAL,
    QUANTITY,
    RELATIVE,
    THIS,
    UNIT,
    WEEK,
    WEEKDAY,
    YEAR,
    meanings,
    normalized,
    typed,
)
from engine.core.decisions import Refused

CENTURY = 2000
SUNDAY = 6
MIDDLE_OF_MONTH = 15

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_NUMBERS = re.compile(r"(\d{1,2})([./ -])(\d{1,2})(?:[./ -](\d{4}|\d{2}))?[.]?")
_HOUR = re.compile(r"(\d{1,2})(?:(?:[:.h]| h )(\d{2}))? ?(h|am|pm)?(?![\w])")


@dataclass(frozen=True, slots=True)
class Now:
    today: date
    counted: date | None  # the first day that counts in a number of days


def is_off(text: str) -> bool:
    """Return whether this means that a setting should be removed."""
    return normalized(text) in typed("off")


def parse_day(text: str, today: date, *, months_first: bool = False, counted: date | None = None) -> date:
    """Return the next day that fits; raises `Refused`.

    `months_first`: 12/24 is Christmas Eve. `counted`: the first day of a number of days, which
    otherwise counts from today.
    """
    folded = normalized(text)
    bare = " ".join(word for word in folded.split() if word not in typed("filler", "article"))
    try:
        day = _iso(bare) or _numbers(bare, today, months_first) or _worded(folded, Now(today, counted))
    except (ValueError, OverflowError):
        raise Refused("day-none", day=text) from None
    if day is None:
        raise Refused("day-unclear", day=text)
    return day


def other_reading(text: str, today: date) -> date | None:
    """Return the other possible day: “next Friday” on a Monday may be that of the next week."""
    for signature, values in meanings(normalized(text)):
        if set(signature) - {ARTICLE, DAYTIME} == {NEXT, WEEKDAY} and values[WEEKDAY] > today.weekday():
            return _weekday(values, Now(today, None)) + timedelta(WEEK)
    return None


def format_day(when: date, language: str) -> str:
    return _in_words(when, "full", language)


def short_day(at: int, language: str) -> str:
    """Write the day of a time in UTC seconds, as short as this language writes it."""
    return _in_words(datetime.fromtimestamp(at, UTC), "medium", language)


def _in_words(when: date, form: str, language: str) -> str:
    """Write a day; the first of a month is an ordinal in French, which Babel does not know."""
    text = format_date(when, form, locale=language)
    return re.sub(r"\b1(?= )", "1er", text) if language == "fr" else text


def parse_hours(text: str) -> tuple[int, int]:
    """Return start and end in minutes after midnight; raises `Refused`."""
    hours = list(_HOUR.finditer(words := normalized(text.replace("–", "-").replace("—", "-"))))
    between = set(re.sub(r"[-:,]", " ", _HOUR.sub(" ", words)).split())
    if len(hours) != 2 or not between <= typed("filler", "article", "in"):
        raise Refused("quiet-unclear", hours=text)
    first, last = (_minutes(match) for match in hours)
    if first is None or last is None:
        raise Refused("quiet-none", hours=text)
    return first, last


def _minutes(match: re.Match[str]) -> int | None:
    hour, minute, half = int(match[1]), int(match[2] or 0), match[3]
    if half in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * (half == "pm")
    whole = hour * 60 + minute
    return whole % (24 * 60) if minute < 60 and whole <= 24 * 60 else None


# Days in digits


def _iso(text: str) -> date | None:
    match = _ISO.fullmatch(text)
    return date(*map(int, match.groups())) if match else None


def _numbers(text: str, today: date, months_first: bool) -> date | None:
    match = _NUMBERS.fullmatch(text)
    if match is None:
        return None
    first, second = int(match[1]), int(match[3])
    turned = (months_first and match[2] == "/" and first <= 12) or second > 12
    number, month = (second, first) if turned else (first, second)
    year = None if match[4] is None else int(match[4]) + CENTURY * (len(match[4]) == 2)
    return _next(number, month, year, today)


def _next(number: int, month: int, year: int | None, today: date) -> date:
    if year is not None:
        return date(year, month, number)
    for year_number in range(today.year, today.year + 8):  # a leap day may be that far away
        if (month, number) != (2, 29) or not year_number % 4:
            day = date(year_number, month, number)
            if day >= today:
                return day
    raise ValueError(number, month)


# Days in words: each shape is the letters of its words, and what they mean together


def _worded(text: str, now: Now) -> date | None:
    readings = ((letters, values) for signature, values in meanings(text) for letters in _simpler(signature))
    days = (
        meant(values, now)
        for letters, values in readings
        for shape, meant in SHAPES.items()
        if re.fullmatch(shape, letters)
    )
    return next(filter(None, days), None)


def _simpler(signature: str) -> Iterator[str]:
    """Yield the words as typed, then without the hour, articles, and an “in” that counts nothing."""
    yield signature
    for letter in (DAYTIME, ARTICLE, IN):
        if letter in signature:
            yield (signature := signature.replace(letter, ""))


def _relative(values: Mapping[str, int], now: Now) -> date:
    return now.today + timedelta(values.get(RELATIVE, 0))


def _weekday(values: Mapping[str, int], now: Now) -> date:
    """Return the next such weekday; “this Friday” may be today."""
    wait = (values[WEEKDAY] - now.today.weekday()) % WEEK
    return now.today + timedelta(wait or (0 if THIS in values else WEEK))


def _weekday_of_next_week(values: Mapping[str, int], now: Now) -> date | None:
    if values[UNIT] != WEEK:
        return None
    return now.today + timedelta(WEEK - now.today.weekday() + values[WEEKDAY])


def _span(values: Mapping[str, int], now: Now) -> date:
    """Add a number of days; the first one counts, unless “in” precedes them."""
    if now.counted is None or IN in values:
        return _later(now.today, values)
    return max(now.counted, _later(now.counted, values) - timedelta(1))


def _weeks_after(values: Mapping[str, int], now: Now) -> date | None:
    """Return the day a week later, as French counts: eight days, including both Fridays."""
    days = values[QUANTITY] - 1
    return _weekday(values, now) + timedelta(days) if days % WEEK == 0 else None


def _later(start: date, values: Mapping[str, int]) -> date:
    """Add a number of units; a month ends early if it is too short."""
    count = values.get(NUMBER, values.get(QUANTITY, 1))
    if values[UNIT] != MONTHS:
        return start + timedelta(count * values[UNIT])
    years, month = divmod(start.month - 1 + count, 12)
    last = monthrange(start.year + years, month + 1)[1]
    return date(start.year + years, month + 1, min(start.day, last))


def _end(values: Mapping[str, int], now: Now) -> date | None:
    start = _later(now.today, values) if NEXT in values else now.today
    if values[UNIT] == MONTHS:
        return start.replace(day=monthrange(start.year, start.month)[1])
    return None if values[UNIT] == FORTNIGHT else start + timedelta((SUNDAY - start.weekday()) % values[UNIT])


def _end_of_month(words: Mapping[str, int], now: Now) -> date:
    first = _of_month(words, now, MIDDLE_OF_MONTH)  # without a year, an end is meant: this year's or the next
    year = first.year - (
        YEAR not in words and now.today.month == words[MONTH] and first.year > now.today.year
    )
    return date(year, words[MONTH], monthrange(year, words[MONTH])[1])


def _of_month(words: Mapping[str, int], now: Now, number: int) -> date:
    return _next(number, words[MONTH], words.get(YEAR), now.today)


def _number_alone(words: Mapping[str, int], now: Now) -> date:
    year, month = now.today.year, now.today.month
    while monthrange(year, month)[1] < _number(words) or date(year, month, _number(words)) < now.today:
        year, month = year + month // 12, month % 12 + 1
        if year > now.today.year + 1:
            raise ValueError(_number(words))
    return _checked(date(year, month, _number(words)), words)


def _number(words: Mapping[str, int]) -> int:
    return words.get(ORDINAL, words.get(NUMBER, 0))


def _checked(day: date, words: Mapping[str, int]) -> date:
    """Return this day; raises `ValueError` if the text names another weekday."""
    if day.weekday() != words.get(WEEKDAY, day.weekday()):
        raise ValueError(day)
    return day


SHAPES: Mapping[str, Callable[[Mapping[str, int], Now], date | None]] = {
    "aN|a?O|w[NO]": _number_alone,  # until the 3rd, vendredi 27
    "r|tx": _relative,  # tomorrow, ce soir
    "[tn]?w|wn": _weekday,  # el viernes que viene
    "wnu|wun|nuw": _weekday_of_next_week,  # friday next week
    "iQ?[NQ]u|Q?[NQ]n?u|n[NQ]u": _span,  # in two weeks, los próximos diez días
    # a week from friday
    "i?Q?[NQ]u[wr]": lambda its, now: _later((_weekday if WEEKDAY in its else _relative)(its, now), its),
    "wiQ": _weeks_after,  # vendredi en huit
    "nu|un": lambda its, now: _later(now.today, its),  # la semaine prochaine
    "et?u|tu|enu|eun": _end,  # la fin du mois
    # ce week-end
    "e?[tn]?k|e?kn": lambda its, now: (
        now.today + timedelta(SUNDAY - now.today.weekday() + WEEK * (NEXT in its))
    ),
    "emy?": _end_of_month,  # finales de noviembre
    "hmy?": lambda its, now: _of_month(its, now, MIDDLE_OF_MONTH),  # mi-décembre
    # Friday, November 27th
    "w?[NO]my?|w?m[NO]y?": lambda its, now: _checked(_of_month(its, now, _number(its)), its),
}
