"""The meanings of words in a typed day, in all languages at once: `vendredi` `prochain`, `next` `week`.

The words are the `typed-…` messages in data/locales; names of months and weekdays are Babel's. What they mean
together is in bot/i18n/days.py. No library is used: dateparser 1.5 understands 47 of the 103 phrases of
tests/bot/i18n/test_days.py, 7 of the 30 Spanish ones, and takes “the 3rd” for a past day.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product

from babel.dates import get_day_names, get_month_names

from bot.i18n.texts import LANGUAGES, load_texts

SHORTEST = 3  # letters of a month's or weekday's name
LONGEST = 4  # words of a phrase
MAX_MEANINGS = 64  # of a whole text; a date has fewer

ARTICLE, DAYTIME, END, IN, MIDDLE, MONTH, NEXT = "a", "x", "e", "i", "h", "m", "n"
NUMBER, ORDINAL, QUANTITY, RELATIVE, THIS = "N", "O", "Q", "r", "t"
UNIT, WEEKDAY, WEEKEND, YEAR, NOTHING = "u", "w", "k", "y", ""
DAY, WEEK, FORTNIGHT, MONTHS = 1, 7, 14, 0  # units in days; 0 stands for a month

SORTS = {
    "today": (RELATIVE, 0),
    "tomorrow": (RELATIVE, 1),
    "day-after": (RELATIVE, 2),
    "days": (UNIT, DAY),
    "weeks": (UNIT, WEEK),
    "fortnights": (UNIT, FORTNIGHT),
    "months": (UNIT, MONTHS),
    "first": (ORDINAL, 1),
    "next": (NEXT, 0),
    "this": (THIS, 0),
    "end": (END, 0),
    "middle": (MIDDLE, 0),
    "weekend": (WEEKEND, 0),
    "in": (IN, 0),
    "article": (ARTICLE, 0),
    "daytime": (DAYTIME, 0),
    "filler": (NOTHING, 0),
}  # by the message's name: its letter in a shape, and its value

Token = tuple[str, int]

_ORDINAL = re.compile(r"(\d{1,2})(?:st|nd|rd|th|e|er|o)")
_NUMBER = re.compile(r"\d{1,4}")
_PARTS = re.compile(r"\d+|[^\d-]+")  # parts of 10d, mi-decembre


def normalized(text: str) -> str:
    """Return the text in lower case, without accents, with single spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def typed(*messages: str) -> frozenset[str]:
    return frozenset().union(*map(_typed, messages))


def meanings(text: str) -> Iterator[tuple[str, Mapping[str, int]]]:
    """Yield the meanings of normalized words, as letters with values; nothing if one is unknown."""
    tokens_by_phrase = list(_tokens(text.replace(",", " ").split()))
    count = 1
    for tokens in tokens_by_phrase:
        count *= len(tokens)
    for chosen in product(*tokens_by_phrase) if count <= MAX_MEANINGS else ():
        yield "".join(letter for letter, _ in chosen), dict(chosen)


def _tokens(words: list[str]) -> Iterator[list[Token]]:
    start = 0
    while start < len(words):
        for size in range(min(LONGEST, len(words) - start), 0, -1):
            if tokens := _lexicon().get(" ".join(words[start : start + size])):
                yield tokens
                break
        else:
            yield from _word(words[start])
        start += size


def _word(word: str) -> Iterator[list[Token]]:
    """Return the meanings of a single word: a number, the beginning of a name, or its parts."""
    parts = _PARTS.findall(word)
    if match := _ORDINAL.fullmatch(word):
        yield [(ORDINAL, int(match[1]))]
    elif _NUMBER.fullmatch(word):
        yield [(YEAR if len(word) == len("2026") else NUMBER, int(word))]
    elif len(parts) > 1:
        yield from _tokens(parts)
    else:
        yield [*_begun(word.strip(".'"), MONTH, _months()), *_begun(word.strip(".'"), WEEKDAY, _weekdays())]


def _begun(word: str, letter: str, names: Mapping[str, int]) -> Iterator[Token]:
    values = {value for name, value in names.items() if name.startswith(word)}
    if word in names:
        yield letter, names[word]
    elif len(word) >= SHORTEST and len(values) == 1:
        yield letter, values.pop()
    elif known := _lexicon().get(word):
        yield from known


@cache
def _lexicon() -> Mapping[str, list[Token]]:
    tokens: dict[str, list[Token]] = defaultdict(list)
    for message, token in SORTS.items():
        for phrase in _typed(message):
            tokens[phrase].append(token)
    for equation in _typed("numbers"):
        phrase, _, value = equation.partition("=")
        tokens[phrase].append((QUANTITY, int(value)))
    for letter, names in ((MONTH, _months()), (WEEKDAY, _weekdays())):
        for phrase in names.keys() & tokens.keys():
            tokens[phrase].append((letter, names[phrase]))
    return dict(tokens)


@cache
def _typed(message: str) -> frozenset[str]:
    """Return the phrases of a message; within one, words are joined by `_`."""
    phrases = " ".join(load_texts(language)(f"typed-{message}") for language in LANGUAGES)
    return frozenset(normalized(phrase).replace("_", " ") for phrase in phrases.split())


@cache
def _months() -> Mapping[str, int]:
    return dict(_names(get_month_names))


@cache
def _weekdays() -> Mapping[str, int]:
    """Return the weekdays by name; Monday is 0."""
    return dict(_names(get_day_names))


def _names(source: object) -> Iterable[tuple[str, int]]:
    assert callable(source)
    for language in LANGUAGES:
        for width in ("wide", "abbreviated"):
            names = source(width, locale=language)
            yield from ((normalized(name).rstrip("."), number) for number, name in names.items())
