"""The texts of lessons in every language, and how long learning a game takes with them."""

from collections.abc import Iterator

import pytest
from discord import ButtonStyle, Embed
from discord.ui import Button, Select
from phone import blank
from picturing import stages
from wording.messages import texts

from bot.features.game_panels.hand_panel import hand_panel
from bot.features.learn.lesson import Remark, _paragraphs, fitting_moves
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from engine.conformance.lessons import Walk, walked
from engine.core.lessons import LEARNER, Lesson, LessonRun
from engine.core.records.tables import TableLocation
from engine.core.records.users import Participant
from engine.games import GAMES, MODULES
from engine.tables.lessons import default_opponent
from engine.tables.snapshot import TableSnapshot

PRESS = 6  # seconds
READING = 200 / 60  # words read per second
TO_BEGIN = 2  # presses before the first question: the command and its game, or "Teach me"
FIRST_MOVE, LONGEST = 60, 120  # seconds until the first move; seconds of a lesson that is not a game
LEARNED = {"outlaws": 5 * 60}  # seconds for all lessons and the game after them
ELSE = 12 * 60
TAUGHT = [family for family, module in MODULES.items() if module.lessons]


def wanted(family: str) -> Iterator[str]:
    """Return the messages that a game's lessons need; `may_be` lists optional ones."""
    yield f"{family}-lessons"
    for lesson in MODULES[family].lessons:
        key = f"{family}-lesson-{lesson.key}"
        yield from (key, f"{key}.title", f"{key}.end")
        for number, task in enumerate(lesson.tasks, 1):
            yield f"{key}.ask-{number}"
            yield from (f"{key}.{part}-{number}" for part in ("other", "done") if task.accepted_moves)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", TAUGHT)
def test_everything_that_a_lesson_says_is_written_and_nothing_else(family: str, language: str) -> None:
    written = {key for key in texts(language) if key.startswith(f"{family}-lesson")}

    assert written == {*wanted(family)}


# How long learning takes


def read(text: str) -> float:
    return len([word for word in text.split() if any(sign.isalnum() for sign in word)]) / READING


def asking(attempt: LessonRun, phrases: Phrases) -> str:
    key = f"{phrases.family}-lesson-{attempt.lesson.key}"
    decision = attempt.game.decision(LEARNER)
    parts = [key] if not attempt.moves else []
    if attempt.tasks_done and attempt.tasks_done <= len(attempt.lesson.tasks) and not attempt.path:
        parts.append(f"{key}.done-{attempt.tasks_done}")
    parts.append(f"{key}.ask-{attempt.tasks_done + 1}")
    message = [phrases.texts(part) for part in parts if phrases.texts.has(part)]
    return " ".join([*message, phrases.decision(decision)] if decision is not None and message else message)


def seconds(walk: Walk, phrases: Phrases) -> float:
    key = f"{phrases.family}-lesson-{walk.last.lesson.key}"
    spoken = " ".join(
        [*(asking(attempt, phrases) for attempt in walk.decisions), phrases.texts(f"{key}.end")]
    )
    return read(spoken) + PRESS * (len(moves(walk)) + 1)


def moves(walk: Walk) -> list[LessonRun]:
    """Return where moves begin: all steps of one choice are one list entry."""
    return [attempt for attempt in walk.decisions if not attempt.game.decision(LEARNER).can_go_back]


def walk_of(lesson: Lesson) -> Walk:
    rules = GAMES[lesson.game]
    return walked(lesson, rules, default_opponent(MODULES[rules.family]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", TAUGHT)
def test_a_game_is_learned_in_minutes(family: str, language: str) -> None:
    phrases = Phrases(load_texts(language), family, ["You", "Dusty", "Mae", "Sam"])
    walks = [walk_of(lesson) for lesson in MODULES[family].lessons]
    times = {walk.last.lesson.key: round(seconds(walk, phrases)) for walk in walks}
    first = PRESS * (TO_BEGIN + 1) + read(asking(walks[0].decisions[0], phrases))
    print(f"{family} {language}: first move {first:.0f} s, lessons {times}, all {sum(times.values())} s")

    assert first <= FIRST_MOVE
    assert {key: time for key, time in list(times.items())[:-1] if time > LONGEST} == {}
    assert sum(times.values()) <= LEARNED.get(family, ELSE)


def test_a_learner_plays_the_last_card_of_a_whole_duel_themselves() -> None:
    """At a table a last card is a forced reply: its showdown would be over before a learner sees it."""
    [lesson] = [lesson for lesson in MODULES["outlaws"].lessons if lesson.key == "game"]

    options = [len(attempt.game.decision(LEARNER).options) for attempt in walk_of(lesson).decisions]
    assert options == [5, 4, 3, 2, 1]
    alone = walk_of(lesson.model_copy(update={"gives_forced": False}))
    assert [len(attempt.game.decision(LEARNER).options) for attempt in alone.decisions] == [5, 4, 3, 2]


def test_below_a_wrong_answer_stands_no_result_of_the_round_before_it() -> None:
    """It would read as if the wrong answer had brought it."""
    [lesson] = [lesson for lesson in MODULES["outlaws"].lessons if lesson.key == "shootout"]
    attempt = walk_of(lesson).decisions[1]
    seats = (Participant(1, "Ann"), *(Participant(None, name) for name in lesson.names))
    place, text = TableLocation(1, 2, 3, False), load_texts("en")
    table = TableSnapshot(0, lesson.game, "standard", seats, place, "", attempt.game)

    before, wrong = (
        "\n".join(_paragraphs(attempt, table, text, Remark(other=is_wrong), 16, pictured=True))
        for is_wrong in (False, True)
    )
    assert "wins the round" in before
    assert wrong.startswith("🤔")
    assert "wins the round" not in wrong


def test_buttons_that_make_a_lesson_too_high_for_a_phone_become_a_list() -> None:
    game = next(
        game
        for game in stages("ragnguns", 2)
        if game.open_decisions[0].kind == "stash" and len(game.open_decisions[0].options) == 5
    )
    seats, place = (Participant(1, "Ann"), Participant(2, "Bob")), TableLocation(1, 2, 3, False)
    table = TableSnapshot(0, "ragnguns", "standard", seats, place, "", game)
    panel = hand_panel(table, game.open_decisions[0].seat, load_texts("en"))

    def lists(picture_height: int) -> int:
        items = fitting_moves(panel, [Embed(title="Lesson")], [blank(1100, picture_height)])
        return sum(isinstance(item, Select) for item in items)

    assert (lists(1000), lists(2400)) == (0, 1)


def test_no_button_of_a_lesson_is_blue_before_its_task_says_what_to_press() -> None:
    game = next(
        game for game in stages("ragnguns", 2) if game.open_decisions[0].kind == "turn" and game.ply > 9
    )
    seat, place = game.open_decisions[0].seat, TableLocation(1, 2, 3, False)
    seats = (Participant(1, "Ann"), Participant(2, "Bob"))

    panels = [
        hand_panel(
            TableSnapshot(table, "ragnguns", "standard", seats, place, "", game), seat, load_texts("en")
        )
        for table in (0, 1)
    ]

    blue = [
        any(isinstance(item, Button) and item.style is ButtonStyle.primary for item in panel.answers)
        for panel in panels
    ]
    assert blue == [False, True]
