"""Which characters to draft, and whom to expose."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.prompts import Decision, Reply
from engine.core.rng import Rng
from engine.games.bang.characters import CHARACTERS
from engine.games.bang.computer.pairs import PAIRS
from engine.games.bang.deck import LIFE
from engine.games.bang.judgement import acts, mine
from engine.games.bang.view import View

CARE = 8  # games of a hundred that one may lose by not always drafting the same pair


def draft(view: View, decision: Decision, rng: Rng) -> Reply:
    """Who makes a good pair with the first; at first, who has good partners. Not always the same one."""
    own = view.drafted[view.seat or 0]
    promise = {name: _promise(name, own, decision.options) for name in decision.options}
    good = [name for name in decision.options if promise[name] >= max(promise.values()) - CARE]
    return (rng.pick(good),)


def _promise(name: str, own: Sequence[str], pool: Sequence[str]) -> float:
    if own:
        return PAIRS[frozenset((name, *own))]
    partners = sorted(PAIRS[frozenset((name, other))] for other in pool if other != name)
    likely = partners[-4:-1]  # the very best one the other side will take
    return sum(likely) / len(likely)


def expose(view: View, decision: Decision) -> Reply:
    """The one who makes more of the turn, and of the Beers in hand."""
    names = [name for name in decision.options if name in LIFE]
    if not view.ring:
        return (max(names, key=lambda name: LIFE[name] + CHARACTERS[name].acts),)
    own = {who.name: who for who in mine(view)}
    return (max(names, key=lambda name: acts(view, own[name])),)
