"""The words that effects are made of: each makes an effect with its test, targets and action."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.decisions import Seat, as_options, ask_some
from engine.games.ragnguns import operations
from engine.games.ragnguns.cards import has_keyword, plain_worth
from engine.games.ragnguns.state import ALLEY, PISTOLERO, PLACES, SHELTER, ZONES, RagNGunsState

Condition: TypeAlias = Callable[[RagNGunsState, Seat], bool]
Targets: TypeAlias = Callable[[RagNGunsState, Seat], Iterable[str]]


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of one card."""

    does: str
    do: Callable[[RagNGunsState, Seat, str], Awaitable[None]]
    test: Condition = lambda g, me: True
    targets: Targets | None = None  # None: nothing to choose
    count: int = 0
    words: tuple[str, ...] = ()
    zone: str = ""
    constants: tuple[int, ...] = ()  # other numbers that its text may name

    @property
    def numbers(self) -> tuple[int, ...]:
        return (self.count,) if self.count else ()

    def possible(self, g: RagNGunsState, me: Seat) -> bool:
        """Return whether the effect can do anything now."""
        return self.test(g, me) and (self.targets is None or any(self.targets(g, me)))


def in_alley(*words: str) -> Condition:
    """Test for one of these keywords in the player's alley; without keywords, always pass."""
    return lambda g, me: not words or not set(words).isdisjoint(g.words_at(me, ALLEY))


def _other_has(zone: str) -> Condition:
    def test(g: RagNGunsState, me: Seat) -> bool:
        other = g.players[1 - me]
        return zone in other.zones or (zone == ALLEY and other.in_alley)

    return test


# Bullets


def fires(count: int, *words: str) -> Effect:
    """Fire bullets as in a fusillade; with keywords, only if one of them is in the alley."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        await operations.fire(g, me, count)

    return Effect("fires-with" if words else "fires", do, in_alley(*words), count=count, words=words)


def hits(zone: str, count: int, *words: str) -> Effect:
    """Fire bullets at what lies in one of the opponent's zones."""
    ready, there = in_alley(*words), _other_has(zone)

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        operations.hit(g, 1 - me, zone, count)

    name = "hits-with" if words else "hits"
    return Effect(name, do, lambda g, me: ready(g, me) and there(g, me), None, count, words, zone)


def hits_both(count: int) -> Effect:
    """Fire bullets at each of the opponent's zones."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        for zone in ZONES:
            operations.hit(g, 1 - me, zone, count)

    return Effect("hits-both", do, lambda g, me: any(_other_has(z)(g, me) for z in ZONES), count=count)


def heals(count: int) -> Effect:
    """Take bullets off one of the player's posed cards."""

    def targets(g: RagNGunsState, me: Seat) -> list[str]:
        p = g.players[me]
        return [zone for zone in ZONES if p.wounds.get(p.zones.get(zone, ""))]

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        operations.heal(g, me, target, count)

    return Effect("heals", do, targets=targets, count=count)


def boosts(count: int, *words: str) -> Effect:
    """Give more power this turn to who stands in the alley; with keywords, only if they have one."""

    def test(g: RagNGunsState, me: Seat) -> bool:
        p = g.players[me]
        return (p.in_alley or ALLEY in p.zones) and in_alley(*words)(g, me)

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        p = g.players[me]
        card = p.zones.get(ALLEY, PISTOLERO)
        p.boost[card] = p.boost.get(card, 0) + count
        g.emit("boosted", me, card=p.pistolero if card == PISTOLERO else card, count=count)

    return Effect("boosts-with" if words else "boosts", do, test, count=count, words=words)


def keeps_up(count: int, more: int = 2) -> Effect:
    """Take bullets, and `more` of them unless the player's barrel is fuller than the opponent's."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        loaded = count + more * (g.players[me].barrel <= g.players[1 - me].barrel)
        g.players[me].bullets += loaded
        g.emit("loaded", me, count=loaded)

    return Effect("keeps-up", do, count=count, constants=(more,))


def belts(count: int) -> Effect:
    """Put bullets from the pile into the player's belt."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        g.players[me].belt += count
        g.emit("belted", me, count=count)

    return Effect("belts", do, count=count)


def steals(count: int) -> Effect:
    """Move up to `count` bullets from the opponent's belt to the player's."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        taken = min(count, g.players[1 - me].belt)
        g.players[1 - me].belt -= taken
        g.players[me].belt += taken
        g.emit("stole", me, count=taken)

    return Effect("steals", do, lambda g, me: g.players[1 - me].belt > 0, count=count)


# Cards


def draws(count: int) -> Effect:
    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        operations.draw(g, me, count)

    return Effect("draws", do, lambda g, me: bool(g.players[me].deck), count=count)


def _discarded(*words: str) -> Targets:
    return lambda g, me: (card for card in g.players[me].discard if has_keyword(card, *words))


def fetches(*words: str) -> Effect:
    """Move a card with one of these keywords from the discard to the stash."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        await operations.stash(g, me, target)

    return Effect("fetches", do, targets=_discarded(*words), words=words)


def recalls(*words: str) -> Effect:
    """Move a card with one of these keywords from the discard to the hand."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        operations.take_out(g.players[me], target)
        g.players[me].hand.append(target)
        g.emit("recalled", me, card=target)

    return Effect("recalls", do, targets=_discarded(*words), words=words)


def digs() -> Effect:
    """Bring a covered card of the stash to the top of its place."""

    def targets(g: RagNGunsState, me: Seat) -> list[str]:
        return [card for cards in g.players[me].stash.values() for card in cards[:-1]]

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        p = g.players[me]
        place = next(place for place, cards in p.stash.items() if target in cards)
        operations.put_away(p, target, place, down=target in p.down)
        g.emit("dug", me, place=place)

    return Effect("digs", do, targets=targets)


def swaps() -> Effect:
    """Exchange alley and shelter, unless the Pistolero stands in the alley."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        p = g.players[me]
        p.zones = {(SHELTER if zone == ALLEY else ALLEY): card for zone, card in sorted(p.zones.items())}
        g.emit("swapped", me)

    return Effect("swaps", do, lambda g, me: bool(g.players[me].zones) and not g.players[me].in_alley)


def _strip(g: RagNGunsState, seat: Seat, place: str) -> None:
    """Discard the top card of a place; all players see the card below it."""
    operations.discard(g, g.players[seat].stash[place][-1])
    if g.players[seat].stash[place]:
        g.emit("revealed", seat, place=place)


def strips() -> Effect:
    """Discard the top card of one place of the opponent's stash."""

    def targets(g: RagNGunsState, me: Seat) -> list[str]:
        return list(g.players[1 - me].tops())

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        _strip(g, 1 - me, target)

    return Effect("strips", do, targets=targets)


def strips_both() -> Effect:
    """Discard the top card of each place of the opponent's stash."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        for place in g.players[1 - me].tops():
            _strip(g, 1 - me, place)

    return Effect("strips-both", do, lambda g, me: bool(g.players[1 - me].tops()), constants=(len(PLACES),))


def nothing() -> Effect:
    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        g.emit("bluffed", me)

    return Effect("nothing", do)


def drops(count: int) -> Effect:
    """Make the opponent discard cards of their choice."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        hand = g.players[1 - me].hand
        dropped = min(count, len(hand))
        default = tuple(sorted(hand, key=plain_worth)[:dropped])
        for card in await ask_some(1 - me, "give-up", as_options(hand), dropped, dropped, default=default):
            operations.discard(g, card)

    return Effect("drops", do, lambda g, me: bool(g.players[1 - me].hand), count=count)


def robs(count: int) -> Effect:
    """Take away up to `count` of the bullets that the opponent has just loaded."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        other = g.players[1 - me]
        lost = min(count, other.bullets)
        other.bullets -= lost
        g.emit("robbed", 1 - me, count=lost)

    return Effect("robs", do, lambda g, me: g.players[1 - me].bullets > 0, count=count)


def bars_fusillade() -> Effect:
    """Forbid the opponent any fusillade this turn."""

    async def do(g: RagNGunsState, me: Seat, target: str) -> None:
        g.barred = True
        g.emit("barred", 1 - me)

    return Effect("bars-fusillade", do)
