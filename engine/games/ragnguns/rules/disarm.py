"""Disarming: at the start of a turn, what to do about each trap that the other has set."""

from __future__ import annotations

from engine.core.prompts import ask, named
from engine.games.ragnguns import moves
from engine.games.ragnguns.cards import key_of
from engine.games.ragnguns.effects import TRAPS
from engine.games.ragnguns.lasting import TOLL, total
from engine.games.ragnguns.state import PLACES, RagNGunsState, Trap

PAY, OVERBID, TAKE = "pay", "overbid", "take"


async def disarm(g: RagNGunsState) -> None:
    """One trap: pay, overbid, or turn it up. They are handled in any order, each known by its place alone."""
    traps = g.players[1 - g.current].traps
    if not traps:
        g.phase = "turn"
        return
    options = choices(g)
    default = next(name for name, (verb, _) in options.items() if verb == TAKE)
    verb, trap = await ask(
        g.current, "disarm", options, default=default, bullets=g.me.bullets, traps=len(traps)
    )
    if verb == TAKE:
        await spring(g, trap)
    elif verb == OVERBID:
        overbid(g, trap)
    else:
        await pay(g, trap)


def toll(g: RagNGunsState, trap: Trap) -> int:
    """How many bullets it takes to pay a trap; one more overbids it."""
    return trap.stake + total(g, 1 - g.current, TOLL)


def choices(g: RagNGunsState) -> dict[str, tuple[str, Trap]]:
    """For each trap what there are bullets for: `pay:1` is the first trap's."""
    found = {}
    for place, trap in enumerate(g.players[1 - g.current].traps, 1):
        for verb, cost in ((PAY, toll(g, trap)), (OVERBID, toll(g, trap) + 1), (TAKE, 0)):
            if cost <= g.me.bullets:
                found[f"{verb}:{place}"] = verb, trap
    return found


async def pay(g: RagNGunsState, trap: Trap) -> None:
    """It goes back unseen to its owner's stash, on the place they choose."""
    owner = 1 - g.current
    g.me.bullets -= toll(g, trap)
    g.tell("paid", g.current, stake=toll(g, trap))
    p = g.players[owner]
    place = await ask(owner, "place-trap", named(PLACES), default=moves.lower(p), stake=trap.stake)
    moves.put_away(p, trap.card, place, down=True)
    g.tell("returned", owner, place=place)


def overbid(g: RagNGunsState, trap: Trap) -> None:
    """It goes to its owner's discard, and is seen."""
    g.me.bullets -= toll(g, trap) + 1
    g.tell("overbid", g.current, stake=toll(g, trap) + 1)
    moves.discard(g, trap.card)


async def spring(g: RagNGunsState, trap: Trap) -> None:
    """It is turned up, does what it says, and goes to its owner's discard."""
    owner = 1 - g.current
    p = g.players[owner]
    moves.take_out(p, trap.card)
    p.played.append(trap.card)
    g.tell("sprung", g.current, card=trap.card)
    effect = TRAPS[key_of(trap.card)]
    if effect.possible(g, owner):
        await effect.do(g, owner, "")
    moves.discard(g, trap.card)
