"""Which card to play in the tournament."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.games.revolver.cards import ACCUSATION, CHEAT, NUMBER, POKER
from engine.games.revolver.view import View

BLUFF = {CHEAT: 3, ACCUSATION: 2}  # how often, beside the numbers
HIGH = 2  # of the numbers, only so many of the highest are played


def pick(view: View, rng: Rng) -> str:
    """A high number mostly, sometimes what beats one: nobody can read a card that is drawn."""
    numbers = [card for card in view.poker if POKER[card].kind == NUMBER]
    numbers.sort(key=lambda card: -POKER[card].value)
    tickets = [card for card in numbers[:HIGH] for _ in range(2)]
    for card in view.poker:
        tickets += [card] * BLUFF.get(POKER[card].kind, 0)
    return rng.pick(tickets)
