"""Which files of pictures are written: only those that no longer show what is drawn.

So what is kept in the repository stays as it is, byte for byte, on machines that compress otherwise or round
the last bit of a colour the other way.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops
from PIL.ImageStat import Stat

BLOCK = 10  # pixels that are compared as one: a hair's breadth is no difference
UNSEEN = 2  # of 255, in any block and colour


def keep(path: Path, drawn: Image.Image) -> bool:
    """Write a picture unless the file shows it already; was it written?"""
    if shows(path, drawn):
        return False
    drawn.save(path, optimize=True)
    return True


def shows(path: Path, drawn: Image.Image) -> bool:
    """Does the file look the same to the eye?"""
    if not path.exists():
        return False
    with Image.open(path) as file:
        kept = file.convert("RGB")
    return kept.size == drawn.size and furthest(kept, drawn.convert("RGB")) <= UNSEEN


def furthest(one: Image.Image, other: Image.Image) -> int:
    """How far apart two pictures of one size are, of 255, in that block and colour where they differ most."""
    small = (max(1, one.width // BLOCK), max(1, one.height // BLOCK))
    blocks = [each.resize(small, Image.Resampling.BOX) for each in (one, other)]
    return max(high for _, high in Stat(ImageChops.difference(*blocks)).extrema)
