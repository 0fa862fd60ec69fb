"""Names of people: shown as they are, and unable to do anything."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.texts import LANGUAGES, Phrases, clean_line, escape, load_texts


def discord_is_safe(text: str) -> bool:
    """No sign that Discord's Markdown knows stands bare."""
    bare = text
    while "\\" in bare:
        at = bare.index("\\")
        bare = bare[:at] + "." + bare[at + 2 :]
    starts = bare[:1] in {"#", ">", "-", "+"}
    return not starts and not any(sign in bare for sign in "*_~|`<[/\n") and "@everyone" not in bare


@pytest.mark.parametrize(
    "name",
    [
        "**bold**",
        "__u__ ~~s~~ ||spoiler|| `code`",
        "\\*almost*",
        "[free cards](https://evil.example)",
        "https://evil.example",
        "discord.gg/evil",
        "<@123456789012345678>",
        "<@&123456789012345678> <#123456789012345678>",
        "<:heart:123456789012345678> <t:0:R> </wanted duel:1>",
        "@everyone @here",
        "# head",
        "-# small",
        "> quote",
        "- list",
        "1. list",
        "two\nlines\r\n# head",
    ],
)
def test_a_name_can_do_nothing(name: str) -> None:
    said = Phrases(load_texts("en"), "outlaws", [name]).seat(0)

    assert discord_is_safe(said)
    assert "@here" not in said
    assert not said.startswith("1. ")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann\u200bie\u202e", "Annie"),
        ("  A \t B\u2028C ", "A B C"),
        ("Zoë O’Neil 🤠", "Zoë O’Neil 🤠"),
        ("\U0001fae8", "\U0001fae8"),
        ("李小龍", "李小龍"),
        ("x" * 33, "x" * 31 + "…"),
        ("x" * 32, "x" * 32),
        ("\u3164\u200b\u2800", ""),
    ],
)
def test_a_name_is_one_short_line_of_signs_that_are_seen(name: str, shown: str) -> None:
    assert clean_line(name) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_which_nothing_is_seen_has_a_stand_in(language: str) -> None:
    assert Phrases(load_texts(language), "outlaws", ["\u200b\u3164"]).seat(0) == load_texts(language)(
        "nameless"
    )


@given(st.text(max_size=60))
def test_no_name_at_all_can_do_anything(name: str) -> None:
    shown = clean_line(name)

    assert len(shown) <= 32
    assert discord_is_safe(escape(shown))
