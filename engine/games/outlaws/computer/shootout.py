"""What a card is worth in a shoot-out: its chance to beat all others, and what they are worth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import prod

from engine.core.rng import Rng
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.computer.guess import Guess, any_cards, rivals
from engine.games.outlaws.moves import modifiers
from engine.games.outlaws.view import View

LOWEST, HIGHEST = -40, 60  # of skill and modifiers together, with room to spare
THROWS = 20
SETS = 6  # of rivals' cards to reckon one's own modifiers with


@dataclass(frozen=True, slots=True)
class Field:
    """What rivals may put down in a round: `below[x - LOWEST]` is each one's chance to come to x or less."""

    below: tuple[float, ...]
    own: dict[str, list[int]]  # one's own cards' skill and modifiers against some of these sets
    prize: float


def worth_at(view: View, guesses: Sequence[Guess], time: int, rng: Rng) -> dict[str, float]:
    """What each card in hand is worth so many rounds from now, over some throws of the dice."""
    field = _field(view.hand, [(guess.weight, [line[time] for line in guess.lines]) for guess in guesses])
    rows = _rows(view, field, rng)
    return {card: sum(row[card] for row in rows) / len(rows) for card in view.hand}


def worth_by_dice(view: View, rng: Rng) -> tuple[dict[str, float], list[dict[str, float]]]:
    """What each card is worth with the dice on the table, and with some throws that may come later."""
    sets = any_cards(view, rng, max(12, 50 // len(rivals(view))))
    field = _field(view.hand, [(1.0, cards) for cards in sets])
    dice = [view.seats[seat].dice[0] for seat in rivals(view)]
    [own] = view.seats[view.seat or 0].dice
    return _row(field, own, dice), _rows(view, field, rng)


def _field(hand: Iterable[str], sets: Sequence[tuple[float, list[str]]]) -> Field:
    levels: dict[int, float] = defaultdict(float)
    prize = 0.0
    for weight, cards in sets:
        prize += weight * sum(OUTLAWS[card].reward for card in cards)
        for place, card in enumerate(cards):
            levels[_level(card, cards[:place] + cards[place + 1 :])] += weight
    total = sum(levels.values())
    below = accumulate(levels[level] / total for level in range(LOWEST, HIGHEST))
    own = {card: [_level(card, cards) for _, cards in sets[:SETS]] for card in hand}
    return Field(tuple(below), own, prize / sum(weight for weight, _ in sets))


def _level(card: str, others: Iterable[str]) -> int:
    return OUTLAWS[card].skill + sum(modifiers(card, others))


def _rows(view: View, field: Field, rng: Rng) -> list[dict[str, float]]:
    throws = (rng.roll(1 + len(rivals(view))) for _ in range(THROWS))
    return [_row(field, own, dice) for own, *dice in throws]


def _row(field: Field, own: int, dice: Sequence[int]) -> dict[str, float]:
    """What each card is worth with these dice."""
    return {card: _worth(field, card, own, dice) for card in field.own}


def _worth(field: Field, card: str, own: int, dice: Sequence[int]) -> float:
    levels = field.own[card]
    chances = [prod(field.below[level + own - 1 - die - LOWEST] for die in dice) for level in levels]
    return field.prize * sum(chances) / len(chances)
