"""The computer player, which knows what its seat knows."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from engine.core.decisions import Decision, Reply
from engine.core.rng import Rng, sample_near_best
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.evaluation import rivals, unseen, worth
from engine.games.outlaws.operations import arrangements, modifiers, strongest
from engine.games.outlaws.view import View

TEMPERATURE = 0.01  # the part of a hand's reward to risk by not always playing the best card
TEMPERATURE_WITH_DICE = 0.004  # dice on the table make a player hard enough to read
ROLLS = 12


def pick_for_round(view: View, rng: Rng) -> str:
    """Choose a good card for this round, but not always the same one."""
    now, later = worth(view, rng)
    unused = len(view.hand) - (view.rounds - view.round + 1)

    @cache
    def rest(cards: frozenset[str]) -> float:
        if len(cards) <= unused:
            return 0.0
        after = {card: rest(cards - {card}) for card in cards}
        chances = [max(row[card] + after[card] for card in cards) for row in later]
        return sum(chances) / len(chances)

    best = {card: now[card] + rest(frozenset(view.hand) - {card}) for card in view.hand}
    temperature = TEMPERATURE if len(later) == 1 else TEMPERATURE_WITH_DICE
    return sample_near_best(best, temperature * sum(OUTLAWS[card].reward for card in view.hand), rng)


def pick_gang(view: View, hand: Sequence[str], size: int, rng: Rng) -> Reply:
    rolls = [rng.roll(size) for _ in range(ROLLS)]
    boost = _boosts(view, hand)
    return max(combinations(hand, size), key=lambda gang: sum(_worth(gang, dice, boost) for dice in rolls))


def place(view: View, options: Sequence[str]) -> str:
    """Choose who leads; of equals the one that gains most will."""
    boost = _boosts(view, view.in_play)

    def worth(way: str) -> tuple[float, int]:
        leaders = strongest(view.in_play, [int(face) for face in way.split("-")])
        return max(boost[card] for card in leaders), len(leaders)

    return max(options, key=worth)


def give_up(view: View, options: Sequence[str]) -> str:
    """Give up the card that the rest of the gang needs least."""
    boost = _boosts(view, options)

    def rest(card: str) -> float:
        others = [other for other in options if other != card]
        return sum(OUTLAWS[other].skill for other in others) + max(boost[other] for other in others)

    return max(options, key=rest)


def _boosts(view: View, cards: Sequence[str]) -> dict[str, float]:
    """Return each card's expected modifiers as a leader."""
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
    return max(boost[card] for card in strongest(gang, dice))


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    """Return the reply; `rng` is the policy's own, never the game's."""
    if decision.kind == "place-dice":
        return (place(view, decision.options),)
    if decision.kind == "discard":
        return (give_up(view, decision.options),)
    if decision.max_count > 1:
        return pick_gang(view, decision.options, decision.max_count, rng)
    return (pick_for_round(view, rng),)
