"""What to answer when something is asked: targets, stakes, traps, shares, the stash."""

from __future__ import annotations

from engine.flow import Decision
from engine.luck import Luck
from engine.ragnguns.player.worth import card_worth
from engine.ragnguns.table import ALLEY, PLACES, ZONES
from engine.ragnguns.view import View

STAKES = (1, 1, 1, 2, 2, 3)  # drawn without a look at the trap
CAREFUL = 3  # with so many bullets on the pistolero a trap may be his last
PATIENCE = 3  # a trap of this stake is worth more to its owner than to me


def any_of(view: View, decision: Decision, luck: Luck) -> str:
    """Any of them."""
    return luck.pick(decision.options)


def most(view: View, decision: Decision, luck: Luck) -> str:
    """All of it."""
    return decision.options[-1]


def stake(view: View, decision: Decision, luck: Luck) -> str:
    """A stake that says nothing of what lies under it."""
    return str(min(len(decision.options), luck.pick(STAKES)))


def target(view: View, decision: Decision, luck: Luck) -> str:
    """The card that is worth most, of mine to get or of his to lose; or the zone with most bullets."""
    return max(decision.options, key=lambda option: _aimed(view, option))


def _aimed(view: View, option: str) -> float:
    assert view.seat is not None
    if option == "pass":
        return 0.0
    if option in ZONES:
        return float(sum(p.wounds for p in view.seats[view.seat].posed if p.zone == option))
    if option in PLACES:
        return sum(card_worth(p.top) for p in view.seats[1 - view.seat].stash if p.place == option)
    return card_worth(option)


def split(view: View, decision: Decision, luck: Luck) -> str:
    """The alley card takes what it can bear; it dies only to save a pistolero in danger."""
    assert view.seat is not None
    mine = view.seats[view.seat]
    bullets = int(dict(decision.about)["bullets"])
    [card] = [posed for posed in mine.posed if posed.zone == ALLEY]
    top = int(decision.options[-1])
    spared = min(top, card.resistance - card.wounds - 1)
    safe = mine.hurt + bullets - spared <= CAREFUL and card.power > 1
    return str(spared if safe else top)


def disarm(view: View, decision: Decision, luck: Luck) -> str:
    """Cheap traps are overbid or paid, dear ones turned up, unless that may be the end."""
    assert view.seat is not None
    mine, traps = view.seats[view.seat], view.seats[1 - view.seat].traps
    cheapest = min(range(len(traps)), key=lambda place: traps[place]) + 1
    cost = traps[cheapest - 1]
    bold = mine.hurt < CAREFUL and (cost >= PATIENCE or luck.pick((True, False)))
    wanted = "take" if bold else "overbid" if mine.bullets > cost + 2 else "pay"
    for verb in (wanted, "take"):
        if f"{verb}:{cheapest}" in decision.options:
            return f"{verb}:{cheapest}"
    return decision.default[0]


def give_up(view: View, decision: Decision, luck: Luck) -> str:
    """The card that is worth least."""
    return min(decision.options, key=card_worth)


def stash(view: View, decision: Decision, luck: Luck) -> str:
    """The least card first, so that the best lie on top, each on the lower place, traps face down."""
    assert view.seat is not None
    known = view.hidden[view.seat]
    assert known is not None
    cards = {option.split(":")[0] for option in decision.options}
    card = min(sorted(cards), key=card_worth)
    coming = [entry.split(":")[1] for entry in known.plan]
    heights = {place: len(pile) + coming.count(place) for place, pile in known.stash}
    return f"{card}:{min(heights, key=lambda place: heights[place])}"
