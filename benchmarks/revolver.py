"""How even Revolver 2 is: each side's wins, the endings, the routes, the bridge, and which cards are played.

`python -m benchmarks.revolver [GAMES]` prints the tables of docs/revolver-design.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

from rich.console import Console
from rich.table import RevolverState

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.games.revolver.cards import CARDS, key_of
from engine.games.revolver.computer import play
from engine.games.revolver.rules import Revolver
from engine.games.revolver.state import RevolverState as State

TAKEN = ("showed", "recovered")


@dataclass(slots=True)
class Tally:
    """What came of the games."""

    counts: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)

    def count(self, g: State, events: Iterable[Event]) -> None:
        """Add a game that is over."""
        won = "guardians" if g.winners == [g.padre] else "mapache"
        self.counts.update([f"won by {won}", f"ending: {g.ending}", f"route: {g.fields[0].key}"])
        self.counts["bridge blown up"] += g.blown
        drawn: set[str] = set()
        played: set[str] = set()
        for event in events:
            facts = dict(event.about)
            drawn.update(key_of(card) for card in str(dict(event.secret).get("cards", "")).split())
            if event.what in TAKEN:
                drawn.add(key_of(str(facts["card"])))
            elif event.what == "played":
                played.add(key_of(str(facts["card"])))
        self.drawn.update(drawn)
        self.played.update(played & drawn)


def game(number: int, tally: Tally) -> None:
    """Play a game of the computer against itself."""
    seed = sha256(f"balance{number}".encode()).hexdigest()
    rng = Rng(seed[::-1])
    one = Game.new(Revolver(), 2, seed, Revolver.presets["host-guardians"], keep=False)
    events = list(one.dealt)
    while one.winners is None:
        decision = one.waiting[0]
        reply = play(one.view(decision.seat), decision, rng)
        events += one.answer(decision.seat, reply).events
    tally.count(one.state, events)


def main() -> int:
    """Play so many games and print the tables."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    tally = Tally()
    for number in range(games):
        game(number, tally)
    table = RevolverState("what", "share", title=f"{games} games")
    for what, count in sorted(tally.counts.items()):
        table.add_row(what, f"{count / games:.1%}")
    cards = RevolverState("card", "played of games in which it was drawn")
    for key in sorted(CARDS, key=lambda key: tally.played[key] / max(1, tally.drawn[key])):
        cards.add_row(key, f"{tally.played[key] / max(1, tally.drawn[key]):.0%}")
    console = Console()
    console.print(table)
    console.print(cards)
    return 0


if __name__ == "__main__":
    sys.exit(main())
