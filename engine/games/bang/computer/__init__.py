"""The computer opponent: a view and a decision in, a reply out. It knows what its seat knows, no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from engine.core.prompts import Decision, Reply
from engine.core.rng import Rng
from engine.games.bang.computer import answers, hands, plays, sides
from engine.games.bang.view import View

Choice: TypeAlias = Callable[[View, Decision], Reply]

CHOICES: Mapping[str, Choice] = MappingProxyType(
    {
        "expose": sides.expose,
        "play": plays.play,
        "target": plays.target,
        "take": plays.take,
        "dodge": answers.dodge,
        "shoot-back": answers.shoot_back,
        "last-beer": answers.last_beer,
        "draw-from": hands.draw_from,
        "put-back": hands.put_back,
        "store": hands.store,
        "ability": hands.give_two,
        "discard": hands.discard,
    }
)


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    """What the computer replies; `rng` is its own, never the game's."""
    if decision.kind == "draft":
        return sides.draft(view, decision, rng)
    if decision.kind == "place":  # nobody is better off on either side
        return (rng.pick(decision.options),)
    if decision.kind in CHOICES:
        return CHOICES[decision.kind](view, decision)
    return decision.options[:1] if decision.back else decision.default
