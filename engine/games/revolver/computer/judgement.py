"""What the computer thinks cards and fields are worth, and what it means to do in a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import NamedTuple

from engine.core.prompts import Seat
from engine.games.revolver.cards import (
    CAPTAIN,
    FIELDS,
    FIREPOWER,
    GUARDIANS,
    MAPACHE,
    NARROW,
    OBSTRUCTION,
    SHELTER,
    fact,
    name_of,
)
from engine.games.revolver.lasting import PASSAGE, SLOTS
from engine.games.revolver.state import ARMY
from engine.games.revolver.view import FieldView, View

CARD = 0.3  # of an attack decided, what a card in hand is worth
LIFE = 0.75  # the same, a guardian's
TOKEN = 0.55  # and one of the army's

# What a card does beside its firepower, in cards.
IN_CARDS: Mapping[str, float] = {
    "old-bird-gun": 1, "young-pistolero": 1, "hidden-trail": 3, "loot-the-farms": 3, "powder-cellar": 1.5,
    "gunrunners-crate": 1.6, "gravediggers-luck": 1.3, "old-comrades": 1.3, "bell-tower": 1.4,
    "night-raid": 1.4, "false-pilgrim": 1.4, "knife-thrower": 0.9, "ransom": 2.1, "false-trail": 1.1,
    "loose-horseshoes": 1.1,
    "ambush-at-dusk": 2.2, "dust-storm": 2.2, "narrow-alley": 0.4, "adobe-wall": 0.4, "bodyguards": 0.4,
}  # fmt: skip
OBSTACLES: Mapping[str, float] = {
    "barbed-wire": 1.2, "burning-wagon": 2.4, "snipers-nest": 3.2, "cloudburst": 2.2, "poisoned-well": 4.2,
}  # fmt: skip
ROUTS: Mapping[str, int] = {
    "mission-gate": 2, "torchbearers": 2, "mission-cannon": 6, "cannon-wagon": 6, "stampede": 6, "arson": 6,
}  # fmt: skip
LAST = 5  # battlefield: the mine
SALVO, SAVED = 2, 5.0  # icons of a card that is saved for the mine, and its worth till then
LASSOES = ("lasso", "fat-bribe")
FLEETING: Mapping[str, int] = {"smoke-screen": 3, "cavalry-charge": 3}


@dataclass(frozen=True, slots=True)
class Gain:
    """What playing a card brings: firepower for this attack and the later ones here, and all else."""

    now: float = 0.0
    later: float = 0.0
    beside: float = 0.0


def me(view: View) -> Seat:
    """One's own seat."""
    return view.seat or 0


def mine(view: View) -> str:
    """One's own side."""
    return view.seats[me(view)].side


def area(field: FieldView, side: str) -> tuple[str, ...]:
    """The cards of a side's area."""
    return field.guards if side == GUARDIANS else field.gang


def guns(view: View, side: str) -> list[str]:
    """A side's firepower cards on the current battlefield."""
    return [card for card in area(view.fields[view.at], side) if fact(card).type == FIREPOWER]


def strength(view: View, card: str) -> int:
    """Printed firepower with the tokens on the card."""
    return fact(card).firepower + dict(view.power).get(card, 0)


def least_exposed(view: View, side: str, most: int = 6) -> float:
    """What a side loses that must give up a card of at most this firepower."""
    cards = guns(view, side)
    cards = [card for card in cards if fact(card).lasting == SHELTER] or cards
    return min((strength(view, card) for card in cards if fact(card).firepower <= most), default=0)


def keep(view: View, card: str) -> float:
    """How much one wants to keep a hand card for later."""
    known = fact(card)
    worth = known.firepower + known.power - 0.9 * known.cost if known.firepower else 1.6 - 0.3 * known.cost
    return worth + 0.5 * IN_CARDS.get(name_of(card), 0) + icons_worth(view, card)


def icons_worth(view: View, card: str) -> float:
    """What kegs and ammunition on a hand card are worth, the more the nearer the place to use them."""
    known = fact(card)
    if known.ammo >= SALVO and view.at < LAST:
        return SAVED
    if known.ammo:
        return known.ammo * (3.0 if view.at == LAST else 1.5 if view.at == LAST - 1 else 0.4)
    if known.kegs:
        soon = view.at == LAST or (view.at in (2, 3) and not view.blown)
        return known.kegs * (1.6 if soon else 0.7)
    return 0.0


def gain(view: View, card: str) -> Gain:
    """The gain of playing this card now, where a formula can say."""
    name, known, side = name_of(card), fact(card), mine(view)
    enemy = MAPACHE if side == GUARDIANS else GUARDIANS
    fleeting = FLEETING.get(name, 0)
    lasting = float(known.firepower + known.power) + _on_friends(view, card, side)
    if name in ROUTS:
        lasting += least_exposed(view, enemy, ROUTS[name])
    elif name in LASSOES:
        lasting += least_exposed(view, enemy) * 0.9
    spent = CARD * SAVED if known.ammo >= SALVO else 0.0  # it is kept for the Gatling
    return Gain(lasting + fleeting, lasting, CARD * _in_cards(view, name) + _on_people(view, name) - spent)


def _in_cards(view: View, name: str) -> float:
    if name == "gravediggers-luck" and not view.seats[me(view)].discard:
        return 0
    if name == "fall-back":
        return max((2.0 + fact(card).cost for card in guns(view, GUARDIANS)), default=0)
    return IN_CARDS.get(name, 0) + OBSTACLES.get(name, 0)


def _on_friends(view: View, card: str, side: str) -> float:
    """Firepower that a card brings to, or by, the others of its side."""
    name, friends = name_of(card), guns(view, side)
    if name == "fall-back":
        return -float(max((strength(view, friend) for friend in friends), default=0))
    if name in ("old-sergeant", "general-mapache"):
        return len(friends) + 0.5
    captains = sum(fact(friend).lasting == CAPTAIN for friend in friends)
    if name in ("stage-guard", "rear-guard"):
        return captains + max((strength(view, other) for other in elsewhere(view, side)), default=0)
    if name in ("drummer", "hold-the-line"):
        return captains * (name == "drummer") + (1 if friends or name == "drummer" else 0)
    if name == "cut-the-girths":
        power = dict(view.power)
        enemy = MAPACHE if side == GUARDIANS else GUARDIANS
        return min((power[other] for other in guns(view, enemy) if other in power), default=0)
    return captains if fact(card).type == FIREPOWER else 0


def elsewhere(view: View, side: str) -> list[str]:
    """A side's firepower cards on the other battlefields."""
    fields = [field for n, field in enumerate(view.fields) if n != view.at]
    return [card for field in fields for card in area(field, side) if fact(card).type == FIREPOWER]


def _on_people(view: View, name: str) -> float:
    """What a card does to guardians and army, in attacks decided."""
    worth = ON_PEOPLE.get(name)
    return worth(view) if worth else 0


def _token(view: View) -> float:
    return TOKEN * (1.0 if view.army > 4 else 1.6)


def outnumbered(view: View) -> bool:
    """Has Mapache more firepower cards here than the guardians?"""
    return len(guns(view, MAPACHE)) > len(guns(view, GUARDIANS))


ON_PEOPLE: Mapping[str, Callable[[View], float]] = {
    "telegram": _token,
    "cut-the-wire": lambda view: _token(view) * (view.army < ARMY),
    "padres-blessing": lambda view: LIFE,
    "widow-esperanza": lambda view: LIFE,
    "new-blood": lambda view: LIFE * 1.4 * bool(view.recruits),
    "sharpshooter": lambda view: LIFE * 1.6,
    "bounty-killer": lambda view: LIFE * any(grit for _, grit in view.guardians),
    "pick-up-yer-teeth": lambda view: LIFE * 1.5 * outnumbered(view),
    "clear-the-road": lambda view: 0.35 * any(fact(c).type != FIREPOWER for c in view.fields[view.at].guards),
}


def turns_left(view: View) -> float:
    """How many attacks are still to come here, this turn's too; optional ones count half."""
    facts = FIELDS[view.fields[view.at].key]
    normal = max(0, facts.normal - view.box)
    return 1 + normal + 0.5 * (facts.boxes - max(view.box, facts.normal))


GROWTH = 2.6  # firepower that Mapache adds in a turn, and what the guardians add
STAND = 1.4
SPREAD = 2.2
FORESEEN = 5  # attacks
NO_END = 99


@dataclass(frozen=True, slots=True)
class Breadth:
    """How many cards are thought of at once, and how many of them a plan may have."""

    cards: int
    together: int


WIDE, SLIM = Breadth(8, 4), Breadth(5, 2)


@dataclass(frozen=True, slots=True)
class Plan:
    """Cards to play, and what that brings beyond playing none."""

    cards: tuple[str, ...] = ()
    worth: float = 0.0


def next_play(view: View, options: Sequence[str], breadth: Breadth = WIDE) -> str:
    """A card of the best plan, kegs or ammunition, or the end of the turn."""
    if deed := _deed(view, options):
        return deed
    plan = best_plan(view, [card for card in options if "." in card], breadth)
    if plan.cards:
        return max(plan.cards, key=_order)
    return "drop" if "drop" in options and _is_worth_a_slot(view) else "end"


def best_plan(view: View, cards: Sequence[str], breadth: Breadth = WIDE) -> Plan:
    """The cards that are worth most together, of those that may be played now."""
    gains = {card: gain(view, card) for card in cards}
    outlook, price, best = Outlook(view), card_price(view), Plan()
    before = outlook.won(0, 0)
    for some in _possible(view, gains, breadth):
        worth = _together(outlook, [gains[card] for card in some.cards]) - before - price * some.spent
        if worth > best.worth:
            best = Plan(some.cards, worth)
    return best


class _Some(NamedTuple):
    """Cards that can be played together."""

    cards: tuple[str, ...] = ()
    then: int = 0  # from which of those thought of it goes on
    spent: int = 0  # hand cards, these and what they cost
    guns: int = 0
    once: tuple[str, ...] = ()  # keys of what would be doubled for nothing


def _possible(view: View, gains: Mapping[str, Gain], breadth: Breadth) -> Iterator[_Some]:
    """The sets of promising cards that can be paid for, small ones first."""
    thought = sorted(gains, key=lambda card: _alone(gains[card], card), reverse=True)[: breadth.cards]
    held = view.seats[me(view)].held
    room = SLOTS - len(view.fields[view.at].guards) if mine(view) == GUARDIANS else NO_END
    found = [_Some()]
    for _ in range(1 if held else breadth.together):
        longer = (_with(some, n, thought[n]) for some in found for n in range(some.then, len(thought)))
        found = [some for some in longer if some and some.spent <= len(view.hand) and some.guns <= room]
        yield from found


def _with(some: _Some, place: int, card: str) -> _Some | None:
    """One card more; None if it or another obstruction is there already."""
    known = fact(card)
    spent = some.spent + 1 + known.cost
    if known.type == FIREPOWER:
        return _Some((*some.cards, card), place + 1, spent, some.guns + 1, some.once)
    key = OBSTRUCTION if known.type == OBSTRUCTION else known.key
    if key in some.once:
        return None
    return _Some((*some.cards, card), place + 1, spent, some.guns, (*some.once, key))


def _deed(view: View, options: Sequence[str]) -> str:
    """The Gatling whenever it is ready, powder when it is worth the cards."""
    if "gatling" in options:
        return "gatling"
    for deed in ("dynamite", "collapse"):
        if deed in options and clearing(view) > 2 * card_price(view):
            return deed
    return ""


def clearing(view: View) -> float:
    """What it is worth to be rid of all cards of Mapache here."""
    gang = sum(fact(card).firepower for card in guns(view, "mapache"))
    outlook = Outlook(view)
    return outlook.won(gang, gang) - outlook.won(0, 0)


class Outlook:
    """What to expect of the attacks still to come here; the view is read once for all that is asked."""

    def __init__(self, view: View) -> None:
        gang, guards = view.totals or (0, 0)
        self._defends = mine(view) == GUARDIANS
        self._own, self._other = (guards, gang) if self._defends else (gang, guards)
        left, pace = turns_left(view), _pace(view)
        self._attacks = [  # each with its weight, and what both sides will have added
            (min(1.0, left - time), STAND * time, GROWTH * (time + 1) * pace)
            if self._defends
            else (min(1.0, left - time), GROWTH * time, STAND * time)
            for time in range(FORESEEN)
            if left > time
        ]
        self._known: dict[tuple[float, float], float] = {}

    def won(self, now: float, later: float) -> float:
        """How many of them go one's own way, with so much more firepower in the first and in the others."""
        found = self._known.get((now, later))
        if found is None:
            found = self._known[now, later] = self._won(now, later)
        return found

    def _won(self, now: float, later: float) -> float:
        won, shift = 0.0, 0.5 if self._defends else -0.5
        for time, (weight, ours, theirs) in enumerate(self._attacks):
            ahead = self._own + (later if time else now) + ours - self._other - theirs
            if time or self._defends:
                won += weight * (1 / (1 + exp(-(ahead + shift) / SPREAD)))
            else:
                won += weight * (ahead > 0)  # nobody replies before one's own attack
        return won


def _pace(view: View) -> float:
    """How fast the other can grow: slower without cards."""
    other = view.seats[1 - me(view)]
    return min(1.3, 0.4 + 0.12 * other.hand_size) * (0.6 if other.held else 1.0)


def card_price(view: View) -> float:
    """What a hand card is worth to keep: less with many, and little when the game is nearly over."""
    hand = len(view.hand)
    price = CARD if hand <= 7 else CARD * 7 / hand
    return price * (0.3 + 0.7 * turns_left(view) / 4) if view.at == LAST else price


def _alone(gained: Gain, card: str) -> float:
    return gained.now * 0.25 + gained.beside - 0.2 * fact(card).cost


def _together(outlook: Outlook, gains: Sequence[Gain]) -> float:
    beside = sum(each.beside for each in gains)
    return outlook.won(sum(each.now for each in gains), sum(each.later for each in gains)) + beside


def _order(card: str) -> tuple[bool, int]:
    """What draws comes first, what needs others in play last."""
    return name_of(card) in ("hidden-trail", "loot-the-farms", "old-bird-gun"), -fact(card).cost


def _is_worth_a_slot(view: View) -> bool:
    """Would a much stronger card replace the weakest?"""
    cards = area(view.fields[view.at], mine(view))
    if len(cards) < _slots(view) or turns_left(view) < 2 or not guns(view, mine(view)):
        return False
    weakest = min(fact(card).firepower for card in guns(view, mine(view)))
    strong = [card for card in view.hand if fact(card).firepower >= weakest + 3]
    payable = [card for card in strong if fact(card).cost + 1 < len(view.hand)]
    gang, guards = view.totals or (0, 0)
    ahead = gang - guards if mine(view) == MAPACHE else guards - gang - GROWTH
    return bool(payable) and ahead < 0


def _slots(view: View) -> int:
    """How many cards one may have here: Mapache as many as they like, unless the way is narrow."""
    if mine(view) == GUARDIANS:
        return SLOTS
    field = view.fields[view.at]
    narrow = any(fact(card).lasting == NARROW for card in (*field.guards, *field.gang))
    return PASSAGE if narrow else NO_END


def planned(view: View) -> tuple[str, ...]:
    """The cards of one's plan, so that none of them is spent as a price."""
    return best_plan(view, view.hand).cards
