"""Effects on cards, as words with numbers or as plain coroutines."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from engine.core.decisions import Seat, as_options, ask
from engine.games.revolver.cards import GUARDIANS, MAPACHE, MAX_FIREPOWER, card_data, is_sought, key_of
from engine.games.revolver.ongoing import exposed, has_room
from engine.games.revolver.operations import (
    draw,
    drop_from_hand,
    empower,
    fall,
    least,
    one_of,
    ride_here,
    ride_home,
    spend,
    spying,
)
from engine.games.revolver.state import RevolverState


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does when it is played, and the numbers that its text names."""

    do: Callable[[RevolverState, Seat], Awaitable[None]]
    numbers: tuple[int, ...] = ()
    now: tuple[str, ...] = (GUARDIANS, MAPACHE)  # sides that it may help to win in the same turn


NEVER = ()  # of no use before the opponent's turn
ATTACK = (MAPACHE,)


def draws(count: int) -> Effect:
    async def effect(g: RevolverState, me: Seat) -> None:
        draw(g, me, count)

    return Effect(effect, (count,))


def robs(count: int) -> Effect:
    """Make the opponent discard hand cards of their choice."""

    async def effect(g: RevolverState, me: Seat) -> None:
        await drop_from_hand(g, 1 - me, count)

    return Effect(effect, (count,), NEVER)


async def spy(g: RevolverState, me: Seat) -> None:
    """Look at the opponent's hand and choose a card that they discard."""
    hand = g.players[1 - me].hand
    if not hand:
        return
    with spying(g, me):
        card = await ask(me, "spy", as_options(hand))
    spend(g, 1 - me, [card])
    g.emit("dropped", 1 - me, cards=card, count=1)


def routs(max_firepower: int = MAX_FIREPOWER) -> Effect:
    """Make the opponent discard a firepower card here of at most this value."""
    numbers = tuple(range(1, max_firepower + 1)) if max_firepower < MAX_FIREPOWER else ()

    async def effect(g: RevolverState, me: Seat) -> None:
        cards = [card for card in exposed(g, 1 - me) if card_data(card).firepower <= max_firepower]
        card = await one_of(cards, lambda: ask(1 - me, "rout", as_options(cards), default=least(g, cards)))
        if card:
            fall(g, card)

    return Effect(effect, numbers, ATTACK)


async def lasso(g: RevolverState, me: Seat) -> None:
    """Return one of the opponent's firepower cards here to their hand."""
    cards = exposed(g, 1 - me)
    card = await one_of(cards, lambda: ask(1 - me, "lasso", as_options(cards), default=least(g, cards)))
    if card:
        ride_home(g, card)


async def sap(g: RevolverState, me: Seat) -> None:
    """Remove the power tokens from one of the opponent's cards here."""
    cards = [card for card in exposed(g, 1 - me) if g.power.get(card)]
    default = min(cards, key=lambda card: g.power[card], default="")
    card = await one_of(cards, lambda: ask(1 - me, "sap", as_options(cards), default=default))
    if card:
        del g.power[card]
        g.emit("sapped", 1 - me, card=card)


async def clear(g: RevolverState, me: Seat) -> None:
    """Discard an obstruction here."""
    cards = g.here.obstructions
    card = await one_of(cards, lambda: ask(g.general, "rout", as_options(cards), default=least(g, cards)))
    if card:
        fall(g, card)


async def bring(g: RevolverState, me: Seat) -> None:
    """Move one of the player's firepower cards from another battlefield to this one."""
    side = g.side(me)
    cards = [card for field in g.fields if field is not g.here for card in field.guns(side)]
    if cards and has_room(g, side):
        card = await ask(me, "bring", {"pass": "", **as_options(cards)})
        if card:
            ride_here(g, card)


async def recall(g: RevolverState, me: Seat) -> None:
    """Return one of the player's firepower cards here to their hand."""
    cards = g.guns(me)
    card = await one_of(cards, lambda: ask(me, "recall", as_options(cards), default=least(g, cards)))
    if card:
        ride_home(g, card)


def drills(points: int) -> Effect:
    """Put power on one of the player's firepower cards here."""

    async def effect(g: RevolverState, me: Seat) -> None:
        cards = g.guns(me)
        card = await one_of(cards, lambda: ask(me, "drill", as_options(cards)))
        if card:
            empower(g, card, points)

    return Effect(effect, (points,), ATTACK)


async def dig(g: RevolverState, me: Seat) -> None:
    """Search the deck for a card with kegs or ammunition, show and take it, then shuffle."""
    p = g.players[me]
    p.searching = [card for card in p.deck if is_sought(card)]
    p.deck = [card for card in p.deck if card not in p.searching]
    if p.searching:
        card = await ask(me, "dig", as_options(sorted(p.searching)))
        p.searching.remove(card)
        p.hand.append(card)
        g.emit("revealed", me, card=card)
    p.deck, p.searching = p.deck + p.searching, []
    g.rng.shuffle(p.deck)


def recovers(*types: str) -> Effect:
    """Take a card of these types, or any, from the discard; none like the card played."""

    async def effect(g: RevolverState, me: Seat) -> None:
        p = g.players[me]
        alike = {key_of(card) for card in p.played}  # two of them could fetch each other forever
        cards = [card for card in p.discard if not types or card_data(card).type in types]
        cards = [card for card in cards if key_of(card) not in alike]
        if cards:
            card = await ask(me, "recover", as_options(sorted(cards)))
            p.discard.remove(card)
            p.hand.append(card)
            g.emit("recovered", me, card=card)

    return Effect(effect)
