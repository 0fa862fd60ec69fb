"""A computer player of another commit, in a process of its own: run in a clone of that commit by the arena.

It follows a game by lines of JSON, each a list: `new` with mode, seats, seed and preset deals the same game
there, `told` with seat and reply plays on, `ask` with a seat prints what its player replies.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256

from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES, PLAYERS


class Follower:
    """The game as it stands in that commit's own rules."""

    def new(self, name: str, seats: int, seed: str, preset: str) -> None:
        """Deal."""
        self.game = Game.new(GAMES[name], seats, seed, GAMES[name].presets[preset], keep=False)
        self.play = PLAYERS[name]
        self.rngs = [Rng(sha256(f"{seed} {seat}".encode()).hexdigest()) for seat in range(seats)]

    def told(self, seat: int, reply: list[str]) -> None:
        """Play on."""
        self.game.answer(seat, tuple(reply))

    def ask(self, seat: int) -> None:
        """Say what the player of that commit replies."""
        decision = next(each for each in self.game.waiting if each.seat == seat)
        print(json.dumps(self.play(self.game.view(seat), decision, self.rngs[seat])), flush=True)


def main() -> None:
    """Follow until the other end is closed."""
    follower = Follower()
    for line in sys.stdin:
        word, *rest = json.loads(line)
        getattr(follower, word)(*rest)


if __name__ == "__main__":
    main()
