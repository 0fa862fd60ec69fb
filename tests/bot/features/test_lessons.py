"""What is said in lessons, in every language, and how long it takes to learn a game by them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from wording.messages import texts

from bot.i18n.texts import LANGUAGES, Speech, words
from engine.conformance.lessons import Walk, walked
from engine.core.lessons import LEARNER, Attempt, Lesson
from engine.games import GAMES, MODULES
from engine.tables.lessons import greenhorn

PRESS = 6  # seconds
READING = 200 / 60  # words a second
TO_BEGIN = 2  # presses before the first question: the command and its game, or "Teach me"
FIRST_MOVE, LONGEST = 60, 120  # seconds until one's own first move; of a lesson that is no game
LEARNED = {"outlaws": 5 * 60}  # seconds for all lessons with the game at their end
ELSE = 12 * 60
TAUGHT = [family for family, module in MODULES.items() if module.lessons]


def wanted(family: str) -> Iterator[str]:
    """The messages that the lessons of a game need; what may be said beside them is in `may_be`."""
    yield f"{family}-lessons"
    for lesson in MODULES[family].lessons:
        key = f"{family}-lesson-{lesson.key}"
        yield from (key, f"{key}.title", f"{key}.end")
        for number, task in enumerate(lesson.tasks, 1):
            yield f"{key}.ask-{number}"
            yield from (f"{key}.{part}-{number}" for part in ("other", "done") if task.meant)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", TAUGHT)
def test_everything_that_a_lesson_says_is_written_and_nothing_else(family: str, language: str) -> None:
    written = {key for key in texts(language) if key.startswith(f"{family}-lesson")}

    assert written == {*wanted(family)}


# How long it takes


def read(text: str) -> float:
    """Seconds to read this."""
    return len([word for word in text.split() if any(sign.isalnum() for sign in word)]) / READING


def asking(attempt: Attempt, say: Speech) -> str:
    """What is said with a question of a lesson."""
    key = f"{say.family}-lesson-{attempt.lesson.key}"
    decision = attempt.game.decision(LEARNER)
    parts = [key] if not attempt.presses else []
    if attempt.done and attempt.done <= len(attempt.lesson.tasks) and not attempt.path:
        parts.append(f"{key}.done-{attempt.done}")
    parts.append(f"{key}.ask-{attempt.done + 1}")
    said = [say.words(part) for part in parts if say.words.has(part)]
    return " ".join([*said, say.ask(decision)] if decision is not None and said else said)


def seconds(walk: Walk, say: Speech) -> float:
    """How long a lesson takes: its presses with the one to the next, and its words."""
    assert walk.last is not None
    key = f"{say.family}-lesson-{walk.last.lesson.key}"
    spoken = " ".join([*(asking(attempt, say) for attempt in walk.asked), say.words(f"{key}.end")])
    return read(spoken) + PRESS * (len(moves(walk)) + 1)


def moves(walk: Walk) -> list[Attempt]:
    """Where a move begins: the steps of one choice are one line of a list."""
    return [attempt for attempt in walk.asked if not attempt.game.decision(LEARNER).back]


def walk_of(lesson: Lesson) -> Walk:
    rules = GAMES[lesson.game]
    return walked(lesson, rules, greenhorn(MODULES[rules.family]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", TAUGHT)
def test_a_game_is_learned_in_minutes(family: str, language: str) -> None:
    say = Speech(words(language), family, ["You", "Dusty", "Mae", "Sam"])
    walks = [walk_of(lesson) for lesson in MODULES[family].lessons]
    times = {walk.last.lesson.key: round(seconds(walk, say)) for walk in walks}
    first = PRESS * (TO_BEGIN + 1) + read(asking(walks[0].asked[0], say))
    print(f"{family} {language}: first move {first:.0f} s, lessons {times}, all {sum(times.values())} s")

    assert first <= FIRST_MOVE
    assert {key: time for key, time in list(times.items())[:-1] if time > LONGEST} == {}
    assert sum(times.values()) <= LEARNED.get(family, ELSE)
