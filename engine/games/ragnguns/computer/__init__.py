"""The computer opponent: a view and a decision in, a reply out. It knows what its seat knows, no more.

It tries on copies of the table what it could do (imagine.py) and judges what comes of it (worth.py): in its
own turn play by play (plans.py), with traps without a look at them (traps.py), else in answers.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.prompts import Decision, Reply
from engine.core.rng import Rng
from engine.games.ragnguns.computer import answers, plans, traps
from engine.games.ragnguns.view import View

Answer = Callable[[View, Decision, Rng], str]

ANSWERS: Mapping[str, Answer] = {
    "deck": answers.any_of,
    "turn": plans.verb,
    "pose": plans.pose,
    "zone": plans.zone,
    "effect": plans.effect,
    "target": plans.target,
    "shoot": plans.shoot,
    "discard": plans.discard,
    "on-pose": answers.on_pose,
    "split": answers.split,
    "give-up": answers.give_up,
    "stash": answers.stash,
    "trap": traps.trap,
    "stake": traps.stake,
    "disarm": traps.disarm,
}


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    """What the computer replies; `rng` is its own, never the game's."""
    answer = ANSWERS.get(decision.kind)
    return (answer(view, decision, rng),) if answer else decision.default
