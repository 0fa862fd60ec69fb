"""How a lesson looks: text before and after each decision, above the real panel of a real game.

Its texts are messages of the game: `<family>-lesson-<key>`, with the attributes `title`, `ask-1` (before the
first task), `done-1` (after an accepted move), `other-1` (after another legal one) and `end`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from discord import ButtonStyle, Embed

from bot.features.game_panels.board import told_by_end, untold
from bot.features.game_panels.hand_panel import LAST_ROW, HandPanel, hand_panel, result
from bot.features.game_panels.log_pages import FIELD, TextBudget, excerpt, lines_of
from bot.features.game_panels.panel_height import FOLD, HIGHEST, message_height, shorten
from bot.features.interactions.resolve_table import my_tables
from bot.games import PRESENTERS
from bot.games.lines import victim_of
from bot.games.offered import numbered_cards
from bot.i18n.names import called
from bot.i18n.texts import Texts
from bot.services.context import Interaction
from bot.services.pictures import HandContext, Picture, number_labels, with_picture
from bot.ui.button_rows import BUTTON_ROW
from bot.ui.components import (
    FRIEND,
    LEARN,
    LEARN_GAME,
    LESSON,
    LESSONS,
    MY_GAMES,
    WHAT,
    AnyButton,
    AnySelect,
    as_lesson_item,
)
from bot.ui.style import FINISHED_COLOR, OFFER_COLOR, embed_of, option, phrases_for, truncate
from engine.core.lessons import LEARNER, LessonRun, replies_of
from engine.core.records.tables import TableLocation
from engine.core.records.users import LessonProgress, Participant
from engine.games import MODULES
from engine.search.levels import GREENHORN
from engine.tables.snapshot import TableSnapshot

HAPPENED = range(16, 2, -1)  # rows for what happened: as many as a phone has room for
BESIDE = ("q:", "gl:", "gn:")  # prefixes of buttons that are not answers and share the last row
NO_TABLE = 0  # the table id of a lesson


@dataclass(frozen=True, slots=True)
class LessonPage:
    embeds: list[Embed]
    items: list[AnyButton | AnySelect]
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True, slots=True)
class Remark:
    """The first text: why a move is illegal, or that the lesson asks for another one.

    `done` is the number of tasks done by the last press.
    """

    text: str = ""
    other: bool = False
    done: int = 0


async def lesson_page(
    interaction: Interaction, attempt: LessonRun, text: Texts, remark: Remark, page: int = 0
) -> LessonPage:
    services, lesson = interaction.client.services, attempt.lesson
    snapshot, family = as_snapshot(interaction, attempt), attempt.game.rules.family
    context = HandContext(snapshot, LEARNER, text)
    table, hand = await services.pictures.both(context, interaction.user.id)
    table = None if len(attempt.moves) < lesson.table_after else table
    panel = _explaining_task(attempt, hand_panel(snapshot, LEARNER, text, page=page))
    what = [item for item in panel.answers if (item.custom_id or "").startswith(BESIDE)]
    moves = [item for item in panel.answers if item not in what]
    panel = replace(panel, answers=moves, other_buttons=())
    hand = None if attempt.is_over else hand
    embeds, hand = _embeds_with_news(attempt, remark, panel, table, hand)
    number_labels([*panel.answers, *panel.short_answers], hand.numbers if hand else {})
    moves = fitting_moves(panel, embeds, [drawn for drawn in (table, hand) if drawn is not None])
    services.emojis.mark(moves, PRESENTERS[family].path_sign)
    start = await start_button(interaction, text) if attempt.is_over else None
    ways: list[AnyButton | AnySelect] = [
        *([] if attempt.is_over else what),
        *_ways(attempt, start, services.lessons.number(attempt), text),
    ]
    refused = interaction.id if remark.other or remark.text else None
    items = _items(moves, attempt, services.lessons.number(attempt), ways, refused)
    signed = [services.emojis.embed(embed) for embed in embeds]
    return LessonPage(signed, items, tuple(filter(None, (table, hand))))


def _embeds_with_news(
    attempt: LessonRun, remark: Remark, panel: HandPanel, table: Picture | None, hand: Picture | None
) -> tuple[list[Embed], Picture | None]:
    """Return the embeds with the most news that a phone has room for beside the hand, else without it.

    A lesson has no log to page in: what hit the learner is told rather than the hand shown.
    """
    snapshot, _, text = panel.hand
    pages, news = [], [] if remark.other else _news(attempt, snapshot, text, pictured=table is not None)
    own = [line for line in news if victim_of(line) == LEARNER]
    for rows in HAPPENED if table else HAPPENED[-1:]:
        teacher = with_picture(_teacher(attempt, snapshot, text, remark, table, rows), table)
        embeds, below = _embeds(attempt, teacher, panel, table, hand)
        drawn = [picture for picture in (table, below) if picture is not None]
        items = (_shortened(panel) if below is hand else panel).items  # without the hand, buttons stay
        fits = message_height(embeds, drawn, items) + BUTTON_ROW <= HIGHEST
        if fits and below is hand and all(line in (teacher.description or "") for line in own):
            return embeds, below
        if fits or rows == HAPPENED[-1]:
            pages.append((embeds, below))
    return pages[0]


def _embeds(
    attempt: LessonRun, teacher: Embed, panel: HandPanel, table: Picture | None, hand: Picture | None
) -> tuple[list[Embed], Picture | None]:
    """Return what the teacher says, the question, and the hand if it is shown."""
    if attempt.is_over:
        return [teacher], None
    if hand is not None:
        return _beside_hand(attempt, teacher, panel, table, hand)
    text, pictures = panel.hand.text, [table] if table else []
    for asks in (True, not _task(attempt, text)):
        embeds = [teacher, _decision_embed(attempt, panel, text, asks=asks)]
        if message_height(embeds, pictures, panel.items) + BUTTON_ROW <= FOLD:
            break
    _add_words(embeds, panel, table)
    return embeds, None


def _beside_hand(
    attempt: LessonRun, teacher: Embed, panel: HandPanel, table: Picture | None, hand: Picture
) -> tuple[list[Embed], Picture | None]:
    """Return the embeds of a move, and the hand unless it is not asked about and too high for a phone.

    Where the teacher asks, the question is left out before it is too high, then buttons make way for a list.
    """
    text, is_asked = panel.hand.text, bool(_task(attempt, panel.hand.text))
    whole = _decision_embed(attempt, panel, text)
    brief = with_picture(_decision_embed(attempt, panel, text, asks=not is_asked), hand)
    phrases = phrases_for(panel.hand.snapshot, text)
    is_asked_about = numbered_cards(attempt.game, LEARNER, phrases)  # a single card has no number
    for embed in (with_picture(whole.copy(), hand), brief, *(() if is_asked_about else (whole,))):
        below, picture = [embed], hand if embed.image else None
        pictures = [drawn for drawn in (table, picture) if drawn is not None]
        items = (_shortened(panel) if embed is brief else panel).items
        if message_height([teacher, *below], pictures, items) + BUTTON_ROW <= (
            FOLD if is_asked and embed is not brief else HIGHEST
        ):
            break
    return [teacher, *below], picture


def _explaining_task(attempt: LessonRun, panel: HandPanel) -> HandPanel:
    """Let **What is this?** open the chapter of the lesson, or of the move that it asks for."""
    rules, moves = attempt.game.rules, attempt.task.accepted_moves if attempt.task else ()
    begins = replies_of(moves[0])[0][0] if moves and not attempt.path else ""
    explained = PRESENTERS[rules.family].explained_kind(rules.name, begins)
    if kind := attempt.lesson.chapter or explained:
        for item in panel.answers:
            if re.fullmatch(WHAT.template, item.custom_id or ""):
                item.custom_id = WHAT.name(family=rules.family, kind=kind, table_id=NO_TABLE)
    return panel


def fitting_moves(
    panel: HandPanel, embeds: Sequence[Embed], pictures: Sequence[Picture]
) -> list[AnyButton | AnySelect]:
    """Return the panel's moves, as a list if their buttons would make the message too high for a phone."""
    is_too_high = message_height(embeds, pictures, panel.items) + BUTTON_ROW > HIGHEST
    if panel.short_answers and pictures and is_too_high:
        panel = _shortened(panel)
    return panel.items


def _shortened(panel: HandPanel) -> HandPanel:
    """Return the panel with its moves in fewer rows, if they have such a form."""
    return replace(panel, answers=panel.short_answers) if panel.short_answers else panel


def _items(
    moves: Sequence[AnyButton | AnySelect],
    attempt: LessonRun,
    number: int,
    ways: Iterable[AnyButton | AnySelect],
    refused: int | None,
) -> list[AnyButton | AnySelect]:
    """Return the moves, with ids of a lesson, and in the last row the other buttons."""
    family = attempt.game.rules.family
    own = [] if attempt.is_over else [as_lesson_item(item, family, number, refused) for item in moves]
    items = [item for item in own if item is not None] + [*ways]
    for item in items:
        if (item.custom_id or "").startswith(BESIDE):
            item.row = LAST_ROW
        elif item.row == LAST_ROW:
            item.row = None
    return items


def as_snapshot(interaction: Interaction, attempt: LessonRun) -> TableSnapshot:
    """Return a lesson as a table, for panels and pictures."""
    lesson, user = attempt.lesson, interaction.user
    others = tuple(Participant(None, name, level=GREENHORN) for name in lesson.names)
    channel = interaction.channel_id or 0
    return TableSnapshot(
        NO_TABLE,
        lesson.game,
        lesson.variant,
        (Participant(user.id, called(user.display_name, user.name)), *others),
        TableLocation(interaction.guild_id or 0, channel, channel, wants_thread=False),
        secret="",
        game=attempt.game,
    )


def _teacher(
    attempt: LessonRun, snapshot: TableSnapshot, text: Texts, remark: Remark, table: Picture | None, rows: int
) -> Embed:
    key, lesson = lesson_key(attempt), attempt.lesson
    of_game = [other for other in MODULES[attempt.game.rules.family].lessons if other.game == lesson.game]
    number = of_game.index(lesson) + 1
    title = text("learn-title", title=text(f"{key}.title"), number=number, count=len(of_game))
    description = "\n\n".join(_paragraphs(attempt, snapshot, text, remark, rows, pictured=table is not None))
    color = FINISHED_COLOR if attempt.is_over else OFFER_COLOR
    return Embed(title=truncate(title, 256), description=truncate(description, 3000), color=color)


def _paragraphs(
    attempt: LessonRun, snapshot: TableSnapshot, text: Texts, remark: Remark, rows: int, *, pictured: bool
) -> Iterator[str]:
    key = lesson_key(attempt)
    if remark.text:
        yield f"⚠️ {remark.text}"
    if remark.other:
        yield f"🤔 {text(f'{key}.other-{attempt.tasks_done + 1}')}"
    if (
        attempt.moves
        and not remark.other
        and (outcome := _outcome(attempt, snapshot, text, rows, pictured=pictured))
    ):
        yield outcome
    if remark.done and text.has(f"{key}.done-{attempt.tasks_done}"):
        yield f"✅ {text(f'{key}.done-{attempt.tasks_done}')}"
    if not attempt.moves and text.has(key):
        yield text(key)
    if attempt.is_over:
        yield text(f"{key}.end")


def lesson_key(attempt: LessonRun) -> str:
    return f"{attempt.game.rules.family}-lesson-{attempt.lesson.key}"


def _task(attempt: LessonRun, text: Texts) -> str:
    ask = f"{lesson_key(attempt)}.ask-{attempt.tasks_done + 1}"
    return text(ask) if text.has(ask) else ""


def _decision_embed(attempt: LessonRun, panel: HandPanel, text: Texts, *, asks: bool = True) -> Embed:
    """Return the question and the task: they stand above the hand that answers them."""
    question = panel.decision.partition("\n")[0]  # the task says what follows
    parts = [text("learn-now", question=question) if asks else "", _task(attempt, text)]
    return Embed(description=truncate("\n\n".join(filter(None, parts)), 4000), color=panel.color)


def _add_words(embeds: Sequence[Embed], panel: HandPanel, table: Picture | None) -> None:
    """Add the hand in words to the last embed, and what buttons do, as far as a phone has room."""
    pictures, question = [table] if table else [], embeds[-1].description
    for words in (f"{panel.description}\n{panel.effects}".rstrip(), panel.description, ""):
        embeds[-1].description = truncate(f"{question}\n{words}".rstrip(), 4000)
        if message_height(embeds, pictures, panel.items) + BUTTON_ROW <= HIGHEST:
            return
    shorten(embeds, embeds[-1:], pictures, panel.items, HIGHEST - BUTTON_ROW)


def _outcome(attempt: LessonRun, snapshot: TableSnapshot, text: Texts, rows: int, *, pictured: bool) -> str:
    lines = _news(attempt, snapshot, text, pictured=pictured)
    happened = excerpt(lines, text, TextBudget(FIELD, rows), left_key="").text
    if snapshot.game.winners is None:
        return happened
    won = result(snapshot, phrases_for(snapshot, text), text, LEARNER)
    return f"{happened}\n{won}".strip("\n")


def _ways(attempt: LessonRun, start: AnyButton | None, number: int, text: Texts) -> Iterator[AnyButton]:
    """Return where a lesson leads once it is over: after a whole game, or the last one, first to a table."""
    family = attempt.game.rules.family
    is_last = number + 1 == len(MODULES[family].lessons)
    is_ready = attempt.lesson.to_end or is_last
    if start is not None and is_ready:
        yield start
    if attempt.is_over and not is_last:
        style = ButtonStyle.secondary if is_ready else ButtonStyle.success
        yield LESSON.button(text("btn-lesson-next"), style, family=family, number=number + 1)
    if attempt.is_over:
        yield LESSON.button(text("btn-lesson-again"), family=family, number=number)
    yield LESSONS.button(text("btn-lessons"), family=family)


async def start_button(interaction: Interaction, text: Texts) -> AnyButton:
    """Return the way from lessons to a table: to the user's own, if they sit at one."""
    if await my_tables(interaction):
        return MY_GAMES.button(text("btn-my-games"), ButtonStyle.success)
    return FRIEND.button(text("btn-friend"), ButtonStyle.success)


def _news(attempt: LessonRun, snapshot: TableSnapshot, text: Texts, *, pictured: bool) -> list[str]:
    """Return the last events since the last press that no picture shows."""
    presenter = PRESENTERS[attempt.game.rules.family]
    seen = set(presenter.events_in_fields) if pictured else set[str]()
    if attempt.game.winners is not None:
        seen |= told_by_end(presenter, pictured=pictured)
    events = [event for event in attempt.events if event.kind not in seen]
    if not _task(attempt, text):  # where the teacher asks, the question may be left out
        events = untold(events, snapshot, ())
    return lines_of(events, snapshot, phrases_for(snapshot, text, LEARNER))


# Lists of lessons


def games_page(families: list[str], progress: dict[str, LessonProgress], text: Texts) -> LessonPage:
    is_new = not any(_finished(family, progress.get(family)) for family in families)
    start = text("start-here", minutes=text("learn-minutes")) if is_new else ""
    lines = [_game_line(family, progress.get(family), text) for family in families]
    if start:
        lines[0] = f"{lines[0]} · {start}"
    embed = embed_of(text("title-learn"), [text("learn-what"), "", *lines])
    options = [option(text(f"{family}-lessons"), family) for family in families]
    options[0].description = start or None
    return LessonPage([embed], [LEARN_GAME.select(options, text("hint-learn"))])


def _game_line(family: str, progress: LessonProgress | None, text: Texts) -> str:
    count = len(MODULES[family].lessons)
    finished = _finished(family, progress)
    return text("learn-game-line", game=text(f"{family}-lessons"), count=count, done=finished)


def _finished(family: str, progress: LessonProgress | None) -> int:
    known = progress.finished if progress else ()
    return len([lesson for lesson in MODULES[family].lessons if lesson.key in known])


def lessons_page(family: str, progress: LessonProgress | None, start: AnyButton, text: Texts) -> LessonPage:
    """List the lessons of a game, with a mark for those finished; after all, the way to a table."""
    known = progress.finished if progress else ()
    lessons = MODULES[family].lessons
    titles = [text(f"{family}-lesson-{lesson.key}.title") for lesson in lessons]
    signs = ["✅" if lesson.key in known else "▫️" for lesson in lessons]
    lines = [f"{sign} {number}. {title}" for number, (sign, title) in enumerate(zip(signs, titles), 1)]
    title = text("learn-lessons", game=text(f"{family}-lessons"))
    embed = embed_of(title, [*lines, "", text("learn-own-pace")])
    options = [
        option(f"{number + 1}. {title}", number, emoji=sign)
        for number, (sign, title) in enumerate(zip(signs, titles))
    ]
    resume = LEARN.button(text("btn-lesson-on"), ButtonStyle.success, family=family)
    first = start if _finished(family, progress) == len(lessons) else resume
    return LessonPage([embed], [first, LESSONS.select(options, text("hint-lesson"), family=family)])
