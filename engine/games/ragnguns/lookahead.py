"""What a player that looks ahead must know of Rag'n'Guns: what decides it, how near its end is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.module import Lookahead
from engine.core.prompts import Seat
from engine.games.ragnguns.cards import is_trap
from engine.games.ragnguns.moves import firepower
from engine.games.ragnguns.state import ALLEY, SHELTER, RagNGunsState
from engine.games.ragnguns.view import View

WOUNDS = (0.0, 1.0, 2.15, 4.05, 7.5, 13.2, 20.0)  # how much so many bullets on the pistolero count
NEAR = 2  # bullets on the other pistolero with which a turn may be the last


def features(g: RagNGunsState, seat: Seat) -> Sequence[float]:
    """What a seat has more than the other of each thing that counts."""
    if g.phase == "decks":
        return (0.0,) * 18
    mine, theirs = _side(g, seat), _side(g, 1 - seat)
    turn = 1.0 if g.current == seat else -1.0
    return (turn, *(own - other for own, other in zip(mine, theirs)))


def _side(g: RagNGunsState, seat: Seat) -> tuple[float, ...]:
    p, other = g.players[seat], g.players[1 - seat]
    fire = firepower(g, seat)
    cover = other.left(SHELTER) + (0 if other.out else other.left(ALLEY))
    tops = list(p.tops().values())
    return (
        -WOUNDS[min(6, p.hurt)], p.hurt, p.barrel, fire, min(fire, p.barrel),
        max(0, other.hurt + min(fire, p.barrel + 1) - cover - 3), p.belt + p.bullets, p.left(ALLEY),
        p.left(SHELTER), len(p.zones), len(p.hand), len(tops), sum(map(is_trap, (*p.hand, *tops))),
        len(p.traps), sum(trap.stake for trap in p.traps), float(p.ready), float(p.out),
    )  # fmt: skip


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
