"""How strong the levels are: `make arena`, or `python -m benchmarks.arena sheriff 11b6582 --games bang`.

Two entrants play the same deals, each in every seat once; where more than two sit down one plays against the
others' level. An entrant is a level, `random`, a rival of one habit (benchmarks/rivals.py), a commit (its
computer player, in a clone of that tree), or a level with another way to look ahead: `sheriff/turns=4`, also
by a cruder value: `sheriff/turns=4,crude`. What was played is kept in a file of JSON, so a
second run goes on where the first stopped; the tables of docs/strength.md are made of that file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen
from time import process_time, time
from typing import Protocol

from benchmarks.rivals import rival
from benchmarks.trees import SCRIPTS, clone
from engine.core.game import Action, AnyGame, Game
from engine.core.module import GameModule, Match
from engine.core.prompts import Decision, Reply
from engine.core.rng import Rng
from engine.games import GAMES, MODULES
from engine.search.levels import LEVELS, Thinker
from engine.search.memory import told
from engine.search.rollouts import Style
from engine.search.value import Weights, weights_of

FILE = Path("var") / "arena.json"
DOCS = Path(__file__).parents[1] / "docs" / "strength.md"
NORMAL = 1.96  # standard errors: 95 %
RANDOM = "random"


class Entrant(Protocol):
    """Who plays one seat of a game; `oldest`: it knows each game's first rulings alone."""

    oldest: bool

    def begin(self, match: Match, seed: str) -> None:
        """A new game is dealt."""

    def hear(self, action: Action) -> None:
        """Somebody has replied; at first, nobody: the cards are dealt."""

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        """What is asked is answered."""


class Here:
    """A level of this tree."""

    oldest = False

    def __init__(self, name: str, ceiling: bool) -> None:
        self._level, _, turns = name.partition("/turns=")
        self._turns, _, self._crude = turns.partition(",")
        self._clock = process_time if ceiling else None
        self.times: list[float] = []

    def begin(self, match: Match, seed: str) -> None:
        module = module_of(match.game)
        self.style = Style.of(module, int(self._turns)) if self._turns else None
        if self.style is not None and self._crude:
            self.style = replace(self.style, weights=crude(self.style.weights))
        self._thinker = Thinker(module, LEVELS[self._level], self._clock, self.style)

    def hear(self, action: Action) -> None:
        self._thinker.hear(told(action))

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        start = process_time()
        reply = self._thinker.reply(game, decision, rng)
        self.times.append(process_time() - start)
        return reply


def crude(weights: Weights) -> Weights:
    """Another value: of the numbers of a table only every other counts, and no bends."""
    halved = tuple(0.0 if place % 2 else weight for place, weight in enumerate(weights.weights))
    return weights.model_copy(update={"weights": halved, "units": ()})


class Chance:
    """Any legal reply."""

    oldest = False

    def begin(self, match: Match, seed: str) -> None:
        self._random = Random(seed)

    def hear(self, action: Action) -> None:
        pass

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        count = self._random.randint(decision.least, decision.most)
        return tuple(self._random.sample(decision.options, count))


class Elder:
    """The computer player of another commit, which follows the game in its own tree and process."""

    oldest = True

    def __init__(self, tree: Path) -> None:
        command = [sys.executable, "-m", f"{SCRIPTS}.elder"]
        self._process = Popen(command, cwd=tree, stdin=PIPE, stdout=PIPE, text=True)

    def begin(self, match: Match, seed: str) -> None:
        self._say("new", match.game, match.seats, seed, match.preset)

    def hear(self, action: Action) -> None:
        if action.seat is not None:
            self._say("told", action.seat, action.reply)

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        self._say("ask", decision.seat)
        assert self._process.stdout is not None
        return tuple(json.loads(self._process.stdout.readline()))

    def _say(self, *words: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()


@dataclass(slots=True)
class Record:
    """What came of a pairing: for each deal the first entrant's part of the win in each seat."""

    game: str
    preset: str
    seats: int
    first: str
    second: str
    deals: dict[str, list[float]] = field(default_factory=dict)
    median_ms: float = 0.0
    p95_ms: float = 0.0

    @property
    def key(self) -> str:
        """By what it is found in the file."""
        return f"{self.game} {self.preset} {self.seats} {self.first} {self.second}"

    @property
    def scores(self) -> list[float]:
        """Game by game."""
        return [score for deal in self.deals.values() for score in deal]

    def row(self) -> str:
        """In the table of docs/strength.md."""
        low, high = interval(self.scores)
        games, mean = len(self.scores), sum(self.scores) / max(1, len(self.scores))
        result = f"{mean:.0%} of {games} [{low:.0%} to {high:.0%}]"
        time = f"{self.median_ms:.0f} · {self.p95_ms:.0f} ms"
        players = f"{self.first} against {self.second}"
        return f"| {self.game} | {self.seats} | {players} | {result} | {1 / self.seats:.0%} | {time} |"

    def told(self) -> str:
        """In a line."""
        low, high = interval(self.scores)
        games, mean = len(self.scores), sum(self.scores) / max(1, len(self.scores))
        return (
            f"{self.key}: {mean:.1%} of {games} [{low:.1%} to {high:.1%}], fair {1 / self.seats:.1%}; "
            f"{self.median_ms:.0f} ms, p95 {self.p95_ms:.0f}"
        )


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Wilson's, of 95 %; pairs of the same deal make it wider than it need be."""
    count = len(scores)
    if not count:
        return 0.0, 1.0
    part, z = sum(scores) / count, NORMAL**2 / count
    middle, half = part + z / 2, NORMAL * sqrt(part * (1 - part) / count + z / count / 4)
    return (middle - half) / (1 + z), (middle + half) / (1 + z)


def module_of(name: str) -> GameModule:
    """The game that a mode belongs to."""
    return MODULES[GAMES[name].family]


def played(match: Match, entrants: Sequence[Entrant], number: int) -> AnyGame:
    """One game, entrants by seat, by rulings that all know; the same number is the same deal."""
    rules, seed = GAMES[match.game], hashed("arena", match.game, match.preset, number)
    if any(entrant.oldest for entrant in entrants):
        rules = rules.of(min(rules.versions))
    game = Game.new(rules, match.seats, seed, rules.presets[match.preset])
    for entrant in entrants:
        entrant.begin(match, seed)
        entrant.hear(Action(0, None, (), 0, game.dealt))
    while game.winners is None:
        decision = game.waiting[0]
        rng = Rng(hashed("arena", number, game.ply, decision.seat))
        reply = entrants[decision.seat].reply(game, decision, rng)
        action = game.answer(decision.seat, reply)
        for entrant in entrants:
            entrant.hear(action)
    return game


def hashed(*words: object) -> str:
    """A seed made of words."""
    return sha256(repr(words).encode()).hexdigest()


class Arena:
    """Pairings, the file that keeps what came of them, and the trees of earlier commits."""

    def __init__(self, file: Path, *, ceiling: bool = False) -> None:
        self._file = file
        self._ceiling = ceiling
        self._trees: dict[str, Path] = {}
        self._open = ExitStack()
        self.records: dict[str, Record] = {}
        if file.exists():
            found = json.loads(file.read_text("utf-8"))
            self.records = {record.key: record for record in (Record(**each) for each in found)}

    def close(self) -> None:
        """Take the clones away."""
        self._open.close()

    def pair(self, match: Match, first: str, second: str, deals: int, until: float) -> Record:
        """Play deals that have not been played yet, until there are so many or the time is up."""
        new = Record(match.game, match.preset, match.seats, first, second)
        record = self.records.setdefault(new.key, new)
        times: list[float] = []
        with ExitStack() as open_:
            entrants = [open_.enter_context(self._entrant(first, times))]
            entrants += [open_.enter_context(self._entrant(second, [])) for _ in range(match.seats - 1)]
            for number in range(deals):
                if str(number) not in record.deals and time() < until:
                    record.deals[str(number)] = self._deal(match, entrants, number)
                    self._save(record, times)
        return record

    def _deal(self, match: Match, entrants: Sequence[Entrant], number: int) -> list[float]:
        """The first entrant's part, seat by seat."""
        parts = []
        for seat in range(match.seats):
            others = list(entrants[1:])
            others.insert(seat, entrants[0])
            winners = played(match, others, number).winners or ()
            parts.append((seat in winners) / len(winners) if winners else 1 / match.seats)
        return parts

    def _save(self, record: Record, times: list[float]) -> None:
        searched = sorted(1000 * each for each in times if each > 0.002) or [0.0]
        record.median_ms = round(searched[len(searched) // 2], 1)
        record.p95_ms = round(searched[int(0.95 * len(searched))], 1)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        rows = [asdict(each) for each in self.records.values()]
        self._file.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")

    @contextmanager
    def _entrant(self, name: str, times: list[float]) -> Iterator[Entrant]:
        if name == RANDOM:
            yield Chance()
        elif (found := rival(name)) is not None:
            yield found
        elif name.partition("/")[0] in LEVELS:
            here = Here(name, self._ceiling)
            here.times = times
            yield here
        else:
            elder = Elder(self._tree(name))
            try:
                yield elder
            finally:
                elder.close()

    def _tree(self, commit: str) -> Path:
        if commit not in self._trees:
            self._trees[commit] = self._open.enter_context(clone(commit))
        return self._trees[commit]


def matches(names: Sequence[str]) -> list[Match]:
    """The modes that are looked ahead in, of these games."""
    rows = [match for module in MODULES.values() if module.lookahead for match in module.matches]
    return [match for match in rows if not names or match.game in names]


def write_tables(records: Iterable[Record]) -> None:
    """Put what was played, and how well the weights foretell, into docs/strength.md."""
    games = [
        "| game | seats | players | result | fair | a thought, median · p95 |",
        "|---|---|---|---|---|---|",
    ]
    games += [record.row() for record in sorted(records, key=lambda record: record.key)]
    text = _between(DOCS.read_text("utf-8"), "games", games)
    families = [family for family, module in MODULES.items() if module.lookahead]
    values = [
        "| game | games | positions | bends | log loss | without weights |",
        "|---|---|---|---|---|---|",
    ]
    values += [_value_row(family) for family in families]
    DOCS.write_text(_between(text, "values", values), "utf-8")


def _value_row(family: str) -> str:
    found = weights_of(family)
    numbers = (found.games, found.positions, len(found.units), found.log_loss, found.base)
    return f"| {family} | {' | '.join(map(str, numbers))} |"


def _between(text: str, name: str, lines: Iterable[str]) -> str:
    """The text with these lines after the sign of this name."""
    before, _, rest = text.partition(f"<!-- {name} -->\n")
    after = rest.partition("<!-- end -->")[2]
    return "\n".join([f"{before}<!-- {name} -->", *lines, f"<!-- end -->{after}"])


def main(arguments: list[str]) -> int:
    """Play, and print the results."""
    parser = argparse.ArgumentParser(prog="benchmarks.arena", description="Strength, by paired games.")
    parser.add_argument("first", nargs="?", default="sheriff")
    parser.add_argument("second", nargs="?", default="11b6582")
    parser.add_argument("--games", default="", help="modes, with commas; all that are looked ahead in")
    parser.add_argument("--seats", type=int, help="only matches of so many")
    parser.add_argument("--deals", type=int, default=100, help="each is played from every seat")
    parser.add_argument("--limit", type=float, default=600, help="seconds for each match")
    parser.add_argument("--ceiling", action="store_true", help="hold the levels to their seconds, too")
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument(
        "--docs", action="store_true", help="play nothing, write the tables of docs/strength.md"
    )
    asked = parser.parse_args(arguments)
    arena = Arena(asked.file, ceiling=asked.ceiling)
    if asked.docs:
        write_tables(arena.records.values())
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
