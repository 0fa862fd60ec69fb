"""The strip of chances below a replay's board."""

from itertools import pairwise

import pytest

from bot.games import PRESENTERS
from bot.games.story_strip import DISC, strip
from bot.i18n.texts import Phrases, load_texts
from bot.render.scene import Label, NumberItem, PathItem, Plate
from engine.story.story import Chapter, Story


@pytest.mark.parametrize("family", ["outlaws", "gnadenlos"])
@pytest.mark.parametrize("seats", [2, 3])
def test_of_three_each_curve_and_name_has_its_seats_color_and_of_two_one_curve_is_drawn(
    seats: int, family: str
) -> None:
    chances = ((300, 700), (300, 500, 200))[seats - 2]
    chapter = Chapter(ply=0, end_ply=4, turn=1, chances=chances)
    end = (1000, *[0] * (seats - 1))
    story = Story(seed="s", worlds=1, chapters=(chapter,), end=end)

    names = ["Alice", "Bob", "Carol"][:seats]
    phrases = Phrases(load_texts("en"), family, names)
    tones = [PRESENTERS[family].tone(seat, phrases) for seat in range(seats)]
    scene = strip(story, 0, (), dict(enumerate(names if seats == 3 else names[:1])), tones)

    colors = list(tones[:3]) if seats == 3 else []
    lines = [item.color for item, _, _ in scene.items if isinstance(item, PathItem)]
    assert [color for color in lines if color not in ("rim", "brass", "chalk")] == colors
    assert lines.count("chalk") == max(1, len(colors))
    assert [item.tone for item, _, _ in scene.items if isinstance(item, Plate)] == colors
    if colors:  # each lies in the middle of its light border
        curves = [placed for placed in scene.items if isinstance(placed.item, PathItem)]
        borders = [placed for placed in curves if placed.item.color == "chalk"]
        cores = [placed for placed in curves if placed.item.color in colors]
        for border, core in zip(borders, cores):
            more = border.item.size[0] - core.item.size[0], border.item.size[1] - core.item.size[1]
            assert (2 * (core.x - border.x), 2 * (core.y - border.y)) == more
            assert min(more) > 0


def test_each_sign_of_several_side_by_side_leads_to_its_own_place() -> None:
    chapters = tuple(Chapter(ply=n, end_ply=n + 1, turn=n, chances=(500, 500)) for n in range(40))
    story = Story(seed="s", worlds=1, chapters=chapters, end=(1000, 0))
    scene = strip(story, 0, [(ply, NumberItem(ply, DISC)) for ply in (20, 21, 22)], {0: ""}, ["", ""])

    signs = [x + DISC // 2 for item, x, _ in scene.items if isinstance(item, NumberItem)]
    ways = [
        (x + item.thick + item.points[0][0], x + item.thick + item.points[1][0])
        for item, x, _ in scene.items
        if isinstance(item, PathItem) and len(item.points) == 3 and item.dashed
    ]
    assert [top for top, _ in ways] == signs
    assert len({low for _, low in ways}) == 3


@pytest.mark.parametrize(
    ("seats", "scale"), [(2, ["0", "50", "100"]), (3, ["0", "33", "100"]), (7, ["14", "100"])]
)
def test_the_dashed_line_of_an_even_share_says_what_it_is(seats: int, scale: list[str]) -> None:
    even = (1000 // seats,) * seats
    story = Story(seed="s", worlds=1, chapters=(Chapter(ply=0, end_ply=4, turn=1, chances=even),), end=even)
    scene = strip(story, 0, (), {0: ""}, [""] * seats)

    assert [item.text for item, _, _ in scene.items if isinstance(item, Label)] == scale


def test_curves_of_equal_chances_lie_beside_each_other() -> None:
    even = (333, 333, 333)
    story = Story(seed="s", worlds=1, chapters=(Chapter(ply=0, end_ply=4, turn=1, chances=even),), end=even)
    scene = strip(story, 0, (), dict(enumerate("ABC")), ["red", "blue", "green"])
    curves = [
        placed.y for placed in scene.items if getattr(placed.item, "color", "") in ("red", "blue", "green")
    ]

    assert [low - high for high, low in pairwise(curves)] == [8, 8]


def test_curves_of_no_chance_end_at_one_height() -> None:
    won = (1000, 0, 0)
    story = Story(seed="s", worlds=1, chapters=(Chapter(ply=0, end_ply=4, turn=1, chances=won),), end=won)
    scene = strip(story, 0, (), dict(enumerate("ABC")), ["red", "blue", "green"])
    lines = [placed for placed in scene.items if getattr(placed.item, "color", "") in ("blue", "green")]

    assert len({placed.y + max(y for _, y in placed.item.points) for placed in lines}) == 1
