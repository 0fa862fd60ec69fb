"""What people look up, in any language: the rule book by chapter or by a ruling's number, and cards by name.

The words are in data/games: `<family>-rules-<chapter>`, `<family>-ruling-<number>`. What is on a card is up
to its game's presenter. No Discord here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from bot.games import PRESENTERS
from bot.games.presenter import Sheet
from bot.i18n.texts import DATA, LANGUAGES, Words, without_set, words
from engine.games import GAMES, MODULES

GLOSSARY = "words"  # the chapter that says what the words of a game mean, and how others call it
Named = tuple[str, str]  # what people read, and the value that stands for it


@dataclass(frozen=True, slots=True, eq=False)
class Book:
    """The rules of a family of games; `modes` says with which chapter each game's own rules begin."""

    family: str
    chapters: tuple[str, ...]
    rulings: tuple[str, ...]
    modes: Mapping[str, str]

    def title(self, chapter: str, text: Words) -> str:
        """A chapter's name."""
        return text(f"{self.family}-rules-{chapter}.title")

    def ruling(self, number: str, text: Words) -> str:
        """What a ruling says."""
        return text(f"{self.family}-ruling-{number}")


@dataclass(frozen=True, slots=True)
class Page:
    """A chapter, or a ruling, as shown."""

    topic: str
    title: str
    text: str


def rules_file(family: str, language: str) -> Path:
    """The file in which a family's rule book is written in a language."""
    return DATA / "games" / family / "words" / language / "rules.ftl"


def _book(family: str) -> Book:
    """The book as written: its chapters and rulings in the order of the English file."""
    written = rules_file(family, LANGUAGES[0]).read_text("utf-8")
    chapters = tuple(re.findall(rf"^{family}-rules-([a-z-]+) =", written, re.MULTILINE))
    rulings = tuple(re.findall(rf"^{family}-ruling-(\w+) =", written, re.MULTILINE))
    own = {name: name.removeprefix(f"{family}-") for name in GAMES}
    modes = {name: chapter for name, chapter in own.items() if chapter in chapters}
    return Book(family, chapters, rulings, MappingProxyType(modes))


BOOKS: Mapping[str, Book] = MappingProxyType(
    {family: _book(family) for family in MODULES if rules_file(family, LANGUAGES[0]).is_file()}
)


def folded(text: str) -> str:
    """The text without case, accents and apostrophes, for comparison with what was typed."""
    letters = unicodedata.normalize("NFKD", re.sub("['’]", "", text))
    bare = "".join(sign for sign in letters if unicodedata.category(sign) != "Mn").casefold()
    return " ".join(re.sub(r"[^\w♠♥♦♣]+|_", " ", bare).split())


# The rule book


def book_of(game: str) -> Book | None:
    """The book with the rules of this game; None if there is no such game, or no book for it."""
    return BOOKS.get(GAMES[game].family) if game in GAMES else None


def page(book: Book, typed: str, text: Words) -> Page | None:
    """The page that was meant: a chapter's name in any language, a ruling's number, or a word of the game."""
    sought = folded(typed)
    number = sought.replace(" ", "").upper()
    if number in book.rulings:
        return Page(number, text("rules-ruling", number=number), book.ruling(number, text))
    named = {chapter: set(_titles(book, chapter)) for chapter in book.chapters}
    exact = [chapter for chapter, names in named.items() if sought in names]
    close = [chapter for chapter, names in named.items() if sought and any(sought in name for name in names)]
    found = exact or (close if len(close) == 1 else []) or _explaining(book, sought)
    return chapter_page(book, found[0], text) if found else None


def chapter_page(book: Book, chapter: str, text: Words) -> Page:
    """A chapter of the book."""
    return Page(chapter, book.title(chapter, text), text(f"{book.family}-rules-{chapter}"))


def suggested_topics(book: Book, typed: str, text: Words) -> Iterator[Named]:
    """The topics to suggest for what was typed: chapters, rulings by number, then by text in any language."""
    sought = folded(typed)
    named = [chapter for chapter in book.chapters if any(sought in name for name in _titles(book, chapter))]
    explaining = _explaining(book, sought)
    yield from ((book.title(chapter, text), chapter) for chapter in dict.fromkeys([*named, *explaining]))
    rulings = {number: f"{number} · {book.ruling(number, text)}" for number in book.rulings}
    by_number = [number for number in rulings if _begins(number, sought)]
    by_text = [
        number for number in rulings if any(sought in said for said in _said(book.family, f"ruling-{number}"))
    ]
    yield from ((rulings[number], number) for number in dict.fromkeys([*by_number, *by_text]))


def spans(book: Book) -> str:
    """The ranges of numbers: R1–R41, Q1–Q39."""
    letters = dict.fromkeys(number[0] for number in book.rulings)
    rows = [[number for number in book.rulings if number[0] == letter] for letter in letters]
    return ", ".join(f"{row[0]}–{row[-1]}" for row in rows)


def _explaining(book: Book, sought: str) -> list[str]:
    """The chapter with the words of the game, if it has such a word in any language."""
    said = _said(book.family, f"rules-{GLOSSARY}") if GLOSSARY in book.chapters else ()
    return [GLOSSARY] if sought and any(f" {sought} " in f" {each} " for each in said) else []


@cache
def _said(family: str, key: str) -> tuple[str, ...]:
    """A chapter or ruling in every language, for comparison with what was typed."""
    return tuple(folded(words(language)(f"{family}-{key}")) for language in LANGUAGES)


def _titles(book: Book, chapter: str) -> Iterator[str]:
    yield folded(chapter)
    yield from (folded(book.title(chapter, words(language))) for language in LANGUAGES)


def _begins(number: str, sought: str) -> bool:
    """Does `r1`, or `1` alone, begin this number?"""
    compact = sought.replace(" ", "")
    return number.casefold().startswith(compact) or number[1:].startswith(compact)


class CatalogEntry(NamedTuple):
    """A card: its game, and its id there."""

    family: str
    card: str


def card(typed: str) -> CatalogEntry | None:
    """The card that was meant by what was typed: its face, a name in any language, or part of one."""
    folded_name = folded(typed)
    exact = [known for known in _cards() if folded_name in _called(known)]
    close = [
        known for known in _cards() if folded_name and any(folded_name in name for name in _called(known))
    ]
    return next((found[0] for found in (exact, close) if len(found) == 1), None)


def suggested_cards(typed: str, text: Words) -> Iterator[Named]:
    """The cards to suggest for what was typed, the best match first."""
    folded_name = folded(typed)
    fits = [known for known in _cards() if any(folded_name in name for name in _called(known))]
    fits.sort(key=lambda known: _distance(folded_name, _called(known)))
    yield from ((sheet(known, text).title, f"{known.family}:{known.card}") for known in fits)


def sheet(known: CatalogEntry, text: Words) -> Sheet:
    """All that is on a card."""
    return PRESENTERS[known.family].sheet(known.card, text)


@cache
def _cards() -> tuple[CatalogEntry, ...]:
    return tuple(CatalogEntry(family, card) for family, face in PRESENTERS.items() for card in face.cards)


@cache
def _called(known: CatalogEntry) -> frozenset[str]:
    """All that a card may be called."""
    face = PRESENTERS[known.family]
    names = [known.card, f"{known.family}:{known.card}"]
    for text in map(words, LANGUAGES):
        names += [face.sheet(known.card, text).title, *face.called(known.card, text)]
    return frozenset(filter(None, map(folded, names)))


def _distance(folded_name: str, names: Iterable[str]) -> int:
    """0 for an exact match, 1 for a prefix, 2 for another part of the name."""
    return min(0 if name == folded_name else 1 if name.startswith(folded_name) else 2 for name in names)


# From chapters to cards and keywords, and back

CHAPTER, CARD, WORD = "chapter", "card", "word"
SHORTEST = 4  # letters of a name that is looked for in a text


class Link(NamedTuple):
    """Something to go on to: its sort, its key and its name."""

    sort: str
    key: str
    name: str

    @property
    def value(self) -> str:
        """How a list names it."""
        return f"{self.sort}:{self.key}"


@cache
def named_in(book: Book, chapter: str, shown: tuple[str, ...], text: Words) -> tuple[Link, ...]:
    """The cards that are `shown` with a chapter or named in it, and the keywords."""
    body = f" {folded(text(f'{book.family}-rules-{chapter}'))} "
    face = PRESENTERS[book.family]
    named = [card for card in face.cards if _is_named(_name(book.family, card, text), body)]
    cards = [card_link(book.family, card, text) for card in dict.fromkeys((*shown, *named))]
    said = [link for link in _words(book.family, text) if _is_named(link.name, body)]
    return (*cards, *said)


@cache
def about_card(book: Book, card: str, text: Words) -> tuple[Link, ...]:
    """The chapters that explain a card or name it, and its keywords."""
    face = PRESENTERS[book.family]
    naming = [each for each in book.chapters if card in (link.key for link in named_in(book, each, (), text))]
    chapters = [chapter_link(book, each, text) for each in dict.fromkeys((*face.explained(card), *naming))]
    decks = face.decks
    of_it = [link for link in _words(book.family, text) if decks is not None and _has(book, card, link.key)]
    return (*chapters, *of_it)


@cache
def about_word(book: Book, word: str, text: Words) -> tuple[Link, ...]:
    """The cards with a keyword, and the chapters that name it."""
    cards = [card_link(book.family, each, text) for each in _with_word(book, word)]
    naming = [each for each in book.chapters if word in (link.key for link in named_in(book, each, (), text))]
    return (*(chapter_link(book, each, text) for each in naming), *cards)


def word_page(book: Book, word: str, text: Words) -> Page | None:
    """A keyword with the cards that have it; None if there is no such keyword."""
    decks = PRESENTERS[book.family].decks
    if decks is None or word not in decks.keywords:
        return None
    lines = [f"• {decks.line(card, text)}" for card in _with_word(book, word)]
    return Page(word, text("rules-word", name=text(decks.keywords[word])), "\n".join(lines))


def chapter_link(book: Book, chapter: str, text: Words) -> Link:
    """A chapter, to be opened."""
    return Link(CHAPTER, chapter, book.title(chapter, text))


def card_link(family: str, card: str, text: Words) -> Link:
    """A card, to be opened."""
    return Link(CARD, card, PRESENTERS[family].sheet(card, text).title)


def _words(family: str, text: Words) -> tuple[Link, ...]:
    decks = PRESENTERS[family].decks
    return tuple(Link(WORD, key, text(name)) for key, name in decks.keywords.items()) if decks else ()


def _with_word(book: Book, word: str) -> list[str]:
    return [card for card in PRESENTERS[book.family].cards if _has(book, card, word)]


def _has(book: Book, card: str, word: str) -> bool:
    decks, building = PRESENTERS[book.family].decks, MODULES[book.family].decks
    return (
        decks is not None and building is not None and card in building.cards and decks.fits(card, None, word)
    )


def _name(family: str, card: str, text: Words) -> str:
    """What a card is called, without its corner."""
    key = f"{family}-card-{without_set(card)}"
    return text(key) if text.has(key) else PRESENTERS[family].sheet(card, text).title


def _is_named(name: str, body: str) -> bool:
    return len(folded(name)) >= SHORTEST and f" {folded(name)} " in body
