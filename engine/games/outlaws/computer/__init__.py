"""The computer opponent: a view and a decision in, a reply out. It knows what its seat knows, no more."""

from __future__ import annotations

from engine.core.prompts import Decision, Reply
from engine.core.rng import Rng
from engine.games.outlaws.computer import gangs, rounds
from engine.games.outlaws.view import View


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    """What the computer replies; `rng` is its own, never the game's."""
    if decision.kind == "place-dice":
        return (gangs.place(view, decision.options),)
    if decision.kind == "leader":
        return (gangs.lead(view, decision.options),)
    if decision.kind == "discard":
        return (gangs.give_up(view, decision.options),)
    if decision.most > 1:
        return gangs.pick(view, decision.options, decision.most, rng)
    return (rounds.pick(view, rng),)
