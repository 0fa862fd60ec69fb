"""The third phase: cards, kegs, the Gatling and discards, one play per step."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeAlias

from engine.core.decisions import Refused, Seat, as_options, ask, ask_some, value_object
from engine.games.revolver import ongoing
from engine.games.revolver.cards import (
    BRIDGE,
    FIREPOWER,
    GUARDIANS,
    MAPACHE,
    MINE,
    OBSTRUCTION,
    card_data,
    key_of,
)
from engine.games.revolver.effects import EFFECTS
from engine.games.revolver.effects.people import hit
from engine.games.revolver.operations import empower, fall, plain_worth, spend
from engine.games.revolver.rules.turn import pass_turn
from engine.games.revolver.state import RevolverState

KEGS = 2  # needed to blow up the bridge or the tunnels
END = "end"
DYNAMITE, COLLAPSE = "dynamite", "collapse"

Deed: TypeAlias = Callable[[RevolverState, Seat], Awaitable[None]]


async def play(g: RevolverState) -> None:
    me = g.current
    deeds = {word: deed for word, (may, deed) in DEEDS.items() if may(g, me)}
    now = limits(g, me)
    cards = [card for card in g.players[me].hand if not now.refusal(card)]
    options: dict[str, Deed] = {card: partial(play_card, card=card) for card in cards}
    deed = await ask(me, "play", {**options, **deeds}, default=END, side=g.side(me))
    await deed(g, me)


@value_object
class Limits:
    side: str
    is_limited: bool  # one card only, by Hold
    hand: int  # hand size, including the card played
    toll: int
    room: bool  # there is room for a firepower card
    open: bool  # an obstruction can be placed somewhere

    def refusal(self, card: str) -> Refused | None:
        """Return why this hand card cannot be played now; None if it can."""
        if self.is_limited:
            return Refused("limited")
        known = card_data(card)
        if (cost := known.cost + self.toll) >= self.hand:
            return Refused("too-dear", card=card, cost=cost)
        if known.type == FIREPOWER and not self.room:
            return Refused("full" if self.side == GUARDIANS else "narrow", card=card)
        if known.type == OBSTRUCTION and not self.open:
            return Refused("no-room", card=card)
        return None


def limits(g: RevolverState, me: Seat) -> Limits:
    p = g.players[me]
    toll, room = ongoing.toll(g, p.side), ongoing.has_room(g, p.side)
    is_open = p.side == MAPACHE and any(map(ongoing.open_to_obstruction, g.fields))
    return Limits(p.side, p.one_card_limit and g.plays > 0, len(p.hand), toll, room, is_open)


async def play_card(g: RevolverState, me: Seat, card: str) -> None:
    """Choose where an obstruction goes, pay, put the card down, carry out its text."""
    p, kind, field = g.players[me], card_data(card).type, g.here
    if kind == OBSTRUCTION:
        fields = {field.key: field for field in g.fields if ongoing.open_to_obstruction(field)}
        field = await ask(me, "field", fields, back=True, card=card)
    paid = await _payment(g, me, card)
    p.hand.remove(card)
    spend(g, me, paid)
    g.plays += 1
    g.emit("played", me, card=card, field=field.key)
    if paid:
        g.emit("paid", me, cards=" ".join(paid))
    if kind in (FIREPOWER, OBSTRUCTION):
        field.areas[GUARDIANS if kind == OBSTRUCTION else p.side].append(card)
        empower(g, card, card_data(card).power)
        if key_of(card) in EFFECTS:
            await _carry_out(g, me, card)
    else:
        p.played.append(card)
        events, count = g.events, len(g.events)
        await _carry_out(g, me, card)
        if g.events is events and len(events) == count:  # nothing happened, and nobody was asked
            g.emit("fizzled", me, card=card)
        p.played.remove(card)
        p.discard.append(card)


async def _carry_out(g: RevolverState, me: Seat, card: str) -> None:
    g.cause = key_of(card)
    await EFFECTS[g.cause].do(g, me)
    g.cause = ""


async def _payment(g: RevolverState, me: Seat, card: str) -> list[str]:
    """Choose what pays for a card; the cheapest come first and are the default."""
    price = ongoing.cost(g, card)
    if not price:
        return []
    others = sorted((other for other in g.players[me].hand if other != card), key=plain_worth)
    options, cheapest = as_options(others), tuple(others[:price])
    return await ask_some(
        me, "cost", options, price, price, default=cheapest, back=True, card=card, price=price
    )


async def drop(g: RevolverState, me: Seat) -> None:
    card = await ask(me, "drop", as_options(g.guns(me)), back=True)
    fall(g, card)


async def blow_up(g: RevolverState, me: Seat, deed: str) -> None:
    """Blow up the bridge, or tunnels of the mine: Mapache's cards there are discarded."""
    kegs = await _kegs(g, me)
    gang = [*g.here.areas[MAPACHE], *g.here.obstructions]
    if not gang:
        sure = "sure-dynamite" if deed == DYNAMITE else "sure-collapse"
        await ask(me, sure, as_options(["yes"]), back=True)
    g.blast, g.swept = g.plays, {card: g.power.get(card, 0) for card in gang}
    g.bridge_gone |= deed == DYNAMITE
    spend(g, me, kegs)
    g.emit("dynamited" if deed == DYNAMITE else "collapsed", me, cards=" ".join(kegs))
    for card in gang:
        fall(g, card)


async def _kegs(g: RevolverState, me: Seat) -> list[str]:
    """Choose one or two hand cards with two kegs in all; a surplus is lost."""
    cards = kegs_in_hand(g, me)
    first = await ask(me, "keg", as_options(cards), back=True, kegs=KEGS)
    if card_data(first).kegs >= KEGS:
        return [first]
    rest = [card for card in cards if card != first]
    return [first, await ask(me, "second-keg", as_options(rest), back=True, card=first)]


def kegs_in_hand(g: RevolverState, me: Seat) -> list[str]:
    return [card for card in g.players[me].hand if card_data(card).kegs]


async def gatling(g: RevolverState, me: Seat) -> None:
    cards = ammo_in_hand(g, me)
    left = min(len(g.guns(me)) - g.ammo, len(cards))
    card = await ask(me, "ammo", as_options(cards), back=True, left=left)
    hits = card_data(card).ammo
    g.ammo += 1
    spend(g, me, [card])
    g.remember()
    g.emit("gatling-fired", me, card=card, hits=hits)
    for _ in range(hits):
        await hit(g, "gatling", card)


def ammo_in_hand(g: RevolverState, me: Seat) -> list[str]:
    return [card for card in g.players[me].hand if card_data(card).ammo]


async def end(g: RevolverState, me: Seat) -> None:
    g.emit("ended", me)
    if me == g.general:
        g.phase = "attack"
    else:
        pass_turn(g)


def can_light(g: RevolverState, me: Seat, place: str) -> bool:
    if me != g.padre or g.here.key != place:
        return False
    kegs = sum(card_data(card).kegs for card in kegs_in_hand(g, me))
    return kegs >= KEGS and ongoing.powder_is_dry(g.here)


def can_fire(g: RevolverState, me: Seat) -> bool:
    if me != g.general or g.here.key != MINE:
        return False
    return g.ammo < len(g.guns(me)) and bool(ammo_in_hand(g, me))


DEEDS: Mapping[str, tuple[Callable[[RevolverState, Seat], bool], Deed]] = {
    DYNAMITE: (lambda g, me: not g.bridge_gone and can_light(g, me, BRIDGE), partial(blow_up, deed=DYNAMITE)),
    COLLAPSE: (lambda g, me: g.blast is None and can_light(g, me, MINE), partial(blow_up, deed=COLLAPSE)),
    "gatling": (can_fire, gatling),
    "drop": (lambda g, me: bool(g.guns(me)), drop),
    END: (lambda g, me: True, end),
}
