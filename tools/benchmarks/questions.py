"""Test levels at single decisions: `make lab NAME=questions ARGS="twins --games bang"`.

`twins`: in indistinguishable games a sheriff must reply the same. `wins`: a proven win must be played.
`regret`: how much win probability each level gives away, judged by far more rollouts.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from math import sqrt
from statistics import fmean, stdev
from typing import Any, TypeAlias

from engine.conformance.peeking import Peeping, compare_twins
from engine.core.decisions import Decision
from engine.core.game import AnyGame, Game
from engine.core.game_module import BalanceMatch
from engine.core.plays import legal_plays
from engine.core.rng import Rng, seed_from
from engine.games import GAMES, MODULES
from engine.search.levels import DEPUTY, MARSHAL, SCOUT, SHERIFF, player_of
from engine.search.memory import observations_of
from engine.search.proven_wins import proven_win
from engine.search.rollouts import Line, SearchProfile, SearchWorlds, turn_of
from engine.search.searcher import SearchBudget
from tools.benchmarks.arena import NORMAL, matches
from tools.benchmarks.entrants import module_of

TWINS = SearchBudget(replies=150, win_nodes=40, max_lines=5, max_seconds=0.0)
TABLES = 3_000  # states visited to look for a win that levels may miss
AGREED = 100  # other worlds in which it must also be a win
LOOKING = (DEPUTY, SCOUT, SHERIFF, MARSHAL)  # each visits the states of the one before, a marshal more
WORLDS = 200  # worlds in each half of the reference
TO_THE_END = 10_000  # turns
REGRET = (DEPUTY, SCOUT, SHERIFF, MARSHAL)

Worth: TypeAlias = Mapping[Line, float]  # probability of winning, by line


def twins(match: BalanceMatch, number: int, first: int = 0) -> Mapping[str, int]:
    module = module_of(match.game)
    honest = compare_twins(module, match, number, f"twins {first}", TWINS)
    peeping = compare_twins(module, match, min(number, 100), f"twins {first}", TWINS, Peeping)
    return {
        "asked": honest.decisions,
        "inside_a_step": honest.inside,
        "thought_otherwise": honest.thoughts,
        "replied_otherwise": honest.replies,
        "peeping_asked": peeping.decisions,
        "peeping_thought_otherwise": peeping.thoughts,
    }


def wins(match: BalanceMatch, number: int, first: int = 0) -> Mapping[str, int]:
    counts: dict[str, int] = {"sure": 0, **{f"missed_by_{level}": 0 for level in LOOKING}}
    for game in range(first, first + number):
        for here in sure_wins(match, game):
            counts["sure"] += 1
            for level in missed_by(here):
                counts[f"missed_by_{level}"] += 1
    return counts


def missed_by(game: AnyGame) -> Iterator[str]:
    """Yield the levels that do not win within the turn.

    They visit the same states with the same chance: if one is sure of each reply, so are stronger levels.
    """
    for level in LOOKING:
        won, sure = played_on(game, level)
        if not won:
            yield level
        if sure:
            return


def sure_wins(match: BalanceMatch, number: int) -> Iterator[AnyGame]:
    seen = -1
    for here, decision in questions_of(match, number):
        if turn_of(here) != seen and _holds_a_win(match, here, decision):
            seen = turn_of(here)
            yield here


def questions_of(match: BalanceMatch, number: int) -> Iterator[tuple[AnyGame, Decision]]:
    rules, module = GAMES[match.game], module_of(match.game)
    game = Game.new(rules, match.seats, seed_from("questions", match, number), rules.presets[match.preset])
    rng = Rng(seed_from("quick", match, number))
    while game.winners is None:
        decision = game.open_decisions[0]
        yield game, decision
        game.answer(decision.seat, module.policy(game.view(decision.seat), decision, rng))


def _style(match: BalanceMatch, turns: int = 0) -> SearchProfile:
    style = SearchProfile.of(module_of(match.game), turns)
    assert style is not None
    return style


def _holds_a_win(match: BalanceMatch, game: AnyGame, decision: Decision) -> bool:
    style = _style(match)
    near = style.game.may_win_now
    if game.ply != game.checkpoint.ply or (near and not near(game.view(decision.seat))):
        return False
    seeds = (seed_from("win", game.ply, number) for number in count())
    return proven_win(SearchWorlds(game, decision.seat, style), seeds, TABLES, agreed=AGREED) is not None


def played_on(game: AnyGame, level: str) -> tuple[bool, bool]:
    module, seat, turn = MODULES[game.rules.family], game.open_decisions[0].seat, turn_of(game)
    copy, thinker = Game.restore(game.rules, game.checkpoint, game.tail), player_of(level, module)
    sure = True
    while copy.winners is None and turn_of(copy) == turn:
        decision, rng = copy.open_decisions[0], Rng(seed_from("wins", copy.ply))
        own = decision.seat == seat
        view = copy.view(decision.seat)
        reply = thinker.reply(copy, decision, rng) if own else module.policy(view, decision, rng)
        sure = sure and (thinker.sure or not own)
        thinker.observe(observations_of(copy.answer(decision.seat, reply)))
    return copy.winners == (seat,), sure


def regret(match: BalanceMatch, number: int, first: int = 0) -> Mapping[str, tuple[float, float]]:
    """Return the percentage points that each level and a random reply give away, with the 95 % interval.

    The best line is chosen in one half of the worlds and valued in the other, so that luck favors none.
    """
    lost: dict[str, list[float]] = {level: [] for level in ("chance", *REGRET)}
    for (first_half, worth), game, decision in _valued(match, number, first):
        best = worth[max(first_half, key=first_half.__getitem__)]
        lost["chance"].append(best - fmean(worth.values()))
        for level in REGRET:
            rng = Rng(seed_from("regret", game.ply))
            thought = player_of(level, module_of(match.game)).think(game, decision, rng)
            begun = [line for line in worth if line[: len(thought.line)] == thought.line]
            alike = begun or [line for line in worth if line[0] == thought.line[0]]
            lost[level].append(best - worth[max(alike, key=first_half.__getitem__)] if alike else 0.0)
    return {level: _interval(values) for level, values in lost.items()}


def _interval(values: Sequence[float]) -> tuple[float, float]:
    spread = NORMAL * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0
    return round(100 * fmean(values), 2), round(100 * spread, 2)


def _valued(
    match: BalanceMatch, number: int, first: int
) -> Iterator[tuple[tuple[Worth, Worth], AnyGame, Decision]]:
    valued = 0
    style = _style(match, TO_THE_END)
    for number_of_game in count(first):
        for place, (game, decision) in enumerate(questions_of(match, number_of_game)):
            lines = _lines(game, decision)
            searched = decision.kind not in style.game.policy_only_kinds and not decision.can_go_back
            if place % 29 or len(lines) < 2 or not searched:
                continue
            worlds = SearchWorlds(game, decision.seat, style)
            yield (_worth(worlds, lines, "found"), _worth(worlds, lines, "reference")), game, decision
            valued += 1
            if valued == number:
                return


def _lines(game: AnyGame, decision: Decision) -> list[Line]:
    plays = legal_plays(game, decision.seat)
    return [tuple((step.decision.kind, (step.option,)) for step in play.steps) for play in plays]


def _worth(worlds: SearchWorlds, lines: list[Line], name: str) -> Worth:
    seeds = [seed_from(name, number) for number in range(WORLDS)]
    rolled = {line: [worlds.roll_out(seed, line) for seed in seeds] for line in lines}
    return {
        line: fmean([outcome.value for outcome in outcomes if outcome]) for line, outcomes in rolled.items()
    }


BENCHES: Mapping[str, Callable[[BalanceMatch, int, int], Mapping[str, Any]]] = {
    bench.__name__: bench for bench in (twins, wins, regret)
}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="questions", description="Levels at single decisions.")
    parser.add_argument("bench", choices=BENCHES)
    parser.add_argument("--games", default="", help="games, separated by commas; all with search by default")
    parser.add_argument("--count", type=int, default=1000, help="decisions; for `wins` whole games")
    parser.add_argument("--first", type=int, default=0, help="the first game, to add runs up")
    options = parser.parse_args(arguments)
    for match in matches([name for name in options.games.split(",") if name]):
        figures = BENCHES[options.bench](match, options.count, options.first)
        row = {"bench": options.bench, "game": match.game, "seats": match.seats, **figures}
        print(json.dumps(row), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
