"""What has happened is shown where it fits, the newest last, and what is left out is counted."""

from __future__ import annotations

from bot.features.play.log import ROOM, newest
from bot.i18n.texts import LANGUAGES, words

ENGLISH = words("en")
FIELD = 1024  # characters, by Discord's API


def test_what_fits_is_told_whole_and_in_its_order() -> None:
    assert newest(["one", "two"], ENGLISH) == ("one\ntwo", 0)


def test_where_nothing_has_happened_nothing_is_told() -> None:
    assert newest([], ENGLISH) == ("", 0)


def test_of_too_many_lines_the_last_are_told_and_the_others_counted() -> None:
    lines = [f"{number}" * 100 for number in range(1, 21)]

    text, left_out = newest(lines, ENGLISH)

    head, *rest = text.split("\n")
    assert head == f"… and {left_out} lines before that."
    assert rest == lines[left_out:]


def test_no_text_is_longer_than_a_field_in_any_language() -> None:
    for language in LANGUAGES:
        for length in (1, 99, 959, 960, 961, 5000):
            assert len(newest(["x" * length] * 1000, words(language)).text) <= FIELD


def test_a_line_that_fills_the_field_alone_is_cut() -> None:
    assert newest(["x" * 5000], ENGLISH) == ("x" * ROOM.characters, 0)
