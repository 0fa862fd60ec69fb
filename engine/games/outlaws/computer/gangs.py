"""Which gang to send, which die to give to whom, who leads and who goes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.core.prompts import Reply
from engine.core.rng import Rng
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.computer.guess import rivals, unseen
from engine.games.outlaws.moves import arrangements, modifiers
from engine.games.outlaws.view import View

ROLLS = 12


def pick(view: View, hand: Sequence[str], size: int, rng: Rng) -> Reply:
    """The gang that comes to most over a few rolls of the dice."""
    rolls = [rng.roll(size) for _ in range(ROLLS)]
    boost = _boosts(view, hand)
    return max(combinations(hand, size), key=lambda gang: sum(_worth(gang, dice, boost) for dice in rolls))


def place(view: View, options: Sequence[str]) -> str:
    """The arrangement whose leader gains most."""
    boost = _boosts(view, view.in_play)
    return max(options, key=lambda way: _led(view.in_play, [int(face) for face in way.split("-")], boost))


def lead(view: View, options: Sequence[str]) -> str:
    """The leader who gains most."""
    boost = _boosts(view, options)
    return max(options, key=boost.__getitem__)


def give_up(view: View, options: Sequence[str]) -> str:
    """The card without which the rest is worth most."""
    boost = _boosts(view, options)

    def rest(card: str) -> float:
        others = [each for each in options if each != card]
        return sum(OUTLAWS[each].skill for each in others) + max(boost[each] for each in others)

    return max(options, key=rest)


def _boosts(view: View, cards: Sequence[str]) -> dict[str, float]:
    """What each card may expect to gain or lose as a leader, from cards seen or, face down, unknown."""
    seen = [card for seat in rivals(view) for card in view.seats[seat].in_play]
    if seen:
        return {card: sum(modifiers(card, seen)) for card in cards}
    pool = unseen(view)
    coming = 3 * len(rivals(view)) / len(pool)
    return {card: sum(modifiers(card, pool)) * coming for card in cards}


def _worth(gang: Sequence[str], dice: Sequence[int], boost: dict[str, float]) -> float:
    skill = sum(OUTLAWS[card].skill for card in gang)
    return skill + max(_led(gang, way, boost) for way in arrangements(dice).values())


def _led(gang: Sequence[str], dice: Sequence[int], boost: dict[str, float]) -> float:
    """What the leader of this gang gains with the dice so laid."""
    strength = {card: OUTLAWS[card].skill + die for card, die in zip(gang, dice)}
    highest = max(strength.values())
    return max(boost[card] for card in gang if strength[card] == highest)
