"""What a kind of card is: one record, registered beside its effect in cards/. No card is named here.

A record says what the card does, at whom and when, what it answers, how it looks, which numbers its text
names, and what the computer thinks of it. Nothing else in the game holds a table by kind of card.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from engine.core.decisions import Illegal, Seat, value
from engine.games.bang.abilities import PLAIN, Ability
from engine.games.bang.deck import KIND
from engine.games.bang.state import BangState, Spot
from engine.games.bang.view import CharacterView, View

BANG, MISSED, BEER = "bang", "missed", "beer"  # what is asked for out of turn


@value
class Aim:
    """How a card is played: by whom, the card itself, at which character, and which of its cards."""

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
    """At whom a card may be played, and why at nobody or not at a certain one; `chooses` a card there."""

    spots: Spots
    nobody: Callable[[BangState, Seat, str], Illegal]
    refused: Callable[[BangState, Seat, str, Spot], Illegal]
    chooses: bool = False


@dataclass(frozen=True, slots=True)
class When:
    """When a card may be played, and the code of the reason why not now."""

    holds: Test
    refused: str


@dataclass(frozen=True, slots=True)
class Check:
    """What a flip means for a card that lies before a character as their player's turn begins.

    Of all that lie there those of the lowest `order` are flipped for first.
    """

    order: int
    outcome: CheckEffect


@dataclass(frozen=True, slots=True)
class CardLook:
    """The card in pictures: its icon, its tone, and its effect as icons with values.

    Without an icon it is the file that is called like the card, without a tone that of its color. An entry
    of `does` is the name of an icon, with a value after a space where it has one: `life −1`.
    """

    icon: str = ""
    tone: str = ""
    does: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Computer:
    """What the computer thinks of a card, in units of about a card; None where nothing was specified.

    `keep` is its worth in hand, unless it is `useless` by now; `gain` that of playing it now, above keeping
    it; `target` that of playing it at this character. Of a card in play, `rid` is what it gains to be rid of
    it where nobody wants it, and `more` how much more than its worth it gains to take it from an enemy.
    """

    keep: float | None = None
    gain: Gain | None = None
    target: Judge | None = None
    useless: Callable[[View], bool] = lambda view: False
    rid: Gain | None = None
    more: float = 0.0


@dataclass(frozen=True, slots=True)
class Record:
    """One kind of card. Without an effect it is never played in its own turn.

    `wasted` asks for a confirmation, `ability` is what it gives while it lies before a character, `answers`
    what it is good for out of turn; `swapped` is the kind by whose rule it is played by one to whom BANG! and
    Missed! are one, and `numbers` are those that its text names. What silence gives up goes by `worth`, which
    stays as running games and transcripts hold it; without one by what the computer keeps.
    """

    key: str
    effect: Effect | None = None
    targets: Targets | None = None
    when: When | None = None
    wasted: Test = lambda g, me: False
    ability: Ability = PLAIN
    check: Check | None = None
    answers: str = ""
    swapped: str = ""
    numbers: tuple[int, ...] = ()
    worth: float = 0.0
    look: CardLook = field(default_factory=CardLook)
    computer: Computer = field(default_factory=Computer)


RECORDS: dict[str, Record] = {}  # complete once engine.games.bang.cards is imported


def register(record: Record) -> None:
    """Make a kind of card known."""
    RECORDS[record.key] = record


def card(record: Record) -> Callable[[Effect], Effect]:
    """Make a kind of card known, with the effect beneath."""

    def registered(effect: Effect) -> Effect:
        register(replace(record, effect=effect))
        return effect

    return registered


def plain_worth(card: str) -> float:
    """What it is worth to have this card in hand, whatever the table looks like: defaults go by it."""
    record = record_of(card)
    return record.worth or record.computer.keep or 0.0


def record_of(card: str) -> Record:
    """The record of a card at the table."""
    return RECORDS[KIND[card]]
