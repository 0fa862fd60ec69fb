"""The refusals of Wanted by code; `card` is the id of the card chosen."""

from __future__ import annotations

from types import MappingProxyType

from engine.core.refusals import Refusals, refusal

REFUSALS: Refusals = MappingProxyType(
    {
        "not-in-hand": refusal("the player does not hold the card", card="its id"),
        "not-in-play": refusal("the outlaw is not one of the player's in play", card="its id"),
        "not-strongest": refusal("another outlaw of the gang has a higher skill and die", card="its id"),
        "not-these-dice": refusal("the dice do not show that", dice="what they show, in their order"),
        "unknown-card": refusal("the deck has no such card"),
    }
)
