"""The fonts of pictures, and text in a box: wrapped, then made smaller, never cut off."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from PIL import ImageFont

FontFace: TypeAlias = Literal["display", "slab", "text", "bold"]

FONTS = Path(__file__).parents[2] / "data" / "fonts"
FILES: dict[FontFace, str] = {
    "display": "Rye-Regular.ttf",
    "slab": "ZillaSlab-Bold.ttf",
    "text": "NotoSans-Regular.ttf",
    "bold": "NotoSans-Bold.ttf",
}
RULER = 256  # em in pixels at which texts are measured; widths scale with the size
HIGHEST, LOWEST = "ÉÑÂ", "gpÇ,"
STAND_INS = {0x202F: "\u00a0", 0x2009: "\u00a0", 0x2192: "»"}  # for thin spaces and →, which fonts lack


@cache
def font(face: FontFace, size: int) -> ImageFont.FreeTypeFont:
    from PIL import ImageFont  # not needed without pictures

    return ImageFont.truetype(FONTS / FILES[face], size, layout_engine=ImageFont.Layout.BASIC)


def width(text: str, face: FontFace, em: float) -> float:
    return _measured(text, face) * em / RULER


@lru_cache(maxsize=8192)
def _measured(text: str, face: FontFace) -> float:
    text = text.translate(STAND_INS)  # as it is drawn
    left, _, right, _ = font(face, RULER).getbbox(text, anchor="ls")
    return max(right, font(face, RULER).getlength(text)) - min(left, 0)


@cache
def rise(face: FontFace) -> float:
    """Return the height of an accented capital above the baseline, in ems."""
    return -font(face, RULER).getbbox(HIGHEST, anchor="ls")[1] / RULER


@cache
def cap_height(face: FontFace) -> float:
    """Return the height of a capital, in ems."""
    return -font(face, RULER).getbbox("H", anchor="ls")[1] / RULER


@cache
def fall(face: FontFace) -> float:
    """Return the depth of the lowest letter below the baseline, in ems."""
    return font(face, RULER).getbbox(LOWEST, anchor="ls")[3] / RULER


@lru_cache(maxsize=4096)
def has(face: FontFace, sign: str) -> bool:
    """Return whether a font has a character; missing ones all render as the same box."""
    shapes = {bytes(font(face, 32).getmask(character)) for character in (sign, "\uffff")}
    return sign.isspace() or len(shapes) == 2


@lru_cache(maxsize=4096)
def set_in(face: FontFace, text: str, otherwise: str = "?") -> tuple[FontFace, str]:
    """Return the font and the text that can be shown: bold if the wanted font lacks a letter.

    Characters that no font has are left out; if nothing is left, the text is `otherwise`.
    """
    text = unicodedata.normalize("NFC", text.translate(STAND_INS))
    if all(has(face, sign) for sign in text):
        return face, text
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text))
    legible = " ".join("".join(sign for sign in folded if has("bold", sign)).split())
    legible = legible if any(sign.isalnum() for sign in legible) else otherwise
    return (face if all(has(face, sign) for sign in legible) else "bold"), legible


TIGHT_WORDS = 0.75  # share of the intended size below which words that do not fit end at a hyphen
TIGHT = 0.5  # share below which they are broken anywhere instead of shrunk
SMALLEST = 2  # em in pixels; a name of 32 letters fits every frame above that
LEAD = {"display": 1.12, "slab": 1.02, "text": 1.22, "bold": 1.18}  # from line to line, in ems


@dataclass(frozen=True, slots=True)
class Block:
    lines: tuple[str, ...]
    face: FontFace
    em: float
    width: float
    height: float

    @property
    def first(self) -> float:
        return rise(self.face) * self.em  # top to first baseline

    @property
    def lead(self) -> float:
        return LEAD[self.face] * self.em  # from a baseline to the next


@lru_cache(maxsize=4096)
def fit(text: str, room: tuple[int, int], largest: int, face: FontFace = "bold", max_lines: int = 4) -> Block:
    """Set a text in at most `max_lines` lines, as large as the room allows."""
    face, text = set_in(face, text)
    em = float(largest)
    while True:
        lines = _even(text, room[0], em, face, _breaks(text, room[0], em / largest, em, face, max_lines))
        height = (rise(face) + fall(face) + LEAD[face] * (len(lines) - 1)) * em
        block = Block(lines, face, em, max(width(line, face, em) for line in lines), height)
        fits = len(block.lines) <= max_lines and block.width <= room[0] and block.height <= room[1]
        if fits or em <= SMALLEST:
            return block
        em = max(SMALLEST, em - max(0.5, em * 0.03))


def _breaks(
    text: str, room: float, share: float, em: float, face: FontFace, max_lines: int
) -> re.Pattern[str]:
    """Return after what a line may end at this share of the intended size: in a tight room also in words."""
    for parts, least in ((_WORDS, TIGHT_WORDS), (_PARTS, TIGHT)):
        longest = max((width(part.strip(), face, em) for part in parts.findall(text)), default=0)
        if max_lines == 1 or share >= least or longest <= room:
            return parts
    return _LETTERS


def _even(text: str, room: float, em: float, face: FontFace, parts: re.Pattern[str]) -> tuple[str, ...]:
    """Wrap into as few lines as possible, of about the same length."""
    lines = _wrap(text, room, em, face, parts)
    narrow = room
    while len(lines) > 1 and narrow > room * 0.5:
        narrow *= 0.94
        tighter = _wrap(text, narrow, em, face, parts)
        if len(tighter) > len(lines) or max(width(line, face, em) for line in tighter) > room:
            break
        lines = tighter
    return lines


def _wrap(text: str, room: float, em: float, face: FontFace, parts: re.Pattern[str]) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines.append("")
        for part in parts.findall(paragraph):
            if lines[-1] and width((lines[-1] + part).rstrip(), face, em) > room:
                lines.append("")
            lines[-1] += part if lines[-1] else part.lstrip(" ")
    return tuple(line.rstrip(" ") for line in lines)


_WORDS = re.compile(r" *[^ ]+")
_PARTS = re.compile(r" *[^ -]+-?| *-+")  # a line may end at a plain space or after a hyphen
_LETTERS = re.compile(r" *[^ ]")
