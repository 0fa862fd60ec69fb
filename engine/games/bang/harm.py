"""Shots, wounds and death."""

from __future__ import annotations

from engine.core.prompts import Seat
from engine.games.bang.answers import dodges, saved
from engine.games.bang.characters import own, refill
from engine.games.bang.moves import expose, finish, targeted
from engine.games.bang.state import SEATS, BangState, Spot, partner, seat_of

SHOT = 1  # life points that are lost to a shot, a Duel or Indians!


async def shoot(g: BangState, by: Spot, target: Spot, card: str, needed: int = 1) -> None:
    """The target dodges or is wounded."""
    with targeted(g, target):
        if await dodges(g, target, needed, card, by):
            g.tell("dodged", seat_of(target), target=g.ring[target].name)
        else:
            await wound(g, target, SHOT, seat_of(by))


async def wound(g: BangState, spot: Spot, amount: int, by: Seat | None = None) -> None:
    """Take life points from the character who is targeted or checked; `by` is who played the card."""
    seat, who = seat_of(spot), g.ring[spot]
    who.life -= amount
    g.tell("wounded", seat, target=who.name, count=amount, left=max(who.life, 0))
    while who.life <= 0:
        if not await saved(g, spot):
            die(g, spot)
            return
    refill(g, seat)
    for _ in range(amount):
        own(g, seat).on_wounded(g, seat, by)
        refill(g, seat)


def die(g: BangState, spot: Spot) -> None:
    """The cards before the dead go, and the survivor is exposed; without one, the game is lost."""
    seat, dead = seat_of(spot), g.ring[spot]
    dead.life, dead.alive = 0, False
    g.targets[seat] = None
    g.tell("died", seat, target=dead.name)
    if not g.living(seat):
        finish(g, [1 - seat])
    for other in SEATS:
        if g.ring[g.force(other)].alive:
            own(g, other).on_death(g, other, spot)
    for card in list(dead.in_play):
        g.clear(spot, card)
    if g.exposed[seat] == spot:
        expose(g, partner(spot))
