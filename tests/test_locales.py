"""The texts of all languages are complete, within Discord’s limits, and well typeset."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from wording.messages import Text, entries, files, junk, texts

from bot.i18n.texts import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]

LONGEST = {"btn-": 80, "hint-": 150, "title-": 256}  # by Discord's API
DESCRIPTION = 100
COMMAND = re.compile(r"[-_\w]{1,32}")  # like Discord's own expression
NAME = "N" * 32  # the longest value of a variable

ENGLISH = re.compile(
    r"\b(?<!Willy )(the|and|your?|with|this|that|are|is|of|for|from|have|not)\b", re.IGNORECASE
)
TOO_POLITE = {
    "fr": re.compile(r"(?<!-)\b(vous|votre|vos)\b", re.IGNORECASE),
    "es": re.compile(r"\b(usted(es)?|vosotr[oa]s)\b", re.IGNORECASE),
}
LANGUAGE_NAMES = {f"language-{language}" for language in LANGUAGES}

JOINED = {  # words that change before a name: bot/i18n/contractions.py has functions for them
    "en": r"an?",
    "fr": r"de|du|des|que|à|au|aux|le|la|l’|d’|qu’|lorsque|puisque|jusqu’à",
    "es": r"de|del|a|al|el|y|e|o|u",
}
COUNTED = (  # variables that are a number, a time or a code, never a name
    "after at bank barrel before belt boxes bullets cap count days die end left lives max min minutes of ours"
    " pages percent reach rounds seats sitting stake start total until version wanted when"
)

THIN, FIXED = "\u202f", "\u00a0"  # French before ; ! ? and inside « », and before :


def texts_of(language: str) -> Iterator[Text]:
    return iter(entries(language))


def by_key(language: str, fault: "re.Pattern[str]") -> dict[str, set[str]]:
    results = {
        text.key: [m[0] for line in text.prose() for m in fault.finditer(line)] for text in texts_of(language)
    }
    return {key: matches for key, matches in results.items() if matches and key not in LANGUAGE_NAMES}


# Complete


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_from_end_to_end(language: str) -> None:
    assert files(language)
    assert {path.name: junk(path) for path in files(language) if junk(path)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    counts = Counter(text.key for text in texts_of(language))

    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files_with_the_same_keys_and_attributes(language: str) -> None:
    def placed(of: str) -> set[tuple[str, str]]:
        return {(text.path.name, text.key) for text in texts_of(of)}

    assert placed(language) - placed("en") == set()
    assert placed("en") - placed(language) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_same_variables_in_every_language(language: str) -> None:
    english = texts("en")
    unlike = {
        text.key: (sorted(english[text.key].variables), sorted(text.variables))
        for text in texts_of(language)
        if text.key in english and text.variables != english[text.key].variables
    }

    assert unlike == {}


@pytest.mark.parametrize("language", sorted(JOINED))
def test_a_word_that_changes_before_a_name_is_joined_to_it_by_a_function(language: str) -> None:
    bare = re.compile(
        rf"(?<![\w’])({JOINED[language]})[ *]*\{{ \$(?!({COUNTED.replace(' ', '|')})\b)", re.IGNORECASE
    )
    lines = [(path.name, line) for path in files(language) for line in path.read_text("utf-8").splitlines()]

    assert [(name, line) for name, line in lines if not line.startswith("#") and bare.search(line)] == []


# Limits


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_hints_and_titles_are_as_short_as_discord_wants_them(language: str) -> None:
    too_long = {
        text.key: len(reading)
        for text in texts_of(language)
        for prefix, longest in LONGEST.items()
        if text.key.startswith(prefix)
        for reading in text.readings(NAME)
        if len(reading) > longest
    }

    assert too_long == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_descriptions_of_commands_are_as_discord_wants_them(language: str) -> None:
    commands = {text.key: text.readings() for text in texts_of(language) if text.key.startswith("cmd-")}
    names = {key: statement for key, [statement] in commands.items() if "." not in key}
    descriptions = {key: statement for key, [statement] in commands.items() if key.endswith(".description")}

    assert len(names) == len(descriptions) == len(commands) / 2
    assert {
        key: statement
        for key, statement in names.items()
        if not COMMAND.fullmatch(statement) or statement != statement.lower()
    } == {}
    assert {
        key: len(statement)
        for key, statement in descriptions.items()
        if not 1 <= len(statement) <= DESCRIPTION
    } == {}


# Well written


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    def words(text: Text) -> list[str]:
        return re.findall(r"[^\W\d_]{2,}", text.prose()[0].replace("X", ""))

    english = texts("en")
    left = [
        text.key
        for text in texts_of(language)
        if text.key in english and text.prose() == english[text.key].prose() and len(words(text)) > 3
    ]

    assert left == []
    assert by_key(language, ENGLISH) == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_card_is_called_by_the_name_that_it_has_in_the_language(language: str) -> None:
    named, english = texts(language), texts("en")
    cards = {key: text.prose()[0] for key, text in english.items() if re.fullmatch(r"[a-z]+-card-[^.]+", key)}
    other = {
        (key.partition("-")[0], name)
        for key, name in cards.items()
        if " " in name and name not in named[key].prose()[0]
    }
    messages = [
        (text.key, name)
        for text in texts_of(language)
        if (prose := "\n".join(text.prose()))
        for family, name in other
        if name in prose and text.key.startswith(f"{family}-")
    ]

    assert messages == []


@pytest.mark.parametrize("language", TOO_POLITE)
def test_a_player_is_spoken_to_as_a_friend(language: str) -> None:
    assert by_key(language, TOO_POLITE[language]) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_dashes_and_dots_are_those_of_print(language: str) -> None:
    assert by_key(language, re.compile(r"\w'\w*|\.\.\.|\w -- \w|[\"]")) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_pressed_or_stands_above_begins_with_a_capital(language: str) -> None:
    small = [
        (text.key, reading)
        for text in texts_of(language)
        for reading in text.readings(NAME)
        if text.key.startswith(tuple(LONGEST)) and re.match(r"[^\w]*[^\W\d_]", reading)
        if not re.sub(r"^[^\w]*", "", reading)[0].isupper()
    ]

    assert small == []


def test_french_keeps_its_signs_by_their_words() -> None:
    faults = {
        "before ; ! ?": re.compile(rf"(^|[^{THIN}!?])[;!?](?=\s|$|»|\*)"),
        "before :": re.compile(rf"(^|[^{FIXED}]):(?=\s|$|\*)"),
        "within « »": re.compile(f"«[^{THIN}]|[^{THIN}]»"),
        "quotes": re.compile("[“”]"),
    }

    assert {name: by_key("fr", fault) for name, fault in faults.items()} == {name: {} for name in faults}


def test_spanish_opens_what_it_closes() -> None:
    unpaired = [
        text.key
        for text in texts_of("es")
        for line in text.prose()
        if line.count("¿") != line.count("?") or line.count("¡") != line.count("!")
    ]

    assert unpaired == []
