"""Look up chapters, rulings and cards by what is typed, in any language, and link them."""

import re
import unicodedata
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from bot.games import PRESENTERS
from bot.games.parts import CardSheet
from bot.i18n.texts import DATA, ENGLISH, LANGUAGES, Texts, load_texts
from engine.games import GAMES, MODULES

GLOSSARY = "words"  # the chapter that explains a game's terms and their synonyms
Named = tuple[str, str]  # label and value


@dataclass(frozen=True, slots=True, eq=False)
class Book:
    family: str
    chapters: tuple[str, ...]
    rulings: tuple[str, ...]
    modes: Mapping[str, str]  # the chapter with which a game's own rules begin

    def title(self, chapter: str, text: Texts) -> str:
        return text(f"{self.family}-rules-{chapter}.title")

    def ruling(self, number: str, text: Texts) -> str:
        return text(f"{self.family}-ruling-{number}")


@dataclass(frozen=True, slots=True)
class Page:
    topic: str
    title: str
    text: str


def rules_file(family: str, language: str) -> Path:
    return DATA / "games" / family / "words" / language / "rules.ftl"


def _book(family: str) -> Book:
    written = rules_file(family, LANGUAGES[0]).read_text("utf-8")
    chapters = tuple(re.findall(rf"^{family}-rules-([a-z-]+) =", written, re.MULTILINE))
    rulings = tuple(re.findall(rf"^{family}-ruling-(\w+) =", written, re.MULTILINE))
    own = {name: name.removeprefix(f"{family}-") for name in GAMES}
    modes = {name: chapter for name, chapter in own.items() if chapter in chapters}
    return Book(family, chapters, rulings, MappingProxyType(modes))


BOOKS: Mapping[str, Book] = {
    family: _book(family) for family in MODULES if rules_file(family, LANGUAGES[0]).is_file()
}


def folded(text: str) -> str:
    """Return a text without case, accents and apostrophes."""
    letters = unicodedata.normalize("NFKD", re.sub("['’]", "", text))
    bare = "".join(sign for sign in letters if unicodedata.category(sign) != "Mn").casefold()
    return " ".join(re.sub(r"[^\w♠♥♦♣]+|_", " ", bare).split())


# The rule book


def book_of(game: str) -> Book | None:
    return BOOKS.get(GAMES[game].family) if game in GAMES else None


def page(book: Book, typed: str, text: Texts) -> Page | None:
    """Return the page for a chapter's name, a ruling's number, or a word of the game."""
    query = folded(typed)
    number = query.replace(" ", "").upper()
    if number in book.rulings:
        return Page(number, text("rules-ruling", number=number), book.ruling(number, text))
    named = {chapter: set(_titles(book, chapter)) for chapter in book.chapters}
    exact = [chapter for chapter, names in named.items() if query in names]
    close = [chapter for chapter, names in named.items() if query and any(query in name for name in names)]
    chapters = exact or (close if len(close) == 1 else []) or _explaining(book, query)
    return chapter_page(book, chapters[0], text) if chapters else None


def chapter_page(book: Book, chapter: str, text: Texts) -> Page:
    return Page(chapter, book.title(chapter, text), text(f"{book.family}-rules-{chapter}"))


def suggested_topics(book: Book, typed: str, text: Texts) -> Iterator[Named]:
    """Yield chapters, then rulings by number, then rulings by text."""
    query = folded(typed)
    named = [chapter for chapter in book.chapters if any(query in name for name in _titles(book, chapter))]
    explaining = _explaining(book, query)
    yield from ((book.title(chapter, text), chapter) for chapter in dict.fromkeys([*named, *explaining]))
    rulings = {number: f"{number} · {book.ruling(number, text)}" for number in book.rulings}
    compact = query.replace(" ", "")  # "r1", or "1" alone
    by_number = [
        key for key in rulings if any(part.startswith(compact) for part in (key.casefold(), key[1:]))
    ]
    in_words = {key: _in_all_languages(book.family, f"ruling-{key}") for key in rulings}
    by_text = [key for key, texts in in_words.items() if any(query in words for words in texts)]
    yield from ((rulings[key], key) for key in dict.fromkeys([*by_number, *by_text]))


def _explaining(book: Book, query: str) -> list[str]:
    """Return the glossary chapter if it has this word in any language."""
    texts = _in_all_languages(book.family, f"rules-{GLOSSARY}") if GLOSSARY in book.chapters else ()
    return [GLOSSARY] if query and any(f" {query} " in f" {chapter_text} " for chapter_text in texts) else []


@cache
def _in_all_languages(family: str, key: str) -> tuple[str, ...]:
    return tuple(folded(load_texts(language)(f"{family}-{key}")) for language in LANGUAGES)


def _titles(book: Book, chapter: str) -> Iterator[str]:
    yield folded(chapter)
    yield from (folded(book.title(chapter, load_texts(language))) for language in LANGUAGES)


class CatalogEntry(NamedTuple):
    family: str
    card: str


def card(typed: str) -> CatalogEntry | None:
    """Return the card meant: by id, by a name in any language, or by part of one."""
    folded_name = folded(typed)
    exact = [known for known in _cards() if folded_name in _called(known)]
    close = [
        known for known in _cards() if folded_name and any(folded_name in name for name in _called(known))
    ]
    return next((matches[0] for matches in (exact, close) if len(matches) == 1), None)


def suggested_cards(typed: str, text: Texts) -> Iterator[Named]:
    folded_name = folded(typed)
    fits = [known for known in _cards() if any(folded_name in name for name in _called(known))]

    def distance(known: CatalogEntry) -> int:
        names = _called(known)
        return 0 if folded_name in names else 1 if any(name.startswith(folded_name) for name in names) else 2

    fits.sort(key=distance)
    yield from ((sheet(known, text).title, f"{known.family}:{known.card}") for known in fits)


def sheet(known: CatalogEntry, text: Texts) -> CardSheet:
    return PRESENTERS[known.family].sheet(known.card, text)


@cache
def _cards() -> tuple[CatalogEntry, ...]:
    return tuple(
        CatalogEntry(family, card) for family, presenter in PRESENTERS.items() for card in presenter.cards
    )


@cache
def _called(known: CatalogEntry) -> frozenset[str]:
    presenter = PRESENTERS[known.family]
    names = [known.card, f"{known.family}:{known.card}"]
    for text in map(load_texts, LANGUAGES):
        names += [presenter.sheet(known.card, text).title, *presenter.aliases(known.card, text)]
    return frozenset(filter(None, map(folded, names)))


def warm() -> None:
    """Read once what completions search in all languages; this takes up to a second."""
    for known in _cards():
        _called(known)
    for book in BOOKS.values():
        deque(suggested_topics(book, "", load_texts(ENGLISH)), maxlen=0)


# From chapters to cards and keywords, and back

CHAPTER, CARD, WORD = "chapter", "card", "word"
SHORTEST = 4  # letters of a name to search for in texts


class Link(NamedTuple):
    sort: str
    key: str
    name: str

    @property
    def value(self) -> str:
        return f"{self.sort}:{self.key}"


@cache
def named_in(book: Book, chapter: str, shown_cards: tuple[str, ...], text: Texts) -> tuple[Link, ...]:
    """Return the cards `shown_cards` with a chapter or named in it, and its keywords."""
    body = f" {folded(text(f'{book.family}-rules-{chapter}'))} "
    presenter = PRESENTERS[book.family]
    named = [card for card in presenter.cards if _is_named(_name(book.family, card, text), body)]
    cards = [card_link(book.family, card, text) for card in dict.fromkeys((*shown_cards, *named))]
    keywords = [link for link in _words(book.family, text) if _is_named(link.name, body)]
    return (*cards, *keywords)


@cache
def about_card(book: Book, card: str, text: Texts) -> tuple[Link, ...]:
    presenter = PRESENTERS[book.family]
    naming = [key for key in book.chapters if card in (link.key for link in named_in(book, key, (), text))]
    keys = dict.fromkeys((*presenter.chapters_for(card), *naming))
    chapters = [chapter_link(book, key, text) for key in keys]
    decks = presenter.decks
    of_it = [link for link in _words(book.family, text) if decks is not None and _has(book, card, link.key)]
    return (*chapters, *of_it)


@cache
def about_word(book: Book, word: str, text: Texts) -> tuple[Link, ...]:
    cards = [card_link(book.family, key, text) for key in _with_word(book, word)]
    naming = [key for key in book.chapters if word in (link.key for link in named_in(book, key, (), text))]
    return (*(chapter_link(book, key, text) for key in naming), *cards)


def word_page(book: Book, word: str, text: Texts) -> Page | None:
    decks = PRESENTERS[book.family].decks
    if decks is None or word not in decks.keywords:
        return None
    lines = [f"• {decks.line(card, text)}" for card in _with_word(book, word)]
    return Page(word, text("rules-word", name=text(decks.keywords[word])), "\n".join(lines))


def chapter_link(book: Book, chapter: str, text: Texts) -> Link:
    return Link(CHAPTER, chapter, book.title(chapter, text))


def card_link(family: str, card: str, text: Texts) -> Link:
    return Link(CARD, card, PRESENTERS[family].sheet(card, text).title)


def _words(family: str, text: Texts) -> tuple[Link, ...]:
    decks = PRESENTERS[family].decks
    return tuple(Link(WORD, key, text(name)) for key, name in decks.keywords.items()) if decks else ()


def _with_word(book: Book, word: str) -> list[str]:
    return [card for card in PRESENTERS[book.family].cards if _has(book, card, word)]


def _has(book: Book, card: str, word: str) -> bool:
    decks, building = PRESENTERS[book.family].decks, MODULES[book.family].decks
    return (
        decks is not None and building is not None and card in building.cards and decks.fits(card, None, word)
    )


def _name(family: str, card: str, text: Texts) -> str:
    """Return a card's name without its corner."""
    key = f"{family}-card-{card}"
    return text(key) if text.has(key) else PRESENTERS[family].sheet(card, text).title


def _is_named(name: str, body: str) -> bool:
    return len(folded(name)) >= SHORTEST and f" {folded(name)} " in body
