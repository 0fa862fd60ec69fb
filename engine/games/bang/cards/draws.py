"""What brings cards: Stagecoach, Wells Fargo and the General Store."""

from __future__ import annotations

from engine.core.prompts import Seat, ask, named
from engine.games.bang.answers import ABILITY, answer
from engine.games.bang.judgement import enemies, mine
from engine.games.bang.record import Aim, Computer, Look, Record, card, register
from engine.games.bang.state import BangState
from engine.games.bang.view import View

FIRST = 27.0  # what brings cards is played before anything else


def draws(key: str, count: int, icon: str, keep: float) -> None:
    """Make a card known that draws so many."""

    async def draw(g: BangState, aim: Aim) -> None:
        g.draw(aim.me, count)

    computer = Computer(keep=keep, gain=lambda view: FIRST + count)
    register(
        Record(key, draw, numbers=(count,), look=Look(icon, does=(f"hand +{count}",)), computer=computer)
    )


draws("stagecoach", 2, "bang-stagecoach", keep=7.0)
draws("wells-fargo", 3, "stash", keep=9.0)


def _shares(view: View) -> float:
    return 2.0 + 3.0 * (len(mine(view)) - len(enemies(view)))


@card(
    Record(
        "general-store",
        look=Look("bang-store", does=("people", "hand +1")),
        computer=Computer(keep=4.0, gain=_shares),
    )
)
async def general_store(g: BangState, aim: Aim) -> None:
    """As many cards as characters live; the players take one in turn, each as many as he has characters."""
    shares = {seat: len(g.living(seat)) for seat in (aim.me, 1 - aim.me)}
    g.store = g.take(sum(shares.values()))
    g.tell("showed", aim.me, cards=" ".join(g.store))
    while g.store:
        for seat in [seat for seat, share in shares.items() if share]:
            shares[seat] -= 1
            await take_from_store(g, seat)


async def take_from_store(g: BangState, seat: Seat) -> None:
    """One card of the General Store; the last one needs no question."""
    choice = ABILITY if len(g.store) > 1 else "".join(g.store)
    while choice == ABILITY:
        choice = await answer(g, seat, lambda more: ask(seat, "store", named([*g.store, *more])))
    if choice:
        g.store.remove(choice)
        g.hands[seat].append(choice)
        g.tell("bought", seat, card=choice)
