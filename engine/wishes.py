"""What somebody wants to play, and who he is: what an offer is made of. Nothing is decided here but terms."""

from __future__ import annotations

from dataclasses import dataclass

from engine.clocks import CLOCKS
from engine.flow import Illegal
from engine.store.records import House, Sitter


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be played, and where it is offered. `seats`: at most so many, 0 for all the game allows.

    Without a clock it has the server's usual one; against a computer, which nobody keeps waiting, none.
    """

    guild: int
    channel: int
    game: str
    variant: str = "standard"
    seats: int = 0
    clock: str = ""
    again: int | None = None  # the table of which it is the rematch

    def terms(self, house: House) -> tuple[str, int]:
        """The clock, and how many decisions in a row one may miss: as the server has it now."""
        clock = self.clock or house.clock
        if clock not in CLOCKS:
            raise Illegal("offer-clock")
        return clock, house.patience


@dataclass(frozen=True, slots=True)
class Person:
    """Who acts. `number` is what he adds to the chance: the id of the interaction he acted by.

    `deck` is the code of the one that he brings, if the game is played with such.
    """

    user: int
    name: str
    number: int
    deck: str | None = None

    def sitter(self) -> Sitter:
        """The person, seated."""
        return Sitter(self.user, self.name, self.number, deck=self.deck)
