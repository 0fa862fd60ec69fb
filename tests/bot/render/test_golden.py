"""Each game's table and hand look as they did when we last looked at them, in both palettes.

The moments are those of the gallery (tools/gallery/scenes.py), where they can be seen at full size.
"""

import pytest

from bot.render.theme import PALETTES
from tests.bot.render.golden import compare
from tools.gallery import scenes

LANGUAGES = {"on": "fr", "high-contrast": "es"}  # the gallery is in English


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", scenes.MOMENTS)
def test_the_table_looks_as_it_did(name: str, palette: str) -> None:
    compare(scenes.board(name, LANGUAGES[palette]), f"{name}-table-{palette}", palette)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", scenes.MOMENTS)
def test_the_hand_looks_as_it_did(name: str, palette: str) -> None:
    compare(scenes.panel(name, LANGUAGES[palette]), f"{name}-hand-{palette}", palette)
