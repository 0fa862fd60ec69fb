"""The kinds of cards: one record each, registered next to its effect in cards/.

No other module holds a table by kind of card.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from engine.core.decisions import Refused, Seat, value_object
from engine.games.bang.abilities import PLAIN, Ability
from engine.games.bang.deck import KIND
from engine.games.bang.state import BangState, Spot
from engine.games.bang.view import CharacterView, View

BANG, MISSED, BEER = "bang", "missed", "beer"  # kinds of answers out of turn


@value_object
class Aim:
    """How a card is played: by which seat, at which character, and at which of their cards."""

    me: Seat
    card: str
    at: Spot = -1
    choice: str = ""


Effect: TypeAlias = Callable[[BangState, Aim], Awaitable[None]]
Test: TypeAlias = Callable[[BangState, Seat], bool]
Spots: TypeAlias = Callable[[BangState, Seat], list[Spot]]
CheckEffect: TypeAlias = Callable[[BangState, Spot, str], Awaitable[None]]
Gain: TypeAlias = Callable[[View], float]
Judge: TypeAlias = Callable[[View, CharacterView], float]


@dataclass(frozen=True, slots=True)
class Targets:
    """The characters a card may be played at, and the refusals for all others."""

    spots: Spots
    nobody: Callable[[BangState, Seat, str], Refused]
    refused: Callable[[BangState, Seat, str, Spot], Refused]
    chooses: bool = False  # one of the target's cards, too


@dataclass(frozen=True, slots=True)
class When:
    """When a card may be played; `refused` is the refusal code otherwise."""

    holds: Test
    refused: str


@dataclass(frozen=True, slots=True)
class Check:
    """What a flip decides for a card in play at the start of its player's turn."""

    order: int  # the lowest is checked first
    outcome: CheckEffect


@dataclass(frozen=True, slots=True)
class CardLook:
    """A card's icon, tone, and effects as icons with values like `life −1`."""

    icon: str = ""  # by default the file named like the card
    tone: str = ""  # by default that of the card's color
    effect_icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Computer:
    """What the policy thinks of a card, in about the price of a card."""

    keep: float = 0.0  # its worth in hand, and for the defaults of decisions
    gain: Gain | None = None  # of playing it now, over keeping it
    target: Judge | None = None  # of playing it at this character
    useless: Callable[[View], bool] = lambda view: False
    removal_value: Gain | None = None  # of removing an unwanted card
    more: float = 0.0  # over its worth, for taking it from an enemy


@dataclass(frozen=True, slots=True)
class Record:
    """One kind of card."""

    key: str
    effect: Effect | None = None  # None: not playable in its player's own turn
    targets: Targets | None = None
    when: When | None = None
    wasted: Test = lambda g, me: False  # then playing it needs confirmation
    ability: Ability = PLAIN  # while it lies before a character
    check: Check | None = None
    answers: str = ""  # what it is good for out of turn
    swapped: str = ""  # the kind it is played as by a character who swaps BANG! and Missed!
    numbers: tuple[int, ...] = ()  # in its text
    look: CardLook = field(default_factory=CardLook)
    computer: Computer = field(default_factory=Computer)


RECORDS: dict[str, Record] = {}  # complete once engine.games.bang.cards is imported


def register(record: Record) -> None:
    RECORDS[record.key] = record


def card(record: Record) -> Callable[[Effect], Effect]:

    def registered(effect: Effect) -> Effect:
        register(replace(record, effect=effect))
        return effect

    return registered


def plain_worth(card: str) -> float:
    return record_of(card).computer.keep


def record_of(card: str) -> Record:
    return RECORDS[KIND[card]]
