"""All names of all cards and people fit into their frames in all languages, and can be read there."""

from collections.abc import Iterator
from itertools import chain

import pytest

from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, load_texts
from bot.render.frames import printed
from bot.render.scene import Item, PlacedItem
from bot.render.theme import PALETTES
from bot.render.typesetting import fit
from tools.gallery import scenes
from tools.gallery.sheets import item_groups

LEGIBLE = 11  # pixels of an em, on a picture as wide as ours


def faults(item: Item) -> Iterator[str]:
    """Yield text that leaves its box or is too small, and boxes that leave the item."""
    for line in printed(item, PALETTES["on"]).lines:
        left, top, wide, tall = line.box
        block = fit(line.text, (int(wide), int(tall)), max(2, round(line.em)), line.face, line.max_lines)
        if block.width > wide or block.height > tall:
            yield f"{line.text} spills"
        if min(left, top) < 0 or left + wide > item.size[0] or top + tall > item.size[1]:
            yield f"{line.text} leaves its {type(item).__name__}"
        if round(block.em, 1) < min(LEGIBLE, line.em):
            yield f"{line.text} is set in {block.em:.1f}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("family", "wide"),
    [(family, presenter.widths[n]) for family, presenter in PRESENTERS.items() for n in (0, 2)],
)
def test_every_name_fits_in_its_frame_and_can_be_read(family: str, wide: int, language: str) -> None:
    items = chain.from_iterable(
        (*shelf.items, *shelf.labels()) for shelf in item_groups(family, load_texts(language), wide)
    )

    assert [fault for item in items for fault in faults(item)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "seats"), [(moment.game, moment.seats) for moment in scenes.MOMENTS.values()]
)
def test_every_text_of_a_whole_game_fits_in_its_frame_and_can_be_read(
    name: str, seats: int, language: str
) -> None:
    items: set[Item] = set()
    for game in scenes.stages(name, seats):
        hands = (scenes.hand(game, seat, language) for seat in range(min(seats, 2)))
        shown: tuple[PlacedItem, ...] = scenes.table(game, language).items
        items.update(item for item, _, _ in chain(shown, *(scene.items for scene in hands if scene)))

    assert [fault for item in items for fault in faults(item)] == []
