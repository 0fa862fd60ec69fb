"""What a player that looks ahead must know of Rag'n'Guns: what decides it, how near its end is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.module import Lookahead
from engine.core.prompts import Seat
from engine.games.ragnguns.computer.judgement import worth
from engine.games.ragnguns.state import RagNGunsState
from engine.games.ragnguns.view import View

NEAR = 2  # bullets on the other pistolero with which a turn may be the last


def features(g: RagNGunsState, seat: Seat) -> Sequence[float]:
    """Whose turn it is, and what the computer's own judgement says that the seat has more than the other."""
    if g.phase == "decks":
        return (0.0, 0.0)
    return (1.0 if g.current == seat else -1.0, worth(g, seat))


def near(view: View) -> bool:
    """May this turn put the last bullets on the other pistolero?"""
    return view.current == view.seat and any(
        seat.hurt >= NEAR for number, seat in enumerate(view.seats) if number != view.seat
    )


LOOKAHEAD = Lookahead(
    features=features,
    turns=2,
    leave=frozenset(("deck", "stash")),
    mixed=frozenset(("stake", "disarm")),
    near=near,
    wild=0.4,
)
