"""Gnadenlos! by Klaus Teuber: gold rush, duels, poker, debts and vultures for three and four."""

from functools import partial

from engine.core.game_module import BalanceMatch, DailyTerms, GameModule, Reaction, Setback
from engine.core.refusals import Refusals, refusal
from engine.games.gnadenlos.achievements import ACHIEVEMENTS
from engine.games.gnadenlos.cards import SYMBOLS
from engine.games.gnadenlos.lookahead import LOOKAHEAD
from engine.games.gnadenlos.policy import play
from engine.games.gnadenlos.rules import Gnadenlos
from engine.games.gnadenlos.view import lot_strength

REFUSALS: Refusals = {
    "no-amount": refusal("what was typed is no number of nuggets"),
    "no-such-note": refusal("the player holds no such promissory note"),
    "no-such-sum": refusal("the player cannot make this sum of one to three notes"),
    "not-in-hand": refusal("the adventurer does not work for the player", card="the adventurer's id"),
    "not-on-offer": refusal("the adventurer cannot be recruited now", card="the adventurer's id"),
    "sum-taken": refusal("the sum has been bid already", sum="the sum, in nuggets"),
    "too-far": refusal("more than a turn's prestige may cost", max="the most nuggets for one turn"),
    "too-poor": refusal("the player has too few nuggets", nuggets="how many the player has"),
}


GAME = GameModule(
    rules=(Gnadenlos(),),
    policy=play,
    lookahead=LOOKAHEAD,
    list_order=5,
    daily=DailyTerms(order=3, seats=3),
    refusals=REFUSALS,
    matches=(
        BalanceMatch("gnadenlos", "standard", 3),
        BalanceMatch("gnadenlos", "standard", 4),
    ),
    reactions={
        "bid": Reaction(),
        "take": Reaction(ranks={symbol: partial(lot_strength, symbol) for symbol in SYMBOLS}),
    },
    greenhorn_haste=0.45,
    rashness={"recruit": lambda reply: float(reply == "open")},
    setbacks=(Setback("vulture", "ruined"),),
    achievements={"gnadenlos": ACHIEVEMENTS},
)
