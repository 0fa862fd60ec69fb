"""Each game's board and hand look as they did when we last looked at them, in both palettes."""

import pytest

from bot.render.theme import PALETTES
from tests.bot.render.golden import compare
from tools.gallery import scenes

LANGUAGES = {"on": "fr", "high-contrast": "es"}  # the gallery is in English


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", scenes.MOMENTS)
def test_board_and_hand_look_as_they_did(name: str, palette: str) -> None:
    language = LANGUAGES[palette]
    both = scenes.board(name, language), scenes.panel(name, language)
    compare(both, f"{name}-{palette}", palette)
