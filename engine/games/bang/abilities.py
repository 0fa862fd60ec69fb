"""All that a character or a card in play can change. To add one, override the one hook it changes.

The sixteen characters, and whose ability works when, are in characters.py.
"""

from __future__ import annotations

from engine.core.decisions import Seat
from engine.games.bang.state import BangState, Spot


class Ability:
    """What most characters do; `me` is the player, whose hand it is."""

    reach = 0  # how much nearer they see the others
    cover = 0  # how much farther the others see them
    weapon = 1  # how far they shoot
    many_shots = False  # any number of BANG! a turn
    dodges = 1  # how many Missed! their BANG! cards take
    barrels = 0  # hearts that they may flip against a shot
    flips = 1  # cards for a draw!, of which they choose one
    swaps = False  # BANG! and Missed! are one to them
    acts = 0.0  # what it is worth to the computer while they act and while they wait, exposed
    numbers: tuple[int, ...] = ()  # those that the text of a character names

    async def draw(self, g: BangState, me: Seat) -> None:
        """Phase 1."""
        g.draw(me, 2)

    def on_wounded(self, g: BangState, me: Seat, by: Seat | None) -> None:
        """After each life point lost, if they live."""

    def on_empty_hand(self, g: BangState, me: Seat) -> None:
        """As soon as the hand is empty."""

    def on_death(self, g: BangState, me: Seat, dead: Spot) -> None:
        """Before the cards in front of somebody dead are discarded."""

    def ready(self, g: BangState, me: Seat) -> bool:
        """Can they do something of their own accord now? It may depend on public facts alone."""
        return False

    async def use(self, g: BangState, me: Seat) -> None:
        """Do it; their player can still go back until they have said all."""

    def consoled(self, hand: int) -> float:
        """What a wound that they survive gives them, to a computer with so many cards in hand."""
        return 0.0


class Barrel(Ability):
    """A draw! against each shot."""

    barrels = 1


class Scope(Ability):
    """Sees all others one nearer."""

    reach = 1
    numbers = (reach,)
    acts = 0.6


class Mustang(Ability):
    """Is seen one farther."""

    cover = 1
    numbers = (cover,)


class Weapon(Ability):
    """Shoots farther."""

    def __init__(self, weapon: int, acts: float) -> None:
        """`weapon` is how far; what that is worth to the computer is `acts`."""
        self.weapon = weapon
        self.acts = acts


class Volcanic(Ability):
    """Shoots as often as they like, at distance 1."""

    many_shots = True


PLAIN = Ability()
