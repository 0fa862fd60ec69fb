"""The computer opponent of both sides: a view and a decision in, a reply out."""

from __future__ import annotations

from engine.core.prompts import Decision, Reply
from engine.core.rng import Rng
from engine.games.revolver.computer import choices, poker
from engine.games.revolver.computer.plan import next_play
from engine.games.revolver.view import View


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    """What the computer replies; `rng` is its own, never the game's."""
    options = decision.options
    if decision.kind == "poker":
        return (poker.pick(view, rng),)
    if decision.kind == "march":
        return (choices.march(view),)
    if decision.kind == "play":
        return (next_play(view, options),)
    if decision.kind == "cost":
        return tuple(choices.pay(view, options, decision.least, str(dict(decision.about)["card"])))
    if decision.kind == "drop-hand":
        return tuple(choices.worst(view, options, decision.least))
    return (choices.choose(view, decision.kind, options),)
