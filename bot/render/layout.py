"""Where items lie on a picture: rows that overlap when they are too long, columns and grids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.render.scene import Align, Item, Placed, Scene, ZoneItem

GAP = 14
NARROW = 640  # a sheet is at least so wide: Discord makes the words above it no wider than it


def row(
    items: Sequence[Item], x: int, y: int, width: int, *, gap: int = GAP, align: Align = "left", tall: int = 0
) -> Iterator[Placed]:
    """Side by side; closer and then over each other where they need more than this width.

    With `tall` they stand in the middle of that height.
    """
    sizes = [item.size for item in items]
    if not sizes:
        return
    free = width - sum(wide for wide, _ in sizes)
    if len(sizes) > 1:
        gap = min(gap, free // (len(sizes) - 1))
    rest = max(0, free - gap * (len(sizes) - 1))
    x += {"left": 0, "centre": rest // 2, "right": rest}[align]
    for item, (wide, high) in zip(items, sizes):
        yield Placed(item, x, y + (max(0, tall - high) // 2 if tall else 0))
        x += wide + gap


def sheet(across: int, each: int, gap: int) -> int:
    """How wide a sheet for so many cards in a row is: a few lie on a narrow one, which is seen larger."""
    return max(NARROW, across * (each + gap) + gap)


def column(items: Sequence[Item], x: int, y: int, *, gap: int = GAP) -> Iterator[Placed]:
    """One under the other."""
    for item in items:
        yield Placed(item, x, y)
        y += item.size[1] + gap


def middle(item: Item, x: int, y: int, width: int, height: int) -> Placed:
    """In the middle of a box."""
    wide, tall = item.size
    return Placed(item, x + (width - wide) // 2, y + (height - tall) // 2)


def bottom(placed: Sequence[Placed]) -> int:
    """The lowest pixel that any of these reaches."""
    return max((y + item.size[1] for item, _, y in placed), default=0)


def widened(scene: Scene, wide: int) -> Scene:
    """The scene in the middle of one so wide, if it is not: Discord shows it smaller."""
    if scene.width >= wide:
        return scene
    aside = (wide - scene.width) // 2
    moved = tuple(Placed(item, x + aside, y) for item, x, y in scene.items)
    return Scene(wide, scene.height, moved)


def upper_part(scene: Scene, low: int) -> Scene:
    """So many pixels of a scene from its top; a zone ends there, what it would cut through is left out."""
    kept: list[Placed] = []
    for item, x, y in scene.items:
        if isinstance(item, ZoneItem) and y < low:
            item = replace(item, height=min(item.height, low - y))
        if y + item.size[1] <= low:
            kept.append(Placed(item, x, y))
    return Scene(scene.width, min(scene.height, low + GAP), tuple(kept))
