"""Whether every seat has the same chance: thousands of games between computer opponents, as a table.

`make balance`; the variable GAMES says how many games of each.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from rich.console import Console
from rich.table import Table

from engine.games import GAMES
from engine.selfplay import play_many

NUMBER = int(os.environ.get("GAMES", "2000"))


@dataclass(frozen=True, slots=True)
class Match:
    """A row of the table: this game with these options, these players, the first one again when they run out."""

    game: str
    preset: str
    players: Sequence[str]
    seats: int


H = "heuristic"
MATCHES = (
    Match("outlaws-duel", "standard", (H,), 2),
    Match("outlaws-duel", "revolvers-first", (H,), 2),
    Match("outlaws-shootout", "standard", (H,), 3),
    Match("outlaws-shootout", "revolvers-first", (H,), 5),
    Match("outlaws-gangs", "standard", (H,), 2),
    Match("outlaws-gangs", "standard", (H,), 4),
)


def main() -> int:
    """Play every match and print what each seat won, shared wins counted for all who share."""
    table = Table("game", "options", "players", "won by seat", "drawn", title=f"{NUMBER} games each")
    for match in MATCHES:
        rules = GAMES[match.game]
        report = play_many(
            rules,
            match.seats,
            NUMBER,
            "balance",
            match.players,
            clock=perf_counter,
            options=rules.presets[match.preset],
        )
        shares = "  ".join(f"{wins / NUMBER:.1%}" for wins in report.wins_by_seat)
        table.add_row(match.game, match.preset, " ".join(match.players), shares, str(report.draws))
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
