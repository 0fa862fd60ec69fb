"""Places of items on a picture: rows that overlap when they are too long, columns, middles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.render.scene import Align, Item, PlacedItem, Scene, ZoneItem

GAP = 14
NARROW = 640  # minimum width of a sheet: Discord makes the text above no wider than the picture


def row(
    items: Sequence[Item], x: int, y: int, width: int, *, gap: int = GAP, align: Align = "left", tall: int = 0
) -> Iterator[PlacedItem]:
    """Place items side by side, closer and then overlapping if they need more than `width`.

    With `tall` they are centered in that height.
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
        yield PlacedItem(item, x, y + (max(0, tall - high) // 2 if tall else 0))
        x += wide + gap


def sheet_width(across: int, each: int, gap: int) -> int:
    """Return the width for `across` cards in a row; a narrow picture is shown larger."""
    return max(NARROW, across * (each + gap) + gap)


def column(items: Sequence[Item], x: int, y: int, *, gap: int = GAP) -> Iterator[PlacedItem]:
    for item in items:
        yield PlacedItem(item, x, y)
        y += item.size[1] + gap


def middle(item: Item, x: int, y: int, width: int, height: int) -> PlacedItem:
    wide, tall = item.size
    return PlacedItem(item, x + (width - wide) // 2, y + (height - tall) // 2)


def bottom(placed: Sequence[PlacedItem]) -> int:
    return max((y + item.size[1] for item, _, y in placed), default=0)


def widened(scene: Scene, wide: int) -> Scene:
    """Center a scene in a width, if it is narrower: Discord then shows it smaller."""
    if scene.width >= wide:
        return scene
    aside = (wide - scene.width) // 2
    moved = tuple(PlacedItem(item, x + aside, y) for item, x, y in scene.items)
    return Scene(wide, scene.height, moved)


def upper_part(scene: Scene, low: int) -> Scene:
    """Return the top `low` pixels of a scene: zones are shortened, other items cut through are left out."""
    kept: list[PlacedItem] = []
    for item, x, y in scene.items:
        if isinstance(item, ZoneItem) and y < low:
            item = replace(item, height=min(item.height, low - y))
        if y + item.size[1] <= low:
            kept.append(PlacedItem(item, x, y))
    return Scene(scene.width, min(scene.height, low + GAP), tuple(kept))
