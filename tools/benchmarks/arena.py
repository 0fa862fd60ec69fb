"""How strong the levels are: `make arena`, or `make arena PAIR="marshal sheriff" GAME=bang`.

Two entrants play the same deals, each in every seat once; where more than two sit down one plays against the
others' level. An entrant is a level, `random`, a rival of one habit (rivals.py), a commit (its
computer player, in a clone of that tree), or a level with another way to look ahead: `sheriff/turns=4`, also
by a cruder value: `sheriff/turns=4,crude`. What was played is kept in arena.json, so a later run
continues where the last one stopped. `--docs` writes docs/developers/strength.md from that file.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import time

from engine.core.game import AnyGame, Game, LogRow
from engine.core.game_module import BalanceMatch
from engine.core.rng import Rng, seed_from
from engine.games import GAMES, MODULES
from engine.search.value import weights_of
from tools.benchmarks.entrants import Entrant, entrant, is_here, timed
from tools.benchmarks.trees import clone

FILE = Path(__file__).with_name("arena.json")
DOCS = Path(__file__).parents[2] / "docs" / "developers" / "strength.md"
NORMAL = 1.96  # standard errors: 95 %
THOUGHT = 0.002  # seconds: what is quicker was no thought
ENOUGH = 200  # games of a pairing before it is said whether it wins as it should
STYLE = "sheriff/turns=4,crude"
TABLES = (("bang", 2), ("ragnguns", 2), ("revolver", 2), ("gnadenlos", 3), ("gnadenlos", 4))
# What a pairing should win at the least, as the lower end of the interval: at each of these tables.
WANTED: Mapping[tuple[str, str], Sequence[float]] = {
    ("sheriff", "deputy"): (0.55, 0.55, 0.55, 0.45, 0.33),
    ("sheriff", STYLE): (1 / 2, 1 / 2, 1 / 2, 1 / 3, 1 / 4),
}


@dataclass(slots=True)
class Record:
    """The results of a pairing: the first entrant's share of the win for each deal and seat."""

    game: str
    preset: str
    seats: int
    first: str
    second: str
    note: str = ""  # about the sample
    earlier: int = 0  # deals played before single ones were kept
    earlier_won: float = 0.0  # the first entrant's wins in them
    deals: dict[str, list[float]] = field(default_factory=dict)
    median_ms: float = 0.0
    p95_ms: float = 0.0

    @property
    def key(self) -> str:
        return f"{self.game} {self.preset} {self.seats} {self.first} {self.second}"

    @property
    def games(self) -> int:
        return self.earlier * self.seats + sum(map(len, self.deals.values()))

    @property
    def won(self) -> float:
        return self.earlier_won + sum(map(sum, self.deals.values()))

    def left(self, deals: int) -> Iterator[int]:
        return (number for number in range(self.earlier, deals) if str(number) not in self.deals)

    def add(self, number: int, parts: list[float]) -> None:
        self.deals[str(number)] = parts
        self.deals = dict(sorted(self.deals.items(), key=lambda deal: int(deal[0])))

    def time(self, thoughts: Sequence[float]) -> None:
        searched = sorted(1000 * each for each in thoughts if each > THOUGHT)
        if searched:
            self.median_ms = round(searched[len(searched) // 2], 1)
            self.p95_ms = round(searched[int(0.95 * len(searched))], 1)

    def row(self) -> str:
        time = f"{self.median_ms:.0f} · {self.p95_ms:.0f} ms" if self.median_ms else ""
        players = f"{self.first} against {self.second}" + (f", {self.note}" if self.note else "")
        parts = (self.seats, players, self._result(0), f"{1 / self.seats:.0%}", self.judged(), time)
        return f"| {self.game} | {' | '.join(map(str, parts))} |"

    def told(self) -> str:
        times = f"{self.median_ms:.0f} ms, p95 {self.p95_ms:.0f}"
        return f"{self.key}: {self._result(1)}, fair {1 / self.seats:.1%}; {times}; {self.judged()}"

    def judged(self) -> str:
        """What the lower end should be, and whether it is, once enough games were played.

        Against another style, which must not win more than its fair share, it is even as long as that share
        lies within the interval.
        """
        wanted = dict(zip(TABLES, WANTED.get((self.first, self.second), ()))).get((self.game, self.seats))
        if wanted is None:
            return ""
        return f"{wanted:.0%}, {self._verdict(wanted) if self.games >= ENOUGH else 'too few games'}"

    def _verdict(self, wanted: float) -> str:
        low, high = interval(self.won, self.games)
        if low >= wanted:
            return "met"
        return "even" if self.second == STYLE and high >= wanted else "missed"

    def _result(self, digits: int) -> str:
        low, high = interval(self.won, self.games)
        mean = self.won / max(1, self.games)
        return f"{mean:.{digits}%} of {self.games} [{low:.{digits}%} to {high:.{digits}%}]"


def interval(won: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval of 95 %; pairs of the same deal make it wider than needed."""
    if not games:
        return 0.0, 1.0
    part, z = won / games, NORMAL**2 / games
    middle, half = part + z / 2, NORMAL * sqrt(part * (1 - part) / games + z / games / 4)
    return (middle - half) / (1 + z), (middle + half) / (1 + z)


@dataclass(frozen=True, slots=True)
class Pairing:
    match: BalanceMatch
    first: str
    second: str
    ceiling: bool
    trees: tuple[tuple[str, Path], ...] = ()

    @property
    def names(self) -> list[str]:
        return [self.first] + [self.second] * (self.match.seats - 1)


@lru_cache(maxsize=1)  # they stay for the next deal
def seated(pairing: Pairing) -> Sequence[Entrant]:
    trees = dict(pairing.trees)
    return [entrant(name, trees.get(name), pairing.ceiling) for name in pairing.names]


def dealt(pairing: Pairing, number: int) -> tuple[int, list[float], list[float]]:
    """Play a deal from each seat: its number, the first entrant's share in each, and its times."""
    first, *others = seated(pairing)
    parts = []
    for seat in range(pairing.match.seats):
        winners = played(pairing.match, [*others[:seat], first, *others[seat:]], number).winners or ()
        parts.append((seat in winners) / len(winners) if winners else 1 / pairing.match.seats)
    return number, parts, timed(first)


def played(match: BalanceMatch, entrants: Sequence[Entrant], number: int) -> AnyGame:
    """Play one game; the same number or seed is the same game."""
    rules, seed = GAMES[match.game], seed_from("arena", match.game, match.preset, number)
    game = Game.new(rules, match.seats, seed, rules.presets[match.preset])
    for each in entrants:
        each.begin(match, seed)
        each.hear(LogRow(0, None, (), 0, game.deal_events))
    while game.winners is None:
        decision = game.open_decisions[0]
        rng = Rng(seed_from("arena", number, game.ply, decision.seat))
        reply = entrants[decision.seat].reply(game, decision, rng)
        action = game.answer(decision.seat, reply)
        for each in entrants:
            each.hear(action)
    return game


class Arena:
    def __init__(self, file: Path, *, ceiling: bool = False, jobs: int = 1) -> None:
        self._file = file
        self._ceiling = ceiling
        self._jobs = jobs
        self._trees: dict[str, Path] = {}
        self._open = ExitStack()
        self.records: dict[str, Record] = {}
        if file.exists():
            found = json.loads(file.read_text("utf-8"))
            self.records = {record.key: record for record in (Record(**each) for each in found)}

    def close(self) -> None:
        self._open.close()

    def pair(self, match: BalanceMatch, first: str, second: str, deals: int, until: float) -> Record:
        new = Record(match.game, match.preset, match.seats, first, second)
        record = self.records.setdefault(new.key, new)
        trees = tuple((name, self._tree(name)) for name in {first, second} if not is_here(name))
        pairing = Pairing(match, first, second, self._ceiling, trees)
        thoughts: list[float] = []
        for number, parts, times in self._played(pairing, record.left(deals), lambda: time() < until):
            record.add(number, parts)
            record.time(thoughts := thoughts + times)
            self._save()
        return record

    def _played(
        self, pairing: Pairing, numbers: Iterator[int], goes_on: Callable[[], bool]
    ) -> Iterator[tuple[int, list[float], list[float]]]:
        if self._jobs == 1 and not pairing.trees:
            yield from (dealt(pairing, number) for number in numbers if goes_on())
            return
        with ProcessPoolExecutor(self._jobs, mp_context=get_context("spawn")) as pool:
            begun: set[Future[tuple[int, list[float], list[float]]]] = set()
            for number in numbers:
                if goes_on():
                    begun.add(pool.submit(dealt, pairing, number))
                if len(begun) >= self._jobs:
                    ended, begun = wait(begun, return_when=FIRST_COMPLETED)
                    yield from (each.result() for each in ended)
            yield from (each.result() for each in begun)

    def _save(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        rows = [json.dumps(asdict(self.records[key]), ensure_ascii=False) for key in sorted(self.records)]
        self._file.write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")

    def _tree(self, commit: str) -> Path:
        if commit not in self._trees:
            self._trees[commit] = self._open.enter_context(clone(commit))
        return self._trees[commit]


def matches(names: Sequence[str]) -> list[BalanceMatch]:
    rows = [match for module in MODULES.values() if module.lookahead for match in module.matches]
    return [match for match in rows if not names or match.game in names]


PAGE = """\
# Strength of the computer players

Written by `make arena` on {date} ({machine}). Every deal is played from each seat; in brackets is the
95 % interval. [computer-players.md](computer-players.md) explains the levels.

## Games

| game | seats | players | result | fair | wanted at least | time per decision, median · p95 |
|---|---|---|---|---|---|---|
{games}

## Valuations

The log loss of the fitted weights on games that were kept aside, and of a constant.

| game | games | positions | bends | log loss | constant |
|---|---|---|---|---|---|
{values}
"""


def write_page(records: Iterable[Record]) -> None:
    """Write all results, and how well the weights predict, to docs/developers/strength.md."""
    games = [record.row() for record in sorted(records, key=lambda record: record.key)]
    weights = {family: weights_of(family) for family, module in MODULES.items() if module.lookahead}
    values = [
        f"| {family} | {w.games} | {w.positions} | {len(w.units)} | {w.log_loss} | {w.base} |"
        for family, w in weights.items()
    ]
    machine = f"{os.cpu_count()} processors, Python {platform.python_version()}"
    date = datetime.now(UTC).date().isoformat()
    page = PAGE.format(date=date, machine=machine, games="\n".join(games), values="\n".join(values))
    DOCS.write_text(page, "utf-8")


def _asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.benchmarks.arena", description="Strength, by paired games.")
    parser.add_argument("first", nargs="?", default="sheriff")
    parser.add_argument("second", nargs="?", default="deputy")
    parser.add_argument("--games", default="", help="modes, with commas; all that are looked ahead in")
    parser.add_argument("--seats", type=int, help="only matches of so many")
    parser.add_argument("--deals", type=int, default=100, help="each is played from every seat")
    parser.add_argument("--limit", type=float, default=600, help="seconds for each match")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; all processors")
    parser.add_argument("--ceiling", action="store_true", help="hold the levels to their seconds, too")
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument(
        "--docs", action="store_true", help="play nothing, only write docs/developers/strength.md"
    )
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    asked = _asked(arguments)
    arena = Arena(asked.file, ceiling=asked.ceiling, jobs=asked.jobs)
    if asked.docs:
        write_page(arena.records.values())
        return 0
    try:
        for match in matches([name for name in asked.games.split(",") if name]):
            if asked.seats in (None, match.seats):
                until = time() + asked.limit
                print(arena.pair(match, asked.first, asked.second, asked.deals, until).told(), flush=True)
    finally:
        arena.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
