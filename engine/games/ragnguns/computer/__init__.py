"""The computer opponent: a view and a decision in, a reply out. It knows what its seat knows, no more.

It tries its options on copies of the table and judges the results (judgement.py): in its own turn
play by play, else, with traps that it cannot look at too, as answers.py says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.prompts import Decision, Reply
from engine.core.rng import Rng
from engine.games.ragnguns.computer import answers, judgement
from engine.games.ragnguns.view import View

Answer = Callable[[View, Decision, Rng], str]

ANSWERS: Mapping[str, Answer] = {
    "deck": answers.any_of,
    "turn": judgement.verb,
    "pose": judgement.pose,
    "zone": judgement.zone,
    "effect": judgement.effect,
    "target": judgement.target,
    "shoot": judgement.shoot,
    "discard": judgement.discard,
    "on-pose": answers.on_pose,
    "split": answers.split,
    "give-up": answers.give_up,
    "stash": answers.stash,
    "trap": answers.trap,
    "stake": answers.stake,
    "disarm": answers.disarm,
}


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    """What the computer replies; `rng` is its own, never the game's."""
    answer = ANSWERS.get(decision.kind)
    return (answer(view, decision, rng),) if answer else decision.default
