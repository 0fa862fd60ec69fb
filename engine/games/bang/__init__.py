"""BANG!/Wanted! for two by Emiliano Sciarra: two characters each, one exposed and one covered."""

from engine.core.decisions import Seat
from engine.core.game_module import BalanceMatch, DailyTerms, GameModule, Reaction, Setback
from engine.core.refusals import Refusals, refusal
from engine.core.rules import Event
from engine.games.bang.achievements import ACHIEVEMENTS
from engine.games.bang.deck import KIND
from engine.games.bang.lookahead import LOOKAHEAD
from engine.games.bang.policy import play
from engine.games.bang.rules import Bang

_CARD, _TARGET = "the card to be played", "the character chosen"

REFUSALS: Refusals = {
    "all-jailed": refusal("every enemy has a Jail already", card=_CARD),
    "dead": refusal("the character is dead", target=_TARGET),
    "has-one": refusal("the character has a card of that name in play", card=_CARD, target=_TARGET),
    "in-jail": refusal("the character failed to leave Jail this turn", target=_TARGET),
    "lies-there": refusal("both of the player's characters have a card of that name", card=_CARD),
    "not-among-these": refusal("the card is not among those shown", card="the card chosen"),
    "not-an-answer": refusal("the card does not answer this question", card="the card chosen"),
    "not-in-game": refusal("nobody plays this character", target=_TARGET),
    "not-in-hand": refusal("the player does not hold the card", card="the card chosen"),
    "not-to-choose": refusal("the character was not dealt to the player", target=_TARGET),
    "not-yours": refusal("the character is an enemy", target=_TARGET),
    "nothing-to-take": refusal("the target has no card", card=_CARD),
    "one-shot": refusal("one BANG! has been played this turn", card=_CARD),
    "only-as-answer": refusal("the card cannot be played in the player's own turn", card=_CARD),
    "out-of-reach": refusal("every enemy is too far away", card=_CARD, reach="the farthest distance"),
    "own-side": refusal("the character is the player's own", card=_CARD, target=_TARGET),
    "too-far": refusal(
        "the character is too far away",
        card=_CARD,
        target=_TARGET,
        distance="that character's distance",
        reach="the farthest distance",
    ),
}


def _last_life(event: Event, seat: Seat) -> bool:
    return event.seat == seat and dict(event.facts)["left"] == 1


def _leaves_one(event: Event, seat: Seat) -> bool:
    """Return whether a seat plays on with its other character."""
    return event.seat == seat and bool(dict(event.facts)["heir"])


GAME = GameModule(
    rules=(Bang(),),
    policy=play,
    lookahead=LOOKAHEAD,
    list_order=3,
    daily=DailyTerms(order=1, seats=2),
    refusals=REFUSALS,
    matches=(BalanceMatch("bang", "standard", 2),),
    reactions={
        "dodge": Reaction(("barrel", "missed", "bang"), can_pass=True, lives=True),
        "shoot-back": Reaction(("bang", "missed"), can_pass=True, lives=True),
        "last-beer": Reaction(("beer", "ability"), can_pass=True),
        "store": Reaction(),
        "flip": Reaction(is_automatic=True),
    },
    greenhorn_haste=0.45,
    rashness={
        "play": lambda card: {"bang": 2.0, "done": 0.0}.get(KIND.get(card, card), 1.0),
        **dict.fromkeys(("shoot-back", "last-beer"), lambda option: float(option != "pass")),
    },
    setbacks=(
        Setback("blast", "exploded"),
        Setback("death", "died", _leaves_one, looks_ahead=True),
        Setback("last", "wounded", _last_life, looks_ahead=True),
    ),
    achievements={"bang": ACHIEVEMENTS},
)
