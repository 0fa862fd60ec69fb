"""What the presses of a lesson do, each for the one who learns alone. How it looks is in lesson.py."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.learn.lesson import LessonPage, Remark, games_page, lesson_page, lessons_page
from bot.features.shared import responses
from bot.features.shared.items import Pressed, values
from bot.features.shared.responses import is_own, show_beside
from bot.i18n.texts import Speech
from bot.services.context import Interaction, words_for
from bot.ui.components import (
    LEARN,
    LEARN_GAME,
    LESSON,
    LESSON_CHOICE,
    LESSON_PAGE,
    LESSON_PICK,
    LESSONS,
)
from engine.core import plays
from engine.core.decisions import Illegal, Reply
from engine.core.lessons import Attempt, Unmeant
from engine.tables.transitions import Stale


async def learn(interaction: Interaction, family: str | None, *, beside: bool = False) -> None:
    """Go on with the lessons of a game, or begin them; without one a list of the games that are taught.

    `beside`: not in place of what was pressed.
    """
    services, text = interaction.client.services, words_for(interaction)
    if family is None:
        progress = await services.lessons.progress(interaction.user.id)
        await send(interaction, games_page(services.lessons.taught(), progress, text))
        return
    _, attempt = await services.lessons.resume(interaction.user.id, family)
    await show(interaction, attempt, Remark(), beside=beside)


async def begin(interaction: Interaction, family: str, number: int) -> None:
    """Begin a lesson again."""
    _, attempt = await interaction.client.services.lessons.begin(interaction.user.id, family, number)
    await show(interaction, attempt, Remark())


async def choose(
    interaction: Interaction, family: str, number: int, asked: int, replies: Sequence[Reply]
) -> None:
    """Make a move in a lesson; a press that comes too late is shown the question put now."""
    lessons, text, user = interaction.client.services.lessons, words_for(interaction), interaction.user.id
    _, before = await lessons.resume(user, family, onward=False)
    try:
        _, attempt = await lessons.press(user, family, number, asked, replies)
    except Unmeant:
        await show(interaction, before, Remark(other=True))
    except Stale:
        await show(interaction, before, Remark())
    except Illegal as why:
        await show(interaction, before, Remark(Speech(text, family, ()).no(why)))
    else:
        done = attempt.done - before.done if attempt.lesson == before.lesson else 0
        await show(interaction, attempt, Remark(done=done))


async def turn_page(interaction: Interaction, family: str, page: int) -> None:
    """Show another page of the options."""
    _, attempt = await interaction.client.services.lessons.resume(interaction.user.id, family, onward=False)
    await show(interaction, attempt, Remark(), page)


async def show_lessons(interaction: Interaction, family: str, picked: tuple[str, ...]) -> None:
    """The lessons of a game; the one that was picked there begins. Raises `Illegal`."""
    if picked:
        await begin(interaction, family, int(picked[0]) if picked[0].isdecimal() else -1)
        return
    services = interaction.client.services
    if family not in services.lessons.taught():
        raise Illegal("no-lesson")
    progress = await services.lessons.progress(interaction.user.id)
    await send(interaction, lessons_page(family, progress.get(family), words_for(interaction)))


async def show(
    interaction: Interaction, attempt: Attempt, remark: Remark, page: int = 0, *, beside: bool = False
) -> None:
    """Show a lesson where it was pressed, or in a new message."""
    text = words_for(interaction)
    await send(interaction, await lesson_page(interaction, attempt, text, remark, page), beside=beside)


async def send(interaction: Interaction, page: LessonPage, *, beside: bool = False) -> None:
    """Answer with a page: in place where one's own message was pressed, else in a message of one's own."""
    message, files = interaction.message, [picture.file() for picture in page.pictures]
    await (show_beside if beside else responses.show)(interaction, page.embeds, page.view(), files)
    if message is not None and is_own(interaction) and not beside:
        interaction.client.services.panels.closed(interaction.user.id, message.id)


class LearnButton(Pressed, template=LEARN):
    async def act(self, interaction: Interaction) -> None:
        await learn(interaction, self.match["game"], beside=bool(self.match["beside"]))


class LearnGameSelect(Pressed, template=LEARN_GAME):
    async def act(self, interaction: Interaction) -> None:
        [game] = values(interaction) or ("",)
        await learn(interaction, game)


class LessonButton(Pressed, template=LESSON):
    async def act(self, interaction: Interaction) -> None:
        await begin(interaction, self.match["game"], self.number("lesson"))


class LessonsItem(Pressed, template=LESSONS):
    async def act(self, interaction: Interaction) -> None:
        await show_lessons(interaction, self.match["game"], values(interaction))


class LessonChoice(Pressed, template=LESSON_CHOICE):
    async def act(self, interaction: Interaction) -> None:
        replies = plays.replies(self.match["option"])
        await choose(interaction, self.match["game"], self.number("lesson"), self.number("asked"), replies)


class LessonPick(Pressed, template=LESSON_PICK):
    async def act(self, interaction: Interaction) -> None:
        picked = values(interaction)
        replies = plays.replies(picked[0]) if len(picked) == 1 else [picked]
        await choose(interaction, self.match["game"], self.number("lesson"), self.number("asked"), replies)


class LessonPageButton(Pressed, template=LESSON_PAGE):
    async def act(self, interaction: Interaction) -> None:
        await turn_page(interaction, self.match["game"], self.number("page"))


ITEMS = (LearnButton, LearnGameSelect, LessonButton, LessonsItem, LessonChoice, LessonPick, LessonPageButton)
