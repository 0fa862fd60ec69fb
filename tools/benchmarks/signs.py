"""Fit what actions reveal about hands: `make signs GAME=bang`.

Quick players, greenhorns, scouts and random players play. Factors are fitted to every other game, softened,
and written with their gain on the remaining games to data/games/<family>/signs.json.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import comb, log, sqrt
from random import Random
from statistics import fmean

from engine.core.decisions import Decision, Reply, Seat
from engine.core.game import AnyGame, Game
from engine.core.game_module import BalanceMatch, GameModule, Lookahead
from engine.core.rng import Rng, seed_from
from engine.games import GAMES, MODULES
from engine.search.levels import GREENHORN, LEVELS, SCOUT, LevelPlayer
from engine.search.memory import CardMemory, Observation, observations_of
from engine.search.rollouts import SearchProfile
from engine.search.value import DATA, FACTORS, Factors, Odds
from tools.benchmarks.arena import NORMAL
from tools.benchmarks.entrants import RANDOM
from tools.benchmarks.whole_games import QUICK

LEARNED = (QUICK, GREENHORN, SCOUT)  # players of the games to fit to, with equal weight
QUESTIONS = 700  # games of each kind of player
ROUNDS = 6
MIN_FACTOR, MAX_FACTOR = 0.2, 2.5  # factors before they are softened
SOFT = 0.7  # default of the power to which factors are raised
CLEAR = 3.0  # standard errors by which a kind must differ to get a factor

Kinds = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Question:
    game: int
    hand: Kinds
    pool: Kinds
    told_of: Mapping[str, float]

    @property
    def size(self) -> int:
        return sum(self.hand.values())


class Mover:
    def __init__(self, name: str, module: GameModule, number: int) -> None:
        self._module = module
        self._chance = Random(number) if name == RANDOM else None
        style = SearchProfile.of(module)
        assert style is not None
        level = LEVELS.get(name)
        self._thinker = LevelPlayer(module, level, style=replace(style, factors=None)) if level else None

    def hear(self, events: Sequence[Observation]) -> None:
        if self._thinker is not None:
            self._thinker.observe(events)

    def reply(self, game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        if self._chance is not None:
            count = self._chance.randint(decision.min_count, decision.max_count)
            return tuple(self._chance.sample(decision.options, count))
        if self._thinker is not None:
            return self._thinker.reply(game, decision, rng)
        return self._module.policy(game.view(decision.seat), decision, rng)


def questions(match: BalanceMatch, player: str, number: int) -> Iterator[Question]:
    rules = GAMES[match.game]
    module, seats = MODULES[rules.family], range(match.seats)
    assert module.lookahead is not None
    game = Game.new(rules, match.seats, seed_from("signs", match, number), rules.presets[match.preset])
    memories = [CardMemory(seat, module.lookahead) for seat in seats]
    movers = [Mover(player, module, number) for _ in seats]
    heard: Sequence[Observation] = game.deal_events
    met: set[tuple[object, ...]] = set()
    while game.winners is None:
        for seat in seats:
            memories[seat].observe(heard)
            movers[seat].hear(heard)
        decision = game.open_decisions[0]
        if len(decision.options) > 1 and decision.kind not in module.lookahead.policy_only_kinds:
            for question in hidden_hands(
                module.lookahead, game, decision.seat, memories[decision.seat], number
            ):
                key = (
                    decision.seat,
                    *(tuple(sorted(part.items())) for part in (question.hand, question.told_of)),
                )
                if key not in met:
                    met.add(key)
                    yield question
        rng = Rng(seed_from("signs", number, game.ply, decision.seat))
        heard = tuple(
            observations_of(game.answer(decision.seat, movers[decision.seat].reply(game, decision, rng)))
        )


def hidden_hands(
    lookahead: Lookahead, game: AnyGame, seat: Seat, memory: CardMemory, number: int
) -> Iterator[Question]:
    assert lookahead.hidden_piles is not None
    hands, piles = lookahead.hidden_piles(game.state)
    fixed = {*memory.others(hands[seat], len(hands)), memory.top}
    for other, hand in enumerate(hands):
        unseen = [lookahead.equivalence_key(card) for card in hand if card not in fixed]
        pile = piles[other if len(piles) > 1 else 0]
        rest = [lookahead.equivalence_key(card) for card in pile if card not in fixed]
        if other != seat and unseen and rest:
            told_of = memory.share_covered(other, len(unseen))
            yield Question(number, Counter(unseen), Counter((*unseen, *rest)), told_of)


def likelihood(question: Question, odds: Odds) -> float:
    real = 1.0
    for kind, count in question.hand.items():
        real *= comb(question.pool[kind], count) * odds.get(kind, 1.0) ** count
    return log(real / ways(question.pool, odds, question.size))


def ways(pool: Kinds, odds: Odds, size: int) -> float:
    plain = sum(count for kind, count in pool.items() if kind not in odds)
    ways_by_count = [float(comb(plain, taken)) for taken in range(size + 1)]
    for kind in odds.keys() & pool.keys():
        part = [comb(pool[kind], n) * odds[kind] ** n for n in range(min(pool[kind], size) + 1)]
        ways_by_count = [
            sum(part[n] * ways_by_count[at - n] for n in range(min(at + 1, len(part))))
            for at in range(size + 1)
        ]
    return ways_by_count[size]


def expected(question: Question, odds: Odds) -> Mapping[str, float]:
    every, counts = ways(question.pool, odds, question.size), {}
    for kind, count in question.pool.items():
        without = {**question.pool, kind: count - 1}
        counts[kind] = count * odds.get(kind, 1.0) * ways(without, odds, question.size - 1) / every
    return counts


def fitted(questions_asked: Sequence[Question], kinds: Mapping[str, Collection[str]]) -> Factors:
    signs: dict[str, dict[str, float]] = defaultdict(dict)
    for _ in range(ROUNDS):
        real, likely = _counted(questions_asked, Factors(signs=signs))
        for (sign, kind), count in likely.items():
            had = real[sign, kind]
            if kind not in kinds.get(sign, (kind,)):
                continue
            if kind in signs[sign] or abs(had - count) > CLEAR * sqrt(count + 1):
                factor = signs[sign].get(kind, 1.0) * ((had + 1) / (count + 1)) ** 0.8
                signs[sign][kind] = min(MAX_FACTOR, max(MIN_FACTOR, factor))
    return Factors(signs=signs)


def _counted(
    questions_asked: Iterable[Question], factors: Factors
) -> tuple[Mapping[tuple[str, str], float], Mapping[tuple[str, str], float]]:
    real: defaultdict[tuple[str, str], float] = defaultdict(float)
    likely: defaultdict[tuple[str, str], float] = defaultdict(float)
    for question in questions_asked:
        means = expected(question, factors.odds(question.told_of)) if question.told_of else {}
        for sign, part in question.told_of.items():
            for kind, mean in means.items():
                real[sign, kind] += part * question.hand.get(kind, 0)
                likely[sign, kind] += part * mean
    return real, likely


def softened(factors: Factors, power: float) -> Factors:
    signs = {
        sign: {
            kind: soft for kind, one in sorted(odds.items()) if abs((soft := round(one**power, 2)) - 1) > 0.05
        }
        for sign, odds in sorted(factors.signs.items())
    }
    return factors.model_copy(update={"signs": signs})


def gain(questions_asked: Sequence[Question], factors: Factors) -> tuple[float, float]:
    games: defaultdict[int, list[float]] = defaultdict(list)
    for question in questions_asked:
        by_signs = likelihood(question, factors.odds(question.told_of))
        games[question.game].append(by_signs - likelihood(question, {}))
    mean = fmean(one for gains in games.values() for one in gains)
    off = sum((sum(gains) - mean * len(gains)) ** 2 for gains in games.values())
    return mean, NORMAL * sqrt(off) / sum(map(len, games.values()))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.benchmarks.signs", description="Factors of others' deeds.")
    parser.add_argument("families", nargs="+", choices=[*_families()])
    parser.add_argument("--games", type=int, default=200, help="of each kind of player but scouts")
    parser.add_argument("--soft", type=float, default=SOFT, help="the power that factors are raised to")
    parser.add_argument("--scouts", type=int, default=40, help="games of scouts")
    options = parser.parse_args(arguments)
    for family in options.families:
        fit_one(MODULES[family], options.games, options.scouts, options.soft)
    return 0


def _families() -> Iterator[str]:
    return (family for family, module in MODULES.items() if module.lookahead and module.lookahead.inference)


def fit_one(module: GameModule, games: int, scouts: int, soft: float) -> None:
    chance = Random(0)
    by_player: dict[str, list[Question]] = {
        player: [
            question
            for number in range(scouts if player == SCOUT else games)
            for question in questions(module.matches[0], player, number)
        ]
        for player in (*LEARNED, RANDOM)
    }
    learned = [question for player in LEARNED for question in _some(by_player[player], 0, chance)]
    assert module.lookahead is not None
    assert module.lookahead.inference is not None
    factors = softened(fitted(learned, module.lookahead.inference().kinds), soft)
    gains = {}
    for player, held_out in by_player.items():
        mean, half = gain(_some(held_out, 1, chance), factors)
        gains[player] = round(mean, 3)
        base = fmean(likelihood(question, {}) for question in held_out)
        print(f"{module.family} {player}: {mean:+.3f} ±{half:.3f} of {base:.2f}, {len(held_out)} questions")
    if not factors.signs:
        return  # no sign reveals kinds of card
    written = factors.model_copy(update={"games": 3 * games + scouts, "gains": gains})
    (DATA / module.family / FACTORS).write_text(written.model_dump_json(indent=1) + "\n", "utf-8")


def _some(questions_asked: Sequence[Question], odd: int, chance: Random) -> list[Question]:
    fit = [question for question in questions_asked if question.game % 2 == odd]
    return chance.sample(fit, min(QUESTIONS, len(fit)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
