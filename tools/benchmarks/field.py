"""The decks that people would bring, played against each other: how strong each is, and their equilibrium.

The equilibrium of a field is how often each deck should be brought so that no deck of the field wins more
than half against the mixture: decks that it leaves out are better left at home.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import exp, log, sqrt
from statistics import fmean

from engine.core.decks import Draft
from engine.core.game_module import Match
from tools.benchmarks.strongest import Contest, wins
from tools.benchmarks.whole_games import QUICK, Map

ROUNDS = 5_000  # of the equilibrium: within a percentage point of it
EAGER = 8.0  # how fast it leaves what loses
BROUGHT = 0.05  # a deck that is brought less often is not in the equilibrium
UNLIKE = 5  # cards by which two decks of one leader are clearly different

Shares = Sequence[Sequence[float]]  # of wins, by row against column; a deck against itself wins half


@dataclass(frozen=True, slots=True)
class Field:
    """Decks, their codes in the same order, and what each wins against each."""

    decks: Sequence[Draft]
    shares: Shares

    @property
    def strength(self) -> list[float]:
        """What each wins against all others on the average."""
        others = len(self.decks) - 1
        return [(sum(row) - row[place]) / others for place, row in enumerate(self.shares)]

    @property
    def order(self) -> list[int]:
        """The places of the decks, the strongest in front."""
        strength = self.strength
        return sorted(range(len(self.decks)), key=lambda place: -strength[place])

    def brought(self) -> dict[int, float]:
        """The decks of the equilibrium, the most usual in front, with how often each is brought."""
        parts = sorted(enumerate(equilibrium(self.shares)), key=lambda each: -each[1])
        return {place: part for place, part in parts if part >= BROUGHT}

    def unlike(self, places: Sequence[int]) -> list[int]:
        """Of these, in this order, those that differ clearly from all before them."""
        found: list[int] = []
        for place in places:
            if all(clearly_different(self.decks[place], self.decks[other]) for other in found):
                found.append(place)
        return found


def clearly_different(one: Draft, other: Draft) -> bool:
    """Have they another leader, or so many other cards that they are played otherwise?"""
    return one.leader != other.leader or len({*one.cards} - {*other.cards}) >= UNLIKE


def crossed(match: Match, codes: Sequence[str], deals: int, seed: str, every: Map) -> Shares:
    """All pairs of decks play the same deals from both seats, by players who reply at once."""
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
    """How often each is brought in an equilibrium: the average of many rounds in which what wins grows.

    Source: Freund and Schapire, Adaptive Game Playing Using Multiplicative Weights (1999).
    """
    count = len(shares)
    gained, parts, total = [0.0] * count, [1 / count] * count, [0.0] * count
    for number in range(1, ROUNDS + 1):
        for place, row in enumerate(shares):
            gained[place] += sum(a * b for a, b in zip(row, parts)) - 0.5
        pace, most = EAGER * sqrt(log(count + 1) / number), max(gained)
        grown = [exp(pace * (each - most)) for each in gained]
        parts = [each / sum(grown) for each in grown]
        total = [a + b for a, b in zip(total, parts)]
    return [each / ROUNDS for each in total]
