"""Rag'n'Guns: the duel of bullets, stash and face-down traps."""

from engine.core.decisions import Seat
from engine.core.game_module import BalanceMatch, DailyTerms, GameModule, Reaction, Setback
from engine.core.refusals import Refusals, refusal
from engine.core.rules import Event
from engine.games.ragnguns.achievements import ACHIEVEMENTS
from engine.games.ragnguns.decks import Building
from engine.games.ragnguns.lookahead import LOOKAHEAD
from engine.games.ragnguns.policy import play
from engine.games.ragnguns.rules import RagNGuns
from engine.games.ragnguns.state import BARREL

_CARD = "the id of the card chosen"

_PLAYS: Refusals = {
    "alley-empty": refusal("nothing stands in the Alley to gain power", card=_CARD),
    "alley-unfit": refusal("what stands in the Alley lacks the keyword", card=_CARD),
    "barred-shoot": refusal("a Trap forbids any Fusillade this turn"),
    "belt-short": refusal("too few bullets in the belt", cost="those needed", belt="those there"),
    "covered": refusal("the card lies under another one", card=_CARD),
    "fired-already": refusal("there was a Fusillade this turn"),
    "in-discard": refusal("the card is in the discard", card=_CARD),
    "keeps-pistolero": refusal("the Pistolero is never discarded"),
    "no-bullets": refusal("no bullet left"),
    "no-effect": refusal("the card has no effect to play", card=_CARD),
    "no-firepower": refusal("no firepower in the Alley"),
    "no-statistics": refusal("the card has neither power nor resistance, so it cannot be posed", card=_CARD),
    "no-such-card": refusal("the player has no such card within reach"),
    "no-such-zone": refusal("cards are posed in no such zone"),
    "no-target": refusal("the effect has no target", card=_CARD),
    "no-trap": refusal("the card is no Trap", card=_CARD),
    "not-in-play": refusal("the card whose effect it is is not in play", card=_CARD),
    "not-ready": refusal("the Pistolero steps out only when the deck is used up"),
    "nothing-to-play": refusal("no effect can be played"),
    "nothing-to-pose": refusal("no card within reach can be posed for the bullets left"),
    "nothing-to-set": refusal("the player has no Trap"),
    "out-already": refusal("the Pistolero is in the Alley"),
    "posed-already": refusal("the card is in its zone", card=_CARD),
    "stake": refusal("no such number of bullets can be staked", max="the most bullets"),
    "taxed": refusal("too few bullets for the opponent's tax", tax="the tax in bullets"),
    "too-dear": refusal("too few bullets", card=_CARD, cost="its cost", bullets="those that are left"),
    "too-many": refusal("more bullets than may be fired", max="the most bullets"),
    "trap-short": refusal("too few bullets to disarm the Trap", bullets="those that are left"),
    "used": refusal("the effect has been used this turn", card=_CARD),
    "zone-full": refusal("the zone is taken", zone="`alley` or `shelter`"),
    "zones-full": refusal("both zones are taken"),
}

_DECKS: Refusals = {
    "code-damaged": refusal("the code has a sign too few or too many"),
    "code-foreign": refusal("what was typed is no code of a deck"),
    "code-version": refusal("the code is of another version", version="the code's", ours="the one read here"),
    "deck-epics": refusal("too many EPIC cards", cards="how many", max="how many there may be"),
    "deck-pistolero": refusal("the deck has no Pistolero"),
    "deck-signature": refusal("another Pistolero's Signature", card="its id", pistolero="its owner's id"),
    "deck-signatures": refusal("too many Signatures", cards="how many", max="how many there may be"),
    "deck-size": refusal("too few or too many cards", cards="how many", wanted="how many there must be"),
    "deck-twice": refusal("two cards of the same name", card="the name's key"),
    "deck-unknown": refusal("a card that this version does not have"),
}

REFUSALS: Refusals = {**_PLAYS, **_DECKS}


def _hit_hard(event: Event, seat: Seat) -> bool:
    """Return whether bullets hit that the rest of the game can learn from."""
    facts = dict(event.facts)
    return event.seat == seat and int(facts["count"]) > 1 and int(facts["total"]) < BARREL


def _could_pay(event: Event, seat: Seat) -> bool:
    facts = dict(event.facts)
    return event.seat == seat and bool(facts["harms"]) and not facts["short"]


def _could_not_pay(event: Event, seat: Seat) -> bool:
    facts = dict(event.facts)
    return event.seat == seat and bool(facts["harms"] and facts["short"])


GAME = GameModule(
    rules=(RagNGuns(),),
    policy=play,
    lookahead=LOOKAHEAD,
    list_order=2,
    daily=DailyTerms(order=2, seats=2),
    refusals=REFUSALS,
    matches=(BalanceMatch("ragnguns", "standard", 2),),
    reactions={
        "disarm": Reaction(("pay", "overbid", "take")),
        "split": Reaction(("0",), lives=True),
        "place-trap": Reaction(("left", "right")),
    },
    decks=Building(),
    greenhorn_haste=0.35,
    rashness={"turn": lambda verb: {"shoot": 2.0, "end": 0.0, "trap": 0.0}.get(verb, 1.0), "shoot": float},
    setbacks=(
        Setback("trap", "sprung", _could_pay),
        Setback("dear-trap", "sprung", _could_not_pay),
        Setback("hit", "hurt", _hit_hard),
    ),
    achievements={"ragnguns": ACHIEVEMENTS},
)
