"""How the groups of cards in a hand are laid out, and the notes of what the cards do."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import NamedTuple

from bot.games.ragnguns.cards import NARROW, TITLED
from bot.render import typesetting
from bot.render.frames import HEAD as TITLE
from bot.render.scene import CARD, DIGIT, SCENE_WIDTH, Item, Label, PlacedItem, ZoneItem
from bot.render.typesetting import FontFace

EDGE, PAD = 12, 12
INSET = 6  # within a group
HEAD = TITLE + 16
ROOM = SCENE_WIDTH - 2 * EDGE
GROUPED = TITLED  # width of a card, where there is room
SMALLEST_TITLE = 30  # pixels of an em of a group's title, which narrows its zone
PEEK, COVERED = 52, 130  # visible part of a covered card, which is of no use yet, and of all in a pile
ROOMY, PACKED, SMALL, ROW = range(4)  # ways to lay out: short notes share a line, or each has one
NOTE, NOTED, INDENT = 54, (50, 45, 40), 70  # height of a line that says what cards do, its ems, its indent
TIGHT_NOTE = 47  # height of one with the smallest em
Entry = Sequence[Sequence[Item]]  # what stands of a card, in parts that stay together


class Group(NamedTuple):
    """Cards in the same place; the accessible one is last where they cover each other."""

    title: str
    icon: str
    cards: Sequence[str]
    is_pile: bool  # they cover each other
    hang: int  # height of the numbers below them
    card: int = GROUPED  # width of one

    @property
    def step(self) -> int:
        return min(PEEK, COVERED // max(1, len(self.cards) - 1)) if self.is_pile else self.card + INSET

    @property
    def rows(self) -> int:
        return 1 if self.is_pile else -(-len(self.cards) // (ROOM // (self.card + INSET)))

    @property
    def card_height(self) -> int:
        return round(self.card * CARD)

    @property
    def size(self) -> tuple[int, int]:
        across = -(-len(self.cards) // self.rows)
        named = 80 + round(typesetting.width(self.title, "slab", SMALLEST_TITLE))
        width = max(named, (across - 1) * self.step + self.card + 2 * INSET)
        return min(width, ROOM), HEAD + self.rows * (self.card_height + self.hang + INSET)


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
    ems, step = (NOTED[-1:], TIGHT_NOTE) if form >= SMALL else (NOTED, NOTE)
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


def narrow(groups: Sequence[Group]) -> list[Group]:
    """Return the groups with cards so narrow that one line has room for all, if they may be."""
    covered = sum(group.step * (len(group.cards) - 1) for group in groups if group.is_pile)
    cards = sum(1 if group.is_pile else len(group.cards) for group in groups)
    room = ROOM - len(groups) * (INSET + EDGE) + EDGE - covered
    width = max(NARROW, min(GROUPED, room // cards - INSET))
    narrowed = [group._replace(card=width) for group in groups]
    while width > NARROW and len(in_lines(narrowed)) > 1:  # a group's title may need more than its cards
        width -= 1
        narrowed = [group._replace(card=width) for group in groups]
    return narrowed


def total_width(groups: Sequence[Group]) -> int:
    return sum(group.size[0] + EDGE for group in groups) - EDGE


def in_lines(groups: Sequence[Group]) -> list[list[Group]]:
    lines: list[list[Group]] = []
    for group in groups:
        if lines and total_width([*lines[-1], group]) <= ROOM:
            lines[-1].append(group)
        else:
            lines.append([group])
    return lines
