"""Decks in words: names of cards, which one somebody means, what is wrong. No Discord here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from bot.features.reference.rulebook import Named, folded
from bot.games import DECK_PRESENTERS
from bot.i18n.texts import LANGUAGES, Speech, Words, words
from engine.games import DECKS
from engine.store.decks import OwnDeck


def card_name(family: str, key: str, text: Words) -> str:
    """The name of a card or a leader."""
    return DECK_PRESENTERS[family].card(key, text)


def deck_line(deck: OwnDeck, name: str, text: Words) -> str:
    """A deck in one line: its name, and whose it is."""
    return f"{name} · {card_name(deck.family, deck.leader, text)}"


def prebuilt_decks(text: Words) -> Iterator[tuple[str, OwnDeck]]:
    """The prebuilt decks of all games by their keys; nobody owns them."""
    for family, presenter in DECK_PRESENTERS.items():
        for key, deck in DECKS[family].prebuilt.items():
            yield key, OwnDeck(0, 0, family, presenter.prebuilt(key, text), deck.leader, deck.cards)


def suggested(family: str, keys: Iterable[str], typed: str, text: Words) -> Iterator[Named]:
    """Those of these cards whose names match what was typed."""
    named = ((DECK_PRESENTERS[family].line(key, text), key) for key in keys)
    return ((line, key) for line, key in sorted(named) if folded(typed) in folded(line))


def meant(typed: str) -> str | None:
    """The card that somebody means: its key, its name in any language, or a part of just one."""
    sought, known = folded(typed), _called()
    exact = [key for key, names in known.items() if sought in names]
    close = [key for key, names in known.items() if sought and any(sought in name for name in names)]
    return next((found[0] for found in (exact, close) if len(found) == 1), None)


def prebuilt(typed: str, text: Words) -> OwnDeck | None:
    """The prebuilt deck of this key, or of this name in any language."""
    for key, deck in prebuilt_decks(text):
        called = DECK_PRESENTERS[deck.family].prebuilt
        names = {key, *(called(key, words(language)) for language in LANGUAGES)}
        if folded(typed) in map(folded, names):
            return deck
    return None


def family_of(leader: str) -> str | None:
    """The family of games whose decks may belong to this leader."""
    return next((family for family in DECK_PRESENTERS if leader in DECKS[family].leaders), None)


def wrong(deck: OwnDeck, text: Words) -> list[str]:
    """What a deck still lacks, or what may not be in it, rule by rule."""
    return [Speech(text, deck.family, ()).no(fault) for fault in DECKS[deck.family].faults(deck)]


@cache
def _called() -> dict[str, frozenset[str]]:
    """All that each card may be called."""
    found: dict[str, frozenset[str]] = {}
    for family in DECK_PRESENTERS:
        for key in DECKS[family].cards:
            names = (key, *(card_name(family, key, words(language)) for language in LANGUAGES))
            found[key] = found.get(key, frozenset()) | frozenset(map(folded, names))
    return found
