"""Why a choice is not offered, by the rule. Asked only when it was tried."""

from __future__ import annotations

from engine.core.prompts import Decision, Illegal, Seat
from engine.games.bang.deck import KIND, LIFE
from engine.games.bang.playing import rule_of
from engine.games.bang.state import BangState, Spot, seat_of


def why_not(g: BangState, decision: Decision, option: str) -> Illegal:
    """The reason for this seat; nothing in it is more than the seat knows."""
    me = decision.seat
    if option in LIFE:
        return _character(g, decision, option)
    if option not in KIND:
        return Illegal("not-offered", option=option)
    if decision.kind in ("store", "flip", "put-back", "take"):
        return Illegal("not-among-these", card=option)
    if option not in g.hands[me]:
        return Illegal("not-in-hand", card=option)
    return _play(g, me, option) if decision.kind == "play" else Illegal("not-an-answer", card=option)


def _play(g: BangState, me: Seat, card: str) -> Illegal:
    record = rule_of(g, me, card)
    if record.effect is None:
        return Illegal("only-as-answer", card=card)
    if record.when and not record.when.holds(g, me):
        return Illegal(record.when.refused, card=card)
    return record.targets.nobody(g, me, card) if record.targets else Illegal("not-offered", option=card)


def _character(g: BangState, decision: Decision, name: str) -> Illegal:
    spots = [spot for spot, character in enumerate(g.ring) if character.name == name]
    if not spots:
        return Illegal("not-in-game" if g.ring else "not-to-choose", target=name)
    [spot] = spots
    if not g.ring[spot].alive:
        return Illegal("dead", target=name)
    if decision.kind == "target":
        return _target(g, decision.seat, str(dict(decision.about)["card"]), spot)
    return Illegal("not-yours" if seat_of(spot) != decision.seat else "in-jail", target=name)


def _target(g: BangState, me: Seat, card: str, spot: Spot) -> Illegal:
    targets = rule_of(g, me, card).targets
    assert targets is not None  # or nobody would have been asked at whom
    return targets.refused(g, me, card, spot)
