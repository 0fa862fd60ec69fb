import pytest
from PIL import ImageChops

from bot.render.rasterizer import image
from bot.render.scene import Align, Label, PlacedItem, Scene
from bot.render.theme import WESTERN
from bot.render.typesetting import fall, fit, has, rise, set_in, width

LONG = "Chevaux de frise de la Señora Éloïse-Montgomery"


def test_text_that_fits_is_as_large_as_wanted() -> None:
    block = fit("Beer", (200, 60), 30, "slab")

    assert (block.lines, block.em) == (("Beer",), 30)


def test_long_text_is_wrapped_before_it_is_made_smaller() -> None:
    block = fit(LONG, (260, 90), 30, "slab", 3)

    assert len(block.lines) > 1
    assert " ".join(block.lines).replace("- ", "-") == LONG


@pytest.mark.parametrize("text", [LONG, "W" * 32, "Donaudampfschifffahrtsgesellschaft", "i"])
@pytest.mark.parametrize("room", [(60, 20), (120, 46), (320, 40)])
def test_nothing_is_cut_off_or_wider_than_its_box(text: str, room: tuple[int, int]) -> None:
    block = fit(text, room, 40, "display", 2)

    assert "".join(block.lines).replace(" ", "") == text.replace(" ", "")
    assert block.width <= room[0]
    assert block.height <= room[1]


def test_a_name_is_not_broken_at_a_hyphen_where_its_words_fit() -> None:
    assert fit("Nico Sarti Patte-de-Velours", (182, 46), 27, "slab", 2).lines == (
        "Nico Sarti",
        "Patte-de-Velours",
    )
    assert fit("Patte-de-Velours", (90, 60), 27, "slab", 2).lines == ("Patte-de-", "Velours")


def test_a_name_in_other_letters_is_set_in_a_font_that_has_them() -> None:
    assert set_in("display", "Иван") == ("bold", "Иван")
    assert set_in("display", "Éloïse") == ("display", "Éloïse")


def test_signs_that_no_font_has_are_left_out() -> None:
    assert set_in("slab", "Carol ✨🤠") == ("slab", "Carol")


def test_an_arrow_that_no_font_has_is_drawn_as_another_sign() -> None:
    assert set_in("text", "Piège → 2") == ("text", "Piège » 2")
    assert set_in("slab", "𝓕𝓪𝓷𝓬𝔂") == ("slab", "Fancy")
    assert set_in("slab", "🤠", "nobody") == ("slab", "nobody")


def test_accents_and_tails_are_within_the_line() -> None:
    for face in ("display", "slab", "text", "bold"):
        assert 0.7 < rise(face) < 1.2
        assert 0.15 < fall(face) < 0.4
        assert has(face, "œ")
        assert width("Wanted", face, 40) == pytest.approx(2 * width("Wanted", face, 20), abs=0.5)


def test_a_thin_space_is_measured_as_it_is_drawn() -> None:
    assert width("1\u202f680\u202f$", "slab", 48) == width("1\u00a0680\u00a0$", "slab", 48)


@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_text_stands_where_its_alignment_says(align: Align) -> None:
    width = 300
    drawn = image(Scene(width, 40, (PlacedItem(Label("Beer", width, 40, 28, align=align), 0, 0),)), WESTERN)
    bare = image(Scene(width, 40, ()), WESTERN)
    box = ImageChops.difference(drawn.convert("RGB"), bare.convert("RGB")).getbbox()
    assert box is not None
    left, _, right, _ = box

    spaces = {"left": (0, width - right), "center": (left, left), "right": (left, 0)}[align]
    assert (left, width - right) == pytest.approx(spaces, abs=3)
    assert right - left < width / 2
