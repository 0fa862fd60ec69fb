"""WANTED's pictures: all states of some games, in which nothing lies outside and nothing hidden is seen."""

import pytest
from picturing import outside, stages

from bot.games.outlaws import picture as outlaws
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.frames import printed
from bot.render.rasterizer import bitmap
from bot.render.scene import Scene
from bot.render.theme import PALETTES
from bot.render.typesetting import fit
from engine.games.outlaws.cards import OUTLAWS

LONG = "W" * 32


def shown(scene: Scene) -> set[str]:
    """The outlaws whose faces are on it."""
    return {card for card in OUTLAWS if f"'outlaws/{card}'" in repr(scene)}


TABLES = [("outlaws-duel", 2), ("outlaws-shootout", 5), ("outlaws-gangs", 10)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_lies_outside_of_the_picture(name: str, seats: int) -> None:
    phrases = Phrases(load_texts("fr"), "outlaws", [LONG] * seats)

    assert [
        fault for game in stages(name, seats) for fault in outside(outlaws.table(game.view(None), phrases))
    ] == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_table_shows_no_card_that_nobody_may_see(name: str, seats: int) -> None:
    phrases = Phrases(load_texts("en"), "outlaws", [f"player {n}" for n in range(seats)])

    for game in stages(name, seats):
        view = game.view(None)
        assert {card for card in shown(outlaws.table(view, phrases)) if f"'{card}'" not in str(view)} == set()


def test_the_hand_is_numbered_like_the_list() -> None:
    game = next(stages("outlaws-duel", 2))
    view = game.view(0)
    phrases = Phrases(load_texts("es"), "outlaws", ["a", "b"])

    scene = outlaws.hand(view, phrases, {card: n for n, card in enumerate(view.hand, 1)})

    assert scene is not None
    assert [item.number for item, _, _ in scene.items] == list(range(1, len(view.hand) + 1))
    assert outside(scene) == []


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_item_is_drawn_in_the_size_it_says(palette) -> None:
    phrases = Phrases(load_texts("en"), "outlaws", ["Alice", "Bob", "Carol"])
    *_, game = stages("outlaws-shootout", 3)

    for item, _, _ in outlaws.table(game.view(None), phrases).items:
        assert bitmap(item, palette).size == item.size


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outlaw_fits_on_the_poster(language: str) -> None:
    phrases = Phrases(load_texts(language), "outlaws", [])
    for card in OUTLAWS:
        for line in printed(outlaws.poster(card, 200, phrases), PALETTES["on"]).lines:
            block = fit(
                line.text, (int(line.box[2]), int(line.box[3])), round(line.em), line.face, line.max_lines
            )
            assert block.em >= 12, (card, line.text)
            assert block.width <= line.box[2]
