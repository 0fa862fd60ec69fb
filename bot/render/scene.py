"""A picture as it is said before it is drawn: frozen values, by which it is known to caches too.

A `Scene` is a sheet with items placed on it, the later ones above the earlier ones. Every item knows how
large it is, in pixels. All text is ready to be read: in the right language, and plain, not Markdown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.render.nodes import (
    Art,
    Back,
    Badge,
    Card,
    Die,
    Icon,
    Label,
    Number,
    Path,
    Pile,
    Pips,
    Plate,
    Portrait,
    Poster,
    Stamp,
    Zone,
)

WIDE = 1100  # of a whole picture: Discord shows it half as wide, a phone a third

Item: TypeAlias = (
    Card
    | Back
    | Poster
    | Number
    | Pile
    | Zone
    | Plate
    | Pips
    | Badge
    | Label
    | Die
    | Portrait
    | Icon
    | Stamp
    | Path
    | Art
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
