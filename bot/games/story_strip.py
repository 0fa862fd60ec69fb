"""The strip below a replay's board: a seat's chance from the deal to the end, and where one stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.render.scene import (
    SCENE_WIDTH,
    Item,
    Label,
    PathItem,
    PlacedItem,
    Plate,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.story.story import WHOLE, Story

EDGE, PAD = 12, 16
HEIGHT, MARKS, NAME = 180, 62, 56  # of the curve, the numbers above it and the names below
SCALE, DISC = 76, 58  # width of the percent beside the curve, size of the signs above it
WIDTH = SCENE_WIDTH - 2 * EDGE - SCALE
THICK, RIM = 10, 4  # of a curve, and of its light border where it has its seat's deep color
LEFT = EDGE + SCALE
FEW = 4  # seats; an even share of more stands where 0 would


def strip(
    story: Story, ply: int, signs: Sequence[tuple[int, Item]], names: Mapping[Seat, str], tones: Sequence[str]
) -> Scene:
    """Draw the curves of these names with signs at these plies, and a line at `ply`.

    `tones` are the seats' colors on the board. Of two only one is drawn, as the other is its mirror image;
    it needs no name.
    """
    seats, top, width = [*names], EDGE + MARKS, WIDTH - 2 * PAD

    def across(at: int) -> int:
        return story.progress(at) * width // WHOLE

    items = [PlacedItem(ZoneItem(WIDTH, HEIGHT + 2 * PAD), LEFT, top)]
    even = HEIGHT - HEIGHT // story.seats  # what each would have without skill
    for percent in (0, 100 // story.seats, 100)[story.seats > FEW :]:
        y = top + (HEIGHT + 2 * PAD - SCALE // 2) * (100 - percent) // 100
        items.append(
            PlacedItem(Label(str(percent), SCALE - 8, SCALE // 2, 36, "slab", "chalk", "right"), EDGE, y)
        )
    items.append(_line([(0, even), (width, even)], top, "rim", 3, dashed=True))
    lines = {
        seat: [(across(at), _low(chances[seat], 2 * n - len(seats) + 1)) for at, chances in story.curve]
        for n, seat in enumerate(seats)
    }
    items += [_line(line, top, "chalk", THICK + 2 * RIM * story.tells_all) for line in lines.values()]
    if story.tells_all:
        items += [_line(line, top, tones[seat], THICK) for seat, line in lines.items()]
    lefts = side_by_side([across(at) for at, _ in signs], DISC, WIDTH - PAD)
    for (at, sign), left in zip(signs, lefts):
        items.append(PlacedItem(sign, LEFT + PAD + left, EDGE))
        way = [(left + DISC // 2, EDGE + DISC - top - PAD), (across(at), 0), (across(at), HEIGHT)]
        items.append(_line(way, top, "brass", 3, dashed=True))
    items.append(_line([(across(ply), 0), (across(ply), HEIGHT)], top, "brass", 8))
    low, room = top + HEIGHT + 2 * PAD + 4, WIDTH // len(seats)
    if story.tells_all:
        plates = (Plate(room - PAD, names[seat], height=NAME, tone=tones[seat]) for seat in seats)
        items += [PlacedItem(plate, LEFT + n * room, low) for n, plate in enumerate(plates)]
    return Scene(SCENE_WIDTH, low + NAME * story.tells_all + EDGE, tuple(items))


def _low(chance: int, apart: int) -> int:
    """Return how low a chance is drawn: equal ones lie beside each other, but for none or all."""
    return HEIGHT - HEIGHT * chance // WHOLE + RIM * apart * (0 < chance < WHOLE)


def _line(
    points: Sequence[tuple[int, int]], top: int, color: str, thick: int, *, dashed: bool = False
) -> PlacedItem:
    """Draw a line from its own corner: a bitmap from the strip's corner would be wide, and slow to draw."""
    left, high = (min(values) for values in zip(*points))
    path = PathItem(tuple(dict.fromkeys((x - left, y - high) for x, y in points)), color, thick, dashed)
    # A path has a margin of its thickness.
    return PlacedItem(path, LEFT + PAD + left - thick, top + PAD + high - thick)


def side_by_side(across: Sequence[int], size: int, room: int) -> list[int]:
    """Return where signs of this size over these places begin, side by side where the places are close."""
    lefts, left = list[int](), 0
    for x in across:
        lefts.append(max(left, x - size // 2))
        left = lefts[-1] + size + 4
    right = room - size
    for n in reversed(range(len(lefts))):
        lefts[n] = min(lefts[n], right)
        right = lefts[n] - size - 4
    return lefts
