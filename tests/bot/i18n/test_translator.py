"""What the translator hands to Discord; tests/test_locales.py checks that every command has texts."""

from typing import Any

import pytest
from discord import Locale
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str

from bot.i18n.texts import load_texts
from bot.i18n.translator import FluentTranslator

NAME = TranslationContextLocation.command_name
DESCRIPTION = TranslationContextLocation.command_description
CHOICE = TranslationContextLocation.choice_name
HAND = locale_str("hand", key="cmd-wanted-hand")


async def translate(string: locale_str, locale: Locale, where: TranslationContextLocation) -> str | None:
    context: Any = TranslationContext(where, None)  # type: ignore[call-overload]
    return await FluentTranslator().translate(string, locale, context)


@pytest.mark.parametrize(
    ("locale", "language"),
    [(Locale.french, "fr"), (Locale.spain_spanish, "es"), (Locale.latin_american_spanish, "es")],
)
async def test_names_are_values_and_descriptions_attributes(locale: Locale, language: str) -> None:
    assert await translate(HAND, locale, NAME) == load_texts(language)("cmd-wanted-hand")
    assert await translate(HAND, locale, DESCRIPTION) == load_texts(language)("cmd-wanted-hand.description")


async def test_a_choice_is_translated_by_its_key() -> None:
    duel = locale_str("Duel", key="game-outlaws-duel")

    assert await translate(duel, Locale.spain_spanish, CHOICE) == load_texts("es")("game-outlaws-duel")


@pytest.mark.parametrize("locale", [Locale.american_english, Locale.british_english, Locale.japanese])
async def test_all_others_are_left_with_the_english_of_the_command(locale: Locale) -> None:
    assert await translate(HAND, locale, NAME) is None


@pytest.mark.parametrize("string", [locale_str("hand"), locale_str("hand", key="cmd-nowhere")])
async def test_what_has_no_words_is_left_alone(string: locale_str) -> None:
    assert await translate(string, Locale.french, NAME) is None
