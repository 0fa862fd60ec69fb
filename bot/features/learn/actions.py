"""Handle the presses of a lesson; lesson.py renders it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.interactions import responses
from bot.features.interactions.items import PersistentItem, picked_values
from bot.features.interactions.responses import is_own, show_beside
from bot.features.learn.lesson import LessonPage, Remark, games_page, lesson_page, lessons_page
from bot.i18n.texts import Phrases
from bot.services.context import Interaction, texts_for
from bot.ui.components import (
    LEARN,
    LEARN_GAME,
    LESSON,
    LESSON_CHOICE,
    LESSON_PAGE,
    LESSON_PICK,
    LESSONS,
)
from engine.core.decisions import Refused, Reply, replies_of
from engine.core.lessons import LessonRun, OffLesson
from engine.tables.transitions import StaleDecision


async def learn(interaction: Interaction, family: str | None, *, beside: bool = False) -> None:
    """Continue the lessons of a game, `beside` the pressed message, or without one list the games."""
    services, text = interaction.client.services, texts_for(interaction)
    if family is None:
        progress = await services.lessons.progress(interaction.user.id)
        await send(interaction, games_page(services.lessons.families(), progress, text))
        return
    _, attempt = await services.lessons.resume(interaction.user.id, family)
    await show(interaction, attempt, Remark(), beside=beside)


async def begin(interaction: Interaction, family: str, number: int) -> None:
    _, attempt = await interaction.client.services.lessons.begin(interaction.user.id, family, number)
    await show(interaction, attempt, Remark())


async def choose(
    interaction: Interaction, family: str, number: int, asked: int, replies: Sequence[Reply]
) -> None:
    """Make a move in a lesson; a press that comes too late gets the decision that is open now."""
    lessons, text, user = interaction.client.services.lessons, texts_for(interaction), interaction.user.id
    _, before = await lessons.resume(user, family, onward=False)
    try:
        _, attempt = await lessons.press(user, family, number, asked, replies)
    except OffLesson:
        await show(interaction, before, Remark(other=True))
    except StaleDecision:
        await show(interaction, before, Remark())
    except Refused as why:
        await show(interaction, before, Remark(Phrases(text, family, ()).refusal(why)))
    else:
        done = attempt.tasks_done - before.tasks_done if attempt.lesson == before.lesson else 0
        await show(interaction, attempt, Remark(done=done))


async def turn_page(interaction: Interaction, family: str, page: int) -> None:
    _, attempt = await interaction.client.services.lessons.resume(interaction.user.id, family, onward=False)
    await show(interaction, attempt, Remark(), page)


async def show_lessons(interaction: Interaction, family: str, picked: tuple[str, ...]) -> None:
    """List the lessons of a game, or begin the one picked there."""
    if picked:
        await begin(interaction, family, int(picked[0]) if picked[0].isdecimal() else -1)
        return
    services = interaction.client.services
    if family not in services.lessons.families():
        raise Refused("no-lesson")
    progress = await services.lessons.progress(interaction.user.id)
    await send(interaction, lessons_page(family, progress.get(family), texts_for(interaction)))


async def show(
    interaction: Interaction, attempt: LessonRun, remark: Remark, page: int = 0, *, beside: bool = False
) -> None:
    """Show a lesson where it was pressed, or in a new message."""
    text = texts_for(interaction)
    await send(interaction, await lesson_page(interaction, attempt, text, remark, page), beside=beside)


async def send(interaction: Interaction, page: LessonPage, *, beside: bool = False) -> None:
    """Answer with a page: in place where one's own message was pressed, else in a message of one's own."""
    message, files = interaction.message, [picture.file() for picture in page.pictures]
    await (show_beside if beside else responses.show)(interaction, page.embeds, page.view(), files)
    if message is not None and is_own(interaction) and not beside:
        interaction.client.services.panels.untrack(interaction.user.id, message.id)


class LearnButton(PersistentItem, template=LEARN):
    async def on_press(self, interaction: Interaction) -> None:
        await learn(interaction, self.match["game"], beside=bool(self.match["beside"]))


class LearnGameSelect(PersistentItem, template=LEARN_GAME):
    async def on_press(self, interaction: Interaction) -> None:
        [game] = picked_values(interaction) or ("",)
        await learn(interaction, game)


class LessonButton(PersistentItem, template=LESSON):
    async def on_press(self, interaction: Interaction) -> None:
        await begin(interaction, self.match["game"], self.number("lesson"))


class LessonsItem(PersistentItem, template=LESSONS):
    async def on_press(self, interaction: Interaction) -> None:
        await show_lessons(interaction, self.match["game"], picked_values(interaction))


class LessonChoice(PersistentItem, template=LESSON_CHOICE):
    async def on_press(self, interaction: Interaction) -> None:
        replies = replies_of(self.match["option"])
        await choose(interaction, self.match["game"], self.number("lesson"), self.number("asked"), replies)


class LessonPick(PersistentItem, template=LESSON_PICK):
    async def on_press(self, interaction: Interaction) -> None:
        picked = picked_values(interaction)
        replies = replies_of(picked[0]) if len(picked) == 1 else [picked]
        await choose(interaction, self.match["game"], self.number("lesson"), self.number("asked"), replies)


class LessonPageButton(PersistentItem, template=LESSON_PAGE):
    async def on_press(self, interaction: Interaction) -> None:
        await turn_page(interaction, self.match["game"], self.number("page"))
