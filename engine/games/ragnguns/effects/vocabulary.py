"""What effects are made of. Each word makes an effect: a test, its targets, and what it does.

The words are bound to the cards in the modules beside this one; `does`, `count`, `words` and `zone` are
what the card’s text is made of, so that it says what the function does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.core.decisions import Seat, ask_some, named
from engine.games.ragnguns import operations
from engine.games.ragnguns.cards import has, plain_worth
from engine.games.ragnguns.state import ALLEY, PLACES, ZONES, RagNGunsState

Do: TypeAlias = Callable[[RagNGunsState, Seat, str], Awaitable[None]]
Test: TypeAlias = Callable[[RagNGunsState, Seat], bool]
Targets: TypeAlias = Callable[[RagNGunsState, Seat], Iterable[str]]


def always(g: RagNGunsState, me: Seat) -> bool:
    """Nothing is needed."""
    return True


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of one card. `targets` are None where there is nothing to choose.

    `constants` are numbers of the rules that its text may name in addition to its own.
    """

    does: str
    do: Do
    test: Test = always
    targets: Targets | None = None
    count: int = 0
    words: tuple[str, ...] = ()
    zone: str = ""
    constants: tuple[int, ...] = ()
    stake: int = 0  # of a trap that is bought off: nothing happens if fewer bullets lie on it

    @property
    def numbers(self) -> tuple[int, ...]:
        """Those that its text names."""
        return tuple(number for number in (self.count, self.stake) if number)

    def possible(self, g: RagNGunsState, me: Seat) -> bool:
        """Can it do anything now?"""
        return self.test(g, me) and (self.targets is None or any(self.targets(g, me)))


def in_alley(*words: str) -> Test:
    """Is there one of these keywords in one's own alley? Without keywords nothing is needed."""
    return lambda g, me: not words or not set(words).isdisjoint(g.words_at(me, ALLEY))


def _other_has(zone: str) -> Test:
    def test(g: RagNGunsState, me: Seat) -> bool:
        other = g.players[1 - me]
        return zone in other.zones or (zone == ALLEY and other.out)

    return test


def staked(least: int, effect: Effect) -> Effect:
    """The same, if so many bullets lie on the trap that is bought off, or more."""
    return replace(effect, stake=least)


# Bullets


def fires(count: int, *words: str) -> Effect:
    """Fire so many bullets, as in a fusillade; with keywords, only with one of them in the alley."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        await operations.fire(g, me, count)

    return Effect("fires-with" if words else "fires", do, in_alley(*words), count=count, words=words)


def hits(zone: str, count: int, *words: str) -> Effect:
    """Fire up to so many bullets at what lies in one zone of the other."""
    ready, there = in_alley(*words), _other_has(zone)

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        operations.hit(g, 1 - me, zone, count)

    name = "hits-with" if words else "hits"
    return Effect(name, do, lambda g, me: ready(g, me) and there(g, me), None, count, words, zone)


def hits_both(count: int) -> Effect:
    """Fire up to so many bullets at each zone of the other."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        for zone in ZONES:
            operations.hit(g, 1 - me, zone, count)

    return Effect("hits-both", do, lambda g, me: any(_other_has(z)(g, me) for z in ZONES), count=count)


def heals(count: int) -> Effect:
    """Take up to so many bullets off one of one's posed cards."""

    def targets(g: RagNGunsState, me: Seat) -> list[str]:
        p = g.players[me]
        return [zone for zone in ZONES if p.wounds.get(p.zones.get(zone, ""))]

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        operations.heal(g, me, target, count)

    return Effect("heals", do, targets=targets, count=count)


def boosts(count: int, *words: str) -> Effect:
    """The card in the alley, of one of these keywords if there are any, has more power this turn."""

    def test(g: RagNGunsState, me: Seat) -> bool:
        return ALLEY in g.players[me].zones and in_alley(*words)(g, me)

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        p = g.players[me]
        card = p.zones[ALLEY]
        p.boost[card] = p.boost.get(card, 0) + count
        g.tell("boosted", me, card=card, count=count)

    return Effect("boosts-with" if words else "boosts", do, test, count=count, words=words)


def keeps_up(count: int, more: int = 1) -> Effect:
    """Take so many bullets, and some more if one's barrel is no fuller than the other's.

    That is always so for who began, who has a bullet less in each turn until both barrels are full.
    """

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        loaded = count + more * (g.players[me].barrel <= g.players[1 - me].barrel)
        g.players[me].bullets += loaded
        g.tell("loaded", me, count=loaded)

    return Effect("keeps-up", do, count=count, constants=(more,))


def belts(count: int) -> Effect:
    """Put so many bullets from the pile into one's belt."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        g.players[me].belt += count
        g.tell("belted", me, count=count)

    return Effect("belts", do, count=count)


def belts_stake() -> Effect:
    """Put as many bullets from the pile into one's belt as lay on the trap: its target says how many."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        g.players[me].belt += int(target)
        g.tell("belted", me, count=int(target))

    return Effect("belts-stake", do)


def steals(count: int) -> Effect:
    """Up to so many bullets of the other's belt go to one's own."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        taken = min(count, g.players[1 - me].belt)
        g.players[1 - me].belt -= taken
        g.players[me].belt += taken
        g.tell("stole", me, count=taken)

    return Effect("steals", do, lambda g, me: g.players[1 - me].belt > 0, count=count)


# Cards


def draws(count: int) -> Effect:
    """Draw so many cards."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        operations.draw(g, me, count)

    return Effect("draws", do, lambda g, me: bool(g.players[me].deck), count=count)


def _discarded(*words: str) -> Targets:
    return lambda g, me: (card for card in g.players[me].discard if has(card, *words))


def fetches(*words: str) -> Effect:
    """A card of one of these keywords goes from one's discard to one's stash."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        await operations.stash(g, me, target)

    return Effect("fetches", do, targets=_discarded(*words), words=words)


def recalls(*words: str) -> Effect:
    """A card of one of these keywords goes from one's discard to one's hand."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        operations.take_out(g.players[me], target)
        g.players[me].hand.append(target)
        g.tell("recalled", me, card=target)

    return Effect("recalls", do, targets=_discarded(*words), words=words)


def digs() -> Effect:
    """A covered card of one's stash comes to the top of its place; face up, all see it."""

    def targets(g: RagNGunsState, me: Seat) -> list[str]:
        return [card for cards in g.players[me].stash.values() for card in cards[:-1]]

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        p = g.players[me]
        place = next(place for place, cards in p.stash.items() if target in cards)
        operations.put_away(p, target, place, down=target in p.down)
        g.tell("dug", me, place=place)

    return Effect("digs", do, targets=targets)


def swaps() -> Effect:
    """Alley and shelter change places; not with the pistolero in the alley."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        operations.swap(g, me)

    return Effect("swaps", do, lambda g, me: bool(g.players[me].zones) and not g.players[me].out)


def _strip(g: RagNGunsState, seat: Seat, place: str) -> None:
    """The top card of a place of this stash goes to the discard; what lay under it is open to all now."""
    operations.discard(g, g.players[seat].stash[place][-1])
    if g.players[seat].stash[place]:
        g.tell("showed", seat, place=place)


def strips() -> Effect:
    """The top card of one place of the other's stash goes to their discard."""

    def targets(g: RagNGunsState, me: Seat) -> list[str]:
        return list(g.players[1 - me].tops())

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        _strip(g, 1 - me, target)

    return Effect("strips", do, targets=targets)


def strips_both() -> Effect:
    """The top cards of both places of the other's stash go to their discard."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        for place in g.players[1 - me].tops():
            _strip(g, 1 - me, place)

    return Effect("strips-both", do, lambda g, me: bool(g.players[1 - me].tops()), constants=(len(PLACES),))


def nothing() -> Effect:
    """Nothing at all."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        g.tell("bluffed", me)

    return Effect("nothing", do)


def drops(count: int) -> Effect:
    """They discard so many cards of their hand; they choose which."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        hand = g.players[1 - me].hand
        most = min(count, len(hand))
        usual = tuple(sorted(hand, key=plain_worth)[:most])
        for card in await ask_some(1 - me, "give-up", named(hand), most, most, default=usual):
            operations.discard(g, card)

    return Effect("drops", do, lambda g, me: bool(g.players[1 - me].hand), count=count)


def robs(count: int) -> Effect:
    """They lose up to so many of the bullets that they have just taken."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        other = g.players[1 - me]
        lost = min(count, other.bullets)
        other.bullets -= lost
        g.tell("robbed", 1 - me, count=lost)

    return Effect("robs", do, lambda g, me: g.players[1 - me].bullets > 0, count=count)


def bars_fusillade() -> Effect:
    """Forbid the opponent any fusillade this turn."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        g.barred = True
        g.tell("barred", 1 - me)

    return Effect("bars-fusillade", do)
