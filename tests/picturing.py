"""Helpers for tests of pictures: games at each decision, and items outside a picture."""

from collections.abc import Iterator
from itertools import islice

from bot.render.scene import Scene
from engine.core.game import AnyGame
from engine.core.rules import RuleOptions
from tools.gallery import scenes


def stages(
    name: str,
    seats: int,
    seed: str = scenes.SEED,
    options: RuleOptions | None = None,
    *,
    limit: int = 400,
    keep: bool = False,
) -> Iterator[AnyGame]:
    return islice(scenes.stages(name, seats, seed, options, keep=keep), limit)


def outside(scene: Scene) -> list[str]:
    return [
        f"{type(item).__name__} at {x}, {y}"
        for item, x, y in scene.items
        if min(x, y) < 0 or x + item.size[0] > scene.width or y + item.size[1] > scene.height
    ]
