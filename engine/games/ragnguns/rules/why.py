"""Why something cannot be done, by the rule; asked only when it was tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.prompts import Decision, Illegal
from engine.games.ragnguns.cards import fact, is_trap, key_of
from engine.games.ragnguns.effects import EFFECTS, PISTOLEROS
from engine.games.ragnguns.lasting import TAX, VOLLEYS, total
from engine.games.ragnguns.moves import firepower
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.state import PISTOLERO, Player, RagNGunsState


def why_not(g: RagNGunsState, decision: Decision, option: str) -> Illegal:
    """The reason, or that this is not among the choices."""
    reason = VERBS.get(option) if decision.kind == "turn" else REASONS.get(decision.kind)
    if reason is None or decision.seat != g.current:
        return Illegal("not-offered", option=option)
    return reason(g, option)


def reach(p: Player, card: str) -> Illegal | None:
    """Why a card is out of reach."""
    if card not in p.cards() or card in p.box or card in p.deck:
        return Illegal("no-such-card")
    if card in p.discard:
        return Illegal("in-discard", card=card)
    if any(card in pile[:-1] for pile in p.stash.values()):
        return Illegal("covered", card=card)
    return None


def pose(g: RagNGunsState, card: str) -> Illegal:
    """Why it cannot be posed."""
    if not legal.free_zones(g.me):
        return Illegal("zones-full")
    if why := reach(g.me, card):
        return why
    if not fact(card).posable:
        return Illegal("no-statistics", card=card)
    if card not in legal.accessible(g.me):
        return Illegal("posed-already", card=card)
    return Illegal("too-dear", card=card, cost=legal.price(g, g.current, card), bullets=g.me.bullets)


def pose_any(g: RagNGunsState, _: str) -> Illegal:
    """Why nothing can be posed."""
    return Illegal("zones-full") if not legal.free_zones(g.me) else Illegal("nothing-to-pose")


def trap(g: RagNGunsState, card: str) -> Illegal:
    """Why it cannot be set."""
    if why := reach(g.me, card):
        return why
    return Illegal("no-bullets") if is_trap(card) else Illegal("no-trap", card=card)


def trap_any(g: RagNGunsState, _: str) -> Illegal:
    """Why no trap can be set."""
    return Illegal("nothing-to-set") if g.me.bullets else Illegal("no-bullets")


def shoot(g: RagNGunsState, _: str) -> Illegal:
    """Why there is no fusillade, or none of so many bullets."""
    if legal.SHOOT in g.barred:
        return Illegal("barred-shoot")
    if g.volleys > total(g, g.current, VOLLEYS):
        return Illegal("fired-already")
    if firepower(g, g.current) <= 0:
        return Illegal("no-firepower")
    most = legal.volley(g)
    return Illegal("too-many", most=most) if most else _short(g)


def _short(g: RagNGunsState) -> Illegal:
    tax = total(g, 1 - g.current, TAX)
    return Illegal("taxed", tax=tax) if tax and g.me.bullets else Illegal("no-bullets")


def effect(g: RagNGunsState, chosen: str) -> Illegal:
    """Why this effect cannot be played."""
    card = chosen.partition(":")[0]
    if card != PISTOLERO:
        if why := reach(g.me, card):
            return why
        if key_of(card) not in EFFECTS:
            return Illegal("no-effect", card=card)
    if chosen not in legal.in_play(g.me):
        return Illegal("not-in-play", card=card)
    return _unplayable(g, chosen, card)


def _unplayable(g: RagNGunsState, chosen: str, card: str) -> Illegal:
    name = g.me.pistolero if card == PISTOLERO else card
    if legal.barred(g, chosen):
        return Illegal("barred-belt")
    if chosen in g.me.used:
        return Illegal("used", card=name)
    if not legal.affordable(g, chosen):
        cost = legal.cost_of(g.me, chosen)
        if card == PISTOLERO:
            return Illegal("belt-short", cost=cost, belt=g.me.belt)
        return Illegal("too-dear", card=name, cost=cost, bullets=g.me.bullets)
    return Illegal("no-target", card=name)


def effect_any(g: RagNGunsState, _: str) -> Illegal:
    """Why no effect can be played."""
    return Illegal("nothing-to-play")


def discard(g: RagNGunsState, card: str) -> Illegal:
    """Why it cannot be discarded."""
    if card == PISTOLERO or card in PISTOLEROS:
        return Illegal("keeps-pistolero")
    return reach(g.me, card) or Illegal("no-such-card")


def step_out(g: RagNGunsState, _: str) -> Illegal:
    """Why the pistolero does not step out."""
    return Illegal("out-already") if g.me.out else Illegal("not-ready")


def zone(g: RagNGunsState, name: str) -> Illegal:
    """Why a card cannot go there."""
    return Illegal("zone-full", zone=name) if name in ("alley", "shelter") else Illegal("no-such-zone")


def stake(g: RagNGunsState, _: str) -> Illegal:
    """Why a stake is too high or too low."""
    return Illegal("stake", most=g.me.bullets)


def disarm(g: RagNGunsState, option: str) -> Illegal:
    """Why a trap cannot be paid."""
    known = option.partition(":")[0] in ("pay", "overbid")
    return Illegal("trap-short", bullets=g.me.bullets) if known else Illegal("not-offered", option=option)


REASONS: Mapping[str, Callable[[RagNGunsState, str], Illegal]] = {
    "pose": pose,
    "trap": trap,
    "shoot": shoot,
    "effect": effect,
    "discard": discard,
    "zone": zone,
    "stake": stake,
    "disarm": disarm,
}
VERBS: Mapping[str, Callable[[RagNGunsState, str], Illegal]] = {
    "pose": pose_any,
    "trap": trap_any,
    "shoot": shoot,
    "effect": effect_any,
    "step-out": step_out,
}
