"""What the tests of pictures share: games at each of their questions, and what lies outside of a picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.pictures.scene import Scene
from engine.game import Game
from engine.games import GAMES, PLAYERS
from engine.luck import Luck


def stages(name: str, seats: int, seed: str = "5e" * 32, most: int = 400) -> Iterator[Game[Any, Any]]:
    """A game between computers at each of its questions, and at its end."""
    game = Game.new(GAMES[name], seats, seed)
    for n in range(most):
        yield game
        if game.winners is not None:
            return
        decision = game.waiting[0]
        game.answer(decision.seat, PLAYERS[name](game.view(decision.seat), decision, Luck("aa" * 32, n)))


def outside(scene: Scene) -> list[str]:
    """The items of a picture that do not lie on it whole."""
    return [
        f"{type(item).__name__} at {x}, {y}"
        for item, x, y in scene.items
        if min(x, y) < 0 or x + item.size[0] > scene.width or y + item.size[1] > scene.height
    ]
