"""The computer opponent: a view and a decision in, a reply out. It knows what its seat knows, no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.flow import Decision, Reply
from engine.luck import Luck
from engine.ragnguns.player import answers, plans
from engine.ragnguns.view import View

Answer = Callable[[View, Decision, Luck], str]

ANSWERS: Mapping[str, Answer] = {
    "deck": answers.any_of,
    "turn": plans.verb,
    "pose": plans.pose,
    "zone": plans.zone,
    "effect": plans.effect,
    "discard": plans.discard,
    "target": answers.target,
    "on-pose": answers.target,
    "shoot": answers.most,
    "trap": answers.any_of,
    "stake": answers.stake,
    "split": answers.split,
    "disarm": answers.disarm,
    "give-up": answers.give_up,
    "stash": answers.stash,
}


def play(view: View, decision: Decision, luck: Luck) -> Reply:
    """What the computer replies; `luck` is its own, never the game's."""
    answer = ANSWERS.get(decision.kind)
    return (answer(view, decision, luck),) if answer else decision.default
