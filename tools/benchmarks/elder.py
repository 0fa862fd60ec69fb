"""A computer player that the arena runs in a clone of its commit and talks to in lines of JSON."""

from __future__ import annotations

import json
import sys
from hashlib import sha256

from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES, PLAYERS


class Follower:
    def new(self, name: str, seats: int, seed: str, preset: str) -> None:
        self.game = Game.new(GAMES[name], seats, seed, GAMES[name].presets[preset], keep=False)
        self.play = PLAYERS[name]
        self.rngs = [Rng(sha256(f"{seed} {seat}".encode()).hexdigest()) for seat in range(seats)]

    def told(self, seat: int, reply: list[str]) -> None:
        self.game.answer(seat, tuple(reply))

    def ask(self, seat: int) -> None:
        decision = next(one for one in self.game.open_decisions if one.seat == seat)
        print(json.dumps(self.play(self.game.view(seat), decision, self.rngs[seat])), flush=True)


def main() -> None:
    follower = Follower()
    for line in sys.stdin:
        word, *rest = json.loads(line)
        getattr(follower, word)(*rest)


if __name__ == "__main__":
    main()
