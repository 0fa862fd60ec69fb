"""The four fonts that pictures are set in, and how wide text is in them. Others are never used.

Rye is for names and headings, Zilla Slab for cards and numbers, Noto Sans for the rest and for whatever
letters the others lack. All are under the Open Font License, whose text lies beside each.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import ImageFont

Presenter: TypeAlias = Literal["display", "slab", "text", "bold"]

FONTS = Path(__file__).parents[2] / "data" / "fonts"
FILES: dict[Presenter, str] = {
    "display": "Rye-Regular.ttf",
    "slab": "ZillaSlab-Bold.ttf",
    "text": "NotoSans-Regular.ttf",
    "bold": "NotoSans-Bold.ttf",
}
RULER = 256  # pixels of an em to measure at: widths grow with the size
HIGHEST, LOWEST = "ÉÑÂ", "gpÇ,"
BLANKS = {0x202F: "\u00a0", 0x2009: "\u00a0"}  # thin ones, which display fonts lack


@cache
def font(face: Presenter, size: int) -> ImageFont.FreeTypeFont:
    """A font at this size in pixels."""
    return ImageFont.truetype(FONTS / FILES[face], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def width(text: str, face: Presenter, em: float) -> float:
    """Pixels from the left of the first letter to the right of the last."""
    left, _, right, _ = font(face, RULER).getbbox(text, anchor="ls")
    return (max(right, font(face, RULER).getlength(text)) - min(left, 0)) * em / RULER


@cache
def rise(face: Presenter) -> float:
    """From the baseline to the top of an accent on a capital, in ems."""
    return -font(face, RULER).getbbox(HIGHEST, anchor="ls")[1] / RULER


@cache
def fall(face: Presenter) -> float:
    """From the baseline to the bottom of the lowest letter, in ems."""
    return font(face, RULER).getbbox(LOWEST, anchor="ls")[3] / RULER


@lru_cache(maxsize=4096)
def has(face: Presenter, sign: str) -> bool:
    """Can this font show it? One that cannot shows the same box for all."""
    return sign.isspace() or _shape(face, sign) != _shape(face, "\uffff")


@lru_cache(maxsize=4096)
def set_in(face: Presenter, text: str, otherwise: str = "?") -> tuple[Presenter, str]:
    """The text as it can be shown, and in which font: in bold where the wanted one lacks a letter.

    Signs that no font here has are left out; where nothing is left, `otherwise` stands.
    """
    text = unicodedata.normalize("NFC", text.translate(BLANKS))
    if all(has(face, sign) for sign in text):
        return face, text
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text))
    kept = " ".join("".join(sign for sign in folded if has("bold", sign)).split())
    kept = kept if any(sign.isalnum() for sign in kept) else otherwise
    return (face if all(has(face, sign) for sign in kept) else "bold"), kept


def _shape(face: Presenter, sign: str) -> bytes:
    return bytes(font(face, 32).getmask(sign))
