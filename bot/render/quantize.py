"""Pictures in 256 colours, the same for all: half the bytes in a fifth of the time, and nobody sees it.

Which colours: data/art/colours-….txt. When the art has changed, `make gallery` chooses them again.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PIL import Image

from bot.render.icons import ART


def reduced(drawn: Image.Image, palette: str) -> Image.Image:
    """The picture with every pixel in the nearest of the palette's colours."""
    return drawn.quantize(palette=_few(palette), dither=Image.Dither.NONE)


def write(palette: str, rgb: bytes) -> None:
    """Keep the colours of a palette: red, green and blue of each."""
    each = sorted({rgb[n : n + 3].hex() for n in range(0, len(rgb), 3)})
    _path(palette).write_text("".join(f"#{colour}\n" for colour in each), "utf-8")
    _few.cache_clear()


def _path(palette: str) -> Path:
    return ART / f"colours-{palette}.txt"


@cache
def _few(palette: str) -> Image.Image:
    """A picture that has these colours, as Pillow wants it."""
    rgb = bytes.fromhex(_path(palette).read_text("utf-8").replace("#", ""))
    few = Image.new("P", (1, 1))
    few.putpalette(rgb + rgb[-3:] * (256 - len(rgb) // 3))
    return few
