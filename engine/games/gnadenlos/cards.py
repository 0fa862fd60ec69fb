"""The pieces, read from data/games/gnadenlos/cards and checked at import.

A note's id is its owner's color and its value, with a letter per copy: `red-3.b`.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise, permutations
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.core.decisions import Seat
from engine.core.editions import card_sets

COLORS = ("red", "blue", "yellow", "black")  # of the players, by seat
FACES = range(1, 7)  # strengths, and the columns of the market
VALUES = range(5)
LETTERS = "abcdefgh"
ADVENTURER_CARDS, EVENT_CARDS, NOTE_CARDS, FIELDS = 29, 7, 13, 35

Strength: TypeAlias = Annotated[int, Field(ge=1, le=6)]
Amount: TypeAlias = Annotated[int, Field(ge=0)]
Symbol: TypeAlias = Literal["gold", "duel", "poker"]
SYMBOLS: tuple[Symbol, ...] = ("gold", "duel", "poker")


class Fact(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Adventurer(Fact):
    """An adventurer with a strength for each symbol."""

    id: str
    gold: Strength
    duel: Strength
    poker: Strength

    @property
    def strengths(self) -> tuple[int, int, int]:
        return self.gold, self.duel, self.poker

    def strength(self, symbol: Symbol) -> int:
        return {"gold": self.gold, "duel": self.duel, "poker": self.poker}[symbol]


class EventCard(Fact):
    """An event; `first` and `second` are nuggets, on gold cards only."""

    id: str
    symbol: Symbol
    first: Amount = 0
    second: Amount = 0


class Section(Fact):
    """Fields of one color, with the steps that poker gains and loses there."""

    color: str
    fields: Annotated[int, Field(gt=0)]
    gain: Amount
    loss: Amount


class Pieces(Fact):
    adventurers: list[Adventurer]
    events: list[EventCard]
    notes: dict[str, Annotated[int, Field(gt=0, le=len(LETTERS))]]
    sections: list[Section]
    start: int
    arrival: int
    rip: dict[str, Annotated[int, Field(gt=0)]]  # the undertaker's steps, by players


def load(path: Path) -> Pieces:
    """Read the pieces; raises `ValueError` if they break the rule book."""
    pieces = Pieces.model_validate(tomllib.loads(path.read_text("utf-8")))
    check(pieces)
    return pieces


def check(pieces: Pieces) -> None:
    """Raise `ValueError` with the names of the rules that these pieces break."""
    ids = [*(item.id for item in pieces.adventurers), *(item.id for item in pieces.events)]
    rules = {
        "29 adventurers or more": len(pieces.adventurers) >= ADVENTURER_CARDS,
        "7 events": len(pieces.events) == EVENT_CARDS,
        "no adventurer or event twice": len(ids) == len(set(ids)),
        "near-equal adventurers": all(9 <= sum(a.strengths) <= 11 for a in pieces.adventurers),
        "no adventurer better than another": not _dominated(pieces.adventurers),
        "every strength in every symbol": all(
            set(strengths) == set(FACES) for strengths in zip(*(a.strengths for a in pieces.adventurers))
        ),
        "amounts on gold cards alone": all(_fits(event) for event in pieces.events),
        "13 notes of 0 to 4": [*pieces.notes] == [str(value) for value in VALUES]
        and sum(pieces.notes.values()) == NOTE_CARDS,
        "35 fields in six colors": sum(s.fields for s in pieces.sections) == FIELDS
        and len({s.color for s in pieces.sections}) == 6,
        "the further, the less to gain and the more to lose": all(
            near.gain > far.gain and near.loss < far.loss for near, far in pairwise(pieces.sections[:-1])
        ),
        "arrival in the last part": pieces.arrival == FIELDS - pieces.sections[-1].fields + 1,
    }
    if broken := [rule for rule, holds in rules.items() if not holds]:
        raise ValueError(f"the pieces break: {', '.join(broken)}")


def _dominated(adventurers: Iterable[Adventurer]) -> bool:
    """Return whether an adventurer is at least as good as another in everything."""
    kinds = {adventurer.strengths for adventurer in adventurers}
    return any(all(x >= y for x, y in zip(one, other)) for one, other in permutations(kinds, 2))


def _fits(event: EventCard) -> bool:
    if event.symbol == "gold":
        return event.first > event.second > 0
    return event.first == event.second == 0


[PIECES] = card_sets("gnadenlos", load).values()
ADVENTURERS: Mapping[str, Adventurer] = {one.id: one for one in PIECES.adventurers}
EVENTS: Mapping[str, EventCard] = {one.id: one for one in PIECES.events}
SECTIONS = tuple(PIECES.sections)
START, ARRIVAL = PIECES.start, PIECES.arrival
RIP: Mapping[int, int] = {int(seats): steps for seats, steps in PIECES.rip.items()}
_STREET = tuple(section for section in SECTIONS for _ in range(section.fields))


def section_of(field: int) -> Section:
    return _STREET[field - 1]


def notes_of(seat: Seat) -> list[str]:
    """Return all notes of a player's color."""
    counts = PIECES.notes.items()
    return [f"{COLORS[seat]}-{value}.{letter}" for value, count in counts for letter in LETTERS[:count]]


@lru_cache(maxsize=256)
def value_of(note: str) -> int:
    return int(kind_of(note)[-1])


@lru_cache(maxsize=256)
def owner_of(note: str) -> Seat:
    """Return the debtor, not the holder."""
    return COLORS.index(note.partition("-")[0])


@lru_cache(maxsize=256)
def kind_of(note: str) -> str:
    """Return a note's id without the letter of its copy: `red-3`."""
    return note.partition(".")[0]


def total(notes: Iterable[str]) -> int:
    return sum(map(value_of, notes))
