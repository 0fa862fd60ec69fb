"""The event and the prestige: the first two phases of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from engine.core.prompts import Seat, ask, ask_all, named
from engine.games.gnadenlos.cards import ADVENTURERS, EVENTS, RIP, section_of
from engine.games.gnadenlos.moves import check_arrival, dismiss, finish, in_turn, take_notes, walk
from engine.games.gnadenlos.state import GnadenlosState

SPOILS = 2  # notes for the winner of a duel
MOST_PRESTIGE = 5


async def turn_up(g: GnadenlosState) -> None:
    """Phase 1, if two players or more have adventurers: an event card, for all to see."""
    g.tell("turn", g.active, number=g.turn)
    if sum(bool(player.hand) for player in g.players) < 2:
        g.tell("nobody-goes")
        g.phase = "prestige"
        return
    if not g.pile:
        g.pile, g.used = g.used, []
        g.rng.shuffle(g.pile)
    g.event = g.pile.pop()
    g.tell("turned", card=g.event)
    g.phase = "choose"


async def choose(g: GnadenlosState) -> None:
    """Everybody sends an adventurer, all at once; one who has a single one need not be asked."""
    hands = {seat: g.players[seat].hand for seat in in_turn(g) if g.players[seat].hand}
    choices = {seat: named(hand) for seat, hand in hands.items() if len(hand) > 1}
    chosen = await ask_all("adventurer", choices, event=g.event)
    sent = {seat: chosen.get(seat, hand)[0] for seat, hand in hands.items()}
    resolve(g, sent)
    check_arrival(g)
    g.phase = "prestige"


def resolve(g: GnadenlosState, sent: Mapping[Seat, str]) -> None:
    """Turn up, see who is best and who is worst, and let the event happen."""
    symbol = EVENTS[g.event].symbol
    strengths = {seat: ADVENTURERS[card].strength(symbol) for seat, card in sent.items()}
    for seat, card in sent.items():
        g.tell("showed", seat, card=card, strength=strengths[seat])
    lost = HAPPENINGS[symbol](g, strengths)
    for seat in lost:
        dismiss(g, seat, sent[seat])
    g.used.append(g.event)
    g.event, g.busy = "", True


def best(strengths: Mapping[Seat, int]) -> list[Seat]:
    """All that are level at the top."""
    return [seat for seat, strength in strengths.items() if strength == max(strengths.values())]


def worst(strengths: Mapping[Seat, int]) -> list[Seat]:
    """All that are level at the bottom; nobody if all are level."""
    lowest = min(strengths.values())
    if lowest == max(strengths.values()):
        return []
    return [seat for seat, strength in strengths.items() if strength == lowest]


def gold_rush(g: GnadenlosState, strengths: Mapping[Seat, int]) -> Iterable[Seat]:
    """Nuggets for the winners and, if there is but one, for the second too; returns who is dismissed."""
    event, first = EVENTS[g.event], best(strengths)
    rest = {seat: strength for seat, strength in strengths.items() if seat not in first}
    second = best(rest) if rest and len(first) == 1 else []
    for seats, amount in ((first, event.first), (second, event.second)):
        for seat in seats:
            g.players[seat].nuggets += amount
            g.tell("found", seat, nuggets=amount)
    return first


def duel(g: GnadenlosState, strengths: Mapping[Seat, int]) -> Iterable[Seat]:
    """The undertaker comes nearer; notes for the winners; returns who is dismissed, the worst too."""
    g.undertaker += 1
    g.tell("undertaker", step=g.undertaker, of=RIP)
    if g.undertaker >= RIP:
        finish(g, "rip")
    first = best(strengths)
    for seat in first:
        take_notes(g, seat, SPOILS)
    return [*first, *worst(strengths)]


def poker(g: GnadenlosState, strengths: Mapping[Seat, int]) -> Iterable[Seat]:
    """The winners forward, the worst backward, each as the colour says on which he stands."""
    first = best(strengths)
    steps = {seat: section_of(g.players[seat].field).gain for seat in first}
    steps |= {seat: -section_of(g.players[seat].field).loss for seat in worst(strengths)}
    for seat, count in steps.items():
        walk(g, seat, count)
    return first


HAPPENINGS: Mapping[str, Callable[[GnadenlosState, Mapping[Seat, int]], Iterable[Seat]]] = MappingProxyType(
    {"gold": gold_rush, "duel": duel, "poker": poker}
)


async def prestige(g: GnadenlosState) -> None:
    """Phase 2: the active player may pay nuggets, and goes a field for each."""
    player = g.players[g.active]
    most = min(MOST_PRESTIGE, player.nuggets)
    paid = await ask(g.active, "prestige", {str(n): n for n in range(most + 1)}, up_to=most) if most else 0
    if paid:
        player.nuggets -= paid
        g.busy = True
        g.tell("spent", g.active, nuggets=paid)
        walk(g, g.active, paid)
        check_arrival(g)
    g.phase = "recruit"
