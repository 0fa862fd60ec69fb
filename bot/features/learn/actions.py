"""Handle the presses of a lesson; lesson.py renders it."""

from collections.abc import Sequence

from bot.features.game_panels.actions import picked_replies
from bot.features.interactions import responses
from bot.features.interactions.items import first_pick, on_press, picked_number, picked_values
from bot.features.interactions.responses import is_own, show_beside
from bot.features.learn.lesson import LessonPage, Remark, games_page, lesson_page, lessons_page, start_button
from bot.i18n.texts import Phrases
from bot.services.context import Interaction, texts_for
from bot.services.pictures import files
from bot.ui.components import (
    LEARN,
    LEARN_ALL,
    LEARN_GAME,
    LESSON,
    LESSON_CHOICE,
    LESSON_PAGE,
    LESSON_PICK,
    LESSONS,
    view_of,
)
from engine.core.decisions import Refused, Reply, replies_of
from engine.core.lessons import LessonRun, OffLesson
from engine.tables.transitions import StaleDecision


@on_press(LEARN)
async def learn(interaction: Interaction, family: str | None, beside: str = "") -> None:
    """Continue the lessons of a game, or without one list the games.

    With `beside`, a game of the family, the lesson is a message of its own, and one that teaches this game.
    """
    lessons = interaction.client.services.lessons
    if family is None:
        await send(interaction, await _games(interaction))
        return
    _, attempt = await lessons.resume(interaction.user.id, family, beside)
    await show(interaction, attempt, Remark(), beside=bool(beside))


async def _games(interaction: Interaction) -> LessonPage:
    lessons = interaction.client.services.lessons
    progress = await lessons.progress(interaction.user.id)
    return games_page(lessons.families(), progress, texts_for(interaction))


@on_press(LEARN_ALL)
async def list_games(interaction: Interaction) -> None:
    await send(interaction, await _games(interaction), beside=True)


@on_press(LEARN_GAME)
async def learn_picked(interaction: Interaction) -> None:
    await learn(interaction, first_pick(interaction))


@on_press(LESSON)
async def begin(interaction: Interaction, family: str, number: int) -> None:
    _, attempt = await interaction.client.services.lessons.begin(interaction.user.id, family, number)
    await show(interaction, attempt, Remark())


@on_press(LESSON_CHOICE)
async def choose_option(interaction: Interaction, family: str, number: int, ply: int, option: str) -> None:
    await choose(interaction, family, number, ply, replies_of(option))


@on_press(LESSON_PICK)
async def choose_picked(interaction: Interaction, family: str, number: int, ply: int) -> None:
    await choose(interaction, family, number, ply, picked_replies(interaction))


async def choose(
    interaction: Interaction, family: str, number: int, ply: int, replies: Sequence[Reply]
) -> None:
    """Make a move in a lesson; a press that comes too late is shown the decision that is open now."""
    lessons, text, user = interaction.client.services.lessons, texts_for(interaction), interaction.user.id
    _, before = await lessons.resume(user, family, onward=False)
    try:
        _, attempt = await lessons.press(user, family, number, ply, replies)
    except OffLesson:
        await show(interaction, before, Remark(other=True))
    except StaleDecision:
        await show(interaction, before, Remark())
    except Refused as why:
        await show(interaction, before, Remark(Phrases(text, family, ()).refusal(why)))
    else:
        tasks_done = attempt.tasks_done - before.tasks_done if attempt.lesson == before.lesson else 0
        await show(interaction, attempt, Remark(done=tasks_done))


@on_press(LESSON_PAGE)
async def turn_page(interaction: Interaction, family: str, page: int) -> None:
    _, attempt = await interaction.client.services.lessons.resume(interaction.user.id, family, onward=False)
    await show(interaction, attempt, Remark(), page)


@on_press(LESSONS)
async def show_lessons(interaction: Interaction, family: str) -> None:
    if picked_values(interaction):
        number = picked_number(interaction)
        await begin(interaction, family, -1 if number is None else number)
        return
    services = interaction.client.services
    if family not in services.lessons.families():
        raise Refused("no-lesson")
    progress, text = await services.lessons.progress(interaction.user.id), texts_for(interaction)
    start = await start_button(interaction, text)
    await send(interaction, lessons_page(family, progress.get(family), start, text))


async def show(
    interaction: Interaction, attempt: LessonRun, remark: Remark, page: int = 0, *, beside: bool = False
) -> None:
    """Show a lesson where it was pressed, or in a new message."""
    text = texts_for(interaction)
    await send(interaction, await lesson_page(interaction, attempt, text, remark, page), beside=beside)


async def send(interaction: Interaction, page: LessonPage, *, beside: bool = False) -> None:
    """Answer with a page, in place if the user alone sees the pressed message."""
    message, view = interaction.message, view_of(page.items)
    await (show_beside if beside else responses.show)(interaction, page.embeds, view, files(*page.pictures))
    if message is not None and is_own(interaction) and not beside:
        interaction.client.services.panels.untrack(interaction.user.id, message.id)
