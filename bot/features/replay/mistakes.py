"""The ways from a replay to one's own mistakes: a button where one is shown, at the end a list."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, SelectOption

from bot.i18n.texts import Texts
from bot.ui.components import AnyButton, AnySelect, ItemId
from bot.ui.style import MAX_CHOICES
from engine.story.story import Mistake, Story
from engine.tables.replays import ReplayPage, shown_at

TRY = ItemId("ry", table_id=18, chapter=4)
TRY_LIST = ItemId("rz", table_id=18)
PERCENT = 10  # thousandths


def try_items(page: ReplayPage, own_seat: int | None, text: Texts) -> list[AnyButton | AnySelect]:
    """Return the button where a replay shows one's own mistake, or at the end the list of all."""
    if page.story is None or own_seat is None:
        return []
    mistakes, table_id = page.story.mistakes_of(own_seat)[:MAX_CHOICES], page.snapshot.id
    if page.number + 1 == len(page.stops) and mistakes:
        return [
            TRY_LIST.select(_mistakes(page.story, mistakes, text), text("hint-try"), row=4, table_id=table_id)
        ]
    ends = ((number, page.story.chapters[number].end_ply) for number, _ in mistakes)
    here = [number for number, ply in ends if shown_at(page.timeline, ply) == page.place.ply]
    style = ButtonStyle.primary
    return [
        TRY.button(text("btn-try"), style, row=4, table_id=table_id, chapter=number) for number in here[:1]
    ]


def _mistakes(story: Story, mistakes: Sequence[tuple[int, Mistake]], text: Texts) -> list[SelectOption]:
    rows = []
    for number, mistake in sorted(mistakes):
        turn, loss = story.chapters[number].turn, round(mistake.loss / PERCENT)
        rows.append(SelectOption(label=text("try-mistake", turn=turn, loss=loss), value=str(number)))
    return rows
