"""What a card in hand is worth to its player now: what a list proposes to pay with, and what it does not."""

from collections.abc import Sequence

from engine.core.decisions import TOGETHER, Decision, Reply
from engine.games.revolver.cards import CAPTAIN, FIREPOWER, GUARDIANS, MAPACHE, SHELTER, card_data, key_of
from engine.games.revolver.policy.evaluation import CARD, guns, icons_worth, me, own_side, plan_of
from engine.games.revolver.state import ARMY
from engine.games.revolver.view import View

IN_FIREPOWER = 2.0  # the firepower of a usual card
UNPAID, NOT_FREE = 0.55, 0.5  # firepower that a card in hand loses for each card it costs, and for any
HITTERS = ("sharpshooter", "pick-up-yer-teeth")  # which hit at once, perhaps after one more card
LEADING = 1.0  # firepower that a captain adds to guns still to come
KEG = 2.0  # firepower more that a keg is worth than to play it: a newcomer's tip says to keep it
HIT = 5.0  # firepower that a hit is worth at least
SPARE, REPEATED = 2.5, 1.0  # firepower of a second copy of an effect at most, and less for each before it


def usefulness(view: View, card: str) -> float:
    """Return what a card in hand is worth after its price."""
    cost = card_data(card).cost
    left = worth(view, card) - UNPAID * cost - NOT_FREE * bool(cost)
    left += LEADING * (card_data(card).lasting == CAPTAIN)
    return max(left, HIT) if key_of(card) in HITTERS else left


def worth(view: View, card: str) -> float:
    """Return what a card is worth, played or discarded for its icons."""
    return gain(view, card) + icons_worth(view, card)


def gain(view: View, card: str) -> float:
    """Return what playing this card would add, in points of firepower; a gun is never useless."""
    known = card_data(card)
    if key_of(card) == "old-comrades" and not any(
        card_data(other).type == FIREPOWER for other in view.seats[me(view)].discard
    ):
        return 0.0
    plan = plan_of(view, card, guns(view, own_side(view)))
    worth = max(plan.now, plan.later) + IN_FIREPOWER * plan.beside / CARD
    return max(worth, float(known.firepower))


def least_useful(view: View, decision: Decision) -> Reply:
    """Return the cards to pay with: what is worth the least, and no strong gun because it is dear."""
    ranks = _as_payment(view, decision)

    def worth(card: str) -> float:
        return max(ranks[card], float(card_data(card).firepower))

    return tuple(sorted(ranks, key=worth)[: decision.min_count])


def _as_payment(view: View, decision: Decision) -> dict[str, float]:
    """Return what each card is worth; a second copy of an effect, the card played counted, is a spare one."""
    names, ranks = [key_of(str(dict(decision.facts).get("card", "")))], dict[str, float]()
    for card in decision.options:
        key, ranks[card] = key_of(card), usefulness(view, card) + KEG * card_data(card).kegs
        if card_data(card).type != FIREPOWER and key not in HITTERS and (copies := names.count(key)):
            ranks[card] = min(ranks[card], SPARE) - REPEATED * copies
        names.append(key)
    return ranks


def is_waste(view: View, decision: Decision, option: str) -> bool:
    """Return whether playing a card does nothing now, or would be paid with cards that are worth more."""
    is_paying = view.decision is not None and view.decision.kind == "cost"
    if decision.kind == "cost" and not is_paying:
        card, ranks = str(dict(decision.facts)["card"]), _as_payment(view, decision)
        return sum(ranks[other] for other in option.split(TOGETHER)) > worth(view, card)
    is_card = decision.kind == "play" and "." in option
    return is_card and card_data(option).type != FIREPOWER and gain(view, key_of(option)) <= 0


def in_order(view: View) -> Sequence[str]:
    """Return the cards in hand; where one is played, what would do nothing comes last."""
    is_play = view.decision is not None and view.decision.kind == "play"
    return sorted(view.hand, key=lambda card: is_play and is_idle(view, card))


def is_idle(view: View, card: str) -> bool:
    """Return whether it is sure that a one-shot played now would do nothing."""
    side = own_side(view)
    own, foes = guns(view, side), guns(view, MAPACHE if side == GUARDIANS else GUARDIANS)
    targets = [foe for foe in foes if card_data(foe).lasting == SHELTER] or foes
    here, opponent = view.fields[view.battlefield_index], view.seats[1 - me(view)]
    obstacles = [other for other in here.guards if card_data(other).type != FIREPOWER]
    acts_on = {
        **dict.fromkeys(("stampede", "arson", "lasso", "fat-bribe"), len(foes)),
        **dict.fromkeys(("hold-the-line", "fall-back"), len(own)),
        **dict.fromkeys(("night-raid", "ransom"), opponent.hand_size),
        "clear-the-road": len(obstacles),
        "cut-the-girths": sum(foe in dict(view.power) for foe in targets),
        "pick-up-yer-teeth": max(0, len(own) - len(foes)),
        "new-blood": view.recruits,
        "cut-the-wire": max(0, ARMY - view.army),
    }
    return not acts_on.get(key_of(card), 1)
