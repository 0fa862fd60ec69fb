"""What is flipped for as a turn begins: Dynamite and Jail, the cards that nobody wants before him."""

from __future__ import annotations

from engine.games.bang import aims
from engine.games.bang.cards.equipment import lay
from engine.games.bang.deck import EXPLODING
from engine.games.bang.harm import wound
from engine.games.bang.judgement import NOTHING, enemies, has, mine
from engine.games.bang.moves import count, heart, targeted
from engine.games.bang.record import Check, Computer, Look, Record, register
from engine.games.bang.state import BangState, Spot
from engine.games.bang.view import CharacterView, View

BLAST = 3  # life points lost to the Dynamite
SPARKS = [int(rank) for rank in EXPLODING]  # of spades


async def dynamite(g: BangState, spot: Spot, card: str) -> None:
    """It explodes on the spot or goes to the next character clockwise."""
    with targeted(g, spot):
        flipped = await count(g, spot, "dynamite", lambda flipped: not flipped.explodes)
        if flipped is None or not flipped.explodes:
            pass_on(g, spot, card)
            return
        g.clear(spot, card)
        g.tell("exploded", g.current, target=g.ring[spot].name)
        await wound(g, spot, BLAST)
        g.checks = [other for other in g.checks if any(other in c.in_play for c in g.ring)]


def pass_on(g: BangState, spot: Spot, card: str) -> None:
    """To the next living character clockwise, maybe the partner."""
    around = [(spot + step) % 4 for step in (1, 2, 3)]
    there = next(other for other in around if g.ring[other].alive)
    g.ring[spot].in_play.remove(card)
    g.ring[there].in_play.append(card)
    g.tell("passed-on", g.current, card=card, target=g.ring[there].name)


def _never(view: View, who: CharacterView) -> float:
    """It may come back, and the computer does not gamble."""
    return NOTHING


register(
    Record(
        "dynamite",
        lay,
        aims.own_without("dynamite"),
        check=Check(1, dynamite),
        numbers=(min(SPARKS), max(SPARKS), BLAST),
        look=Look("dynamite", "plum", (f"suit-S {min(SPARKS)}–{max(SPARKS)}", f"life −{BLAST}")),
        computer=Computer(keep=1.0, gain=lambda view: NOTHING, target=_never, rid=lambda view: 5.0),
    )
)


async def jail(g: BangState, spot: Spot, card: str) -> None:
    """A heart sets free; without one he cannot be exposed this turn (V12)."""
    with targeted(g, spot):
        free = heart(await count(g, spot, "jail", heart))
        g.clear(spot, card)
        g.tell("freed" if free else "held", g.current, target=g.ring[spot].name)
        g.held += [] if free else [spot]


def _jailed(view: View, who: CharacterView) -> float:
    if has(who, "jail"):
        return NOTHING
    return 9.0 if len(enemies(view)) == 1 else 1.0 + 0.5 * who.exposed + 0.1 * len(who.in_play)


def _best_jailed(view: View) -> float:
    return max((_jailed(view, who) for who in enemies(view)), default=0.0)


register(
    Record(
        "jail",
        lay,
        aims.enemies_without("jail", "all-jailed"),
        check=Check(2, jail),
        look=Look("jail", "plum", ("suit-H", "lock")),
        computer=Computer(
            keep=4.5,
            gain=_best_jailed,
            target=_jailed,
            rid=lambda view: 7.0 if len(mine(view)) == 1 else 2.5,
        ),
    )
)
