"""A policy for rollouts: replies by rule of thumb from a view, without trying any play."""

from collections.abc import Callable, Iterator, Mapping

from engine.core.decisions import Decision, Reply
from engine.core.rng import Rng
from engine.games.ragnguns.cards import PISTOLEROS, card_data, key_of
from engine.games.ragnguns.effects import EFFECTS
from engine.games.ragnguns.effects import PISTOLEROS as BELT_EFFECTS
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.policy.evaluation import (
    ALLEY_BULLET,
    ALLEY_CARD,
    NOW,
    REACH,
    SHELTER_BULLET,
    VOLLEY,
    damage,
    hidden_card_value,
    hurt,
)
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.rules.start import PAY, TAKE
from engine.games.ragnguns.state import ALLEY, BARREL, PISTOLERO, SHELTER
from engine.games.ragnguns.view import BACK, Hidden, Posed, SeatView, View

BULLET, BELT_BULLET = 0.4, 0.2  # value of an unspent bullet
DRAWN, FETCHED, STRIPPED, DUG = 0.4, 0.3, 0.45, 0.0
LEAST = 0.05  # the least gain of an effect worth playing
DEAR = 2  # a toll that is paid only if the Pistolero may die
SPARED = 3  # bullets that a trap may fire


def worth_of(view: View, effect: str) -> float:
    """Return what an effect gains now, less its price."""
    card, number = legal.source(effect)
    own = view.seats[view.current]
    if card == PISTOLERO:
        cost = PISTOLEROS[own.pistolero].costs[number]
        return _brings(view, BELT_EFFECTS[own.pistolero][number]) - BELT_BULLET * cost
    price = card_data(card).effects[number]
    lost = 0.0 if price.again else _left_behind(own, card)
    return _brings(view, EFFECTS[key_of(card)][number]) - BULLET * price.cost - lost


def _left_behind(own: SeatView, card: str) -> float:
    """Return the value of the card that its effect discards."""
    posed = next((posed for posed in own.posed if posed.card == card), None)
    if posed is None:
        return REACH * hidden_card_value(card)
    bullet = ALLEY_BULLET if posed.zone == ALLEY else SHELTER_BULLET
    power = VOLLEY * posed.power if posed.zone == ALLEY else 0.0
    return bullet * (posed.resistance - posed.wounds) + power


def _brings(view: View, effect: Effect) -> float:
    own, other = view.seats[view.current], view.seats[1 - view.current]
    if effect.words and effect.does.endswith("with"):
        card, marks = _at(own, ALLEY), frozenset(PISTOLEROS[own.pistolero].words if own.in_alley else ())
        if (card_data(card.card).marks if card else marks).isdisjoint(effect.words):
            return 0.0
    judge = BRINGS.get(effect.does.removesuffix("-with"))
    return judge(effect, own, other) if judge else 0.0


def _at(seat: SeatView, zone: str) -> Posed | None:
    return next((posed for posed in seat.posed if posed.zone == zone), None)


def _left(seat: SeatView, zone: str) -> int:
    posed = _at(seat, zone)
    return posed.resistance - posed.wounds if posed else 0


def fired(other: SeatView, bullets: int) -> float:
    """Return the value of firing bullets as in a fusillade."""
    return damage(bullets, _left(other, SHELTER), _left(other, ALLEY), other.pistolero_wounds)


def _hit(other: SeatView, zone: str, count: int) -> float:
    if zone == ALLEY and other.in_alley:
        return hurt(other.pistolero_wounds, count)
    left = _left(other, zone)
    gain = min(count, left) * (SHELTER_BULLET if zone == SHELTER else ALLEY_BULLET)
    return gain + (ALLEY_CARD if left and count >= left and zone == ALLEY else 0.0)


def _boosts(effect: Effect, own: SeatView, other: SeatView) -> float:
    more = min(effect.count, own.bullets - own.firepower)
    return 0.3 * more if own.firepower and more > 0 else 0.0


def _fetches(effect: Effect, own: SeatView, other: SeatView) -> float:
    good = (
        hidden_card_value(card) for card in own.discard if not card_data(card).marks.isdisjoint(effect.words)
    )
    return FETCHED * max(good, default=0.0)


BRINGS: Mapping[str, Callable[[Effect, SeatView, SeatView], float]] = {
    "fires": lambda effect, own, other: fired(other, effect.count),
    "hits": lambda effect, own, other: _hit(other, effect.zone, effect.count),
    "hits-both": lambda effect, own, other: (
        _hit(other, ALLEY, effect.count) + _hit(other, SHELTER, effect.count)
    ),
    "heals": lambda effect, own, other: (
        0.5 * min(effect.count, max((posed.wounds for posed in own.posed), default=0))
    ),
    "boosts": _boosts,
    "keeps-up": lambda effect, own, other: BULLET * (effect.count + (own.barrel <= other.barrel)),
    "belts": lambda effect, own, other: BELT_BULLET * effect.count,
    "steals": lambda effect, own, other: BULLET * min(effect.count, other.belt),
    "draws": lambda effect, own, other: DRAWN * min(effect.count, own.deck_size),
    "fetches": _fetches,
    "recalls": _fetches,
    "digs": lambda effect, own, other: DUG,
    "strips": lambda effect, own, other: STRIPPED * any(place.height for place in other.stash),
    "strips-both": lambda effect, own, other: STRIPPED * sum(place.height > 0 for place in other.stash),
}


def turn(view: View, decision: Decision) -> str:
    verbs, own = decision.options, view.seats[view.current]
    effect = max((worth_of(view, one) for one in _effects(view)), default=0.0) if "effect" in verbs else 0.0
    pose = max((_posed_worth(view, card) for card in _posable(view)), default=0.0) if "pose" in verbs else 0.0
    if effect > LEAST or pose > 0:
        return "pose" if pose > effect else "effect"
    if "trap" in verbs and own.bullets > own.firepower:
        return "trap"
    if "step-out" in verbs and not own.firepower:
        return "step-out"
    if "shoot" in verbs and fired(view.seats[1 - view.current], min(own.bullets, own.firepower)) > 0:
        return "shoot"
    return legal.END


def _posed_worth(view: View, card: str) -> float:
    """Return what posing a card gains in the better of the free zones."""
    own, known = view.seats[view.current], card_data(card)
    free = own.bullets - known.cost
    zones = {posed.zone for posed in own.posed}
    worth = -9.0
    if ALLEY not in zones and not own.in_alley:
        fire = 0.0 if view.volleys else NOW * fired(view.seats[1 - view.current], min(known.power, free))
        worth = VOLLEY * known.power + ALLEY_BULLET * known.resistance + fire
    if SHELTER not in zones:
        worth = max(worth, SHELTER_BULLET * known.resistance)
    return worth - REACH * hidden_card_value(card) - BULLET * known.cost


def _known(view: View) -> Hidden:
    known = view.hidden[view.seat or 0]
    assert known is not None
    return known


def _posable(view: View) -> Iterator[str]:
    own, known = view.seats[view.current], _known(view)
    for card in (*known.hand, *(cards[-1] for _, cards in known.stash if cards)):
        if card_data(card).posable and card_data(card).cost <= own.bullets:
            yield card


def _effects(view: View) -> Iterator[str]:
    """Yield affordable unused effects; some may lack a target."""
    own, known = view.seats[view.current], _known(view)
    actions = (card for card in known.hand if card_data(card).type == "action")
    tops = (cards[-1] for _, cards in known.stash if cards)
    for card in (*actions, *tops, *(posed.card for posed in own.posed)):
        for effect in legal.ids(card):
            if (
                card_data(card).effects[legal.source(effect)[1]].cost <= own.bullets
                and effect not in known.used
            ):
                yield effect
    for number in range(2):
        effect = f"{PISTOLERO}:{number + 1}"
        if PISTOLEROS[own.pistolero].costs[number] <= own.belt and effect not in known.used:
            yield effect


def _best_zone(view: View, decision: Decision) -> str:
    if ALLEY not in decision.options or SHELTER not in decision.options:
        return decision.options[0]
    return ALLEY if card_data(str(dict(decision.facts)["card"])).power else SHELTER


def _stake(view: View, decision: Decision) -> str:
    own = view.seats[view.current]
    return decision.options[max(0, min(len(decision.options), own.bullets - own.firepower, DEAR + 1) - 1)]


def _disarm(view: View, decision: Decision) -> str:
    """Pay cheap traps, and expensive ones if a shot may be the last."""
    own, other = view.seats[view.current], view.seats[1 - view.current]
    afraid = own.pistolero_wounds + SPARED >= BARREL
    for option in decision.options:
        verb, _, place = option.partition(":")
        if verb == PAY and (afraid or other.traps[int(place) - 1] + other.toll < DEAR):
            return option
    return next(option for option in decision.options if option.startswith(TAKE))


def _target(view: View, decision: Decision) -> str:
    tops = {place.place: place.top for place in view.seats[1 - view.current].stash}

    def worth(option: str) -> float:
        card = tops.get(option, option)
        return 0.5 if card == BACK or "." not in card else hidden_card_value(card)

    return max(decision.options, key=worth)


def _split(view: View, decision: Decision) -> str:
    own, bullets = view.seats[decision.seat], int(dict(decision.facts)["bullets"])
    left = _left(own, ALLEY)

    def loss(option: str) -> float:
        taken = int(option)
        card = ALLEY_CARD + VOLLEY * own.firepower if taken == left else 0.0
        return ALLEY_BULLET * taken + card + hurt(own.pistolero_wounds, bullets - taken)

    return min(decision.options, key=loss)


ANSWERS: Mapping[str, Callable[[View, Decision], str]] = {
    "turn": turn,
    "effect": lambda view, decision: max(decision.options, key=lambda effect: worth_of(view, effect)),
    "pose": lambda view, decision: max(decision.options, key=lambda card: _posed_worth(view, card)),
    "zone": _best_zone,
    "shoot": lambda view, decision: decision.options[-1],
    "target": _target,
    "on-pose": _target,
    "stake": _stake,
    "disarm": _disarm,
    "discard": lambda view, decision: min(decision.options, key=hidden_card_value),
    "split": _split,
}
ANY = frozenset(("deck", "trap"))


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    if decision.kind in ANY:
        return (rng.pick(decision.options),)
    answer = ANSWERS.get(decision.kind)
    return (answer(view, decision),) if answer else decision.default
