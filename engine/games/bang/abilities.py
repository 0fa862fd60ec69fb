"""Everything a character or a card in play can change; an ability overrides what it changes."""

from engine.core.decisions import Seat
from engine.games.bang.state import BangState, Spot


class Ability:
    """An ability that changes nothing; `me` is the seat of the character's player."""

    reach = 0  # by how much others seem nearer to them
    cover = 0  # by how much they seem farther to others
    weapon = 1  # how far they shoot
    many_shots = False  # any number of BANG! a turn
    dodges = 1  # how many Missed! their BANG! cards take
    barrels = 0  # hearts that they may flip against a shot
    flips = 1  # cards for a draw!, of which they choose one
    swaps = False  # they may use BANG! as Missed! and back
    refills = False  # they draw as soon as their hand is empty
    turn_value = 0.0  # what it is worth to the computer on an exposed character
    numbers: tuple[int, ...] = ()  # named in the character's text

    async def draw(self, g: BangState, me: Seat) -> None:
        g.draw(me, 2)

    def on_wounded(self, g: BangState, me: Seat, by: Seat | None) -> None:
        """Called once per life point lost, if the character survives."""

    def on_empty_hand(self, g: BangState, me: Seat) -> None:
        """Called as soon as the hand is empty."""

    def on_death(self, g: BangState, me: Seat, dead: Spot) -> None:
        """Called before the dead character's cards in play are discarded."""

    def ready(self, g: BangState, me: Seat) -> bool:
        """Return whether the ability can be used now, from public facts only."""
        return False

    async def use(self, g: BangState, me: Seat) -> None:
        """Use the ability; its decisions can be undone until the last one."""

    def wound_consolation(self, hand: int) -> float:
        """Return what surviving a wound gains its player, for the policy."""
        return 0.0


class Barrel(Ability):
    barrels = 1


class Scope(Ability):
    reach = 1
    numbers = (reach,)
    turn_value = 0.6


class Mustang(Ability):
    cover = 1
    numbers = (cover,)


class Weapon(Ability):
    """Shoots farther."""

    def __init__(self, weapon: int, acts: float) -> None:
        self.weapon = weapon
        self.turn_value = acts


class Volcanic(Ability):
    many_shots = True


PLAIN = Ability()
