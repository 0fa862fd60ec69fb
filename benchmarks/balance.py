"""Whether every seat has the same chance, and how games end: thousands of them between computer opponents.

`make balance`; the variable GAMES says how many games of each.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES, MODULES, PLAYERS

NUMBER = int(os.environ.get("GAMES", "2000"))


@dataclass(slots=True)
class Tally:
    """What came of the games of one match. A shared win counts for all who share it."""

    wins: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)

    def count(self, game: Game[Any, Any]) -> None:
        """Add a finished game; not every game has turns to count, or several ways to end."""
        view = game.view(None)
        self.wins.update(game.winners or ())
        if why := getattr(view, "why", ""):
            self.ends[why] += 1
        if turn := getattr(view, "turn", 0):
            self.turns.append(turn)


def played(name: str, preset: str, seats: int, number: int) -> Game[Any, Any]:
    """One game, finished; the same number is the same game."""
    seed = sha256(f"balance {name} {preset} {number}".encode()).hexdigest()
    rules, rng = GAMES[name], Rng(seed[::-1])
    game = Game.new(rules, seats, seed, rules.presets[preset], keep=False)
    while game.winners is None:
        decision = game.waiting[0]
        game.answer(decision.seat, PLAYERS[name](game.view(decision.seat), decision, rng))
    return game


def shares(counted: Counter[Any], keys: Any) -> str:
    """Each one's part of all games."""
    return "  ".join(f"{key} {counted[key] / NUMBER:.1%}" for key in keys)


def main() -> int:
    """Play every match and print who won, how it ended and after how many turns."""
    table = Table("game", "options", "won by seat", "ended by", "turns", title=f"{NUMBER} games each")
    for name, preset, seats in [match for module in MODULES.values() for match in module.matches]:
        tally = Tally()
        for number in track(range(NUMBER), f"{name} {seats}", transient=True):
            tally.count(played(name, preset, seats, number))
        turns = f"{median(tally.turns):.0f}" if tally.turns else ""
        wins = shares(tally.wins, range(seats))
        table.add_row(name, preset, wins, shares(tally.ends, sorted(tally.ends)), turns)
    Console(width=110).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
