"""Card pictures: no two cards of a game share one, and each consists of existing icons."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from bot.games import PRESENTERS
from bot.games.revolver import pieces
from bot.i18n.texts import Phrases, load_texts
from bot.render.icons import BOX, face, faces, icon, names
from bot.render.scene import CardItem, PosterItem
from engine.games.revolver.cards import CARDS, FIELDS

LEAST = 20  # units of a sign where there are at most three
WHO = ("Alice", "Bob")
GAMES = Path(__file__).parents[3] / "data" / "games"


@cache
def known(family: str) -> frozenset[str]:
    sets = [path.read_text("utf-8") for path in GAMES.joinpath(family, "cards").glob("*.toml")]
    return frozenset(
        (*PRESENTERS[family].cards, *(key for text in sets for key in re.findall(r'key = "([^"]+)"', text)))
    )


@pytest.mark.parametrize("family", PRESENTERS)
def test_no_two_cards_of_a_game_share_a_picture(family: str) -> None:
    presenter, phrases = PRESENTERS[family], Phrases(load_texts("en"), family, WHO)
    fronts = [presenter.card_item(card, 200, phrases) for card in presenter.cards]
    scene = Counter(
        faces().get(picture := front.portrait or getattr(front, "icon", ""), picture)
        for front in fronts
        if isinstance(front, CardItem | PosterItem)
    )

    assert len(fronts) == sum(scene.values())
    assert {picture: count for picture, count in scene.items() if count > 1} == {}


def test_a_picture_is_made_of_signs_that_there_are_and_of_a_card_that_there_is() -> None:
    for card, layers in faces().items():
        family, _, key = card.partition("/")
        signs = [layer.split() for layer in layers]

        assert key in known(family)
        for name, x, y, size, *_ in signs:
            assert name in names(), card
            assert float(size) >= LEAST or len(signs) > 3, card
            assert all(-12 <= float(place) <= BOX - 12 for place in (x, y)), card


def test_a_card_without_a_picture_of_its_own_shows_a_sign() -> None:
    assert face("bang/no-such-card", "rifle") == "rifle"
    assert icon("bang/winchester", 0, 0, 64, "#123456", "#abcdef").count("#abcdef") > 0


def test_every_card_of_revolver_has_a_sign_or_a_face() -> None:
    phrases = Phrases(load_texts("en"), "revolver", [])
    for key in CARDS:
        scene = pieces.card(f"{key}.1", 150, phrases)

        assert bool(scene.icon) != bool(scene.portrait)
        assert not scene.icon or scene.icon in names() | faces().keys()
    assert {pieces.sign(key) for key in (*CARDS, *FIELDS)} <= names()
