"""What to take, what to give up."""

from __future__ import annotations

from engine.core.prompts import Decision, Reply
from engine.games.bang.deck import KIND
from engine.games.bang.judgement import cheapest, keep
from engine.games.bang.view import View

GOOD = 4.6  # a card that one rather takes than an unknown one


def draw_from(view: View, decision: Decision) -> Reply:
    """The other hand always, the discard pile for a good card."""
    if "hand" in decision.options:
        return ("hand",)
    return ("discard" if keep(view, view.discard[-1]) >= GOOD else "deck",)


def put_back(view: View, decision: Decision) -> Reply:
    """The worst of the three."""
    return (min(decision.options, key=lambda card: keep(view, card)),)


def store(view: View, decision: Decision) -> Reply:
    """The best card."""
    return (max((card for card in decision.options if card in KIND), key=lambda card: keep(view, card)),)


def give_two(view: View, decision: Decision) -> Reply:
    """For a life point, the two cheapest."""
    return tuple(cheapest(view, decision.options, 2))


def discard(view: View, decision: Decision) -> Reply:
    """The cheapest, so that answers are kept."""
    return tuple(cheapest(view, decision.options, decision.least))
