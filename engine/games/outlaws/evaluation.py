"""What cards are worth in a duel or a shootout, and samples of what rivals may hold."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate, pairwise
from math import perm, prod

from engine.core.decisions import Seat, value_object
from engine.core.rng import Rng
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.operations import modifiers
from engine.games.outlaws.view import View

# How many players begin with their strongest or weakest card. Against the rest, who follow no order, this
# guess costs nothing (docs/games/wanted.md).
BEST_FIRST, WORST_FIRST = 0.5, 0.1
SAMPLE_STEPS = 1000
LOWEST, HIGHEST = -40, 60  # bounds of skill and modifiers together, with room to spare
THROWS = 20
SETS = 6  # samples of rivals' cards, to value the viewer's own modifiers


@value_object
class Guess:
    """A possible future: each rival's next cards in order, and how likely it is."""

    weight: float
    lines: tuple[tuple[str, ...], ...]


def strength(card: str) -> tuple[int, int]:
    return OUTLAWS[card].skill, OUTLAWS[card].reward


def unseen(view: View) -> list[str]:
    """Return the cards in the deck or in hidden hands."""
    seen = {*view.hand, *view.in_play}
    for seat in view.seats:
        seen.update(seat.hand, seat.in_play, seat.face_up, seat.face_down, seat.out)
    return [card for card in OUTLAWS if card not in seen]


def rivals(view: View) -> list[Seat]:
    return [seat for seat, other in enumerate(view.seats) if other.playing and seat != view.seat]


def sample_futures(view: View, rng: Rng, times: int) -> list[Guess]:
    """Sample what rivals may play in this round and the later ones."""
    pool, others = unseen(view), rivals(view)
    rounds = view.past[len(view.past) - view.round + 1 :]  # since the hands were last dealt
    played: dict[Seat, list[str]] = {seat: [] for seat in others}
    for shot in (shot for showdown in rounds for shot in showdown.shots if shot.seat in played):
        played[shot.seat] += shot.cards
    guesses = []
    for _ in range(times):
        rng.shuffle(pool)
        weight, lines, deal = 1.0, [], iter(pool)
        for seat in others:
            hand = list(view.seats[seat].hand) or [next(deal) for _ in range(view.seats[seat].hand_size)]
            likely, line = _in_order(played[seat], hand, rng)
            weight *= likely
            lines.append(line)
        guesses.append(Guess(weight, tuple(lines)))
    return guesses


def any_cards(view: View, rng: Rng, times: int) -> list[list[str]]:
    """Sample cards that rivals may put down now, all equally likely."""
    pool, others = unseen(view), rivals(view)
    sets = []
    for _ in range(times):
        rng.shuffle(pool)
        deal = iter(pool)
        sets.append([rng.pick(hand) if (hand := view.seats[seat].hand) else next(deal) for seat in others])
    return sets


def _in_order(played: list[str], hand: list[str], rng: Rng) -> tuple[float, tuple[str, ...]]:
    """Return how likely this hand is after these cards, and an order for the rest."""
    falling = sorted(hand, key=strength, reverse=True)
    best = BEST_FIRST if _falls(played + falling[:1]) else 0.0
    worst = WORST_FIRST if _falls([*falling[-1:], *played[::-1]]) else 0.0
    loose = (1 - BEST_FIRST - WORST_FIRST) / perm(len(played) + len(hand), len(played))
    weight = best + worst + loose
    at = rng.pick(range(SAMPLE_STEPS)) / SAMPLE_STEPS * weight
    if at < best:
        return weight, tuple(falling)
    return weight, tuple(falling[::-1] if at < best + worst else hand)


def _falls(cards: list[str]) -> bool:
    ranked = [strength(card) for card in cards]
    return all(high >= low for high, low in pairwise(ranked))


LEADS = tuple(own - other for own in range(1, 7) for other in range(1, 7))


def worth_in_duel(view: View, guesses: Sequence[Guess], time: int, rng: Rng) -> dict[str, float]:
    """Return each card's worth in a later round, over all dice."""
    faced = [(guess.weight, guess.lines[0][time]) for guess in guesses]
    return {
        card: sum(weight * _over_all_dice(card, theirs) for weight, theirs in faced) for card in view.hand
    }


def worth_in_duel_by_dice(view: View, rng: Rng) -> tuple[dict[str, float], list[dict[str, float]]]:
    """Return each card's worth with the dice on the table, and with each later throw."""
    [rival] = rivals(view)
    pool = view.seats[rival].hand or unseen(view)
    rows = {lead: {card: _against_any(card, pool, lead) for card in view.hand} for lead in set(LEADS)}
    [own_die], [rival_die] = (view.seats[seat].dice for seat in (1 - rival, rival))
    return rows[own_die - rival_die], [rows[lead] for lead in LEADS]


def _against_any(card: str, pool: Iterable[str], lead: int) -> float:
    gains = [gain(card, theirs, lead) for theirs in pool]
    return sum(gains) / len(gains)


@cache
def _over_all_dice(card: str, theirs: str) -> float:
    return sum(gain(card, theirs, lead) for lead in LEADS) / len(LEADS)


@cache
def gain(card: str, theirs: str, lead: int) -> int:
    """Return a card's gain against another; `lead` is the viewer's die minus the rival's."""
    ahead = _lead_over(card, theirs) + lead
    return (OUTLAWS[theirs].reward if ahead >= 0 else 0) - (OUTLAWS[card].reward if ahead <= 0 else 0)


def _lead_over(card: str, theirs: str) -> int:
    """Return by how much a card exceeds another before dice."""
    own, other = OUTLAWS[card].skill, OUTLAWS[theirs].skill
    return own + sum(modifiers(card, [theirs])) - other - sum(modifiers(theirs, [card]))


def share_beaten(view: View, card: str) -> float:
    """Return the share of the cards a rival may put down now that lose to this one, over all dice."""
    known = [theirs for seat in rivals(view) for theirs in view.seats[seat].hand]
    wins = [_lead_over(card, theirs) + lead > 0 for theirs in known or unseen(view) for lead in LEADS]
    return sum(wins) / max(1, len(wins))


@value_object
class Field:
    """What rivals may put down: `below[x - LOWEST]` is each rival's chance of at most x."""

    below: tuple[float, ...]
    own: dict[str, list[int]]  # skill and modifiers of the viewer's cards against some of these sets
    prize: float


def worth_in_shootout(view: View, guesses: Sequence[Guess], time: int, rng: Rng) -> dict[str, float]:
    """Return each card's worth in a later round, over some throws."""
    field = _field(view.hand, [(guess.weight, [line[time] for line in guess.lines]) for guess in guesses])
    rows = _rows(view, field, rng)
    return {card: sum(row[card] for row in rows) / len(rows) for card in view.hand}


def worth_in_shootout_by_dice(view: View, rng: Rng) -> tuple[dict[str, float], list[dict[str, float]]]:
    """Return each card's worth with the dice on the table, and with some later throws."""
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
    """Return each card's worth with these dice."""
    worth = {}
    for card, levels in field.own.items():
        chances = [prod(field.below[level + own - 1 - die - LOWEST] for die in dice) for level in levels]
        worth[card] = field.prize * sum(chances) / len(chances)
    return worth
