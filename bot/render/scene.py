"""A picture before it is drawn: items as frozen values, which are also cache keys."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, Self, TypeAlias

from bot.render.typesetting import FontFace, width

Size: TypeAlias = tuple[int, int]
Mood: TypeAlias = Literal["", "dead", "winning"]  # expressions of a portrait; "" is the usual one

CARD = 1.2  # height of a card to its width
PHONE = 270  # width in points of a picture on a phone
DIGIT = 57  # pixels of an em of slab: on a phone its digits are 9 points high
HANGS = 52  # pixels that the number of an option hangs below its card
ASIDE = 112  # pixels of a wide card for its value and its option's number


class Item:
    """Something on a picture, `width` by `height` pixels."""

    __slots__ = ()
    if TYPE_CHECKING:

        @property
        def width(self) -> int: ...
        @property
        def height(self) -> int: ...

    @property
    def size(self) -> Size:
        return self.width, self.height


class CardShape(Item):
    __slots__ = ()
    proportion: ClassVar[float] = CARD
    hangs: ClassVar[int] = HANGS  # pixels that its option's number hangs below it

    @property
    def height(self) -> int:
        return round(self.width * self.proportion)


class Square(Item):
    __slots__ = ()

    @property
    def height(self) -> int:
        return self.width


@dataclass(frozen=True, slots=True)
class IconValue:
    icon: str
    value: str
    tone: str = ""


@dataclass(frozen=True, slots=True)
class NumberItem(Item):
    """The number of an option on brass, hanging below its card."""

    value: int
    height: int = HANGS + 14

    @property
    def width(self) -> int:
        return self.height + 34 * (len(str(self.value)) - 1)


@dataclass(frozen=True, slots=True)
class CardItem(CardShape):
    width: int
    title: str
    tone: str = "leather"
    icon: str = ""
    portrait: str = ""  # instead of the icon
    corner: str = ""  # a playing card's ("7S"), the name of an icon, or the number that decides
    sign: str = ""  # an icon below that number
    banner: str = ""  # the kind of card in a word
    pips: tuple[IconValue, ...] = ()
    number: int = 0  # in the list below the picture
    mark: bool = False  # a frame of brass: it is targeted, exposed, chosen
    faint: bool = False  # spent, or out of the game
    mood: Mood = ""  # the dead lie askew
    opposite: str = ""  # a playing card's corner or an icon, at the right
    title_em: int = 0  # at most, in units of a card 210 wide, where names beside each other are of one size


class WideCard(CardItem):
    """A card lying on its side: many fit a hand, and their names can still be read."""

    __slots__ = ()
    proportion: ClassVar[float] = 0.43
    hangs: ClassVar[int] = -8
    aside: ClassVar[int] = ASIDE

    @classmethod
    def of(cls, card: CardItem) -> Self:
        return cls(*(getattr(card, field.name) for field in fields(card)))


class CardInPlay(WideCard):
    """A wide card with only its value, its picture below that, and its name."""

    __slots__ = ()
    aside: ClassVar[int] = 66


class LowCard(WideCard):
    """A wide card with its name above all its values, so low that ten leave room for a board."""

    __slots__ = ()
    proportion: ClassVar[float] = 0.255
    aside: ClassVar[int] = 84


@dataclass(frozen=True, slots=True)
class CardBackItem(CardShape):
    width: int
    tone: str = "brick"
    icon: str = "star"
    note: str = ""  # public, such as the stake on it
    number: int = 0


@dataclass(frozen=True, slots=True)
class PosterItem(CardShape):
    """WANTED: a portrait, a name, strengths and a reward."""

    width: int
    head: str  # the word above the portrait
    name: str
    portrait: str
    reward: str = ""
    corner: str = ""  # of a playing card
    skill: str = ""
    pips: tuple[IconValue, ...] = ()
    number: int = 0
    mark: bool = False  # has won
    faint: bool = False  # fallen: dim and askew


@dataclass(frozen=True, slots=True)
class Pile(Item):
    width: int
    count: int
    tone: str = "brick"
    icon: str = "star"
    top: CardItem | None = None  # face up; otherwise a back

    @property
    def size(self) -> Size:
        return self.width + 8, round(self.width * CARD) + 8


def disc(item: CardItem | CardBackItem | PosterItem) -> tuple[NumberItem, int, int]:
    """Return a card's number and its place, below the card or at the left of a wide one."""
    number = NumberItem(item.number)
    room = item.aside if isinstance(item, WideCard) else item.width
    return number, (room - number.width) // 2, item.height + item.hangs - number.height


Align: TypeAlias = Literal["left", "center", "right"]


@dataclass(frozen=True, slots=True)
class ZoneItem(Item):
    """A part of the table with its name on the rim."""

    width: int
    height: int
    title: str = ""
    icon: str = ""
    tone: str = ""  # tone of its rim
    turn: bool = False  # a brass frame: this seat must act


@dataclass(frozen=True, slots=True)
class Plate(Item):
    width: int
    name: str
    turn: bool = False  # brass and pointed: this seat must act
    sign: str = ""  # an icon
    height: int = 56
    tone: str = "coal"
    face: str = ""  # a computer player's face, which replaces a sign that is not urgent


@dataclass(frozen=True, slots=True)
class IconRow(Item):
    """A row of one icon: the first `full` are solid, the others hollow."""

    icon: str
    full: int
    of: int
    icon_size: int = 32
    color: str = "chalk"
    ground: str = ""  # color of a plate below them, over a picture

    @property
    def size(self) -> Size:
        return max(self.full, self.of) * (self.icon_size + 4) - 4, self.icon_size


BADGE_EM = 0.87  # size of a badge's text relative to its height


@dataclass(frozen=True, slots=True)
class Badge(Item):
    """An icon and a short text next to it."""

    icon: str
    value: str
    height: int = 66
    tone: str = ""  # tone of its ground; empty: the bare table
    width: int = 0  # 0: as wide as it needs

    @property
    def size(self) -> Size:
        room = 1.36 if self.tone else 1.0  # for the icon, and with a ground for its ends
        text = width(self.value, "slab", self.height * BADGE_EM) + 2
        return self.width or round(self.height * room + text), self.height


@dataclass(frozen=True, slots=True)
class Label(Item):
    """Text in a box: wrapped, then smaller, never cut off."""

    text: str
    width: int
    height: int
    em: int = 28  # maximum size
    face: FontFace = "bold"
    color: str = "chalk"
    align: Align = "left"


@dataclass(frozen=True, slots=True)
class DieItem(Square):
    value: int  # 0: not rolled, without pips
    width: int = 56
    tone: str = "coal"  # color of its pips


@dataclass(frozen=True, slots=True)
class Portrait(Square):
    """A person's head in a medallion."""

    who: str
    width: int
    turn: bool = False  # a brass ring: this seat must act
    faint: bool = False
    mood: Mood = ""


@dataclass(frozen=True, slots=True)
class Icon(Square):
    name: str
    width: int
    color: str = "chalk"
    ground: str = "wood"  # the background color
    hollow: bool = False


@dataclass(frozen=True, slots=True)
class Stamp(Item):
    """A word stamped askew across something."""

    text: str
    width: int
    height: int
    tone: str = "brick"


@dataclass(frozen=True, slots=True)
class PathItem(Item):
    """A line through points."""

    points: tuple[tuple[int, int], ...]  # points in pixels from its own corner
    color: str = "dust"
    thick: int = 6
    dashed: bool = False
    arrow: bool = False  # an arrowhead at its end

    @property
    def size(self) -> Size:
        room = self.thick * (3 if self.arrow else 2)
        return max(x for x, _ in self.points) + room, max(y for _, y in self.points) + room


@dataclass(frozen=True, slots=True)
class ArtItem(Item):
    """A template of data/art, or of one game, by its name.

    The template gets `w`, `h`, the palette as `p`, the macro `icon`, and each fact by its name.
    """

    template: str
    width: int
    height: int
    facts: tuple[tuple[str, str | int], ...] = ()
    texts: tuple[tuple[Label, int, int], ...] = ()  # with left and top


SCENE_WIDTH = 1100  # width of a whole picture: four times as wide as a phone shows it


class PlacedItem(NamedTuple):
    item: Item
    x: int
    y: int


class Beat(NamedTuple):
    """What a picture shows before it comes to rest, in its size, and for how long."""

    items: tuple[PlacedItem, ...]
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Scene:
    width: int
    height: int
    items: tuple[PlacedItem, ...]
    beats: tuple[Beat, ...] = ()  # a picture with some moves once
