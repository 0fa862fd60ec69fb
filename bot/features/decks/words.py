"""Decks in words: what cards are called, which one somebody means, what is wrong. No Discord here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from bot.features.reference.rulebook import Named, folded
from bot.games.ragnguns.cards import word
from bot.i18n.texts import LANGUAGES, Speech, Words, words
from engine.games.ragnguns.cards import CARDS, DECKS, has
from engine.games.ragnguns.decks import Listed, faults
from engine.store.decks import OwnDeck

FAMILY = "ragnguns"
SIGNATURE = "signature"  # as a keyword to look for: that of any pistolero


def card_name(key: str, text: Words) -> str:
    """What a card or a pistolero is called."""
    return text(f"ragnguns-card-{key}")


def card_line(key: str, text: Words) -> str:
    """A card in one line: its name and keywords, by which it is found."""
    card = CARDS[key]
    return " · ".join([card_name(key, text), *(word(each, text) for each in (card.type, *card.words))])


def deck_line(deck: Listed, name: str, text: Words) -> str:
    """A deck in one line: its name, and whose it is."""
    return f"{name} · {card_name(deck.pistolero, text)}"


def prebuilt_name(key: str, text: Words) -> str:
    """What a prebuilt deck is called."""
    return text(f"ragnguns-{key}")


def looked_for(keys: Iterable[str], kind: str | None, keyword: str | None) -> Iterator[str]:
    """Those of these cards that are of a type and have a keyword."""
    for key in keys:
        signed = keyword == SIGNATURE and CARDS[key].signature is not None
        if (kind is None or has(key, kind)) and (keyword is None or signed or has(key, keyword)):
            yield key


def suggested(keys: Iterable[str], typed: str, text: Words) -> Iterator[Named]:
    """These cards by their names, as far as they fit what was typed."""
    named = ((card_line(key, text), key) for key in keys)
    return ((line, key) for line, key in sorted(named) if folded(typed) in folded(line))


def meant(typed: str) -> str | None:
    """The card that somebody means: its key, its name in any language, or a part of just one."""
    sought = folded(typed)
    exact = [key for key in CARDS if sought in _called(key)]
    close = [key for key in CARDS if sought and any(sought in name for name in _called(key))]
    return next((found[0] for found in (exact, close) if len(found) == 1), None)


def prebuilt(typed: str, text: Words) -> OwnDeck | None:
    """The prebuilt deck of this key, or of this name in any language; nobody owns it."""
    for key, deck in DECKS.items():
        names = {key, *(prebuilt_name(key, words(language)) for language in LANGUAGES)}
        if folded(typed) in map(folded, names):
            return OwnDeck(0, 0, prebuilt_name(key, text), deck.pistolero, deck.cards)
    return None


def wrong(deck: Listed, text: Words) -> list[str]:
    """What a deck still lacks, or what may not be in it, rule by rule."""
    return [Speech(text, FAMILY, ()).no(fault) for fault in faults(deck)]


@cache
def _called(key: str) -> frozenset[str]:
    """All that a card may be called."""
    return frozenset(map(folded, (key, *(card_name(key, words(language)) for language in LANGUAGES))))
