"""The strip below a replay's board: a seat's chance from the deal to the end, and where one stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.render.scene import (
    SCENE_WIDTH,
    Item,
    Label,
    NumberItem,
    PathItem,
    PlacedItem,
    Plate,
    Scene,
    ZoneItem,
)
from engine.story.story import WHOLE, Story

EDGE, PAD = 12, 16
HEIGHT, MARKS, NAME = 180, 62, 56  # of the curve, the numbers above it and the names below
WIDTH = SCENE_WIDTH - 2 * EDGE
THICK, RIM = 10, 4  # of a curve, and of its light border where it has its seat's deep color


def strip(story: Story, ply: int, points: Sequence[int], names: Sequence[str], tones: Sequence[str]) -> Scene:
    """Draw the curve with the numbers of the turning points at these plies, and a line at `ply`.

    `tones` are the seats' colors on the board. Of two only the winner's curve is drawn, as the other is its
    mirror image.
    """
    seats = range(story.seats) if story.tells_all else (story.lead,)
    top, width = EDGE + MARKS, WIDTH - 2 * PAD

    def across(at: int) -> int:
        return story.progress(at) * width // WHOLE

    items = [PlacedItem(ZoneItem(WIDTH, HEIGHT + 2 * PAD), EDGE, top)]
    even = HEIGHT - HEIGHT // story.seats  # what each would have without skill
    items.append(_line([(0, even), (width, even)], top, "rim", 3, dashed=True))
    lines = {
        seat: [(across(at), HEIGHT - HEIGHT * chances[seat] // WHOLE) for at, chances in story.curve]
        for seat in seats
    }
    items += [_line(line, top, "chalk", THICK + 2 * RIM * story.tells_all) for line in lines.values()]
    if story.tells_all:
        items += [_line(line, top, tones[seat], THICK) for seat, line in lines.items()]
    items += _marks([across(at) for at in points], across(ply))
    low, room = top + HEIGHT + 2 * PAD + 4, WIDTH // len(seats)
    for n, seat in enumerate(seats):
        name: Item = Label(names[seat], room, NAME, NAME - 8, "slab", "chalk", "center")
        if story.tells_all:
            name = Plate(room - PAD, names[seat], height=NAME, tone=tones[seat])
        items.append(PlacedItem(name, EDGE + n * room, low))
    return Scene(SCENE_WIDTH, low + NAME + EDGE, tuple(items))


def _line(
    points: Sequence[tuple[int, int]], top: int, color: str, thick: int, *, dashed: bool = False
) -> PlacedItem:
    """Draw a line from its own corner: a bitmap from the strip's corner would be wide, and slow to draw."""
    left, high = (min(values) for values in zip(*points))
    path = PathItem(tuple(dict.fromkeys((x - left, y - high) for x, y in points)), color, thick, dashed)
    # A path has a margin of its thickness.
    return PlacedItem(path, EDGE + PAD + left - thick, top + PAD + high - thick)


def _marks(points: Sequence[int], here: int) -> Iterator[PlacedItem]:
    """Draw the numbers of turning points and the place where one stands."""
    for number, x in enumerate(points, 1):
        disc = NumberItem(number, MARKS - 4)
        left = min(max(x + EDGE + PAD - disc.size[0] // 2, EDGE), SCENE_WIDTH - EDGE - disc.size[0])
        yield PlacedItem(disc, left, EDGE)
        yield _line([(x, 0), (x, HEIGHT)], EDGE + MARKS, "brass", 3, dashed=True)
    yield _line([(here, 0), (here, HEIGHT)], EDGE + MARKS, "brass", 8)
