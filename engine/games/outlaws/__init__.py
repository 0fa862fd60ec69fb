"""WANTED (Forajidos) by Oscar Antonio Fernández Payares: duel, shoot-out and gangs."""

from engine.core.decisions import Fact, Seat
from engine.core.game_module import BalanceMatch, GameModule, Setback
from engine.core.refusals import Refusals, refusal
from engine.core.rules import Event
from engine.games.outlaws.achievements import ACHIEVEMENTS
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.evaluation import rivals
from engine.games.outlaws.policy import play
from engine.games.outlaws.rules import Duel, Gangs, Shootout
from engine.games.outlaws.view import View

REFUSALS: Refusals = {
    "not-in-hand": refusal("the player does not hold the card", card="its id"),
    "not-in-play": refusal("the outlaw is not one of the player's in play", card="its id"),
    "not-these-dice": refusal("the dice do not show that", dice="what they show, in their order"),
    "unknown-card": refusal("the deck has no such card"),
}

DEAR = 1400  # a reward that hurts


def _lost_dear(event: Event, seat: Seat) -> bool:
    facts = dict(event.facts)
    loser = facts.get("owner", f"seat:{event.seat}")
    return loser == f"seat:{seat}" and OUTLAWS[str(facts["card"])].reward >= DEAR


def _lost_by_suit(event: Event, seat: Seat) -> bool:
    facts = dict(event.facts)
    return event.seat == seat and int(facts["lost"]) - int(facts["gained"]) >= int(facts["short"]) > 0


def _lost_by_die(event: Event, seat: Seat) -> bool:
    facts = dict(event.facts)
    return event.seat == seat and int(facts["unlucky"]) >= int(facts["short"]) > 0


def _hides_rivals(view: View) -> bool:
    return any(not view.seats[seat].in_play for seat in rivals(view))


def _weak_suit(event: Event) -> tuple[tuple[str, Fact], ...]:
    return (("suit", f"suit-{OUTLAWS[str(dict(event.facts)['card'])].weak}"),)


def _reward(event: Event) -> tuple[tuple[str, Fact], ...]:
    return (("reward", OUTLAWS[str(dict(event.facts)["card"])].reward),)


GAME = GameModule(
    rules=(
        Duel(),
        Shootout(),
        Gangs(),
    ),
    policy=play,
    list_order=1,
    refusals=REFUSALS,
    matches=(
        BalanceMatch("outlaws-duel", "standard", 2),
        BalanceMatch("outlaws-duel", "revolvers-first", 2),
        BalanceMatch("outlaws-shootout", "standard", 3),
        BalanceMatch("outlaws-shootout", "revolvers-first", 5),
        BalanceMatch("outlaws-gangs", "standard", 2),
        BalanceMatch("outlaws-gangs", "standard", 4),
    ),
    greenhorn_haste=1.0,  # luck decides so much that less would hardly lose
    guesses={"pick": _hides_rivals, "place-dice": _hides_rivals},
    hides_hands=True,
    rashness={"pick": lambda card: float(OUTLAWS[card].reward)},
    setbacks=(
        Setback("suit", "scored", _lost_by_suit, unless="stood", facts=_weak_suit),
        Setback("die", "scored", _lost_by_die),
        Setback("dear", "fell", _lost_dear, unless="tied", facts=_reward),
        Setback("dear", "took", _lost_dear, facts=_reward),
    ),
    achievements={"outlaws-duel": ACHIEVEMENTS},
)
