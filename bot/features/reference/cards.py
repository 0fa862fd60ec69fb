"""The cards of all games as people look them up: by face or by name, in any language.

What is on a card is up to its game's presenter. No Discord here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from bot.features.reference.rulebook import Named, folded
from bot.games import PRESENTERS
from bot.games.presenter import Sheet
from bot.i18n.texts import LANGUAGES, Words, words


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
