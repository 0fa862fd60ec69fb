"""Look things up without Discord: the rule book by chapter and number, cards by any of their names."""

import re
from dataclasses import replace
from itertools import cycle
from types import SimpleNamespace

import pytest
from phone import blank, height
from wording.messages import texts

from bot.features.reference.illustrations import illustration, illustrations
from bot.features.reference.lookup import (
    BOOKS,
    WORD,
    about_card,
    about_word,
    book_of,
    chapter_page,
    named_in,
    page,
    suggested_topics,
    word_page,
)
from bot.features.reference.pages import _turn, page_embed, parts_of
from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, load_texts
from bot.render.rasterizer import paint
from bot.render.scene import Label, ZoneItem
from bot.render.theme import PALETTES
from engine.games import GAMES, MODULES
from engine.games.outlaws.cards import CARDS

EN, FR, ES = map(load_texts, ("en", "fr", "es"))
OUTLAWS_BOOK = BOOKS["outlaws"]
HIGHEST = 1.2  # share of its width
LONGEST_CHAPTER, LONGEST_CRIME, LONGEST_NAME = 1500, 90, 28


def topics(typed: str, language: str = "en") -> list[str]:
    return [topic for _, topic in suggested_topics(OUTLAWS_BOOK, typed, load_texts(language))]


# What is written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_every_chapter_and_ruling_is_written_and_nothing_else_is(book, language):
    written = {
        key for key in texts(language) if key.startswith((f"{book.family}-rules-", f"{book.family}-ruling-"))
    }

    chapters = {
        f"{book.family}-rules-{chapter}{part}" for chapter in book.chapters for part in ("", ".title")
    }
    assert written == chapters | {f"{book.family}-ruling-{number}" for number in book.rulings}


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_are_short_enough_for_one_reading(language):
    lengths = {
        chapter: len(load_texts(language)(f"outlaws-rules-{chapter}")) for chapter in OUTLAWS_BOOK.chapters
    }

    assert {chapter: length for chapter, length in lengths.items() if length > LONGEST_CHAPTER} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outlaw_has_a_name_and_a_crime_of_its_own_that_fit_on_a_poster(language):
    text = load_texts(language)
    names = {text(f"outlaws-card-{outlaw}") for outlaw in CARDS}
    crimes = {text(f"outlaws-card-{outlaw}.crime") for outlaw in CARDS}

    assert len(names) == len(crimes) == len(CARDS)
    assert [name for name in names if len(name) > LONGEST_NAME] == []
    assert [crime for crime in crimes if len(crime) > LONGEST_CRIME] == []


def test_a_name_means_the_same_outlaw_in_every_language():
    owners = {}
    for text in (EN, FR, ES):
        for outlaw in CARDS:
            owners.setdefault(text(f"outlaws-card-{outlaw}"), set()).add(outlaw)

    assert {name: them for name, them in owners.items() if len(them) > 1} == {}


def test_every_game_has_a_book_and_in_it_a_chapter_to_begin_with():
    assert [name for name in GAMES if not book_of(name).chapters] == []
    assert set(OUTLAWS_BOOK.modes.values()) == {"duel", "shootout", "gangs"}
    assert book_of("no-such-game") is None


# The rule book


@pytest.mark.parametrize("typed", ["R16", "r16", " r 16 ", "R-16"])
def test_a_ruling_is_found_by_its_number_however_it_is_typed(typed):
    ruling = page(OUTLAWS_BOOK, typed, EN)

    assert ruling.topic == "R16"
    assert ruling.text == EN("outlaws-ruling-R16")
    assert "R16" in ruling.title


@pytest.mark.parametrize("typed", ["ties", "Ties", "EGALITES", "Égalités", "empates"])
def test_a_chapter_is_found_by_its_name_in_any_language(typed):
    chapter = page(OUTLAWS_BOOK, typed, ES)

    assert (chapter.topic, chapter.title) == ("ties", "Empates")


def test_part_of_a_name_is_enough_where_it_fits_one_chapter_alone():
    assert page(OUTLAWS_BOOK, "to check", EN).topic == "chance"
    assert page(OUTLAWS_BOOK, "the", EN) is None


@pytest.mark.parametrize("typed", ["R42", "Q0", "R016", "poker", "", "  ", "👻", "R" * 500])
def test_what_is_not_in_the_book_is_not_found(typed):
    assert page(OUTLAWS_BOOK, typed, EN) is None


def test_all_chapters_are_offered_before_anything_is_typed_and_then_the_rulings():
    offered = topics("")

    assert tuple(offered) == OUTLAWS_BOOK.chapters + OUTLAWS_BOOK.rulings


def test_a_number_offers_the_rulings_that_begin_with_it():
    assert topics("r4")[:3] == ["R4", "R40", "R41"]
    assert topics("39")[:2] == ["R39", "Q39"]


def test_a_word_offers_the_chapters_named_so_and_the_rulings_that_say_it():
    offered = topics("fusillade", "fr")

    assert offered[0] == "shootout"
    assert {"R19", "Q16"} <= set(offered)


def glossary_words() -> list[str]:
    """Return the words set in bold, in italics or between dots, in every language."""
    text = " · ".join(
        load_texts(language)("ragnguns-rules-words").partition("•")[2] for language in LANGUAGES
    )
    parts = re.split(r"[·•–,;*🎯🧱]|\n", text)
    return sorted({part.strip() for part in parts if part.strip()})


@pytest.mark.parametrize("reader", LANGUAGES)
def test_every_word_of_a_glossary_is_understood_whoever_reads_and_in_whatever_language_it_is(reader):
    book, text = BOOKS["ragnguns"], load_texts(reader)
    known = glossary_words()

    assert {"Barillet", "Cartouchière", "Cylinder", "Canana", "prêt au combat", "MÊLÉE"} <= set(known)
    assert [word for word in known if page(book, word, text) is None] == []
    assert [word for word in known if not list(suggested_topics(book, word, text))] == []


def test_a_word_of_another_language_offers_what_says_it_there_in_the_readers_words():
    offered = dict(suggested_topics(BOOKS["ragnguns"], "barillet", EN))

    assert offered[EN("ragnguns-rules-words.title")] == "words"
    assert any("Cylinder" in label for label in offered)
    assert [label for label in offered if "Barillet" in label] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_offered_can_be_opened(language):
    text = load_texts(language)

    for name, topic in suggested_topics(OUTLAWS_BOOK, "", text):
        assert page(OUTLAWS_BOOK, topic, text).topic == topic
        assert topic in OUTLAWS_BOOK.rulings or page(OUTLAWS_BOOK, name, text).topic == topic


# Pictures, and links between pages

# an unfinished game may lack pictures
TAUGHT = [book for book in BOOKS.values() if MODULES[book.family].lessons]


def test_every_chapter_has_a_picture_and_nothing_else_has():
    assert {(book.family, chapter) for book in TAUGHT for chapter in book.chapters} == {
        (book.family, name) for book in BOOKS.values() for name in illustrations(book.family)
    }


@pytest.mark.parametrize("text", [EN, FR, ES], ids=["en", "fr", "es"])
@pytest.mark.parametrize("book", TAUGHT, ids=[book.family for book in TAUGHT])
def test_a_picture_shows_something_that_is_not_too_high_for_a_phone(book, text):
    for chapter in book.chapters:
        scene = illustration(book.family, chapter, text)

        assert not all(isinstance(item, (ZoneItem, Label)) for item, _, _ in scene.items), chapter
        assert scene.height <= scene.width * HIGHEST, chapter


@pytest.mark.parametrize(("palette", "book"), list(zip(cycle(PALETTES), TAUGHT)))
def test_a_picture_is_drawn_in_both_palettes(palette, book):
    assert paint(illustration(book.family, book.chapters[0], FR), palette).startswith(b"\x89PNG")


@pytest.mark.parametrize("book", TAUGHT, ids=[book.family for book in TAUGHT])
def test_every_card_leads_to_a_chapter(book):
    lost = [
        card
        for card in PRESENTERS[book.family].cards
        if not {link.key for link in about_card(book, card, EN)} & {*book.chapters}
    ]

    assert lost == []


def test_a_chapter_leads_to_the_cards_and_keywords_that_it_names():
    links = named_in(BOOKS["bang"], "blue", (), EN)

    assert {"jail", "dynamite", "winchester"} <= {link.key for link in links}
    assert "wells-fargo" not in {link.key for link in links}


def test_a_keyword_leads_to_its_cards_and_they_lead_back():
    book = BOOKS["ragnguns"]
    [word] = {link.key for link in about_card(book, "harmonica", EN) if link.sort == WORD} & {"musique"}

    assert "harmonica" in {link.key for link in about_word(book, word, EN)}
    assert EN("ragnguns-card-harmonica") in word_page(book, word, EN).text
    assert word_page(book, "no-such-word", EN) is None
    assert word_page(OUTLAWS_BOOK, word, EN) is None


def test_the_last_part_of_a_chapter_leads_to_its_start_by_that_name() -> None:
    labels = [_turn(OUTLAWS_BOOK, "gangs", None, part, 3, EN)[0].label for part in range(3)]

    assert labels == ["Read on 2/3", "Read on 3/3", "From the start"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_each_part_of_a_chapter_is_at_most_800_points_high(book, language):
    text = load_texts(language)
    for chapter in book.chapters:
        scene, whole = illustration(book.family, chapter, text), chapter_page(book, chapter, text)
        picture = None if scene is None else blank(scene.width, scene.height)
        parts = parts_of(whole.text, picture)
        for number, part in enumerate(parts):
            embed = page_embed(book, replace(whole, text=part), text)
            lists = [SimpleNamespace(label=None, row=row) for row in (0, 1)]
            button = SimpleNamespace(label=text("btn-read-on", part=2, count=2), row=2)
            high = height(
                [embed], [*lists, *([button] if len(parts) > 1 else [])], None if number else picture
            )
            assert high <= 800, (chapter, number, high)
