"""Gnadenlos! in pictures: in all states of some games nothing lies outside and nothing hidden is seen."""

from __future__ import annotations

import pytest
from picturing import outside, stages

from bot.games.gnadenlos import picture as gnadenlos
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.rasterizer import bitmap
from bot.render.theme import PALETTES
from engine.conformance.checks import words as ids
from engine.games.gnadenlos.cards import ADVENTURERS

LONG = "W" * 32
GAME = "gnadenlos"


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_outside_of_the_picture(seats: int, language: str) -> None:
    phrases = Phrases(load_texts(language), GAME, [LONG] * seats)
    for game in stages(GAME, seats):
        assert outside(gnadenlos.table(game.view(None), phrases)) == []
        for seat in range(seats):
            if mine := gnadenlos.hand(game.view(seat), phrases, {}):
                assert outside(mine) == []


@pytest.mark.long
def test_the_table_shows_nobody_whom_the_table_may_not_see() -> None:
    phrases = Phrases(load_texts("en"), GAME, ["a", "b", "c"])
    for game in stages(GAME, 3):
        view = game.view(None)
        shown = {card for card in ADVENTURERS if f"gnadenlos/{card}'" in repr(gnadenlos.table(view, phrases))}

        assert shown <= ids(view)


def test_the_hand_is_numbered_like_the_list() -> None:
    game = next(stages(GAME, 3))
    view, phrases = game.view(0), Phrases(load_texts("es"), GAME, ["a", "b", "c"])
    numbers = {card: n for n, card in enumerate((*view.hand, *view.notes), 1)}

    scene = gnadenlos.hand(view, phrases, numbers)

    assert scene is not None
    shown = [getattr(item, "number", 0) for item, _, _ in scene.items]
    assert sorted(filter(None, shown)) == sorted(numbers.values())


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_item_is_drawn_in_the_size_it_says(palette) -> None:
    phrases = Phrases(load_texts("en"), GAME, ["Alice", "Bob", "Carol"])
    *_, game = stages(GAME, 3, most=40)

    for item, _, _ in gnadenlos.table(game.view(None), phrases).items:
        assert bitmap(item, palette).size == item.size
