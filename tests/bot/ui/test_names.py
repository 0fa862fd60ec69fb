"""Users' names: one for each seat, the same everywhere, readable, and harmless."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from picturing import stages

from bot.games import PRESENTERS
from bot.i18n.names import called, clean_line, escape, seat_names, unescape
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.typesetting import has, set_in
from bot.services.pictures import plain_lines, table_alt
from engine.games import GAMES


def discord_is_safe(text: str) -> bool:
    """Assert that every Markdown character is escaped."""
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
    message = Phrases(load_texts("en"), "outlaws", [name]).seat(0)

    assert discord_is_safe(message)
    assert "@here" not in message
    assert not message.startswith("1. ")


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ann\u200bie\u202e", "Annie"),
        ("  A \t B\u2028C ", "A B C"),
        ("Zoë O’Neil 🤠", "Zoë O’Neil 🤠"),
        ("\U0001fae8", "\U0001fae8"),
        ("李小龍", "李小龍"),
        ("x" * 33, "x" * 31 + "…"),
        ("x" * 32, "x" * 32),
        ("\u3164\u200b\u2800", ""),
        ("A\u034f\u061c\u17b4\u180e\u206a\ufe0f\ufff0\U0001d173\U000e0041\U000e0fffB", "AB"),
    ],
)
def test_a_name_is_one_short_line_of_signs_that_are_seen(name: str, cleaned: str) -> None:
    assert clean_line(name) == cleaned


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_which_nothing_is_seen_has_a_stand_in(language: str) -> None:
    assert Phrases(load_texts(language), "outlaws", ["\u200b\u3164"]).seat(0) == load_texts(language)(
        "nameless"
    )


@given(st.text(max_size=60))
def test_no_name_at_all_can_do_anything(name: str) -> None:
    cleaned = clean_line(name)

    assert len(cleaned) <= 32
    assert discord_is_safe(escape(cleaned))


@pytest.mark.parametrize(
    ("display_name", "name"),
    [
        ("Zoë O’Neil 🤠", "Zoë O’Neil 🤠"),
        ("Дмитрий", "Дмитрий"),
        ("𝕬𝖑𝖊𝖝", "𝕬𝖑𝖊𝖝"),  # looks like Alex
        ("_star_", "_star_"),
        ("山田太郎", "yama.da"),
        ("שלום", "yama.da"),
        ("สวัสดี", "yama.da"),
        ("Alex 山", "yama.da"),
        ("\u0301\u0301", "yama.da"),
        ("🤠🤠", "yama.da"),
        ("\ufff0\U000e0020\u034f", "yama.da"),
    ],
)
def test_a_name_that_pictures_cannot_show_is_the_username_everywhere(display_name: str, name: str) -> None:
    assert called(display_name, "yama.da") == name
    assert set_in("bold", name, otherwise="?")[1] != "?"


def test_the_fonts_have_every_letter_that_names_keep() -> None:
    letters = filter(str.isalnum, map(chr, range(sys.maxunicode + 1)))
    unchanged = [letter for letter in letters if called(letter, "") == letter]

    assert len(unchanged) > 1000
    assert [letter for letter in unchanged if set_in("bold", letter, otherwise="?")[1] == "?"] == []
    assert not has("bold", "山")


@pytest.mark.parametrize(
    ("names", "labels"),
    [
        (["Alex", "Bo"], ["Alex", "Bo"]),
        (["Alex", "Bo", "alex 🤠"], ["Alex (1)", "Bo", "alex 🤠 (2)"]),
        (["Alex", "Alex", "Alex (1)"], ["Alex (2)", "Alex (3)", "Alex (1)"]),
        (["", "\u200b"], ["Nobody (1)", "Nobody (2)"]),
        (["𝕬𝖑𝖊𝖝", "Alex"], ["𝕬𝖑𝖊𝖝 (1)", "Alex (2)"]),
    ],
)
def test_equal_names_at_a_table_are_numbered(names: list[str], labels: list[str]) -> None:
    assert seat_names(names, "Nobody") == labels


@given(st.lists(st.text(alphabet="aA (1)2🤠", max_size=6), max_size=6))
def test_no_two_seats_have_the_same_name(names: list[str]) -> None:
    assert len(set(seat_names(names, "Nobody"))) == len(names)


@given(st.text(max_size=60))
def test_what_is_escaped_can_be_shown_as_it_was(name: str) -> None:
    assert unescape(escape(clean_line(name))) == clean_line(name)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "name", ["_star_", "**bold**", "a`b`c", "-- [x](y)", "@here <@1>", "𝕬𝖑𝖊𝖝 & <b>", "1. x"]
)
def test_alt_texts_and_pictures_show_a_name_as_it_is(game: str, name: str) -> None:
    rules = GAMES[game]
    presenter = PRESENTERS[rules.family]
    phrases = Phrases(load_texts("en"), rules.family, [name, *"BCDEFGHIJ"[: rules.seats[0] - 1]])
    for at in stages(game, rules.seats[0], limit=40):
        view = at.view(0)
        alt, hand = table_alt(presenter, view, phrases), plain_lines([presenter.hand(view, phrases)])
        scene = presenter.picture(at.view(None), phrases)

        assert name in alt
        assert "\\" not in alt + hand + str(scene)
        assert name in str(scene)
