"""Every card has texts, a picture, an effect and a value for the computer."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from wording.messages import texts

from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, load_texts
from tests.card_texts import GAMES, of, wrong
from tests.numbers_in_text import numbers_in, stated


def lacking_words(game: str) -> Iterator[str]:
    there, attribute = texts("en"), of(game).ATTRIBUTE if game in GAMES else ""
    for card in PRESENTERS[game].cards:
        keys = [f"{game}-card-{card}", *([f"{game}-card-{card}.{attribute}"] if attribute else [])]
        yield from (f"{card}: no {key}" for key in keys if key not in there)


@pytest.mark.parametrize("game", PRESENTERS)
def test_no_card_lacks_words_or_picture_or_effect_or_judgement(game: str) -> None:
    matches = [*lacking_words(game), *(of(game).lacking() if game in GAMES else ())]

    assert matches == []


# the numbers of the texts are those of the effects, in every language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_on_a_card_is_that_of_its_effect(game: str, language: str) -> None:
    matches = [fault for text in of(game).texts() if (fault := wrong(text, load_texts(language)))]

    assert matches == []


@pytest.mark.parametrize("game", GAMES)
def test_an_effect_with_another_number_is_told_with_card_language_and_number(game: str) -> None:
    text = next(text for text in of(game).texts() if max(text.numbers, default=0) > 1)
    other = replace(text, numbers=(*text.numbers, 9999))

    assert wrong(other, load_texts("fr")).startswith(f"{text.card} in fr says")
    assert wrong(other, load_texts("fr")).endswith("9999]")


def test_numbers_are_found_in_digits_and_in_words() -> None:
    assert numbers_in("Draw two cards, or one; 2 to 9 of spades cost 3 life, $1,200.", "en") == [
        2, 2, 3, 9, 1200,
    ]  # fmt: skip
    assert numbers_in("Pioche trois cartes, une de moins, 1\u202f200 $ et quatorze au plus.", "fr") == [
        3, 14, 1200,
    ]  # fmt: skip
    assert numbers_in("Roba una carta, catorce como máximo, 1 o 2.", "es") == [1, 2, 14]


def test_counts_that_a_rule_fixes_are_read_from_its_statement() -> None:
    assert stated("revolver", "R2") == [7, 12, 19]


# sheets


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", PRESENTERS)
def test_every_card_has_a_sheet_of_its_own(family: str, language: str) -> None:
    presenter, text = PRESENTERS[family], load_texts(language)
    sheets = [presenter.sheet(card, text) for card in presenter.cards]

    assert sheets
    assert len({sheet.title for sheet in sheets}) == len(sheets)
    assert all(value for sheet in sheets for _, value in sheet.facts)
    assert min(len(sheet.line) for sheet in sheets) > 10
