"""Golden pictures: what was looked at and found good, kept half as large, and compared with some tolerance.

`GOLDEN=write make test` rewrites them; look at each of them before you keep it.
"""

import os
from pathlib import Path

from PIL import Image

from bot.render.rasterizer import image
from bot.render.scene import Scene
from bot.render.theme import PALETTES
from tools.gallery.files import furthest

KEPT = Path(__file__).parent / "golden"
TOLERANCE = 10  # of 255, in any block and colour of the half-size picture


def compare(scene: Scene, name: str, palette: str = "on") -> None:
    """Fail where this scene no longer looks like the picture kept under that name."""
    drawn = image(scene, PALETTES[palette]).resize(
        (scene.width // 2, scene.height // 2), Image.Resampling.BOX
    )
    path = KEPT / f"{name}.png"
    if os.environ.get("GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        drawn.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).save(
            path, optimize=True
        )
    with Image.open(path) as file:
        kept = file.convert("RGB")
    assert kept.size == drawn.size, f"{name} is {drawn.size} and was {kept.size}"
    off = furthest(kept, drawn.convert("RGB"))
    assert off <= TOLERANCE, f"{name} differs by {off} of 255 somewhere"
