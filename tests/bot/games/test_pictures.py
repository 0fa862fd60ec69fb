"""Checks of every game's pictures, in each state of a game between computers."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, product
from typing import Any

import pytest
from picturing import outside, stages

from bot.games import PRESENTERS
from bot.games.end_scene import tone
from bot.games.offered import numbered_cards
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.frames import printed
from bot.render.option_numbers import numbered
from bot.render.rasterizer import bitmap
from bot.render.scene import Item, Scene, Stamp
from bot.render.theme import PALETTES
from bot.render.typesetting import STAND_INS, fit, has
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.games import GAMES
from tools.gallery.sheets import item_groups

pytestmark = pytest.mark.long

LONG = "W" * 32  # the longest and widest names possible
LEGIBLE = 11  # pixels of an em, on a picture as wide as ours
TABLES = [
    ("outlaws-duel", 2), ("outlaws-shootout", 5), ("outlaws-gangs", 10), ("bang", 2), ("ragnguns", 2),
    ("revolver", 2), ("gnadenlos", 3), ("gnadenlos", 4),
]  # fmt: skip


def phrases_of(name: str, language: str, person: str) -> Phrases:
    return Phrases(load_texts(language), GAMES[name].family, [person] * GAMES[name].seats[-1])


def scenes(game: AnyGame, phrases: Phrases) -> Iterator[Scene]:
    """Yield the board, and the numbered hands of the first two seats."""
    presenter = PRESENTERS[game.rules.family]
    matches = [presenter.picture(game.view(None), phrases)]
    for seat in (0, 1):
        cards = numbered_cards(game, seat, phrases)
        draw = partial(presenter.hand_picture, game.view(seat), phrases)
        matches.append(numbered(cards, draw, presenter.min_numbered)[0])
    yield from (scene for scene in matches if scene is not None)


def faults(item: Item) -> Iterator[str]:
    """Yield texts that leave their box or are illegible, and boxes that leave the item."""
    for line in printed(item, PALETTES["on"]).lines:
        left, top, wide, tall = line.box
        if lost := [sign for sign in line.text.translate(STAND_INS) if not has("bold", sign)]:
            yield f"{line.text} loses {lost}"
        block = fit(line.text, (int(wide), int(tall)), max(2, round(line.em)), line.face, line.max_lines)
        if block.width > wide or block.height > tall:
            yield f"{line.text} spills"
        if min(left, top) < 0 or left + wide > item.size[0] or top + tall > item.size[1]:
            yield f"{line.text} leaves its {type(item).__name__}"
        if round(block.em, 1) < min(LEGIBLE, line.em) and LONG not in line.text:
            yield f"{line.text} is set in {block.em:.1f}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_leaves_its_picture_or_frame_and_all_can_be_read(
    name: str, seats: int, language: str
) -> None:
    phrases, items = phrases_of(name, language, LONG), set[Item]()
    for number, game in enumerate(stages(name, seats)):
        for scene in scenes(game, phrases) if number % 8 == 0 or game.winners is not None else ():
            assert outside(scene) == []
            assert scene.height <= (1200 if game.winners is None else 1300)  # 294 points on a phone, ends 319
            items.update(item for item, _, _ in scene.items)

    assert [fault for item in items for fault in faults(item)] == []
    one_of_each_kind = {type(item): item for item in items}.values()
    for item, palette in product(one_of_each_kind, PALETTES.values()):
        drawn = bitmap(item, palette).size
        assert drawn == item.size or (isinstance(item, Stamp) and max(drawn) <= item.width)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_sees_the_same_picture_in_every_world_it_could_be_in(name: str) -> None:
    presenter, phrases = PRESENTERS[GAMES[name].family], phrases_of(name, "en", "Ann")
    for number, game in enumerate(stages(name, GAMES[name].seats[0])):
        if number % 7 or game.winners is not None:
            continue
        world = game.rules.resample(game.state, 0, Rng("17" * 32))
        for seat in (None, 0):
            own, other = game.view(seat), game.rules.view(world, game.visible_decisions(seat), seat)
            assert presenter.picture(own, phrases) == presenter.picture(other, phrases)
        assert presenter.hand_picture(own, phrases, {}) == presenter.hand_picture(other, phrases, {})


@pytest.mark.parametrize(
    ("name", "hand_of"),
    [
        ("outlaws-duel", lambda view: view.hand),
        ("revolver", lambda view: view.poker),
        ("gnadenlos", lambda view: view.hand),
    ],
)
def test_the_hand_is_numbered_like_the_list(name: str, hand_of: Callable[[Any], tuple[str, ...]]) -> None:
    view = next(stages(name, GAMES[name].seats[0])).view(0)
    numbers = {card: n for n, card in enumerate(hand_of(view), 1)}

    scene = PRESENTERS[GAMES[name].family].hand_picture(view, phrases_of(name, "es", "Ann"), numbers)

    picture = [getattr(item, "number", 0) for item, _, _ in scene.items]
    assert [number for number in picture if number] == list(numbers.values())


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


@pytest.mark.parametrize("names", [("Ann", "Bob"), ("Carol", "ann", "Bob")])
def test_a_rematch_that_moves_the_seats_leaves_each_player_their_color(names: tuple[str, ...]) -> None:
    before, after = (Phrases(load_texts("en"), "outlaws", ring) for ring in (names, names[::-1]))
    colors = {name: tone(seat, before) for seat, name in enumerate(names)}

    assert colors == {name: tone(seat, after) for seat, name in enumerate(names[::-1])}
    assert len({*colors.values()}) == len(names)
