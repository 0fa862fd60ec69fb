"""The state of a game of Gnadenlos!."""

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from engine.core.decisions import Seat, value_object
from engine.core.rules import State
from engine.games.gnadenlos.cards import RIP, START


@dataclass(slots=True)
class Player:
    """A seat: notes of any color in hand, and the field where the hat stands."""

    hand: list[str]  # adventurers
    notes: list[str]
    field: int = START
    nuggets: int = 10
    vultures: int = 0


@dataclass(slots=True)
class Bid:
    """A seat's bid in its order; no notes if no sum was left."""

    seat: Seat
    notes: list[str]
    won: bool = False


@value_object
class TurnView:
    """A turn's event card or "", who won it, whom each seat sent, and what followed; see `TurnRecord`."""

    card: str
    winners: tuple[Seat, ...]
    sent: tuple[tuple[Seat, str], ...]
    gains: tuple[tuple[Seat, int], ...] = ()
    bids: tuple[tuple[Seat, int], ...] = ()
    hired: tuple[tuple[Seat, str], ...] = ()
    calls: tuple[tuple[int, Seat, int], ...] = ()
    paid: tuple[tuple[Seat, int], ...] = ()
    ruined: tuple[tuple[Seat, int], ...] = ()
    fields: tuple[int, ...] = ()
    paydays: tuple["TurnView", ...] = ()


@dataclass(slots=True)
class TurnRecord:
    """A turn's event card, if any, who won it and was sent, and what followed; later only winners."""

    card: str = ""
    winners: list[Seat] = field(default_factory=list)
    sent: dict[Seat, str] = field(default_factory=dict)
    gains: dict[Seat, int] = field(default_factory=dict)  # nuggets, notes or fields, by the event's symbol
    bids: dict[Seat, int] = field(default_factory=dict)  # sums
    hired: dict[Seat, str] = field(default_factory=dict)  # adventurers, the first of a pair
    calls: list[tuple[int, Seat, int]] = field(default_factory=list)  # payday's dice, debtors and debts
    paid: dict[Seat, int] = field(default_factory=dict)  # nuggets, on payday
    ruined: dict[Seat, int] = field(default_factory=dict)  # the last debt that a seat could not pay
    fields: list[int] = field(default_factory=list)  # where the hats stood when the turn ended
    paydays: list["TurnRecord"] = field(default_factory=list)  # the earlier ones, if it had several
    # What all see of it, kept once the turn is past, because a search looks very often.
    seen: Annotated[TurnView | None, Field(exclude=True)] = field(default=None, compare=False)


@dataclass(slots=True, kw_only=True)
class GnadenlosState(State):
    """The whole table; at rest `phase` names the next step."""

    players: list[Player]
    market: list[list[str]]
    deck: list[str]  # adventurers, the top one last
    discard: list[str] = field(default_factory=list)  # adventurers, face up
    event_deck: list[str]  # event cards, the top one last
    event_discard: list[str] = field(default_factory=list)  # event cards
    event: str = ""  # the event under way
    lots: list[list[str]] = field(default_factory=list)  # of a recruiting: one adventurer each, or two
    bids: list[Bid] = field(default_factory=list)
    choosers: list[Seat] = field(default_factory=list)  # seats that may still choose, the highest bid first
    undertaker: int = 0
    active: Seat
    turn: int = 1
    phase: str = "event"
    busy: bool = False  # something happened this turn
    idle: int = 0  # turns in a row without an event
    turns: list[TurnRecord] = field(default_factory=lambda: [TurnRecord()])  # the last turn is under way
    pairs: bool = False
    why: str = ""  # why the game ended
    winners: list[Seat] = field(default_factory=list)

    @property
    def rip(self) -> int:
        """Return the undertaker's last step."""
        return RIP[len(self.players)]
