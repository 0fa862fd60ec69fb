"""Which characters to draft, and whom to expose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.core.prompts import Decision, Reply
from engine.core.rng import Luck
from engine.games.bang.computer.pairs import PAIRS
from engine.games.bang.computer.worth import beer_works, mine
from engine.games.bang.deck import KIND, LIFE
from engine.games.bang.view import CharacterView, View

ACTS: Mapping[str, float] = MappingProxyType(
    {
        "kit-carlson": 2.0,
        "jesse-jones": 2.2,
        "black-jack": 2.0,
        "pedro-ramirez": 1.6,
        "willy-the-kid": 2.2,
        "slab-the-killer": 2.2,
        "rose-doolan": 1.6,
        "suzy-lafayette": 1.6,
        "calamity-janet": 1.2,
        "vulture-sam": 0.8,
        "sid-ketchum": 1.2,
        "lucky-duke": 0.4,
        "bart-cassidy": 0.3,
        "jourdonnais": 0.2,
        "el-gringo": 0.2,
        "paul-regret": 0.0,
    }
)  # what each one's ability is worth while he acts and waits, exposed
CARE = 8  # games of a hundred that one may lose by not always drafting the same pair
REACH = {"schofield": 0.8, "remington": 0.9, "carabine": 0.9, "winchester": 0.9, "scope": 0.6}


def draft(view: View, decision: Decision, luck: Luck) -> Reply:
    """Who makes a good pair with the first; at first, who has good partners. Not always the same one."""
    own = view.drafted[view.seat or 0]
    promise = {name: _promise(name, own, decision.options) for name in decision.options}
    good = [name for name in decision.options if promise[name] >= max(promise.values()) - CARE]
    return (luck.pick(good),)


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
        return (max(names, key=lambda name: LIFE[name] + ACTS[name]),)
    own = {who.name: who for who in mine(view)}
    return (max(names, key=lambda name: acts(view, own[name])),)


def acts(view: View, who: CharacterView) -> float:
    """What it is worth to have this one exposed."""
    kinds = [KIND[card] for card in view.hand]
    value = ACTS[who.name] + sum(REACH.get(KIND[card], 0.0) for card in who.in_play)
    shots = kinds.count("bang")
    if who.name == "willy-the-kid" or any(KIND[card] == "volcanic" for card in who.in_play):
        value += 1.2 * max(shots - 1, 0)
    if beer_works(view):
        value += 1.2 * min(kinds.count("beer"), who.most - who.life)
        value += 1.0 if who.life == 1 else 0.0  # he can be saved
    return value + 0.4 * min(who.life, len(kinds) + 2)
