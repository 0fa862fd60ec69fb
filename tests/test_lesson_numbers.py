"""The numbers in lessons are those of the cards, the rules and what happens there, in every language."""

from dataclasses import replace

import pytest

from bot.i18n.texts import LANGUAGES
from engine.games import MODULES
from tests.lesson_numbers import messages, sources, wrong

TAUGHT = [family for family, module in MODULES.items() if module.lessons]


@pytest.mark.parametrize("family", TAUGHT)
def test_every_number_that_a_lesson_says_is_that_of_its_deal(family: str) -> None:
    meant = sources(family)

    names = {
        language: [wrong(message, meant) for message in messages(family, language)] for language in LANGUAGES
    }

    assert {language: [fault for fault in faults if fault] for language, faults in names.items()} == {
        language: [] for language in LANGUAGES
    }
    assert meant.keys() <= {message.key for message in messages(family, "en")}


@pytest.mark.parametrize("family", TAUGHT)
def test_a_lesson_that_says_another_number_is_told(family: str) -> None:
    meant = sources(family)
    for message in messages(family, "fr"):
        if message.digits:
            other = frozenset(number + 1000 for number in message.digits)

            assert wrong(replace(message, digits=other, all=other), meant).startswith(f"{message.key} says")
