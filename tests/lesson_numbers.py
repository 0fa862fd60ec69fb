"""Compare numbers in the texts of lessons with cards, rules and events.

`numbers` of tests/engine/games/<game>/lesson_numbers.py returns the right ones, by the end of a key.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from wording.messages import texts

from engine.conformance.lessons import Walk, walked
from engine.core.decisions import Seat
from engine.core.lessons import Lesson, LessonRun, arranged
from engine.games import GAMES, MODULES
from engine.tables.lessons import default_opponent
from tests.numbers_in_text import numbers_in

CARD = re.compile(r"\b(\d+|[JQKA])(?=[♥♦♣♠])")  # a card by rank and suit
SMALL_WORDS = {1, 2}  # only digits are checked, because "two" also means "both"
DIGITS = re.compile(r"\d+(?:[.,\u202f\u00a0]\d{3})*")


def _lesson(family: str, key: str) -> Lesson:
    return next(lesson for lesson in MODULES[family].lessons if lesson.key == key)


@cache
def _walk(family: str, key: str) -> Walk:
    lesson = _lesson(family, key)
    return walked(lesson, GAMES[lesson.game], default_opponent(MODULES[family]))


@dataclass(frozen=True)
class PlayedLessons:
    family: str

    def walk(self, lesson: str) -> Walk:
        return _walk(self.family, lesson)

    def at(self, lesson: str, done: int) -> LessonRun:
        walk = self.walk(lesson)
        assert walk.last is not None
        return next(attempt for attempt in (*walk.decisions, walk.last) if attempt.tasks_done == done)

    def start(self, lesson: str) -> Any:
        match = _lesson(self.family, lesson)
        return arranged(match, GAMES[match.game])

    def fact(self, lesson: str, done: int, what: str, fact: str, seat: Seat | None = None) -> int:
        events = self.at(lesson, done).events
        match = next(event for event in events if event.kind == what and seat in (None, event.seat))
        return int(dict(match.facts)[fact])


@dataclass(frozen=True)
class Message:
    key: str
    digits: frozenset[int]
    all: frozenset[int]


def messages(family: str, language: str) -> Iterator[Message]:
    for key, text in texts(language).items():
        if key.startswith(f"{family}-lesson-"):
            text_shown = CARD.sub("", " ".join(text.prose()))
            digits = frozenset(int(re.sub(r"\D", "", item)) for item in DIGITS.findall(text_shown))
            yield Message(
                key.removeprefix(f"{family}-lesson-"), digits, frozenset(numbers_in(text_shown, language))
            )


def wrong(message: Message, meant: Mapping[str, set[int]]) -> str:
    numbers = meant.get(message.key, set())
    more = (message.digits | (message.all - SMALL_WORDS)) - numbers
    fewer = numbers - message.all
    return f"{message.key} says {sorted(message.all)}, and it is {sorted(numbers)}" if more or fewer else ""


def sources(family: str) -> Mapping[str, set[int]]:
    module = import_module(f"tests.engine.games.{family}.lesson_numbers")
    numbers: Mapping[str, set[int]] = module.numbers(PlayedLessons(family))
    return numbers
