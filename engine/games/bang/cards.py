"""The cards, each as its rule says. At whom each may be played is in aims.py."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from engine.core.prompts import Seat, ask, named, value
from engine.games.bang import aims, moves
from engine.games.bang.aims import Targets, When
from engine.games.bang.answers import ABILITY, answer, shoots_back
from engine.games.bang.characters import abilities, own
from engine.games.bang.deck import KIND, KINDS
from engine.games.bang.harm import shoot, wound
from engine.games.bang.moves import targeted
from engine.games.bang.state import Spot, Table, seat_of

WEAPONS = frozenset(("schofield", "volcanic", "remington", "carabine", "winchester"))
GEAR = (*sorted(WEAPONS), "barrel", "scope", "mustang", "dynamite")


@value
class Aim:
    """How a card is played: by whom, the card itself, at which character, and which of his cards is meant."""

    me: Seat
    card: str
    at: Spot = -1
    choice: str = ""


Effect: TypeAlias = Callable[[Table, Aim], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Play:
    """What a kind of card does, at whom, when it may be played, and when that would be a waste."""

    effect: Effect
    targets: Targets | None
    chooses: bool
    when: When
    wasted: When


_PLAYS: dict[str, Play] = {}


def card(
    kind: str,
    at: Targets | None = None,
    *,
    chooses: bool = False,
    when: When = aims.always,
    wasted: When = aims.never,
) -> Callable[[Effect], Effect]:
    """Says how a kind of card is played."""

    def register(effect: Effect) -> Effect:
        _PLAYS[kind] = Play(effect, at, chooses, when, wasted)
        return effect

    return register


# Brown cards


@card("bang", aims.in_range, when=aims.may_shoot)
async def bang(g: Table, aim: Aim) -> None:
    """A shot, once a turn."""
    g.shots += 1
    acting = g.exposed[aim.me]
    needed = max([ability.dodges for ability in abilities(g, acting)])
    await shoot(g, acting, aim.at, "bang", needed)


@card("gatling")
async def gatling(g: Table, aim: Aim) -> None:
    """A shot at each enemy."""
    for target in g.living(1 - aim.me):
        await shoot(g, g.exposed[aim.me], target, "gatling")


@card("indians")
async def indians(g: Table, aim: Aim) -> None:
    """Each enemy discards a BANG! or is wounded."""
    for target in g.living(1 - aim.me):
        with targeted(g, target):
            if not await shoots_back(g, target, "indians", g.exposed[aim.me]):
                await wound(g, target, 1, aim.me)


@card("duel", aims.enemies)
async def duel(g: Table, aim: Aim) -> None:
    """The two discard BANG! in turn, the target first; who does not is wounded."""
    now, then = aim.at, g.exposed[aim.me]
    with targeted(g, aim.at):
        g.duel = True
        while await shoots_back(g, now, "duel", then):
            now, then = then, now
        g.duel = False
        await wound(g, now, 1, aim.me)


@card("beer", wasted=aims.beer_is_wasted)
async def beer(g: Table, aim: Aim) -> None:
    """A life point for the exposed one."""
    if moves.beer_works(g):
        moves.heal(g, g.exposed[aim.me])


@card("saloon", wasted=aims.saloon_is_wasted)
async def saloon(g: Table, aim: Aim) -> None:
    """A life point for everyone."""
    for spot in g.everyone():
        moves.heal(g, spot)


@card("stagecoach")
async def stagecoach(g: Table, aim: Aim) -> None:
    """Two cards."""
    g.draw(aim.me, 2)


@card("wells-fargo")
async def wells_fargo(g: Table, aim: Aim) -> None:
    """Three cards."""
    g.draw(aim.me, 3)


@card("general-store")
async def general_store(g: Table, aim: Aim) -> None:
    """As many cards as characters live; the players take one in turn, each as many as he has characters."""
    shares = {seat: len(g.living(seat)) for seat in (aim.me, 1 - aim.me)}
    g.store = g.take(sum(shares.values()))
    g.tell("showed", aim.me, cards=" ".join(g.store))
    while g.store:
        for seat in [seat for seat, share in shares.items() if share]:
            shares[seat] -= 1
            await take_from_store(g, seat)


async def take_from_store(g: Table, seat: Seat) -> None:
    """One card of the General Store; the last one needs no question."""
    choice = ABILITY if len(g.store) > 1 else "".join(g.store)
    while choice == ABILITY:
        choice = await answer(g, seat, lambda more: ask(seat, "store", named([*g.store, *more])))
    if choice:
        g.store.remove(choice)
        g.hands[seat].append(choice)
        g.tell("bought", seat, card=choice)


@card("panic", aims.near_with_cards, chooses=True)
async def panic(g: Table, aim: Aim) -> None:
    """Take a card."""
    if aim.choice == "hand":
        g.rob(aim.me, seat_of(aim.at))
    else:
        g.grab(aim.me, aim.at, aim.choice)


@card("cat-balou", aims.with_cards, chooses=True)
async def cat_balou(g: Table, aim: Aim) -> None:
    """Discard a card."""
    if aim.choice == "hand":
        giver = seat_of(aim.at)
        g.drop(giver, g.luck.pick(g.hands[giver]))
    else:
        g.clear(aim.at, aim.choice)


# Blue cards


async def lay(g: Table, aim: Aim) -> None:
    """Put a card in front of a character; a new weapon takes the place of the old one."""
    g.hands[aim.me].remove(aim.card)
    for old in [old for old in g.ring[aim.at].in_play if {KIND[old], KIND[aim.card]} <= WEAPONS]:
        g.clear(aim.at, old)
    g.ring[aim.at].in_play.append(aim.card)
    g.tell("laid", aim.me, card=aim.card, target=g.ring[aim.at].name)


for _kind in GEAR:
    card(_kind, aims.without(_kind))(lay)
card("jail", aims.without("jail", enemy=True))(lay)

PLAYS: Mapping[str, Play] = MappingProxyType(_PLAYS)


# In the hand


def rule_of(g: Table, me: Seat, card: str) -> str:
    """The kind by whose rule a card is played now: a Missed! may be a BANG!."""
    return _played_as(g, me, KIND[card])


def _played_as(g: Table, me: Seat, kind: str) -> str:
    return "bang" if kind == "missed" and own(g, me).swaps else kind


def may_play(g: Table, me: Seat, kind: str) -> bool:
    """Whether a card of this kind may be played now, and at somebody."""
    play = PLAYS.get(kind)
    if play is None or not play.when(g, me):
        return False
    return play.targets is None or bool(play.targets(g, me))


def playable(g: Table, me: Seat) -> list[str]:
    """The cards in hand that may be played now."""
    hand = g.hands[me]
    kinds = {KIND[card] for card in hand}
    legal = [kind for kind in kinds if may_play(g, me, _played_as(g, me, kind))]
    return [card for card in hand if KIND[card] in legal]


async def resolve(g: Table, aim: Aim) -> None:
    """Play a card and all that comes of it."""
    if KINDS[KIND[aim.card]].colour == "brown":
        g.hands[aim.me].remove(aim.card)
        g.discard.append(aim.card)
        if aim.at < 0:
            g.tell("played", aim.me, card=aim.card)
        else:
            g.tell("aimed", aim.me, card=aim.card, target=g.ring[aim.at].name)
    await PLAYS[rule_of(g, aim.me, aim.card)].effect(g, aim)
