"""Check fitted chances to win against results: `python -m tools.benchmarks.calibration`, an hour in all.

In games that the weights were not fitted to, every turn's chances are sorted into bins of ten points. In each
bin the mean chance is compared with how often the seats won. With `--choose`, the scale of a game's stories,
its part at the first turn and its sharpness are chosen by the log loss in every other game, and the bins are
those of the games between. The chances of stories are measured twice: some worlds choose the bin and others
tell its mean, because the extremes of noisy chances always look too sure.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from math import exp, log
from pathlib import Path
from statistics import fmean
from typing import TypeVar

from engine.core.game import Game, LogRow
from engine.core.game_module import GameModule
from engine.core.positions import Recording
from engine.core.rng import Rng, seed_from
from engine.games import GAMES, MODULES
from engine.search.value import LATE, Weights, weights_of
from engine.story.curves import TrueWorlds, next_seed, seeds, shares
from engine.story.segments import course_of
from tools.benchmarks.fit import Row, rows_of_game, save_weights
from tools.benchmarks.whole_games import QUICK, player, processors

PAGE = Path(__file__).parents[1] / "results" / "calibration.md"
HEAD = """\
# Calibration

Written by `python -m tools.benchmarks.calibration --docs`: the chances that
[stories](../../docs/players/luck.md) give, and how often the seats then won, in games of quick players
that the weights were not fitted to. A story plays on for some turns and then asks a formula; both
are checked.

"""
OfGame = TypeVar("OfGame", Row, "Predicted")

FIRST = 1_000_000  # game number, far from those of the fit
BINS = 10
MIN_GAMES = 50  # games in a bin; fewer prove nothing
SCALES = [round(0.3 + 0.05 * step, 2) for step in range(27)]
EARLY = (0.2, 0.4, 0.6, 0.8, 1.0)
SHARPNESSES = (0.6, 0.8, 1.0, 1.2, 1.4, 1.6, 2.0, 2.5)
SURE = 1e-6  # limit of predicted probabilities
PART = 20  # games that one process plays at a time
STORIES = 2  # one game in so many has further questions, which take longer than its first turn
QUESTIONS, WORLDS = 3, 8  # further questions, and worlds for each half


@dataclass(frozen=True, slots=True)
class Bin:
    chance: float  # mean predicted chance
    won: float
    games: int
    turns: int

    @property
    def error(self) -> float:
        return self.won - self.chance


@dataclass(frozen=True, slots=True)
class Predicted:
    game: int
    turn: int  # 0 is the first
    chance: float  # chooses the bin
    won: float
    again: float  # the chance in other worlds; the same where there is no luck


def predicted(rows: Sequence[Row], weights: Weights, seats: int) -> Iterator[Predicted]:
    """Yield each seat's chance at each turn; the seats' chances are scaled to the sum of 1."""
    for game, positions in groupby(rows, key=lambda row: row.game):
        own = list(positions)
        for turn in range(len(own) // seats):
            at_turn = own[turn * seats : (turn + 1) * seats]
            factor = weights.story_factor(turn + 1)
            chances = [weights.chance(row.numbers, factor) for row in at_turn]
            for row, chance in zip(at_turn, chances):
                yield Predicted(game, turn, chance / sum(chances), row.won, chance / sum(chances))


def bin_of(values: Sequence[Predicted]) -> Bin:
    games = len({value.game for value in values})
    return Bin(fmean(v.again for v in values), fmean(v.won for v in values), games, len(values))


def bins_of(values: Sequence[Predicted]) -> list[Bin]:
    """Return the bins in which at least `MIN_GAMES` games have a turn, from the lowest chance up."""
    parts = [[v for v in values if min(BINS - 1, int(v.chance * BINS)) == part] for part in range(BINS)]
    return [one for one in map(bin_of, filter(None, parts)) if one.games >= MIN_GAMES]


def _rows(family: str, level: str, first: int) -> list[Row]:
    """Return the rows of games with as many seats as the family's first match has."""
    module = MODULES[family]
    match = (module.matches[0].game, module.matches[0].seats)
    return [
        row for number in range(first, first + PART) for row in rows_of_game(module, match, number, level)
    ]


def _stories(family: str, level: str, weights: Weights, first: int) -> list[Predicted]:
    """Return the chances that stories give at a game's first turn and at some further questions."""
    games = range(first, first + PART)
    return [value for number in games for value in _of_game(MODULES[family], number, level, weights)]


def _of_game(module: GameModule, number: int, level: str, weights: Weights) -> Iterator[Predicted]:
    seats, rules = module.matches[0].seats, GAMES[module.matches[0].game]
    game, chance = Game.new(rules, seats, seed_from("calibration", rules.name, number)), seeds(number)
    players, deal, log = [player(level, module) for _ in range(seats)], game.checkpoint, list[LogRow]()
    while game.winners is None:
        decision = game.open_decisions[0]
        log.append(
            game.answer(decision.seat, players[decision.seat].reply(game, decision, Rng(next_seed(chance))))
        )
    course, won = course_of(Recording(rules, deal, log), seats), shares(game.winners, seats)
    begun = [segment for segment in course.segments if segment.turn]
    count = 0 if number % STORIES else min(QUESTIONS, len(begun) - 1)
    for turn, segment in enumerate((begun[0], *chance.sample(begun[1:], count))):
        worlds = TrueWorlds(course.recording, segment, module, seats, weights)
        rolled = [worlds.roll_out(next_seed(chance), {}) for _ in range(2 * WORLDS)]
        halves = ([fmean(column) for column in zip(*rolled[half::2])] for half in (0, 1))
        for one, other, share in zip(*halves, won):
            yield Predicted(number, turn, one, share, other)


def stories_of_games(family: str, games: int, level: str, weights: Weights) -> list[Predicted]:
    with processors() as run:
        parts = run(partial(_stories, family, level, weights), range(FIRST, FIRST + games, PART))
        return [value for part in parts for value in part]


def rows_of_games(family: str, games: int, level: str) -> list[Row]:
    with processors() as run:
        parts = run(partial(_rows, family, level), range(FIRST, FIRST + games, PART))
        return [row for part in parts for row in part]


def chosen(rows: Sequence[Row], weights: Weights, seats: int) -> Weights:
    """Return the weights with the scale and its part at the first turn that have the least log loss."""
    turns: list[tuple[int, list[float], list[float]]] = []
    for _, positions in groupby(rows, key=lambda row: row.game):
        own = [(weights.logit(row.numbers), row.won) for row in positions]
        for turn in range(len(own) // seats):
            logits, won = zip(*own[turn * seats : (turn + 1) * seats])
            turns.append((turn + 1, [*logits], [*won]))

    def loss(scaled: Weights) -> float:
        total = 0.0
        factors = [scaled.story_factor(turn) for turn in range(LATE + 1)]
        for turn, logits, won in turns:
            factor = factors[min(turn, LATE)]
            chances = [1 / (1 + exp(-factor * logit)) for logit in logits]
            total -= sum(part * log(max(one / sum(chances), SURE)) for part, one in zip(won, chances))
        return total

    tried = [
        weights.model_copy(update={"story_scale": scale, "story_early": early})
        for scale in SCALES
        for early in EARLY
    ]
    return min(tried, key=loss)


def story_loss(values: Iterable[Predicted]) -> float:
    """Return the log loss of chances in stories; one of all their worlds is that of both halves."""
    return -sum(value.won * log(max((value.chance + value.again) / 2, SURE)) for value in values)


def choose(family: str, games: int, level: str) -> tuple[Weights, str]:
    """Return the weights chosen in every other game, and the tables before and after in the games between."""
    seats, before = MODULES[family].matches[0].seats, weights_of(family)
    halves = _halves(rows_of_games(family, games, level))
    best = chosen(halves[0], before, seats)
    tried = [best.model_copy(update={"story_sharpness": sharpness}) for sharpness in SHARPNESSES]
    values = [_halves(stories_of_games(family, games, level, one)) for one in (*tried, before)]
    number = min(range(len(tried)), key=lambda number: story_loss(values[number][0]))
    tables = []
    for one, (_, between) in ((before, values[-1]), (tried[number], values[number])):
        scales = f"scale {one.story_scale}, early {one.story_early}, sharpness {one.story_sharpness}"
        tables.append(table(family, halves[1], one, f"{games // 2} games, {scales}"))
        tables += _bins(between, "the same games, by stories")
    return tried[number], "\n".join(tables)


def _halves(values: Iterable[OfGame]) -> tuple[list[OfGame], list[OfGame]]:
    """Return what belongs to every other game, and to the games between; both have further questions."""
    halves: tuple[list[OfGame], list[OfGame]] = ([], [])
    for value in values:
        halves[value.game // STORIES % 2].append(value)
    return halves


def calibrate(family: str, games: int, level: str) -> str:
    """Play the games and return the tables as Markdown."""
    rows, weights = rows_of_games(family, games, level), weights_of(family)
    values, count = stories_of_games(family, games, level, weights), games // STORIES
    some = [value for value in values if value.game % STORIES == 0]
    first = [value for value in values if value.turn == 0]
    return "\n".join(
        (
            table(family, rows, weights, f"{games} games, by the formula"),
            *_bins(some, f"{count} games, by stories, at their first turn and {QUESTIONS} other questions"),
            *_bins(first, f"{games} games, by stories, at their first turn"),
        )
    )


def table(family: str, rows: Sequence[Row], weights: Weights, how: str) -> str:
    values = predicted(rows, weights, MODULES[family].matches[0].seats)
    return "\n".join((f"## {family}", "", *_bins(list(values), how)))


def _bins(values: Sequence[Predicted], how: str) -> list[str]:
    bins = bins_of(values)
    if not bins:
        return [f"{how}: too few for a bin of ten points.", ""]
    worst = max(bins, key=lambda one: abs(one.error))
    head = [f"{how}: largest error {100 * abs(worst.error):.1f} points.", ""]
    return [
        *head,
        "| chance % | won % | error | games | chances |",
        "|---:|---:|---:|---:|---:|",
        *map(_line, bins),
        "",
    ]


def _line(one: Bin) -> str:
    chance, won, error = 100 * one.chance, 100 * one.won, 100 * one.error
    return f"| {chance:.1f} | {won:.1f} | {error:+.1f} | {one.games} | {one.turns} |"


def main(arguments: list[str]) -> int:
    known = [family for family, module in MODULES.items() if module.lookahead]
    parser = argparse.ArgumentParser(prog="tools.benchmarks.calibration", description=__doc__)
    parser.add_argument("families", nargs="*", metavar="GAME", help=f"one of {', '.join(known)}")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", default=QUICK)
    parser.add_argument("--choose", action="store_true", help="choose the scale of stories, and save it")
    parser.add_argument("--docs", action="store_true", help=f"write {PAGE.name}, too")
    options = parser.parse_args(arguments)
    tables = []
    for family in options.families or known:
        if options.choose:
            weights, tables_of_both = choose(family, options.games, options.level)
            print(tables_of_both, flush=True)
            save_weights(family, weights)
        else:
            tables.append(calibrate(family, options.games, options.level))
            print(tables[-1], flush=True)
    if options.docs and tables:
        PAGE.write_text(HEAD + "\n".join(tables), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
