"""How the cards of a hand are laid out, and the notes of what they do."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from types import MappingProxyType
from typing import NamedTuple

from bot.render import typesetting
from bot.render.frames import HEAD as TITLE
from bot.render.scene import SCENE_WIDTH, Item, Label, LowCard, PlacedItem, ZoneItem
from bot.render.typesetting import FontFace

EDGE, PAD = 12, 12
INSET = 6  # within a group
HEAD = TITLE + 4
ROOM = SCENE_WIDTH - 2 * EDGE
ACROSS = 2  # cards beside each other
WIDTH = (ROOM - EDGE) // ACROSS - 2 * INSET  # of each
STEP = WIDTH + 2 * INSET + EDGE  # from one to the next
NOTE, NOTED, INDENT = 48, 40, 70  # height of a line that says what the Belt can do, its em, its indent
SAID, LINE = 34, 42  # em of what a card does, right below it, and the height of a line of that
MOST_LINES = 7  # below a card, whose words would be smaller if there were more
Entry = Sequence[Sequence[Item]]  # what stands of a card, in parts that stay together


HEIGHT = round(WIDTH * LowCard.proportion)


class Group(NamedTuple):
    """Cards in the same place; all but those in hand have a frame that names it."""

    title: str
    icon: str
    cards: Sequence[str]
    words: Mapping[str, Sequence[Label]] = MappingProxyType({})  # what each card does, below it

    @property
    def head(self) -> int:
        return HEAD if self.icon != "hand" else 0

    @property
    def tops(self) -> list[int]:
        """Return where each row of cards begins, and where the last one ends."""
        words = [sum(line.height for line in self.words.get(name, ())) for name in self.cards]
        rows = [HEIGHT + INSET + max(words[n : n + ACROSS]) for n in range(0, len(words), ACROSS)]
        return [*accumulate(rows, initial=self.head)]

    @property
    def size(self) -> tuple[int, int]:
        return min(ACROSS, len(self.cards)) * STEP - EDGE, self.tops[-1] + INSET


def caption(text: str, color: str) -> Label:
    """Return what stands below a card."""
    block = typesetting.fit(text, (WIDTH, LINE * MOST_LINES), SAID, "text", MOST_LINES)
    return Label(text, WIDTH, LINE * len(block.lines), SAID, "text", color)


def label(text: str, face: FontFace, color: str) -> Label:
    """Return a text that is as wide as it needs."""
    return Label(text, round(typesetting.width(text, face, NOTED)) + 4, NOTE + PAD, NOTED, face, color)


def notes(entries: Sequence[Entry], x: int, y: int, width: int, least: int = 0) -> Iterator[PlacedItem]:
    """Yield entries below each other, each of which begins a line."""
    left, right, low = x + PAD, x + width - PAD, y + PAD // 2
    placed = list[PlacedItem]()
    for entry in entries:
        items, low = _entry(entry, left, right, low)
        placed += items
    yield PlacedItem(ZoneItem(width, max(least, low + PAD // 2 - y)), x, y)
    yield from placed


def _entry(entry: Entry, left: int, right: int, top: int) -> tuple[list[PlacedItem], int]:
    """Return the items of an entry, and where it ends; its parts stay together."""
    placed, at, indent = list[PlacedItem](), left, left
    for n, parts in enumerate(entry):
        if n == 1:
            indent = min(at, left + INDENT)
        if at > indent and at + _across(parts) > right:
            at, top = indent, top + NOTE
        lines = 1
        for item in parts:
            if isinstance(item, Label) and at + item.width > right:  # the last of its parts
                lines = 1 + round(1.2 * item.width) // (right - at)
                item = replace(item, width=right - at, height=lines * NOTE)
            placed.append(PlacedItem(item, at, top + (lines * NOTE - item.size[1]) // 2))
            at += item.size[0] + PAD
        top += (lines - 1) * NOTE
    return placed, top + NOTE


def _across(items: Sequence[Item]) -> int:
    return sum(item.size[0] + PAD for item in items) - PAD


def in_lines(groups: Sequence[Group]) -> list[list[Group]]:
    lines: list[list[Group]] = []
    for group in groups:
        if (
            lines
            and lines[-1][0].head
            and sum(one.size[0] + EDGE for one in (*lines[-1], group)) - EDGE <= ROOM
        ):  # left beside right
            lines[-1].append(group)
        else:
            lines.append([group])
    return lines
