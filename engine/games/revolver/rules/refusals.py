"""Why a choice is not offered, by the rule: asked only when somebody has tried it."""

from __future__ import annotations

from engine.core.prompts import Decision, Illegal, Seat
from engine.games.revolver import lasting
from engine.games.revolver.cards import BRIDGE, FIELDS, MINE, PEOPLE, POKER, SIDE, key_of
from engine.games.revolver.moves import weakest
from engine.games.revolver.rules.play import DEEDS, KEGS, ammo_in_hand, refusal
from engine.games.revolver.state import RevolverState


def why_not(g: RevolverState, decision: Decision, option: str) -> Illegal:
    """The refusal that fits the question."""
    if decision.kind == "play":
        return _not_played(g, decision.seat, option)
    if decision.kind == "victim" and option in g.guardians:
        return Illegal("not-weakest", card=option, weakest=" ".join(weakest(g)))
    if decision.kind == "field" and option in FIELDS:
        return Illegal("no-room-there", field=option)
    if decision.kind in ("keg", "second-keg", "ammo") and key_of(option) in SIDE:
        return Illegal("no-icons", card=option)
    if known(option):
        return Illegal("not-that-card", card=option)
    return Illegal("not-offered", option=option)


def known(option: str) -> bool:
    """Is it a card at all?"""
    return key_of(option) in SIDE or option in POKER or option in PEOPLE


def _not_played(g: RevolverState, me: Seat, option: str) -> Illegal:
    if option in DEEDS:
        return _not_done(g, me, option)
    if not known(option):
        return Illegal("unknown-card")
    if option not in g.players[me].hand:
        return Illegal("not-in-hand", card=option)
    return refusal(g, me, option) or Illegal("not-that-card", card=option)


def _not_done(g: RevolverState, me: Seat, deed: str) -> Illegal:
    """Why kegs, the Gatling or an own card in play cannot be used now."""
    if deed == "drop":
        return Illegal("nothing-here")
    if deed == "gatling":
        return _not_fired(g, me)
    if me != g.padre:
        return Illegal("not-your-powder")
    place = BRIDGE if deed == "dynamite" else MINE
    if g.here.key != place:
        return Illegal("not-there", field=place)
    if g.blown if deed == "dynamite" else g.buried:
        return Illegal("blown-already" if deed == "dynamite" else "buried-already")
    return Illegal("too-few-kegs", count=KEGS) if lasting.powder_is_dry(g.here) else Illegal("wet-powder")


def _not_fired(g: RevolverState, me: Seat) -> Illegal:
    if me != g.general:
        return Illegal("not-your-gatling")
    if g.here.key != MINE:
        return Illegal("not-there", field=MINE)
    return Illegal("no-crew") if ammo_in_hand(g, me) else Illegal("no-ammo")
