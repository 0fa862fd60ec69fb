"""Why a choice is not offered, by the rule. Asked only when it was tried."""

from __future__ import annotations

from engine.core.prompts import Decision, Illegal, Seat
from engine.games.bang.aims import reach
from engine.games.bang.cards import PLAYS, rule_of
from engine.games.bang.deck import KIND, LIFE
from engine.games.bang.moves import distance
from engine.games.bang.state import Spot, Table, seat_of


def why_not(g: Table, decision: Decision, option: str) -> Illegal:
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


def _play(g: Table, me: Seat, card: str) -> Illegal:
    kind = rule_of(g, me, card)
    play = PLAYS.get(kind)
    if play is None:
        return Illegal("only-as-answer", card=card)
    if not play.when(g, me):
        return Illegal("one-shot", card=card)
    if kind == "bang":
        return Illegal("out-of-reach", card=card, reach=reach(g, me))
    if kind == "jail":
        return Illegal("all-jailed", card=card)
    return Illegal("nothing-to-take" if play.chooses else "lies-there", card=card)


def _character(g: Table, decision: Decision, name: str) -> Illegal:
    spots = [spot for spot, character in enumerate(g.ring) if character.name == name]
    if not spots:
        return Illegal("not-in-game" if g.ring else "not-to-choose", target=name)
    [spot] = spots
    if not g.ring[spot].alive:
        return Illegal("dead", target=name)
    if decision.kind == "target":
        return _target(g, decision.seat, str(dict(decision.about)["card"]), spot)
    return Illegal("not-yours" if seat_of(spot) != decision.seat else "in-jail", target=name)


def _target(g: Table, me: Seat, card: str, spot: Spot) -> Illegal:
    kind, target = rule_of(g, me, card), g.ring[spot].name
    if kind not in ("jail", "bang", "duel", "panic", "cat-balou"):
        return Illegal("not-yours" if seat_of(spot) != me else "has-one", card=card, target=target)
    if seat_of(spot) == me:
        return Illegal("own-side", card=card, target=target)
    if kind == "jail":
        return Illegal("has-one", card=card, target=target)
    if PLAYS[kind].chooses and not (g.hands[1 - me] or g.ring[spot].in_play):
        return Illegal("nothing-to-take", card=card)
    far = distance(g, g.exposed[me], spot)
    return Illegal("too-far", card=card, target=target, distance=far, reach=_range(g, me, kind))


def _range(g: Table, me: Seat, kind: str) -> int:
    return 1 if kind == "panic" else reach(g, me)
