"""The printable rule book: it is complete, loads nothing, and has no markup left."""

import re
from functools import cache
from html import unescape
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.cli.rulebook import marked, paragraphs, rulebook
from bot.features.reference.lookup import BOOKS
from bot.i18n.texts import LANGUAGES, load_texts

pytestmark = pytest.mark.long

GAMES = list(BOOKS)
page_of = cache(rulebook)  # drawing one takes seconds


@pytest.mark.parametrize(("family", "language"), list(zip(GAMES, [*LANGUAGES, *LANGUAGES])))
def test_a_book_has_every_chapter_and_ruling_and_needs_nothing_else(family: str, language: str) -> None:
    text, book = load_texts(language), BOOKS[family]

    page = page_of(family, language, "on")

    plain = unescape(re.sub(r"<[^>]+>", "", page))
    assert all(book.title(chapter, text) in plain for chapter in book.chapters)
    assert all(f"<dt>{number}</dt>" in page for number in book.rulings)
    assert page.count('<svg class="scene" role="img"') == len(book.chapters)
    assert re.findall(r'(?:src|href)="(?!data:|#)[^"]*"', page) == []
    assert "**" not in plain


def test_both_palettes_are_drawn() -> None:
    assert page_of(GAMES[0], "en", "on") != page_of(GAMES[0], "en", "high-contrast")


def test_lists_and_marks_become_html_and_nothing_of_it_is_run() -> None:
    assert list(paragraphs("Say:\n• **one**\n• two\n\n1. a\n2. b\nEnd")) == [
        "<p>Say:</p>",
        "<ul><li><strong>one</strong></li><li>two</li></ul>",
        "<ol><li>a</li><li>b</li></ol>",
        "<p>End</p>",
    ]
    assert marked("<b> & `x`") == "&lt;b&gt; &amp; <code>x</code>"


@pytest.mark.parametrize("wrong", [["poker"], [GAMES[0], "--lang", "xx"], [GAMES[0], "--palette", "pink"]])
def test_what_there_is_not_is_refused_with_what_there_is(wrong: list[str]) -> None:
    result = CliRunner().invoke(app, ["rulebook", *wrong])

    assert result.exit_code == 2
    assert "there are: " in result.output


def test_it_is_printed_in_utf_8_whatever_the_console_uses() -> None:
    result = CliRunner(charset="ascii").invoke(app, ["rulebook", GAMES[0], "--lang", "fr"])

    assert result.exit_code == 0
    assert result.stdout_bytes.decode("utf-8").startswith("<!DOCTYPE html>")


def test_it_is_written_to_a_file(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        app, ["rulebook", GAMES[0], "--lang", "fr", "--out", str(tmp_path / "a.html")]
    )
    nowhere = CliRunner().invoke(app, ["rulebook", GAMES[0], "--out", str(tmp_path / "no" / "a.html")])

    assert result.exit_code == 0
    assert (tmp_path / "a.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    assert (nowhere.exit_code, "cannot be written" in nowhere.output) == (1, True)
