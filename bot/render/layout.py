"""Place items on a picture: rows that overlap when too long, columns, centered items."""

from collections.abc import Iterator, Sequence

from bot.render.scene import CARD, HANGS, SCENE_WIDTH, Align, CardShape, Item, PlacedItem, Scene

GAP = 14
EDGE = 12  # around the cards of a hand
WIDEST, NARROWEST = 440, 96  # of them
HIGHEST = 820  # pixels of all rows of a hand
NARROW = 640  # least width of a sheet, because Discord makes the text above no wider than the picture


def row(
    items: Sequence[Item],
    x: int,
    y: int,
    width: int,
    *,
    gap: int = GAP,
    align: Align = "left",
    height: int = 0,
) -> Iterator[PlacedItem]:
    """Place items side by side, closer and then overlapping if they need more than `width`.

    With `height` they are centered vertically.
    """
    sizes = [item.size for item in items]
    if not sizes:
        return
    free = width - sum(item_width for item_width, _ in sizes)
    if len(sizes) > 1:
        gap = min(gap, free // (len(sizes) - 1))
    rest = max(0, free - gap * (len(sizes) - 1))
    x += {"left": 0, "center": rest // 2, "right": rest}[align]
    for item, (item_width, item_height) in zip(items, sizes):
        yield PlacedItem(item, x, y + (max(0, height - item_height) // 2 if height else 0))
        x += item_width + gap


def hand_shape(*counts: int, per_row: int = 4, highest: int = HIGHEST) -> tuple[int, int]:
    """Return how many cards of a hand stand side by side, and their width.

    Up to `per_row` fill the width; more take the rows that leave them largest. Each of `counts`
    begins its own row; `highest` limits all rows together.
    """
    count = max((1, *counts))
    if count <= per_row:
        return count, _card_width(count, len(counts), highest)
    shapes = (
        (across, sum(-(-cards_in_hand // across) for cards_in_hand in counts)) for across in range(1, count)
    )
    width, across = max((_card_width(across, rows, highest), across) for across, rows in shapes)
    return -(-count // -(-count // across)), width


def _card_width(across: int, rows: int, highest: int) -> int:
    low = round((highest // max(1, rows) - HANGS - EDGE) / CARD)
    return max(NARROWEST, min(WIDEST, (SCENE_WIDTH - EDGE) // across - EDGE, low))


def hand_rows(cards: Sequence[Item], y: int, across: int) -> Iterator[PlacedItem]:
    """Place rows of cards from `y` on, with room for their numbers."""
    for n in range(0, len(cards), across):
        line = cards[n : n + across]
        placed = list(row(line, EDGE, y, SCENE_WIDTH - 2 * EDGE, gap=EDGE, align="center"))
        yield from placed
        y = bottom(placed) + EDGE


def column(items: Sequence[Item], x: int, y: int, *, gap: int = GAP) -> Iterator[PlacedItem]:
    for item in items:
        yield PlacedItem(item, x, y)
        y += item.size[1] + gap


def middle(item: Item, x: int, y: int, width: int, height: int) -> PlacedItem:
    return PlacedItem(item, x + (width - item.size[0]) // 2, y + (height - item.size[1]) // 2)


def bottom(placed: Sequence[PlacedItem]) -> int:
    """Return where the items end, with the numbers that hang below them."""
    return max((y + item.size[1] + _hangs(item) for item, _, y in placed), default=0)


def _hangs(item: Item) -> int:
    return max(0, item.hangs) if isinstance(item, CardShape) and getattr(item, "number", False) else 0


def widened(scene: Scene, width: int) -> Scene:
    """Center a scene in a larger width, so that Discord shows it smaller."""
    aside = max(0, width - scene.width) // 2
    moved = tuple(PlacedItem(item, x + aside, y) for item, x, y in scene.items)
    return Scene(max(width, scene.width), scene.height, moved)


def stacked(upper: Scene, lower: Scene) -> Scene:
    moved = (PlacedItem(item, x, y + upper.height) for item, x, y in lower.items)
    return Scene(upper.width, upper.height + lower.height, (*upper.items, *moved))
