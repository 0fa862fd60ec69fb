"""Revolver 2: Last Stand at Malpaso, by Mark Chaplin and Leigh Caple."""

from engine.core.decisions import Seat
from engine.core.game_module import BalanceMatch, DailyTerms, GameModule, Reaction, Setback
from engine.core.refusals import Refusals, refusal
from engine.core.rules import Event
from engine.games.revolver.achievements import ACHIEVEMENTS
from engine.games.revolver.cards import card_data
from engine.games.revolver.lookahead import LOOKAHEAD
from engine.games.revolver.policy import play
from engine.games.revolver.rules import Revolver

_CARD = "the id of the card chosen"
_PLACE = "where alone it can be done"

REFUSALS: Refusals = {
    "blown-already": refusal("the bridge has been blown up"),
    "buried-already": refusal("the tunnels have come down this turn"),
    "full": refusal("three of the player's cards lie on this battlefield", card=_CARD),
    "limited": refusal("the player may play only one card this turn"),
    "narrow": refusal("four of the player's cards lie in the alley", card=_CARD),
    "no-ammo": refusal("the player holds no ammunition"),
    "no-crew": refusal("too few firepower cards for another shot of the Gatling"),
    "no-icons": refusal("the card has no icon to light or to fire", card=_CARD),
    "no-room": refusal("no battlefield has room for the card", card=_CARD),
    "no-room-there": refusal("the battlefield has no room for it", field="the battlefield chosen"),
    "not-in-hand": refusal("the player does not hold the card", card=_CARD),
    "not-that-card": refusal("the card is not among the choices", card=_CARD),
    "not-there": refusal("it cannot be done on this battlefield", field=_PLACE),
    "not-weakest": refusal("a weaker card is hit first", card=_CARD, weakest="the lowest rating"),
    "not-your-gatling": refusal("the Gatling belongs to the other side"),
    "not-your-powder": refusal("the powder belongs to the other side"),
    "nothing-here": refusal("the player has no firepower card here"),
    "too-dear": refusal("too few other cards to pay with", card=_CARD, cost="cards to be paid"),
    "too-few-kegs": refusal("too few kegs of powder", count="those needed"),
    "unknown-card": refusal("the game has no such card"),
    "wet-powder": refusal("a cloudburst lies on this battlefield"),
}


def _of_the_other(event: Event, seat: Seat) -> bool:
    return event.seat != seat


def _firepower(option: str) -> float:
    return card_data(option).firepower if "." in option else 6.0 * (option == "gatling") - 1


GAME = GameModule(
    rules=(Revolver(),),
    policy=play,
    lookahead=LOOKAHEAD,
    list_order=4,
    daily=DailyTerms(order=4, seats=2),
    refusals=REFUSALS,
    matches=(BalanceMatch("revolver", "standard", 2),),
    reactions={
        "victim": Reaction(),
        "rout": Reaction(),
        "lasso": Reaction(),
        "sap": Reaction(),
        "daunt": Reaction(),
        "drop-hand": Reaction(),
    },
    rashness={"play": _firepower},
    setbacks=(Setback("guardian", "fell"), Setback("repelled", "repelled", _of_the_other)),
    achievements={"revolver": ACHIEVEMENTS},
)
