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


class Known(NamedTuple):
    """A card: its game, and its id there."""

    family: str
    card: str


def card(typed: str) -> Known | None:
    """The card that was meant by what was typed: its face, a name in any language, or part of one."""
    sought = folded(typed)
    exact = [known for known in _cards() if sought in _called(known)]
    close = [known for known in _cards() if sought and any(sought in name for name in _called(known))]
    return next((found[0] for found in (exact, close) if len(found) == 1), None)


def suggested_cards(typed: str, text: Words) -> Iterator[Named]:
    """The cards to suggest for what was typed, the best match first."""
    sought = folded(typed)
    fits = [known for known in _cards() if any(sought in name for name in _called(known))]
    fits.sort(key=lambda known: _distance(sought, _called(known)))
    yield from ((sheet(known, text).title, f"{known.family}:{known.card}") for known in fits)


def sheet(known: Known, text: Words) -> Sheet:
    """All that is on a card."""
    return PRESENTERS[known.family].sheet(known.card, text)


@cache
def _cards() -> tuple[Known, ...]:
    return tuple(Known(family, card) for family, face in PRESENTERS.items() for card in face.cards)


@cache
def _called(known: Known) -> frozenset[str]:
    """All that a card may be called."""
    face = PRESENTERS[known.family]
    names = [known.card, f"{known.family}:{known.card}"]
    for text in map(words, LANGUAGES):
        names += [face.sheet(known.card, text).title, *face.called(known.card, text)]
    return frozenset(filter(None, map(folded, names)))


def _distance(sought: str, names: Iterable[str]) -> int:
    """0 for an exact match, 1 for a prefix, 2 for another part of the name."""
    return min(0 if name == sought else 1 if name.startswith(sought) else 2 for name in names)
