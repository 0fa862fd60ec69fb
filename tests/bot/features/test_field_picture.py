"""The picture of a daily deal's field: a dot for each run, by its score, inside the picture."""

import pytest
from picturing import outside

from bot.features.daily.field_picture import HOUSE, OWN, PLAYER, field_scene
from bot.i18n.texts import LANGUAGES, load_texts
from bot.render.scene import Label, PathItem, Scene
from engine.core.records.deals import Score

LOST, WON, BETTER = Score(0, True, -2, 9), Score(2, True, 1, 9), Score(2, True, 3, 9)


def dots(scene: Scene) -> list[tuple[int, int, str]]:
    """Return the middle, height and color of the dots, from left to right and bottom to top."""
    placed = [(p.x + p.item.thick, -p.y, p.item.color) for p in scene.items if is_dot(p.item)]
    return sorted(placed)


def is_dot(item: object) -> bool:
    return isinstance(item, PathItem) and item.points == ((0, 0), (1, 0))


def words(scene: Scene) -> list[str]:
    return [placed.item.text for placed in scene.items if isinstance(placed.item, Label)]


def test_the_better_stands_farther_right_and_equal_ones_above_one_another() -> None:
    scene = field_scene(WON, [BETTER, WON], [LOST, WON], load_texts("en"))
    own = [dot for dot in dots(scene) if dot[2] == OWN][-1]  # the first is in the legend
    equal = [color for x, _, color in dots(scene) if x == own[0]]

    assert equal == [HOUSE, PLAYER, OWN]
    assert words(scene)[:3] == ["You", "Lost", "Won"]
    assert len([dot for dot in dots(scene) if dot[2] == HOUSE]) == 3  # one in the legend


def test_who_did_not_play_is_not_marked() -> None:
    scene = field_scene(None, [WON], [LOST], load_texts("en"))

    assert OWN not in {color for *_, color in dots(scene)}
    assert "You" not in words(scene)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 40, 300])
def test_everything_is_inside_and_no_higher_than_a_phone_shows(language: str, people: int) -> None:
    field = [Score(2 * (number % 3 == 0), True, number % 7, number % 50) for number in range(people)]
    scene = field_scene(WON, field, field[:24], load_texts(language))

    assert outside(scene) == []
    assert scene.height * 390 / scene.width <= 700
