"""Effects on the guardians and the army: grit, courage and losses."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from engine.core.decisions import Seat, as_options, ask
from engine.games.revolver.effects.vocabulary import ATTACK, NEVER, Effect
from engine.games.revolver.operations import (
    army_nears,
    army_tarries,
    bury,
    daunt,
    draw,
    drop_from_hand,
    fall,
    hearten,
    least,
    lose_grit,
    one_of,
    recruit,
    victim,
)
from engine.games.revolver.state import ARMY, RevolverState


async def encourage(g: RevolverState, me: Seat) -> None:
    """Put grit on a guardian of the player's choice."""
    person = await ask(g.padre, "hearten", as_options(g.guardians))
    hearten(g, person, 1)


async def hire(g: RevolverState, me: Seat) -> None:
    recruit(g, 1)


def covers(points: int) -> Effect:
    """Add to the guardians' total here until the end of Mapache's turn."""

    async def effect(g: RevolverState, me: Seat) -> None:
        g.cover += points
        g.emit("covered", me, points=points)

    return Effect(effect, (points,), NEVER)


def charges(points: int) -> Effect:
    """Add to Mapache's total here this turn."""

    async def effect(g: RevolverState, me: Seat) -> None:
        g.charge += points
        g.emit("charged", me, points=points)

    return Effect(effect, (points,), ATTACK)


async def slow(g: RevolverState, me: Seat) -> None:
    """Make the opponent draw one card less next turn."""
    g.players[1 - me].slowed += 1
    g.emit("slowed", 1 - me)


async def hold(g: RevolverState, me: Seat) -> None:
    """Let the opponent play at most one card next turn."""
    g.players[1 - me].one_card_limit = True
    g.emit("limited", 1 - me)


async def call_army(g: RevolverState, me: Seat) -> None:
    army_nears(g, "card")


async def delay_army(g: RevolverState, me: Seat) -> None:
    army_tarries(g)


Carry: TypeAlias = Callable[[RevolverState], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Loss:
    """What happens when a guardian is lost, and the numbers its text names."""

    carry_out: Carry
    numbers: tuple[int, ...] = ()


async def hit(g: RevolverState, why: str, by: str = "") -> None:
    """Hit one of the weakest guardians: they lose grit, or die and their text takes effect.

    `why` is attack, gatling, card, or loss for another guardian's text; `by` the card or guardian, if any.
    """
    g.blow = by
    if why == "card":
        g.remember()
    person = await victim(g, lambda person: (not g.grit.get(person), person in LOSSES))
    if why == "attack":
        g.last_hit = person
    elif g.current == g.general and g.phase == "play":
        g.card_hit = (person, g.plays)
    if g.grit.get(person):
        lose_grit(g, person)
        g.emit("spared", g.padre, card=person)
        return
    if g.current == g.general:
        g.killed += 1
    bury(g, person, why)
    if person in LOSSES:
        before, g.cause = g.cause, person
        await LOSSES[person].carry_out(g)
        g.cause = before


async def outnumber(g: RevolverState, me: Seat) -> None:
    """Hit if Mapache has more firepower cards here than the guardians."""
    if len(g.guns(g.general)) > len(g.guns(g.padre)):
        await hit(g, "card", "pick-up-yer-teeth")


async def snipe(g: RevolverState, me: Seat) -> None:
    await hit(g, "card", "sharpshooter")


async def intimidate(g: RevolverState, me: Seat) -> None:
    await daunt(g)


def from_hand(count: int) -> Loss:
    async def loss(g: RevolverState) -> None:
        await drop_from_hand(g, g.padre, count)

    return Loss(loss, (count,))


def spoils(count: int) -> Loss:
    async def loss(g: RevolverState) -> None:
        draw(g, g.general, count)

    return Loss(loss, (count,))


async def lose_gun(g: RevolverState) -> None:
    cards = g.guns(g.padre)
    card = await one_of(cards, lambda: ask(g.padre, "rout", as_options(cards), default=least(g, cards)))
    if card:
        fall(g, card)


async def delay_news(g: RevolverState) -> None:
    army_tarries(g)


LOSSES: Mapping[str, Loss] = {
    "benito-the-baker": from_hand(1),
    "alma-the-teacher": spoils(1),
    "crispin-the-sexton": Loss(lose_gun),
    "duval-the-gambler": from_hand(2),
    "doc-hollis": Loss(daunt),
    "ruth-calder": Loss(delay_news, (ARMY,)),
    "black-tom-reed": Loss(partial(hit, why="loss", by="black-tom-reed")),
    "preacher-boone": spoils(2),
}
