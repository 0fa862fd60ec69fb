"""256 colors suffice for all pictures; if the art has outgrown them, run `make gallery`."""

import pytest
from PIL import Image

from bot.render import rasterizer
from bot.render.theme import PALETTES
from tests.bot.render.contrast import contrast, pairs
from tools.gallery import scenes
from tools.gallery.colors import outgrown

READABLE = 4.5  # to 1, as WCAG 2 requires

every_palette = pytest.mark.parametrize("palette", PALETTES)


def reduced_color(color: str, palette: str) -> str:
    drawn = rasterizer.reduced(Image.new("RGB", (1, 1), color), palette).convert("RGB")
    red, green, blue = drawn.getpixel((0, 0))
    return f"#{red:02x}{green:02x}{blue:02x}"


@every_palette
@pytest.mark.parametrize("name", scenes.MOMENTS)
def test_nobody_sees_that_a_picture_has_few_colors(name: str, palette: str) -> None:
    for scene in (scenes.board(name), scenes.panel(name)):
        assert not outgrown(scene, PALETTES[palette])


@every_palette
def test_all_text_is_as_readable_as_in_all_colors(palette: str) -> None:
    colors = [
        (reduced_color(text, palette), reduced_color(ground, palette))
        for text, ground in pairs(PALETTES[palette])
    ]

    assert [pair for pair in colors if contrast(*pair) < READABLE] == []


def test_colors_that_were_chosen_are_kept(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rasterizer, "ART", tmp_path)
    rasterizer.save_palette("two", bytes.fromhex("102030f0e0d0102030"))

    assert (tmp_path / "colors-two.txt").read_text() == "#102030\n#f0e0d0\n"
    assert reduced_color("#000000", "two") == "#102030"
    assert reduced_color("#ffffff", "two") == "#f0e0d0"
