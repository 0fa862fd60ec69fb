"""The computer opponent: a view and a decision in, a reply out. It knows what its seat knows, no more."""

from __future__ import annotations

from engine.core.decisions import Decision, Reply
from engine.core.rng import Rng
from engine.games.quickdraw.state import SPEED
from engine.games.quickdraw.view import View


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    """Return the computer's reply; `rng` is its own, never the game's."""
    return (_fire(view) if decision.kind == "fire" else _dodge(view, decision),)


def _fire(view: View) -> str:
    """The fastest where nothing unseen is faster, else the slowest: it costs least if it is dodged."""
    unseen = set(SPEED) - set(view.hand) - set(view.discard)
    slowest, fastest = view.hand[0], view.hand[-1]
    return fastest if all(SPEED[shot] < SPEED[fastest] for shot in unseen) else slowest


def _dodge(view: View, decision: Decision) -> str:
    """The slowest that is fast enough, unless it is the last shot and there are lives to spare."""
    faster = [option for option in decision.options if option in SPEED]
    spare = len(view.hand) == 1 and view.seats[decision.seat].lives > 1
    return "pass" if spare or not faster else faster[0]
