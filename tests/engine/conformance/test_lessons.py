"""Every lesson fits its game's rules: by accepted moves, by others, and after a resume."""

import pytest

from engine.conformance.lessons import walked
from engine.core.lessons import LEARNER, Lesson, OffLesson, Task, arranged, begin, press
from engine.games import GAMES, MODULES
from engine.tables.lessons import default_opponent

LESSONS = [
    pytest.param(family, lesson, id=f"{family}-{lesson.key}")
    for family, module in MODULES.items()
    for lesson in module.lessons
]
MIN_LESSONS, MAX_LESSONS = 3, 6  # lessons of a game


@pytest.mark.parametrize(("family", "lesson"), LESSONS)
def test_a_lesson_fits_the_rules(family: str, lesson: Lesson) -> None:
    walk = walked(lesson, GAMES[lesson.game], default_opponent(MODULES[family]))

    assert walk.faults == []


@pytest.mark.parametrize(("family", "lesson"), LESSONS)
def test_a_lesson_has_all_cards_of_the_game_and_begins_with_the_learner(family: str, lesson: Lesson) -> None:
    rules = GAMES[lesson.game]
    dealt = rules.setup(len(lesson.names) + 1, rules.variants[lesson.variant], arranged(lesson, rules).rng)

    attempt = begin(lesson, rules, default_opponent(MODULES[family]))

    assert sorted(rules.piece_ids(attempt.game.state)) == sorted(rules.piece_ids(dealt))
    assert attempt.game.decision(LEARNER) is not None


@pytest.mark.parametrize("family", [family for family, module in MODULES.items() if module.lessons])
def test_a_game_that_is_taught_has_a_few_lessons_and_a_real_game(family: str) -> None:
    lessons = MODULES[family].lessons

    assert MIN_LESSONS <= len(lessons) <= MAX_LESSONS
    assert len({lesson.key for lesson in lessons}) == len(lessons)
    assert sum(lesson.to_end for lesson in lessons) == 1


def test_a_legal_move_that_is_not_meant_changes_nothing() -> None:
    lesson = MODULES["outlaws"].lessons[0]
    attempt = begin(lesson, GAMES[lesson.game], default_opponent(MODULES["outlaws"]))
    ply = attempt.game.ply

    with pytest.raises(OffLesson):
        press(attempt, [("2H",)], default_opponent(MODULES["outlaws"]))

    assert attempt.game.ply == ply


def test_a_deal_that_names_a_card_which_there_is_not_is_refused() -> None:
    lesson = MODULES["outlaws"].lessons[0].model_copy(update={"cards_at": {"players.0.hand": ("20X",)}})

    with pytest.raises(ValueError, match="20X"):
        arranged(lesson, GAMES[lesson.game])


FIRST = MODULES["outlaws"].lessons[0]


@pytest.mark.parametrize(
    ("tasks", "fault"),
    [
        ((Task(kind="pick", accepted_moves=("XX",)),), "cannot be played"),
        ((Task(kind="leader"),), "is asked, not leader"),
        ((*FIRST.tasks, Task(kind="pick")), "of 2 tasks"),
    ],
)
def test_a_lesson_that_no_longer_fits_the_rules_is_found(tasks: tuple[Task, ...], fault: str) -> None:
    lesson = FIRST.model_copy(update={"tasks": tasks})

    walk = walked(lesson, GAMES[lesson.game], default_opponent(MODULES["outlaws"]))

    assert any(fault in item for item in walk.faults), walk.faults
