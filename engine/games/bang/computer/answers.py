"""How to answer shots, Duels and death."""

from __future__ import annotations

from engine.core.prompts import Decision, Reply
from engine.games.bang.deck import KIND
from engine.games.bang.judgement import keep
from engine.games.bang.view import View


def _cards(decision: Decision) -> list[str]:
    return [option for option in decision.options if option in KIND]


def dodge(view: View, decision: Decision) -> Reply:
    """Barrels first; then Missed!, if there are enough of them."""
    if "barrel" in decision.options:
        return ("barrel",)
    cards = sorted(_cards(decision), key=lambda card: keep(view, card))
    if len(cards) < int(dict(decision.about)["needed"]):
        return ("pass",)
    return (cards[0],)


def shoot_back(view: View, decision: Decision) -> Reply:
    """A BANG!, if there is one."""
    cards = sorted(_cards(decision), key=lambda card: keep(view, card))
    return (cards[0] if cards else "pass",)


def last_beer(view: View, decision: Decision) -> Reply:
    """Live, if what is in hand is enough for it."""
    beers = _cards(decision)
    pairs = (len(view.hand) - len(beers)) // 2 if "ability" in decision.options else 0
    if len(beers) + pairs < int(dict(decision.about)["needed"]):
        return ("pass",)
    return (beers[0] if beers else "ability",)
