"""What to play in one's own turn, at whom, and which card to take: by what the records of the cards say."""

from __future__ import annotations

from engine.core.prompts import Decision, Reply
from engine.games.bang.cards import RECORDS
from engine.games.bang.deck import KIND
from engine.games.bang.judgement import NOTHING, acting, best_taken, named
from engine.games.bang.view import View


def play(view: View, decision: Decision) -> Reply:
    """The best of what gains something; before the end Sid heals with cards that he could not keep."""
    cards = [option for option in decision.options if option in KIND]
    best = max(cards, key=lambda card: gain(view, card), default=None)
    if best is not None and gain(view, best) > 0:
        return (best,)
    spare = len(view.hand) - acting(view).life
    return ("ability" if "ability" in decision.options and spare > 0 else "done",)


def gain(view: View, card: str) -> float:
    """What playing this card now is worth, above keeping it; cards that bring cards come first."""
    gains = RECORDS[KIND[card]].computer.gain
    return gains(view) if gains else NOTHING


def target(view: View, decision: Decision) -> Reply:
    """At whom, or before whom."""
    judge = RECORDS[KIND[str(dict(decision.about)["card"])]].computer.target
    if judge is None:
        return decision.options[:1]
    return (max(decision.options, key=lambda name: judge(view, named(view, name))),)


def take(view: View, decision: Decision) -> Reply:
    """Which of his cards."""
    who = named(view, str(dict(decision.about)["target"]))
    return (best_taken(view, who)[0],)
