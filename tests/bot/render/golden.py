"""Golden pictures: approved scenes, saved at half size and compared with a tolerance.

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
TOLERANCE = 10  # of 255, in any block and color of the half-size picture


def compare(scene: Scene | tuple[Scene, ...], name: str, palette: str = "on") -> None:
    """Fail if scenes, stacked, no longer look like the saved picture."""
    drawn = below_each_other(scene if isinstance(scene, tuple) else (scene,), palette)
    path = KEPT / f"{name}.png"
    if os.environ.get("GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        drawn.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).save(
            path, optimize=True
        )
    with Image.open(path) as file:
        golden = file.convert("RGB")
    assert golden.size == drawn.size, f"{name} is {drawn.size} and was {golden.size}"
    off = furthest(golden, drawn)
    assert off <= TOLERANCE, f"{name} differs by {off} of 255 somewhere"


def below_each_other(scenes: tuple[Scene, ...], palette: str) -> Image.Image:
    halves = [
        image(scene, PALETTES[palette])
        .resize((scene.width // 2, scene.height // 2), Image.Resampling.BOX)
        .convert("RGB")
        for scene in scenes
    ]
    whole = Image.new("RGB", (max(half.width for half in halves), sum(half.height for half in halves)))
    top = 0
    for half in halves:
        whole.paste(half, (0, top))
        top += half.height
    return whole
