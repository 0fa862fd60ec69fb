"""A picture as it is said before it is drawn: items as frozen values, by which caches know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.render.typesetting import FontFace, width

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
class NumberItem:
    """The number of an option on brass. It is painted over its card, which looks the same in every place."""

    value: int
    across: int

    @property
    def size(self) -> Size:
        return self.across, self.across


@dataclass(frozen=True, slots=True)
class CardItem:
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
class CardBackItem:
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
class PosterItem:
    """WANTED: a portrait, a name, what they are good at and what they are worth. `head` is the word above."""

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
    top: CardItem | None = None

    @property
    def size(self) -> Size:
        return self.width + 8, round(self.width * CARD) + 8 + (34 if self.label else 0)


def disc(item: CardItem | CardBackItem | PosterItem) -> tuple[NumberItem, int, int]:
    """The number of a card and where it lies: at the upper right, on a poster beside the portrait."""
    wide = item.width
    across = min(max(LEGIBLE, wide // 5), wide // 2)
    left, top = (192 / 200, 66 / 200) if isinstance(item, PosterItem) else (203 / 210, 4 / 210)
    return NumberItem(item.number, across), round(wide * left) - across, round(wide * top)


Align: TypeAlias = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class ZoneItem:
    """A part of the table with its name on the rim; `turn` frames it with brass."""

    width: int
    height: int
    title: str = ""
    icon: str = ""
    tone: str = ""  # of its rim
    turn: bool = False

    @property
    def size(self) -> Size:
        return self.width, self.height


@dataclass(frozen=True, slots=True)
class Plate:
    """A player's name: brass with an arrow while it is their turn, leather otherwise. `sign` is an icon."""

    width: int
    name: str
    turn: bool = False
    sign: str = ""
    height: int = 56
    tone: str = "coal"

    @property
    def size(self) -> Size:
        return self.width, self.height


@dataclass(frozen=True, slots=True)
class Pips:
    """A row of the same icon: the first `full` of them solid, the others hollow."""

    icon: str
    full: int
    of: int
    each: int = 32
    colour: str = "chalk"

    @property
    def size(self) -> Size:
        return max(self.full, self.of) * (self.each + 4) - 4, self.each


@dataclass(frozen=True, slots=True)
class Badge:
    """An icon and a short text beside it, on a rounded ground of that tone (none: on the bare table)."""

    icon: str
    value: str
    height: int = 44
    tone: str = ""
    width: int = 0  # as wide as it needs, if not said

    @property
    def size(self) -> Size:
        room = 1.5 if self.tone else 1.0  # beside the text: without a ground no room at the ends
        text = width(self.value, "slab", self.height * 0.7)
        return self.width or round(self.height * room + text), self.height


@dataclass(frozen=True, slots=True)
class Label:
    """Text in a box: wrapped, then smaller, never cut off. `em` is the largest size it may have."""

    text: str
    width: int
    height: int
    em: int = 28
    face: FontFace = "bold"
    colour: str = "chalk"
    align: Align = "left"

    @property
    def size(self) -> Size:
        return self.width, self.height


@dataclass(frozen=True, slots=True)
class DieItem:
    """A die of bone; `tone` is the colour of its pips."""

    value: int
    width: int = 56
    tone: str = "coal"

    @property
    def size(self) -> Size:
        return self.width, self.width


@dataclass(frozen=True, slots=True)
class Portrait:
    """A person's head in a medallion; `turn` puts a ring of brass round it."""

    who: str
    width: int
    turn: bool = False
    faint: bool = False

    @property
    def size(self) -> Size:
        return self.width, self.width


@dataclass(frozen=True, slots=True)
class Icon:
    """A sign by itself; `ground` is the colour of what lies under it."""

    name: str
    width: int
    colour: str = "chalk"
    ground: str = "wood"
    hollow: bool = False

    @property
    def size(self) -> Size:
        return self.width, self.width


@dataclass(frozen=True, slots=True)
class Stamp:
    """A word stamped askew across something."""

    text: str
    width: int
    height: int
    tone: str = "brick"

    @property
    def size(self) -> Size:
        return self.width, self.height


@dataclass(frozen=True, slots=True)
class PathItem:
    """A line through these points, in pixels from its own corner; `arrow` puts a head at its end."""

    points: tuple[tuple[int, int], ...]
    colour: str = "dust"
    thick: int = 6
    dashed: bool = False
    arrow: bool = False

    @property
    def size(self) -> Size:
        room = self.thick * (3 if self.arrow else 2)
        return max(x for x, _ in self.points) + room, max(y for _, y in self.points) + room


@dataclass(frozen=True, slots=True)
class ArtItem:
    """Any template of data/art by its name, with facts of its own: what one game alone has.

    The template gets `w`, `h`, the palette as `p`, the macro `icon`, and each fact by its name; `texts`
    are written on it: each a label and where it stands.
    """

    template: str
    width: int
    height: int
    facts: tuple[tuple[str, str | int], ...] = ()
    texts: tuple[tuple[Label, int, int], ...] = ()

    @property
    def size(self) -> Size:
        return self.width, self.height


WIDE = 1100  # of a whole picture: Discord shows it half as wide, a phone a third

Item: TypeAlias = (
    CardItem
    | CardBackItem
    | PosterItem
    | NumberItem
    | Pile
    | ZoneItem
    | Plate
    | Pips
    | Badge
    | Label
    | DieItem
    | Portrait
    | Icon
    | Stamp
    | PathItem
    | ArtItem
)


class Placed(NamedTuple):
    """An item and where its upper left corner lies."""

    item: Item
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture."""

    width: int
    height: int
    items: tuple[Placed, ...]
