"""Write only pictures that look different from their files, so that the repository does not change."""

from pathlib import Path

from PIL import Image, ImageChops
from PIL.ImageStat import Stat

BLOCK = 10  # pixels, averaged before they are compared
MAX_DIFFERENCE = 2  # of 255, in any block and color


def keep(path: Path, drawn: Image.Image) -> bool:
    """Write a picture unless the file already shows it; return whether it was written."""
    if shows(path, drawn):
        return False
    drawn.save(path, optimize=True)
    return True


def shows(path: Path, drawn: Image.Image) -> bool:
    """Return whether the file looks the same to the eye."""
    if not path.exists():
        return False
    with Image.open(path) as file:
        old = file.convert("RGB")
    return old.size == drawn.size and furthest(old, drawn.convert("RGB")) <= MAX_DIFFERENCE


def furthest(one: Image.Image, other: Image.Image) -> int:
    """Return the largest difference between two pictures of one size, per block and color, of 255."""
    small = (max(1, one.width // BLOCK), max(1, one.height // BLOCK))
    blocks = [picture.resize(small, Image.Resampling.BOX) for picture in (one, other)]
    return max(high for _, high in Stat(ImageChops.difference(*blocks)).extrema)
