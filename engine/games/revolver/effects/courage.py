"""The words of effects on guardians, turns and the army. Those on cards are in vocabulary.py."""

from __future__ import annotations

from engine.core.prompts import Seat, ask, named
from engine.games.revolver.effects.vocabulary import Effect
from engine.games.revolver.moves import army_nears, army_tarries, hearten, lose_grit, one_of, recruit
from engine.games.revolver.state import ARMY, RevolverState


def heartens() -> Effect:
    """Put grit on a guardian of the player's choice."""

    async def effect(g: RevolverState, me: Seat) -> None:
        person = await ask(g.padre, "hearten", named(g.guardians))
        hearten(g, person, 1)

    return Effect(effect)


def daunts() -> Effect:
    """A guardian loses a grit token; his player chooses which."""

    async def effect(g: RevolverState, me: Seat) -> None:
        brave = [p for p in g.guardians if g.grit.get(p)]
        person = await one_of(brave, lambda: ask(g.padre, "daunt", named(brave)))
        if person:
            lose_grit(g, person)
            g.tell("daunted", g.padre, card=person)

    return Effect(effect)


def hires() -> Effect:
    """Draw a recruit."""

    async def effect(g: RevolverState, me: Seat) -> None:
        recruit(g, 1)

    return Effect(effect)


def covers(points: int) -> Effect:
    """More for the guardians' total here, until the end of Mapache's turn."""

    async def effect(g: RevolverState, me: Seat) -> None:
        g.cover += points
        g.tell("covered", me, points=points)

    return Effect(effect, (points,))


def charges(points: int) -> Effect:
    """More for Mapache's total here, in this turn."""

    async def effect(g: RevolverState, me: Seat) -> None:
        g.charge += points
        g.tell("charged", me, points=points)

    return Effect(effect, (points,))


def slows() -> Effect:
    """The other draws one card less at the start of his next turn."""

    async def effect(g: RevolverState, me: Seat) -> None:
        g.players[1 - me].slowed = True
        g.tell("slowed", 1 - me)

    return Effect(effect)


def holds() -> Effect:
    """The other may play no more than one card in his next turn."""

    async def effect(g: RevolverState, me: Seat) -> None:
        g.players[1 - me].held = True
        g.tell("held-up", 1 - me)

    return Effect(effect)


def calls_the_army() -> Effect:
    """Take a token off the army's card."""

    async def effect(g: RevolverState, me: Seat) -> None:
        army_nears(g)

    return Effect(effect)


def delays_the_army() -> Effect:
    """Put a token back on the army's card."""

    async def effect(g: RevolverState, me: Seat) -> None:
        army_tarries(g)

    return Effect(effect, (ARMY,))
