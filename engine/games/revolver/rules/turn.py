"""The turn: march and recruit, draw, attack, and whether the game is over. Playing cards is in play.py."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.prompts import ask, named
from engine.games.revolver import lasting
from engine.games.revolver.cards import ESTEBAN, GUARDIANS, MAPACHE, MINE
from engine.games.revolver.effects.losses import hit
from engine.games.revolver.moves import army_nears, draw, recruit, win
from engine.games.revolver.state import RevolverState


class Box(NamedTuple):
    """A turn box: the battlefield's place in the row, and the box's number on it."""

    at: int
    box: int


def next_boxes(g: RevolverState) -> list[Box]:
    """Where the marker may go: one box, or an optional one and the first of the next battlefield."""
    if g.at < 0:
        return [Box(0, 1)]
    facts = g.here.facts
    stay, ride = Box(g.at, g.box + 1), Box(g.at + 1, 1)
    if g.box < facts.normal:
        return [stay]
    return [stay, ride] if g.box < facts.boxes else [ride]


async def march(g: RevolverState) -> None:
    """Phase 1: the marker moves on, and recruits come as the box says."""
    boxes = next_boxes(g)
    box = await _stay_or_ride(g) if len(boxes) > 1 else boxes[0]
    g.at, g.box = box
    g.tell("marched", g.padre, field=g.here.key, box=g.box)
    recruit(g, g.here.facts.recruits[g.box - 1])
    g.phase = "draw"


async def _stay_or_ride(g: RevolverState) -> Box:
    """At an optional box the guardians choose; what they would leave behind is said before they ride."""
    stay, ride = next_boxes(g)
    there, facts = g.fields[ride.at].key, g.here.facts
    box = await ask(
        g.padre,
        "march",
        {"stay": stay, "ride": ride},
        default="stay",
        field=g.here.key,
        next=there,
        recruits=facts.recruits[g.box],
    )
    if box == ride:
        left = facts.boxes - g.box
        recruits = sum(facts.recruits[g.box :])
        await ask(g.padre, "sure-ride", named(["yes"]), back=True, field=there, boxes=left, recruits=recruits)
    return box


async def draw_two(g: RevolverState) -> None:
    """Phase 2."""
    draw(g, g.current, lasting.draws(g, g.current))
    g.players[g.current].slowed = False
    g.plays = g.ammo = g.killed = 0
    g.buried = False
    g.phase = "play"


async def attack(g: RevolverState) -> None:
    """Phase 4: the totals are compared, and Mapache's turn ends."""
    gang, guards = lasting.total(g, MAPACHE), lasting.total(g, GUARDIANS)
    g.last = gang, guards
    if gang > guards:
        g.tell("overrun", g.general, gang=gang, guards=guards)
        await hit(g)
    else:
        g.tell("repelled", g.padre, gang=gang, guards=guards)
    g.phase = "dusk"


async def dusk(g: RevolverState) -> None:
    """The end of Mapache's turn: the army comes nearer if nobody fell, and the last box decides."""
    if not g.killed:
        army_nears(g)
    if g.here.key == MINE and g.box == g.here.facts.boxes:
        if ESTEBAN in g.guardians:
            win(g, g.padre, "mine")
        win(g, g.general, "killed")
    g.cover = g.charge = 0
    pass_turn(g)


def pass_turn(g: RevolverState) -> None:
    """The other's turn begins: the guardians march first, Mapache draws."""
    g.players[g.current].held = False
    g.current = 1 - g.current
    g.turn += 1
    g.phase = "march" if g.current == g.padre else "draw"
