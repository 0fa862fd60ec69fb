"""The list of one's own mistakes, beside every position of a replay."""

from collections.abc import Iterator

from discord import SelectOption

from bot.features.game_panels.story_text import percent
from bot.i18n.texts import Texts
from bot.ui.components import AnySelect, ItemId
from bot.ui.style import MAX_CHOICES
from engine.tables.replays import ReplayPage

TRY = ItemId("ry", table_id=18, chapter=4)
TRY_LIST = ItemId("rz", table_id=18)


def try_list(page: ReplayPage, own_seat: int | None, text: Texts) -> Iterator[AnySelect]:
    """Yield the list of one's costliest mistakes, in their order, if there are any."""
    if page.story is None or own_seat is None:
        return
    if mistakes := page.story.mistakes_of(own_seat)[:MAX_CHOICES]:
        options = [
            SelectOption(
                label=text("try-mistake", turn=page.story.chapters[number].turn, loss=percent(mistake.cost)),
                value=str(number),
            )
            for number, mistake in sorted(mistakes, key=lambda item: item[0])
        ]
        hint = text("hint-try", count=len(options))
        yield TRY_LIST.select(options, hint, table_id=page.snapshot.id)
