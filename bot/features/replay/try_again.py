"""*Try again*: one's own mistake is asked again, with what one knew then; then it is explained."""

from collections.abc import Sequence
from typing import NamedTuple

from discord import ButtonStyle, Embed, SelectOption

from bot.features.game_panels.hint import move_text
from bot.features.game_panels.story_text import percent
from bot.features.interactions.items import on_press, picked_number
from bot.features.interactions.resolve_table import visible_table
from bot.features.interactions.responses import edit_private, send_private, show
from bot.features.replay.mistakes import TRY, TRY_LIST
from bot.features.replay.play_on import OPEN
from bot.features.replay.views import PageWords, draw
from bot.i18n.names import escape
from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, texts_for
from bot.services.pictures import files
from bot.ui.components import MAX_OPTION, REPLAY, AnyButton, ItemId, view_of
from bot.ui.style import MAX_CHOICES, NEUTRAL_COLOR, phrases_for, truncate
from engine.core.decisions import Decision, Refused
from engine.core.game import AnyGame
from engine.core.records.users import Reminder
from engine.search.rollouts import Line
from engine.story.retries import AS_GOOD, Comparison
from engine.story.story import WHOLE, Chapter, Mistake
from engine.tables.replays import ReplayPage, question_page
from engine.tables.snapshot import TableSnapshot

ANSWER = ItemId("ra", table_id=18, chapter=4)
REMIND = ItemId("rk", table_id=18, chapter=4)
FORGET = ItemId("rq", reminder_id=18)


class Question(NamedTuple):
    """One's own mistake, and the game before it."""

    snapshot: TableSnapshot
    number: int  # of its chapter
    chapter: Chapter
    mistake: Mistake
    page: ReplayPage
    game: AnyGame
    decision: Decision
    reminder: Reminder | None


@on_press(TRY)
async def ask_again(interaction: Interaction, table_id: int, chapter: int) -> None:
    """Put the question again, with the table and the hand as its seat saw them."""
    question = await _question(interaction, table_id, chapter)
    services, text = interaction.client.services, texts_for(interaction)
    phrases = phrases_for(question.snapshot, text)
    lines = await services.stories.lines(question.snapshot, chapter, question.mistake)
    options = [
        SelectOption(label=truncate(name, MAX_OPTION), value=str(number))
        for number, name in enumerate(_names(question, lines, phrases)[:MAX_CHOICES])
    ]
    footer = text("try-footer", table=table_id)
    answers = ANSWER.select(options, text("hint-try-answer"), table_id=table_id, chapter=chapter)
    buttons = [*_forget_button(question.reminder, text), _back(question, text)]
    words, user_id = PageWords(question.page, text, (), [answers, *buttons]), interaction.user.id
    drawn = await draw(words, services.pictures, services.emojis, user_id, footer)
    ask = f"**{phrases.decision(question.decision)}** {text('try-what')}"
    drawn.embeds[0].description = f"{drawn.embeds[0].description or ''}\n\n{ask}".strip()
    await show(interaction, drawn.embeds, view_of(words.controls), files(*drawn.pictures))


@on_press(TRY_LIST)
async def ask_one_of_them(interaction: Interaction, table_id: int) -> None:
    await ask_again(interaction, table_id, picked_number(interaction) or 0)


@on_press(ANSWER)
async def tell(interaction: Interaction, table_id: int, chapter: int) -> None:
    """Say how the answer compares with the best and with what was played."""
    question = await _question(interaction, table_id, chapter)
    services, text = interaction.client.services, texts_for(interaction)
    lines = await services.stories.lines(question.snapshot, chapter, question.mistake)
    chosen = lines[min(picked_number(interaction) or 0, len(lines) - 1)]
    compared = await _compare(interaction, question, chosen)
    judgment = verdict(question, chosen, compared, phrases_for(question.snapshot, text))
    embed = Embed(title=text("try-title"), description=judgment, color=NEUTRAL_COLOR)
    reminder = question.reminder
    if reminder is not None and reminder.due_at <= services.now():
        is_known = compared.is_as_good
        embed.description = f"{judgment}\n\n{await _after_reminder(interaction, reminder, is_known=is_known)}"
    seat, ply = question.mistake.seat, question.chapter.ply
    items = [
        TRY.button(text("btn-try-other"), table_id=table_id, chapter=chapter),
        OPEN.button(text("btn-play-on"), ButtonStyle.success, table_id=table_id, ply=ply, seat=seat),
        _back(question, text),
    ]
    if reminder is None:
        items.insert(1, REMIND.button(text("btn-remind"), table_id=table_id, chapter=chapter))
    await show(interaction, [embed], view_of(items))


async def _after_reminder(interaction: Interaction, reminder: Reminder, *, is_known: bool) -> str:
    """Forget a reminder that was answered well, or put it off; return what is said about it."""
    services, text = interaction.client.services, texts_for(interaction)
    if is_known:
        await services.store.stories.forget_reminder(reminder.user_id, reminder.id)
        return text("remind-known")
    table_id, chapter = reminder.table_id, reminder.chapter
    due_at = await services.stories.remind(reminder.user_id, table_id, chapter, reminder.turn)
    return text("remind-again", when=f"<t:{due_at}:D>")


@on_press(REMIND)
async def remind(interaction: Interaction, table_id: int, chapter: int) -> None:
    """Keep a mistake, to be asked again in three days."""
    question, services = await _question(interaction, table_id, chapter), interaction.client.services
    user_id = interaction.user.id
    if await services.store.privacy.opted_out(user_id):
        raise Refused("opted-out")
    due_at = await services.stories.remind(user_id, table_id, chapter, question.chapter.turn)
    await send_private(interaction, texts_for(interaction)("remind-kept", when=f"<t:{due_at}:D>"))


@on_press(FORGET)
async def forget(interaction: Interaction, reminder_id: int) -> None:
    await interaction.client.services.store.stories.forget_reminder(interaction.user.id, reminder_id)
    await edit_private(interaction, texts_for(interaction)("remind-forgotten"), embeds=[], attachments=[])


async def ask_reminder(interaction: Interaction, reminder_id: int) -> None:
    """Ask about a mistake that its user has kept; one that no story tells any more is forgotten."""
    stories, user_id = interaction.client.services.store.stories, interaction.user.id
    reminders = await stories.reminders_of(user_id, interaction.guild_id or 0)
    reminder = next((own for own in reminders if own.id == reminder_id), None)
    if reminder is None:
        raise Refused("try-none")
    try:
        await ask_again(interaction, reminder.table_id, reminder.chapter)
    except Refused as why:
        if why.code == "try-none":
            await stories.forget_reminder(user_id, reminder_id)
        raise


async def _compare(interaction: Interaction, question: Question, chosen: Line) -> Comparison:
    """Compare a line with the best: if the story has done so, by its numbers."""
    mistake, (best, played) = question.mistake, question.mistake.worth
    known = {mistake.played: best - played, mistake.best: 0}
    if chosen in known:
        return Comparison(known[chosen] / WHOLE, 0)
    return await interaction.client.services.stories.compare(
        question.snapshot, question.number, mistake, chosen
    )


def verdict(question: Question, chosen: Line, compared: Comparison, phrases: Phrases) -> str:
    """Say in a sentence or two what the answer was worth, in the numbers of the replay and the Gazette."""
    text, mistake = phrases.texts, question.mistake
    names = _names(question, (chosen, mistake.best, mistake.played), phrases)
    line, best, played = map(escape, names)
    most, before = mistake.worth
    lead = 0 if compared.is_as_good else WHOLE * compared.lead
    if compared.is_as_good:
        key = "try-as-good"
    elif chosen == mistake.played:
        key = "try-same"
    else:
        key = "try-better" if most - before - lead > WHOLE * AS_GOOD else "try-no-better"
    wins = {"wins": percent(max(0, most - lead)), "most": percent(most), "before": percent(before)}
    return text(key, line=line, best=best, played=played, **wins)


def _names(question: Question, lines: Sequence[Line], phrases: Phrases) -> list[str]:
    return [move_text(question.game, question.decision, line, phrases) for line in lines]


async def _question(interaction: Interaction, table_id: int, chapter: int) -> Question:
    """Return the user's own mistake; raises `Refused` for any other."""
    snapshot = await visible_table(interaction, table_id)
    services, seat = interaction.client.services, snapshot.seat_of(interaction.user.id)
    story = await services.stories.of(snapshot)
    own = dict(story.mistakes_of(seat)) if story is not None and seat is not None else {}
    if story is None or seat is None or chapter not in own:
        raise Refused("try-none")
    recording, entry = await services.tables.recording(snapshot), story.chapters[chapter]
    page, game = await question_page(snapshot, recording, seat, entry.ply)
    decision = game.decision(seat)
    if decision is None:
        raise Refused("try-none")
    reminders = await services.store.stories.reminders_of(interaction.user.id, snapshot.location.guild_id)
    reminder = next((own for own in reminders if (own.table_id, own.chapter) == (table_id, chapter)), None)
    return Question(snapshot, chapter, entry, own[chapter], page, game, decision, reminder)


def _forget_button(reminder: Reminder | None, text: Texts) -> list[AnyButton]:
    return [] if reminder is None else [FORGET.button(text("btn-remind-forget"), reminder_id=reminder.id)]


def _back(question: Question, text: Texts) -> AnyButton:
    table_id, ply = question.snapshot.id, question.chapter.end_ply
    return REPLAY.button(text("btn-replay"), table_id=table_id, ply=ply)
