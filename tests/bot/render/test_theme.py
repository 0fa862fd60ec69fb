from bot.render.theme import PALETTES, WESTERN
from tests.bot.render.contrast import contrast, pairs


def test_text_and_signs_stand_out_from_what_they_are_drawn_on() -> None:
    weak = [
        (palette.name, *pair, round(contrast(*pair), 2))
        for palette in PALETTES.values()
        for pair in pairs(palette)
        if contrast(*pair) < 4.5
    ]

    assert weak == []


def test_contrast_is_that_of_wcag() -> None:
    assert round(contrast("#000000", "#ffffff"), 1) == 21
    assert round(contrast("#767676", "#ffffff"), 2) == 4.54


def test_a_color_is_found_by_its_name_or_that_of_a_tone() -> None:
    assert WESTERN.color("brass") == WESTERN.brass
    assert WESTERN.color("brick") == WESTERN.tones["brick"].deep
