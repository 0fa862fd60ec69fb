"""Which card to put down in a duel or a shoot-out. What a card is worth is in duel.py and shootout.py."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import exp

from engine.core.rng import Rng
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.computer import duel, shootout
from engine.games.outlaws.computer.guess import foresee, rivals
from engine.games.outlaws.view import View

GUESSES = 200  # cards of rivals to think of, all together
CARE = 0.01  # the part of a hand's reward that one may lose by not always playing the very best card
CARE_WITH_DICE = 0.004  # dice on the table make one hard enough to read
FINE = 1000


def pick(view: View, rng: Rng) -> str:
    """The card for this round: good against what may come, but not always the same one."""
    if all(view.seats[seat].dice for seat in rivals(view)):
        worth, care = _with_dice(view, rng), CARE_WITH_DICE
    else:
        worth, care = _without_dice(view, rng), CARE
    return _about_best(worth, care * sum(OUTLAWS[card].reward for card in view.hand), rng)


def _without_dice(view: View, rng: Rng) -> dict[str, float]:
    """What the rest of the game is worth when it begins with each card and goes on as well as can be."""
    left = view.rounds - view.round + 1
    guesses = foresee(view, rng, max(6, GUESSES // (left * len(rivals(view)))))
    worth_at = duel.worth_at if len(view.seats) == 2 else shootout.worth_at
    rounds = [worth_at(view, guesses, time, rng) for time in range(left)]
    best: dict[str, float] = {}
    for line in permutations(view.hand, left):
        worth = sum(row[card] for row, card in zip(rounds, line))
        best[line[0]] = max(worth, best.get(line[0], worth))
    return best


def _with_dice(view: View, rng: Rng) -> dict[str, float]:
    """The same where the dice lie there before the card: each later round will have its chance, too."""
    worth_by_dice = duel.worth_by_dice if len(view.seats) == 2 else shootout.worth_by_dice
    now, later = worth_by_dice(view, rng)
    unused = len(view.hand) - (view.rounds - view.round + 1)

    @cache
    def rest(cards: frozenset[str]) -> float:
        if len(cards) <= unused:
            return 0.0
        after = {card: rest(cards - {card}) for card in cards}
        chances = [max(row[card] + after[card] for card in cards) for row in later]
        return sum(chances) / len(chances)

    return {card: now[card] + rest(frozenset(view.hand) - {card}) for card in view.hand}


def _about_best(worth: dict[str, float], care: float, rng: Rng) -> str:
    """A card drawn by its worth: the best most often, one much worse never."""
    top = max(worth.values())
    odds = {card: exp((value - top) / care) for card, value in worth.items()}
    at = rng.pick(range(FINE)) / FINE * sum(odds.values())
    for card, part in odds.items():
        at -= part
        if at < 0:
            return card
    return max(worth, key=worth.__getitem__)
