"""What the computer values, and its plan for a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import combinations
from math import ceil, exp
from typing import NamedTuple

from engine.core.decisions import Seat
from engine.core.values import values_of
from engine.games.revolver.cards import (
    CAPTAIN,
    FIELDS,
    FIREPOWER,
    GUARDIANS,
    MAPACHE,
    OBSTRUCTION,
    SHELTER,
    card_data,
    key_of,
)
from engine.games.revolver.ongoing import SLOTS, idleness
from engine.games.revolver.view import FieldView, View

VALUES, _, TABLES = values_of("revolver")
CARD = VALUES["card"]  # the worth of a hand card, in attacks won
LIFE = VALUES["guardian"]
TOKEN = VALUES["token"]  # of the army
IN_CARDS: Mapping[str, float] = TABLES["cards"]  # the worth of a card's effects besides firepower, in cards
OBSTACLES: Mapping[str, float] = TABLES["obstacles"]
ROUTS: Mapping[str, tuple[int, float]] = {  # up to which firepower, and how much of it counts
    "mission-gate": (2, 1.0), "torchbearers": (2, 1.0), "mission-cannon": (6, 1.0), "cannon-wagon": (6, 1.0),
    "stampede": (6, 1.0), "arson": (6, 1.0), "lasso": (6, 0.81), "fat-bribe": (6, 0.81),
}  # fmt: skip
LAST = 5  # battlefield: the mine
SALVO, SAVED = 2, VALUES["saved"]  # icons of a card saved for the mine, and its worth until then
FLEETING: Mapping[str, int] = {"smoke-screen": 3, "cavalry-charge": 3}


class Plan(NamedTuple):
    """One or two cards to play, and what that gains."""

    cards: tuple[str, ...]
    now: float  # firepower, in this attack and in later ones here
    later: float
    beside: float  # all else
    spent: int  # hand cards, prices included
    guns: int
    once: frozenset[str]  # effects that a second card would waste

    def and_(self, other: Plan) -> Plan:
        return Plan(
            self.cards + other.cards, self.now + other.now, self.later + other.later,
            self.beside + other.beside, self.spent + other.spent, self.guns + other.guns, self.once,
        )  # fmt: skip


def me(view: View) -> Seat:
    return view.seat or 0


def own_side(view: View) -> str:
    return view.seats[me(view)].side


def area(field: FieldView, side: str) -> tuple[str, ...]:
    return field.guards if side == GUARDIANS else field.gang


def guns(view: View, side: str) -> list[str]:
    return [
        card for card in area(view.fields[view.battlefield_index], side) if card_data(card).type == FIREPOWER
    ]


def strength(view: View, card: str) -> int:
    return card_data(card).firepower + dict(view.power).get(card, 0)


def least_exposed(view: View, side: str, max_firepower: int) -> float:
    cards = guns(view, side)
    cards = [card for card in cards if card_data(card).lasting == SHELTER] or cards
    return min(
        (strength(view, card) for card in cards if card_data(card).firepower <= max_firepower), default=0
    )


def keep(view: View, card: str) -> float:
    """Return how much a hand card is worth keeping."""
    known = card_data(card)
    worth = known.firepower + known.power - 1.32 * known.cost if known.firepower else 1.28 - 0.37 * known.cost
    return worth + 0.47 * IN_CARDS.get(key_of(card), 0) + icons_worth(view, card)


def icons_worth(view: View, card: str) -> float:
    """Return the value of kegs and ammunition, higher near the place to use them."""
    known = card_data(card)
    if known.ammo >= SALVO and view.battlefield_index < LAST:
        return SAVED
    if known.ammo:
        return known.ammo * (
            3.41 if view.battlefield_index == LAST else 1.03 if view.battlefield_index == LAST - 1 else 0.5
        )
    if known.kegs:
        soon = view.battlefield_index == LAST or (view.battlefield_index in (2, 3) and not view.bridge_gone)
        return known.kegs * (1.68 if soon else 0.67)
    return 0.0


def plan_of(view: View, card: str, friends: Sequence[str]) -> Plan:
    """Return what playing this card alone gains; `friends` are the seat's own guns here."""
    name, known, side = key_of(card), card_data(card), own_side(view)
    lasting = float(known.firepower + known.power) + _on_friends(view, card, side, friends)
    if name in ROUTS:
        most, share = ROUTS[name]
        lasting += share * least_exposed(view, MAPACHE if side == GUARDIANS else GUARDIANS, most)
    people = ON_PEOPLE[name](view) if name in ON_PEOPLE else 0
    saved = CARD * SAVED if known.ammo >= SALVO else 0.0  # for the Gatling
    beside, now = CARD * _in_cards(view, name) + people - saved, lasting + FLEETING.get(name, 0)
    guns = int(known.type == FIREPOWER)
    return Plan((card,), now, lasting, beside, 1 + known.cost, guns, _once(name, known.type))


@cache
def _once(name: str, type_: str) -> frozenset[str]:
    return frozenset(() if type_ == FIREPOWER else (name, type_) if type_ == OBSTRUCTION else (name,))


def _in_cards(view: View, name: str) -> float:
    if name == "gravediggers-luck" and not view.seats[me(view)].discard:
        return 0
    if name == "fall-back":
        return max((1.35 + card_data(card).cost for card in guns(view, GUARDIANS)), default=0)
    return IN_CARDS.get(name, 0) + OBSTACLES.get(name, 0)


def _on_friends(view: View, card: str, side: str, friends: Sequence[str]) -> float:
    """Return the firepower that a card adds to others of its side, or gets from them."""
    name = key_of(card)
    if name == "fall-back":
        return -float(max((strength(view, friend) for friend in friends), default=0))
    if name in ("old-sergeant", "general-mapache"):
        return len(friends) + 0.45
    captains = sum([card_data(friend).lasting == CAPTAIN for friend in friends])
    if name in ("stage-guard", "rear-guard"):
        return captains + max((strength(view, other) for other in elsewhere(view, side)), default=0)
    if name in ("drummer", "hold-the-line"):
        return captains * (name == "drummer") + (1 if friends or name == "drummer" else 0)
    if name == "cut-the-girths":
        power = dict(view.power)
        enemy = MAPACHE if side == GUARDIANS else GUARDIANS
        return min((power[other] for other in guns(view, enemy) if other in power), default=0)
    return captains if card_data(card).type == FIREPOWER else 0


def elsewhere(view: View, side: str) -> list[str]:
    fields = [field for n, field in enumerate(view.fields) if n != view.battlefield_index]
    return [card for field in fields for card in area(field, side) if card_data(card).type == FIREPOWER]


ON_PEOPLE: Mapping[str, Callable[[View], float]] = {
    "telegram": lambda view: TOKEN * _few(view),
    "cut-the-wire": lambda view: TOKEN * _few(view) * (view.army < 14),
    "padres-blessing": lambda view: LIFE,
    "widow-esperanza": lambda view: LIFE,
    "new-blood": lambda view: LIFE * 1.4 * bool(view.recruits),
    "sharpshooter": lambda view: LIFE * 1.6,
    "bounty-killer": lambda view: LIFE * any(grit for _, grit in view.guardians),
    "pick-up-yer-teeth": lambda view: LIFE * 1.5 * (len(guns(view, MAPACHE)) > len(guns(view, GUARDIANS))),
    "clear-the-road": lambda view: (
        0.35 * any(card_data(c).type != FIREPOWER for c in view.fields[view.battlefield_index].guards)
    ),
}  # the effect of a card on guardians and army, in attacks won


def _few(view: View) -> float:
    return 1.0 if view.army > 4 else 1.51


def turns_left(view: View) -> float:
    """Return how many attacks are still to come here, this turn's included."""
    facts = FIELDS[view.fields[view.battlefield_index].key]
    normal = max(0, facts.normal - view.box)
    return 1 + normal + 0.64 * (facts.boxes - max(view.box, facts.normal))


GROWTH, STAND = VALUES["growth"], VALUES["stand"]  # firepower added per turn by Mapache and the guardians
SPREAD = VALUES["spread"]
NO_END = 99
MAX_ATTACKS = 5  # considered on one battlefield
PROMISING = 5  # cards of which the best two are sought


def next_play(view: View, options: Sequence[str]) -> str:
    """Return a card of the best plan, kegs or ammunition, or the end of the turn."""
    if deed := _deed(view, options):
        return deed
    plan = best_plan(view, [card for card in options if "." in card])
    if plan:
        drawing = ("hidden-trail", "loot-the-farms", "old-bird-gun")
        return max(plan, key=lambda card: (key_of(card) in drawing, -card_data(card).cost))
    return "end"


def best_plan(view: View, cards: Sequence[str]) -> tuple[str, ...]:
    """Return the playable card or two cards that are worth most together."""
    friends = guns(view, own_side(view))
    plans = [plan_of(view, card, friends) for card in cards]
    plans.sort(key=lambda plan: -(plan.now * 0.25 + plan.beside - 0.16 * (plan.spent - 1)))
    best: tuple[str, ...] = ()
    won, price, most = prospect(view), card_price(view), 0.0
    before, saved = won(0, 0), _token_saved(view)
    for plan in _possible(view, plans[:PROMISING]):
        worth = won(plan.now, plan.later) + plan.beside - before - price * plan.spent
        worth += saved if saved and _gives_points(view, plan) else 0
        if worth > most:
            best, most = plan.cards, worth
    return best


def _token_saved(view: View) -> float:
    """Return the worth of the army token that a turn costs without a card or points, if this one would."""
    gang, guards = view.totals or (0, 0)
    is_idle = own_side(view) == MAPACHE and gang <= guards and idleness(gang, view.plays)
    return TOKEN if is_idle else 0.0


def _gives_points(view: View, plan: Plan) -> bool:
    has_points = view.totals is not None and view.totals[0] > 0
    return has_points or plan.guns > 0 or any(key_of(card) in FLEETING for card in plan.cards)


def _possible(view: View, plans: Sequence[Plan]) -> Iterator[Plan]:
    """Yield these plans, and two of them together, if they can be paid for and there is room."""
    hand, room = len(view.hand), _room(view)
    pairs = () if view.seats[me(view)].one_card_limit else combinations(plans, 2)
    yield from (plan for plan in plans if plan.spent <= hand and plan.guns <= room)
    for one, other in pairs:
        affordable = one.spent + other.spent <= hand and one.guns + other.guns <= room
        if affordable and one.once.isdisjoint(other.once):
            yield one.and_(other)


def _room(view: View) -> int:
    return SLOTS - len(view.fields[view.battlefield_index].guards) if own_side(view) == GUARDIANS else NO_END


def _deed(view: View, options: Sequence[str]) -> str:
    if "gatling" in options:
        return "gatling"
    for deed in ("dynamite", "collapse"):
        if deed in options and _clearing(view) > 2 * card_price(view):
            return deed
    return ""


def _clearing(view: View) -> float:
    """Return the value of removing all cards of Mapache here."""
    gang = sum(card_data(card).firepower for card in guns(view, MAPACHE))
    won = prospect(view)
    return won(gang, gang) - won(0, 0)


def prospect(view: View) -> Callable[[float, float], float]:
    """Return a function: how many attacks to come here succeed with this firepower more now and later."""
    gang, guards = view.totals or (0, 0)
    if own_side(view) == GUARDIANS:
        return partial(_won, guards - gang, turns_left(view), _pace(view))
    return partial(_won, gang - guards, turns_left(view), 0.0)


@lru_cache(maxsize=2**14)  # rollouts of one decision come to the same prospects again
def _won(lead: int, left: float, pace: float, now: float, later: float) -> float:
    """Count attacks; `pace` is Mapache's, as the guardians see it, or 0 for Mapache's own."""
    won = 0.0
    for time in range(ceil(min(MAX_ATTACKS, left))):
        weight, ahead = min(1.0, left - time), lead + (later if time else now)
        if pace:
            won += weight * _odds(ahead + STAND * time - GROWTH * (time + 1) * pace + 0.72)
        elif time:
            won += weight * _odds(ahead + GROWTH * time - STAND * time - 0.52)
        else:
            won += weight * (ahead > 0)
    return won


def _pace(view: View) -> float:
    """Return how fast the opponent can grow: slower without cards."""
    other = view.seats[1 - me(view)]
    return min(1.25, 0.51 + 0.14 * other.hand_size) * (0.59 if other.one_card_limit else 1.0)


def _odds(ahead: float) -> float:
    return 1 / (1 + exp(-ahead / SPREAD))


def card_price(view: View) -> float:
    """Return the value of keeping a hand card: less with many, little near the end."""
    hand = len(view.hand)
    price = CARD if hand <= 7 else CARD * 7 / hand
    return price * (0.27 + 0.59 * turns_left(view) / 4) if view.battlefield_index == LAST else price
