"""Names and descriptions of slash commands in the languages of Discord's users.

They are the `cmd-…` messages in data/locales: a name as value, a description as attribute.
"""

from discord import Locale
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, Translator, locale_str

from bot.i18n.texts import ENGLISH, language_of, load_texts

# English names are those of the commands themselves
LANGUAGE = {locale: language_of(locale.value) for locale in Locale if language_of(locale.value) != ENGLISH}

DESCRIPTIONS = {
    TranslationContextLocation.command_description,
    TranslationContextLocation.group_description,
    TranslationContextLocation.parameter_description,
}


def name_of(key: str) -> locale_str:
    """Return the English name of a command, option or choice, with the key of its translations."""
    return locale_str(load_texts(ENGLISH)(key), key=key)


def description_of(key: str) -> locale_str:
    """Return the English description, with the key of its translations."""
    return locale_str(load_texts(ENGLISH)(f"{key}.description"), key=key)


class FluentTranslator(Translator):
    """Looks up a `locale_str` by its extra `key` when commands are synced."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in that language; None leaves the English one."""
        key, language = string.extras.get("key"), LANGUAGE.get(locale)
        if key is None or language is None:
            return None
        if context.location in DESCRIPTIONS:
            key += ".description"
        there = load_texts(language)
        return there(key) if there.has(key) else None
