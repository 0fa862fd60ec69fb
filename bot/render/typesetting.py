"""Text in a box: wrapped into lines, then made smaller until it fits, never cut off."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from bot.render.fonts import Presenter, fall, rise, set_in, width

TIGHT = 0.6  # of the wanted size: rather than get smaller still, a word may be broken
SMALLEST = 2  # pixels of an em; a name of 32 letters fits any frame we have long before that
LEAD = {"display": 1.12, "slab": 1.02, "text": 1.22, "bold": 1.18}  # from line to line, in ems


@dataclass(frozen=True, slots=True)
class Block:
    """Lines that fit: in which font and size, and how much room they take."""

    lines: tuple[str, ...]
    face: Presenter
    em: float
    width: float
    height: float

    @property
    def first(self) -> float:
        """From the top of the block to the first baseline."""
        return rise(self.face) * self.em

    @property
    def lead(self) -> float:
        """From a baseline to the next."""
        return LEAD[self.face] * self.em


@lru_cache(maxsize=4096)
def fit(text: str, room: tuple[int, int], largest: int, face: Presenter = "bold", most: int = 4) -> Block:
    """The text in at most so many lines, as large as the room lets it be."""
    face, text = set_in(face, text)
    em = float(largest)
    while True:
        block = _set(text, room[0], em, face, anywhere=most > 1 and em < largest * TIGHT)
        fits = len(block.lines) <= most and block.width <= room[0] and block.height <= room[1]
        if fits or em <= SMALLEST:
            return block
        em = max(SMALLEST, em - max(0.5, em * 0.03))


def _set(text: str, room: float, em: float, face: Presenter, *, anywhere: bool) -> Block:
    lines = _even(text, room, em, face, _LETTERS if anywhere else _PARTS)
    height = (rise(face) + fall(face) + LEAD[face] * (len(lines) - 1)) * em
    return Block(lines, face, em, max(width(line, face, em) for line in lines), height)


def _even(text: str, room: float, em: float, face: Presenter, parts: re.Pattern[str]) -> tuple[str, ...]:
    """Lines about as long as each other, and no more of them than needed."""
    lines = _wrap(text, room, em, face, parts)
    narrow = room
    while len(lines) > 1 and narrow > room * 0.5:
        narrow *= 0.94
        tighter = _wrap(text, narrow, em, face, parts)
        if len(tighter) > len(lines) or max(width(line, face, em) for line in tighter) > room:
            break
        lines = tighter
    return lines


def _wrap(text: str, room: float, em: float, face: Presenter, parts: re.Pattern[str]) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines.append("")
        for part in parts.findall(paragraph):
            if lines[-1] and width((lines[-1] + part).rstrip(), face, em) > room:
                lines.append("")
            lines[-1] += part if lines[-1] else part.lstrip(" ")
    return tuple(line.rstrip(" ") for line in lines)


_PARTS = re.compile(r" *[^ -]+-?| *-+")  # a line may end at a plain space or behind a hyphen
_LETTERS = re.compile(r" *[^ ]")
