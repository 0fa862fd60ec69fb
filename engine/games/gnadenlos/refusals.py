"""The refusals of Gnadenlos! by code."""

from __future__ import annotations

from types import MappingProxyType

from engine.core.refusals import Refusals, refusal

REFUSALS: Refusals = MappingProxyType(
    {
        "no-amount": refusal("what was typed is no number of nuggets"),
        "no-such-note": refusal("the player holds no such promissory note"),
        "not-in-hand": refusal("the adventurer does not work for the player", card="the adventurer's id"),
        "not-on-offer": refusal("the adventurer cannot be recruited now", card="the adventurer's id"),
        "sum-taken": refusal("the sum has been bid already", sum="the sum, in nuggets"),
        "too-far": refusal("more than a turn's prestige may cost", most="the most nuggets for one turn"),
        "too-poor": refusal("the player has too few nuggets", nuggets="how many the player has"),
    }
)
