"""Find decks and cards by what is typed: names, numbers, keywords and effects, in any language."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from bot.features.reference.lookup import folded
from bot.games import DECK_PRESENTERS
from bot.i18n.texts import LANGUAGES, Texts, load_texts
from engine.core.records.decks import SavedDeck
from engine.games import DECKS

NAMED, PHRASE, WORDS, NOT = range(4)  # how well a card fits what was typed


class Sought(NamedTuple):
    """The normalized names and texts that a card can be found by."""

    names: frozenset[str]
    texts: tuple[str, ...]


def card_name(family: str, key: str, text: Texts) -> str:
    return DECK_PRESENTERS[family].card(key, text)


def search_cards(family: str, keys: Iterable[str], typed: str) -> list[str]:
    """Return the cards that match what was typed, best match first; all of them if it is empty."""
    query = folded(typed)
    ranks = {key: _rank(_sought(family, key), query) for key in keys}
    close = [key for key, rank in ranks.items() if rank < WORDS]
    return sorted(close or (key for key, rank in ranks.items() if rank == WORDS), key=lambda key: ranks[key])


def prebuilt_decks(text: Texts, family: str | None = None) -> Iterator[tuple[str, SavedDeck]]:
    for deck_family, presenter in DECK_PRESENTERS.items():
        for key, deck in DECKS[deck_family].prebuilt.items() if family in (None, deck_family) else ():
            yield key, SavedDeck(0, 0, deck_family, presenter.prebuilt(key, text), deck.leader, deck.cards)


def prebuilt(typed: str, text: Texts, family: str | None = None) -> SavedDeck | None:
    """Return the prebuilt deck with this key, or with this name in any language."""
    for key, deck in prebuilt_decks(text, family):
        called = DECK_PRESENTERS[deck.family].prebuilt
        names = {key, *(called(key, load_texts(language)) for language in LANGUAGES)}
        if folded(typed) in map(folded, names):
            return deck
    return None


def family_of(leader: str) -> str | None:
    return next((family for family in DECK_PRESENTERS if leader in DECKS[family].leaders), None)


def _rank(known: Sought, query: str) -> int:
    if any(query in name for name in known.names):
        return NAMED
    if any(f" {query}" in text for text in known.texts):
        return PHRASE
    if any(all(f" {word}" in text for word in query.split()) for text in known.texts):
        return WORDS
    return NOT


@cache
def _sought(family: str, key: str) -> Sought:
    names = (key, *(card_name(family, key, load_texts(language)) for language in LANGUAGES))
    texts = (DECK_PRESENTERS[family].search_text(key, load_texts(language)) for language in LANGUAGES)
    return Sought(frozenset(map(folded, names)), tuple(f" {folded(text)}" for text in texts))
