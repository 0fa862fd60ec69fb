"""Revolver 2 in pictures: in all states of some games nothing lies outside and nothing hidden is seen."""

from __future__ import annotations

import pytest
from picturing import outside, stages

from bot.games.revolver import picture
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.icons import faces
from bot.render.icons import names as icons
from bot.render.rasterizer import bitmap
from bot.render.theme import PALETTES
from engine.games.revolver.cards import CARDS, FIELDS

LONG = "W" * 32
GAME = "revolver"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_outside_of_the_picture(language: str) -> None:
    phrases = Phrases(load_texts(language), GAME, [LONG] * 2)
    for game in stages(GAME, 2):
        assert outside(picture.table(game.view(None), phrases)) == []
        for seat in (0, 1):
            if mine := picture.hand(game.view(seat), phrases, {}):
                assert outside(mine) == []


def test_every_card_has_a_sign_or_a_face() -> None:
    phrases = Phrases(load_texts("en"), GAME, [])
    for key in CARDS:
        shown = picture.card(f"{key}.1", 150, phrases)

        assert bool(shown.icon) != bool(shown.portrait)
        assert not shown.icon or shown.icon in icons() | faces().keys()
    assert {picture.sign(key) for key in (*CARDS, *FIELDS)} <= icons()


def test_the_hand_is_numbered_like_the_list() -> None:
    game = next(stages(GAME, 2))
    view, phrases = game.view(0), Phrases(load_texts("es"), GAME, ["a", "b"])
    numbers = {card: n for n, card in enumerate(view.poker, 1)}

    scene = picture.hand(view, phrases, numbers)

    assert scene is not None
    assert [getattr(item, "number", 0) for item, _, _ in scene.items] == list(numbers.values())


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_item_is_drawn_in_the_size_it_says(palette) -> None:
    phrases = Phrases(load_texts("en"), GAME, ["Alice", "Bob"])
    *_, game = stages(GAME, 2, most=40)

    for item, _, _ in picture.table(game.view(None), phrases).items:
        assert bitmap(item, palette).size == item.size
