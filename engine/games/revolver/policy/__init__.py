"""The computer player of both sides."""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.decisions import Decision, Reply
from engine.core.rng import Rng
from engine.games.revolver.cards import ACCUSATION, CHEAT, NUMBER, POKER, card_data
from engine.games.revolver.policy.evaluation import GROWTH, best_plan, keep, next_play, strength
from engine.games.revolver.rules.turn import better
from engine.games.revolver.view import View


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    """Return the computer's reply; `rng` is the computer's own, never the game's."""
    options = decision.options
    if decision.kind == "poker":
        return (pick(view, rng),)
    if decision.kind == "march":
        return (march(view),)
    if decision.kind == "play":
        return (next_play(view, options),)
    if decision.kind == "cost":
        return payment(view, decision)
    if decision.kind == "drop-hand":
        return tuple(worst(view, options, decision.min_count))
    return (choose(view, decision.kind, options),)


def payment(view: View, decision: Decision) -> Reply:
    """Return the cards that are worth least, those of the plan for this turn last."""
    plan = _plan(view)
    ranked = sorted(decision.options, key=lambda card: keep(view, card) + 10 * (card in plan))
    return tuple(ranked[: decision.min_count])


@lru_cache(maxsize=2)  # a panel proposes a payment for each card
def _plan(view: View) -> tuple[str, ...]:
    return best_plan(view, view.hand)


def habit(view: View, decision: Decision, rng: Rng) -> Reply:
    """Reply like `play` in less time: costs are paid without a plan."""
    if decision.kind == "cost":
        return tuple(worst(view, decision.options, decision.min_count))
    return play(view, decision, rng)


def march(view: View) -> str:
    """Stay where the guardians can hold, ride on where Mapache is too strong."""
    gang, guards = view.totals or (0, 0)
    room = 3 - len(view.fields[view.battlefield_index].guards)
    guns = sorted((card_data(card).firepower for card in view.hand), reverse=True)
    reach = guards + sum(guns[: min(room, 2)])
    return "stay" if reach >= gang + GROWTH * 0.39 else "ride"


def worst(view: View, options: Sequence[str], count: int) -> list[str]:
    return sorted(options, key=lambda card: keep(view, card))[:count]


def choose(view: View, kind: str, options: Sequence[str]) -> str:
    if kind == "field":  # on which an obstruction counts: never behind the marker if there is room ahead
        ahead = [field.key for field in view.fields[view.battlefield_index :] if field.key in options]
        return next(iter(ahead), options[0])
    if kind in ("rout", "lasso", "sap", "drop"):
        return min(options, key=lambda card: strength(view, card) if "." in card else 0)
    if kind in ("recall", "drill"):
        return max(options, key=lambda card: strength(view, card))
    if kind == "bring":
        cards = [card for card in options if card != "pass"]
        return max(cards, key=lambda card: strength(view, card))
    if kind in ("spy", "recover", "dig"):
        return max(options, key=lambda card: keep(view, card))
    if kind in ("victim", "daunt"):
        return max(options, key=lambda person: dict(view.guardians).get(person, 0))
    return options[0]


BLUFF = {CHEAT: 3, ACCUSATION: 2}  # how often a special card is drawn, relative to a number
HIGH = 2  # only the two highest numbers are played
POOR = 0.45  # a card is not played if its win rate is below the best one's by this much


def pick(view: View, rng: Rng) -> str:
    """Draw by lot among cards that often beat what the opponent may hold, to stay unreadable."""
    revealed = view.seats[1 - (view.seat or 0)].poker_revealed
    side = POKER[view.poker[0]].side
    theirs = _lots(
        [
            card.key
            for card in POKER.values()
            if card.side != side and (card.key not in revealed or card.kind == ACCUSATION)
        ]
    )
    own = _lots(view.poker)
    wins = {card: sum(better(card, other) == 0 for other in theirs) / len(theirs) for card in own}
    return rng.pick([card for card in own if wins[card] >= max(wins.values()) - POOR])


def _lots(hand: Sequence[str]) -> list[str]:
    """Return a hand with each card as often as it is drawn: mostly high numbers."""
    numbers = [card for card in hand if POKER[card].kind == NUMBER]
    numbers.sort(key=lambda card: -POKER[card].value)
    lots = [card for card in numbers[:HIGH] for _ in range(2)]
    return lots + [card for card in hand for _ in range(BLUFF.get(POKER[card].kind, 0))]
