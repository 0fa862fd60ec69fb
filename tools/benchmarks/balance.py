"""Measure balance and compare it with the goals: `make balance GAME=bang`.

A family's own figures are `figures` of <family>.py; otherwise seats, endings and turns are counted.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from statistics import median

from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table

from engine.core.decisions import Decision, Reply
from engine.core.game import AnyGame
from engine.core.game_module import BalanceMatch
from engine.core.rng import Rng, seed_from
from engine.core.rules import Event
from engine.games import GAMES, MODULES
from engine.search.levels import DEPUTY, LEVELS, LevelPlayer
from tools.benchmarks.arena import NORMAL
from tools.benchmarks.whole_games import Deal, Map, Replies, begun, processors, replies

SEED = "balance"
GAMES_EACH = 1000
SECONDS = 900.0
ERRORS = Console(stderr=True)

Wanted = tuple[float | None, float | None]
ANY: Wanted = (None, None)
Ask = Callable[[AnyGame, Decision, Rng], Reply]
Watch = Callable[[AnyGame, Decision, Reply], object]  # called with each reply before it is given


@dataclass(frozen=True, slots=True)
class Figure:
    game: str
    what: str
    who: str
    value: float
    half: float | None = None
    of: int = 0
    minimum: float | None = None
    maximum: float | None = None

    @property
    def met(self) -> bool | None:
        """Return whether the figure meets its goal; None if it has none or nothing was counted."""
        if not self.has_goal or self.is_unseen:
            return None
        low, high = self.minimum, self.maximum
        return (low is None or self.value >= low) and (high is None or self.value <= high)

    @property
    def has_goal(self) -> bool:
        return self.minimum is not None or self.maximum is not None

    @property
    def is_unseen(self) -> bool:
        return self.half is not None and not self.of

    def row(self) -> tuple[str, ...]:
        value = f"{self.value:g}" if self.half is None else f"{self.value:.1%} ±{self.half:.1%}"
        value = "" if self.is_unseen else value
        bounds = (f"{bound:.0%}" if self.half is not None else f"{bound:g}" for bound in self._bounds())
        count, met = f"{self.of:,}" if self.of else "", {None: "", True: "yes", False: "no"}[self.met]
        return self.game, self.what, self.who, value, count, " to ".join(bounds), met

    def _bounds(self) -> Iterator[float]:
        if self.has_goal:
            yield self.minimum or 0.0
            highest = float("inf") if self.half is None else 1.0
            yield highest if self.maximum is None else self.maximum


@dataclass(frozen=True, slots=True)
class Finished:
    game: AnyGame
    events: Sequence[Event]


@dataclass(slots=True)
class Runs:
    """How the games of a report are played, and by whom."""

    level: str = DEPUTY
    games: int = GAMES_EACH
    seed: str = SEED
    quiet: bool = True
    seconds: float = SECONDS  # budget of a search for decks
    every: Map = map  # may play several games at once: tools/benchmarks/whole_games.py
    figures: list[Figure] = field(default_factory=list)

    def of(
        self,
        match: BalanceMatch,
        part: float = 1.0,
        decks: Sequence[tuple[str, ...]] = ((),),
        watch: Watch | None = None,
    ) -> Iterator[Finished]:
        deals = [
            Deal(seed_from(self.seed, match, number), decks[number % len(decks)])
            for number in range(self._count(part))
        ]
        made = self.every(partial(replies, match, self.level), deals)
        for number, rows in zip(self._steps_of(match, part), made):
            yield replayed(match, deals[number], rows, watch)

    def by(self, ask: Ask, match: BalanceMatch, part: float = 1.0) -> Iterator[Finished]:
        for number in self._steps_of(match, part):
            yield played(match, ask, seed_from(self.seed, match, number))

    def _count(self, part: float) -> int:
        return max(1, round(self.games * part))

    def _steps_of(self, match: BalanceMatch, part: float) -> Iterable[int]:
        return self.steps(self._count(part), f"{match.game} {match.preset} {match.seats}")

    def steps(self, count: int, name: str) -> Iterable[int]:
        return track(range(count), name, console=ERRORS, transient=True, disable=self.quiet)

    @contextmanager
    def progress(self, name: str, total: float) -> Iterator[Callable[[float], None]]:
        with Progress(console=ERRORS, transient=True, disable=self.quiet) as bars:
            bar = bars.add_task(name, total=total)
            yield lambda done: bars.update(bar, completed=done)

    def players(self, match: BalanceMatch) -> Ask:
        module = MODULES[GAMES[match.game].family]
        seats = [LevelPlayer(module, LEVELS[self.level]) for _ in range(match.seats)]
        return lambda game, decision, rng: seats[decision.seat].reply(game, decision, rng)

    def share(self, game: str, what: str, hits: float, of: int, wanted: Wanted = ANY, who: str = "") -> None:
        part = hits / max(1, of)
        half = NORMAL * sqrt(max(part * (1 - part), 0.25 / max(1, of)) / max(1, of))
        self.figures.append(Figure(game, what, who or self.level, part, half, of, *wanted))

    def gain(
        self, game: str, what: str, one: Sequence[bool], other: Sequence[bool], wanted: Wanted = ANY
    ) -> None:
        parts = [sum(wins) / max(1, len(wins)) for wins in (one, other)]
        errors = [part * (1 - part) / max(1, len(wins)) for part, wins in zip(parts, (one, other))]
        value, half = (parts[0] - parts[1]) / 2, NORMAL * sqrt(sum(errors)) / 2
        self.figures.append(Figure(game, what, self.level, value, half, len(one) + len(other), *wanted))

    def number(
        self, game: str, what: str, value: float, of: int, wanted: Wanted = ANY, who: str = ""
    ) -> None:
        self.figures.append(Figure(game, what, who or self.level, value, None, of, *wanted))


def played(match: BalanceMatch, ask: Ask, seed: str, decks: Sequence[str] = ()) -> Finished:
    """Play one game, the same for the same seed."""
    game, rng = begun(match, seed, decks), Rng(seed[::-1])
    events = list(game.deal_events)
    while game.winners is None:
        decision = game.open_decisions[0]
        events += game.answer(decision.seat, ask(game, decision, rng)).events
    return Finished(game, events)


def replayed(match: BalanceMatch, deal: Deal, rows: Replies, watch: Watch | None = None) -> Finished:
    game = begun(match, deal.seed, deal.decks)
    events = list(game.deal_events)
    for seat, reply in rows:
        if watch is not None and (decision := game.decision(seat)):
            watch(game, decision, reply)
        events += game.answer(seat, reply).events
    return Finished(game, events)


def usual(runs: Runs, match: BalanceMatch, games: Iterable[Finished], tolerance: float = 0.03) -> None:
    name = f"{match.game} {match.preset} {match.seats}"
    wins, ends, turns = Counter[int](), Counter[str](), list[int]()
    count = 0
    for finished in games:
        count += 1
        winners, view = finished.game.winners or (), finished.game.view(None)
        wins.update(dict.fromkeys(winners, 1 / len(winners)) if winners else {})
        ends.update([why] if (why := getattr(view, "why", "")) else [])
        turns += [turn] if (turn := getattr(view, "turn", 0)) else []
    fair = 1 / match.seats
    for seat in range(match.seats):
        runs.share(name, f"seat {seat + 1} wins", wins[seat], count, (fair - tolerance, fair + tolerance))
    for why, often in sorted(ends.items()):
        runs.share(name, f"ends by {why}", often, count)
    if turns:
        runs.number(name, "turns, median", median(turns), count)


def report(families: Sequence[str], runs: Runs) -> list[Figure]:
    for family in families:
        name = f"tools.benchmarks.{family}"
        own = getattr(import_module(name), "figures", None) if find_spec(name) else None
        if own is None:
            for match in MODULES[family].matches:
                usual(runs, match, runs.of(match))
        else:
            own(runs)
    return runs.figures


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.benchmarks.balance", description="How even the games are.")
    parser.add_argument("family", nargs="*", help=f"one of {', '.join(MODULES)}; all by default")
    parser.add_argument("--games", type=int, default=GAMES_EACH, help="games of each match")
    parser.add_argument("--level", choices=list(LEVELS), default=DEPUTY)
    parser.add_argument("--seed", default=SEED, help="the same seed gives the same games")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="limit of a search for decks")
    parser.add_argument("--jobs", type=int, default=0, help="processes; one per processor by default")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    if unknown := [family for family in options.family if family not in MODULES]:
        parser.error(f"no game {unknown[0]}: one of {', '.join(MODULES)}")
    with processors(options.jobs) as every:
        runs = Runs(
            options.level, options.games, options.seed, not sys.stderr.isatty(), options.seconds, every
        )
        figures = report(options.family or list(MODULES), runs)
    if options.json:
        settings = {"seed": options.seed, "level": options.level, "games": options.games}
        print(json.dumps({**settings, "figures": [asdict(figure) for figure in figures]}, indent=1))
        return 0
    table = Table("game", "what", "who plays", "value", "of", "wanted", "met", title=f"seed {options.seed}")
    for figure in figures:
        table.add_row(*figure.row())
    Console(width=130).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
