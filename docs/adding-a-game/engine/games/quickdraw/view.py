"""What a seat may know of a game of Quickdraw, and the other worlds it could not tell from this one."""

from __future__ import annotations

from engine.core.decisions import Decision, Seat, value_object
from engine.core.rng import Rng
from engine.games.quickdraw.state import QuickdrawState, in_order


@value_object
class SeatView:
    """A seat as the viewer sees it: `hand` is empty where they may not look."""

    lives: int
    hand_size: int
    hand: tuple[str, ...]


@value_object
class View:
    """The table as `seat` knows it; None is everybody."""

    seat: Seat | None
    turn: int
    active: Seat
    fired: str
    discard: tuple[str, ...]
    seats: tuple[SeatView, ...]
    waiting: tuple[tuple[Seat, str], ...]
    decision: Decision | None
    over: bool
    winners: tuple[Seat, ...]

    @property
    def hand(self) -> tuple[str, ...]:
        """One's own hand."""
        return () if self.seat is None else self.seats[self.seat].hand


def view(g: QuickdrawState, waiting: tuple[Decision, ...], seat: Seat | None) -> View:
    """Built from what is known."""
    over = not waiting  # ended, by the rules or from outside
    return View(
        seat=seat,
        turn=g.turn,
        active=g.active,
        fired=g.fired,
        discard=tuple(g.discard),
        seats=tuple(_seat(g, other, over or other == seat) for other in range(len(g.players))),
        waiting=tuple((decision.seat, decision.kind) for decision in waiting),
        decision=next((decision for decision in waiting if decision.seat == seat), None),
        over=over,
        winners=tuple(g.winners),
    )


def _seat(g: QuickdrawState, seat: Seat, known: bool) -> SeatView:
    player = g.players[seat]
    return SeatView(player.lives, len(player.hand), tuple(player.hand) if known else ())


def redeal(g: QuickdrawState, seat: Seat | None, rng: Rng) -> None:
    """Redeal what is left over and the others' hands."""
    others = [player for other, player in enumerate(g.players) if other != seat]
    piles = [g.undealt, *(player.hand for player in others)]
    shots = in_order(shot for pile in piles for shot in pile)  # sorted: worlds that look alike become equal
    rng.shuffle(shots)
    for pile in piles:
        pile[:] = [shots.pop() for _ in pile]
    for player in others:
        player.hand[:] = in_order(player.hand)
