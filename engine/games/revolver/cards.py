"""The cards, guardians and battlefields, read from data/games/revolver/cards at import."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.core.editions import card_sets

SIDES = GUARDIANS, MAPACHE = "guardians", "mapache"
FIREPOWER, OBSTRUCTION = "firepower", "obstruction"
NUMBER, CHEAT, ACCUSATION = "number", "cheat", "accusation"
CRYSTAL_RIVER, CATARATAS, HOME = "crystal-river", "cataratas", "malpaso"
BRIDGE, MALPASO, MINE = "bridge", "malpaso", "mine"
ESTEBAN = "padre-esteban"
DECK = 62
MAX_FIREPOWER = 6
NARROW, SHELTER, CAPTAIN, BREACH, TOLL, WET, THIRST = (
    "narrow", "shelter", "captain", "breach", "toll", "wet", "thirst",
)  # fmt: skip

Side: TypeAlias = Literal["guardians", "mapache"]


@lru_cache(maxsize=1024)
def key_of(card: str) -> str:
    return card.partition(".")[0]


class Fact(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    key: str


class Card(Fact):
    type: Literal["firepower", "obstruction", "one-shot"]
    copies: Annotated[int, Field(ge=1, le=3)]
    cost: Annotated[int, Field(ge=0, le=4)]
    firepower: Annotated[int, Field(ge=0, le=MAX_FIREPOWER)] = 0
    kegs: Annotated[int, Field(ge=0, le=2)] = 0  # the guardians'
    ammo: Annotated[int, Field(ge=0, le=2)] = 0  # Mapache's
    power: Annotated[int, Field(ge=0, le=2)] = 0  # power tokens when it enters play
    lasting: Literal["", "narrow", "shelter", "captain", "breach", "toll", "wet", "thirst"] = ""
    icon: str = ""  # what its picture shows; without one, a portrait


class CharacterFact(Fact):
    """A guardian of Malpaso."""

    rating: Annotated[int, Field(ge=1)]
    starting: bool = False
    grit: Annotated[int, Field(ge=0)] = 0


class Battlefield(Fact):
    """A battlefield; `recruits` are those of each turn box. The last `optional` boxes may be skipped."""

    route: Literal["crystal-river", "cataratas", "malpaso"]
    index: Annotated[int, Field(ge=1, le=3)]
    defence: Annotated[int, Field(ge=0)]
    recruits: Annotated[tuple[int, ...], Field(strict=False, min_length=1)]
    optional: Annotated[int, Field(ge=0)]
    icon: str

    @property
    def boxes(self) -> int:
        return len(self.recruits)

    @property
    def normal(self) -> int:
        """Return the number of boxes that cannot be skipped."""
        return self.boxes - self.optional


class Poker(Fact):
    """A card of the tournament, and its benefit for having been played."""

    side: Side
    kind: Literal["number", "cheat", "accusation"]
    value: Annotated[int, Field(ge=0)] = 0
    benefit: Literal["none", "cards", "power", "army"]
    amount: Annotated[int, Field(ge=0)] = 0


class File(BaseModel):
    model_config = ConfigDict(extra="forbid")

    guardians: list[Card]
    mapache: list[Card]
    people: list[CharacterFact]
    fields: list[Battlefield]
    poker: list[Poker]

    def deck(self, side: str) -> list[Card]:
        return self.guardians if side == GUARDIANS else self.mapache


def check(file: File) -> None:
    """Raise `ValueError` with the names of the rules that these facts break."""
    cards = [*file.guardians, *file.mapache]
    keys = [fact.key for part in (cards, file.people, file.fields, file.poker) for fact in part]
    starting = Counter(person.starting for person in file.people)
    padre, second = sorted(file.people, key=lambda person: -person.rating)[:2]
    rules = {
        "62 cards in each deck": {sum(c.copies for c in file.deck(side)) for side in SIDES} == {DECK},
        "obstructions and ammunition are Mapache's, kegs the guardians'": _icons_fit(file),
        "a key is used once": len(set(keys)) == len(keys),
        "seven guardians and twelve recruits": starting == {True: 7, False: 12},
        "Esteban has the highest rating": padre.key == ESTEBAN
        and padre.starting
        and padre.rating > second.rating,
        "three battlefields each way": _fields_fit(file),
        "six poker cards each": Counter(c.side for c in file.poker) == {GUARDIANS: 6, MAPACHE: 6},
    }
    if broken := [rule for rule, holds in rules.items() if not holds]:
        raise ValueError(f"the cards break: {', '.join(broken)}")


def _icons_fit(file: File) -> bool:
    ours = all(not card.ammo and card.type != OBSTRUCTION for card in file.guardians)
    guns = all((card.firepower > 0) == (card.type == FIREPOWER) for card in file.guardians + file.mapache)
    return ours and guns and all(not card.kegs for card in file.mapache)


def _fields_fit(file: File) -> bool:
    def recruits(route: str) -> int:
        return sum(sum(field.recruits) for field in file.fields if field.route == route)

    places = {(field.route, field.index) for field in file.fields}
    routes = {(route, index) for route in (CRYSTAL_RIVER, CATARATAS, HOME) for index in (1, 2, 3)}
    home = [field for field in file.fields if field.route == HOME]
    return (
        places == routes
        and len(file.fields) == 9
        and max(recruits(CRYSTAL_RIVER), recruits(CATARATAS)) <= 12
        and not any(field.optional or any(field.recruits) for field in home)
        and [field.boxes for field in home if field.key == MINE] == [4]
    )


def load(path: Path) -> File:
    file = File.model_validate(tomllib.loads(path.read_text("utf-8")))
    check(file)
    return file


[FILE] = card_sets("revolver", load).values()
DECKS: Mapping[str, list[Card]] = {side: FILE.deck(side) for side in SIDES}
CARDS: Mapping[str, Card] = {card.key: card for cards in DECKS.values() for card in cards}
SIDE: Mapping[str, str] = {card.key: side for side, cards in DECKS.items() for card in cards}
PEOPLE: Mapping[str, CharacterFact] = {person.key: person for person in FILE.people}
FIELDS: Mapping[str, Battlefield] = {field.key: field for field in FILE.fields}
POKER: Mapping[str, Poker] = {card.key: card for card in FILE.poker}


def deck(side: str) -> list[str]:
    """Return the ids of a side's 62 cards, in the order of the file."""
    return [f"{card.key}.{copy}" for card in DECKS[side] for copy in range(1, card.copies + 1)]


@lru_cache(maxsize=1024)
def card_data(card: str) -> Card:
    return CARDS[key_of(card)]


def is_sought(card: str) -> bool:
    """Return whether a deck may be searched for this card."""
    return bool(card_data(card).kegs or card_data(card).ammo)


@lru_cache(maxsize=1024)
def side_of(card: str) -> str:
    return SIDE[key_of(card)]


def route_battlefields(route: str) -> list[str]:
    """Return the battlefields of a route, left to right."""
    fields = [field for field in FIELDS.values() if field.route == route]
    return [field.key for field in sorted(fields, key=lambda field: field.index)]
