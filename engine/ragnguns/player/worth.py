"""What cards and effects are worth to one who plays: a bullet on the other's pistolero is the unit."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.flow import Seat
from engine.luck import Luck
from engine.ragnguns.cards import fact, is_trap, key_of
from engine.ragnguns.effects import EFFECTS, POSED
from engine.ragnguns.effects.vocabulary import Effect
from engine.ragnguns.lasting import LASTING
from engine.ragnguns.moves import firepower
from engine.ragnguns.rules import legal
from engine.ragnguns.table import ALLEY, SHELTER, ZONES, Player, Table, Trap
from engine.ragnguns.view import SeatView, View

_NO_LUCK = Luck("00" * 32)  # nothing is shuffled here
BULLET = 0.5  # what a bullet is worth that is not spent: it goes to the belt
SHIELD = 0.6  # what a bullet is worth on a card, mine or his
UNKNOWN = "?"


def imagine(view: View) -> Table:
    """The table as this seat knows it: the other's covered cards are unknown."""
    players = [_public(seat) for seat in view.seats]
    assert view.seat is not None
    mine, known = players[view.seat], view.hidden[view.seat]
    assert known is not None
    mine.hand, mine.used, mine.deck = list(known.hand), list(known.used), list(known.rest)
    mine.stash = {place: list(cards) for place, cards in known.stash}
    mine.down = list(known.down)
    mine.traps = [Trap(card, 1) for card in known.traps]
    return Table(
        luck=_NO_LUCK,
        players=players,
        phase=view.phase,
        current=view.current,
        turn=view.turn,
        volleys=view.volleys,
        barred=list(view.barred),
    )


def _public(seat: SeatView) -> Player:
    p = Player(box=[], pistolero=seat.pistolero, deck=[UNKNOWN] * seat.deck_size, discard=list(seat.discard))
    p.zones = {posed.zone: posed.card for posed in seat.posed}
    p.wounds = {posed.card: posed.wounds for posed in seat.posed if posed.wounds}
    p.boost = {posed.card: posed.power - fact(posed.card).power for posed in seat.posed}
    p.stash = {
        each.place: [UNKNOWN] * (each.height - 1) + [each.top] * bool(each.height) for each in seat.stash
    }
    for name in ("hurt", "barrel", "bullets", "belt", "ready", "out"):
        setattr(p, name, getattr(seat, name))
    return p


def card_worth(card: str) -> float:
    """What a card is worth to have, whatever the table."""
    if card == UNKNOWN or card == "trap":
        return 1.2
    known = fact(card)
    if is_trap(card):
        return 1.2
    able = sum(0.5 + 0.3 * bool(price.again) for price in known.effects)
    return known.power * 0.5 + known.resistance * 0.4 + able - known.cost * 0.2


def at_other(g: Table, me: Seat, zone: str, count: int) -> float:
    """Bullets at one zone of the other: what they kill counts."""
    other = g.players[1 - me]
    if zone == ALLEY and other.out:
        return float(count)
    left = other.left(zone)
    if not left:
        return 0.0
    return min(count, left) * SHIELD + (0.6 if count >= left else 0.0)


def volley_worth(g: Table, me: Seat, count: int) -> float:
    """So many bullets in the order of a fusillade; those that kill count for more than all."""
    other = g.players[1 - me]
    left = other.left(SHELTER)
    through = max(0, count - left)
    alley = 0 if other.out else other.left(ALLEY)
    if max(0, through - alley) + other.hurt >= 6:
        return 100.0
    return min(count, left) * SHIELD + through * (1.0 + other.hurt * 0.05)


def _boosted(g: Table, me: Seat, count: int) -> float:
    power = firepower(g, me)
    spare = g.players[me].bullets - power
    return max(0, min(count, spare)) * 0.9 if legal.volley(g) else 0.0


def _healed(g: Table, me: Seat, count: int) -> float:
    wounds = g.players[me].wounds
    return min(count, max(wounds.values(), default=0)) * SHIELD


def _found(g: Table, me: Seat, effect: Effect) -> float:
    targets = effect.targets(g, me) if effect.targets else []
    return max((card_worth(card) for card in targets), default=0.0) * 0.6


WORTH: Mapping[str, Callable[[Table, Seat, Effect], float]] = {
    "fires": lambda g, me, e: volley_worth(g, me, e.count),
    "fires-with": lambda g, me, e: volley_worth(g, me, e.count),
    "hits": lambda g, me, e: at_other(g, me, e.zone, e.count),
    "hits-with": lambda g, me, e: at_other(g, me, e.zone, e.count),
    "hits-both": lambda g, me, e: sum(at_other(g, me, zone, e.count) for zone in ZONES),
    "heals": lambda g, me, e: _healed(g, me, e.count),
    "boosts": lambda g, me, e: _boosted(g, me, e.count),
    "boosts-with": lambda g, me, e: _boosted(g, me, e.count),
    "loads": lambda g, me, e: 0.6 * e.count,
    "belts": lambda g, me, e: 0.4 * e.count,
    "steals": lambda g, me, e: 0.5 * min(e.count, g.players[1 - me].belt),
    "draws": lambda g, me, e: 0.8 * min(e.count, len(g.players[me].deck)),
    "fetches": _found,
    "recalls": _found,
    "digs": _found,
    "strips": lambda g, me, e: 0.6,
    "strips-both": lambda g, me, e: 0.55 * len(g.players[1 - me].tops()),
}


def effect_worth(g: Table, me: Seat, effect: Effect) -> float:
    """What an effect does for this seat now."""
    found = WORTH.get(effect.does)
    return found(g, me, effect) if found and effect.possible(g, me) else 0.0


def played_worth(g: Table, chosen: str) -> float:
    """What is gained by playing this effect: what it does, less its bullets and a card that is lost."""
    p = g.me
    card = legal.source(chosen)[0]
    gain = effect_worth(g, g.current, legal.effect_of(p, chosen))
    cost = legal.cost_of(p, chosen)
    if card == "pistolero":
        return gain - 0.05 * cost
    lost = 0.0 if legal.again(chosen) else 0.35
    if not legal.again(chosen) and p.zone_of(card):
        lost += posed_worth(g, card, str(p.zone_of(card)))
    return gain - BULLET * cost - lost


def posed_worth(g: Table, card: str, zone: str) -> float:
    """What a card does in a zone: it fires or it protects, and what it does besides."""
    known, me = fact(card), g.current
    worth = known.resistance * 0.25 + known.power * 0.55 if zone == ALLEY else known.resistance * SHIELD
    if (key_of(card), zone) in LASTING:
        worth += 0.9
    return worth - g.players[me].wounds.get(card, 0) * 0.3


def pose_worth(g: Table, card: str, zone: str) -> float:
    """What is gained by posing a card there now."""
    worth = posed_worth(g, card, zone) - BULLET * legal.price(g, g.current, card)
    if effect := POSED.get((key_of(card), zone)):
        worth += effect_worth(g, g.current, effect)
    if key_of(card) in EFFECTS:
        worth -= 0.2 * len(EFFECTS[key_of(card)])
    return worth
