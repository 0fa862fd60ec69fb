"""What heals: Beer and Saloon."""

from __future__ import annotations

from engine.core.prompts import Seat
from engine.games.bang import moves
from engine.games.bang.judgement import NOTHING, acting, beer_works, enemies, mine
from engine.games.bang.moves import HEALED
from engine.games.bang.record import BEER, Aim, Computer, Look, Record, card
from engine.games.bang.state import BangState
from engine.games.bang.view import View


def _beer_is_wasted(g: BangState, me: Seat) -> bool:
    """It would heal nothing."""
    exposed = g.ring[g.exposed[me]]
    return exposed.life >= exposed.most or not moves.beer_works(g)


def _drunk(view: View) -> float:
    own = acting(view)
    return 6.0 if beer_works(view) and own.life < own.most else NOTHING


@card(
    Record(
        "beer",
        wasted=_beer_is_wasted,
        answers=BEER,
        numbers=(HEALED,),
        look=Look("beer", "gold", ("exposed", f"life +{HEALED}")),
        computer=Computer(keep=6.0, gain=_drunk, useless=lambda view: not beer_works(view)),
    )
)
async def beer(g: BangState, aim: Aim) -> None:
    """A life point for the exposed one."""
    if moves.beer_works(g):
        moves.heal(g, g.exposed[aim.me])


def _saloon_is_wasted(g: BangState, me: Seat) -> bool:
    """Nobody is hurt."""
    return all(g.ring[spot].life >= g.ring[spot].most for spot in g.everyone())


def _own_hurt(view: View) -> float:
    own, others = ([who for who in side if who.life < who.most] for side in (mine(view), enemies(view)))
    return 4.0 * (len(own) - len(others))


@card(
    Record(
        "saloon",
        wasted=_saloon_is_wasted,
        numbers=(HEALED,),
        look=Look("saloon", "gold", ("people", f"life +{HEALED}")),
        computer=Computer(keep=2.5, gain=_own_hurt),
    )
)
async def saloon(g: BangState, aim: Aim) -> None:
    """A life point for everyone."""
    for spot in g.everyone():
        moves.heal(g, spot)
