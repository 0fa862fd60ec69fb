"""What the rivals may hold and in which order they may play it: guesses from what a seat knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from math import perm

from engine.core.prompts import Seat
from engine.core.rng import Rng
from engine.games.outlaws.cards import OUTLAWS, SETS
from engine.games.outlaws.view import View

BEST_FIRST = 0.5  # how many people begin with their strongest card, and how many with their weakest;
WORST_FIRST = 0.1  # against the rest, who follow no order, such a guess costs nothing (docs/wanted-design.md)
FINE = 1000


@dataclass(frozen=True, slots=True)
class Guess:
    """One way things may be: each rival's next cards in the order of play, and how likely it is."""

    weight: float
    lines: tuple[tuple[str, ...], ...]


def strength(card: str) -> tuple[int, int]:
    """What a player who thinks of one card alone goes by."""
    return OUTLAWS[card].skill, OUTLAWS[card].reward


def unseen(view: View) -> list[str]:
    """The cards that may be anywhere: in the deck or in a hand that one cannot see."""
    seen = {*view.hand, *view.in_play}
    for seat in view.seats:
        seen.update(seat.hand, seat.in_play, seat.face_up, seat.face_down, seat.out)
    return [card for card in SETS[view.edition.card_set] if card not in seen]


def rivals(view: View) -> list[Seat]:
    """The other seats that still play."""
    return [seat for seat, shown in enumerate(view.seats) if shown.playing and seat != view.seat]


def foresee(view: View, rng: Rng, times: int) -> list[Guess]:
    """So many guesses at the cards that the rivals will play in this round and the later ones."""
    pool, others = unseen(view), rivals(view)
    played = {seat: _played(view, seat) for seat in others}
    guesses = []
    for _ in range(times):
        rng.shuffle(pool)
        guesses.append(_guess(view, others, played, iter(pool), rng))
    return guesses


def any_cards(view: View, rng: Rng, times: int) -> list[list[str]]:
    """So many sets of cards that the rivals may put down now, if all that they hold is equally likely."""
    pool, others = unseen(view), rivals(view)
    sets = []
    for _ in range(times):
        rng.shuffle(pool)
        deal = iter(pool)
        sets.append([rng.pick(hand) if (hand := view.seats[seat].hand) else next(deal) for seat in others])
    return sets


def _guess(
    view: View, others: list[Seat], played: dict[Seat, list[str]], pool: Iterable[str], rng: Rng
) -> Guess:
    weight, lines, deal = 1.0, [], iter(pool)
    for seat in others:
        shown = view.seats[seat]
        hand = list(shown.hand) or [next(deal) for _ in range(shown.hand_size)]
        likely, line = _in_order(played[seat], hand, rng)
        weight *= likely
        lines.append(line)
    return Guess(weight, tuple(lines))


def _played(view: View, seat: Seat) -> list[str]:
    """What a seat has played since the hands were last taken up."""
    rounds = view.past[len(view.past) - view.round + 1 :]
    return [card for each in rounds for shot in each.shots if shot.seat == seat for card in shot.cards]


def _in_order(played: list[str], hand: list[str], rng: Rng) -> tuple[float, tuple[str, ...]]:
    """How likely this hand is after these cards, and the order in which the rest may come."""
    falling = sorted(hand, key=strength, reverse=True)
    best = BEST_FIRST if _falls(played + falling[:1]) else 0.0
    worst = WORST_FIRST if _falls([*falling[-1:], *played[::-1]]) else 0.0
    loose = (1 - BEST_FIRST - WORST_FIRST) / perm(len(played) + len(hand), len(played))
    weight = best + worst + loose
    at = rng.pick(range(FINE)) / FINE * weight
    if at < best:
        return weight, tuple(falling)
    return weight, tuple(falling[::-1] if at < best + worst else hand)


def _falls(cards: list[str]) -> bool:
    ranked = [strength(card) for card in cards]
    return all(high >= low for high, low in pairwise(ranked))
