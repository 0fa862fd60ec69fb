"""What to play in one's own turn, at whom, and which card to take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.core.prompts import Decision, Reply
from engine.games.bang.computer.sides import acts
from engine.games.bang.computer.worth import (
    BANG,
    KEEP,
    acting,
    beer_works,
    enemies,
    has,
    hits,
    mine,
    named,
    theirs,
    wound,
)
from engine.games.bang.deck import KIND, KINDS
from engine.games.bang.view import CharacterView, View

HAND = 3.6  # a card taken blindly
TRAPS = ("jail", "dynamite")
CHARMS = ("mustang", "barrel")


def play(view: View, decision: Decision) -> Reply:
    """The best of what gains something; before the end Sid heals with cards that he could not keep."""
    cards = [option for option in decision.options if option in KIND]
    best = max(cards, key=lambda card: gain(view, card), default=None)
    if best is not None and gain(view, best) > 0:
        return (best,)
    spare = len(view.hand) - acting(view).life
    return ("ability" if "ability" in decision.options and spare > 0 else "done",)


def gain(view: View, card: str) -> float:
    """What playing this card now is worth, above keeping it; cards that bring cards come first."""
    kind = KIND[card]
    if kind == "missed":  # as a BANG!, by Calamity Janet: only what is left over
        spare = sum(KIND[each] == "missed" for each in view.hand) > 1
        return _bang(view) - 2.5 if spare else -1.0
    return GAINS[kind](view) if kind in GAINS else _gear(view, card)


def _shots(view: View) -> list[CharacterView]:
    weapons = [KINDS[KIND[card]].weapon for card in acting(view).in_play]
    return [who for who in enemies(view) if who.distance <= max([1, *weapons])]


def _needed(view: View) -> int:
    return 2 if acting(view).name == "slab-the-killer" else 1


def _shot(view: View, who: CharacterView) -> float:
    return hits(view, who, _needed(view)) * wound(view, who)


def _bang(view: View) -> float:
    return max((_shot(view, who) for who in _shots(view)), default=0.0)


def _gatling(view: View) -> float:
    return 1.0 + sum(hits(view, who) * wound(view, who) for who in enemies(view))


def _indians(view: View) -> float:
    without = (1 - BANG) ** theirs(view)
    return 0.5 + sum(without * wound(view, who) for who in enemies(view))


def _duel(view: View) -> float:
    return max(_duel_with(view, who) for who in enemies(view))


def _duel_with(view: View, who: CharacterView) -> float:
    mine = sum(KIND[card] == "bang" for card in view.hand)
    wins = min(0.95, max(0.1, 0.65 + 0.25 * (mine - 1.4 * BANG * theirs(view))))
    own = acting(view)
    loss = 4.0 + (own.most - own.life) + (8.0 if own.life == 1 else 0.0)
    return wins * wound(view, who) - (1 - wins) * loss


def _beer(view: View) -> float:
    own = acting(view)
    return 6.0 if beer_works(view) and own.life < own.most else -1.0


def _saloon(view: View) -> float:
    own, others = ([who for who in side if who.life < who.most] for side in (mine(view), enemies(view)))
    return 4.0 * (len(own) - len(others))


def _store(view: View) -> float:
    return 2.0 + 3.0 * (len(mine(view)) - len(enemies(view)))


def _jail(view: View) -> float:
    return max((_jailed(view, who) for who in enemies(view)), default=0.0)


def _jailed(view: View, who: CharacterView) -> float:
    if has(who, "jail"):
        return -1.0
    return 9.0 if len(enemies(view)) == 1 else 1.0 + 0.5 * who.exposed + 0.1 * len(who.in_play)


def _panic(view: View) -> float:
    near = [who for who in view.ring if who.alive and (who.seat == view.seat or who.distance <= 1)]
    return 1.0 + max(_best(view, who)[1] for who in near)


def _cat_balou(view: View) -> float:
    return max(_best(view, who)[1] for who in view.ring if who.alive)


def _best(view: View, who: CharacterView) -> tuple[str, float]:
    """Which card one would take from this character, and what for."""
    worth = {card: _nuisance(view, who, card) for card in who.in_play}
    if who.seat != view.seat and theirs(view):
        worth["hand"] = HAND
    best = max(worth, key=worth.__getitem__, default="")
    return best, worth.get(best, -9.0)


def _nuisance(view: View, who: CharacterView, card: str) -> float:
    """What it gains that this card leaves its place."""
    kind = KIND[card]
    own = who.seat == view.seat
    if kind in TRAPS:
        bad = 5.0 if kind == "dynamite" else 7.0 if len(mine(view)) == 1 else 2.5
        return bad if own else -5.0
    return -5.0 if own else KEEP[kind] - 0.5 + (0.5 if kind in CHARMS else 0.0)


def _gear(view: View, card: str) -> float:
    return max(_fits(view, who, KIND[card]) for who in mine(view))


def _fits(view: View, who: CharacterView, kind: str) -> float:
    """What a blue card is worth before this one of one's own."""
    if kind == "dynamite" or has(who, kind):
        return -1.0
    if kind in CHARMS:
        return 5.0 + 0.2 * (4 - who.life) + (0.3 if not who.exposed else 0.0)
    if kind == "scope":
        return 2.0 + 0.3 * acts(view, who)
    return _weapon(view, who, kind)


def _weapon(view: View, who: CharacterView, kind: str) -> float:
    reach = max([1, *(KINDS[KIND[card]].weapon for card in who.in_play)])
    shots = sum(KIND[card] == "bang" for card in view.hand)
    if kind == "volcanic":
        near = any(enemy.distance <= 1 for enemy in enemies(view))
        return 3.0 + 0.3 * acts(view, who) if who.exposed and near and shots > 1 else -1.0
    if has(who, "volcanic") and shots > 1:
        return -1.0
    return 2.0 + 0.3 * acts(view, who) + 0.1 * KINDS[kind].weapon if KINDS[kind].weapon > reach else -1.0


GAINS: Mapping[str, Callable[[View], float]] = MappingProxyType(
    {
        "wells-fargo": lambda view: 30.0,
        "stagecoach": lambda view: 29.0,
        "general-store": _store,
        "bang": _bang,
        "gatling": _gatling,
        "indians": _indians,
        "duel": _duel,
        "beer": _beer,
        "saloon": _saloon,
        "jail": _jail,
        "panic": _panic,
        "cat-balou": _cat_balou,
    }
)


def target(view: View, decision: Decision) -> Reply:
    """At whom, or before whom."""
    kind = KIND[str(dict(decision.about)["card"])]
    return (max(decision.options, key=lambda name: _aim(view, named(view, name), kind)),)


def _aim(view: View, who: CharacterView, kind: str) -> float:
    if kind in ("bang", "missed"):
        return _shot(view, who)
    if kind == "duel":
        return _duel_with(view, who)
    if kind == "jail":
        return _jailed(view, who)
    if kind in ("panic", "cat-balou"):
        return _best(view, who)[1]
    return _fits(view, who, kind)


def take(view: View, decision: Decision) -> Reply:
    """Which of his cards."""
    who = named(view, str(dict(decision.about)["target"]))
    return (_best(view, who)[0],)
