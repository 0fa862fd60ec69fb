"""Everything in a game that has a name and a picture, in the frames in which pictures show it.

The contact sheets show the large ones; the test that measures all names takes both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.games.bang import cards as bang_cards
from bot.games.gnadenlos import picture as gnadenlos
from bot.games.outlaws import picture as outlaws
from bot.games.ragnguns import card_pictures as ragnguns_cards
from bot.games.revolver import hand_picture as revolver_cards
from bot.i18n.texts import Speech, Words
from bot.render.nodes import Label, Portrait
from bot.render.scene import Item
from engine.games.bang.deck import CARDS, KINDS, LIFE
from engine.games.gnadenlos.cards import ADVENTURERS, EVENTS, notes_of
from engine.games.outlaws.cards import OUTLAWS
from engine.games.ragnguns import cards as ragnguns
from engine.games.revolver import cards as revolver


@dataclass(frozen=True, slots=True)
class Shelf:
    """Items of one kind: what they are, how many stand in a row, and each with the name below it, if any."""

    title: str
    across: int
    items: tuple[Item, ...]
    names: tuple[str, ...] = ()


def shelves(family: str, words: Words, wide: int = 0) -> list[Shelf]:
    """All of a game, in cards so wide; if that is not said, as wide as the gallery has room for."""
    return list(SHELVES[family](Speech(words, family, []), wide or WIDTHS[family][1]))


def _outlaws(say: Speech, wide: int) -> Iterator[Shelf]:
    yield Shelf("The outlaws", 9, tuple(outlaws.poster(name, wide, say) for name in OUTLAWS))


def _bang(say: Speech, wide: int) -> Iterator[Shelf]:
    people = tuple(bang_cards.person(name, wide, say) for name in LIFE)
    yield Shelf("The characters", 8, people)
    first = [next(name for name in CARDS if name.rpartition("-")[0] == kind) for kind in KINDS]
    yield Shelf("The cards", 8, tuple(bang_cards.card(name, wide, say) for name in first))


def _ragnguns(say: Speech, wide: int) -> Iterator[Shelf]:
    who = tuple(ragnguns_cards.pistolero(key, wide, say) for key in ragnguns.PISTOLEROS)
    yield Shelf("The pistoleros", 9, who)
    cards = tuple(ragnguns_cards.card(key, wide, say, banner=True) for key in ragnguns.CARDS)
    yield Shelf("The cards", 9, cards)


def _revolver(say: Speech, wide: int) -> Iterator[Shelf]:
    for title, side in (("The guardians’ deck", revolver.GUARDIANS), ("Mapache’s deck", revolver.MAPACHE)):
        cards = tuple(revolver_cards.card(f"{card.key}.1", wide, say) for card in revolver.DECKS[side])
        yield Shelf(title, 9, cards)
    yield Shelf("The tournament", 9, tuple(revolver_cards.poker(key, wide, say) for key in revolver.POKER))
    people = tuple(Portrait(f"revolver/{key}", wide) for key in revolver.PEOPLE)
    names = tuple(say.words(f"revolver-card-{key}") for key in revolver.PEOPLE)
    yield Shelf("The guardians", 9, people, names)


def _gnadenlos(say: Speech, wide: int) -> Iterator[Shelf]:
    people = tuple(gnadenlos.adventurer(key, wide, say) for key in ADVENTURERS)
    yield Shelf("The adventurers", 8, people)
    yield Shelf("The events", 8, tuple(gnadenlos.event(key, max(165, wide), say) for key in EVENTS))
    notes = tuple(gnadenlos.note(name, wide // 2) for seat in range(4) for name in notes_of(seat)[::8])
    yield Shelf("Debt notes", 16, notes)


SHELVES: Mapping[str, Callable[[Speech, int], Iterator[Shelf]]] = MappingProxyType(
    {
        "outlaws": _outlaws,
        "bang": _bang,
        "ragnguns": _ragnguns,
        "revolver": _revolver,
        "gnadenlos": _gnadenlos,
    }
)

# Of cards with a title: the narrowest, those of the gallery, the widest.
WIDTHS: Mapping[str, tuple[int, int, int]] = MappingProxyType(
    {
        "outlaws": (160, 165, 250),
        "bang": (124, 168, 236),
        "ragnguns": (140, 154, 220),
        "revolver": (120, 150, 172),
        "gnadenlos": (120, 165, 176),
    }
)


def labels(shelf: Shelf) -> Iterator[Label]:
    """The names that stand below items."""
    for item, name in zip(shelf.items, shelf.names):
        yield Label(name, item.size[0], 52, 24, "slab", "chalk", "centre")
