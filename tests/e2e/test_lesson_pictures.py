"""Lessons with pictures fit a phone, and those of single steps tell all that happened since a press."""

import io
import re
from typing import Any

import pytest
from e2e.choosing import accepted_move
from e2e.test_learn import LOCALES, answers, attempt_of, begins, newest_message
from e2e.world import World
from phone import PICTURE_MARGIN, PICTURE_WIDTH, height, items_of
from PIL import Image
from simcord import Env

from bot.features.game_panels.board import WON
from bot.features.game_panels.panel_height import HIGHEST
from bot.games import PRESENTERS
from bot.games.lines import is_routine, victim_of
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from engine.core.lessons import LEARNER, LessonRun, lessons_of

FAMILY = "gnadenlos"


@pytest.fixture
def env(pictured: Env) -> Env:
    """The simulated Discord, with pictures."""
    return pictured


async def on_a_phone(message: Any) -> int:
    high = height(message.embeds, [*items_of(message.components)])
    for file in message.attachments:
        picture = Image.open(io.BytesIO(await file.read()))
        high += PICTURE_MARGIN + PICTURE_WIDTH * picture.height // picture.width
    return high


def news(attempt: LessonRun, name: str, language: str) -> list[str]:
    """Return what has happened since the last press, without routine, and at the end without who won."""
    presenter, names = PRESENTERS[FAMILY], [name, *attempt.lesson.names]
    hidden = {*presenter.events_in_fields, WON}
    events = [event for event in attempt.events if event.kind not in hidden]
    lines = presenter.summary(events, Phrases(load_texts(language), FAMILY, names, viewer=LEARNER))
    return [line for line in lines if line and not is_routine(line)]


def words(text: str) -> str:
    """Return a text without signs, which the bot may send as emojis of its own."""
    return " ".join(re.findall(r"\w+", re.sub(r"<:\w+:\d+>", "", text)))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_lessons_with_pictures_fit_a_phone_and_hide_nothing_but_others_in_the_whole_game(
    world: World, reads, language: str
) -> None:
    reads(LOCALES[language])
    message, missing = await begins(world, FAMILY), list[str]()
    for number in range(len(lessons_of(FAMILY))):
        while not (attempt := await attempt_of(world, FAMILY)).is_over:
            await answers(world, message, accepted_move(attempt))
            attempt, message = await attempt_of(world, FAMILY), newest_message(world)
            text = words("\n".join(embed.description or "" for embed in message.embeds))
            for line in news(attempt, world.alice.name, language):
                is_due = not attempt.lesson.to_end or victim_of(line) == LEARNER
                missing += [line] if is_due and words(line) not in text else []
            assert message.attachments
            assert await on_a_phone(message) <= HIGHEST
        if number + 1 < len(lessons_of(FAMILY)):
            await world.alice.click(message, custom_id=f"gn:{FAMILY}:{number + 1}")
            message = newest_message(world)

    assert missing == [], "\n".join(missing)
