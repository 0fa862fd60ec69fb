"""At whom a card may be played, when it may be, and when that would be a waste."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.prompts import Seat
from engine.games.bang.characters import abilities
from engine.games.bang.deck import KIND
from engine.games.bang.moves import apart, beer_works, sight
from engine.games.bang.state import Spot, Table, seat_of

Targets: TypeAlias = Callable[[Table, Seat], list[Spot]]
When: TypeAlias = Callable[[Table, Seat], bool]


def reach(g: Table, me: Seat) -> int:
    """How far the acting character's weapon shoots."""
    return max([ability.weapon for ability in abilities(g, g.exposed[me])])


def in_range(g: Table, me: Seat) -> list[Spot]:
    """Enemies within reach of the weapon."""
    acting = g.exposed[me]
    farthest = reach(g, me) + sight(g, acting)
    return [spot for spot in g.living(1 - me) if apart(g, acting, spot) <= farthest]


def enemies(g: Table, me: Seat) -> list[Spot]:
    """Any enemy."""
    return g.living(1 - me)


def without(kind: str, enemy: bool = False) -> Targets:
    """One's own characters, or the enemies, before whom no card of this kind lies."""

    def targets(g: Table, me: Seat) -> list[Spot]:
        side = g.living(1 - me if enemy else me)
        return [spot for spot in side if kind not in map(KIND.__getitem__, g.ring[spot].in_play)]

    return targets


def with_cards(g: Table, me: Seat) -> list[Spot]:
    """Anyone who has cards to lose; of one's own only those in front of them (V8, V30)."""
    hand = g.hands[1 - me]
    enemy = [spot for spot in g.living(1 - me) if hand or g.ring[spot].in_play]
    return [*enemy, *(spot for spot in g.living(me) if g.ring[spot].in_play)]


def near_with_cards(g: Table, me: Seat) -> list[Spot]:
    """The same at distance 1; the partner stands beside one whatever lies before him."""
    acting = g.exposed[me]
    farthest = 1 + sight(g, acting)
    spots = with_cards(g, me)
    return [spot for spot in spots if seat_of(spot) == me or apart(g, acting, spot) <= farthest]


def always(g: Table, me: Seat) -> bool:
    """At any time of one's turn."""
    return True


def never(g: Table, me: Seat) -> bool:
    """It is no waste."""
    return False


def may_shoot(g: Table, me: Seat) -> bool:
    """One BANG! a turn, if nothing lifts that."""
    return g.shots == 0 or any(ability.many_shots for ability in abilities(g, g.exposed[me]))


def beer_is_wasted(g: Table, me: Seat) -> bool:
    """It would heal nothing."""
    exposed = g.ring[g.exposed[me]]
    return exposed.life >= exposed.most or not beer_works(g)


def saloon_is_wasted(g: Table, me: Seat) -> bool:
    """Nobody is hurt."""
    return all(g.ring[spot].life >= g.ring[spot].most for spot in g.everyone())
