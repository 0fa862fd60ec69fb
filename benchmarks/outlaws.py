"""How much thinking is worth in WANTED: the computer opponent against players who follow a simple habit.

`python -m benchmarks.outlaws [GAMES]` prints the table of docs/wanted-design.md. Here is one thinker at each
table, its seat going round, and all others have the same habit; the deals are the same for every habit.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import sqrt
from time import perf_counter

from rich.console import Console
from rich.table import Table

from engine.core.game import Game
from engine.core.prompts import Decision, Reply
from engine.core.rng import Rng
from engine.games import GAMES, PLAYERS
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.view import View

Habit = Callable[[View, Decision, Rng], Reply]


def at_random(view: View, decision: Decision, rng: Rng) -> Reply:
    """Any option."""
    options = list(decision.options)
    rng.shuffle(options)
    return tuple(options[: decision.least])


def best_first(view: View, decision: Decision, rng: Rng) -> Reply:
    """The card of the highest skill, and of those the dearest; otherwise what the silent do."""
    if decision.kind != "pick":
        return decision.default
    ranked = sorted(decision.options, key=lambda c: (OUTLAWS[c].skill, OUTLAWS[c].reward), reverse=True)
    return tuple(ranked[: decision.least])


def dear_on_high_dice(view: View, decision: Decision, rng: Rng) -> Reply:
    """With the dice on the table, the higher the own die the dearer the card."""
    if decision.kind != "pick" or decision.least > 1:
        return decision.default
    ranked = sorted(decision.options, key=lambda c: OUTLAWS[c].reward)
    [die] = view.seats[decision.seat].dice
    return (ranked[(die - 1) * len(ranked) // 6],)


MATCHES: tuple[tuple[str, str, int, Habit], ...] = (
    ("outlaws-duel", "standard", 2, at_random),
    ("outlaws-duel", "standard", 2, best_first),
    ("outlaws-duel", "revolvers-first", 2, at_random),
    ("outlaws-duel", "revolvers-first", 2, best_first),
    ("outlaws-duel", "revolvers-first", 2, dear_on_high_dice),
    ("outlaws-shootout", "standard", 3, at_random),
    ("outlaws-shootout", "standard", 3, best_first),
    ("outlaws-shootout", "revolvers-first", 3, at_random),
    ("outlaws-shootout", "revolvers-first", 5, at_random),
    ("outlaws-shootout", "revolvers-first", 10, at_random),
    ("outlaws-gangs", "standard", 2, at_random),
    ("outlaws-gangs", "standard", 3, at_random),
    ("outlaws-gangs", "standard", 5, at_random),
    ("outlaws-gangs", "standard", 10, at_random),
    ("outlaws-gangs", "standard", 3, best_first),
)


def won(name: str, preset: str, seats: int, habit: Habit, number: int) -> tuple[float, float, int]:
    """The thinker's part of one game, the seconds it thought, and over how many questions."""
    rules, thinker, rng = GAMES[name], number % seats, Rng(f"{number:064x}")
    game = Game.new(rules, seats, f"{number // seats + 2**64:064x}", rules.presets[preset], keep=False)
    spent, asked = 0.0, 0
    while game.winners is None:
        decision = game.waiting[0]
        view, start = game.view(decision.seat), perf_counter()
        player = PLAYERS[name] if decision.seat == thinker else habit
        reply = player(view, decision, rng)
        if decision.seat == thinker:
            spent, asked = spent + perf_counter() - start, asked + 1
        game.answer(decision.seat, reply)
    winners = game.winners or range(seats)
    return (thinker in winners) / len(winners), spent, asked


def main(games: int) -> int:
    """Play every match and print the thinker's share, twice its standard error, and the time it took."""
    table = Table("game", "options", "seats", "habit of the others", "won", "by luck", "ms a question")
    for name, preset, seats, habit in MATCHES:
        shares, spent, asked = zip(*(won(name, preset, seats, habit, number) for number in range(games)))
        share = sum(shares) / games
        error = 2 * sqrt(share * (1 - share) / games)
        table.add_row(
            name.removeprefix("outlaws-"),
            preset,
            str(seats),
            habit.__name__.replace("_", " "),
            f"{share:.1%} ±{error:.1%}",
            f"{1 / seats:.1%}",
            f"{1000 * sum(spent) / sum(asked):.1f}",
        )
    Console(width=110).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000))
