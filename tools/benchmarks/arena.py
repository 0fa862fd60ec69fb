"""Measure how strong the levels are: `make arena`, or `make arena PAIR="marshal sheriff" GAME=bang`.

Two entrants play the same deals, each in every seat once; with more than two seats one plays against several
of the other. An entrant is a level, `random`, `beginner`, or a level with another search: `sheriff/turns=4`,
or `sheriff/turns=4,crude` with a cruder value. Results are kept in arena.json, so a later run continues.
`--docs` writes tools/results/strength.md.
"""

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
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
from tools.benchmarks.entrants import Entrant, entrant, timed

FILE = Path(__file__).with_name("arena.json")
DOCS = Path(__file__).parents[1] / "results" / "strength.md"
NORMAL = 1.96  # standard errors: 95 %
MIN_THOUGHT = 0.002  # seconds; quicker replies did not search
MIN_GAMES = 200  # deals of a pairing before its result is judged
STYLE = "sheriff/turns=4,crude"
TABLES = (("bang", 2), ("ragnguns", 2), ("revolver", 2), ("gnadenlos", 3), ("gnadenlos", 4))
# The minimum for the lower end of a pairing's interval, in the order of TABLES.
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
    note: str = ""  # a remark about the sample
    earlier: int = 0  # deals of which only the total is known
    earlier_won: float = 0.0  # the first entrant's wins in those
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
        searched = sorted(1000 * seconds for seconds in thoughts if seconds > MIN_THOUGHT)
        if searched:
            self.median_ms = round(searched[len(searched) // 2], 1)
            self.p95_ms = round(searched[int(0.95 * len(searched))], 1)

    def row(self) -> str:
        time = f"{self.median_ms:.0f} · {self.p95_ms:.0f} ms" if self.median_ms else ""
        second = "a sheriff with a coarse search" if self.second == STYLE else self.second
        players = f"{self.first} against {second}" + (f", {self.note}" if self.note else "")
        parts = (self.seats, players, self._result(0), f"{1 / self.seats:.0%}", self.judged(), time)
        return f"| {self.game} | {' | '.join(map(str, parts))} |"

    def summary(self) -> str:
        times = f"{self.median_ms:.0f} ms, p95 {self.p95_ms:.0f}"
        return f"{self.key}: {self._result(1)}, fair {1 / self.seats:.1%}; {times}; {self.judged()}"

    def judged(self) -> str:
        """Return the goal for the interval's lower end, and the verdict; against STYLE it is a fair share."""
        wanted = dict(zip(TABLES, WANTED.get((self.first, self.second), ()))).get((self.game, self.seats))
        if wanted is None:
            return ""
        return f"{wanted:.0%}, {self._verdict(wanted) if self.games >= MIN_GAMES else 'too few games'}"

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
    """Return Wilson's 95 % interval; pairs of the same deal make it wider than needed."""
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

    @property
    def names(self) -> list[str]:
        return [self.first] + [self.second] * (self.match.seats - 1)


@lru_cache(maxsize=1)  # reused for the next deal
def seated(pairing: Pairing) -> Sequence[Entrant]:
    return [entrant(name, pairing.ceiling) for name in pairing.names]


def dealt(pairing: Pairing, number: int) -> tuple[int, list[float], list[float]]:
    """Play a deal from each seat; return its number, the first entrant's shares and its times."""
    first, *others = seated(pairing)
    parts = []
    for seat in range(pairing.match.seats):
        winners = played(pairing.match, [*others[:seat], first, *others[seat:]], number).winners or ()
        parts.append((seat in winners) / len(winners) if winners else 1 / pairing.match.seats)
    return number, parts, timed(first)


def played(match: BalanceMatch, entrants: Sequence[Entrant], number: int) -> AnyGame:
    """Play one game, the same for the same number."""
    rules, seed = GAMES[match.game], seed_from("arena", match.game, match.preset, number)
    game = Game.new(rules, match.seats, seed, rules.presets[match.preset])
    for player in entrants:
        player.begin(match, seed)
        player.hear(LogRow(0, None, (), 0, game.deal_events))
    while game.winners is None:
        decision = game.open_decisions[0]
        rng = Rng(seed_from("arena", number, game.ply, decision.seat))
        reply = entrants[decision.seat].reply(game, decision, rng)
        action = game.answer(decision.seat, reply)
        for player in entrants:
            player.hear(action)
    return game


class Arena:
    def __init__(self, file: Path, *, ceiling: bool = False, jobs: int = 1) -> None:
        self._file = file
        self._ceiling = ceiling
        self._jobs = jobs
        self.records: dict[str, Record] = {}
        if file.exists():
            records = [Record(**fields) for fields in json.loads(file.read_text("utf-8"))]
            self.records = {record.key: record for record in records}

    def pair(self, match: BalanceMatch, first: str, second: str, deals: int, until: float) -> Record:
        new = Record(match.game, match.preset, match.seats, first, second)
        record = self.records.setdefault(new.key, new)
        pairing = Pairing(match, first, second, self._ceiling)
        thoughts: list[float] = []
        for number, parts, times in self._played(pairing, record.left(deals), lambda: time() < until):
            record.add(number, parts)
            record.time(thoughts := thoughts + times)
            self._save()
        return record

    def _played(
        self, pairing: Pairing, numbers: Iterator[int], may_continue: Callable[[], bool]
    ) -> Iterator[tuple[int, list[float], list[float]]]:
        if self._jobs == 1:
            yield from (dealt(pairing, number) for number in numbers if may_continue())
            return
        with ProcessPoolExecutor(self._jobs, mp_context=get_context("spawn")) as pool:
            begun: set[Future[tuple[int, list[float], list[float]]]] = set()
            for number in numbers:
                if may_continue():
                    begun.add(pool.submit(dealt, pairing, number))
                if len(begun) >= self._jobs:
                    ended, begun = wait(begun, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in ended)
            yield from (future.result() for future in begun)

    def _save(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        rows = [json.dumps(asdict(self.records[key]), ensure_ascii=False) for key in sorted(self.records)]
        self._file.write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")


def matches(names: Sequence[str]) -> list[BalanceMatch]:
    rows = [match for module in MODULES.values() if module.lookahead for match in module.matches]
    return [match for match in rows if not names or match.game in names]


PAGE = """\
# Strength of the computer players

Written by `make arena` on {date} ({machine}). Every deal is played from each seat; in brackets is the
95 % interval. The [levels](../../docs/developers/computer-players.md) are explained elsewhere. The coarse
search plays each line four turns ahead and knows only every other weight.

## Games

| game | seats | players | won by the first | if equal | goal for the lower end | time, median · p95 |
|---|---|---|---|---|---|---|
{games}

## Valuations

The weights estimate the chance to win from a position. Log loss says how far estimates were from results, in
games that were not used to fit them; the last column is the loss of always giving the average chance.

| game | games | positions | hidden units | log loss | log loss of the average |
|---|---|---|---|---|---|
{values}
"""


def write_page(records: Iterable[Record]) -> None:
    """Write all results, and how well the weights predict, to tools/results/strength.md."""
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


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.benchmarks.arena", description="Strength, by paired games.")
    parser.add_argument("first", nargs="?", default="sheriff")
    parser.add_argument("second", nargs="?", default="deputy")
    parser.add_argument("--games", default="", help="games, separated by commas; all with search by default")
    parser.add_argument("--seats", type=int, help="only matches with this many seats")
    parser.add_argument("--deals", type=int, default=100, help="deals, each played from every seat")
    parser.add_argument("--limit", type=float, default=600, help="seconds for each match")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes; one per processor by default"
    )
    parser.add_argument("--ceiling", action="store_true", help="limit the levels to their seconds, too")
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--docs", action="store_true", help="only write tools/results/strength.md")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    options = _options(arguments)
    arena = Arena(options.file, ceiling=options.ceiling, jobs=options.jobs)
    if options.docs:
        write_page(arena.records.values())
        return 0
    for match in matches([name for name in options.games.split(",") if name]):
        if options.seats in (None, match.seats):
            until = time() + options.limit
            record = arena.pair(match, options.first, options.second, options.deals, until)
            print(record.summary(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
