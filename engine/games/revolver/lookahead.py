"""What a player that looks ahead must know of Revolver 2: what decides it, how near its end is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.module import Lookahead
from engine.core.prompts import Seat
from engine.games.revolver import lasting
from engine.games.revolver.cards import ESTEBAN, GUARDIANS, MAPACHE, fact, key_of
from engine.games.revolver.computer import habit
from engine.games.revolver.state import Player, RevolverState
from engine.games.revolver.view import View

MOST_AHEAD = 15  # points between the totals: more make no difference
FEW = 3  # guardians or army tokens with which a turn may decide


def features(g: RevolverState, seat: Seat) -> Sequence[float]:
    """From the guardians' side; for Mapache all signs turned."""
    if g.at < 0:
        return (0.0,) * 20
    sign = 1.0 if seat == g.padre else -1.0
    return tuple(sign * number for number in _of_guardians(g))


def _of_guardians(g: RevolverState) -> tuple[float, ...]:
    padre, general = g.players[g.padre], g.players[g.general]
    here = g.here.facts.boxes - g.box
    left = here + sum(field.facts.normal for field in g.fields[g.at + 1 :])
    ahead = lasting.total(g, GUARDIANS) - lasting.total(g, MAPACHE)
    ahead = max(-MOST_AHEAD, min(MOST_AHEAD, ahead))
    lives, turn = len(g.guardians) + sum(g.grit.values()), float(g.current == g.padre)
    return (
        1.0, left, g.army, len(g.guardians), lives, float(ESTEBAN in g.guardians), len(g.recruits),
        ahead, ahead * here / 4, float(ahead >= 0), len(padre.hand), len(general.hand),
        _strength(padre), _strength(general), turn, turn * ahead / 5,
        lives / (left + 1), g.army / (left + 1), _answers(padre), _answers(general),
    )  # fmt: skip


def _strength(p: Player) -> float:
    return sum(fact(card).firepower for card in p.hand)


def _answers(p: Player) -> float:
    """What blows up or mows down: kegs of one side, ammunition of the other."""
    return sum(fact(card).kegs + fact(card).ammo for card in p.hand)


def near(view: View) -> bool:
    """May the turn end it? The army is at the gates, or few guardians are left."""
    return view.at >= 0 and (view.army <= FEW or len(view.guardians) <= FEW)


LOOKAHEAD = Lookahead(
    features=features,
    turns=2,
    alike=key_of,
    near=near,
    policy=habit,
    leave=frozenset(("sure-ride",)),
    mixed=frozenset(("poker",)),
    hidden=lambda g: ([p.hand for p in g.players], [p.deck for p in g.players]),
    taken=frozenset(("returned", "recovered")),
)
