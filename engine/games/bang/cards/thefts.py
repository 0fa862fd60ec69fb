"""What takes cards away: Panic! and Cat Balou."""

from __future__ import annotations

from engine.games.bang import aims
from engine.games.bang.judgement import best_taken
from engine.games.bang.record import Aim, Computer, Look, Record, card
from engine.games.bang.state import BangState, seat_of
from engine.games.bang.view import CharacterView, View


def _taken(view: View, who: CharacterView) -> float:
    return best_taken(view, who)[1]


def _robbed(view: View) -> float:
    reached = [who for who in view.ring if who.alive]
    near = [who for who in reached if who.seat == view.seat or who.distance <= aims.NEAR]
    return 1.0 + max(_taken(view, who) for who in near)


@card(
    Record(
        "panic",
        targets=aims.NEAR_WITH_CARDS,
        numbers=(aims.NEAR,),
        look=Look("lasso", does=(f"bang-distance {aims.NEAR}", "hand +1")),
        computer=Computer(keep=5.0, gain=_robbed, target=_taken),
    )
)
async def panic(g: BangState, aim: Aim) -> None:
    """Take a card."""
    if aim.choice == "hand":
        g.rob(aim.me, seat_of(aim.at))
    else:
        g.grab(aim.me, aim.at, aim.choice)


def _discarded(view: View) -> float:
    return max(_taken(view, who) for who in view.ring if who.alive)


@card(
    Record(
        "cat-balou",
        targets=aims.WITH_CARDS,
        look=Look("bang-cat", does=("discard −1",)),
        computer=Computer(keep=4.8, gain=_discarded, target=_taken),
    )
)
async def cat_balou(g: BangState, aim: Aim) -> None:
    """Discard a card."""
    if aim.choice == "hand":
        giver = seat_of(aim.at)
        g.drop(giver, g.rng.pick(g.hands[giver]))
    else:
        g.clear(aim.at, aim.choice)
