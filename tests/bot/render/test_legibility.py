"""On a phone the digits of every picture are at least as high as those of the text around it."""

from dataclasses import replace

import pytest
from picturing import stages

from bot.render.scene import PHONE, SCENE_WIDTH, CardItem, Label, PlacedItem, Scene
from engine.games import GAMES
from tools.gallery import scenes
from tools.gallery.legibility import digits, words

POINTS = 9  # points of a digit's capital height
WORD = 7  # points of a word's
EVERY = 10  # answers between two pictures of a game
TABLES = [
    ("outlaws-duel", 2), ("outlaws-shootout", 5), ("outlaws-gangs", 4), ("outlaws-gangs", 10), ("bang", 2),
    ("ragnguns", 2), ("revolver", 2), ("gnadenlos", 3), ("gnadenlos", 4),
]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_digit_is_lower_than_nine_points_on_a_phone(name: str, seats: int, language: str) -> None:
    small = dict[str, float]()
    for number, game in enumerate(stages(name, seats)):
        if number % EVERY and game.winners is None:
            continue
        hands = [scenes.hand(game, decision.seat, language) for decision in game.open_decisions[:1]]
        for scene in (scenes.table(game, language), *hands):
            small |= {text: points for points, text in digits(scene)} if scene else {}
    assert {text: round(points, 1) for text, points in small.items() if points < POINTS} == {}


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("seats", [3, 4])
def test_no_word_on_the_street_is_lower_than_seven_points_on_a_phone(seats: int, language: str) -> None:
    small = dict[str, float]()
    for number, game in enumerate(stages("gnadenlos", seats)):
        if not number % EVERY or game.winners is not None:
            scene = scenes.table(game, language)
            labels = tuple(row for row in scene.items if isinstance(row.item, Label))
            small |= {text: points for points, text in words(replace(scene, items=labels))}
    assert {text: round(points, 1) for text, points in small.items() if points < WORD} == {}


def test_a_digit_is_measured_as_it_is_shown_and_with_the_number_of_its_option() -> None:
    label, card = Label("7", 200, 100, 50, "slab"), CardItem(200, "", icon="keg", number=12)
    scene = Scene(SCENE_WIDTH // 2, 400, (PlacedItem(label, 0, 0), PlacedItem(card, 0, 100)))

    picture = dict(reversed(pair) for pair in digits(scene))

    assert picture["7"] == pytest.approx(50 * 0.652 * PHONE * 2 / SCENE_WIDTH, abs=0.01)
    assert set(picture) == {"7", "12"}


def test_every_game_is_looked_at() -> None:
    assert {name for name, _ in TABLES} == set(GAMES)
