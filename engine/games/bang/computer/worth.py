"""What cards, characters and wounds are worth to the computer, in about the price of a card."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.bang.deck import KIND
from engine.games.bang.view import CharacterView, View

KEEP: Mapping[str, float] = MappingProxyType(
    {
        "wells-fargo": 9.0,
        "stagecoach": 7.0,
        "gatling": 6.5,
        "barrel": 6.5,
        "beer": 6.0,
        "mustang": 6.0,
        "missed": 5.5,
        "panic": 5.0,
        "volcanic": 5.0,
        "cat-balou": 4.8,
        "indians": 4.6,
        "jail": 4.5,
        "bang": 4.0,
        "general-store": 4.0,
        "duel": 3.8,
        "winchester": 3.6,
        "carabine": 3.5,
        "remington": 3.4,
        "schofield": 3.3,
        "scope": 3.2,
        "saloon": 2.5,
        "dynamite": 1.0,
    }
)
AGAIN = 0.6  # of what a second card of a kind in the same hand is worth beside the first
ANSWERS = frozenset(("missed", "bang", "beer"))
MISSED, BANG = 0.25, 0.35  # the chance that a card of a hand one cannot see is of that kind
HEART = 0.25


def mine(view: View) -> list[CharacterView]:
    """One's own living characters."""
    return [who for who in view.ring if who.seat == view.seat and who.alive]


def enemies(view: View) -> list[CharacterView]:
    """Those of the other side."""
    return [who for who in view.ring if who.seat != view.seat and who.alive]


def acting(view: View) -> CharacterView:
    """One's own exposed character."""
    return next(who for who in mine(view) if who.exposed)


def named(view: View, name: str) -> CharacterView:
    """A character in the ring by name."""
    return next(who for who in view.ring if who.name == name)


def theirs(view: View) -> int:
    """How many cards the other hand has."""
    return view.hand_sizes[1 - (view.seat or 0)]


def has(who: CharacterView, kind: str) -> bool:
    """Does such a card lie before him?"""
    return any(KIND[card] == kind for card in who.in_play)


def beer_works(view: View) -> bool:
    """Does a Beer do anything?"""
    return view.beer_last_two or len(mine(view)) + len(enemies(view)) > 2


def keep(view: View, card: str) -> float:
    """What it is worth to have this card in hand."""
    kind = KIND[card]
    if kind == "beer" and not beer_works(view):
        return 0.5
    return KEEP[kind]


def cheapest(view: View, cards: tuple[str, ...], count: int) -> list[str]:
    """The cards that one can do best without: later ones of a kind are worth less than the first."""
    worth, met = {}, dict.fromkeys(KEEP, 0)
    for card in cards:
        worth[card] = keep(view, card) * AGAIN ** met[KIND[card]]
        met[KIND[card]] += 1
    return sorted(cards, key=worth.__getitem__)[:count]


def wound(view: View, who: CharacterView) -> float:
    """What a wound to this enemy is worth."""
    value = 4.0 + (who.most - who.life)
    if who.life == 1:
        saved = 0.3 if who.exposed and beer_works(view) and theirs(view) else 0.0
        value += 5.0 * (1 - saved)
    gifts = {"bart-cassidy": 2.0, "el-gringo": 2.5 if len(view.hand) > 1 else 0.0}
    return value - (gifts.get(who.name, 0.0) if who.life > 1 else 0.0)


def hits(view: View, who: CharacterView, needed: int = 1) -> float:
    """The chance that a shot is not dodged."""
    hidden = theirs(view)
    kind = MISSED + BANG if who.name == "calamity-janet" else MISSED
    without = (1 - kind) ** hidden
    if needed == 2:
        without += hidden * kind * (1 - kind) ** max(hidden - 1, 0)
    barrels = has(who, "barrel") + (who.name == "jourdonnais")
    return min(without, 1.0) * (1 - HEART) ** barrels
