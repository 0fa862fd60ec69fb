"""Targets of cards, and why other characters are refused."""

from functools import partial

from engine.core.decisions import Refused, Seat
from engine.games.bang.characters import abilities
from engine.games.bang.deck import KIND
from engine.games.bang.operations import apart, distance, sight
from engine.games.bang.record import Spots, Targets
from engine.games.bang.state import BangState, Spot, seat_of

NEAR = 1  # how far the hand reaches, whatever the weapon


def reach(g: BangState, me: Seat) -> int:
    return max([ability.weapon for ability in abilities(g, g.exposed[me])])


# At whom


def _in_range(g: BangState, me: Seat) -> list[Spot]:
    acting = g.exposed[me]
    working = abilities(g, acting)
    farthest = max([one.weapon for one in working]) + sum([one.reach for one in working])
    return [spot for spot in g.living(1 - me) if apart(g, acting, spot) <= farthest]


def _enemies(g: BangState, me: Seat) -> list[Spot]:
    return g.living(1 - me)


def _without(g: BangState, me: Seat, *, key: str, enemy: bool) -> list[Spot]:
    side = g.living(1 - me if enemy else me)
    return [spot for spot in side if key not in [KIND[card] for card in g.ring[spot].in_play]]


def _with_cards(g: BangState, me: Seat) -> list[Spot]:
    """Return the enemies who can lose a card, and own characters with cards in play (V8, V30)."""
    hand = g.hands[1 - me]
    enemy = [spot for spot in g.living(1 - me) if hand or g.ring[spot].in_play]
    return [*enemy, *(spot for spot in g.living(me) if g.ring[spot].in_play)]


def _near_with_cards(g: BangState, me: Seat) -> list[Spot]:
    """Like `_with_cards`, at distance 1; the partner counts like anybody (V8)."""
    acting = g.exposed[me]
    farthest = NEAR + sight(g, acting)
    return [spot for spot in _with_cards(g, me) if spot == acting or apart(g, acting, spot) <= farthest]


# Why the card has no target


def _out_of_reach(g: BangState, me: Seat, card: str) -> Refused:
    return Refused("out-of-reach", card=card, reach=reach(g, me))


def _nobody(g: BangState, me: Seat, card: str, *, code: str) -> Refused:
    return Refused(code, card=card)


# Why not this target


def _own_side(g: BangState, me: Seat, card: str, spot: Spot) -> Refused:
    return Refused("own-side", card=card, target=g.ring[spot].name)


def _too_far(g: BangState, me: Seat, card: str, spot: Spot) -> Refused:
    if seat_of(spot) == me:
        return _own_side(g, me, card, spot)
    return _beyond(g, me, card, spot, reach(g, me))


def _beyond(g: BangState, me: Seat, card: str, spot: Spot, farthest: int) -> Refused:
    far = distance(g, g.exposed[me], spot)
    return Refused("too-far", card=card, target=g.ring[spot].name, distance=far, reach=farthest)


def _nothing_there(g: BangState, me: Seat, card: str, spot: Spot) -> Refused:
    is_own = seat_of(spot) == me
    if is_own and not g.ring[spot].in_play:
        return _own_side(g, me, card, spot)
    if (not is_own and g.hands[1 - me]) or g.ring[spot].in_play:
        return _beyond(g, me, card, spot, NEAR)
    return Refused("nothing-to-take", card=card)


def _no_room(g: BangState, me: Seat, card: str, spot: Spot, *, enemy: bool) -> Refused:
    if (seat_of(spot) == me) == enemy:
        return _own_side(g, me, card, spot) if enemy else Refused("not-yours", target=g.ring[spot].name)
    return Refused("has-one", card=card, target=g.ring[spot].name)


def lying(spots: Spots, nobody: str, enemy: bool) -> Targets:
    """Characters to lay a card before; `nobody` is the refusal code if there is none."""
    return Targets(spots, partial(_nobody, code=nobody), partial(_no_room, enemy=enemy))


def own_without(key: str) -> Targets:
    """Own characters without such a card in play."""
    return lying(partial(_without, key=key, enemy=False), "lies-there", enemy=False)


def enemies_without(key: str, nobody: str) -> Targets:
    """Enemies without such a card in play."""
    return lying(partial(_without, key=key, enemy=True), nobody, enemy=True)


_NOTHING_TO_TAKE = partial(_nobody, code="nothing-to-take")
IN_RANGE = Targets(_in_range, _out_of_reach, _too_far)  # enemies within reach of the weapon
ENEMIES = Targets(_enemies, _out_of_reach, _own_side)  # any of them, at least one exists
WITH_CARDS = Targets(_with_cards, _NOTHING_TO_TAKE, _nothing_there, chooses=True)  # anyone with cards to lose
NEAR_WITH_CARDS = Targets(_near_with_cards, _NOTHING_TO_TAKE, _nothing_there, chooses=True)  # at distance 1
