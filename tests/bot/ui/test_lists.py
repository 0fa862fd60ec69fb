"""Lists that are too long for Discord say how much they leave out, and lead to the rest."""

import pytest
from discord import SelectOption
from wording.messages import texts

from bot.i18n.texts import LANGUAGES, load_texts
from bot.ui.style import MAX_CHOICES, page_of, part_of, turned_to

EN = load_texts("en")
PLACEHOLDER = 33  # characters that a list shows at a width of 390 points


def options(count: int) -> list[SelectOption]:
    return [SelectOption(label=str(n), value=str(n)) for n in range(count)]


@pytest.mark.parametrize("count", [0, 1, 24, 25, 26, 32, 46, 47, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_list_is_a_few_picks_away(count: int, language: str) -> None:
    page: int | None = 0
    records: list[str] = []
    while page is not None:
        options_shown = page_of(options(count), load_texts(language), page)
        assert len(options_shown) <= MAX_CHOICES
        assert len({option.value for option in options_shown}) == len(options_shown)
        records += [option.value for option in options_shown if turned_to(option.value) is None]
        after = turned_to(options_shown[-1].value) if options_shown else None
        page = after if after is not None and after > page else None

    assert records == [str(n) for n in range(count)]


def test_a_list_says_how_many_it_leaves_out() -> None:
    first, second = page_of(options(32), EN), page_of(options(32), EN, 1)

    assert first[-1].label == "… 9 more"
    assert second[0].label == "… 23 before"
    assert turned_to(second[0].value) == 0
    assert part_of("Look up…", 25, 31, EN) == "Look up… (25 of 31)"
    assert part_of("Look up…", 25, 25, EN) == "Look up…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_placeholder_is_cut_on_a_phone(language: str) -> None:
    hints = {
        key: reading
        for key, text in texts(language).items()
        for reading in text.readings()
        if key.startswith("hint-") and reading.endswith("…") and not text.variables
    }

    assert len(hints) > 10
    assert {key: text for key, text in hints.items() if len(text) > PLACEHOLDER} == {}


@pytest.mark.parametrize("value", ["", "12", "turn:", "turn:x", "turn:99999", "hand:1"])
def test_other_values_turn_nothing(value: str) -> None:
    assert turned_to(value) is None


def test_a_page_that_is_gone_is_the_last_one() -> None:
    assert page_of(options(32), EN, 7)[1].value == "23"
