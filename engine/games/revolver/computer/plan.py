"""What to do in one's turn: the hand cards that are worth more than they cost, kegs, the Gatling."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp

from engine.games.revolver.cards import FIREPOWER, GUARDIANS, OBSTRUCTION, fact, key_of
from engine.games.revolver.computer.worth import CARD, Gain, gain, guns, me, mine, turns_left
from engine.games.revolver.view import View

MOST = 8  # cards to think of at once
TOGETHER = 4  # cards in a plan
GROWTH = 2.6  # firepower that Mapache adds in a turn, and what the guardians add
STAND = 1.4
SPREAD = 2.2
SLOTS = 3


@dataclass(frozen=True, slots=True)
class Plan:
    """Cards to play, and what that brings beyond playing none."""

    cards: tuple[str, ...] = ()
    worth: float = 0.0


def next_play(view: View, options: Sequence[str]) -> str:
    """A card of the best plan, kegs or ammunition, or the end of the turn."""
    if deed := _deed(view, options):
        return deed
    plan = best_plan(view, [card for card in options if "." in card])
    if plan.cards:
        return max(plan.cards, key=_order)
    return "drop" if "drop" in options and _is_worth_a_slot(view) else "end"


def best_plan(view: View, cards: Sequence[str]) -> Plan:
    """The cards that are worth most together, of those that may be played now."""
    gains = {card: gain(view, card) for card in cards}
    before, best = outlook(view, 0, 0), Plan()
    for some in _possible(view, gains):
        worth = _together(view, [gains[card] for card in some]) - before - _price(view, some)
        if worth > best.worth:
            best = Plan(some, worth)
    return best


def _possible(view: View, gains: Mapping[str, Gain]) -> Iterator[tuple[str, ...]]:
    """The sets of promising cards that can be paid for."""
    thought = sorted(gains, key=lambda card: _alone(gains[card], card), reverse=True)[:MOST]
    for size in range(1, TOGETHER + 1):
        for some in combinations(thought, size):
            if _can_pay(view, some) and _fits(view, some):
                yield some


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
    return outlook(view, gang, gang) - outlook(view, 0, 0)


def outlook(view: View, now: float, later: float) -> float:
    """How many of the attacks still to come here go one's own way, with so much more firepower."""
    gang, guards = view.totals or (0, 0)
    left, won = turns_left(view), 0.0
    for time in range(5):
        weight = min(1.0, max(0.0, left - time))
        extra = later if time else now
        if mine(view) == GUARDIANS:
            ahead = guards + extra + STAND * time - gang - GROWTH * (time + 1) * _pace(view)
            won += weight * _odds(ahead + 0.5)
        else:
            ahead = gang + extra + GROWTH * time - guards - STAND * time
            won += weight * ((ahead > 0) if not time else _odds(ahead - 0.5))
    return won


def _pace(view: View) -> float:
    """How fast the other can grow: slower without cards."""
    other = view.seats[1 - me(view)]
    return min(1.3, 0.4 + 0.12 * other.hand_size) * (0.6 if other.held else 1.0)


def _odds(ahead: float) -> float:
    return 1 / (1 + exp(-ahead / SPREAD))


def card_price(view: View) -> float:
    """What a hand card is worth to keep: less with many, and little when the game is nearly over."""
    hand = len(view.hand)
    price = CARD if hand <= 7 else CARD * 7 / hand
    return price * (0.3 + 0.7 * turns_left(view) / 4) if view.at == 5 else price


def _price(view: View, cards: Sequence[str]) -> float:
    return card_price(view) * sum(1 + fact(card).cost for card in cards)


def _alone(gained: Gain, card: str) -> float:
    return gained.now * 0.25 + gained.beside - 0.2 * fact(card).cost


def _together(view: View, gains: Sequence[Gain]) -> float:
    beside = sum(each.beside for each in gains)
    return outlook(view, sum(each.now for each in gains), sum(each.later for each in gains)) + beside


def _can_pay(view: View, cards: Sequence[str]) -> bool:
    if view.seats[me(view)].held and len(cards) > 1:
        return False
    return sum(1 + fact(card).cost for card in cards) <= len(view.hand)


def _fits(view: View, cards: Sequence[str]) -> bool:
    """Is there room for them, and is none doubled for nothing?"""
    once = [key_of(card) for card in cards if fact(card).type != FIREPOWER]
    if len(set(once)) < len(once) or sum(fact(card).type == OBSTRUCTION for card in cards) > 1:
        return False
    if mine(view) != GUARDIANS:
        return True
    room = SLOTS - len(view.fields[view.at].guards)
    return sum(fact(card).type == FIREPOWER for card in cards) <= room


def _order(card: str) -> tuple[bool, int]:
    """What draws comes first, what needs others in play last."""
    return key_of(card) in ("hidden-trail", "loot-the-farms", "old-bird-gun"), -fact(card).cost


def _is_worth_a_slot(view: View) -> bool:
    """Would a much stronger card come in the place of the weakest?"""
    if mine(view) != GUARDIANS or len(view.fields[view.at].guards) < SLOTS or turns_left(view) < 2:
        return False
    weakest = min(fact(card).firepower for card in guns(view, GUARDIANS))
    strong = [card for card in view.hand if fact(card).firepower >= weakest + 3]
    payable = [card for card in strong if fact(card).cost + 1 < len(view.hand)]
    gang, guards = view.totals or (0, 0)
    return bool(payable) and gang + GROWTH > guards


def planned(view: View) -> tuple[str, ...]:
    """The cards of one's plan, so that none of them is spent as a price."""
    return best_plan(view, view.hand).cards
