"""A field of decks that play each other: their strength, and their equilibrium."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import exp, log, sqrt
from statistics import fmean

from engine.core.decks import UnnamedDeck
from engine.core.game_module import BalanceMatch
from tools.benchmarks.strongest import Contest, wins
from tools.benchmarks.whole_games import QUICK, Map

ROUNDS = 5_000  # rounds to come within a percentage point of the equilibrium
PACE = 8.0  # how fast the equilibrium drops losing decks
MIN_BROUGHT = 0.05  # decks rarer than this are not part of the equilibrium
MIN_DIFFERENT = 5  # cards by which two decks of one leader are clearly different

Shares = Sequence[Sequence[float]]  # shares of wins, row against column; a deck wins half against itself


@dataclass(frozen=True, slots=True)
class Field:
    decks: Sequence[UnnamedDeck]
    shares: Shares

    @property
    def strength(self) -> list[float]:
        others = len(self.decks) - 1
        return [(sum(row) - row[place]) / others for place, row in enumerate(self.shares)]

    @property
    def order(self) -> list[int]:
        strength = self.strength
        return sorted(range(len(self.decks)), key=lambda place: -strength[place])

    def brought(self) -> dict[int, float]:
        parts = sorted(enumerate(equilibrium(self.shares)), key=lambda deck: -deck[1])
        return {place: part for place, part in parts if part >= MIN_BROUGHT}

    def unlike(self, places: Sequence[int]) -> list[int]:
        different: list[int] = []
        for place in places:
            if all(clearly_different(self.decks[place], self.decks[other]) for other in different):
                different.append(place)
        return different


def clearly_different(one: UnnamedDeck, other: UnnamedDeck) -> bool:
    return one.leader != other.leader or len({*one.cards} - {*other.cards}) >= MIN_DIFFERENT


def crossed(match: BalanceMatch, codes: Sequence[str], deals: int, seed: str, every: Map) -> Shares:
    pairs = [*combinations(range(len(codes)), 2)]
    jobs = [
        job
        for one, other in pairs
        for job in Contest(match, (codes[other],), seed).jobs(codes[one], range(deals))
    ]
    won = iter(every(partial(wins, match, QUICK), jobs))
    shares = [[0.5] * len(codes) for _ in codes]
    for one, other in pairs:
        shares[one][other] = fmean(next(won) for _ in range(2 * deals))
        shares[other][one] = 1 - shares[one][other]
    return shares


def equilibrium(shares: Shares) -> list[float]:
    """Return how often to bring each deck in an equilibrium (Freund and Schapire, multiplicative weights)."""
    count = len(shares)
    gained, parts, total = [0.0] * count, [1 / count] * count, [0.0] * count
    for number in range(1, ROUNDS + 1):
        for place, row in enumerate(shares):
            gained[place] += sum(a * b for a, b in zip(row, parts)) - 0.5
        pace, highest = PACE * sqrt(log(count + 1) / number), max(gained)
        grown = [exp(pace * (gain - highest)) for gain in gained]
        parts = [weight / sum(grown) for weight in grown]
        total = [a + b for a, b in zip(total, parts)]
    return [part / ROUNDS for part in total]
