"""How the cards of a hand are laid out, and the notes of what they do."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import NamedTuple

from bot.render import typesetting
from bot.render.frames import HEAD as TITLE
from bot.render.scene import DIGIT, SCENE_WIDTH, Item, Label, LowCard, PlacedItem, ZoneItem
from bot.render.typesetting import FontFace

EDGE, PAD = 12, 12
INSET = 6  # within a group
HEAD = TITLE + 4
ROOM = SCENE_WIDTH - 2 * EDGE
ACROSS = 2  # cards beside each other
WIDTH = (ROOM - EDGE) // ACROSS - 2 * INSET  # of each
STEP = WIDTH + 2 * INSET + EDGE  # from one to the next
ROOMY, PACKED, SMALL = range(3)  # ways to lay out: each note has a line, or short ones share one
NOTE, NOTED, INDENT = 54, (50, 45, 40), 70  # height of a line that says what cards do, its ems, its indent
TIGHT_NOTE = 47  # height of one with the smallest em
Entry = Sequence[Sequence[Item]]  # what stands of a card, in parts that stay together


HEIGHT = round(WIDTH * LowCard.proportion)


class Group(NamedTuple):
    """Cards in the same place; all but those in hand have a frame that names it."""

    title: str
    icon: str
    cards: Sequence[str]

    @property
    def head(self) -> int:
        return HEAD if self.icon != "hand" else 0

    @property
    def size(self) -> tuple[int, int]:
        across, rows = min(ACROSS, len(self.cards)), -(-len(self.cards) // ACROSS)
        return across * STEP - EDGE, self.head + rows * (HEIGHT + INSET) + INSET


def label(text: str, face: FontFace, color: str) -> Label:
    """Return a text that is as wide as it needs."""
    em = DIGIT if face == "slab" else NOTED[0]
    across = round(typesetting.width(text, face, em)) + 4
    return Label(text, across, NOTE + PAD, em, face, color)


def notes(
    entries: Sequence[Entry], x: int, y: int, width: int, least: int = 0, *,
    form: int = ROOMY,
) -> Iterator[PlacedItem]:  # fmt: skip
    """Yield entries below each other, as large as they can be in so few lines."""
    left, right = x + PAD, x + width - PAD
    ems, step = (NOTED[-1:], TIGHT_NOTE) if form == SMALL else (NOTED, NOTE)
    laid = (
        _laid(entries, left, right, y + PAD // 2, em, step, is_packed=form in (PACKED, SMALL)) for em in ems
    )
    placed, low = min(laid, key=itemgetter(1))
    yield PlacedItem(ZoneItem(width, max(least, low + PAD // 2 - y)), x, y)
    yield from placed


def _laid(
    entries: Sequence[Entry], left: int, right: int, top: int, em: int, step: int, *, is_packed: bool
) -> tuple[list[PlacedItem], int]:
    """Return the items of entries, and where the last one ends.

    An entry begins a line, or if `is_packed` stands in the one before it if that has room for all of it.
    """
    placed, line, end = list[PlacedItem](), top, right  # the last line, and how far it is full
    for entry in entries:
        width = sum(_across([_resized(item, em) for item in parts]) + PAD for parts in entry)
        if is_packed and end + 3 * PAD + width <= right:
            items, _ = _entry(entry, end + 3 * PAD, right + PAD, line, em, step)
            end += 3 * PAD + width
        else:
            items, low = _entry(entry, left, right, top, em, step)
            line, end, top = top, left + width if low == top + step else right, low
        placed += items
    return placed, top


def _entry(entry: Entry, left: int, right: int, top: int, em: int, step: int) -> tuple[list[PlacedItem], int]:
    """Return the items of an entry, and where it ends; its parts stay together."""
    placed, at, indent = list[PlacedItem](), left, left
    for n, parts in enumerate(entry):
        sized = [_resized(item, em) for item in parts]
        if n == 1:
            indent = min(at, left + INDENT)
        if at > indent and at + _across(sized) > right:
            at, top = indent, top + step
        lines = 1
        for item in sized:
            if isinstance(item, Label) and at + item.width > right:  # the last of its parts
                lines = 1 + round(1.2 * item.width) // (right - at)
                item = replace(item, width=right - at, height=lines * step)
            placed.append(PlacedItem(item, at, top + (lines * step - item.size[1]) // 2))
            at += item.size[0] + PAD
        top += (lines - 1) * step
    return placed, top + step


def _resized(item: Item, em: int) -> Item:
    if isinstance(item, Label) and item.face != "slab":
        return replace(item, em=em, width=round(item.width * em / NOTED[0]))
    return item


def _across(items: Sequence[Item]) -> int:
    return sum(item.size[0] + PAD for item in items) - PAD


def total_width(groups: Sequence[Group]) -> int:
    return sum(group.size[0] + EDGE for group in groups) - EDGE


def in_lines(groups: Sequence[Group]) -> list[list[Group]]:
    lines: list[list[Group]] = []
    for group in groups:
        if lines and lines[-1][0].head and total_width([*lines[-1], group]) <= ROOM:  # left beside right
            lines[-1].append(group)
        else:
            lines.append([group])
    return lines
