"""Cards as a picture names them: from the front, from behind, posters and piles. Their look: frames.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Size: TypeAlias = tuple[int, int]

CARD = 1.4  # height of a card to its width
POSTER = 1.5
LEGIBLE = 40  # pixels across a number: on a phone a third of that


@dataclass(frozen=True, slots=True)
class Pip:
    """An icon with its value, on a card."""

    icon: str
    value: str
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Number:
    """The number of an option on brass. It is painted over its card, which looks the same in every place."""

    value: int
    across: int

    @property
    def size(self) -> Size:
        return self.across, self.across


@dataclass(frozen=True, slots=True)
class Card:
    """A card from the front: `icon` or `portrait` in its window, `banner` the kind of card in a word.

    `corner` is a playing card's ("7S"), the name of an icon or a short text; `number` the one in the select.
    """

    width: int
    title: str
    tone: str = "leather"
    icon: str = ""
    portrait: str = ""
    corner: str = ""
    banner: str = ""
    pips: tuple[Pip, ...] = ()
    text: str = ""
    number: int = 0
    mark: bool = False  # a frame of brass: it is meant, exposed, chosen
    faint: bool = False  # spent, or out of the game

    @property
    def size(self) -> Size:
        return self.width, round(self.width * CARD)


@dataclass(frozen=True, slots=True)
class Back:
    """A card from behind; `note` is what everybody may know of it, such as the stake on it."""

    width: int
    tone: str = "brick"
    icon: str = "star"
    note: str = ""
    number: int = 0

    @property
    def size(self) -> Size:
        return self.width, round(self.width * CARD)


@dataclass(frozen=True, slots=True)
class Poster:
    """WANTED: a portrait, a name, what he is good at and what he is worth. `head` is the word above."""

    width: int
    head: str
    name: str
    portrait: str
    reward: str = ""
    corner: str = ""
    pips: tuple[Pip, ...] = ()
    number: int = 0
    mark: bool = False
    faint: bool = False

    @property
    def size(self) -> Size:
        return self.width, round(self.width * POSTER)


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile of cards with its size: the top card if it lies open, else a back. `label` names it below."""

    width: int
    count: int
    label: str = ""
    tone: str = "brick"
    icon: str = "star"
    top: Card | None = None

    @property
    def size(self) -> Size:
        return self.width + 8, round(self.width * CARD) + 8 + (34 if self.label else 0)


def disc(item: Card | Back | Poster) -> tuple[Number, int, int]:
    """The number of a card and where it lies: at the upper right, on a poster beside the portrait."""
    wide = item.width
    across = min(max(LEGIBLE, wide // 5), wide // 2)
    left, top = (192 / 200, 66 / 200) if isinstance(item, Poster) else (203 / 210, 4 / 210)
    return Number(item.number, across), round(wide * left) - across, round(wide * top)
