"""Words for traps alone: what happens to the one who turns a trap up, in the turn in which he does."""

from __future__ import annotations

from engine.core.prompts import Seat, ask_some, named
from engine.games.ragnguns import moves
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.state import ALLEY, RagNGunsState


def nothing() -> Effect:
    """Nothing at all."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        g.tell("bluffed", me)

    return Effect("nothing", do)


def drops(count: int) -> Effect:
    """He discards so many cards of his hand; he chooses which."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        hand = g.players[1 - me].hand
        most = min(count, len(hand))
        for card in await ask_some(1 - me, "give-up", named(hand), most, most):
            moves.discard(g, card)

    return Effect("drops", do, lambda g, me: bool(g.players[1 - me].hand), count=count)


def robs(count: int) -> Effect:
    """He loses up to so many of the bullets that he has just taken."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        other = g.players[1 - me]
        lost = min(count, other.bullets)
        other.bullets -= lost
        g.tell("robbed", 1 - me, count=lost)

    return Effect("robs", do, lambda g, me: g.players[1 - me].bullets > 0, count=count)


def empties() -> Effect:
    """His belt is emptied."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        other = g.players[1 - me]
        lost, other.belt = other.belt, 0
        g.tell("emptied", 1 - me, count=lost)

    return Effect("empties", do, lambda g, me: g.players[1 - me].belt > 0)


def bars(what: str) -> Effect:
    """He may not do this for the turn: `shoot` or `belt`."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        g.barred.append(what)
        g.tell("barred", 1 - me, barred=what)

    return Effect(f"bars-{what}", do)


def jams() -> Effect:
    """His barrel goes back by one face, but never below the first."""
    first, back = 1, 1

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        other = g.players[1 - me]
        other.barrel -= back
        g.tell("jammed", 1 - me, barrel=other.barrel)

    return Effect("jams", do, lambda g, me: g.players[1 - me].barrel > first, count=back, constants=(first,))


def topples() -> Effect:
    """The card in his alley is discarded."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        moves.discard(g, g.players[1 - me].zones[ALLEY])

    return Effect("topples", do, lambda g, me: ALLEY in g.players[1 - me].zones)


def mills(count: int) -> Effect:
    """So many cards from the top of his deck go to his discard."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        for card in reversed(g.players[1 - me].deck[-count:]):
            moves.discard(g, card)

    return Effect("mills", do, lambda g, me: bool(g.players[1 - me].deck), count=count)
