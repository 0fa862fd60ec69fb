"""The slash commands as Discord gets them: named and described in every language, within its limits."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest
from wording.messages import entries

from bot.app.client import WantedBot
from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, load_texts
from bot.i18n.translator import LANGUAGE, FluentTranslator

pytestmark = pytest.mark.long

LOCALES = [locale.value for locale in LANGUAGE]
LOCALE_OF = {language: locale.value for locale, language in LANGUAGE.items()}
TYPED = 1  # not in the menu of a message
MAX_WEIGHT = 8000  # characters of a command with all its options, by the longest of its languages
QUOTED = re.compile(r"`/([^`]+)`")

MAP = {  # the map of commands: one group for tables, and one for each game
    "wanted": "duel table looking games hand board log note replay rules card me daily stats ladder "
    "tournament away learn help privacy",
    "table": "hint undo draw abort resign time claim seat orders",
    "deck": "workshop list code",
    "wanted-admin": "panel settings tables people check audit abort",
    "wanted-host": "status servers message drain stop audit",
}
MENUS = {"Challenge to a duel", "Avoid", "Show my hand", "Describe this board", "End or withdraw this"}

Payload = dict[str, Any]


@pytest.fixture
async def synced(bot: WantedBot) -> list[Payload]:
    translator = FluentTranslator()
    return [await item.get_translated_payload(bot.tree, translator) for item in bot.tree.get_commands()]


@pytest.fixture
async def top_level(synced: list[Payload]) -> list[Payload]:
    return [payload for payload in synced if payload["type"] == TYPED]


async def test_commands_and_menus_are_those_of_the_map(synced: list[Payload]) -> None:
    groups = {
        payload["name"]: {option["name"] for option in payload["options"]}
        for payload in synced
        if payload["type"] == TYPED
    }
    games = {presenter.commands.family for presenter in PRESENTERS.values() if presenter.commands}

    assert {name: groups.pop(name) for name in MAP} == {
        name: {*statement.split()} for name, statement in MAP.items()
    }
    assert {*groups} == games
    assert {payload["name"] for payload in synced if payload["type"] != TYPED} == MENUS


def parts(payload: Payload, path: str = "") -> Iterator[tuple[str, Payload]]:
    """Yield a command, its subcommands and options, each with its English path."""
    here = f"{path} {payload['name']}".strip()
    yield here, payload
    for option in payload.get("options", ()):
        yield from parts(option, here)


def everything(top_level: list[Payload]) -> dict[str, Payload]:
    return {path: part for payload in top_level for path, part in parts(payload)}


def named(part: Payload, locale: str | None) -> str:
    return str(part.get("name_localizations", {}).get(locale, part["name"]))


def texts_of(part: Payload, what: str) -> list[str]:
    return [part[what], *part.get(f"{what}_localizations", {}).values()]


def allowed(name: str) -> bool:
    """Discord's ^[-_\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$ without capitals."""
    signs = all(sign in "-_" or unicodedata.category(sign)[0] in "LN" for sign in name)
    return signs and 1 <= len(name) <= 32 and name == name.lower()


async def test_every_command_and_option_is_named_and_described_in_every_language(
    top_level: list[Payload],
) -> None:
    wanting = [
        f"{path}: {what} in {locale}"
        for path, part in everything(top_level).items()
        for what in ("name", "description")
        for locale in LOCALES
        if not part.get(f"{what}_localizations", {}).get(locale)
    ]

    assert len(top_level) >= 3
    assert wanting == []


async def test_every_name_and_description_is_within_discords_limits(top_level: list[Payload]) -> None:
    wrong = []
    for path, part in everything(top_level).items():
        names, descriptions = texts_of(part, "name"), texts_of(part, "description")
        wrong += [f"{path}: {name}" for name in names if not allowed(name)]
        wrong += [f"{path}: {line}" for line in descriptions if not 1 <= len(line) <= 100]

    assert wrong == []


async def test_no_two_beside_each_other_have_the_same_name(top_level: list[Payload]) -> None:
    for locale in LOCALES:
        for path, part in {"": {"options": top_level}, **everything(top_level)}.items():
            names = [named(option, locale) for option in part.get("options", ())]
            assert len(set(names)) == len(names), f"{path} in {locale}"


async def test_choices_are_translated_and_short(top_level: list[Payload]) -> None:
    for path, part in everything(top_level).items():
        assert len(part.get("options", ())) <= 25, path
        for choice in part.get("choices", ()):
            assert set(LOCALES) <= choice["name_localizations"].keys(), f"{path}: {choice['name']}"
            assert all(len(name) <= 100 for name in choice["name_localizations"].values())


async def test_a_menu_is_named_in_every_language(synced: list[Payload]) -> None:
    menus = [payload for payload in synced if payload["type"] != TYPED]

    assert menus
    for menu in menus:
        assert set(LOCALES) <= menu["name_localizations"].keys()
        assert all(1 <= len(name) <= 32 for name in texts_of(menu, "name"))


def weight(payload: Payload) -> int:
    """Return a command's length as Discord counts it: the longest language of each text."""
    own = sum(max(map(len, texts_of(payload, what))) for what in ("name", "description"))
    choices = sum(len(choice["name"]) + len(str(choice["value"])) for choice in payload.get("choices", ()))
    return own + choices + sum(map(weight, payload.get("options", ())))


async def test_no_command_is_longer_than_discord_takes(top_level: list[Payload]) -> None:
    assert {payload["name"]: weight(payload) for payload in top_level if weight(payload) > MAX_WEIGHT} == {}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_are_called_by_the_names_that_the_reader_has(
    top_level: list[Payload], language: str
) -> None:
    known = {" ".join(names) for payload in top_level for names in paths(payload, LOCALE_OF.get(language))}
    wrong = {
        text.key: quoted
        for text in entries(language)
        for reading in text.readings()
        for quoted in QUOTED.findall(reading)
        if spoken(quoted) - known
    }

    assert load_texts(language).language == language
    assert wrong == {}


def paths(payload: Payload, locale: str | None, before: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    here = (*before, named(payload, locale))
    yield here
    for option in payload.get("options", ()):
        yield from paths(option, locale, here)


def spoken(quoted: str) -> set[str]:
    """Return the parts of a typed command such as `wanted log file:True`."""
    path = " ".join(word for word in quoted.split() if ":" not in word)
    return {path, *(f"{path} {word.partition(':')[0]}" for word in quoted.split() if ":" in word)}
