"""The refusals of Quickdraw by code."""

from __future__ import annotations

from types import MappingProxyType

from engine.core.refusals import Refusals, refusal

REFUSALS: Refusals = MappingProxyType(
    {
        "not-in-hand": refusal("the player does not hold the shot", card="its id"),
        "too-slow": refusal("the shot is slower than the one to dodge", card="its id", shot="the other's id"),
    }
)
